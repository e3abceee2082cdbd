// The deck as the server gives it (GET /api/games/powerplay/data): tables of texts, the names of the columns first.
import type { Options } from "../contract";
import type { Category, Player } from "./view";

export interface Data {
  files: Record<string, string[][] | undefined>;
}

const plural: Record<string, Category> = { forward: "forwards", defender: "defenders", goalie: "goalies" };

// The board and the score sheet ask for it, and again whenever they are made anew.
const decks = new WeakMap<Data, Map<string, Map<string, Player>>>();

/** All 77 by id, in the order of the deck. Empty from a server that gives no data. */
export function deckOf(data: Data | null, options: Options): Map<string, Player> {
  const file = options["brawlers"] === "defenders" ? "deck_defenders.csv" : "deck.csv";
  if (data === null) return new Map();
  const read = decks.get(data) ?? new Map<string, Map<string, Player>>();
  decks.set(data, read);
  const deck = read.get(file) ?? readDeck(data, file);
  read.set(file, deck);
  return deck;
}

function readDeck(data: Data, file: string): Map<string, Player> {
  const [, ...cards] = data.files[file] ?? [];
  const [, ...rows] = data.files["looks.csv"] ?? [];
  const looks = new Map(rows.map(([id = "", ...words]) => [id, words.join(" ")]));
  return new Map(
    cards.map(([id = "", category = "", value, brawler, bonus]) => [
      id,
      {
        id,
        category: plural[category] ?? "forwards",
        value: Number(value),
        brawler: brawler === "yes",
        bonus: bonus === "none" ? null : (bonus as Player["bonus"]),
        look: looks.get(id) ?? "",
      },
    ]),
  );
}
