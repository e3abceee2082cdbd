import type { State } from "../protocol/protocol";
import { say, type Names } from "../say/say.svelte";

/** How a game ended, in one sentence. */
export function resultSentence(state: State, names: Names): string {
  const { result } = state;
  if (result === null) return "";
  const teams = [...new Set(state.seats.filter(({ seat }) => result.winners.includes(seat)).map(({ team }) => team))];
  const quitters = result.resigned ? state.seats.filter(({ resigned }) => resigned).map(({ seat }) => names.seat(seat)) : [];
  const quitter = quitters.length === 0 ? null : quitters.reduce((first, second) => say("match.partners", { first, second }));
  if (teams.length === 0) return quitter === null ? say("page.result.draw") : say("page.result.abandoned", { name: quitter, n: quitters.length });
  const team = teams.map((each) => names.team(each)).reduce((first, second) => say("match.partners", { first, second }));
  return quitter === null ? say("page.result.won", { team }) : say("page.result.resigned", { name: quitter, n: quitters.length, team });
}
