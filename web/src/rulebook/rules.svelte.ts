import { games } from "../lobby/games.svelte";
import type { Rule, Rules } from "../protocol/protocol";
import { call } from "../protocol/rest";
import type { Lang } from "../say/pattern";
import { learnGame } from "../say/say.svelte";
import { bookInWords } from "./in_words";
import { namesOf } from "./names";

const books = new Map<string, Promise<Rules>>();

/** The rulebook of a game in a language as it is written, fetched once. */
function written(game: string, lang: Lang): Promise<Rules> {
  const key = `${game} ${lang}`;
  const known = books.get(key);
  if (known) return known;
  const asked = call("rules", { at: { game }, query: { lang } });
  books.set(key, asked);
  asked.catch(() => books.delete(key));
  return asked;
}

/** The rulebook of a game in the language of the page. It and its pictures are worded as the game is; without a network the
 * words of the rules stand alone. */
export async function rulebook(game: string, lang: Lang): Promise<Rules> {
  const [book] = await Promise.all([written(game, lang), Promise.allSettled([games.load(), learnGame(game)])]);
  return bookInWords(book, namesOf(game));
}

export async function findRule(game: string, lang: Lang, id: string): Promise<Rule | undefined> {
  const { chapters } = await rulebook(game, lang);
  return chapters.flatMap(({ rules }) => rules).find((rule) => rule.id === id);
}
