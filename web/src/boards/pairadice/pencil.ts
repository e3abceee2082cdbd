// The lines as a coach tries them out: in pencil until he sends them, in ink once the engine has taken them. The engine alone
// decides who may play where. It says so for the one place that it asks about; for the others there are the positions on the cards.
import { lineSlot, positions, type Club, type Player, type View } from "./view";

export type Position = Player["pos"];
/** A place by its name: LW1 to RD3, and G1 */
export type Spot = string;
/** who is pencilled in where, by his number */
export type Pencil = ReadonlyMap<Spot, number>;
/** why a man cannot be put somewhere, and by which rule */
export interface Bar {
  id: string;
  rule: string | null;
}

export const rowsOf = (pos: Position): number => (pos === "G" ? 1 : pos === "LD" || pos === "RD" ? 3 : 4);
export const spotOf = (pos: string, row: number): Spot => `${pos}${row}`;
export const positionAt = (spot: Spot): Position => spot.slice(0, -1) as Position;
export const rowAt = (spot: Spot): number => Number(spot.slice(-1));
export const spots: Spot[] = positions.flatMap((pos) => Array.from({ length: rowsOf(pos) }, (_, i) => spotOf(pos, i + 1)));
/** Line after line, pair after pair and then the goalie: as the engine asks. */
const asking: Spot[] = spots.toSorted((a, b) => turnOf(a) - turnOf(b));
function turnOf(spot: Spot): number {
  const pos = positionAt(spot);
  return pos === "G" ? Infinity : lineSlot(pos, rowAt(spot));
}

const kindOf = (pos: Position) => (pos === "G" ? "goalie" : pos === "LD" || pos === "RD" ? "defender" : "forward");

export function inkAt(club: Club, spot: Spot): number | null {
  const pos = positionAt(spot);
  return pos === "G" ? club.goalie : (club.lines[lineSlot(pos, rowAt(spot))] ?? null);
}

/** The place that the engine asks about now. */
export function askedSpot({ phase, place }: View): Spot | null {
  if (phase === "starter") return spotOf("G", 1);
  return phase === "lines" && place !== null ? spotOf(place.pos, place.row) : null;
}
export const choiceOf = ({ phase }: View, no: number): string => `${phase === "starter" ? "start" : "place"}:${no}`;

/** What is left to be decided: neither places nor men that are in ink. */
export function stillOpen(pencil: Pencil, club: Club): Pencil {
  const inked = new Set(spots.map((spot) => inkAt(club, spot)));
  return new Map([...pencil].filter(([spot, no]) => inkAt(club, spot) === null && !inked.has(no)));
}

/** The dressed men who stand nowhere yet. */
export function benched(club: Club, pencil: Pencil): Player[] {
  const placed = new Set([...spots.map((spot) => inkAt(club, spot)), ...pencil.values()]);
  return positions.flatMap((pos) => club.players.filter((player) => player.pos === pos && player.dressed && !placed.has(player.no)));
}

/** Why a man cannot be pencilled in at a place; null if nothing is known against it. */
export function barred(club: Club, view: View, choices: string[], player: Player, spot: Spot): Bar | null {
  if (inkAt(club, spot) !== null) return { id: "page.pd.barred.ink", rule: null };
  const asked = spot === askedSpot(view) && choices.length > 0;
  if (asked && choices.includes(choiceOf(view, player.no))) return null;
  const pos = positionAt(spot);
  if (kindOf(player.pos) !== kindOf(pos)) return { id: `page.pd.barred.${kindOf(pos)}`, rule: "PD-56" };
  const own = club.players.filter((each) => each.pos === pos && each.dressed).length;
  if (player.pos !== pos && own >= rowsOf(pos)) return { id: "page.pd.barred.position", rule: "PD-56" };
  return asked ? { id: "pd.refused.cannot_place", rule: "PD-56" } : null;
}

/** Puts a man in; who stood there takes his old place if he may, and goes to the bench otherwise. */
export function put(pencil: Pencil, no: number, spot: Spot, fits: (no: number, spot: Spot) => boolean): Pencil {
  const next = new Map(pencil);
  const from = spotIn(pencil, no);
  const other = pencil.get(spot);
  if (from !== null) next.delete(from);
  if (from !== null && other !== undefined && fits(other, from)) next.set(from, other);
  return next.set(spot, no);
}

export const spotIn = (pencil: Pencil, no: number): Spot | null => [...pencil].find(([, each]) => each === no)?.[0] ?? null;

export function without(pencil: Pencil, no: number): Pencil {
  return new Map([...pencil].filter(([, each]) => each !== no));
}

// More is better, as a coach reads the cards: a forward by his attack, a defender by both, a goalie by how little he lets in.
function rated(player: Player): number {
  if (player.pos === "G") return -10 * (player.save_now ?? 0) - (player.rebound_now ?? 0);
  return (player.offense_now ?? 0) + (kindOf(player.pos) === "defender" ? (player.defense_now ?? 0) : 0);
}

/** What the engine asks for before the last man in pencil, and nobody stands there. */
export function gapsIn(pencil: Pencil, club: Club): Spot[] {
  const last = asking.findLastIndex((spot) => pencil.has(spot));
  return asking.slice(0, Math.max(last, 0)).filter((spot) => inkAt(club, spot) === null && !pencil.has(spot));
}

/** Pencils in the rest, or only these places of it: at each position the best of it first. */
export function filledUp(club: Club, pencil: Pencil, open: Spot[] = spots): Pencil {
  const next = new Map(pencil);
  for (const pos of positions) {
    const men = benched(club, pencil).filter((player) => player.pos === pos).sort((a, b) => rated(b) - rated(a));
    for (const spot of open)
      if (positionAt(spot) === pos && inkAt(club, spot) === null && !next.has(spot) && men.length > 0) next.set(spot, men.shift()!.no);
  }
  return next;
}
