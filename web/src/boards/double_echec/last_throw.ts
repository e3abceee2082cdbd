import type { Event } from "../contract";
import type { View } from "./view";

/**
 * The faces of the latest throw, as far as it is thrown, from what was told; none where that does not agree with the view.
 *
 * The view has only their total and the last of them, but it knows which throw stands: one that was typed in and taken
 * back (match.undone) is passed over.
 */
export function facesOf(log: Event[], { dice }: Pick<View, "dice">): number[] {
  const thrown = dice.count - dice.left;
  if (thrown <= 0) return [];
  for (let end = log.length; end >= thrown; end -= 1) {
    if (log[end - 1]?.id !== "de.die") continue;
    const faces = log.slice(end - thrown, end).map(({ id, args }) => (id === "de.die" ? Number(args["number"]) : Number.NaN));
    if (faces.at(-1) === dice.last && faces.reduce((sum, face) => sum + face, 0) === dice.total) return faces;
  }
  return [];
}
