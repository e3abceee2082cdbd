import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { describe, expect, it } from "vitest";

import type { Rules } from "../protocol/protocol";
import { readCsv } from "../say/csv";
import { bookInWords, inWords, type Names } from "./in_words";

const option = (title: string, values: Record<string, string> = {}) => ({ title, values: new Map(Object.entries(values)) });
const names: Names = {
  options: new Map([
    ["overtime", option("Prolongation", { sudden_death: "Mort subite", full: "Période complète" })],
    ["seats", option("Joueurs", { 2: "2 joueurs", 4: "4 joueurs" })],
    ["target", option("Victoires", { 2: "2 victoires", 5: "5 victoires" })],
    ["turn_limit", option("Tours d’une saison")],
    ["rulebook", option("Livre des règlements", { classic: "Classique" })],
    ["strict_table", option("Table stricte", { rulebook: "Selon le livre", off: "Non" })],
    ["exact_dice", option("Dés exacts", { rulebook: "Selon le livre", off: "Non" })],
  ]),
  coaches: new Map([["greedy", "coriace"]]),
  quoted: (name) => `« ${name} »`,
  setting: (option, value) => `« ${option} : ${value} »`,
};

describe("a rule on the page", () => {
  it("calls an option, a value and a coach as the dialog does", () => {
    expect(inWords("L’option `overtime` : `sudden_death` ou `full`.", names)).toBe("L’option « Prolongation » : « Mort subite » ou « Période complète ».");
    expect(inWords("contre `greedy`", names)).toBe("contre « coriace »");
  });

  it("has an option and its value in one pair of quotation marks, however they are written", () => {
    for (const written of ["`overtime` = `full`", "`overtime`=`full`", "`overtime`\n= `full`", "`overtime = full`", "`overtime=full`"])
      expect(inWords(`Ici (${written}).`, names), written).toBe("Ici (« Prolongation : Période complète »).");
    expect(inWords("`turn_limit` = `40`", names)).toBe("« Tours d’une saison : 40 »");
  });

  it("takes an option for an option even if a value has the same name", () => {
    expect(inWords("`rulebook`", names)).toBe("« Livre des règlements »");
    expect(inWords("`strict_table` = `rulebook`", names)).toBe("« Table stricte : Selon le livre »");
  });

  it("names a value alone only if all its options call it the same", () => {
    expect(inWords("`off`", names)).toBe("« Non »");
    expect(inWords("`2`, `5`", names)).toBe("`2`, « 5 victoires »");
  });

  it("leaves the notation of a game as it is, and what it does not know", () => {
    for (const text of ["`2,5*` ou `^^`", "`HR`, `E+`", "`zamboni` = `full`", "`overtime=full=2`", "sudden_death", "```\novertime\n```"]) expect(inWords(text, names)).toBe(text);
    expect(inWords("`overtime`", { ...names, options: new Map() })).toBe("`overtime`");
  });

  it("is worded wherever a book has text", () => {
    const rule = { id: "RR-10", title: "Prolongation", text: "`full`", origin: "R" };
    const book: Rules = { game: "rink-ratz", lang: "fr", title: "Rink Ratz", introduction: "`overtime`", chapters: [{ title: "Fin", text: "`seats`", rules: [rule] }] };
    expect(bookInWords(book, names)).toEqual({
      ...book, introduction: "« Prolongation »", chapters: [{ title: "Fin", text: "« Joueurs »", rules: [{ ...rule, text: "« Période complète »" }] }],
    });
  });
});

// What a card has printed on it is read at a table; the names of files and commands are not.
const notations: Record<string, RegExp> = { pairadice: /^[\d,*^[\]]+$/, xtra_innings: /^[A-Z\d]{1,3}\+?$/ };

describe("the rulebooks", () => {
  const games = join(import.meta.dirname, "../../../games");
  const read = (...path: string[]) => readFileSync(join(games, ...path), "utf8");
  const coaches = readCsv(read("../web/src/say/texts.csv")).flatMap(([id = ""]) => /^page\.strength\.(.+)$/.exec(id)?.[1] ?? []);

  it.each(readdirSync(games))("of %s mark only names that the page words, and the notation of the game", (game) => {
    const named = readCsv(read(game, "data/texts.csv")).flatMap(([id = ""]) => /\.(?:option_name|value\.[a-z_]+)\.(.+)$/.exec(id)?.[1] ?? []);
    const marked = [...read(game, "RULES.md").matchAll(/`([^`\n]+)`/g)].map(([, word = ""]) => word);
    expect(marked.filter((word) => ![...named, ...coaches, "on", "off"].includes(word) && !notations[game]?.test(word))).toEqual([]);
  });
});
