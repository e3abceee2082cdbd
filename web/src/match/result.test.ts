import { expect, test } from "vitest";

import type { Result, SeatState, State } from "../protocol/protocol";
import { scoreOf } from "./result";

const score = (teams: number[], result: Partial<Result>) =>
  scoreOf({ seats: teams.map((team, at) => ({ seat: at + 1, team }) as SeatState), result: { resigned: false, winners: [], points: [], ...result } } as State);

test("of two teams the winner's points come first, also if he won because the other gave up", () => {
  expect(score([1, 2], { points: [8, 0], winners: [1] })).toBe("8–0");
  expect(score([1, 2], { points: [0, 8], winners: [2] })).toBe("8–0");
  expect(score([1, 2], { points: [3, 5], winners: [1], resigned: true })).toBe("3–5");
  expect(score([1, 2, 1, 2], { points: [2, 4, 2, 4], winners: [2, 4] })).toBe("4–2");
  expect(score([1, 2], { points: [2, 2] })).toBe("2–2");
});

test("without a winner whose points they could begin with, and of more than two teams, no score is told", () => {
  expect(score([1, 2], { points: [3, 5], resigned: true })).toBe("");
  expect(score([1, 2, 3], { points: [3, 1, 0], winners: [1] })).toBe("");
});
