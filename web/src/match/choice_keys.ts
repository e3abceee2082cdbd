import type { BoardContext, BoardModule, ChoiceGroup } from "../boards/contract";

export function groupsOf(board: BoardModule, choices: string[], context: BoardContext): ChoiceGroup[] {
  if (choices.length === 0) return [];
  return board.group?.(choices, context) ?? [{ heading: "", choices }];
}

/** The keys 1 to 9 and 0 for the first ten choices of the list, in its order; the rest is reached by arrows. */
export function keysOf(groups: ChoiceGroup[]): Map<string, string> {
  return new Map(groups.flatMap(({ choices }) => choices).slice(0, 10).map((choice, at) => [choice, String((at + 1) % 10)]));
}
