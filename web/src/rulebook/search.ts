// Letters without case and accents, and one apostrophe, so that « deuxieme » finds « deuxième ».
export function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").replaceAll("’", "'").toLowerCase();
}

/** Whether every word that is looked for is in the text. */
export function matches(text: string, wanted: string): boolean {
  const inside = plain(text);
  return plain(wanted).split(/\s+/).every((word) => inside.includes(word));
}
