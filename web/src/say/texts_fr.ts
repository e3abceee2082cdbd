// All texts of the page and its boards in French, as one file to fetch.
const parts = import.meta.glob<Record<string, string>>(["./texts.csv", "../boards/*/texts.csv"], {
  query: "?lang=fr", import: "default", eager: true,
});
export const texts: Record<string, string> = Object.assign({}, ...Object.values(parts));
