import type { BoardModule } from "../contract";
import BoxScore from "./BoxScore.svelte";
import { lengthOf } from "./film";
import Pairadice from "./Pairadice.svelte";
import TwoDice from "./TwoDice.svelte";
import type { Data, View } from "./view";
import { chance, group, kind, phrase, question, scoreboard } from "./words";

export const board: BoardModule<View, Data> = {
  Board: Pairadice, Sheet: BoxScore, RealDice: TwoDice, phrase, group, question, chance, scoreboard, kind, rest: lengthOf, inSteps: true,
};
