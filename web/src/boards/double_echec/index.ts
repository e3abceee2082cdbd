import type { BoardModule } from "../contract";
import Board from "./Board.svelte";
import { lengthOf } from "./film";
import { kind } from "./kinds";
import RealDice from "./RealDice.svelte";
import { scoreboard } from "./scoreboard";
import Sheet from "./Sheet.svelte";
import type { View } from "./view";
import { chance, group, phrase, question } from "./words";

export const board: BoardModule<View> = { Board, phrase, group, question, chance, scoreboard, kind, rest: lengthOf, Sheet, RealDice };
