import { readFileSync } from "node:fs";
import { join } from "node:path";

import { render } from "@testing-library/svelte";
import { tick } from "svelte";
import { describe, expect, it, vi } from "vitest";

import { skipMotion } from "../../look/motion";
import { readCsv } from "../../say/csv";
import { fill, type Lang } from "../../say/pattern";
import type { BoardContext, BoardProps, Event } from "../contract";
import Charts from "./Charts.svelte";
import { aboutMan, aboutOf, verbOf } from "./choices";
import { durationOf, filmOf, goalOf, inTheAir, landing, lengthOf } from "./film";
import told from "./film.fixture.json";
import ManCard from "./ManCard.svelte";
import Pairadice from "./Pairadice.svelte";
import { askedSpot, barred, benched, choiceOf, filledUp, gapsIn, put, spots, stillOpen } from "./pencil";
import { matchBrings } from "./reading";
import { table } from "./tables";
import { lineSlot, type Data, type OnIce, type Place, type Roll, type View } from "./view";
import { group, kind, phrase, question, scoreboard } from "./words";

// Two views of a real game with what happened between them: a shot that is saved, a pass, a goal into an empty net.
const before = told.before as View;
const after = told.after as View;
const events = told.events as unknown as Event[];
const data: Data = {
  files: {
    "dice.csv": [["die", "position", "injury"], ["1", "LW", "LW"], ["2", "RW", "RW"], ["3", "C", "C"], ["4", "LD", "LD"], ["5", "RD", "RD"], ["6", "C", "G"]],
    "opposites.csv": [["position", "facing", "same"], ["LW", "RD", "LW"], ["C", "C", "C"]],
    "ice_action.csv": [["white", "wing", "centre", "defender"], ["1", "LW", "LW", "LW"], ["2", "RW", "RW", "RW"], ["3", "C", "LW", "C"], ["4", "LD", "LD", "LD"], ["5", "RD", "RD", "RD"], ["6", "C", "RW", "C"]],
    "face_off.csv": [["advantage", "wins_up_to"], ["0", "3"], ["1", "4"], ["2", "5"]],
  },
};

// Says the id and the parameters, so that a test sees what was asked for.
const say = (id: string, params: Record<string, unknown> = {}) => [id, ...Object.values(params)].join(" ");

function context(changes: Partial<View> = {}): BoardContext<View, Data> {
  const seat = (at: number) => ({ seat: at, team: at }) as BoardContext["seats"][number];
  return {
    game: "pairadice", options: {}, view: { ...after, ...changes }, data, seat: 1, seats: [seat(1), seat(2)], lang: "fr",
    say, has: () => true, event: ({ id }) => id, number: String, seatName: (at) => `seat ${at}`, teamName: (team) => `team ${team}`,
  };
}

describe("a choice", () => {
  it("is a verb and whom it is about", () => {
    expect([verbOf("pp-left:18"), aboutOf("pp-left:18"), aboutOf("go")]).toEqual(["pp-left", "18", ""]);
    expect(aboutMan(["time-out:3", "pull:3", "stay:C"], 3)).toEqual(["pull:3"]);
  });
  it("is worded with the man's number and name", () => {
    expect(phrase("sixth:18", context())).toBe("pd.action.sixth page.pd.man 18 Camille Trentlow");
    expect(phrase("stay:C", context())).toBe("pd.action.stay Fidèle Colpittsen");
    expect(phrase("time-out:2", context())).toBe("pd.action.time-out 2");
    expect(phrase("go", context())).toContain("pd.action.go");
  });
  it("is in exactly one group", () => {
    const groups = group(told.choices, context());
    expect(groups.map(({ heading, choices }) => [heading, choices.length])).toEqual([["", 1], ["page.pd.group.net", 7]]);
  });
  it("to leave somebody out is listed under his position", () => {
    expect(group(["scratch:31", "scratch:18", "assistant"], context()).map(({ heading }) => heading)).toEqual(["", "page.pd.group.LW", "page.pd.group.G"]);
  });
});

