import type { BoardModule } from "../contract";
import BoxScore from "./BoxScore.svelte";
import type { View } from "./view";
import { group, kind, phrase, question, scoreboard } from "./words";
import XtraInnings from "./XtraInnings.svelte";

export const board: BoardModule<View> = { Board: XtraInnings, Sheet: BoxScore, sheetAtEnd: true, phrase, group, question, scoreboard, kind, filters: { goals: "page.xi.log.runs", penalties: "page.xi.log.outs" } };
