import type { Event } from "../contract";

/** A runner who is on no base any more, and how he left: bases count from 0, the plate, to 4, home. */
export interface Leaver {
  team: number;
  place: number;
  from: number;
  to: number;
  out: boolean;
}

const numbers = (term: unknown): number[] => String(term).split(".").slice(2).map(Number);

/** Who scored or was put out on the bases in these events; `where`: the bases of the runners before them. */
export function leaversOf(events: Event[], atBat: number, where: Map<number, number>): Leaver[] {
  const leavers: Leaver[] = [];
  for (const { id, args } of events) {
    const scored = id === "xi.scored";
    if (!scored && id !== "xi.caught" && id !== "xi.picked_off" && id !== "xi.cut_down") continue;
    const [team, place] = numbers(args["runner"]);
    if (team !== atBat || place === undefined) continue;
    const from = where.get(place) ?? 0;
    const to = scored || id === "xi.cut_down" ? 4 : (numbers(args["base"])[0] ?? from);
    if (to > from) leavers.push({ team, place, from, to, out: !scored });
  }
  return leavers;
}