describe("the question", () => {
  it("names the lines that meet, or the place to be filled", () => {
    expect(question(["go"], context())).toBe(`pd.ask.change ${after.teams[0]!.next_unit} ${after.teams[1]!.next_unit}`);
    expect(question(["place:18"], context({ phase: "lines", place: { pos: "LW", row: 2 } }))).toBe("pd.ask.lines pd.place.LW 2");
    expect(question(["start:31"], context({ phase: "starter" }))).toBe("pd.ask.starter");
  });
});

describe("the scoreboard", () => {
  it("shows clubs in the language of the page, goals, shots and the clock", () => {
    const board = scoreboard(after, context());
    expect(board.teams.map(({ name, score }) => [name, score])).toEqual([["Marées de Moncton", 19], ["Draveurs de Gatineau", 32]]);
    expect(board.teams[0]!.details).toContain("page.pd.empty_net");
    expect(board.centre[0]).toBe(`pd.board.period ${after.period}`);
    expect(scoreboard({ ...after, seconds: 605 }, context()).centre[1]).toBe("10:05");
    expect(scoreboard({ ...after, period: 4 }, context()).centre[0]).toBe("pd.board.overtime 1");
  });
});

describe("the film", () => {
  const film = filmOf(before, after, events, data, {});
  it("has a frame for every roll, with its chart and what came of it", () => {
    expect(film.map(({ roll }) => [roll.chart, roll.verdict])).toEqual([
      ["ice_action", "shot"], ["shot", "recovered"], ["ice_action", "pass"], ["ice_action", "goal"],
    ]);
  });
  it("sets the carrier against the man whom the coloured die names, as the server does", () => {
    const { man, facing, column } = film.at(-1)!.roll;
    expect({ man, facing, column }).toEqual({ man: after.last!.man, facing: after.last!.facing, column: after.last!.column });
  });
  it("follows the puck and the men who come on", () => {
    expect(film[0]!.ice[0]!.find(({ place }) => place === "LW")!.name).toBe("Angus Hicksworth");
    expect(film.at(-1)!.puck).toEqual({ team: 2, place: "RW" });
  });
  it("has no puck on the ice once it is frozen", () => {
    const frozen = [...events.slice(0, 8), { id: "pd.frozen", args: { club: "Gatineau", player: "Rosaire Lafrenaye" } }, events[4]!, { id: "pd.no_injury", args: {} }];
    expect(filmOf(before, after, frozen.map((event, i) => ({ rule: null, ...event, n: i + 1 })), data, {}).at(-1)!.puck).toBeNull();
  });
  it("PD-34: a delayed penalty that begins with an interception is no roll on the penalty table", () => {
    const club = "Gatineau";
    const whistle = [
      ...events.slice(0, 5), { id: "pd.intercepted", args: { club, player: "Sylvain Hautcoeur" } }, { id: "pd.delayed_starts", args: { club } },
      { id: "pd.penalty", args: { club, player: "Marius Quenneval", penalty: "pd.penalty.obstruction", minutes: 2 } },
    ].map((event, i) => ({ rule: null, ...event, n: i + 1 }));
    expect(filmOf(before, after, whistle, data, {}).map(({ roll }) => [roll.chart, roll.verdict])).toEqual([["ice_action", "lost"]]);
  });
  it("takes time, and none when nothing is rolled", () => {
    expect(lengthOf(events)).toBeGreaterThan(4000);
    expect(lengthOf([])).toBe(0);
    expect(filmOf(before, after, [], data, {})).toEqual([]);
  });
  it("leaves time to read what came of a roll after its dice have stopped, however many there are", () => {
    for (const frames of [1, 8, 40]) expect(durationOf(frames, film[0]!) - landing).toBeGreaterThanOrEqual(800);
  });
  it("says of dice in the air who has the puck or shoots, and nothing that they decide", () => {
    const [first, shot] = film.map(({ roll }) => inTheAir(roll));
    expect(first).toMatchObject({ chart: "ice_action", coloured: null, verdict: "none", man: { place: "sixth" }, facing: null });
    expect(first!.column).toBeUndefined();
    expect(shot).toMatchObject({ chart: "shot", verdict: "none", man: film[1]!.roll.man, facing: film[1]!.roll.facing });
    expect(inTheAir({ ...film[0]!.roll, chart: "face_off" }).man).toBeNull();
  });
  it("leaves out the match-up where the server gave no tables", () => {
    expect(filmOf(before, after, events, null, {})[0]!.roll.facing).toBeNull();
  });
});

