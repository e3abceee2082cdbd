import { render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { expect, test, vi } from "vitest";

import type { BoardProps, Event } from "../contract";
import type { Data } from "./deck";
import { contextOf } from "./fixtures/context";
import duel from "./fixtures/duel.json";
import season from "./fixtures/season.json";
import { board } from ".";
import { columnsOf } from "./score_sheet";
import type { View } from "./view";

const view = duel as unknown as View;
// Six portraits and a dozen thumbnails take a while where many tests share a processor.
vi.setConfig({ testTimeout: 30_000 });

function table(some: Partial<View>, choices: string[], seat: number | null = 1, events: Event[] = [], log: Event[] = [], motion = false) {
  const play = vi.fn();
  const props: BoardProps<View, Data> = {
    ...contextOf({ ...view, ...some }, "en", seat),
    turn: { owes: "decision", seats: [1], outcomes: [] },
    choices, events, log, tell: () => {}, why: () => {}, play, keyOf: () => null, lit: null, light: () => {}, motion, over: false,
  };
  const { container, unmount } = render(board.Board, { props });
  return { play, container, unmount };
}

test("a turn is played on the things: coaches have two buttons each, my players one", async () => {
  const choices = ["match:3", "exchange:2", "exchange:3", ...view.hand.map(({ id }) => `transfer:${id}`)];
  const { play } = table({ phase: "turn", match: null, chosen: null }, choices);
  for (const name of ["Challenge Cleo", "Exchange with Bob", "Exchange with Cleo", /^Transfer Silver Skates/]) screen.getByRole("button", { name }).click();
  expect(play.mock.calls.flat()).toEqual(["match:3", "exchange:2", "exchange:3", "transfer:silver-skates"]);
  expect(screen.queryByRole("button", { name: "Challenge Bob" })).toBeNull();
});

test("Sitting Bully’s piles and Jolly Judge’s answers are buttons", () => {
  const bully = table({ phase: "bully", chosen: null }, ["draw:forwards", "draw:none"]);
  screen.getByRole("button", { name: "Draw from the pile of forwards" }).click();
  screen.getByRole("button", { name: "Draw nothing" }).click();
  expect(bully.play.mock.calls.flat()).toEqual(["draw:forwards", "draw:none"]);
  const judge = table({ phase: "judge", chosen: null }, ["judge:mine", "judge:theirs", "judge:play-on"]);
  screen.getByRole("button", { name: /The other team wins/ }).click();
  expect(judge.play).toHaveBeenCalledWith("judge:theirs");
});

const said = (n: number, id: string, args: Event["args"]) => ({ n, id: `pp.${id}`, rule: null, args });
const match = [
  said(1, "match_begins", { seat: 2, other: 1 }),
  said(2, "revealed", { seat: 2, number: 6, card: "pp.card.frost-giant" }), said(3, "revealed", { seat: 1, number: 6, card: "pp.card.swinging-gate" }),
  said(4, "goal", { seat: 2, card: "pp.card.frost-giant", goals1: 1, goals2: 0 }),
  said(5, "result", { seat: 2, other: 1, goals1: 1, goals2: 0 }), said(6, "cross", { seat: 2, number: 1 }),
];
const big = (container: HTMLElement) => [...container.querySelectorAll('[data-thing^="big-"]')].map((node) => [node.getAttribute("data-thing"), node.querySelector("[aria-label]")?.getAttribute("aria-label")?.split(" (")[0]]);

test("the duel that ends a match stays on the ice until something else begins, with its goal", () => {
  const over = table({ phase: "turn", match: null, chosen: null }, [], 1, match.slice(1), match);
  expect(big(over.container)).toEqual([["big-0-6", "Frost Giant"], ["big-1-6", "Swinging Gate"]]);
  expect(over.container.querySelector(".scored")?.getAttribute("data-thing")).toBe("big-0-6");
  over.unmount();
  // Who opens the page later sees the same, without the goal's cheer; what begins next takes it away.
  const later = table({ phase: "turn", match: null, chosen: null }, [], 1, [], match);
  expect(big(later.container)).toHaveLength(2);
  later.unmount();
  const next = table({ phase: "turn", match: null, chosen: null }, [], 1, [], [...match, said(7, "transfer", { seat: 1, pile: null, card: null })]);
  expect(big(next.container)).toEqual([]);
  next.unmount();
  // A card that this one may not know: nothing is made up.
  const unknown = match.map((event) => (event.n === 3 ? said(3, "revealed", { seat: 1, number: 6, card: null }) : event));
  expect(big(table({ phase: "turn", match: null, chosen: null }, [], 1, [], unknown).container)).toEqual([]);
});

test("the last duel of a round is shown at the dot of the next one, and of a playoff match at that of the next, whoever challenges", () => {
  const side = { goals: 0, chosen: false, shown: [] };
  const fresh = { challenger: 1, opponent: 2, duel: 1, winner: null, asked: null, added: null, sides: [side, side] } as unknown as View["match"];
  const { container } = table({ phase: "duel", match: fresh, chosen: null }, [], 1, [], [...match, said(7, "playoff_match", { number: 2, seat: 1, other: 2 })]);
  expect(big(container)).toEqual([["big-0-6", "Swinging Gate"], ["big-1-6", "Frost Giant"]]);
});

test("the sixth duel stays at the dot of sudden death while a coach lays his card for the seventh", () => {
  const side = (chosen: boolean) => ({ goals: 1, chosen, shown: [] });
  const seventh = { challenger: 2, opponent: 1, duel: 7, winner: null, asked: null, added: null, sides: [side(true), side(false)] } as unknown as View["match"];
  const log = [...match.slice(0, 4), said(5, "overtime", { number: 1 }), said(6, "chose", { seat: 2, number: 7, card: null })];
  const { container } = table({ phase: "duel", match: seventh, chosen: null }, [], 1, log.slice(1), log);
  expect(big(container)).toEqual([["big-0-6", "Frost Giant"], ["big-1-6", "Swinging Gate"]]);
  expect(container.querySelector(".scored")?.getAttribute("data-thing")).toBe("big-0-6");
});

test("what a duel came to is not told before both cards are turned over", async () => {
  // jsdom moves nothing: they are turned over when the test says so.
  const ends: Array<() => void> = [];
  Object.assign(Element.prototype, { animate: () => ({ finished: new Promise<void>((done) => ends.push(done)) }) });
  const shown = view.match!.sides.map((side) => side.shown.find((card) => card.duel === 2)!);
  const events = [
    ...shown.map((card, i) => said(i + 1, "revealed", { seat: i === 0 ? view.match!.challenger : view.match!.opponent, number: 2, card: `pp.card.${card.id}` })),
    said(3, "goal", { seat: view.match!.challenger, card: null, goals1: 1, goals2: 0 }),
  ];
  const { container } = table({}, [], 1, events, [], true);
  const told = () => [".cheer", ".scored", '[data-thing^="mini-"][data-thing$="-2"]'].map((what) => container.querySelectorAll(what).length);
  expect(told()).toEqual([0, 0, 0]);
  ends.forEach((end) => end());
  await new Promise((done) => setTimeout(done));
  expect(told()).toEqual([1, 1, 2]);
  Reflect.deleteProperty(Element.prototype, "animate");
});

test("a match that was taken back leaves no line on the sheet", () => {
  const judged = [said(1, "match_begins", { seat: 2, other: 1 }), said(2, "judge_decides", { seat: 1, other: 2 }), said(3, "result", { seat: 2, other: 1, goals1: 0, goals2: 0 }), said(4, "cross", { seat: 2, number: 1 })];
  const undone = { n: 5, id: "match.undone", rule: null, args: { seat: 1 } };
  expect(columnsOf(judged, 2)[1]).toHaveLength(1);
  expect(columnsOf([...judged, undone], 2)[1]).toEqual([]);
  expect(columnsOf([...judged, undone, ...judged.slice(1)], 2)[1]).toHaveLength(1);
});

test("of two duels that came at once the goal is cheered with the one that is shown", () => {
  const turned = (n: number, seat: number, number: number) => ({ n, id: "pp.revealed", rule: "PP-15", args: { seat, number, card: null } });
  const goal = (n: number, seat: number) => ({ n, id: "pp.goal", rule: "PP-16", args: { seat, card: null, goals1: 0, goals2: 0 } });
  const first = [turned(1, 2, 1), turned(2, 1, 1), goal(3, 2)];
  const cheers = (events: Event[]) => {
    const { container, unmount } = table({}, [], 1, events);
    const found = [...container.querySelectorAll(".scored")].map((node) => node.getAttribute("data-thing"));
    unmount();
    return found;
  };
  expect(cheers([...first, turned(4, 2, 2), turned(5, 1, 2), goal(6, 1)])).toEqual(["big-1-2"]);
  expect(cheers([...first, turned(4, 2, 2), turned(5, 1, 2)])).toEqual([]);
  expect(cheers([goal(6, 1)])).toEqual(["big-1-2"]); // after Jolly Judge has spoken
  // Duels of the match before this one had the same numbers, and a third one of this match may have been taken back.
  const earlier = [turned(1, 2, 2), turned(2, 1, 2), goal(3, 2), turned(4, 2, 3), turned(5, 1, 3), goal(6, 1), said(7, "match_begins", { seat: 2, other: 1 })];
  expect(cheers([...earlier, turned(8, 2, 2), turned(9, 1, 2)])).toEqual([]);
  expect(cheers([...earlier, turned(8, 2, 2), turned(9, 1, 2), goal(10, 1), turned(11, 2, 3), turned(12, 1, 3), goal(13, 2)])).toEqual(["big-1-2"]);
});

test("on a touch screen the first tap lifts a player, the second plays him", async () => {
  const { play } = table({ chosen: null }, ["silver-skates", "uncle-pad"]);
  const card = screen.getByRole("button", { name: /^Play Silver Skates/ });
  const tap = async () => {
    card.dispatchEvent(Object.assign(new Event("pointerdown", { bubbles: true }), { pointerType: "touch" }));
    card.click();
    await tick();
  };
  await tap();
  expect(play).not.toHaveBeenCalled();
  expect(screen.getByText(/Tap once more/)).toBeTruthy();
  await tap();
  expect(play).toHaveBeenCalledWith("silver-skates");
});

test("PP-50: who watches sees no hand, and a card face down says nothing", () => {
  const { container } = table({ hand: [], chosen: null, notebook: [] }, [], null);
  expect(container.querySelector(".hand")).toBeNull();
  expect(screen.getByRole("img", { name: "Alice is ready, face down" })).toBeTruthy();
  expect(container.textContent).not.toMatch(/Fort Nox/);
});

test("the sheet of a finished season has a column a coach, the champion’s star and three stars", async () => {
  const over = season.view as unknown as View;
  const { container } = render(await board.sheet!(), { props: { ...contextOf(over), sheet: season.sheet, events: [] } });
  expect(container.querySelectorAll(".columns section")).toHaveLength(over.coaches.length);
  expect(container.querySelectorAll("section.champion")).toHaveLength(1);
  expect(container.querySelectorAll(".stars li")).toHaveLength(3);
});
