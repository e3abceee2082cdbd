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

/** The points of two teams, those of the winner first; of more the winner is enough. */
export function scoreOf({ seats, result }: State): string {
  if (result === null || (result.resigned && result.winners.length === 0)) return "";
  const { points, winners } = result;
  // Partners have the points of their team.
  const firsts = seats.filter(({ team }, at) => seats.findIndex((each) => each.team === team) === at);
  const inOrder = [...firsts.filter(({ seat }) => winners.includes(seat)), ...firsts.filter(({ seat }) => !winners.includes(seat))];
  return inOrder.length === 2 ? inOrder.map(({ seat }) => points[seat - 1]).join("–") : "";
}
