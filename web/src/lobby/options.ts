import type { GameInfo, OptionInfo } from "../protocol/protocol";
import { has, say } from "../say/say.svelte";
import { prefixOf } from "./games.svelte";

/** All values of an option in words; none if any number between its bounds will do. */
export function valuesOf(option: OptionInfo): string[] {
  return option.words;
}

export function boundsOf(option: OptionInfo): { low: number; high: number } {
  return { low: option.low, high: option.high };
}

export function optionName(game: GameInfo, option: OptionInfo): string {
  return say(`${prefixOf(game)}.option_name.${option.name}`);
}

export function optionHelp(game: GameInfo, option: OptionInfo): string {
  const id = `${prefixOf(game)}.option_help.${option.name}`;
  return has(id) ? say(id) : "";
}

/** A value in words: the game's own, one that all games share, or itself. */
export function valueName(game: GameInfo, option: OptionInfo, value: string): string {
  const own = `${prefixOf(game)}.value.${option.name}.${value}`;
  if (has(own)) return say(own);
  return has(`page.value.${value}`) ? say(`page.value.${value}`) : value;
}

/** How many may sit down, from the fewest to the most. */
export function seatCounts(game: GameInfo): number[] {
  const seats = game.options.find(({ name }) => name === "seats");
  return seats ? valuesOf(seats).map(Number) : [game.seats];
}

export function takesRealDice(game: GameInfo): boolean {
  return (game as GameInfo & { real_dice?: boolean }).real_dice ?? false;
}
