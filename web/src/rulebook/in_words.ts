// The rulebooks name options, their values and computer coaches as the terminal takes them, in `code`. On the page they are
// called as in the dialog where a table is set.
import type { Rules } from "../protocol/protocol";

export interface Names {
  /** options by id: what the dialog calls them and their values */
  options: ReadonlyMap<string, { title: string; values: ReadonlyMap<string, string> }>;
  /** computer coaches by id */
  coaches: ReadonlyMap<string, string>;
  quoted(name: string): string;
  setting(option: string, value: string): string;
}

// `option` = `value` is one name; so is what stands in one pair of marks.
const marked = /`([^`\n]+)`(?:\s*=\s*`([^`\n]+)`)?/g;

/** What a value is called without its option; nothing if two options would call it differently. */
function valueAlone(value: string, { options }: Names): string | undefined {
  const titles = new Set([...options.values()].flatMap(({ values }) => values.get(value) ?? []));
  return titles.size === 1 ? [...titles][0] : undefined;
}

/** The text with what the dialog calls things; what is no name of the game, its cards say, stays as it is. */
export function inWords(text: string, names: Names): string {
  return text.replace(marked, (whole, first: string, second?: string) => {
    const [name = "", value, ...more] = second === undefined ? first.split(/\s*=\s*/) : [first, second];
    const option = names.options.get(name);
    if (value !== undefined) return option === undefined || more.length > 0 ? whole : names.setting(option.title, option.values.get(value) ?? value);
    const title = option?.title ?? valueAlone(name, names) ?? names.coaches.get(name);
    return title === undefined ? whole : names.quoted(title);
  });
}

export function bookInWords(book: Rules, names: Names): Rules {
  const words = (text: string) => inWords(text, names);
  return {
    ...book,
    introduction: words(book.introduction),
    chapters: book.chapters.map((chapter) => ({
      ...chapter,
      text: words(chapter.text),
      rules: chapter.rules.map((rule) => ({ ...rule, text: words(rule.text) })),
    })),
  };
}
