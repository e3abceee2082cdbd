// The choices of Pairadice Hockey: a verb, and whom or what it is about.
import type { BoardContext, BoardProps } from "../contract";
import type { Club, View } from "./view";

export const verbOf = (choice: string): string => choice.split(":")[0] ?? "";
export const aboutOf = (choice: string): string => choice.split(":")[1] ?? "";

/** The choices about a man by his number: scratch, place, start, pull, replace... */
export function aboutMan(choices: string[], no: number): string[] {
  return choices.filter((choice) => aboutOf(choice) === String(no) && verbOf(choice) !== "time-out" && verbOf(choice) !== "stay");
}

/** What a part of the board gets that belongs to the coach who is asked. */
export interface Asked extends Pick<BoardProps, "choices" | "lit" | "keyOf" | "play" | "light"> {
  context: BoardContext<View>;
  team: number;
  club: Club;
}
