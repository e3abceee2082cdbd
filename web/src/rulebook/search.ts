import type { Rule } from "../protocol/protocol";

// Letters without case and accents, and one apostrophe, so that « deuxieme » finds « deuxième ».
export function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").replaceAll("’", "'").toLowerCase();
}

const wordsOf = (wanted: string) => plain(wanted).trim().split(/\s+/);

/** Whether every word that is looked for is in the text. */
export function matches(text: string, wanted: string): boolean {
  const inside = plain(text);
  return wordsOf(wanted).every((word) => inside.includes(word));
}

// Five books are searched at every key: each rule is made plain once.
const made = new WeakMap<Rule, string>();

export function fits(rule: Rule, wanted: string): boolean {
  const inside = made.get(rule) ?? plain(`${rule.id} ${rule.title} ${rule.text}`);
  made.set(rule, inside);
  return wordsOf(wanted).every((word) => inside.includes(word));
}

/** The sentence of a rule in which a word stands that is looked for, without marks; its first one otherwise. */
export function sentenceOf({ text }: Rule, wanted: string): string {
  const bare = text.replace(/^\|.*$/gm, "").replace(/[*`#]/g, "");
  // What stands in a list is a sentence of its own.
  const blocks = bare.split(/\n\s*\n|\n(?=\s*-\s)/).map((block) => block.replace(/^\s*-\s+/, "").replace(/\s+/g, " ").trim());
  const sentences = blocks.flatMap((block) => block.split(/(?<=[.!?])\s+(?=\p{Lu}|«)/u)).filter((sentence) => sentence !== "");
  const words = wordsOf(wanted);
  const counts = (sentence: string) => words.filter((word) => plain(sentence).includes(word)).length;
  return sentences.reduce((best, each) => (counts(each) > counts(best) ? each : best), sentences[0] ?? "");
}

/** Those whose title has what is looked for come first. */
export function byTitle(rules: Rule[], wanted: string): Rule[] {
  const named = rules.filter(({ title }) => matches(title, wanted));
  return [...named, ...rules.filter((rule) => !named.includes(rule))];
}
