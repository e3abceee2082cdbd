import type { BoardModule } from "../contract";
import RinkRatz from "./RinkRatz.svelte";
import ShiftSheet from "./ShiftSheet.svelte";
import type { View } from "./view";
import { group, kind, phrase, question, scoreboard } from "./words";

export const board: BoardModule<View> = { Board: RinkRatz, Sheet: ShiftSheet, sheetAtEnd: true, phrase, group, question, scoreboard, kind };
