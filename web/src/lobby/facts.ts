import { say } from "../say/say.svelte";

/** For how many coaches a game is. Many counts are told by their ends: 2 to 10. */
export function seatsTold(counts: number[]): string {
  const first = counts[0] ?? 2;
  const last = counts.at(-1) ?? first;
  if (counts.length === 1) return say("page.game.seats", { n: first });
  return say(counts.length === 2 ? "page.game.seats_or" : "page.game.seats_to", { first, last });
}

/** The sentences of a text, for one line each. */
export function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?])\s+(?=\p{Lu})/u);
}
