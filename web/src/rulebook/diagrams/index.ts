import type { Component } from "svelte";

interface Diagram {
  load(): Promise<{ default: Component }>;
  /** width by height, so that the page does not jump when it comes */
  ratio: string;
}

// The pictures of the rulebooks by the rule that they explain, each fetched when its rule is shown.
export const diagrams: Record<string, Diagram> = {
  "DE-1": { load: () => import("./Rink.svelte"), ratio: "480 / 290" },
  "DE-50": { load: () => import("./ReachZone.svelte"), ratio: "480 / 290" },
  "DE-68": { load: () => import("./NetNumbers.svelte"), ratio: "480 / 250" },
  "RR-14": { load: () => import("./TwoPairs.svelte"), ratio: "480 / 200" },
  "RR-16": { load: () => import("./Rebound.svelte"), ratio: "480 / 130" },
  "RR-37": { load: () => import("./Ranges.svelte"), ratio: "480 / 330" },
  "XI-4": { load: () => import("./Pitches.svelte"), ratio: "480 / 370" },
  "XI-6": { load: () => import("./Count.svelte"), ratio: "480 / 190" },
  "XI-26": { load: () => import("./Series.svelte"), ratio: "480 / 300" },
  "PD-13": { load: () => import("./Positions.svelte"), ratio: "480 / 300" },
  "PD-15": { load: () => import("./MatchUp.svelte"), ratio: "480 / 260" },
  "PD-16": { load: () => import("./IceActionChart.svelte"), ratio: "480 / 260" },
  "PP-11": { load: () => import("./Exchange.svelte"), ratio: "480 / 250" },
  "PP-12": { load: () => import("./Market.svelte"), ratio: "480 / 260" },
  "PP-24": { load: () => import("./ScoreSheet.svelte"), ratio: "480 / 240" },
};
