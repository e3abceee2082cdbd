import type { RuleChapter, Rule } from "../protocol/protocol";

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
  if (isNamed(rule, wanted)) return true;
  const inside = made.get(rule) ?? plain(`${rule.id} ${rule.title} ${rule.text}`);
  made.set(rule, inside);
  return wordsOf(wanted).every((word) => inside.includes(word));
}

const bare = (id: string) => plain(id).replace(/[\s-]/g, "");

/** Whether a rule is looked for by its id: DE-50, de50 and « de 50 » are the same one. */
export function isNamed({ id }: Rule, wanted: string): boolean {
  return bare(id) === bare(wanted);
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

/** The one that is looked for by its id comes first, then those whose title has what is looked for. */
export function byTitle(rules: Rule[], wanted: string): Rule[] {
  const rank = (rule: Rule) => (isNamed(rule, wanted) ? 0 : matches(rule.title, wanted) ? 1 : 2);
  return rules.toSorted((one, other) => rank(one) - rank(other));
}

/** What is found of a book, in its order; but the rule that is looked for by its id comes first, with its chapter. */
export function foundIn(chapters: RuleChapter[], wanted: string): RuleChapter[] {
  const found = chapters.map((chapter) => ({ ...chapter, rules: chapter.rules.filter((rule) => fits(rule, wanted)) })).filter(({ rules }) => rules.length > 0);
  const later = (rules: Rule[]) => (rules.some((rule) => isNamed(rule, wanted)) ? 0 : 1);
  const first = (rules: Rule[]) => rules.toSorted((one, other) => later([one]) - later([other]));
  return found.toSorted((one, other) => later(one.rules) - later(other.rules)).map((chapter) => ({ ...chapter, rules: first(chapter.rules) }));
}