// The men on the ice as the fixture has them, Moncton with its sixth man, without those at the places that are named.
const iceOf = (view: View, ...empty: Place[][]): OnIce[][] =>
  view.teams.map(({ ice }, i) => ice.map((man) => (empty[i]?.includes(man.place) ? { place: man.place, no: null, vacant: man.place !== "sixth" } : man)));

function chartsOf(roll: Roll, ice: OnIce[][], puck: View["puck"] = null) {
  const { container, unmount } = render(Charts, { props: { context: context(), roll, ice, puck, bench: null } });
  const read = (marked: string) => [...container.querySelectorAll(marked)].map((node) => node.textContent);
  const seen = { legend: read(".legend span"), on: read(".legend .on"), rows: read("tr.row th"), cells: read("tr.row td.on") };
  unmount();
  return seen;
}

globalThis.ResizeObserver ??= class { observe() {} unobserve() {} disconnect() {} };
const boardOf = (view: View): BoardProps<View, Data> => ({
  ...context(), view, turn: { owes: "nothing", seats: [], outcomes: [] }, choices: [], events: [], log: [], tell: () => {}, why: () => {},
  play: async () => true, keyOf: () => null, lit: null, light: () => {}, motion: true, over: false,
});

/** The board with its rink, which is fetched. */
async function boardWithRink(props: BoardProps<View, Data>) {
  const rendered = render(Pairadice, { props });
  await vi.waitFor(() => expect(rendered.container.querySelector(".rink")).not.toBeNull(), 10_000);
  return rendered;
}

describe("a goal whose second assist is rolled for", () => {
  const told = (n: number, id: string, args: Event["args"]): Event => ({ n, id: `pd.${id}`, rule: null, args });
  const helped = [told(1290, "dice", { coloured: 6, white: 3 }), told(1291, "assist", { player: "Marius Quenneval", number: 2 })];
  const helper: Roll = { chart: "assist", coloured: 6, white: 3, verdict: "none", man: { team: 2, place: "RD", no: 55 }, facing: null, target: null };
  const view: View = { ...after, puck: null, last: helper };
  const log = [...events.slice(0, -1), ...helped];
  const shown = async (some: Partial<BoardProps<View, Data>>) => {
    const { container, unmount } = await boardWithRink({ ...boardOf(view), motion: false, ...some });
    const seen = { lamps: container.querySelectorAll(".scored").length, verdict: container.querySelector(".verdict")?.textContent, total: container.querySelector(".total")?.textContent };
    unmount();
    return seen;
  };

  it("is found in what was told, into the empty net or past the goalie", () => {
    const { man, facing, column, verdict } = goalOf(view, log, data, {})!;
    expect({ man, facing, column, verdict }).toEqual({ man: after.last!.man, facing: after.last!.facing, column: "wing", verdict: "goal" });
    const past = log.toSpliced(13, 0, told(0, "dice", { coloured: 1, white: 3 })).map((event, i) => ({ ...event, n: i + 1 }));
    expect(goalOf(view, past, data, {})).toMatchObject({ chart: "shot", coloured: 1, white: 3, verdict: "goal", man: { team: 2, no: 57 } });
  });
  it("is not another that was taken back since", () => {
    const undone = [told(1292, "dice", { coloured: 1, white: 1 }), told(1293, "goal", { club: "Moncton" }), told(1294, "score", { goals1: 20, goals2: 32 }), { ...told(1295, "", {}), id: "match.undone" }];
    expect(goalOf(view, [...log, ...undone], data, {})).toMatchObject({ coloured: 1, white: 2, man: { team: 2 } });
  });
  it("stays on the rink until the next roll", async () => {
    expect(await shown({ log })).toMatchObject({ lamps: 1, verdict: "page.pd.verdict.goal" });
  });
  it("PD-41: the dice of an assist have no total, where the goal was not told", async () => {
    expect(goalOf(view, helped, data, {})).toBeNull();
    expect(await shown({ log: helped })).toMatchObject({ lamps: 0, total: undefined });
  });
});

