import { afterEach, beforeEach, expect, test, vi } from "vitest";

import type { SeatState, State } from "../protocol/protocol";
import { learn, say, sayEvent } from "../say/say.svelte";
import { settings } from "../settings.svelte";
import { doerOf, namesOf } from "./context.svelte";
import { resultSentence } from "./result";

const seat = (at: number, kind: SeatState["kind"], name: string | null, coach: string | null = null) =>
  ({ seat: at, team: at, kind, name, coach, resigned: at === 1 }) as SeatState;
const seats = [seat(1, "person", null), seat(2, "person", "Léo"), seat(3, "open", null), seat(4, "coach", "greedy", "greedy")];
const server = {
  "match.seat": "Seat {number}", "match.partners": "{first} & {second}", "goal": "{seat} scores against {other}.",
};

beforeEach(async () => {
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify({ lang: "en", texts: server }), { headers: { "Content-Type": "application/json" } })));
  await learn("en");
  await learn("fr");
});
afterEach(() => {
  vi.unstubAllGlobals();
  settings.change({ lang: "en" });
});

for (const { lang, former, coach } of [
  { lang: "en", former: "a former player", coach: "Coach Go-Getter" },
  { lang: "fr", former: "un ancien joueur", coach: "Coach Fonceur" },
] as const)
  test(`who was deleted is a former player, and an open seat is a seat; in ${lang}`, () => {
    settings.change({ lang });
    const names = namesOf({ seats });
    expect([1, 2, 3, 4].map((at) => names.seat(at))).toEqual([former, "Léo", "Seat 3", coach]);
    expect(names.team(1)).toBe(former);
  });

test("a sentence that begins with a former player begins with a capital, and no other words do", () => {
  const names = namesOf({ seats });
  const goal = (by: number, other: number) => sayEvent({ n: 1, id: "goal", rule: null, args: { seat: by, other } }, names);
  expect(goal(1, 2)).toBe("A former player scores against Léo.");
  expect(goal(2, 1)).toBe("Léo scores against a former player.");
  expect(say("match.partners", { first: names.seat(1), second: "Léo" })).toBe("a former player & Léo");
  const state = { seats, result: { winners: [2], points: [0, 0], resigned: true } } as unknown as State;
  expect(resultSentence(state, names)).toBe("A former player resigned: the win goes to Léo.");
});

test("who did something had the seat then, whoever has it now", () => {
  const doer = (at: number | null, name: string | null) => doerOf({ seat: at, name }, seats);
  expect(doer(2, "Léo")).toBe("Léo");
  expect(doer(2, "Zoé")).toBe("Zoé");
  expect(doer(2, null)).toBe("a former player");
  expect(doer(3, null)).toBe("a former player");
  expect(doer(4, "greedy")).toBe("Coach Go-Getter");
});
