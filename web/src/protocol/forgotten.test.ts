import { expect, test } from "vitest";

import { isFormer, withoutForgotten } from "./forgotten";
import type { Happening, SeatState } from "./protocol";

const seat = (at: number, kind: SeatState["kind"], name: string | null) => ({ seat: at, kind, name }) as SeatState;
const said = (n: number, at: number, name: string) => ({ n, what: "chat", seat: at, name, text: `line ${n}` }) as Happening;

test("a former player has a seat without a name; an open one and a coach's are nobody's", () => {
  expect([seat(1, "person", null), seat(1, "person", "Maude"), seat(1, "open", null), seat(1, "coach", null)].map(isFormer)).toEqual([true, false, false, false]);
});

test("who is deleted takes his name and words along, and nobody else's who had the seat before him", () => {
  const told = [said(1, 2, "Zoé"), said(2, 2, "Maude"), said(3, 1, "Léo")];
  const before = [seat(1, "person", "Léo"), seat(2, "person", "Maude")];
  const now = [seat(1, "person", "Léo"), seat(2, "person", null)];
  expect(withoutForgotten(told, before, now).map(({ name, text }) => [name, text])).toEqual([["Zoé", "line 1"], [null, null], ["Léo", "line 3"]]);
});

test("while nobody is deleted what was told stays the very same", () => {
  const told = [said(1, 2, "Maude")];
  const seats = [seat(1, "person", null), seat(2, "person", "Maude")];
  expect(withoutForgotten(told, seats, seats)).toBe(told);
  expect(withoutForgotten(told, [], seats)).toBe(told);
  expect(withoutForgotten(told, seats, [seat(1, "person", null), seat(2, "open", null)])).toBe(told);
});
