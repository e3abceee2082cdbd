import type { BoardModule } from "../contract";
import RinkRatz from "./RinkRatz.svelte";
import type { View } from "./view";
import { group, kind, phrase, question, scoreboard } from "./words";

export const board: BoardModule<View> = {
  Board: RinkRatz, phrase, group, question, scoreboard, kind,
  sheet: () => import("./ShiftSheet.svelte").then((its) => its.default),
  sheetAtEnd: true,
};
