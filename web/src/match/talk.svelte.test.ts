import { flushSync } from "svelte";
import { afterEach, expect, test } from "vitest";

import type { Happening, Seat } from "../protocol/protocol";
import { Talk } from "./talk.svelte";

const line = (n: number, seat: Seat) => ({ n, at: 0, what: "chat", seat, name: null, text: `line ${n}`, coach: null, table: null }) as Happening;
const numbers = (lines: Happening[]) => lines.map(({ n }) => n);

let end = () => {};
afterEach(() => end());

/** I sit on seat 1, and somebody said something before I came. */
function sat() {
  const table = $state<{ happenings: Happening[] | null; muted: Seat[] }>({ happenings: null, muted: [] });
  let talk!: Talk;
  end = $effect.root(() => {
    talk = new Talk(() => ({ happenings: table.happenings, mine: [1], muted: table.muted }));
  });
  flushSync();
  table.happenings = [line(1, 2)];
  flushSync();
  const says = (n: number, seat: Seat) => {
    table.happenings = [...(table.happenings ?? []), line(n, seat)];
    flushSync();
  };
  return { talk, table, says };
}

test("what was said before I came, and what I say myself, is no news", () => {
  const { talk, says } = sat();
  expect(talk.said).toEqual([]);
  says(2, 1);
  expect(talk.unread).toEqual([]);
  says(3, 2);
  expect(numbers(talk.unread)).toEqual([3]);
  expect(talk.news?.n).toBe(3);
});

test("what is before my eyes is read, and stays read", () => {
  const { talk, says } = sat();
  says(2, 2);
  says(3, 2);
  talk.inSight = true;
  flushSync();
  expect(talk.unread).toEqual([]);
  says(4, 2);
  expect(talk.unread).toEqual([]);
  talk.inSight = false;
  flushSync();
  says(5, 2);
  expect(numbers(talk.unread)).toEqual([5]);
  expect(numbers(talk.said)).toEqual([2, 3, 4, 5]);
});

test("what is put aside is still counted, and the next line is news again", () => {
  const { talk, says } = sat();
  says(2, 2);
  talk.putAside();
  expect(talk.news).toBe(null);
  expect(numbers(talk.unread)).toEqual([2]);
  says(3, 2);
  expect(talk.news?.n).toBe(3);
});

test("who is muted is neither counted nor heard", () => {
  const { talk, table, says } = sat();
  says(2, 2);
  table.muted = [2];
  flushSync();
  expect(talk.said).toEqual([]);
  expect(talk.unread).toEqual([]);
});

test("what was removed is no news, and was never said", () => {
  const { talk, table, says } = sat();
  says(2, 2);
  says(3, 3);
  table.happenings = (table.happenings ?? []).map((each) => (each.seat === 2 ? { ...each, name: null, text: null } : each));
  flushSync();
  expect(numbers(talk.said)).toEqual([3]);
  expect(talk.unread).toHaveLength(1);
});
