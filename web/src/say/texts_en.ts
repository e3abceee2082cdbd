// All texts of the page and its boards in English, as one file to fetch.
const parts = import.meta.glob<Record<string, string>>(["./texts.csv", "../boards/*/texts.csv"], {
  query: "?lang=en", import: "default", eager: true,
});
export const texts: Record<string, string> = Object.assign({}, ...Object.values(parts));
