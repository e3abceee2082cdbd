import { describe, expect, it } from "vitest";

import type { Rule } from "../protocol/protocol";
import { byTitle, sentenceOf } from "./search";

const rule = (id: string, title: string, text: string): Rule => ({ id, title, text }) as Rule;

describe("a search in the rules", () => {
  it("shows one line of a list, not all of it", () => {
    const deck = rule("RR-6", "The deck", "Fifty cards:\n\n- 4 × Shot, *or* Blocked Shot\n- 2 × Power Play\n\nShuffle them well. Then deal.");
    expect(sentenceOf(deck, "power")).toBe("2 × Power Play");
    expect(sentenceOf(deck, "deal")).toBe("Then deal.");
    expect(sentenceOf(deck, "nothing of it")).toBe("Fifty cards:");
  });

  it("has first whose title says it", () => {
    const found = [rule("RR-6", "Le paquet", "pénalité"), rule("RR-30", "Pénalités", "deux minutes"), rule("RR-31", "Après", "une pénalité")];
    expect(byTitle(found, "penalite").map(({ id }) => id)).toEqual(["RR-30", "RR-6", "RR-31"]);
  });
});
