// What the server shows of a game of Powerplay (docs/views/powerplay.md), and questions a board asks about it.
import type { Seat } from "../contract";
import type { Category } from "./portrait/look";

export type { Category };
export const categories: Category[] = ["forwards", "defenders", "goalies"];

export interface Player {
  id: string;
  category: Category;
  /** as printed, 0 to 11 */
  value: number;
  brawler: boolean;
  bonus: "winzig" | "bully" | "hydra" | "judge" | "rosalinde" | "rumpel" | null;
  /** six words for who draws him */
  look: string;
}

export interface TeamPlayer extends Player {
  /** he lies on the table, played in this round */
  used: boolean;
  injured: boolean;
}

export interface ShownPlayer extends Player {
  duel: number;
  /** what he counts in that duel */
  points: number;
  injured: boolean;
}

export interface NotedPlayer extends Player {
  /** in whose hand; null: at the market */
  seat: Seat | null;
  turn: number;
}

export interface Side {
  goals: number;
  /** a card of his lies face down for this duel */
  chosen: boolean;
  shown: ShownPlayer[];
}

export interface Match {
  challenger: Seat;
  opponent: Seat;
  duel: number;
  winner: Seat | null;
  asked: Seat | null;
  added: Player | null;
  sides: [Side, Side];
}

export interface Coach {
  wins: number;
  difference: number;
  challenged: Seat[];
}

export type Phase =
  | "deal" | "lot_for_first" | "turn" | "exchange_draw" | "give" | "transfer_draw" | "duel" | "forced" | "bully"
  | "bully_draw" | "judge" | "replace" | "coin" | "lot_for_second" | "lot_for_champion" | "over";

export interface View {
  phase: Phase;
  turn: number;
  turn_limit: number;
  target: number;
  to_play: Seat | null;
  coaches: Coach[];
  piles: Record<Category, number>;
  drawing_from: Category | null;
  exchange: { seat: Seat; other: Seat } | null;
  match: Match | null;
  playoffs: Array<{ seat: Seat; wins: number }> | null;
  champion: Seat | null;
  hand: TeamPlayer[];
  chosen: Player | null;
  drawn: Player | null;
  leaving: Player | null;
  notebook_open: boolean;
  notebook: NotedPlayer[];
}

/** The coaches as they sit around the table, clockwise from the one who looks; who watches sits nowhere. */
export function around(view: View, seat: Seat | null): Seat[] {
  const all = view.coaches.map((_, i) => i + 1);
  if (seat === null) return all;
  return [...all.slice(seat), ...all.slice(0, seat - 1)];
}

/** The side of the match a seat plays on; null if it only looks on. */
export function sideOf(match: Match | null, seat: Seat | null): 0 | 1 | null {
  if (match === null || seat === null) return null;
  return match.challenger === seat ? 0 : match.opponent === seat ? 1 : null;
}

export const seatOf = (match: Match, side: 0 | 1): Seat => (side === 0 ? match.challenger : match.opponent);

/** The number of the last duel of this round that was turned; 0 before the first. */
export function lastTurned(match: Match): number {
  return Math.max(0, ...match.sides.flatMap(({ shown }) => shown.map(({ duel }) => duel)));
}

/** The first duel of the round of six that a duel belongs to. */
export const roundOf = (duel: number): number => Math.floor((Math.max(1, duel) - 1) / 6) * 6 + 1;

const places: Record<Category, number> = { forwards: 3, defenders: 2, goalies: 1 };

/** What is known of a coach's six: the players noted last in their slots, null for each that nobody has noted. */
export function notedTeam(view: View, seat: Seat): Array<NotedPlayer | null> {
  const seen = view.notebook.filter((note) => note.seat === seat).sort((a, b) => b.turn - a.turn);
  return categories.flatMap((category) => {
    const noted: Array<NotedPlayer | null> = seen.filter((note) => note.category === category).slice(0, places[category]);
    while (noted.length < places[category]) noted.push(null);
    return noted;
  });
}

/** A player by his id, wherever the view shows him. */
export function findPlayer(view: View, id: string): Player | undefined {
  const shown = view.match?.sides.flatMap((side) => side.shown) ?? [];
  return [...view.hand, ...shown, ...view.notebook, view.drawn, view.chosen, view.leaving].find((player) => player?.id === id) ?? undefined;
}

export interface Choice {
  /** play: a bare player, laid in a duel */
  what: "match" | "exchange" | "transfer" | "give" | "draw" | "judge" | "play";
  /** the seat, player, pile or answer */
  rest: string;
}

export function readChoice(choice: string): Choice {
  const colon = choice.indexOf(":");
  if (colon < 0) return { what: "play", rest: choice };
  return { what: choice.slice(0, colon) as Choice["what"], rest: choice.slice(colon + 1) };
}

/** The choice that is made by pressing one of my own players; undefined if none is. */
export function choiceOf(choices: string[], id: string): string | undefined {
  return choices.find((choice) => {
    const { what, rest } = readChoice(choice);
    return rest === id && (what === "play" || what === "give" || what === "transfer");
  });
}
