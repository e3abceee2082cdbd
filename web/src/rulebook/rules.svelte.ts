import type { Rule, Rules } from "../protocol/protocol";
import { call } from "../protocol/rest";
import type { Lang } from "../say/pattern";

const books = new Map<string, Promise<Rules>>();

/** The rulebook of a game in a language, fetched once. */
export function rulebook(game: string, lang: Lang): Promise<Rules> {
  const key = `${game} ${lang}`;
  const known = books.get(key);
  if (known) return known;
  const asked = call("rules", { at: { game }, query: { lang } });
  books.set(key, asked);
  asked.catch(() => books.delete(key));
  return asked;
}

export async function findRule(game: string, lang: Lang, id: string): Promise<Rule | undefined> {
  const { chapters } = await rulebook(game, lang);
  return chapters.flatMap(({ rules }) => rules).find((rule) => rule.id === id);
}