describe("a roll on the board", () => {
  const seenIn = (container: HTMLElement) => {
    const texts = (marked: string) => [...container.querySelectorAll<HTMLElement>(marked)].filter(({ style }) => style.visibility !== "hidden").map((node) => node.textContent);
    return { verdict: texts(".verdict"), pairs: texts(".pair").length, lit: container.querySelectorAll(".man.lit").length, marked: texts(".paper .on").length, chart: texts(".throw .chart") };
  };
  const inFlight = { verdict: [], pairs: 0, lit: 1, marked: 0, chart: ["page.pd.chart.ice_action"] };

  it("is read, marked and told when its dice have stopped, and a film begins with its first frame", async () => {
    const told: Array<Event[] | null> = [];
    const props = { ...boardOf(before), tell: (some: Event[] | null) => void told.push(some) };
    const { container, rerender, unmount } = await boardWithRink(props);
    const film = filmOf(before, after, events, data, {});
    vi.useFakeTimers();
    // What the page was changed to on the way: its own end would be seen to fade.
    const passed: Array<string | null> = [];
    const watch = new MutationObserver((changes) => passed.push(...changes.map(({ oldValue }) => oldValue)));
    watch.observe(container, { subtree: true, attributeOldValue: true, characterDataOldValue: true });
    await rerender({ ...props, view: after, events });
    watch.disconnect();
    expect(passed).not.toContainEqual(expect.stringMatching(/goal|scored/));
    expect([seenIn(container), told]).toEqual([inFlight, [[]]]);
    await vi.advanceTimersByTimeAsync(landing);
    expect(seenIn(container)).toMatchObject({ verdict: ["page.pd.verdict.shot"], pairs: 1, lit: 2 });
    expect(seenIn(container).marked).toBeGreaterThan(3);
    expect(told).toEqual([[], film[0]!.events]);
    await vi.advanceTimersByTimeAsync(durationOf(film.length, film[0]!) - landing);
    expect([seenIn(container).verdict, told.at(-1)]).toEqual([[], film[0]!.events]);
    await vi.advanceTimersByTimeAsync(landing);
    expect([seenIn(container).verdict, told.at(-1)]).toEqual([["page.pd.verdict.recovered"], film[1]!.events]);
    await vi.advanceTimersByTimeAsync(lengthOf(events));
    expect([seenIn(container).verdict, told.at(-1)]).toEqual([["page.pd.verdict.goal"], null]);
    unmount();
    vi.useRealTimers();
  }, 20_000);
  it("is over at once when it is skipped, and stands at once without motion", async () => {
    const props = boardOf(before);
    const { container, rerender, unmount } = await boardWithRink(props);
    await rerender({ ...props, view: after, events });
    expect(seenIn(container)).toEqual(inFlight);
    skipMotion();
    await tick();
    expect(seenIn(container).verdict).toEqual(["page.pd.verdict.goal"]);
    await rerender({ ...props, view: before, events: [], motion: false });
    await rerender({ ...props, view: after, events, motion: false });
    expect(seenIn(container).verdict).toEqual(["page.pd.verdict.goal"]);
    unmount();
  });
});

