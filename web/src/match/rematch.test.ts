import { expect, test } from "vitest";

import type { SeatState, State } from "../protocol/protocol";
import { rematchOf } from "./rematch";

const person = (seat: number, owner = false) => ({ seat, kind: "person", owner }) as SeatState;
const computer = (seat: number) => ({ seat, kind: "coach", owner: false }) as SeatState;
const table = (seats: SeatState[], rematch_asked: number[]) => ({ seats, rematch_asked }) as unknown as State;

test("nobody is awaited for a rematch that nobody asked for", () => {
  expect(rematchOf(table([person(1, true), person(2)], []), [1])).toEqual({ askers: [], awaited: [] });
});

test("who asked for a rematch is told to the others; I do not wait for myself", () => {
  const seats = [person(1, true), person(2), computer(3), person(4)];
  expect(rematchOf(table(seats, [2]), [1])).toEqual({ askers: [2], awaited: [4] });
  expect(rematchOf(table(seats, [2, 1]), [1])).toEqual({ askers: [2], awaited: [4] });
  expect(rematchOf(table(seats, [2]), [])).toEqual({ askers: [2], awaited: [1, 4] });
});

test("of those who share the opener's device one asks for all", () => {
  const seats = [person(1, true), person(2, true), person(3)];
  expect(rematchOf(table(seats, [3]), [3])).toEqual({ askers: [], awaited: [1] });
  expect(rematchOf(table(seats, [1]), [3])).toEqual({ askers: [1], awaited: [] });
});
