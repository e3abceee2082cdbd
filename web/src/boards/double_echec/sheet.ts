// The score sheet as Table::score_sheet gives it.
export interface TeamSheet {
  [stat: string]: number[];
}

/** what makes a unit pass: a defensive action and its card, a try of the defending side, a round of a fight */
export type Cause = "card" | "attempt" | "fight";

export interface ClockPeriod {
  card: number;
  attempt: number;
  fight: number;
  cards: number;
  units: Cause[];
}

export interface ScoreSheet {
  teams: [TeamSheet, TeamSheet];
  men: Array<{ team: number; number: number; goals: number; assists: number }>;
  clock: ClockPeriod[];
}

export const stats = [
  "goals", "shots", "saves", "posts", "face_offs", "steals", "claims", "fights", "penalties", "penalty_units", "injuries",
  "icings", "offsides", "penalty_shots", "power_play_goals", "short_handed_goals", "empty_net_goals",
] as const;

export const total = (numbers: number[] | undefined): number => (numbers ?? []).reduce((sum, each) => sum + each, 0);
