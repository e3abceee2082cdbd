import { expect, test } from "vitest";

import { deckOf } from "../deck";
import { data } from "../fixtures/context";
import { portrait } from "./portrait";
import { drawnByHand } from "./tempers";

const deck = [...deckOf(data, {}).values()];

test("all 77 have a portrait, and no two are alike", () => {
  expect(deck).toHaveLength(77);
  // The name for clips is the same, so that only the drawing can differ.
  expect(new Set(deck.map((player) => portrait(player, "x"))).size).toBe(77);
});

test("everybody of the deck, and nobody else, has a temper of his own", () => {
  expect([...drawnByHand].sort()).toEqual(deck.map(({ id }) => id).sort());
});

// The tags left open at the end, or the one that closes what was not open. A parser for all 77 takes seconds.
function unclosed(svg: string): string[] {
  const open: string[] = [];
  for (const [, slash, name = "", attributes = ""] of svg.matchAll(/<(\/?)([a-zA-Z]+)([^<>]*)>/g)) {
    if (slash === "/") {
      if (open.pop() !== name) return [name];
    } else if (!attributes.endsWith("/")) open.push(name);
  }
  return open;
}

test("a portrait is well-formed SVG without holes in its numbers and without style attributes", () => {
  for (const player of deck) {
    const drawn = portrait(player, "x");
    expect(drawn, player.id).not.toMatch(/undefined|NaN|style=/);
    expect(unclosed(drawn), player.id).toEqual([]);
  }
});

test("a stranger with words nobody knows is drawn all the same, always alike", () => {
  const stranger = { id: "new-kid", category: "goalies" as const, look: "yeti oval perm fez pink lute" };
  expect(portrait(stranger, "x")).toBe(portrait(stranger, "x"));
  expect(portrait(stranger, "x")).not.toMatch(/undefined|NaN/);
});
