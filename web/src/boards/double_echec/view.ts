// The view of Double-Échec! as docs/views/double-echec.md describes it, and the questions a board asks of it.

export interface Place {
  row: number;
  column: number;
}

export type Slot = "C" | "LW" | "RW" | "LD" | "RD" | "X" | "G" | "-";
export type Deck = "forward" | "defender" | "goalie";
export type CardName =
  | "pass-or-shot" | "pass" | "shot" | "advance" | "clear" | "steal"
  | "rebound" | "pass-to-nearest" | "pass-to-centre" | "face-off";

export interface Man {
  number: number;
  slot: Slot;
  position: Slot;
  row?: number;
  column?: number;
  /** dice of a goalie */
  save?: number;
  /** dice of a skater */
  shot?: number;
  pass?: number;
  steal?: number;
  fight?: number;
  superstar?: boolean;
  thirds?: number;
  puck?: boolean;
  zone?: boolean;
  leaving: boolean;
  for?: number | null;
}

export interface Penalty {
  number: number | null;
  units: number;
  major: boolean;
  runs: boolean;
}

export interface Team {
  club: string;
  goals: number;
  shoot_out_goals: number;
  pulled: boolean;
  on_ice: Man[];
  bench: Man[];
  box: Penalty[];
  out: number[];
}

export interface RinkView {
  rows: number;
  columns: number;
  red_line: number;
  middle: number;
  home_zone: number;
  visitors_zone: number;
  home_net: number;
  visitors_net: number;
  home_reserved: number;
  visitors_reserved: number;
  net_low: number;
  net_high: number;
  spots: Place[];
  doors: Array<Place & { team: number; to: "bench" | "box" }>;
}

export interface View {
  phase: string;
  to_play: number | null;
  man: number | null;
  slot: Slot | null;
  period: number;
  periods: number;
  units: number;
  of_units: number;
  possession: number | null;
  icing: number | null;
  points: number | null;
  one_timer: boolean;
  use_all: boolean;
  must_leave: boolean;
  passing: number | null;
  dice: { for: string | null; team: number | null; count: number; left: number; total: number; last: number };
  card: { card: CardName; deck: Deck; team: number; second: CardName | null } | null;
  due: Deck | null;
  face_off: (Place & { home: number; visitors: number; ties: number; winner: number | null }) | null;
  shot: (Place & { team: number; number: number; one_timer: boolean; precise: boolean; net: number | null; aim: number | null }) | null;
  fight: { round: number; carrier_team: number; carrier: number; thief: number; carrier_total: number } | null;
  penalty_shot: { team: number; number: number | null; strayed: boolean; shoot_out: boolean; round: number | null } | null;
  fault: { what: "wrong_deck" | "two_cards" | "opponents_card"; team: number } | null;
  claimants: number[];
  puck: { row: number | null; column: number | null; team: number | null; number: number | null };
  teams: [Team, Team];
  decks: Record<Deck, Partial<Record<CardName, number>>>;
  rink: RinkView;
}

export const teamNumbers = [1, 2] as const;

export function teamOf(view: View, team: number): Team {
  return team === 2 ? view.teams[1] : view.teams[0];
}

export const other = (team: number): number => (team === 1 ? 2 : 1);

export const isGoalie = (man: Man): boolean => man.position === "G";

/** Where a man stands; null while he sits or his team lines up. */
export function placeOf(man: Man): Place | null {
  return man.row === undefined || man.column === undefined ? null : { row: man.row, column: man.column };
}

/** A man on the ice or on the bench. */
export function manOf(view: View, team: number, number: number): Man | null {
  const { on_ice, bench } = teamOf(view, team);
  return on_ice.find((man) => man.number === number) ?? bench.find((man) => man.number === number) ?? null;
}

export function puckPlace(view: View): Place | null {
  const { row, column } = view.puck;
  return row === null || column === null ? null : { row, column };
}

export const samePlace = (a: Place, b: Place): boolean => a.row === b.row && a.column === b.column;

/** The square as coaches write it: the letter of its column and its row. */
export const squareName = ({ row, column }: Place): string => String.fromCharCode(97 + column) + String(row);

/** The same man before and after, wherever he is drawn. */
export const manThing = (team: number, number: number): string => `man-${team}-${number}`;
