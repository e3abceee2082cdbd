import { Refused } from "../protocol/rest";
import { has, say } from "../say/say.svelte";

/** What to tell a person whose wish the server did not grant. */
export function troubleOf(error: unknown): string {
  if (!(error instanceof Refused)) throw error;
  const refusal = error.refusal;
  if (refusal === null) return say("page.unreachable");
  // The server words it for the request; the language may have changed since.
  const words = Object.fromEntries(Object.entries(refusal.words).map(([name, value]) => [name, String(value)]));
  return has(refusal.reason) ? say(refusal.reason, words) : refusal.text;
}
