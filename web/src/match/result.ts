import type { State } from "../protocol/protocol";
import { say, type Names } from "../say/say.svelte";

/** How a game ended, in one sentence. */
export function resultSentence(state: State, names: Names): string {
  const { result } = state;
  if (result === null) return "";
  const teams = [...new Set(state.seats.filter(({ seat }) => result.winners.includes(seat)).map(({ team }) => team))];
  if (teams.length === 0) return say("page.result.draw");
  const team = teams.map((each) => names.team(each)).reduce((first, second) => say("match.partners", { first, second }));
  return say(result.resigned ? "page.result.resigned" : "page.result.won", { team });
}
