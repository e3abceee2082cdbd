// The cards and pitches of both sides, and what kind of drawing each has.
export const pitches = ["FI", "FO", "SL", "CU", "CH"] as const;
export type Pitch = (typeof pitches)[number];

export const isPitch = (code: string): code is Pitch => (pitches as readonly string[]).includes(code);
/** Power, or a change of speed. */
export const isFast = (pitch: Pitch) => pitch === "FI" || pitch === "FO" || pitch === "SL";

const offence = ["HR", "3B", "2B", "1B", "HAR", "SQ", "E", "E+", "BK", "DS", "SB", "ST", "SF", "BU", "PH", "HP", "WP", "CK", "FB"];
export const isOffence = (card: string) => offence.includes(card);

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
