import type { BoardModule } from "../contract";
import { lengthOf } from "./film";
import Pairadice from "./Pairadice.svelte";
import type { Data, View } from "./view";
import { chance, group, kind, phrase, question, scoreboard } from "./words";

export const board: BoardModule<View, Data> = {
  Board: Pairadice, phrase, group, question, chance, scoreboard, kind, rest: lengthOf, inSteps: true,
  sheet: () => import("./BoxScore.svelte").then((its) => its.default),
  realDice: () => import("./TwoDice.svelte").then((its) => its.default),
};