describe("the ice-action chart", () => {
  const rolled = (offense: number, defense: number, changes: Partial<Roll> = {}): Roll => ({
    chart: "ice_action", coloured: 3, white: 2, verdict: "shot", target: null, column: "wing",
    man: { team: 2, place: "LW", no: 57, offense }, facing: { team: 1, place: "C", no: 68, defense }, ...changes,
  });
  const even = iceOf(after, ["sixth"]);
  const powerPlay = iceOf(after, ["sixth", "LD"]);

  it("PD-17: says that equal numbers are a shot on a power play, and marks it", () => {
    const seen = chartsOf(rolled(4, 4), powerPlay);
    expect(seen.legend).toEqual(["page.pd.compare.shot", "page.pd.compare.match_shot", "page.pd.compare.lost"]);
    expect(seen.on).toEqual(["page.pd.compare.match_shot"]);
    expect(chartsOf(rolled(5, 4), powerPlay).on).toEqual(["page.pd.compare.shot"]);
  });
  it("PD-17: has a pass for equal numbers at even strength and for the team with fewer men", () => {
    expect(chartsOf(rolled(4, 4, { verdict: "pass" }), even).on).toEqual(["page.pd.compare.match_pass"]);
    expect(matchBrings(powerPlay, { team: 1, place: "C" }, null)).toBe("pass");
    expect(matchBrings(after.teams.map(({ ice }) => ice), { team: 1, place: "C" }, null)).toBe("shot");
  });
  it("PD-17: has a shot for both at four on four, and leaves it open while nobody has the puck", () => {
    const fours = iceOf(after, ["sixth", "LD"], ["RW"]);
    expect([1, 2].map((team) => matchBrings(fours, { team, place: "C" }, null))).toEqual(["shot", "shot"]);
    expect([fours, powerPlay, even].map((ice) => matchBrings(ice, null, null))).toEqual(["shot", "either", "pass"]);
  });
  it("PD-19: goes by what came of it where the white 6 of the roll has ended the penalty", () => {
    expect(chartsOf(rolled(4, 4, { white: 6 }), even).on).toEqual(["page.pd.compare.match_shot"]);
  });
  it("marks no comparison where the coloured 6 made none", () => {
    expect(chartsOf(rolled(4, 4, { coloured: 6, facing: { team: 1, place: "RD", no: 36, penalty: "2" } }), even).on).toEqual([]);
  });
  it("PD-16: names the partner where the die names the carrier", () => {
    expect(chartsOf(rolled(5, 4, { white: 1 }), even).cells).toEqual(["pd.place.RW"]);
  });
  it("PD-55: names the sixth man on a white 6", () => {
    const seen = chartsOf(rolled(5, 4, { white: 6, man: { team: 1, place: "LD", no: 14, offense: 5 }, column: "defender" }), iceOf(after));
    expect([seen.rows, seen.cells]).toEqual([["page.pd.carrier.defender"], ["pd.place.sixth"]]);
  });
  it("PD-55: is read in the row of the centre when the sixth man carries", () => {
    // The first roll of the fixture is his.
    const [first] = filmOf(before, after, events, data, {});
    expect([first!.roll.man?.place, first!.roll.column]).toEqual(["sixth", "centre"]);
    const seen = chartsOf({ ...first!.roll, white: 6 }, first!.ice);
    expect([seen.rows, seen.cells]).toEqual([["page.pd.carrier.sixth"], ["pd.place.RW"]]);
  });
});

describe("the face-off chart", () => {
  const rolled = (coloured: number): Roll => ({ chart: "face_off", coloured, white: 3, verdict: "won", target: null, man: { team: 1, place: "C", no: 68 }, facing: null });
  it.each([
    ["page.pd.advantage.0", iceOf(after, ["sixth"]), 3, "page.pd.visitor"],
    ["page.pd.advantage.1", iceOf(after, ["sixth", "LD"]), 5, "page.pd.fewer"],
    ["page.pd.advantage.1", iceOf(after), 4, "page.pd.more"],
    ["page.pd.advantage.2", iceOf(after, ["sixth"], ["LW", "RW"]), 5, "page.pd.more"],
  ])("PD-11: marks the row of the strength and in it the cell of the die: %s", (row, ice, coloured, cell) => {
    const seen = chartsOf(rolled(coloured), ice);
    expect([seen.rows, seen.cells]).toEqual([[row], [cell]]);
  });
});

