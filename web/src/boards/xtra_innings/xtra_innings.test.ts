import { readFileSync } from "node:fs";
import { join } from "node:path";

import { render } from "@testing-library/svelte";
import { describe, expect, it, vi } from "vitest";

import type { BoardContext, BoardProps, Event } from "../contract";
import { board } from ".";
import CardFace from "./CardFace.svelte";
import { baseOf, cardOf, faceOf, isFast, isOffence, isPitch, pitches } from "./cards";
import { ends, leaversOf } from "./leavers";
import { battingOrder, type View } from "./view";
import { group, kind, phrase, question, scoreboard } from "./words";

const line = { innings: [], runs: 0, hits: 0, errors: 0, left_on_base: 0 };
const view: View = {
  phase: "pitch", pitches: 0, level: "major", inning: 3, innings: 9, half: "top", home: 1, at_bat: 2, teams: [[1], [2]],
  on_duty: { offence: 2, defence: 1 }, asked: [1, 2], outs: 1, balls: 2, strikes: 1, bases: [0, 3, 0], batter: 4, pitcher: 2,
  runs: [1, 6], laid: { offence: false, defence: false }, own_pick: null, last_pitch: "FO", last_guess: "FO", last_call: "hit",
  series: { call: "hit", cards: [] }, hand_sizes: [{ offence: 4, defence: 6 }, { offence: 5, defence: 4 }],
  deck_sizes: { offence: 29, defence: 6 }, to_refresh: { offence: 0, defence: 2 }, side: "defence", hand: ["GO"], aside: [],
  to_discard: [], line_score: [line, line],
};

const say = (id: string, params: Record<string, unknown> = {}) => [id, ...Object.values(params)].join(" ");

function context(changes: Partial<View> = {}): BoardContext<View> {
  return {
    game: "xtra-innings", options: {}, view: { ...view, ...changes }, data: null, seat: 1, seats: [], lang: "en", say, has: () => true,
    event: ({ id }) => id, number: String, seatName: (at) => `seat ${at}`, teamName: (team) => `team ${team}`,
  };
}

describe("XI-8a: a card", () => {
  const rows = readFileSync(join(import.meta.dirname, "../../../../games/xtra_innings/data/faces.csv"), "utf8")
    .trim().split("\n").filter((row) => !row.startsWith("#")).map((row) => row.split(","));
  const face = (code: string) => faceOf({ files: { "faces.csv": rows } }, code);
  it("shares colour and sign with what beats it, and a shade has a hollow sign", () => {
    expect(face("1B")).toEqual({ colour: "blue", sign: "▲", diamond: "safe", line: "red" });
    expect(face("GO")).toEqual({ colour: "blue", sign: "▲", diamond: "out", line: "blue" });
    expect(face("SQ")).toMatchObject({ colour: "blue shaded", sign: "△" });
  });
  it("has a sign wherever it has a colour", () => {
    for (const [code = ""] of rows.slice(1)) expect(face(code)?.sign === "").toBe(face(code)?.colour === "none");
  });
  it("has no face of its own if it is a pitch, or without data", () => {
    expect(face("FI")).toBeNull();
    expect(faceOf(null, "1B")).toBeNull();
  });
});

describe("a choice", () => {
  it("is a card, perhaps with a base, a discard or a word", () => {
    expect(["SB:2", "drop:E+", "pass", "BP"].map(cardOf)).toEqual(["SB", "E+", null, "BP"]);
    expect(["SB:2", "drop:E+", "BP"].map(baseOf)).toEqual([2, null, null]);
  });
  it("is worded by the texts of the game", () => {
    expect(phrase("FI", context())).toBe("xi.pitch.FI");
    expect(phrase("drop:1B", context())).toBe("xi.action.drop xi.card.1B");
    expect(phrase("SB:1", context())).toBe("xi.action.steal xi.card.SB xi.base.1");
    expect(phrase("keep", context())).toBe("xi.action.keep");
  });
  it("is in exactly one group", () => {
    const choices = ["FI", "CH", "PC", "drop:1B", "pass"];
    expect(group(choices, context()).flatMap((each) => each.choices).sort()).toEqual([...choices].sort());
  });
});

describe("cards", () => {
  it("tells pitches and sides apart", () => {
    expect(pitches.filter(isFast)).toEqual(["FI", "FO", "SL"]);
    expect([isPitch("SL"), isPitch("SB"), isOffence("SB"), isOffence("GO")]).toEqual([true, false, true, false]);
  });
});

describe("the question", () => {
  it("follows the phase and the side", () => {
    expect(question(["FI"], context())).toBe("xi.ask.pitch_defence");
    expect(question(["keep"], context({ phase: "refresh" }))).toBe("xi.ask.refresh 2");
    expect(question(["drop:1B"], context({ phase: "hit" }))).toBe("xi.ask.no_hit_card");
    expect(question(["1B"], context({ phase: "hit" }))).toBe("xi.ask.hit");
    const cards = [{ side: "offence" as const, card: "1B", lies: true, base: null, answers: null }];
    expect(question(["GO", "pass"], context({ phase: "counter", series: { call: "hit", cards } }))).toBe("xi.ask.counter xi.card.1B");
    expect(question(["E", "pass"], context({ phase: "relay_error", series: { call: "hit", cards } }))).toBe("xi.ask.error xi.card.1B");
  });
});

