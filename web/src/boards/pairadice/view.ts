// The view of Pairadice Hockey as the server tells it: docs/views/pairadice.md.
import type { Event } from "../contract";

export type Place = "LW" | "RW" | "C" | "LD" | "RD" | "sixth";
export type ChartName =
  | "call_up" | "face_off" | "ice_action" | "shot" | "shot_again" | "discipline" | "minor" | "major" | "assist" | "injury"
  | "goalie_hurt" | "goalie_hurt_now";
export type Verdict =
  | "won" | "again" | "shot" | "pass" | "lost" | "free_shot" | "discipline" | "penalty" | "goal" | "rebound" | "recovered"
  | "frozen" | "saved" | "loose" | "whistle" | "hurt" | "none";

/** A man as a roll is read against him: with the rating that counts in it. */
export interface Rolled {
  team: number;
  place: Place | "G" | null;
  no: number | null;
  offense?: number;
  defense?: number;
  penalty?: string;
  shooting?: string;
  save?: number;
  rebound?: number;
  rating?: "offense" | "defense" | "save" | "rebound";
  value?: number;
}

export interface Roll {
  chart: ChartName;
  coloured: number | null;
  white: number;
  verdict: Verdict;
  man: Rolled | null;
  facing: Rolled | null;
  target: Place | null;
  column?: "wing" | "centre" | "defender";
  row?: { penalty: string; minutes: number; both: boolean; delayed: boolean; out: boolean } | null;
}

/** What the next roll will be read against: seen at tables with real dice and when a game is replayed. */
export interface Coming {
  chart: ChartName;
  man?: Rolled | null;
  facing?: Rolled | null;
  passer?: Rolled | null;
  defenders?: Array<Rolled & { then: "shot" | "pass" | "lost" }>;
  column?: Roll["column"];
  scores?: number[];
  doubles?: boolean;
}

export interface OnIce {
  place: Place;
  no: number | null;
  vacant: boolean;
  name?: string;
  offense?: number;
  defense?: number;
  stayed?: number;
}

export interface Player {
  no: number;
  name: string;
  pos: Exclude<Place, "sixth"> | "G";
  injury: number;
  dressed: boolean;
  out: boolean;
  offense?: string;
  defense?: string;
  penalty?: string;
  shooting?: string;
  offense_now?: number;
  defense_now?: number;
  save?: string;
  rebound?: string;
  save_now?: number;
  rebound_now?: number;
}

export interface Penalty {
  no: number;
  place: Place;
  strokes: number;
  minutes: number;
  ends: "goal" | "time";
  runs: boolean;
}

export interface Club {
  city: string;
  en: string;
  fr: string;
  strength: number;
  unit: number;
  next_unit: number;
  pair: number;
  next_pair: number;
  time_out: boolean;
  net: "guarded" | "pulled" | "delayed";
  goalie: number | null;
  point_man: number | null;
  point_place: Place | null;
  ice: OnIce[];
  staying: Place[];
  coming: Array<number | null>;
  lines: Array<number | null>;
  bench: number[];
  box: Penalty[];
  players: Player[];
}

export interface View {
  phase:
    | "dress" | "lines" | "starter" | "power_play_man" | "extra" | "replace" | "change"
    | "call_up" | "face_off" | "action" | "shot" | "shot_again" | "discipline" | "penalty" | "major" | "assist" | "injury"
    | "goalie_hurt" | "goalie_hurt_now" | "over";
  to_play: number | null;
  period: number;
  strokes: number;
  strokes_of_period: number;
  seconds: number;
  goals: number[];
  shots: number[];
  puck: { team: number; place: Place } | null;
  delayed: { team: number; place: Place; no: number | null } | null;
  place: { pos: Place; row: number } | null;
  shooter: number | null;
  next: Coming | null;
  last: Roll | null;
  teams: Club[];
}

/** The constant data: tables as rows of texts, the names of the columns first. */
export interface Data {
  files: Record<string, unknown>;
}

export const lastRegularPeriod = 3;
export const places: Place[] = ["LW", "RW", "C", "LD", "RD"];
/** The positions as a coach writes them down. */
export const positions = ["LW", "C", "RW", "LD", "RD", "G"] as const;

export const clubOf = (view: View, team: number): Club | undefined => view.teams[team - 1];
export const playerOf = (club: Club | undefined, no: number | null | undefined): Player | undefined =>
  club?.players.find((each) => each.no === no);
// Events name a club by its city, a man by his name, a place by its text.
export function teamOf(view: View, { args }: Event): number | null {
  const at = view.teams.findIndex(({ city }) => city === args["club"]);
  return at < 0 ? null : at + 1;
}
export const numberOf = (view: View, team: number, name: unknown): number | null =>
  clubOf(view, team)?.players.find((each) => each.name === name)?.no ?? null;
export const spotOf = ({ args }: Event): Place => String(args["spot"] ?? "").replace("pd.spot.", "") as Place;
export const familyName = (name: string): string => name.slice(name.indexOf(" ") + 1);
/** +1, 0, −1 */
export const signed = (value: number): string => (value > 0 ? `+${value}` : String(value).replace("-", "−"));
export const clubName = (club: Club, lang: "en" | "fr"): string => club[lang] || club.city;

/** The decisions before the first face-off. */
export const isPreparation = ({ phase }: View): boolean =>
  phase === "dress" || phase === "lines" || phase === "starter" || phase === "power_play_man" || phase === "call_up";

// lines[3(n-1)] and the next two are LW, RW, C of line n; lines[12+2(n-1)] and the next LD, RD of pair n.
const offsets = { LW: 0, RW: 1, C: 2, LD: 12, RD: 13 } as const;
export const lineSlot = (place: keyof typeof offsets, row: number): number =>
  offsets[place] + (offsets[place] < 12 ? 3 : 2) * (row - 1);
