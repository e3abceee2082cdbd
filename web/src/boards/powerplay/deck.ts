// The deck as the server gives it (GET /api/games/powerplay/data): tables of texts, the names of the columns first.
import type { Options } from "../contract";
import type { Category, Player } from "./view";

export interface Data {
  files: Record<string, string[][] | undefined>;
}

const plural: Record<string, Category> = { forward: "forwards", defender: "defenders", goalie: "goalies" };

/** All 77 by id, in the order of the deck. Empty from a server that gives no data. */
export function deckOf(data: Data | null, options: Options): Map<string, Player> {
  const file = options["brawlers"] === "defenders" ? "deck_defenders.csv" : "deck.csv";
  const [, ...cards] = data?.files[file] ?? [];
  const [, ...rows] = data?.files["looks.csv"] ?? [];
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
