import type { BoardModule } from "../contract";
import Board from "./Board.svelte";
import { lengthOf } from "./film";
import { kind } from "./kinds";
import { scoreboard } from "./scoreboard";
import type { View } from "./view";
import { chance, group, phrase, question } from "./words";

export const board: BoardModule<View> = {
  Board, phrase, group, question, chance, scoreboard, kind, rest: lengthOf, inSteps: true,
  sheet: () => import("./Sheet.svelte").then((its) => its.default),
  realDice: () => import("./RealDice.svelte").then((its) => its.default),
};
