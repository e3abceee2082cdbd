import type { BoardContext, ChoiceGroup, Event, EventKind, Scoreboard } from "../contract";
import { aboutOf, verbOf } from "./choices";
import { clubName, clubOf, lastRegularPeriod, playerOf, positions, type Club, type Place, type View } from "./view";

type Context = BoardContext<View>;

export const placeName = (place: string, { say }: Pick<Context, "say">) => say(`pd.place.${place}`);
export const myTeam = ({ seat, seats }: Pick<Context, "seat" | "seats">): number | null =>
  seats.find((each) => each.seat === seat)?.team ?? null;

function askedClub(context: Context): Club | undefined {
  return clubOf(context.view, myTeam(context) ?? context.view.to_play ?? 1);
}

export function phrase(choice: string, context: Context): string {
  const { say } = context;
  const verb = verbOf(choice);
  const about = aboutOf(choice);
  if (about === "" || verb === "time-out") return say(`pd.action.${verb}`, { about });
  const club = askedClub(context);
  if (verb === "stay") {
    const man = club?.ice.find(({ place }) => place === about);
    return say("pd.action.stay", { about: man?.name ?? placeName(about, context) });
  }
  const player = playerOf(club, Number(about));
  return say(`pd.action.${verb}`, { about: player ? say("page.pd.man", { no: player.no, name: player.name }) : about });
}

const headings: Record<string, string> = {
  "stay": "page.pd.group.stay", "time-out": "page.pd.group.time_out", "pull": "page.pd.group.net", "goalie-in": "page.pd.group.net",
  "sixth": "page.pd.group.net", "extra": "page.pd.group.men", "replace": "page.pd.group.men", "place": "page.pd.group.men",
  "start": "page.pd.group.men", "pp-left": "page.pd.group.left_point", "pp-right": "page.pd.group.right_point",
};

export function group(choices: string[], context: Context): ChoiceGroup[] {
  const club = askedClub(context);
  const groups: ChoiceGroup[] = [];
  const rank = (choice: string) => positions.findIndex((pos) => verbOf(choice) === "scratch" && playerOf(club, Number(aboutOf(choice)))?.pos === pos);
  for (const choice of choices.toSorted((a, b) => rank(a) - rank(b))) {
    const verb = verbOf(choice);
    const pos = verb === "scratch" ? playerOf(club, Number(aboutOf(choice)))?.pos : undefined;
    const id = pos ? `page.pd.group.${pos}` : headings[verb];
    const heading = id === undefined ? "" : context.say(id);
    const known = groups.find((each) => each.heading === heading);
    if (known) known.choices.push(choice);
    else groups.push({ heading, choices: [choice] });
  }
  return groups;
}

export function question(_choices: string[], context: Context): string {
  const { view, say } = context;
  const team = myTeam(context) ?? view.to_play ?? 1;
  const pair = view.place?.pos === "LD" || view.place?.pos === "RD" ? "_pair" : "";
  if (view.place) return say(`pd.ask.${view.phase}${pair}`, { place: placeName(view.place.pos, context), row: view.place.row });
  if (view.phase === "change")
    return say("pd.ask.change", { line: clubOf(view, team)?.next_unit ?? 0, other: clubOf(view, 3 - team)?.next_unit ?? 0 });
  return say(`pd.ask.${view.phase}`);
}

/** What the dice that are to be thrown decide, and about whom. */
export function chance(context: Context): string | null {
  const { view, say } = context;
  const { next } = view;
  if (next === null) return null;
  const chart = say(`page.pd.chart.${next.chart}`);
  const about = next.man ?? next.facing;
  const player = about ? playerOf(clubOf(view, about.team), about.no) : undefined;
  if (player === undefined) return chart;
  const man = say("page.pd.man", { no: player.no, name: player.name });
  return next.man?.rating ? say("page.pd.rookie_rolls", { man, rating: say(`page.pd.rating.${next.man.rating}`) }) : say("page.pd.rolls_for", { chart, man });
}

export function period({ period: number }: View, { say }: Context): string {
  if (number === 0) return say("pd.board.before");
  if (number > lastRegularPeriod) return say("pd.board.overtime", { number: number - lastRegularPeriod });
  return say("pd.board.period", { period: number });
}

export const clock = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;

function details(view: View, team: number, { say }: Context): string[] {
  const club = clubOf(view, team);
  const lines = [say("pd.board.shots", { n: view.shots[team - 1] ?? 0 })];
  if (view.period === 0 || club === undefined) return lines;
  lines.push(say("pd.board.line", { number: club.unit }));
  if (club.net !== "guarded") lines.push(say("page.pd.empty_net"));
  if (view.delayed?.team === team) lines.push(say("pd.board.delayed"));
  return lines;
}

export function scoreboard(view: View, context: Context): Scoreboard {
  const { say, lang, teamName } = context;
  const [first, second] = view.teams;
  const centre = [period(view, context)];
  if (view.period > 0) centre.push(clock(view.seconds));
  if (first && second && first.strength !== second.strength)
    centre.push(say("pd.board.strength", { first: first.strength, second: second.strength }));
  return {
    teams: [1, 2].map((team) => ({
      team,
      name: view.teams[team - 1] ? clubName(view.teams[team - 1]!, lang) : teamName(team),
      score: view.goals[team - 1] ?? 0,
      details: details(view, team, context),
      lit: view.to_play === team,
    })),
    centre,
  };
}

const quiet = new Set([
  "pd.dice", "pd.die", "pd.placed", "pd.line_on", "pd.pair_on", "pd.stroke", "pd.filled", "pd.vacated", "pd.waits", "pd.sixth_off",
  "pd.no_assist", "pd.scratched", "pd.face_off_again",
]);
const loud: Record<string, EventKind> = {
  "pd.goal": "goal", "pd.won": "win", "pd.penalty": "penalty", "pd.injured": "penalty", "pd.ejected": "penalty", "pd.delayed": "penalty",
  "pd.penalty_over": "plain", "pd.delayed_starts": "penalty",
};
export const kind = ({ id }: Event): EventKind => (quiet.has(id) ? "quiet" : (loud[id] ?? "plain"));

/** Where a man stands on the rink, as CSS names its areas. */
export const areaOf = (team: number, place: Place | "G"): string => `t${team}-${place === "sixth" ? "G" : place}`;
