import type { OptionInfo, OptionValue } from "../protocol/protocol";
import { has, say } from "../say/say.svelte";

/** The bounds of an option that is a number; null if its values are chosen from a list. */
export function boundsOf({ low, high }: OptionInfo): { low: number; high: number } | null {
  return low === null || high === null ? null : { low, high };
}

export function isSwitch({ values }: OptionInfo): boolean {
  return values.length === 2 && values.some(({ value }) => value === "on") && values.some(({ value }) => value === "off");
}

/** A value in words: the game's own, one that all games share, or itself. */
export function valueName({ value, title }: OptionValue): string {
  if (title !== null) return say(title);
  return has(`page.value.${value}`) ? say(`page.value.${value}`) : value;
}
