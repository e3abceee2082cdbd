import type { BoardModule, Event } from "../boards/contract";
import { kindOf } from "./event_kind";

const weight = { win: 4, goal: 3, penalty: 2, plain: 1, quiet: 0 } as const;

/** Of what happened at once, oldest first, what is told in large type: the weightiest, and of those the last. */
export function headlineOf(board: BoardModule, events: Event[]): Event | undefined {
  return events
    .filter((event) => kindOf(board, event) !== "quiet")
    .reduce<Event | undefined>((best, event) => (best === undefined || weight[kindOf(board, event)] >= weight[kindOf(board, best)] ? event : best), undefined);
}
