// The page's texts: every id is used, every used id is there, braces and French typography are right.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";

import { readCsv } from "./csv";
import { fill } from "./pattern";

const src = join(import.meta.dirname, "..");
const games = join(src, "../../games");
const files = readdirSync(src, { recursive: true, encoding: "utf8" });
const read = (file: string) => readFileSync(file, "utf8");

const tables = files.filter((file) => /(^|\/)texts\.csv$/.test(file)).map((file) => readCsv(read(join(src, file))));
const rows = tables.flatMap(([, ...each]) => each);

const sources = files
  .filter((file) => /\.(ts|svelte)$/.test(file) && !file.endsWith(".test.ts"))
  .map((file) => read(join(src, file)))
  .join("\n");

const ids = new Set(rows.map(([id]) => id ?? ""));
const quoted = new Set([...sources.matchAll(/["'`](page\.[a-z0-9_.-]*[a-z0-9_-])["'`]/g)].map((found) => found[1] ?? ""));
// `page.theme.${theme}` uses every id that begins like it.
const begun = [...sources.matchAll(/`(page\.[a-z0-9_.-]*)\$\{/g)].map((found) => found[1] ?? "");

test("the files have the columns id, en, fr and no id twice", () => {
  for (const [header] of tables) expect(header).toEqual(["id", "en", "fr"]);
  for (const row of rows) expect(row).toHaveLength(3);
  expect(ids.size).toBe(rows.length);
});

test("every text is used", () => {
  const unused = [...ids].filter((id) => !quoted.has(id) && !begun.some((beginning) => id.startsWith(beginning)));
  expect(unused).toEqual([]);
});

test("every used id has a text", () => {
  expect([...quoted].filter((id) => !ids.has(id))).toEqual([]);
  for (const beginning of begun) expect([...ids].some((id) => id.startsWith(beginning)), beginning).toBe(true);
});

test("every text of a game that the page asks for is in the game's own file", () => {
  const known = new Set(
    readdirSync(games).flatMap((game) => readCsv(read(join(games, game, "data/texts.csv"))).map(([id]) => id ?? "")),
  );
  const asked = [...sources.matchAll(/say\(\s*["'`]((?:rr|pp|xi|pd|de)\.[a-z0-9_.-]+)["'`]/gi)].map((found) => found[1] ?? "");
  expect(asked.filter((id) => !known.has(id))).toEqual([]);
});

test("both languages have the same parameters", () => {
  const names = (text: string) => [...new Set([...text.matchAll(/\{([a-z0-9_]+)/g)].map((found) => found[1]))].sort();
  for (const [id, en = "", fr = ""] of rows) expect(names(fr), id).toEqual(names(en));
});

// Counts that are one now and then; French shows a plural by its ending.
test("what is counted is singular when it is one", () => {
  const counts = /\{(n|units|card|cards|attempt|dice|forwards|defenders|goalies|save|shot|pass|steal|fight)\}[ \u00a0](?!sans|dans|aux|des|les)[a-zà-ÿœ]+[sx]\b/;
  const ofGames = readdirSync(games).flatMap((game) => readCsv(read(join(games, game, "data/texts.csv"))));
  for (const [id, , fr = ""] of [...rows, ...ofGames]) expect(fr, id).not.toMatch(counts);
});

// As it is set in Québec.
test("French has unbreakable spaces before colons and within quotation marks, none before ? ! ; and curly apostrophes", () => {
  for (const [id, , fr = ""] of rows) {
    const words = fr.replace(/\{[^}]*\}/g, "x");
    expect(words, id).not.toMatch(/\s[?!;]|[^\u00a0]»|[^\u00a0]:(?= |$)|«[^\u00a0]|'/);
  }
});

test("no text and no rulebook of the house has a space before ? ! ;", () => {
  const house = join(src, "../..");
  const texts = ["catalog", "server", "cli", ...readdirSync(games).map((game) => join("games", game))]
    .flatMap((room) => readdirSync(join(house, room, "data")).filter((file) => file.endsWith(".csv")).map((file) => join(room, "data", file)));
  const rulebooks = readdirSync(games).map((game) => join("games", game, "RULES.md"));
  expect(texts.length).toBeGreaterThan(8);
  for (const file of [...texts, ...rulebooks, "README.md"]) expect(read(join(house, file)).match(/.*[^\s|.]\s[?!;].*/)?.[0], file).toBe(undefined);
});

test("a number chooses the form: one in both languages, none is singular in French", () => {
  const pattern = "{n} {n:goal|goals}";
  expect([0, 1, 2].map((n) => fill("en", pattern, { n }))).toEqual(["0 goals", "1 goal", "2 goals"]);
  expect([0, 1, 2].map((n) => fill("fr", "{n} {n:but|buts}", { n }))).toEqual(["0 but", "1 but", "2 buts"]);
  expect(fill("fr", "{n}", { n: 1234.5 })).toMatch(/^1\s234,5$/u);
  expect((["en", "fr"] as const).map((lang) => fill(lang, "{n}", { n: -1 }))).toEqual(["−1", "−1"]);
  expect(fill("en", "{n} {name}", { n: "-1", name: "Jean-1" })).toBe("−1 Jean-1");
  expect(fill("en", "{who} waits", {})).toBe("{who} waits");
});
