import type { BoardContext } from "../contract";

/** What is needed to word a game that has no board of its own. */
export type Wording = Pick<BoardContext, "game" | "say" | "has" | "number" | "seatName" | "teamName">;

// Numbers of these names are seats or teams, in every game.
const seats = new Set(["seat", "dealer", "to_play", "to_move", "turn", "starter"]);
const teams = new Set(["team", "attacker", "defender", "winner"]);

// A game words itself by ids <game>.field.… and <game>.choice.… of its own texts; what most games have is worded here.
const textOf = ({ game, has, say }: Wording, kind: "field" | "choice", name: string, common: string): string | null =>
  [`${game}.${kind}.${name}`, common].filter(has).map((id) => say(id))[0] ?? null;

/** What a field of a view or a sheet is called. */
export const fieldName = (name: string, words: Wording): string =>
  textOf(words, "field", name, `page.any_game.field.${name}`) ?? capital(name.replaceAll("_", " "));

/** What a choice is called; in the notation of the game if nothing words it. */
export const choiceName = (choice: string, words: Wording): string =>
  textOf(words, "choice", choice, `page.any_game.choice.${choice}`) ?? choice;

/** A value in one line; null if it is a group of several. `field` is the name it stands under. */
export function plain(value: unknown, field: string, words: Wording): string | null {
  if (value === null || value === undefined || value === "") return "–";
  if (Array.isArray(value)) {
    const parts = value.map((part) => (isGroup(part) ? null : plain(part, field, words)));
    return parts.length === 0 ? "–" : parts.includes(null) ? null : parts.join(", ");
  }
  if (isGroup(value)) return null;
  if (typeof value === "boolean") return words.say(value ? "page.any_game.yes" : "page.any_game.no");
  if (typeof value === "number") return seats.has(field) && value > 0 ? words.seatName(value) : teams.has(field) && value > 0 ? words.teamName(value) : words.number(value);
  const text = String(value);
  return words.has(text) ? words.say(text) : choiceName(text, words);
}

export const isGroup = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
