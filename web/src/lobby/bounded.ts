import { settings } from "../settings.svelte";
import { number } from "../say/pattern";
import { say } from "../say/say.svelte";

/** A field for a number says what fits into it in the language of the page; the browser would say it in its own. */
export function bounded(field: HTMLInputElement) {
  const worded = (bound: string) => number(settings.lang, Number(bound));
  const tell = () => field.setCustomValidity(say("page.set.number", { low: worded(field.min), high: worded(field.max) }));
  const forget = () => field.setCustomValidity("");
  field.addEventListener("invalid", tell);
  field.addEventListener("input", forget);
}
