import type { Data } from "./view";

export type Row = Record<string, string>;

/** A table of the game's data as rows by the names of its columns; none if the server has none. */
export function table(data: Data | null, name: string): Row[] {
  const rows = data?.files[`${name}.csv`];
  if (!Array.isArray(rows)) return [];
  const [columns = [], ...rest] = rows as string[][];
  return rest.map((cells) => Object.fromEntries(columns.map((column, i) => [column, cells[i] ?? ""])));
}
