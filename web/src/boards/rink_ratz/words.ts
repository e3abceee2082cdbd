import type { BoardContext, ChoiceGroup, Event, EventKind, Scoreboard } from "../contract";
import { cardOf, isStuck, playOf, pullGoalie } from "./cards";
import { lastRegularPeriod, type View } from "./view";

type Context = BoardContext<View>;

export const cardName = (card: string, { say }: Context) => say(`rr.card.${card}`);

export function phrase(choice: string, context: Context): string {
  const { say } = context;
  if (choice === pullGoalie) return say("rr.action.pull-goalie");
  const card = cardName(cardOf(choice), context);
  const play = playOf(choice);
  if (play === null) return say("rr.action.number", { card });
  if (play === "none") return say("rr.action.waste", { card });
  return say("rr.action.special", { option: say(`rr.option.${play}`), card });
}

export function group(choices: string[], { say }: Context): ChoiceGroup[] {
  const numbers = choices.filter((choice) => playOf(choice) === null && choice !== pullGoalie);
  const specials = choices.filter((choice) => playOf(choice) !== null && choice !== pullGoalie);
  const others = choices.filter((choice) => choice === pullGoalie);
  const groups = [
    { heading: say("page.rr.numbers"), choices: numbers },
    { heading: say("page.rr.specials"), choices: specials },
    { heading: say("page.rr.others"), choices: others },
  ].filter(({ choices: some }) => some.length > 0);
  return groups.length > 1 ? groups : [{ heading: "", choices }];
}

export function question(choices: string[], { view, seat, seats, say }: Context): string {
  const mine = seats.find((each) => each.seat === seat)?.team;
  if (isStuck(choices)) return say("rr.board.no_play");
  if (view.shot) return say(view.shot.team === mine ? "rr.board.attempt" : "rr.board.answer");
  if (view.fresh_goal !== null && view.fresh_goal !== mine && view.level !== "rookie") return say("rr.board.after_goal");
  return say("rr.board.open");
}

export function period(view: View, { say }: Context): string {
  if (view.period === 0) return say("rr.board.face_off");
  if (view.period > lastRegularPeriod) return say("rr.board.overtime", { number: view.period - lastRegularPeriod });
  return say("rr.board.period", { period: view.period });
}

export function scoreboard(view: View, context: Context): Scoreboard {
  const { say, seats, teamName } = context;
  const details = (team: number) => {
    const lines: string[] = [];
    const { power_play, goalies_out } = view;
    if (power_play?.team === team)
      lines.push(say(power_play.men > 1 ? "page.rr.two_men" : "page.rr.power_play", { cards: power_play.cards, of: power_play.of }));
    if (goalies_out.includes(team)) lines.push(say("rr.board.no_goalie"));
    return lines;
  };
  const asked = seats.find((each) => each.seat === view.to_play)?.team;
  return {
    teams: [1, 2].map((team) => ({
      team, name: teamName(team), score: view.goals[team - 1] ?? 0, details: details(team), lit: asked === team,
    })),
    centre: [period(view, context), ...(view.shift > 0 ? [say("rr.board.shift", { shift: view.shift, shifts: view.shifts })] : [])],
  };
}

export function kind(event: Event): EventKind {
  switch (event.id) {
    case "rr.dealt":
    case "rr.face_off_card":
    case "rr.bench_set_aside":
      return "quiet";
    case "rr.goal":
    case "rr.penalty_shot_goal":
      return "goal";
    case "rr.won":
      return "win";
    case "rr.penalty_shot":
    case "rr.power_play_begins":
    case "rr.two_man_advantage":
      return "penalty";
    default:
      return "plain";
  }
}
