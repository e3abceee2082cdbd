import type { Sitter } from "./look";
import { portrait } from "./portrait";

// Every message brings the same player as a new object: he is drawn only once.
const drawn = new Map<string, string>();

/** The address of a player's portrait as a picture. */
export function pictureOf({ id, category, look }: Sitter): string {
  const key = `${id} ${category} ${look}`;
  let picture = drawn.get(key);
  if (picture === undefined) {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">${portrait({ id, category, look }, "clip")}</svg>`;
    picture = `data:image/svg+xml,${encodeURIComponent(svg)}`;
    drawn.set(key, picture);
  }
  return picture;
}
