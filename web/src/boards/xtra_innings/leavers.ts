import type { Event } from "../contract";

/** A runner who is on no base any more, and how he left: bases count from 0, the plate, to 4, home. */
export interface Leaver {
  team: number;
  place: number;
  from: number;
  to: number;
  out: boolean;
}

// How a turn at bat ended, as it is told, names nobody but the batter: where he is out on the bases, and whether the runner from
// first is out at second (XI-33). Who is caught in the air or strikes out does not run.
export const ends: Record<string, { batter?: number; forced?: true } | undefined> = {
  ground_out: { batter: 1 }, run_ground_out: { batter: 1 },
  fielders_choice: { forced: true }, double_play: { batter: 1, forced: true },
  sacrifice_bunt: { batter: 1 }, bunt_out_at_home: { batter: 1 }, bunt_on_error: { batter: 1 },
  out_at_second: { batter: 2 }, out_at_third: { batter: 3 }, out_at_plate: { batter: 4 },
};

// xi.batter.TEAM.PLACE or xi.base.BASE
const numbers = (term: unknown): number[] => String(term).split(".").slice(2).map(Number);

/** Who scored or was put out on the bases in these events; `where`: the bases of the runners before them. */
export function leaversOf(events: Event[], atBat: number, where: Map<number, number>): Leaver[] {
  const leavers: Leaver[] = [];
  const leave = (place: number, to: number, out: boolean) => {
    const from = where.get(place) ?? 0;
    // Who is picked off is out where he stands.
    if (to > from || (out && to === from)) leavers.push({ team: atBat, place, from, to, out });
  };
  for (const { id, args } of events) {
    const [team, place] = numbers(args["runner"] ?? args["batter"]);
    if (team !== atBat || place === undefined) continue;
    if (id === "xi.scored") leave(place, 4, false);
    else if (id === "xi.cut_down") leave(place, 4, true);
    else if (id === "xi.caught" || id === "xi.picked_off") leave(place, numbers(args["base"])[0] ?? 0, true);
    else if (id.startsWith("xi.at_plate")) {
      const end = ends[String(args["how"]).split(".")[2] ?? ""];
      const onFirst = [...where].find(([, base]) => base === 1)?.[0];
      if (end?.forced && onFirst !== undefined) leave(onFirst, 2, true);
      if (end?.batter !== undefined) leave(place, end.batter, true);
    }
  }
  return leavers;
}
