// The view of Rink Ratz as the server tells it: games/rink_ratz/notation.cc writes it.
export type ShotKind = "pair" | "stick" | "rebound" | "stolen" | "card" | "breakaway" | "two_on_one" | "power_play";

export interface Shot {
  /** made: the other team answers; target: the shooters try for the card on top */
  stage: "made" | "target";
  team: number;
  kind: ShotKind;
  /** distances from the target, from -2 to 2 */
  scores: number[];
  rebounds: number[];
}

export interface View {
  phase: "face_off" | "deal" | "play" | "penalty_shot" | "over";
  level: "rookie" | "junior" | "pro";
  period: number;
  shift: number;
  shifts: number;
  dealer: number;
  to_play: number | null;
  goals: number[];
  /** the card on top of the pile */
  top: string | null;
  /** the number that a pair must match */
  previous: number | null;
  shot: Shot | null;
  power_play: { team: number; men: number; cards: number; of: number } | null;
  /** the team whose goal the next card may still undo */
  fresh_goal: number | null;
  goalies_out: number[];
  hand_sizes: number[];
  bench: number;
  bench_shown: string[];
  hand: string[];
}

export const lastRegularPeriod = 3;
