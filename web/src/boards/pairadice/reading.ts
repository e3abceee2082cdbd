// How the charts are read: by the men who are on the ice when the dice roll.
import { table } from "./tables";
import type { Data, OnIce, Place, Roll } from "./view";

/** Who has the puck, in a roll or on the ice. */
export type Carrier = { team: number; place: Place | "G" | null } | null;
export type Column = NonNullable<Roll["column"]>;

export function columnOf(place: Place): Column {
  if (place === "C" || place === "sixth") return "centre";
  return place === "LD" || place === "RD" ? "defender" : "wing";
}

const strengthOf = (ice: OnIce[][], team: number) => (ice[team - 1] ?? []).filter(({ no }) => no !== null).length;

/** PD-14: by how many men one team is the stronger, two at most. It is the row of the face-off chart (PD-11). */
export const advantageIn = (ice: OnIce[][]): number => Math.min(2, Math.abs(strengthOf(ice, 1) - strengthOf(ice, 2)));

/** The numbers that the coloured die set against each other; null where it did not, or where they are not known. */
export function comparisonOf(roll: Roll | null): "more" | "match" | "less" | null {
  if (roll?.chart !== "ice_action" || roll.man?.offense === undefined || roll.facing?.defense === undefined) return null;
  const beats = roll.man.offense - roll.facing.defense;
  return beats > 0 ? "more" : beats < 0 ? "less" : "match";
}

/** PD-17: what equal numbers bring; "either" while it depends on who gets the puck. */
export function matchBrings(ice: OnIce[][], carrier: Carrier, roll: Roll | null): "shot" | "pass" | "either" {
  // What came of it tells it best: its own white 6 may have ended a penalty, and then other men are on the ice.
  if (comparisonOf(roll) === "match" && roll?.verdict === "pass") return "pass";
  if (comparisonOf(roll) === "match" && (roll?.verdict === "shot" || roll?.verdict === "goal")) return "shot";
  const [own, theirs] = [strengthOf(ice, carrier?.team ?? 1), strengthOf(ice, 3 - (carrier?.team ?? 1))];
  if (own === theirs) return own < 5 ? "shot" : "pass";
  return carrier === null ? "either" : own > theirs ? "shot" : "pass";
}

const partners: Record<string, Place> = { LW: "RW", RW: "LW", LD: "RD", RD: "LD" };

/** PD-16: whom the white die names. A 6 is the sixth man, unless he has the puck himself (PD-55). */
export function targetOf(data: Data | null, ice: OnIce[][], carrier: Carrier, column: Column, white: number): string | undefined {
  const extra = carrier !== null && ice[carrier.team - 1]?.some(({ place, no }) => place === "sixth" && no !== null);
  if (white === 6 && extra && !(carrier.place === "sixth" && column === "centre")) return "sixth";
  const named = table(data, "ice_action").find((row) => row["white"] === String(white))?.[column];
  return named !== undefined && named === carrier?.place && columnOf(named as Place) === column ? (partners[named] ?? named) : named;
}
