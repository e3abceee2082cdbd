import { Refused } from "./rest";

// Control characters and marks that turn the direction of writing: the server refuses them (server/house/names.cc).
const control = /[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u206f]/u;
// What it leaves out because it cannot be seen.
const unseen = /[\p{Default_Ignorable_Code_Point}\u2800\ufff0-\ufffb]/gu;

const refused = (reason: string) => new Refused({ reason, rule: null, words: {}, text: reason }, 400);

/** A name as the server would take it. Throws Refused with its reason; how long one may be is the field's to know. */
export function cleanName(name: string): string {
  if (control.test(name)) throw refused("record.control_character");
  const clean = name.replace(unseen, "").replace(/\p{Zs}+/gu, " ").trim();
  if (clean === "") throw refused("server.name_is_empty");
  return clean;
}