describe("beside the ice", () => {
  const said = (id: string, args: Event["args"]): Event => ({ n: 0, id: `pd.${id}`, rule: null, args });
  const dice = (coloured: number, white: number) => said("dice", { coloured, white });
  const gatineau = { club: "Gatineau" };
  // A white 6 that ends a penalty; a penalty to a man of Gatineau and one that waits; Moncton's goalie is hurt.
  const rolls = [
    dice(1, 6), said("stroke", { number: 9 }), said("penalty_over", { ...gatineau, spot: "pd.spot.C" }), said("intercepted", { ...gatineau, player: "Marius Quenneval" }),
    dice(6, 1), dice(2, 3), said("penalty", { ...gatineau, player: "Anselme Gingreau", penalty: "pd.penalty.fighting", minutes: 5 }), said("vacated", { ...gatineau, spot: "pd.spot.LD" }),
    said("penalty", { ...gatineau, player: "Marius Quenneval", penalty: "pd.penalty.hooking", minutes: 2 }), said("waits", { ...gatineau, spot: "pd.spot.LD" }),
    dice(3, 6), said("injured", { club: "Moncton", player: "Ulysse Maillefer", games: 2 }), said("goalie_in", { club: "Moncton", player: "Barlow Steeveson" }),
    dice(1, 6), said("stroke", { number: 10 }), dice(2, 2), said("face_off_won", { ...gatineau, player: "Sylvain Hautcoeur" }),
  ].map((event, i) => ({ ...event, n: 2000 + i }));
  const [first, second] = before.teams;
  const served = { no: 51, place: "C", strokes: 1, minutes: 2, ends: "goal", runs: true } as const;
  const earlier: View = { ...before, teams: [first!, { ...second!, box: [served] }] };
  const film = filmOf(earlier, after, rolls, data, {});

  it("strokes, boxes and goalies are those of the roll", () => {
    expect(film.map(({ beside }) => beside.strokes)).toEqual([8, 9, 9, 9, 9, 10]);
    expect(film.map(({ beside }) => beside.boxes[1]!.map(({ no, minutes, runs }) => [no, minutes, runs]))).toEqual([
      [[51, 2, true]], [], [], [[25, 5, true], [55, 2, false]], [[25, 5, true], [55, 2, false]], [[25, 4, true], [55, 2, false]],
    ]);
    expect(film.map(({ beside }) => beside.goalies[0])).toEqual([31, 31, 31, 31, 35, 35]);
  });
  it("PD-35: a penalty that waited runs when its place is free", () => {
    const more = [...rolls, said("penalty_over", { ...gatineau, spot: "pd.spot.LD" }), said("vacated", { ...gatineau, spot: "pd.spot.LD" }), dice(1, 1), said("passed", {})].map((event, i) => ({ ...event, n: 2000 + i }));
    expect(filmOf(earlier, after, more, data, {}).at(-1)!.beside.boxes[1]).toEqual([{ no: 55, place: "LD", minutes: 2, runs: true }]);
  });
  it("an overtime has strokes of its own", () => {
    const more = [said("overtime_begins", { number: 1 }), dice(1, 1), said("face_off_won", { ...gatineau, player: "Sylvain Hautcoeur" })].map((event, i) => ({ ...event, n: 3000 + i }));
    const [shown] = filmOf(before, { ...after, strokes_of_period: 3 }, more, data, {});
    expect([shown!.beside.strokes, shown!.beside.strokesOfPeriod, shown!.puck]).toEqual([0, 3, null]);
  });
  it("a shot is read against the goalie who is in", () => {
    const hurt = events.slice(0, 9).concat(rolls.slice(9, 12));
    const later: View = { ...after, teams: [after.teams[0]!, { ...after.teams[1]!, goalie: 31 }] };
    expect(filmOf(before, later, hurt, data, {})[1]!.roll.facing?.no).toBe(35);
  });
  it("the board shows them as of the roll, and the view when the film is over", async () => {
    const penalty = { no: 25, place: "LD", strokes: 3, minutes: 5, ends: "time", runs: true } as const;
    const later: View = { ...after, strokes: 10, teams: [{ ...after.teams[0]!, net: "guarded", goalie: 35, ice: iceOf(after, ["sixth"])[0]! }, { ...after.teams[1]!, box: [penalty] }] };
    const guarded: View = { ...before, teams: [{ ...first!, net: "guarded", ice: iceOf(before, ["sixth"])[0]! }, second!] };
    const props = boardOf(guarded);
    const { container, rerender, unmount } = await boardWithRink(props);
    const seen = () => ({
      strokes: container.querySelectorAll("path.marked").length, boxes: [...container.querySelectorAll(".box b")].map((node) => node.textContent),
      goalie: container.querySelector('[data-thing^="man-1-3"][aria-label^="page.pd.goalie_card"]')?.getAttribute("data-thing"),
    });
    await rerender({ ...props, view: later, events: rolls });
    expect(seen()).toEqual({ strokes: 8, boxes: [], goalie: "man-1-31" });
    container.querySelector<HTMLElement>(".skip")!.click();
    await rerender({ ...props, view: later, events: rolls });
    expect(seen()).toEqual({ strokes: 10, boxes: ["25"], goalie: "man-1-35" });
    unmount();
  });
});

