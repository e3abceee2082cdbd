import { expect, test } from "vitest";

import { contextOf } from "./fixtures/context";
import duel from "./fixtures/duel.json";
import season from "./fixtures/season.json";
import { deckOf } from "./deck";
import { parted, partings } from "./parted";
import { scoreboard } from "./scoreboard";
import { columnsOf, threeStars, type Statistics } from "./score_sheet";
import { around, choiceOf, lastTurned, notedTeam, roundOf, sideOf, type View } from "./view";
import { group, kind, phrase, question } from "./words";
import { data } from "./fixtures/context";

const view = duel as unknown as View;
const over = season.view as unknown as View;

test("a view as the server gives it is read: who sits where, which duel lies on the ice", () => {
  expect(around(view, 1)).toEqual([2, 3]);
  expect(around(view, 2)).toEqual([3, 1]);
  expect(around(view, null)).toEqual([1, 2, 3]);
  expect(sideOf(view.match, 1)).toBe(1);
  expect(sideOf(view.match, 3)).toBeNull();
  expect(lastTurned(view.match!)).toBe(2);
  expect([1, 6, 7, 12, 13].map(roundOf)).toEqual([1, 1, 7, 7, 13]);
});

test("of another team the players noted last are in their slots, the others unknown", () => {
  expect(notedTeam(view, 2).map((note) => note?.id ?? null)).toEqual(["grumblegore", "hydra", null, null, null, null]);
  expect(notedTeam(view, 3).map((note) => note?.id ?? null)).toEqual([null, null, null, "mopsy", null, null]);
});

test("choices are worded in English and French", () => {
  const said = (choice: string, lang: "en" | "fr") => phrase(choice, contextOf(view, lang));
  expect(said("match:2", "en")).toBe("Challenge Bob");
  expect(said("exchange:3", "fr")).toBe("Échanger avec Cleo");
  expect(said("transfer:silver-skates", "en")).toBe("Transfer Silver Skates (forward 9)");
  expect(said("give:wide-load", "fr")).toBe("Donner Convoi Large (défense 4)");
  expect(said("sitting-bully", "en")).toBe("Play Sitting Bully (forward 3 ★)");
  expect(said("draw:goalies", "fr")).toBe("Piger dans la pile des gardiens");
  expect(said("draw:none", "en")).toBe("Draw nothing");
  expect(said("judge:play-on", "fr")).toBe("On joue");
});

test("a turn has its choices under three headings, each once; a duel has none", () => {
  const choices = ["match:2", "match:3", "exchange:2", "exchange:3", "transfer:zigzag"];
  const groups = group(choices, contextOf(view));
  expect(groups.map(({ heading }) => heading)).toEqual(["Challenge", "Exchange", "Transfer"]);
  expect(groups.flatMap((each) => each.choices)).toEqual(choices);
  expect(group(["zigzag"], contextOf(view))).toEqual([{ heading: "", choices: ["zigzag"] }]);
});

test("the question says what is asked", () => {
  expect(question(["fort-nox"], contextOf(view))).toMatch(/^Duel 3/);
  expect(question(["draw:none"], contextOf({ ...view, phase: "bully" }))).toBe("Sitting Bully faces Hydra (forward 0 ★): from which pile shall he be helped?");
  expect(question(["judge:mine"], contextOf({ ...view, phase: "judge" }, "fr"))).toMatch(/Jolly Judge/);
  expect(question([], contextOf(view))).toBeNull();
});

test("a player of the hand is pressed for whichever choice he stands for", () => {
  expect(choiceOf(["match:2", "transfer:zigzag"], "zigzag")).toBe("transfer:zigzag");
  expect(choiceOf(["draw:forwards"], "forwards")).toBeUndefined();
});

test("the scoreboard has the goals of a match, and the wins of all between matches", () => {
  const match = scoreboard(view, contextOf(view));
  expect(match.teams.map(({ name, score, lit }) => [name, score, lit])).toEqual([["Bob", 0, true], ["Alice", 1, false]]);
  expect(match.centre).toEqual(["Duel 3", "Turn 2"]);
  const end = scoreboard(over, contextOf(over, "fr"));
  expect(end.teams.map(({ score }) => score)).toEqual(over.coaches.map(({ wins }) => wins));
  const behind = { ...over, coaches: over.coaches.map((coach) => ({ ...coach, difference: -3 })) };
  expect(scoreboard(behind, contextOf(behind)).teams[0]?.details).toEqual(["Diff. −3"]);
});

test("goals, injuries and wins are told as such, the deal quietly", () => {
  const kinds = ["pp.goal", "pp.injured", "pp.champion", "pp.dealt", "pp.exchange"].map((id) => kind({ n: 1, id, rule: null, args: {} }));
  expect(kinds).toEqual(["goal", "penalty", "win", "quiet", "plain"]);
});

test("PP-24: the sheet filled in from what was announced is the one the server keeps", () => {
  const statistics = season.sheet as unknown as Statistics;
  expect(columnsOf(season.events, over.coaches.length)).toEqual(statistics.coaches.map(({ column }) => column));
});

test("three stars scored most", () => {
  const stars = threeStars(season.sheet as unknown as Statistics);
  expect(stars).toHaveLength(3);
  expect(stars[0]!.goals).toBeGreaterThanOrEqual(stars[1]!.goals);
});

test("long words of names are parted, and each word that is known to be long is in a name", () => {
  const names = (["en", "fr"] as const).flatMap((lang) => [...deckOf(data, {}).keys()].map((id) => contextOf(view, lang).say(`pp.card.${id}`)));
  const found = new Set(names.flatMap((name) => parted(name).split(/[ -]/)).filter((word) => word.includes("\u00ad")));
  expect([...found].map((word) => word.replaceAll("\u00ad", "-")).sort()).toEqual(partings.split(" ").sort());
  expect(parted("Rumpelstöckchen").replaceAll("\u00ad", "")).toBe("Rumpelstöckchen");
});

test("PP-4a: the deck follows the option", () => {
  expect(deckOf(data, {}).get("swinging-gate")).toMatchObject({ category: "defenders", value: 1, brawler: false });
  expect(deckOf(data, { brawlers: "defenders" }).get("swinging-gate")).toMatchObject({ value: 0, brawler: true });
  expect(deckOf(null, {}).size).toBe(0);
});
