import { expect, test } from "vitest";

import { sameParts } from "./same_parts";

test("what did not change is the very same, what did is new", () => {
  const before = { score: [1, 2], men: [{ no: 9 }, { no: 4 }], clock: { at: 1 }, empty: null };
  const now = sameParts(before, { score: [1, 2], men: [{ no: 9 }, { no: 5 }], clock: { at: 1 }, empty: null });
  expect(now).toEqual({ score: [1, 2], men: [{ no: 9 }, { no: 5 }], clock: { at: 1 }, empty: null });
  expect([now.score === before.score, now.men[0] === before.men[0], now.clock === before.clock]).toEqual([true, true, true]);
  expect([now === before, now.men === before.men, now.men[1] === before.men[1]]).toEqual([false, false, false]);
  expect(before.men[1]).toEqual({ no: 4 });
});

test("all the same is the same", () => {
  const before = { men: [{ no: 9, name: "Léa" }], none: [], nobody: {} };
  expect(sameParts(before, structuredClone(before))).toBe(before);
  for (const plain of [0, "", null, true, undefined]) expect(sameParts(plain, plain)).toBe(plain);
});

test.each([
  [[1, 2], [1]], [[1], [1, 2]], [{ a: 1 }, {}], [{}, { a: 1 }], [{ a: 1 }, { b: 1 }], [{ a: undefined }, { b: undefined }],
  [[], {}], [{}, []], [null, {}], [{}, null], [{ a: null }, { a: {} }], [1, "1"], [{ a: 0 }, { a: false }],
])("%j is not %j", (before, now) => {
  const copy = structuredClone(now);
  const kept = sameParts<unknown>(before, now);
  expect(kept).toEqual(copy);
  expect(kept).not.toBe(before);
});