describe("the scoreboard", () => {
  it("has the visitors first, with who bats and who pitches", () => {
    const board = scoreboard(view, context());
    expect(board.teams.map(({ team, score, details }) => [team, score, details])).toEqual([
      [2, 6, ["xi.board.at_bat xi.batter.2.4"]],
      [1, 1, ["xi.board.pitching xi.pitcher.1.2"]],
    ]);
    expect(board.centre).toEqual(["page.xi.inning xi.board.top 3"]);
    expect(battingOrder(2)).toEqual([1, 2]);
  });
});

describe("an event", () => {
  it("is a run, an out, a win or quiet", () => {
    const kinds = ["xi.scored", "xi.caught", "xi.walk_off", "xi.drew", "xi.played"].map((id) => kind({ n: 1, id, rule: null, args: {} }));
    expect(kinds).toEqual(["goal", "penalty", "win", "quiet", "plain"]);
  });
});

describe("who leaves the bases", () => {
  const event = (id: string, runner: string, base = "") => ({ n: 1, id, rule: null, args: { runner, base } });
  const where = new Map([[3, 3], [5, 1]]);

  it("runs home with his run, the batter of a home run from the plate", () => {
    expect(leaversOf([event("xi.scored", "xi.batter.2.3"), event("xi.scored", "xi.batter.2.7")], 2, where)).toEqual([
      { team: 2, place: 3, from: 3, to: 4, out: false },
      { team: 2, place: 7, from: 0, to: 4, out: false },
    ]);
  });
  it("is put out at the base he ran for, or picked off where he stands, and does not run back", () => {
    expect(leaversOf([event("xi.caught", "xi.batter.2.5", "xi.base.2"), event("xi.picked_off", "xi.batter.2.3", "xi.base.3")], 2, where)).toEqual([
      { team: 2, place: 5, from: 1, to: 2, out: true },
      { team: 2, place: 3, from: 3, to: 3, out: true },
    ]);
    expect(leaversOf([event("xi.picked_off", "xi.batter.2.3", "xi.base.2")], 2, where)).toEqual([]);
  });
  const plate = (how: string, id = "xi.at_plate_out") => ({ n: 1, id, rule: null, args: { batter: "xi.batter.2.7", how: `xi.plate.${how}`, outs: 1 } });
  it("is forced out at second from first on a fielder’s choice, and the batter too on a double play (XI-33)", () => {
    const forced = { team: 2, place: 5, from: 1, to: 2, out: true };
    expect(leaversOf([plate("fielders_choice")], 2, where)).toEqual([forced]);
    expect(leaversOf([plate("double_play")], 2, where)).toEqual([forced, { team: 2, place: 7, from: 0, to: 1, out: true }]);
  });
  it("is the batter where he is put out on the bases, and not if he is caught in the air or strikes out", () => {
    const out = (how: string, id?: string) => leaversOf([plate(how, id)], 2, where).map(({ place, from, to }) => [place, from, to]);
    for (const how of ["ground_out", "run_ground_out", "sacrifice_bunt", "bunt_out_at_home", "bunt_on_error"]) expect(out(how)).toEqual([[7, 0, 1]]);
    expect(["out_at_second", "out_at_third", "out_at_plate"].map((how) => out(how, "xi.at_plate_both"))).toEqual([[[7, 0, 2]], [[7, 0, 3]], [[7, 0, 4]]]);
    for (const how of ["strikeout", "long_fly", "super_catch", "sacrifice_fly", "fly_out_at_home", "single", "squeeze_out"]) expect(out(how)).toEqual([]);
  });
  it("is told by words that the game has", () => {
    const texts = readFileSync(join(import.meta.dirname, "../../../../games/xtra_innings/data/texts.csv"), "utf8");
    for (const how of Object.keys(ends)) expect(texts).toContain(`xi.plate.${how},`);
  });
  it("is of the team at bat", () => {
    expect(leaversOf([event("xi.scored", "xi.batter.1.3")], 2, where)).toEqual([]);
  });
});

