import { fill } from "../../say/pattern";
import { settings } from "../../settings.svelte";
import rows from "./texts.csv?rows";

// The words on the pictures come with the pictures, so that nobody fetches them who does not open a rulebook.
const texts = new Map(rows.map((row) => [row["id"], row]));

export function word(id: string): string {
  return fill(settings.lang, texts.get(id)?.[settings.lang] ?? `[${id}]`, {});
}
