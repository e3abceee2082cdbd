// What the board of Double-Échec! reads and says, on views that a server gave.
import { readFileSync } from "node:fs";
import { join } from "node:path";

import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";

import { skipMotion } from "../../look/motion";
import { readCsv } from "../../say/csv";
import { fill, number, type Lang } from "../../say/pattern";
import type { BoardContext, BoardProps, Event } from "../contract";
import { board } from ".";
import Board from "./Board.svelte";
import { causesOf } from "./clock_sheet";
import { bearing, read, sort } from "./choices";
import { filmOf, lengthOf } from "./film";
import { facesOf } from "./last_throw";
import { layoutOf, straightWay } from "./layout";
import { marksOf } from "./marks";
import { Plays } from "./plays";
import { timeLeft } from "./scoreboard";
import Sheet from "./Sheet.svelte";
import { wayTo } from "./sight";
import type { Man, View } from "./view";
import views from "./views.fixture.json";
import { phrase } from "./words";

type Asked = { view: View; choices: string[] };
type Took = { before: View; after: View; events: Event[] };
const asked = views.asked as unknown as Record<"points" | "defence" | "line_up" | "claim", Asked>;
const films = views.films as unknown as Record<"pass" | "step" | "goal", Took>;

const here = import.meta.dirname;
const texts = [join(here, "texts.csv"), join(here, "../../../../games/double_echec/data/texts.csv")].flatMap((file) =>
  readCsv(readFileSync(file, "utf8")).slice(1),
);

const catalogs = {
  en: new Map(texts.map(([id = "", en = ""]) => [id, en])),
  fr: new Map(texts.map(([id = "", , fr = ""]) => [id, fr])),
};

function contextOf(view: View, lang: Lang = "en"): BoardContext<View> {
  const catalog = catalogs[lang];
  const say: BoardContext["say"] = (id, params) => {
    const pattern = catalog.get(id);
    if (pattern === undefined) throw new Error(`no text ${id}`);
    return fill(lang, pattern, params);
  };
  return {
    game: "double-echec", options: {}, view, data: null, seat: 1, seats: [], lang, say, has: (id) => catalog.has(id),
    event: ({ id }) => id, number: (value) => number(lang, value), seatName: String, teamName: String,
  };
}

describe("choices", () => {
  test("every notation of the rules is read as what it is about", () => {
    expect(read("8-ne")).toEqual({ kind: "step", number: 8, direction: "ne" });
    expect(read("man-8")).toEqual({ kind: "man", number: 8 });
    expect(read("LW=12")).toEqual({ kind: "field", slot: "LW", number: 12 });
    expect(read("X=none")).toEqual({ kind: "field", slot: "X", number: null });
    expect(read("h12")).toEqual({ kind: "square", place: { row: 12, column: 7 } });
    expect(read("net-2")).toEqual({ kind: "net", part: 2 });
    expect(read("aim-5")).toEqual({ kind: "aim", number: 5 });
    expect(read("dice-3")).toEqual({ kind: "dice", count: 3 });
    expect(read("clear-sw")).toEqual({ kind: "clear", direction: "sw" });
    expect(read("low-side")).toEqual({ kind: "word", word: "low-side" });
  });

  test("none is lost when they are sorted by things", () => {
    for (const { choices } of Object.values(asked)) {
      const offers = sort(choices);
      const steps = [...offers.steps.values()].flat().length;
      const slots = [...offers.slots.values()].reduce((sum, men) => sum + men.size, 0);
      const others = [offers.squares, offers.nets, offers.aims, offers.dice, offers.clears, offers.words];
      expect(steps + slots + offers.men.size + others.reduce((sum, each) => sum + each.length, 0)).toBe(choices.length);
    }
  });

  test("ahead is towards the other net, for either team", () => {
    expect([bearing(1, "e"), bearing(2, "w"), bearing(1, "ne"), bearing(2, "sw")]).toEqual(["ahead", "ahead", "ahead_left", "ahead_left"]);
  });
});