describe("the board", () => {
  const propsOf = (changes: Partial<View>, choices: string[], more: Partial<BoardProps<View>> = {}): BoardProps<View> => ({
    ...context(changes), turn: { owes: "decision", seats: [1, 2], outcomes: [] }, choices, events: [], log: [], play: () => Promise.resolve(true), why: () => {},
    keyOf: () => null, lit: null, light: () => {}, tell: () => {}, motion: false, over: false, ...more,
  });
  const shown = (changes: Partial<View>, choices: string[]) => render(board.Board, { props: propsOf(changes, choices) as never }).container;
  it("still tells what ended the last series while both choose the next pitch", () => {
    const played = (side: "offence" | "defence", card: string, answers: string | null) => ({ side, card, lies: true, base: null, answers });
    const container = shown({ series: { call: "hit", cards: [played("offence", "HR", null), played("defence", "SC", "HR")] } }, ["FI", "FO"]);
    expect(container.querySelectorAll('[data-thing^="pitch-"]')).toHaveLength(5);
    expect([...container.querySelectorAll("ol .card")].map((node) => node.textContent.trim())).toEqual(["xi.card.HR", "xi.card.SC"]);
  });
  it("shows both men of a double play on their way with a cross, also while the next view comes, and then no more", async () => {
    // jsdom moves nothing: they are there when the test says so.
    const arrive: Array<() => void> = [];
    const animate = vi.fn(() => ({ finished: new Promise<void>((done) => arrive.push(done)) }) as unknown as Animation);
    Object.assign(Element.prototype, { animate });
    const moving = (changes: Partial<View>, events: Event[] = []) => propsOf(changes, [], { motion: true, events }) as never;
    const { container, rerender } = render(board.Board, { props: moving({ bases: [5, 0, 3], batter: 7 }) });
    const told = { n: 1, id: "xi.at_plate_out", rule: "XI-33", args: { batter: "xi.batter.2.7", how: "xi.plate.double_play", outs: 2 } };
    await rerender(moving({ bases: [0, 0, 3], batter: 8 }, [told]));
    const out = () => [...container.querySelectorAll(".men .out")].map((node) => [node.closest("[data-team]")?.getAttribute("transform"), node.parentElement?.textContent.trim()]);
    const both = [["translate(200 112)", "5"], ["translate(292 196)", "7"]];
    expect(out()).toEqual(both);
    await rerender(moving({ bases: [0, 0, 3], batter: 8, laid: { offence: true, defence: false } }, [told]));
    expect(out()).toEqual(both);
    // There, and then gone.
    for (let steps = 0; steps < 2; steps += 1) {
      arrive.splice(0).forEach((done) => done());
      await new Promise((done) => setTimeout(done));
    }
    expect(out()).toEqual([]);
    Reflect.deleteProperty(Element.prototype, "animate");
  });
  it("tells a series in a line over the outfield on a phone, where it moves nothing", () => {
    vi.stubGlobal("innerWidth", 360);
    const card = { side: "offence" as const, card: "1B", lies: true, base: null, answers: null };
    const container = shown({ phase: "counter", series: { call: "hit", cards: [card] }, hand: ["GO"] }, ["GO", "pass"]);
    expect(container.querySelector(".diamond [data-thing=played-0-1B]")?.textContent.trim()).toBe("xi.card.1B");
    expect(container.querySelectorAll("[data-thing=played-0-1B]")).toHaveLength(1);
    vi.unstubAllGlobals();
  });
  it("has on a phone what may be played first in its one row, and rows for more than four", () => {
    vi.stubGlobal("innerWidth", 360);
    const things = (hand: string[], choices: string[]) => {
      const container = shown({ phase: "counter", hand }, choices);
      return [container.querySelector(".fanned") !== null, [...container.querySelectorAll(".hand [data-thing]")].map((node) => node.getAttribute("data-thing")!.split("-")[1]).join(" ")];
    };
    expect(things(["BP", "P2", "GO", "CS", "FC", "CL"], ["GO", "FC", "pass"])).toEqual([true, "GO FC BP P2 CS CL"]);
    expect(things(["BP", "P2", "GO", "CS", "FC"], ["BP", "P2", "GO", "CS", "FC", "pass"])).toEqual([false, "BP P2 GO CS FC"]);
    vi.unstubAllGlobals();
  });
  it("writes a name of three lines or more smaller on a small card", () => {
    const long = (name: string) => render(CardFace, { props: { code: "BP", name, data: null } }).container.querySelector("b")!.classList.contains("long");
    expect(["Super bloqué + Contre-pied", "Contre-pied au deuxième", "Retiré en tentative de vol"].map(long)).toEqual([true, true, true]);
    expect(["Simple", "Double vol", "Super attrapé"].map(long)).toEqual([false, false, false]);
  });
  it("has words on the two buttons of a card that is played or thrown away", () => {
    const container = shown({ phase: "hit", side: "offence", hand: ["HAR"] }, ["HAR", "drop:HAR"]);
    expect([...container.querySelectorAll(".bases button")].map((node) => node.textContent.trim())).toEqual(["page.xi.play", "page.xi.drop"]);
  });
  it("marks the last half with an x only where the home team leads and need not bat", () => {
    const cells = (runs: [number, number], played: [number, number]) => {
      const lines = [0, 1].map((i) => ({ ...line, runs: runs[i]!, innings: Array<number>(played[i]!).fill(0) }));
      return [...shown({ phase: "over", line_score: lines as View["line_score"] }, []).querySelectorAll("tbody tr")].map((row) => [...row.querySelectorAll("td:not(.total)")].map((cell) => cell.textContent.trim()).join(""));
    };
    // Team 1 is at home, and stands below.
    expect(cells([3, 1], [8, 9])).toEqual(["000000000", "00000000x"]);
    expect(cells([0, 1], [3, 4])).toEqual(["0000", "000"]);
  });
});
