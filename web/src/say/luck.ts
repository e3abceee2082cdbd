// What a game's luck is made of, so that nobody is told to draw a card in a game of dice.
const known: Record<string, "dice" | "both"> = { pairadice: "dice", "double-echec": "both" };

/** The end of the ids of texts that name it: page.dice.help.cards, say. */
export function luckOf(game: string): "cards" | "dice" | "both" {
  return known[game] ?? "cards";
}
