import type { Refusal } from "../protocol/protocol";
import { Refused } from "../protocol/rest";
import { has, say } from "../say/say.svelte";

/** What is told, in the language of whoever reads it then: that may change while it stands there. */
export type Told = () => string;

/** What to tell a person whose wish the server did not grant. */
export function troubleOf(error: unknown): Told {
  if (!(error instanceof Refused)) throw error;
  const { refusal } = error;
  return () => (refusal === null ? say("page.unreachable") : refusalText(refusal));
}

/** Why the server refused. It words that for the request; the language may have changed since. */
export function refusalText(refusal: Refusal): string {
  const words = Object.fromEntries(Object.entries(refusal.words).map(([name, value]) => [name, String(value)]));
  const text = has(refusal.reason) ? say(refusal.reason, words) : refusal.text;
  return words["slot"] === undefined ? text : `${placeOf(words)} ${text}`;
}

// Where in a file that somebody brought.
function placeOf({ slot = "", line = "0", row = "", field = "" }: Record<string, string>): string {
  const file = has(`page.set.data.${slot}`) ? say(`page.set.data.${slot}`) : slot;
  const parts = [file, line === "0" ? "" : say("page.set.data.line", { n: line }), row, field];
  return say("page.set.data.at", { place: parts.filter((part) => part !== "").join(", ") });
}
