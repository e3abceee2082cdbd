import type { BoardModule } from "../contract";
import type { Data } from "./deck";
import Powerplay from "./Powerplay.svelte";
import { scoreboard } from "./scoreboard";
import type { View } from "./view";
import { group, kind, phrase, question } from "./words";

export const board: BoardModule<View, Data> = {
  Board: Powerplay, phrase, group, question, scoreboard, kind, filters: { goals: "page.log.goals", penalties: "page.pp.log.injuries" },
  sheet: () => import("./ScoreSheet.svelte").then((its) => its.default),
};
