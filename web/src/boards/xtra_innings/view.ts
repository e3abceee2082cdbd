// The view of Xtra Innings: docs/views/xtra-innings.md.
export type Side = "offence" | "defence";
export type Sides<T> = Record<Side, T>;
export type Call = "hit" | "ball" | "strike";

export interface Played {
  side: Side;
  card: string;
  /** false: no such card lies there, it only counts as one */
  lies: boolean;
  base: number | null;
  /** the card it answers */
  answers: string | null;
}

export interface LineScore {
  innings: number[];
  runs: number;
  hits: number;
  errors: number;
  left_on_base: number;
}

export interface View {
  phase: string;
  level: "major" | "little";
  inning: number;
  innings: number;
  half: "top" | "bottom";
  home: number | null;
  at_bat: number | null;
  teams: number[][];
  on_duty: Sides<number> | null;
  asked: number[];
  outs: number;
  balls: number | null;
  strikes: number | null;
  /** first, second, third: the runner's place in the order, or 0 */
  bases: [number, number, number];
  batter: number;
  pitcher: number;
  runs: [number, number];
  /** thrown in the whole game */
  pitches: number;
  laid: Sides<boolean>;
  own_pick: string | null;
  last_pitch: string | null;
  last_guess: string | null;
  last_call: Call | null;
  series: { call: string; cards: Played[] };
  hand_sizes: Sides<number>[];
  deck_sizes: Sides<number>;
  to_refresh: Sides<number>;
  side: Side | null;
  hand: string[];
  aside: string[];
  to_discard: string[];
  line_score: [LineScore, LineScore];
}

export const otherTeam = (team: number) => 3 - team;

/** The visitors, then the home team; 1 and 2 before that is settled. */
export function battingOrder(home: number | null): [number, number] {
  return home === 1 ? [2, 1] : [1, 2];
}