describe("words", () => {
  test.each(["en", "fr"] as const)("every choice has a phrase of its own and stands in one group (%s)", (lang) => {
    for (const { view, choices } of Object.values(asked)) {
      const context = contextOf(view, lang);
      const phrases = choices.map((choice) => phrase(choice, context));
      expect(new Set(phrases).size).toBe(choices.length);
      expect(phrases.join()).not.toMatch(/\[|\{|undefined/);
      const grouped = board.group!(choices, context).flatMap((group) => group.choices);
      expect([...grouped].sort()).toEqual([...choices].sort());
      expect(board.question!(choices, context)).toMatch(/[.?!]$/);
    }
  });

  test("every word of the rules has a phrase in both languages", () => {
    const words = "stop go ready pull quick shoot keep decline normal precise low-side high-side attempt stay turn wrong two snatch accept refuse";
    for (const lang of ["en", "fr"] as const)
      for (const choice of [...words.split(" "), "net-1", "aim-6", "dice-2", "clear-n", "h12", "X=none", "X=9"])
        expect(phrase(choice, contextOf(asked.points.view, lang))).not.toBe("");
  });

  test("a step says where it leads, a one-timer to whom", () => {
    const { view, choices } = asked.points;
    const context = contextOf(view);
    const step = choices.find((choice) => /^\d+-/.test(choice)) ?? "";
    expect(phrase(step, context)).toMatch(/\(\d+\).*to [a-o]\d+$/);
    expect(phrase(choices.find((choice) => choice.startsWith("man-")) ?? "", context)).toMatch(/^One-timer to /);
  });
});

describe("scoreboard", () => {
  test("it has clubs, goals, the period and the clock", () => {
    const { view } = asked.points;
    const shown = board.scoreboard(view, contextOf(view, "fr"));
    expect(shown.teams.map(({ name }) => name)).toEqual(["Harfangs", "Bûcherons"]);
    expect(shown.teams.map(({ score }) => score)).toEqual(view.teams.map(({ goals }) => goals));
    expect(shown.centre[0]).toBe(`Période ${view.period}`);
    expect(shown.centre[1]).toBe(timeLeft(view));
  });

  test("a unit is half a minute", () => {
    const { view } = asked.points;
    expect(timeLeft({ ...view, units: 0, of_units: 40 })).toBe("20:00");
    expect(timeLeft({ ...view, units: 39, of_units: 40 })).toBe("0:30");
  });
});

describe("layout", () => {
  const { rink } = asked.points.view;
  test("home plays to the right, or upwards from the bottom of a narrow screen", () => {
    expect(layoutOf(rink, false, 1).turn("e")).toEqual({ x: 1, y: 0 });
    expect(layoutOf(rink, true, 1).turn("e")).toEqual({ x: 0, y: -1 });
    expect(layoutOf(rink, true, 2).turn("w")).toEqual({ x: 0, y: -1 });
    expect(layoutOf(rink, true, 1).at(0, 0).y).toBeGreaterThan(layoutOf(rink, true, 1).at(5, 0).y);
  });
  test("a straight way goes square by square", () => {
    expect(straightWay({ row: 2, column: 2 }, { row: 5, column: 3 })).toHaveLength(4);
    expect(straightWay({ row: 2, column: 2 }, { row: 2, column: 2 })).toHaveLength(1);
  });
});

describe("the marks on a counter", () => {
  const skater: Man = { number: 8, slot: "C", position: "C", shot: 2, pass: 3, steal: 1, fight: 4, leaving: false };
  // Where each begins.
  const starts = (man: Man) => [...marksOf(man).matchAll(/M(\S+) (\S+?)[Ah]/g)].map(([, x, y]) => ({ x: Number(x), y: Number(y) }));

  test("are one for each die: shot and pass above, steal and fight below", () => {
    const all = starts(skater);
    const count = (x: number, y: number) => all.filter((at) => Math.sign(at.x) === x && Math.sign(at.y) === y).length;
    expect([count(-1, -1), count(1, -1), count(-1, 1), count(1, 1)]).toEqual([2, 3, 1, 4]);
  });
  test("stay in their quarter, also the most that a man has", () => {
    const ends = [...marksOf({ ...skater, shot: 3, steal: 4 }).matchAll(/A.*? 0 0 [01] (\S+) ([^M]+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const);
    expect(ends).toHaveLength(14);
    for (const [x, y] of ends) expect(Math.abs(x) > 1 && Math.abs(y) > 1).toBe(true);
    // Above, the top is left to a superstar's star.
    for (const [x, y] of ends) if (y < 0) expect(Math.abs(x)).toBeGreaterThan(6.5);
  });
  test("of a goalie stand side by side around the middle, one for each die of his saves", () => {
    const all = starts({ number: 1, slot: "G", position: "G", save: 3, leaving: false });
    expect(all.map(({ x }) => x + 2.3)).toEqual([-6.2, 0, 6.2].map((x) => expect.closeTo(x)));
    expect(new Set(all.map(({ y }) => y)).size).toBe(1);
  });
});

describe("films", () => {
  test("a step takes 60 ms", () => {
    const { before, after, events } = films.step;
    const film = filmOf(before, after, events);
    expect(film.length).toBe(60);
    expect(lengthOf(events)).toBe(60);
    const [keys] = film.tracks.values();
    expect(keys?.at(-1)?.place).toEqual({ row: events[0]?.args["row"], column: events[0]?.args["column"] });
  });

  test("a pass waits for its dice, then the puck flies to the receiver", () => {
    const { before, after, events } = films.pass;
    const film = filmOf(before, after, events);
    const puck = film.tracks.get("puck") ?? [];
    expect(film.throws[0]?.faces).toHaveLength(events.filter(({ id }) => id === "de.die").length);
    expect(puck.at(-1)?.place).toEqual({ row: after.puck.row, column: after.puck.column });
    expect(puck.find((key, i) => i > 0 && key.at > 0)?.at).toBeGreaterThanOrEqual(600);
  });

  test("every track begins at 0, never goes back, and ends where the view has the thing", () => {
    for (const { before, after, events } of Object.values(films)) {
      const film = filmOf(before, after, events);
      for (const keys of film.tracks.values()) {
        expect(keys[0]?.at).toBe(0);
        keys.reduce((last, { at }) => (expect(at).toBeGreaterThanOrEqual(last), at), 0);
        expect(keys.at(-1)?.at).toBeLessThanOrEqual(film.length);
      }
      after.teams.forEach(({ on_ice }, i) => {
        for (const man of on_ice) {
          const end = film.tracks.get(`man-${i + 1}-${man.number}`)?.at(-1)?.place;
          if (end) expect(end).toEqual({ row: man.row, column: man.column });
        }
      });
    }
  });

  // Home's 10 was asked where he stops; then the visitors' 8 tried and fell short, too.
  const landed = (): Took => {
    const before: View = { ...structuredClone(asked.points.view), phase: "landing", to_play: 1, man: 10, puck: { row: 5, column: 6, team: null, number: null } };
    const after: View = { ...structuredClone(before), phase: "changes", to_play: 2, man: null };
    const men = [after.teams[0].on_ice, after.teams[1].on_ice].map((all, i) => all.find(({ number }) => number === [10, 8][i])!);
    for (const man of men) man.row = man.row! - 3;
    const events = tell("de.goes_for_puck", 2, 1, "de.rolled", "de.too_far");
    for (const i of [0, 4]) events[i]!.args = { man: "de.man.bucherons.8", points: 3 };
    return { before, after, events };
  };
  const moves = ({ tracks }: ReturnType<typeof filmOf>, thing: string) => {
    const keys = tracks.get(thing) ?? [];
    return { from: keys[1]?.at, to: keys.at(-1)?.at, end: keys.at(-1)?.place };
  };

  test("who was asked where he stops skates there before anybody else throws", () => {
    const { before, after, events } = landed();
    const film = filmOf(before, after, events);
    expect(moves(film, "man-1-10")).toEqual({ from: 0, to: 180, end: { row: 8, column: 9 } });
    expect(film.throws.map(({ at }) => at)).toEqual([180]);
    expect(moves(film, "man-2-8")).toMatchObject({ from: 1030, to: 1210 });
    expect(film.length).toBe(1210);
  });

  test("the goalie who was asked for his square is there before the shooter throws", () => {
    const took = landed();
    const film = filmOf({ ...took.before, phase: "goalie_spot", man: null }, { ...took.after, teams: [{ ...took.after.teams[0], on_ice: took.after.teams[0].on_ice.map((man) => (man.position === "G" ? { ...man, row: 4 } : man)) }, took.after.teams[1]] }, tell(3, 4, "de.rolled"));
    expect(moves(film, "man-1-1")).toMatchObject({ from: 0, to: 120 });
    expect(film.throws[0]?.at).toBe(120);
  });

  test("what dice brought is told when they stop, and the rest when it has been seen", () => {
    const { before, after, events } = landed();
    expect(filmOf(before, after, events).told.map(({ at, events: said }) => [at, said.map(({ n }) => n)])).toEqual([[180, [1]], [780, [2, 3, 4, 5]]]);
  });

  test("who reaches the puck skates there before he has it, and what follows waits for him", () => {
    const { before, after } = landed();
    before.phase = "designate";
    Object.assign(after.teams[0].on_ice.find(({ number }) => number === 10)!, { row: 5, column: 6, puck: true });
    after.puck = { row: 5, column: 6, team: 1, number: 10 };
    const events = tell(6, 5, "de.rolled", "de.recovered", "de.icing");
    events[3]!.args = { man: "de.man.harfangs.10", points: 5 };
    const film = filmOf(before, after, events);
    expect(moves(film, "man-1-10")).toMatchObject({ from: 850, to: 850 + 6 * 60 });
    expect(film.told[0]).toMatchObject({ at: 1210 });
  });

  test("who reaches the bench goes there after his own throw, not after the one of who comes on", () => {
    const { before, after } = landed();
    before.phase = "substitute";
    after.teams[0].on_ice = after.teams[0].on_ice.filter(({ number }) => number !== 10);
    const events = tell(6, "de.went_off", 3);
    events[1]!.args = { man: "de.man.harfangs.10" };
    const film = filmOf(before, after, events);
    expect(film.changes.get("man-1-10")).toBe(850);
    expect(film.throws.map(({ at }) => at)).toEqual([0, 850]);
  });

  test("the table rests on them until they have been shown", () => {
    for (const { before, after, events } of [...Object.values(films), landed()]) expect(lengthOf(events)).toBeGreaterThanOrEqual(filmOf(before, after, events).length);
  });

  test("a goal lights the lamp of the team that scored", () => {
    const { before, after, events } = films.goal;
    const goal = events.find(({ id }) => id === "de.goal");
    expect(filmOf(before, after, events).light?.team).toBe(goal?.args["team"]);
    expect(board.kind!(goal!)).toBe("goal");
  });
});

test("what matters most is scrolled into sight, and as much of the rest as fits", () => {
  const room = { top: 10, bottom: 110 };
  const at = (top: number) => ({ top, bottom: top + 20 });
  expect(wayTo([], room)).toBe(0);
  expect(wayTo([at(20), at(80)], room)).toBe(0);
  expect(wayTo([at(300)], room)).toBe(210);
  expect(wayTo([at(-40)], room)).toBe(-50);
  expect(wayTo([at(300), at(360), at(500)], room)).toBe(270);
  expect(wayTo([{ top: 50, bottom: 400 }], room)).toBe(40);
});

/** What is told, numbered from 1: a word is an event's name, a number a die, a pair a unit and its cause. */
const tell = (...said: Array<string | number | [number, string]>): Event[] =>
  said.map((each, i) => {
    if (typeof each === "number") return { n: i + 1, id: "de.die", rule: null, args: { number: each } };
    if (typeof each === "string") return { n: i + 1, id: each, rule: null, args: {} };
    return { n: i + 1, id: "de.unit", rule: null, args: { number: each[0], cause: `de.cause.${each[1]}` } };
  });

describe("plays", () => {
  const { view } = asked.points;
  const [unit] = tell([1, "card"]);
  const [step] = tell("de.step");
  const seen = (...events: Event[][]) => {
    const plays = new Plays();
    events.forEach((each, i) => plays.add({ view: { ...view }, events: each, told: i }));
    return plays;
  };

  test("they are kept from the last but one beginning; what was opened anew has no past", () => {
    const plays = seen([], [step!], [unit!], [step!], [unit!], [step!]);
    expect(plays.last().map(({ events }) => events[0]?.id)).toEqual(["de.unit", "de.step", "de.unit", "de.step"]);
    plays.add({ view: { ...view }, events: [], told: 9 });
    expect(plays.count).toBe(1);
  });

  test("a choice of which nothing is told goes on with the play", () => {
    const plays = seen([], [unit!], [step!]);
    plays.add({ view: { ...view }, events: [], told: 2 });
    expect(plays.count).toBe(4);
  });

  test("a view that is stepped back to in the same unit does not come after what it was before", () => {
    const plays = seen([], [unit!], [step!]);
    plays.add({ view: { ...view }, events: [], told: 1 });
    expect(plays.count).toBe(1);
    const finished = seen([], [unit!], [step!]);
    finished.add({ view: { ...view }, events: [], told: 2 }, true);
    expect(finished.count).toBe(1);
  });
});

describe("the clock sheet (DE-23)", () => {
  const view = { ...asked.points.view, period: 1, units: 3, of_units: 4 };
  const begins = "de.period_begins";

  test("it has the cause of each unit", () => {
    expect(causesOf(tell(begins, [1, "card"], 5, [2, "attempt"], [3, "fight"]), view)).toEqual([["card", "attempt", "fight"]]);
  });

  test("a unit that was taken back does not count", () => {
    const log = tell(begins, [1, "card"], [2, "attempt"], [3, "fight"], "match.undone", "match.undone", [2, "card"]);
    expect(causesOf(log.slice(0, -1), { ...view, units: 1 })).toEqual([["card"]]);
    expect(causesOf(log, { ...view, units: 2 })).toEqual([["card", "card"]]);
  });

  test("periods are told apart, also when the beginning of one was taken back", () => {
    const first = tell(begins, [1, "card"], [2, "card"], [3, "fight"], [4, "attempt"], begins, [1, "fight"], "match.undone", begins, [1, "card"]);
    expect(causesOf(first, { ...view, period: 2, units: 1 })).toEqual([["card", "card", "fight", "attempt"], ["card"]]);
    expect(causesOf(first, { ...view, period: 2, units: 1 }, 1)).toEqual([["card"]]);
  });

  test("what was not told has no cause", () => {
    expect(causesOf([], { ...view, units: 2 })).toEqual([[null, null]]);
  });
});

describe("the last throw (DE-68, DE-69)", () => {
  const thrown = (count: number, total: number, last: number, left = 0) => ({ dice: { for: null, team: null, count, left, total, last } });

  test("its faces are those of the throw that the view has, not of the one before", () => {
    const log = tell(6, "de.face_off_dice", 3, 1, 5, "de.rolled", "de.step");
    expect(facesOf(log, thrown(3, 9, 5))).toEqual([3, 1, 5]);
    expect(facesOf(tell(6, 2), thrown(1, 2, 2))).toEqual([2]);
    expect(facesOf(tell(4, 3), thrown(3, 7, 3, 1))).toEqual([4, 3]);
  });

  test("a throw that was taken back does not lie there", () => {
    const log = tell(3, 1, "de.rolled", "de.step", 6, 6, "de.rolled", "match.undone");
    expect(facesOf(log, thrown(2, 4, 1))).toEqual([3, 1]);
    expect(facesOf(log, thrown(2, 0, 0, 2))).toEqual([]);
    expect(facesOf([], thrown(2, 4, 1))).toEqual([]);
  });
});

// Drawing takes its time in jsdom on a busy machine.
describe("the board itself", { timeout: 60_000 }, () => {
  let wide = 900;
  beforeAll(() => {
    Object.defineProperty(HTMLElement.prototype, "clientWidth", { configurable: true, get: () => wide });
    // jsdom lays nothing out: no way from a finger to the ice, nothing to scroll.
    Object.assign(SVGElement.prototype, { getScreenCTM: () => null });
    window.scrollBy = () => {};
    globalThis.ResizeObserver ??= class { observe() {} unobserve() {} disconnect() {} };
  });
  afterEach(() => {
    cleanup();
    wide = 900;
  });

  const show = ({ view, choices }: Asked, more: Partial<BoardProps<View>> = {}) => {
    const play = vi.fn();
    const props = {
      ...contextOf(view), turn: { owes: "decision", seats: [1] }, choices, events: [], log: [], play, keyOf: () => null, lit: null,
      light: () => {}, tell: () => {}, motion: false, over: false, ...more,
    } as unknown as BoardProps<View>;
    return { play, ...render(Board, { props }) };
  };

  test("a man is pressed, then the square: the step is played", async () => {
    const { play, container } = show(asked.defence);
    const step = asked.defence.choices.find((choice) => /^\d+-/.test(choice)) ?? "";
    const team = asked.defence.view.to_play;
    await fireEvent.click(container.querySelector(`[data-man="${team}-${step.split("-")[0]}"]`)!);
    await fireEvent.click(container.querySelector(`[data-target="${step}"]`)!);
    expect(play).toHaveBeenCalledExactlyOnceWith(step);
  });

  test("every row and every column has its name on the ice, also the first and the last", () => {
    for (wide of [900, 360]) {
      const { container } = show(asked.points);
      const { rows, columns } = asked.points.view.rink;
      const names = [...container.querySelectorAll(".names text")];
      const letters = Array.from({ length: columns }, (_, i) => String.fromCharCode(97 + i));
      expect(names.map((node) => node.textContent)).toEqual([...letters, ...Array.from({ length: rows }, (_, i) => String(i))]);
      cleanup();
    }
  });

  test("whoever can be chosen has a ring, and nobody else", () => {
    const { container } = show(asked.defence);
    const ringed = [...container.querySelectorAll("[data-man]:has(.halo)")];
    expect(ringed.length).toBeGreaterThan(0);
    expect(ringed).toEqual([...container.querySelectorAll('[data-man][role="button"]')]);
  });

  test("a slot is pressed, then a man of the bench: he fills it", async () => {
    const { play, container } = show(asked.line_up);
    const choice = asked.line_up.choices.find((each) => /^LW=\d/.test(each)) ?? "";
    await fireEvent.click(container.querySelector('[data-man-slot="LW"][role="button"]')!);
    await fireEvent.click(container.querySelector(`.benches [data-bench="1-${choice.split("=")[1]}"]`)!);
    expect(play).toHaveBeenCalledExactlyOnceWith(choice);
  });

  test("a claim is asked with a button for each man and one to let it go", async () => {
    const { play } = show(asked.claim);
    await fireEvent.click(screen.getByText("Let it go"));
    expect(play).toHaveBeenCalledExactlyOnceWith("decline");
  });

  test("nothing can be pressed when nothing is asked", () => {
    const { container } = show({ view: asked.points.view, choices: [] });
    expect(container.querySelectorAll("[role=button], button")).toHaveLength(0);
  });

  test("without motion the faces of the last throw lie on the desk", () => {
    const { view } = asked.points;
    show({ view: { ...view, dice: { ...view.dice, count: 3, left: 0, total: 9, last: 5 } }, choices: [] }, { log: tell(3, 1, 5, "de.rolled") });
    expect(screen.getByRole("img", { name: "Dice: 3, 1, 5" }).querySelectorAll(".die")).toHaveLength(3);
  });

  describe("with motion", () => {
    const { before, after, events } = films.pass;
    const log = [...tell(2, 2, "de.rolled"), ...events.map((event, i) => ({ ...event, n: i + 4 }))];
    const fresh = log.slice(3);
    const choices = ["stop"];
    const lies = () => screen.queryByText(/^Last throw/)?.textContent;
    const begin = async (more: Partial<BoardProps<View>> = {}) => {
      vi.useFakeTimers();
      Object.assign(Element.prototype, { getAnimations: () => [] });
      const said: Array<string[] | null> = [];
      const props = {
        motion: true, tell: (now: Event[] | null) => void said.push(now && now.filter((event) => board.kind!(event) !== "quiet").map(({ id }) => id)),
      };
      const was = { ...before, dice: { ...before.dice, for: null, count: 2, left: 0, total: 4, last: 2 } };
      const { rerender, unmount } = show({ view: was, choices: [] }, { ...props, log: log.slice(0, 3) });
      await rerender({ view: after, choices, events: fresh, log, ...more });
      await vi.advanceTimersByTimeAsync(1);
      return { said, unmount };
    };
    afterEach(() => void vi.useRealTimers());

    test("a throw is told and lies on the desk when its dice stop; what is asked comes when all rests", async () => {
      const { said } = await begin();
      expect([lies(), said]).toEqual(["Last throw: 4", [["de.passes"]]]);
      await vi.advanceTimersByTimeAsync(550);
      expect(lies()).toBe("Last throw: 4");
      await vi.advanceTimersByTimeAsync(100);
      expect([lies(), said]).toEqual(["Last throw: 14", [["de.passes"]]]);
      await vi.advanceTimersByTimeAsync(2000);
      expect(said).toEqual([["de.passes"], ["de.received"], null]);
    });

    test("who skips, or leaves, has all at once", async () => {
      const skipped = await begin();
      skipMotion();
      await vi.advanceTimersByTimeAsync(1);
      expect([lies(), skipped.said]).toEqual(["Last throw: 14", [["de.passes"], null]]);
      await vi.advanceTimersByTimeAsync(3000);
      expect(skipped.said).toHaveLength(2);
      cleanup();
      const left = await begin();
      left.unmount();
      expect(left.said.at(-1)).toBeNull();
    });

    test("a man whose square nobody tells is waited for; a step is not", async () => {
      const view = structuredClone(before);
      view.teams[0].on_ice[1]!.row! += 4;
      const { said } = await begin({ view, events: [], log: log.slice(0, 3) });
      expect(said).toEqual([[]]);
      await vi.advanceTimersByTimeAsync(250);
      expect(said).toEqual([[], null]);
      cleanup();
      view.teams[0].on_ice[1]!.row! -= 3;
      expect((await begin({ view: structuredClone(view), events: [], log: log.slice(0, 3) })).said).toEqual([]);
    });
  });

  test("on a phone a square is chosen at the thumb, too", async () => {
    wide = 360;
    for (const phase of ["landing", "rest_square", "door", "goalie_spot"]) {
      const { play, container } = show({ view: { ...asked.points.view, phase, man: 10 }, choices: ["h8", "h9"] });
      const buttons = [...container.querySelectorAll<HTMLElement>(".desk button.button.small")];
      expect(buttons.map((node) => node.textContent)).toEqual(["h8", "h9"]);
      await fireEvent.click(buttons[1]!);
      expect(play).toHaveBeenCalledExactlyOnceWith("h9");
      cleanup();
    }
  });

  test("a net without its goalie has a sign, and a play without a card says so", () => {
    const view = structuredClone(asked.points.view);
    const { container } = show({ view: { ...view, card: null }, choices: [] });
    expect(container.querySelector(".deserted")).toBeNull();
    expect(container.querySelector(".no-card")?.textContent).toBe("No card in this play");
    cleanup();
    view.teams[1].pulled = true;
    expect(show({ view, choices: [] }).container.querySelectorAll(".deserted")).toHaveLength(1);
  });

  test("the clock has a sign for the cause of each unit, and tells how many of each there are", () => {
    const log = tell([1, "card"], [2, "fight"], "match.undone", [2, "attempt"]);
    const { container } = show({ view: { ...asked.points.view, units: 2 }, choices: [] }, { log });
    expect([...container.querySelectorAll(".clock .marked")].map((node) => node.classList[0])).toEqual(["card", "attempt"]);
    expect(container.querySelector(".clock")?.getAttribute("aria-label")).toContain("1 card, 1 try, 0 rounds");
  });

  test("a man on the ice is named with his dice, as superstar and as hurt", () => {
    const view = structuredClone(asked.points.view);
    Object.assign(view.teams[1].on_ice.find(({ position }) => position !== "G")!, { number: 2, shot: 2, pass: 3, steal: 2, fight: 1, superstar: true, thirds: 1 });
    const { container } = show({ view, choices: [] });
    expect(container.querySelector('[data-man="2-2"]')?.getAttribute("aria-label")).toMatch(/Shot 2, pass 3, steal 2, fight 1, superstar, 1\/3 of an injury$/);
    expect(container.querySelector('[data-man="2-1"]')?.getAttribute("aria-label")).toMatch(/Saves with \d dice$/);
  });

  test("those who cannot be pressed are one stop of the tab key; arrows lead from one to the next and show his card", async () => {
    const { container } = show(asked.defence);
    const others = () => [...container.querySelectorAll<SVGElement>("[data-man]:not(.can)")];
    const [stop, ...more] = others().filter((node) => node.getAttribute("tabindex") === "0");
    expect(more).toEqual([]);
    stop!.focus();
    const start = stop!.dataset["man"];
    let next: string | undefined;
    for (const key of ["ArrowRight", "ArrowLeft", "ArrowUp", "ArrowDown"]) {
      await fireEvent.keyDown(document.activeElement!, { key });
      next = (document.activeElement as SVGElement).dataset["man"];
      if (next !== start) break;
    }
    expect(next).not.toBe(start);
    expect(others().filter((node) => node.getAttribute("tabindex") === "0").map((node) => node.dataset["man"])).toEqual([next]);
    expect(container.querySelector(".desk .who")).not.toBeNull();
  });

  test("on a phone a man who is tapped shows his abilities at the thumb, and the drawn card stays while several can move", async () => {
    wide = 360;
    const { view, choices } = asked.points;
    const { container } = show({ view: { ...view, card: { card: "pass", deck: "forward", team: 1, second: null } }, choices });
    expect(container.querySelector(".desk .who")).toBeNull();
    await fireEvent.click(container.querySelector('[data-man="2-1"]')!);
    expect(container.querySelector(".desk .who")?.textContent).toMatch(/Saves\s*\d/);
    await fireEvent.click(container.querySelector(".mover")!);
    expect(container.querySelector(".desk .pad")).not.toBeNull();
    expect(screen.getByRole("img", { name: /^The card of the Harfangs: Pass,/ }).textContent).toBe("Pass");
  });

  test("the sheet of a game that goes on has the clock sheet too, without what was taken back", () => {
    const log = tell([1, "card"], [2, "fight"], "match.undone", [2, "attempt"]);
    const { container } = render(Sheet, { props: { ...contextOf({ ...asked.points.view, units: 2 }), sheet: null, events: log } });
    expect([...container.querySelectorAll(".units li")].map((node) => node.textContent)).toEqual(["●defensive action", "○loose puck"]);
  });

  test("the sheet counts up and has the clock sheet", () => {
    const { container } = render(Sheet, { props: { ...contextOf(asked.points.view), sheet: views.sheet, events: [] } });
    expect(container.querySelectorAll(".units li").length).toBe(views.sheet.clock.reduce((sum, { units }) => sum + units.length, 0));
    expect(container.textContent).toContain("Shots on goal");
  });
});
