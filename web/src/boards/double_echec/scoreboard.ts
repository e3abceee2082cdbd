import type { BoardContext, Scoreboard, ScoreTeam } from "../contract";
import { teamOf, type View } from "./view";
import { clubName } from "./words";

type Context = BoardContext<View>;

const unitSeconds = 30;

/** The time left in a period as a rink's clock shows it: a unit is half a minute. */
export function timeLeft(view: View): string {
  const seconds = Math.max(0, view.of_units - view.units) * unitSeconds;
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

export function periodName(view: View, { say }: Pick<Context, "say">): string {
  if (view.penalty_shot?.shoot_out) return say("page.de.shoot_out", { round: view.penalty_shot.round ?? 1 });
  return view.period > view.periods
    ? say("de.board.overtime", { number: view.period - view.periods })
    : say("de.board.period", { number: view.period });
}

function team(view: View, context: Context, number: number): ScoreTeam {
  const { say } = context;
  const side = teamOf(view, number);
  // Sentences name the coach.
  const details = [context.teamName(number)];
  if (side.pulled) details.push(say("de.board.pulled"));
  if (view.penalty_shot?.shoot_out) details.push(say("page.de.shoot_out_goals", { goals: side.shoot_out_goals }));
  if (view.icing === number) details.push(say("page.de.icing"));
  return { team: number, name: clubName(context, number), score: side.goals, details, lit: view.to_play === number };
}

export function scoreboard(view: View, context: Context): Scoreboard {
  return {
    // Home first, as on the rink: it plays from the left.
    teams: [team(view, context, 1), team(view, context, 2)],
    centre: [periodName(view, context), timeLeft(view), unitsOf(view, context)],
  };
}

const unitsOf = (view: View, { say }: Context): string => say("de.board.units", { units: view.units, of: view.of_units });
