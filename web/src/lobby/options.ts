import type { OptionInfo, OptionValue } from "../protocol/protocol";
import { has, say } from "../say/say.svelte";

// A list of numbers this long is typed in instead.
const longest = 12;

/** The bounds of an option that is a number out of many; null if its values are chosen from a list. */
export function boundsOf(option: OptionInfo): { low: string; high: string } | null {
  const numbers = option.values.every(({ value, title }) => title === null && /^-?\d+$/.test(value));
  if (!numbers || option.values.length <= longest) return null;
  return { low: option.values[0]!.value, high: option.values.at(-1)!.value };
}

export function isSwitch({ values }: OptionInfo): boolean {
  return values.length === 2 && values.some(({ value }) => value === "on") && values.some(({ value }) => value === "off");
}

/** A value in words: the game's own, one that all games share, or itself. */
export function valueName({ value, title }: OptionValue): string {
  if (title !== null) return say(title);
  return has(`page.value.${value}`) ? say(`page.value.${value}`) : value;
}
