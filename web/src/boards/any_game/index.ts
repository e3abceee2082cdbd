import type { BoardContext, BoardModule, Scoreboard } from "../contract";
import AnyGame from "./AnyGame.svelte";
import { choiceName } from "./words";

type View = Record<string, unknown>;

// Points of a team under the names that games use for them; a game with other names has its own board.
function score(view: View, team: number): number | string {
  for (const name of ["goals", "runs", "score", "points"]) {
    const list = view[name];
    if (Array.isArray(list) && list[team - 1] !== undefined) return list[team - 1] as number;
  }
  return "–";
}

function scoreboard(view: View, context: BoardContext<View>): Scoreboard {
  const teams = [...new Set(context.seats.map(({ team }) => team))].sort((a, b) => a - b);
  return {
    teams: teams.map((team) => ({ team, name: context.teamName(team), score: score(view ?? {}, team), details: [] })),
    centre: [],
  };
}

export const board: BoardModule<View> = {
  Board: AnyGame,
  phrase: choiceName,
  scoreboard,
};
