import { describe, expect, it } from "vitest";

import type { BoardContext, Event } from "../contract";
import { aboutMan, aboutOf, verbOf } from "./choices";
import { filmOf, lengthOf } from "./film";
import told from "./film.fixture.json";
import { askedSpot, barred, benched, choiceOf, filledUp, gapsIn, put, spots, stillOpen } from "./pencil";
import { table } from "./tables";
import { lineSlot, type Data, type View } from "./view";
import { group, kind, phrase, question, scoreboard } from "./words";

// Two views of a real game with what happened between them: a shot that is saved, a pass, a goal into an empty net.
const before = told.before as View;
const after = told.after as View;
const events = told.events as unknown as Event[];
const data: Data = {
  files: {
    "dice.csv": [["die", "position", "injury"], ["1", "LW", "LW"], ["2", "RW", "RW"], ["3", "C", "C"], ["4", "LD", "LD"], ["5", "RD", "RD"], ["6", "C", "G"]],
    "opposites.csv": [["position", "facing", "same"], ["LW", "RD", "LW"], ["C", "C", "C"]],
  },
};

// Says the id and the parameters, so that a test sees what was asked for.
const say = (id: string, params: Record<string, unknown> = {}) => [id, ...Object.values(params)].join(" ");

function context(changes: Partial<View> = {}): BoardContext<View> {
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
  it("takes time, and none when nothing is rolled", () => {
    expect(lengthOf(events)).toBeGreaterThan(4000);
    expect(lengthOf([])).toBe(0);
    expect(filmOf(before, after, [], data, {})).toEqual([]);
  });
  it("leaves out the match-up where the server gave no tables", () => {
    expect(filmOf(before, after, events, null, {})[0]!.roll.facing).toBeNull();
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
