// The cards and pitches of both sides, and what kind of drawing each has.
export const pitches = ["FI", "FO", "SL", "CU", "CH"] as const;
export type Pitch = (typeof pitches)[number];

export const isPitch = (code: string): code is Pitch => (pitches as readonly string[]).includes(code);
/** Power, or a change of speed. */
export const isFast = (pitch: Pitch) => pitch === "FI" || pitch === "FO" || pitch === "SL";

const offence = ["HR", "3B", "2B", "1B", "HAR", "SQ", "E", "E+", "BK", "DS", "SB", "ST", "SF", "BU", "PH", "HP", "WP", "CK", "FB"];
export const isOffence = (card: string) => offence.includes(card);

/** The game's data as the server gives it: tables of texts, the names of the columns first. */
export interface Data {
  files: Record<string, string[][] | undefined>;
}

/** What a card looks like beside its name and drawing (XI-8a). */
export interface Face {
  /** shared by a card and those that beat it; none where nothing does */
  colour: string;
  /** tells the same without colour, hollow for a shade of it */
  sign: string;
  /** how the batter or runner fares */
  diamond: string;
  /** red for the offence, blue for the defence */
  line: string;
}

const signs: Record<string, readonly [string, string] | undefined> = {
  blue: ["▲", "△"], violet: ["●", "○"], green: ["♠", "♤"], orange: ["♣", "♧"], brown: ["♥", "♡"], teal: ["▼", "▽"], olive: ["★", "☆"],
};

/** Null for a pitch, and from a server that gives no data. */
export function faceOf(data: Data | null, code: string): Face | null {
  const row = data?.files["faces.csv"]?.slice(1).find(([card]) => card === code);
  if (row === undefined) return null;
  const [, colour = "none", shaded = "no", diamond = "none", line = "red"] = row;
  return { colour: shaded === "yes" ? `${colour} shaded` : colour, sign: signs[colour]?.[shaded === "yes" ? 1 : 0] ?? "", diamond, line };
}

export const dropped = "drop:";

/** A choice: a pitch or card (SB:1 names the runner's base), drop:CARD, pass or keep. */
export function cardOf(choice: string): string | null {
  if (choice === "pass" || choice === "keep") return null;
  return choice.startsWith(dropped) ? choice.slice(dropped.length) : (choice.split(":")[0] ?? choice);
}

export function baseOf(choice: string): number | null {
  const base = choice.startsWith(dropped) ? undefined : choice.split(":")[1];
  return base === undefined ? null : Number(base);
}
