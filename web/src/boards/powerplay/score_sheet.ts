// The rows of the paper score sheet (PP-24): of a finished game as the server wrote them, of one that goes on from what
// was announced.
import type { Event, Seat } from "../contract";
import { standing } from "./told_match";

export type Mark = "none" | "overtime" | "judge" | "lot";

/** A line in the column of the challenger. */
export interface Row {
  opponent: Seat;
  goals: number;
  against: number;
  winner: Seat;
  mark: Mark;
  playoffs: boolean;
}

export interface Counts {
  matches: number;
  wins: number;
  goals_for: number;
  goals_against: number;
  duels: number;
  injuries_given: number;
  injuries_taken: number;
  transfers: number;
  exchanges: number;
}

export interface Statistics {
  coaches: Array<Counts & { column: Row[] }>;
  players: Record<string, { appearances: number; goals: number; injuries: number }>;
}

export const countNames = [
  "matches", "wins", "goals_for", "goals_against", "duels", "injuries_given", "injuries_taken", "transfers", "exchanges",
] as const satisfies Array<keyof Counts>;

const marks: Record<string, Mark> = { "pp.overtime": "overtime", "pp.judge_decides": "judge", "pp.coin": "lot" };

/** A column a coach, from all events of the game so far. */
export function columnsOf(events: Event[], coaches: number): Row[][] {
  const columns: Row[][] = Array.from({ length: coaches }, () => []);
  let open = { mark: "none" as Mark, playoffs: false };
  let row: Row | null = null;
  for (const { id, args } of standing(events)) {
    const seat = Number(args["seat"]);
    if (id === "pp.match_begins" || id === "pp.playoff_match") open = { mark: "none", playoffs: id === "pp.playoff_match" };
    open.mark = marks[id] ?? open.mark;
    if (id === "pp.result") {
      row = { opponent: Number(args["other"]), goals: Number(args["goals1"]), against: Number(args["goals2"]), winner: 0, ...open };
      columns[seat - 1]?.push(row);
    }
    if ((id === "pp.cross" || id === "pp.playoff_win") && row !== null) row.winner = seat;
  }
  return columns;
}

/** The three who scored most, as a hockey night ends; fewer if fewer scored. */
export function threeStars(statistics: Statistics): Array<{ id: string; goals: number }> {
  return Object.entries(statistics.players)
    .map(([id, { goals, appearances }]) => ({ id, goals, appearances }))
    .filter(({ goals }) => goals > 0)
    .sort((a, b) => b.goals - a.goals || a.appearances - b.appearances)
    .slice(0, 3);
}
