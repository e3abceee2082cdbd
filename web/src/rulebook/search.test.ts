import { describe, expect, it } from "vitest";

import type { RuleChapter, Rule } from "../protocol/protocol";
import { byTitle, fits, foundIn, sentenceOf } from "./search";

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

  it("finds a rule by its id however that is written, and has it first", () => {
    const five = rule("DE-5", "Coups de 50", "Un but de plus.");
    const shot = rule("DE-50", "Le tir", "Voir DE-5.");
    const other = rule("DE-51", "Après le tir", "Voir DE-50.");
    const chapters = [{ title: "Avant", text: "", rules: [five] }, { title: "Tirs", text: "", rules: [other, shot] }] as RuleChapter[];
    for (const wanted of ["DE-50", "de50", "de 50", " De-50 "]) {
      expect(fits(shot, wanted), wanted).toBe(true);
      expect(byTitle([five, other, shot], wanted)[0], wanted).toBe(shot);
      expect(foundIn(chapters, wanted)[0]?.rules[0], wanted).toBe(shot);
    }
    expect(foundIn(chapters, "de-5").map(({ title }) => title)).toEqual(["Avant", "Tirs"]);
    expect(fits(other, "de5")).toBe(false);
  });
});
