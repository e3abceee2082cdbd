import type { BoardModule } from "../contract";
import type { View } from "./view";
import { group, kind, phrase, question, scoreboard } from "./words";
import XtraInnings from "./XtraInnings.svelte";

export const board: BoardModule<View> = {
  Board: XtraInnings, phrase, group, question, scoreboard, kind, filters: { goals: "page.xi.log.runs", penalties: "page.xi.log.outs" },
  sheet: () => import("./BoxScore.svelte").then((its) => its.default),
  sheetAtEnd: true,
};
