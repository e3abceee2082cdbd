import type { BoardContext, ChoiceGroup, Event, EventKind, Scoreboard } from "../contract";
import { baseOf, cardOf, dropped, isPitch } from "./cards";
import { battingOrder, otherTeam, type View } from "./view";

export type Context = BoardContext<View>;

export const cardName = (code: string, { say }: Pick<Context, "say">) => say(isPitch(code) ? `xi.pitch.${code}` : `xi.card.${code}`);

export function batterName({ view, say }: Pick<Context, "view" | "say">, place = view.batter): string {
  return view.at_bat === null || place === 0 ? "" : say(`xi.batter.${view.at_bat}.${place}`);
}

export function pitcherName({ view, say }: Pick<Context, "view" | "say">): string {
  return view.at_bat === null || view.pitcher === 0 ? "" : say(`xi.pitcher.${otherTeam(view.at_bat)}.${view.pitcher}`);
}

export function phrase(choice: string, context: Context): string {
  const { say } = context;
  if (choice === "pass" || choice === "keep") return say(`xi.action.${choice}`);
  const card = cardName(cardOf(choice) ?? choice, context);
  if (choice.startsWith(dropped)) return say("xi.action.drop", { card });
  const base = baseOf(choice);
  return base === null ? card : say("xi.action.steal", { card, base: say(`xi.base.${base}`) });
}

export function group(choices: string[], { say }: Context): ChoiceGroup[] {
  const kinds = {
    pitches: choices.filter((choice) => isPitch(choice)),
    cards: choices.filter((choice) => !isPitch(choice) && !choice.startsWith(dropped) && cardOf(choice) !== null),
    discards: choices.filter((choice) => choice.startsWith(dropped)),
    rest: choices.filter((choice) => cardOf(choice) === null),
  };
  const filled = Object.entries(kinds).filter(([, some]) => some.length > 0);
  if (filled.length < 2) return [{ heading: "", choices }];
  return filled.map(([kind, some]) => ({ heading: say(`page.xi.group.${kind}`), choices: some }));
}

const phasesWithText = new Set(["drawn", "change", "stretch", "relay", "open_defence", "open_offence"]);

export function question(choices: string[], context: Context): string {
  const { view, say } = context;
  const { phase } = view;
  const last = view.series.cards.at(-1);
  const card = last ? cardName(last.card, context) : "";
  if (phase === "pitch") return say(`xi.ask.pitch_${view.side ?? "offence"}`);
  if (phase === "refresh") return say("xi.ask.refresh", { n: view.side ? view.to_refresh[view.side] : 0 });
  if (phase === "hit") return say(choices.at(-1)?.startsWith(dropped) ? "xi.ask.no_hit_card" : "xi.ask.hit");
  if (phase === "counter" || phase === "answer") return say(`xi.ask.${phase}`, { card });
  if (phase.startsWith("exchange")) return say("xi.ask.exchange");
  return phasesWithText.has(phase) ? say(`xi.ask.${phase}`) : say("xi.ask.error", { card });
}

export function scoreboard(view: View, context: Context): Scoreboard {
  const { say, teamName } = context;
  const asked = view.asked.map((seat) => view.teams.findIndex((seats) => seats.includes(seat)) + 1);
  const duty = (team: number) => {
    if (view.at_bat === null) return [];
    return [team === view.at_bat ? say("xi.board.at_bat", { batter: batterName(context) }) : say("xi.board.pitching", { pitcher: pitcherName(context) })];
  };
  return {
    teams: battingOrder(view.home).map((team) => ({
      team, name: teamName(team), score: view.runs[team - 1] ?? 0, details: duty(team), lit: asked.includes(team),
    })),
    // The count hangs as lamps over the field.
    centre: [view.inning === 0 ? say("xi.board.before") : say("page.xi.inning", { half: say(`xi.board.${view.half}`), inning: view.inning })],
  };
}

const quiet = new Set(["xi.drew", "xi.counted", "xi.settled", "xi.batted_in"]);
const outs = new Set(["xi.at_plate_out", "xi.caught", "xi.picked_off", "xi.cut_down"]);

export function kind(event: Event): EventKind {
  if (quiet.has(event.id) || (event.id === "xi.discarded" && event.rule === "XI-15")) return "quiet";
  if (event.id === "xi.scored" || event.id === "xi.at_plate_runs" || event.id === "xi.at_plate_both") return "goal";
  if (event.id === "xi.won" || event.id === "xi.walk_off") return "win";
  return outs.has(event.id) ? "penalty" : "plain";
}
