// A card is its number, or a special with two options; a choice is a number, "SB:shot", "SB:none" or "pull-goalie".
export type Play = "shot" | "block" | "breakaway" | "save" | "two-on-one" | "power-play" | "shutdown";

const specials: Record<string, readonly [Play, Play]> = {
  SB: ["shot", "block"],
  BM: ["breakaway", "save"],
  TM: ["two-on-one", "save"],
  PD: ["power-play", "shutdown"],
  TD: ["two-on-one", "shutdown"],
};

export const pullGoalie = "pull-goalie";

export function playsOf(card: string): readonly [Play, Play] | null {
  return specials[card] ?? null;
}

export function cardOf(choice: string): string {
  return choice.split(":", 1)[0] ?? choice;
}

/** The option of a special, "none" if it goes without effect, null for a number. */
export function playOf(choice: string): Play | "none" | null {
  const play = choice.split(":")[1];
  return play === undefined ? null : (play as Play | "none");
}

/** Eleven and above are sticks, which count for more on a power play (RR-1, RR-25). */
export const isStick = (number: number): boolean => number > 10 && number <= 15;

/** Whether no card can be laid but without effect. */
export function isStuck(choices: string[]): boolean {
  return choices.every((choice) => choice === pullGoalie || playOf(choice) === "none");
}

/** The last word of a message id: "rr.card.8" is 8, "rr.option.save" is save. */
export function lastWord(id: unknown): string {
  return String(id).split(".").at(-1) ?? "";
}
