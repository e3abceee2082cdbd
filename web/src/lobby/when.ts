import { settings } from "../settings.svelte";

/** A moment in the words of the reader: the time alone if it was today. */
export function when(at: number): string {
  const lang = settings.lang === "fr" ? "fr-CA" : "en-CA";
  const today = new Date(at).toDateString() === new Date().toDateString();
  return new Intl.DateTimeFormat(lang, today ? { timeStyle: "short" } : { dateStyle: "medium", timeStyle: "short" }).format(at);
}