describe("a card aloud", () => {
  const rows = [join(import.meta.dirname, "texts.csv"), join(import.meta.dirname, "../../../../games/pairadice/data/texts.csv")].flatMap((file) => readCsv(readFileSync(file, "utf8")));
  const aloud = (lang: Lang, props: object) => {
    const words = (id: string, params = {}) => fill(lang, rows.find(([known]) => known === id)![lang === "en" ? 1 : 2]!, params);
    const { container, unmount } = render(ManCard, { props: { team: 1, player: after.teams[0]!.players[0]!, say: words, ...props } });
    const label = container.querySelector(".man")!.getAttribute("aria-label");
    unmount();
    return label;
  };
  it("says who has the puck and who stays", () => {
    expect(aloud("en", { puck: true })).toMatch(/^18 Camille Trentlow, LW: .*, has the puck$/);
    expect(aloud("fr", { puck: true })).toMatch(/^18 Camille Trentlow, AG\u00a0: .*, a la rondelle$/);
    expect([aloud("en", { stays: true }), aloud("fr", { puck: true, stays: true })]).toEqual([expect.stringMatching(/, stays$/), expect.stringMatching(/, a la rondelle, reste$/)]);
    expect(aloud("en", {})).not.toMatch(/puck|stays/);
  });
  it("is so on the rink", async () => {
    const [moncton, gatineau] = after.teams;
    const { container, unmount } = await boardWithRink(boardOf({ ...after, puck: { team: 2, place: "LW" }, teams: [{ ...moncton!, staying: ["C"] }, gatineau!] }));
    const labels = (id: string) => [...container.querySelectorAll(`[aria-label^="${id}"]`)].map((node) => node.getAttribute("data-thing"));
    expect([labels("page.pd.card.puck"), labels("page.pd.card.stays")]).toEqual([["man-2-57"], ["man-1-68"]]);
    unmount();
  });
  it("PD-48: gives a rookie goalie the values that he rolled", () => {
    const player = { no: 31, name: "Ulysse Maillefer", pos: "G", injury: 4, dressed: true, out: false, save: "[+1]", rebound: "[4]", save_now: -1, rebound_now: 3 };
    expect(aloud("en", { player })).toBe("31 Ulysse Maillefer, goalie: save −1, rebound 3");
    expect(aloud("fr", { player })).toBe("31 Ulysse Maillefer, gardien\u00a0: arrêts −1, retours 3");
  });
});

it("tables are read by their columns", () => {
  expect(table(data, "dice")[5]).toEqual({ die: "6", position: "C", injury: "G" });
  expect(table(null, "dice")).toEqual([]);
});

