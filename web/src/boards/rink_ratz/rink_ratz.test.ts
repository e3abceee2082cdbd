import { render } from "@testing-library/svelte";
import { describe, expect, it, vi } from "vitest";

import type { BoardContext, BoardProps, Event } from "../contract";
import { board } from ".";
import { cardOf, playOf, playsOf } from "./cards";
import { fateOf } from "./fate";
import { pileOf } from "./pile";
import type { View } from "./view";
import { group, kind, phrase, question, scoreboard } from "./words";

const view: View = {
  phase: "play", level: "pro", period: 1, shift: 2, shifts: 4, dealer: 2, to_play: 1, goals: [0, 2], top: "15", previous: null,
  shot: null, power_play: null, fresh_goal: null, goalies_out: [], hand_sizes: [6, 6], bench: 5, bench_shown: [],
  hand: ["5", "6", "10", "10", "SB", "PD"],
};

// Says the id and the parameters, so that a test sees what was asked for.
const say = (id: string, params: Record<string, unknown> = {}) => [id, ...Object.values(params)].join(" ");

function context(changes: Partial<View> = {}): BoardContext<View> {
  const seat = (at: number) => ({ seat: at, team: at }) as BoardContext["seats"][number];
  return {
    game: "rink-ratz", options: {}, view: { ...view, ...changes }, data: null, seat: 1, seats: [seat(1), seat(2)], lang: "en",
    say, has: () => true, event: ({ id }) => id, number: String, seatName: (at) => `seat ${at}`, teamName: (team) => `team ${team}`,
  };
}

const told = (n: number, id: string, args: Record<string, unknown> = {}): Event => ({ n, id, rule: null, args });

const props = (hand: string[], choices: string[], changes: Partial<BoardProps<View>> = {}): BoardProps<View> => ({
  ...context({ hand }), turn: { owes: "decision", seats: [1], outcomes: [] }, choices, events: [], log: [], play: () => Promise.resolve(true), why: () => {},
  keyOf: () => null, lit: null, light: () => {}, tell: () => {}, motion: false, over: false, ...changes,
});

describe("a choice", () => {
  it("is a card and what it is played as", () => {
    expect([cardOf("10"), playOf("10"), playsOf("10")]).toEqual(["10", null, null]);
    expect([cardOf("TM:save"), playOf("TM:save"), playsOf("TM")]).toEqual(["TM", "save", ["two-on-one", "save"]]);
  });
  it("is worded by the texts of the game", () => {
    expect(phrase("10", context())).toBe("rr.action.number rr.card.10");
    expect(phrase("SB:shot", context())).toBe("rr.action.special rr.option.shot rr.card.SB");
    expect(phrase("SB:none", context())).toBe("rr.action.waste rr.card.SB");
    expect(phrase("pull-goalie", context())).toBe("rr.action.pull-goalie");
  });
  it("is in exactly one group", () => {
    const choices = ["5", "SB:shot", "10", "pull-goalie"];
    const groups = group(choices, context());
    expect(groups.map((each) => each.choices)).toEqual([["5", "10"], ["SB:shot"], ["pull-goalie"]]);
  });
});

describe("the question", () => {
  const shot = { stage: "target" as const, kind: "pair" as const, scores: [0], rebounds: [-1, 1] };
  it("tells an attempt from an answer", () => {
    expect(question(["5"], context({ shot: { ...shot, team: 1 } }))).toBe("rr.board.attempt");
    expect(question(["5"], context({ shot: { ...shot, team: 2 } }))).toBe("rr.board.answer");
  });
  it("speaks of the goal that can still be saved, and of having no play", () => {
    expect(question(["5"], context({ fresh_goal: 2 }))).toBe("rr.board.after_goal");
    expect(question(["SB:none"], context())).toBe("rr.board.no_play");
    expect(question(["SB:none", "pull-goalie"], context())).toBe("rr.board.no_play");
    expect(question(["5"], context())).toBe("rr.board.open");
  });
});

describe("what a number would bring", () => {
  const shot = { stage: "target" as const, kind: "pair" as const, team: 1, scores: [0], rebounds: [-1, 1] };
  const fates = (changes: Partial<View>, options = {}) => [5, 6, 8, 12].map((number) => fateOf(number, 1, { ...view, ...changes }, options));
  it("is a goal on the target, a rebound beside it, a pair in open play", () => {
    expect(fates({ shot, top: "5" })).toEqual(["scores", "rebounds", null, null]);
    expect(fates({ previous: 8 })).toEqual([null, null, "match", null]);
    expect(fates({ shot: { ...shot, team: 2 }, top: "5" })).toEqual([null, null, null, null]);
  });
  it("is a shot with a stick on my power play, unless it scores or rebounds", () => {
    const power_play = { team: 1, men: 1, cards: 3, of: 8 };
    expect(fates({ power_play, previous: 8 })).toEqual([null, null, "match", "shoots"]);
    expect(fates({ power_play, shot, top: "5" })).toEqual(["scores", "rebounds", null, "shoots"]);
    expect(fates({ power_play, shot, top: "13" })).toEqual([null, null, null, "rebounds"]);
    expect(fates({ power_play: { ...power_play, team: 2 }, previous: 8 })).toEqual([null, null, "match", null]);
    expect(fates({ power_play, shot: { ...shot, team: 2, stage: "made" } })).toEqual([null, null, null, null]);
  });
  it("takes over the shot of a pair where that was agreed", () => {
    const made = { shot: { ...shot, team: 2, stage: "made" as const }, previous: 8, top: "8" };
    expect(fates(made)).toEqual([null, null, null, null]);
    expect(fates(made, { third_card_steals_shot: "on" })).toEqual([null, null, "shoots", null]);
  });
});

