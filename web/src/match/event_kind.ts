import type { BoardModule, Event, EventKind } from "../boards/contract";

/** What an event means: by the game's own word, otherwise by its name. */
export function kindOf(board: BoardModule, event: Event): EventKind {
  if (board.kind) return board.kind(event);
  const name = event.id.split(".").at(-1) ?? "";
  if (/dealt|drawn_card|bench_set/.test(name)) return "quiet";
  if (/goal(?!ie)|run_scores|homer/.test(name)) return "goal";
  if (/penalty|injur|out$/.test(name)) return "penalty";
  if (/^won|champion/.test(name)) return "win";
  return "plain";
}
