// What a number of one's own would bring, as far as it lies on the table.
import type { Options } from "../contract";
import { isStick } from "./cards";
import type { View } from "./view";

export type Fate = "scores" | "rebounds" | "shoots" | "match";

/** null: a target for the others, or nothing of its own. */
export function fateOf(number: number, team: number | undefined, view: View, options: Options): Fate | null {
  const { shot, previous, power_play } = view;
  // On its power play a team shoots with each stick that does nothing better (RR-25).
  const stick = isStick(number) && power_play !== null && power_play.team === team;
  if (shot === null) return previous === number ? "match" : stick ? "shoots" : null;
  if (shot.stage === "target" && shot.team === team) {
    const distance = number - Number(view.top);
    if (shot.scores.includes(distance)) return "scores";
    return shot.rebounds.includes(distance) ? "rebounds" : stick ? "shoots" : null;
  }
  // A third card takes the shot of a pair over, where that was agreed (RR-13).
  const steals = options["third_card_steals_shot"] === "on" && shot.stage === "made" && shot.team !== team && shot.kind === "pair" && power_play?.team !== shot.team;
  return steals && previous === number ? "shoots" : null;
}