describe("the scoreboard", () => {
  it("shows goals, period, whose turn it is and the power play", () => {
    const board = scoreboard({ ...view, power_play: { team: 2, men: 1, cards: 3, of: 8 }, goalies_out: [1] }, context());
    expect(board.teams.map(({ score, lit }) => [score, lit])).toEqual([[0, true], [2, false]]);
    expect(board.teams.map(({ details }) => details)).toEqual([["rr.board.no_goalie"], ["page.rr.power_play 3 8"]]);
    expect(board.centre).toEqual(["rr.board.period 1", "rr.board.shift 2 4"]);
  });
  it("counts overtimes from one", () => {
    expect(scoreboard({ ...view, period: 5 }, context()).centre[0]).toBe("rr.board.overtime 2");
  });
});

describe("the pile", () => {
  it("holds the cards of the period with what came of them", () => {
    const pile = pileOf([
      told(1, "rr.number_played", { seat: 1, card: "rr.card.4" }),
      told(2, "rr.period_begins", { number: 2, seat: 1 }),
      told(3, "rr.number_played", { seat: 2, card: "rr.card.8" }),
      told(4, "rr.special_played", { seat: 1, option: "rr.option.shot" }),
      told(5, "rr.shot", { team: 1, shot: "rr.shot.card" }),
      told(6, "rr.wasted", { seat: 2, card: "rr.card.SB" }),
    ]);
    expect(pile).toEqual([
      { n: 3, seat: 2, face: "8", mark: null },
      { n: 4, seat: 1, face: "shot", mark: "shot" },
      { n: 6, seat: 2, face: "none", mark: null },
    ]);
  });
  it("loses the card that is taken back, but none with a goalie", () => {
    const eight = told(1, "rr.number_played", { seat: 1, card: "rr.card.8" });
    const nine = told(2, "rr.number_played", { seat: 2, card: "rr.card.9" });
    const [shot, pulled, undone, again] = [told(3, "rr.shot"), told(4, "rr.goalie_pulled"), told(5, "match.undone"), told(6, "match.undone")];
    expect(pileOf([eight, nine, shot, pulled, undone]).map(({ face, mark }) => [face, mark])).toEqual([["8", null], ["9", "shot"]]);
    expect(pileOf([eight, nine, shot, pulled, undone, again]).map(({ n }) => n)).toEqual([1]);
  });
});

describe("a card on the pile", () => {
  it("has stripes on its edge if the visitors laid it", () => {
    const log = [told(1, "rr.number_played", { seat: 1, card: "rr.card.4" }), told(2, "rr.number_played", { seat: 2, card: "rr.card.8" })];
    const { container, unmount } = render(board.Board, { props: props([], [], { log }) as never });
    expect([...container.querySelectorAll("[data-thing^=laid]")].map((node) => node.classList.contains("striped"))).toEqual([true, false]);
    unmount();
  });
});

describe("an event", () => {
  it("is loud, quiet or plain", () => {
    expect(["rr.goal", "rr.dealt", "rr.won", "rr.missed"].map((id) => kind(told(1, id)))).toEqual(["goal", "quiet", "win", "plain"]);
  });
});

describe("the hand", () => {
  it("plays a special that is carried to the pile by the half that was taken hold of", () => {
    HTMLElement.prototype.setPointerCapture = () => {};
    const play = vi.fn(() => Promise.resolve(true));
    const { container, unmount } = render(board.Board, { props: props(["TM"], ["TM:two-on-one", "TM:save"], { play }) as never });
    // Without a layout everything lies at 0, 0: the pile too.
    const pointer = (type: string, at: EventTarget, clientY: number) => at.dispatchEvent(new MouseEvent(type, { bubbles: true, button: 0, clientX: 0, clientY }));
    const carry = (from: Element) => {
      pointer("pointerdown", from, 50);
      pointer("pointermove", window, 20);
      pointer("pointerup", window, 0);
    };
    for (const half of ["save", "two-on-one"]) carry(container.querySelector(`[data-half="${half}"]`)!);
    carry(container.querySelector(".hand .card")!);
    expect(play.mock.calls.flat()).toEqual(["TM:save", "TM:two-on-one"]);
    unmount();
  });
  it("is walked through by Tab: cards that may be played, halves of specials, and nothing else", () => {
    const { container, unmount } = render(board.Board, { props: props(["5", "6", "SB"], ["5", "SB:shot"]) as never });
    const stops = [...container.querySelectorAll<HTMLElement>(".hand *")].filter(({ tabIndex }) => tabIndex >= 0);
    expect(stops.map((node) => node.getAttribute("aria-label") ?? node.dataset["half"])).toEqual(["rr.card.5", "shot"]);
    unmount();
  });
  it("shows the number key of a card, and of each half of a special that may be played", () => {
    const choices = ["5", "SB:shot", "TM:two-on-one", "TM:save"];
    const keyOf = (choice: string) => String(choices.indexOf(choice) + 1);
    const { container, unmount } = render(board.Board, { props: props(["5", "SB", "TM"], choices, { keyOf }) as never });
    const keyed = [...container.querySelectorAll(".hand [aria-keyshortcuts]")].map((node) => [node.getAttribute("aria-keyshortcuts"), node.querySelector("kbd")?.textContent]);
    expect(keyed).toEqual([["1", "1"], ["2", "2"], ["3", "3"], ["4", "4"]]);
    unmount();
  });
});