it("lines and pairs have their places in the view's list", () => {
  expect([lineSlot("LW", 1), lineSlot("C", 4), lineSlot("LD", 1), lineSlot("RD", 3)]).toEqual([0, 11, 12, 17]);
});

it("an event is loud, quiet or plain", () => {
  const of = (id: string) => kind({ n: 1, id, rule: null, args: {} });
  expect(["pd.goal", "pd.dice", "pd.won", "pd.penalty", "pd.passed"].map(of)).toEqual(["goal", "quiet", "win", "penalty", "plain"]);
});

describe("the lines in pencil", () => {
  // A team that is dressed and has nobody in ink; 18 and 83 are left wings, 34 and 96 centres, 65 is a defender.
  const club = { ...after.teams[0]!, lines: Array.from<number | null>({ length: 18 }).fill(null), goalie: null, players: after.teams[0]!.players.map((player) => ({ ...player, dressed: true })) };
  const view = { ...after, phase: "lines", place: { pos: "LW", row: 1 } } as View;
  const man = (no: number) => club.players.find((player) => player.no === no)!;

  it("have eighteen places and the net, and one of them is asked about", () => {
    expect(spots.length).toBe(19);
    expect([askedSpot(view), choiceOf(view, 18)]).toEqual(["LW1", "place:18"]);
    expect([askedSpot({ ...view, phase: "starter" }), choiceOf({ ...view, phase: "starter" }, 31)]).toEqual(["G1", "start:31"]);
  });
  it("know at the place that is asked about what the engine offers, elsewhere the positions of the cards", () => {
    const choices = ["assistant", "place:18", "place:34"];
    expect(barred(club, view, choices, man(34), "LW1")).toBeNull();
    expect(barred(club, view, choices, man(83), "LW1")?.id).toBe("pd.refused.cannot_place");
    expect(barred(club, view, choices, man(83), "LW2")).toBeNull();
    expect(barred(club, view, choices, man(34), "LW2")).toEqual({ id: "page.pd.barred.position", rule: "PD-56" });
    expect(barred(club, view, choices, man(65), "LW2")?.id).toBe("page.pd.barred.forward");
    expect(barred(club, view, choices, man(18), "G1")?.id).toBe("page.pd.barred.goalie");
    const inked = { ...club, lines: club.lines.with(3, 83) };
    expect(barred(inked, view, choices, man(18), "LW2")?.id).toBe("page.pd.barred.ink");
  });
  it("swap two men, and send to the bench who cannot take the other's place", () => {
    const pencil = new Map([["LW1", 18], ["LW2", 83]]);
    expect([...put(pencil, 18, "LW2", () => true)].sort()).toEqual([["LW1", 83], ["LW2", 18]]);
    expect([...put(pencil, 18, "LW2", () => false)]).toEqual([["LW2", 18]]);
    expect(benched(club, put(pencil, 18, "LW2", () => false)).map(({ no }) => no)).toContain(83);
  });
  it("lose what has been put in ink, the man and the place", () => {
    const inked = { ...club, lines: club.lines.with(0, 18) };
    expect([...stillOpen(new Map([["LW1", 83], ["LW2", 18], ["C1", 34]]), inked)]).toEqual([["C1", 34]]);
  });
  it("are filled up with the best of each position, and keep who is there", () => {
    const filled = filledUp(club, new Map([["C1", 79]]));
    expect([filled.size, filled.get("C1"), filled.get("C2"), filled.get("G1")]).toEqual([19, 79, 34, 31]);
  });
  it("have their gaps where the engine asks before the last man, and these alone can be filled", () => {
    expect(gapsIn(new Map([["LW1", 83], ["LW2", 18]]), club)).toEqual(["RW1", "C1"]);
    expect(gapsIn(new Map([["LW1", 83]]), club)).toEqual([]);
    expect(gapsIn(new Map([["G1", 31]]), club).length).toBe(18);
    const filled = filledUp(club, new Map([["LW1", 83], ["LW2", 18]]), ["RW1", "C1"]);
    expect([filled.size, filled.get("C1"), filled.has("C2")]).toEqual([4, 34, false]);
  });
});
