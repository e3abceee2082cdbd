export type Lang = "en" | "fr";
export type Params = Record<string, string | number>;

// English: 1 is singular. French: 0 and 1 are. The same rule as catalog/texts.cc.
function isSingular(lang: Lang, value: string | number): boolean {
  const text = String(value);
  return text === "1" || (lang === "fr" && text === "0");
}

// Fills a pattern: {name} puts a parameter in, {name:one|many} chooses by its number.
export function fill(lang: Lang, pattern: string, params: Params = {}): string {
  return pattern.replace(/\{([a-z0-9_]+)(?::([^|{}]*)\|([^|{}]*))?\}/g, (all, name: string, one?: string, many?: string) => {
    const value = params[name];
    if (value === undefined) return all;
    if (one === undefined) return typeof value === "number" ? number(lang, value) : value.replace(/^-(?=\d)/, "−");
    return isSingular(lang, value) ? one : (many ?? "");
  });
}

// To make a format takes a hundred times as long as to use it.
const formats = { en: new Intl.NumberFormat("en-CA"), fr: new Intl.NumberFormat("fr-CA") };

// 1,234.5 in English, 1 234,5 in French; −1 with a minus as wide as a digit.
export function number(lang: Lang, value: number): string {
  return formats[lang].format(value).replace("-", "−");
}
