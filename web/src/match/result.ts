import type { State } from "../protocol/protocol";
import { say, type Names } from "../say/say.svelte";

/** How a game ended, in one sentence. */
export function resultSentence(state: State, names: Names): string {
  const { result } = state;
  if (result === null) return "";
  const teams = [...new Set(state.seats.filter(({ seat }) => result.winners.includes(seat)).map(({ team }) => team))];
  const quitter = result.resigned ? state.seats.find(({ resigned }) => resigned) : undefined;
  if (teams.length === 0) return quitter ? say("page.result.abandoned", { name: names.seat(quitter.seat) }) : say("page.result.draw");
  const team = teams.map((each) => names.team(each)).reduce((first, second) => say("match.partners", { first, second }));
  return quitter ? say("page.result.resigned", { name: names.seat(quitter.seat), team }) : say("page.result.won", { team });
}
