import type { Event } from "../contract";
import type { Cause, ClockPeriod } from "./sheet";
import type { View } from "./view";

// The clock sheet of a game that goes on, from what was told (DE-23).

const prefix = "de.cause.";

/**
 * What made each unit pass, a list for each period until this one; null where it was not told. Only the last `periods` are read.
 *
 * It is read from the end, and a unit counts only if it is the one before those that stand: whatever was taken back
 * (match.undone) had a number that the view does not have, or one that was marked again later.
 */
export function causesOf(log: Event[], view: View, periods = view.period): Array<Array<Cause | null>> {
  let at = log.length - 1;
  return Array.from({ length: periods }, (_, back) => {
    // Whoever goes on to another period has marked all units of this one.
    const units = back === 0 ? view.units : view.of_units;
    const causes: Array<Cause | null> = Array.from({ length: units }, () => null);
    for (let unit = units; unit > 0 && at >= 0; at -= 1) {
      const { id, args } = log[at] as Event;
      if (id !== "de.unit" || args["number"] !== unit) continue;
      unit -= 1;
      causes[unit] = String(args["cause"]).slice(prefix.length) as Cause;
    }
    return causes;
  }).reverse();
}

export type Counted = Pick<ClockPeriod, Cause>;

export function countOf(causes: Array<Cause | null>): Counted {
  const counted: Counted = { card: 0, attempt: 0, fight: 0 };
  for (const cause of causes) if (cause !== null) counted[cause] += 1;
  return counted;
}
