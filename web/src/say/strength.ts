import { has, say } from "./say.svelte";

/** How well a computer coach plays, in a word; his own name if there is none. */
export const strengthOf = (coach: string): string => (has(`page.strength.${coach}`) ? say(`page.strength.${coach}`) : coach);
