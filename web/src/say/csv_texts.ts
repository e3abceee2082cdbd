import { readFileSync } from "node:fs";

import type { Plugin } from "vite";

import { readCsv } from "./csv.ts";

// Imports one language of a file of texts: `import texts from "./texts.csv?lang=fr"` is an object of texts by id,
// so that a reader of English does not download the French; `?rows` gives all rows by the names of the columns.
export function csvTexts(): Plugin {
  return {
    name: "csv-texts",
    enforce: "pre",
    load(id) {
      const [file, query] = id.split("?");
      if (!file?.endsWith(".csv") || query === undefined) return null;
      this.addWatchFile(file);
      const [header = [], ...rows] = readCsv(readFileSync(file, "utf8"));
      const named = rows.map((row) => Object.fromEntries(header.map((name, i) => [name, row[i] ?? ""])));
      if (query === "rows") return `export default ${JSON.stringify(named)};`;
      const lang = /^lang=(\w+)$/.exec(query)?.[1];
      if (lang === undefined || !header.includes(lang)) return null;
      return `export default ${JSON.stringify(Object.fromEntries(named.map((row) => [row["id"], row[lang]])))};`;
    },
  };
}
