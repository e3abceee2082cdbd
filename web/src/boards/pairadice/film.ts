// The server decides everything between two decisions of the coaches at once and tells it as events. The film shows
// them roll by roll: which dice, which two men, what came of it, where the puck went. Whatever the events do not tell
// is left out; nothing is decided here.
import { durations } from "../../look/motion";
import type { Event, Options } from "../contract";
import { Clerk, type Beside } from "./beside";
import { columnOf } from "./reading";
import { table } from "./tables";
import { clubOf, numberOf, playerOf, spotOf, teamOf, type Data, type OnIce, type Place, type Roll, type Rolled, type Verdict, type View } from "./view";

export interface Frame {
  roll: Roll;
  /** who stands where while the dice roll: by team, in the order of the view */
  ice: OnIce[][];
  puck: View["puck"];
  beside: Beside;
  /** what is told of this roll */
  events: Event[];
}

interface Told {
  dice: Event;
  results: Event[];
}

const isDice = ({ id }: Event) => id === "pd.dice" || id === "pd.die";
const movesMen = new Set(["pd.line_on", "pd.pair_on", "pd.filled", "pd.vacated", "pd.sixth_on", "pd.sixth_off"]);
// Nobody has the puck until the face-off.
const stopsPlay = new Set(["pd.goal", "pd.penalty", "pd.frozen", "pd.nobody_there", "pd.period_begins", "pd.overtime_begins"]);
const skipped = new Set(["pd.called_up", "pd.called_up_goalie", "pd.assist", "pd.no_assist"]);

/** The rolls among the events with what each brought. Rolls for rookies and for assists are not worth a picture. */
function rolls(events: Event[]): Told[] {
  const all: Told[] = [];
  for (const event of events)
    if (isDice(event)) all.push({ dice: event, results: [] });
    else all.at(-1)?.results.push(event);
  return all.filter(({ results }) => !(results[0] && skipped.has(results[0].id)));
}

/** Until the dice have stopped, and nothing is to be read before: they set off with the next picture. */
export const landing = durations.tumble + 60;
const longest = 16000;
const usual = landing + 1300;
const shortest = landing + 800;
const celebration = 1500;  // more for a goal

export function durationOf(frames: number, { events }: Pick<Frame, "events">): number {
  const each = Math.max(shortest, Math.min(usual, longest / Math.max(1, frames)));
  return events.some(({ id }) => id === "pd.goal") ? each + celebration : each;
}

/** Milliseconds that the film of these events takes. */
export function lengthOf(events: Event[]): number {
  const all = rolls(events);
  return all.reduce((sum, { results }) => sum + durationOf(all.length, { events: results }), 0);
}

/** A roll while its dice are in the air: which chart it is read on, and of the men those who are known before they stop. */
export function inTheAir({ chart, man, facing }: Roll): Roll {
  const shot = chart === "shot" || chart === "shot_again";
  return { chart, coloured: null, white: 0, verdict: "none", man: shot || chart === "ice_action" ? man : null, facing: shot ? facing : null, target: null };
}

const verdicts: Record<string, Verdict> = {
  "pd.face_off_won": "won", "pd.face_off_again": "again", "pd.passed": "pass", "pd.intercepted": "lost", "pd.loose": "loose",
  "pd.nobody_there": "whistle", "pd.goal": "goal", "pd.rebound": "rebound", "pd.recovered": "recovered", "pd.rebound_waits": "rebound", "pd.recovered_waits": "recovered", "pd.frozen": "frozen",
  "pd.penalty": "penalty", "pd.delayed": "penalty", "pd.possible_major": "penalty", "pd.injured": "hurt", "pd.hurt_later": "hurt", "pd.star_roll": "again",
};
const injuries = new Set(["pd.injured", "pd.no_injury", "pd.hurt_later", "pd.plays_on"]);

class Camera {
  ice: OnIce[][];
  puck: View["puck"];
  readonly clerk: Clerk;
  #shooter: Rolled | null = null;
  #again = false;
  #major = false;

  constructor(
    readonly before: View,
    readonly after: View,
    readonly data: Data | null,
    readonly options: Options,
  ) {
    this.ice = before.teams.map((club) => club.ice);
    this.puck = before.puck;
    this.clerk = new Clerk(before, after);
  }

  #placeOf(team: number, no: number | null): Place | null {
    return no === null ? null : (this.ice[team - 1]?.find((each) => each.no === no)?.place ?? null);
  }

  /** A man where he stands, with his ratings as some view shows them there; at a place not his own they may be unknown. */
  #standing(team: number, place: Place, name: unknown): OnIce {
    const no = numberOf(this.after, team, name);
    if (no === null) return { place, no: null, vacant: place !== "sixth" };
    const seen = [this.before, this.after]
      .map((view) => clubOf(view, team)?.ice.find((each) => each.no === no && each.place === place))
      .find((each) => each !== undefined);
    if (seen) return seen;
    const player = playerOf(clubOf(this.after, team), no)!;
    const own = player.pos === place || (place !== "LD" && place !== "RD") === (player.pos !== "LD" && player.pos !== "RD");
    return { place, no, vacant: false, name: player.name, ...(own ? { offense: player.offense_now!, defense: player.defense_now! } : {}) };
  }

  #stand(team: number, place: Place, name: unknown) {
    const man = this.#standing(team, place, name);
    this.ice = this.ice.map((each, i) => (i === team - 1 ? each.map((old) => (old.place === place ? man : old)) : each));
  }

  #moveMen(event: Event) {
    const team = teamOf(this.after, event);
    if (team === null) return;
    const { args } = event;
    const spot = spotOf(event);
    if (event.id === "pd.line_on") for (const place of ["LW", "C", "RW"] as const) this.#stand(team, place, args[place.toLowerCase()]);
    if (event.id === "pd.pair_on") for (const place of ["LD", "RD"] as const) this.#stand(team, place, args[place.toLowerCase()]);
    if (event.id === "pd.filled") this.#stand(team, spot, args["player"]);
    if (event.id === "pd.vacated") this.#stand(team, spot, null);
    if (event.id === "pd.sixth_on") this.#stand(team, "sixth", args["player"]);
    if (event.id === "pd.sixth_off") this.#stand(team, "sixth", null);
  }

  /** Goes on with what is told between rolls. */
  follow(event: Event) {
    this.clerk.follow(event);
    if (movesMen.has(event.id)) this.#moveMen(event);
    if (stopsPlay.has(event.id)) this.puck = null;
    const team = event.id === "pd.passed" ? (this.puck?.team ?? null) : teamOf(this.after, event);
    if (team === null) return;
    if (["pd.face_off_won", "pd.intercepted", "pd.loose", "pd.rebound", "pd.recovered", "pd.shot", "pd.passed"].includes(event.id)) {
      const place = this.#placeOf(team, numberOf(this.after, team, event.args[event.id === "pd.passed" ? "to" : "player"]));
      if (place) this.puck = { team, place };
    }
    if (event.id === "pd.rebound_waits" || event.id === "pd.recovered_waits") this.puck = { team, place: spotOf(event) };
  }

  #carrier(): Rolled | null {
    if (this.puck === null) return null;
    const { team, place } = this.puck;
    const man = this.ice[team - 1]?.find((each) => each.place === place);
    return { team, place, no: man?.no ?? null, ...(man?.offense === undefined ? {} : { offense: man.offense }) };
  }

  #facing(coloured: number, carrier: Rolled): Rolled | null {
    const opposite = table(this.data, "opposites").find(({ position }) => position === carrier.place);
    const place = (coloured === 6 ? opposite?.[String(this.options["opposites"] ?? "facing")] : table(this.data, "dice").find(({ die }) => die === String(coloured))?.["position"]) as Place | undefined;
    if (place === undefined) return null;
    const team = 3 - carrier.team;
    const man = this.ice[team - 1]?.find((each) => each.place === place);
    if (coloured === 6) {
      const penalty = playerOf(clubOf(this.after, team), man?.no)?.penalty;
      return { team, place, no: man?.no ?? null, ...(penalty === undefined ? {} : { penalty }) };
    }
    const defense = man?.no === null ? 0 : man?.defense;
    return { team, place, no: man?.no ?? null, ...(defense === undefined ? {} : { defense }) };
  }

  #goalie(team: number): Rolled | null {
    const goalie = playerOf(clubOf(this.after, team), this.clerk.now.goalies[team - 1]);
    return goalie ? { team, place: "G", no: goalie.no, save: goalie.save_now!, rebound: goalie.rebound_now! } : null;
  }

  #named(event: Event | undefined): Rolled | null {
    const team = event ? teamOf(this.after, event) : null;
    if (event === undefined || team === null) return null;
    const no = numberOf(this.after, team, event.args["player"]);
    return no === null ? null : { team, place: this.#placeOf(team, no), no };
  }

  roll({ dice, results }: Told): Roll {
    const has = (id: string) => results.find((event) => event.id === id);
    const coloured = dice.id === "pd.die" ? null : Number(dice.args["coloured"]);
    const told = results.find(({ id }) => verdicts[id] !== undefined);
    const base = { coloured, white: Number(dice.args["white"]), verdict: told ? verdicts[told.id]! : ("none" as Verdict), target: null };
    const shot = has("pd.shot");

    if (has("pd.face_off_won") || has("pd.face_off_again"))
      return { ...base, chart: "face_off", man: this.#named(has("pd.face_off_won")), facing: null };
    if (results.some(({ id }) => injuries.has(id)))
      return { ...base, chart: "injury", man: this.#named(results.find(({ id }) => injuries.has(id))), facing: null };
    if (this.#shooter !== null) {
      const goalie = this.#goalie(3 - this.#shooter.team);
      const chart = this.#again ? "shot_again" : "shot";
      const man = this.#shooter;
      this.#again = has("pd.star_roll") !== undefined;
      if (!this.#again) this.#shooter = null;
      return { ...base, verdict: base.verdict === "none" && has("pd.saved") ? "saved" : base.verdict, chart, man, facing: goalie };
    }
    // Where the puck was lost, a penalty is the delayed one that begins with the whistle (PD-34).
    const lost = has("pd.intercepted") ?? has("pd.loose") ?? has("pd.nobody_there");
    const punished = lost ? undefined : (has("pd.penalty") ?? has("pd.delayed") ?? has("pd.possible_major"));
    if (punished && coloured !== null) {
      const chart = this.#major ? "major" : "minor";
      this.#major = punished.id === "pd.possible_major";
      return { ...base, chart, man: this.#carrier(), facing: this.#named(punished) ?? (this.puck ? { team: 3 - this.puck.team, place: null, no: null } : null) };
    }
    if (shot) {
      this.#shooter = this.#named(shot);
      const shooting = this.#shooter && playerOf(clubOf(this.after, this.#shooter.team), this.#shooter.no)?.shooting;
      if (this.#shooter && shooting) this.#shooter.shooting = shooting;
      if (has("pd.goal")) this.#shooter = null;
    }
    const carrier = this.#carrier();
    const facing = carrier && coloured !== null ? this.#facing(coloured, carrier) : null;
    const verdict = base.verdict === "none" && shot ? "shot" : base.verdict;
    if (coloured === null) return { ...base, verdict, chart: "discipline", man: carrier, facing: null };
    return { ...base, verdict, chart: "ice_action", man: carrier, facing, ...(this.puck ? { column: columnOf(this.puck.place) } : {}) };
  }
}

/** The roll that scored last, as the film showed it: dice for an assist come after it. null if it was not told. */
export function goalOf(view: View, log: Event[], data: Data | null, options: Options): Roll | null {
  // By the score: a goal that was taken back is in the log, too.
  const scored = log.findLastIndex(({ id, args }) => id === "pd.score" && args["goals1"] === view.goals[0] && args["goals2"] === view.goals[1]);
  return filmOf(view, view, log.slice(0, scored + 1), data, options).at(-1)?.roll ?? null;
}

/** The frames between two views; none if nothing was rolled that is worth showing. */
export function filmOf(before: View, after: View, events: Event[], data: Data | null, options: Options): Frame[] {
  const shown = new Map(rolls(events).map((told) => [told.dice.n, told]));
  if (shown.size === 0) return [];
  const camera = new Camera(before, after, data, options);
  const frames: Frame[] = [];
  for (const event of events) {
    const told = shown.get(event.n);
    if (told) frames.push({ roll: camera.roll(told), ice: camera.ice, puck: camera.puck, beside: camera.clerk.now, events: told.results });
    else camera.follow(event);
  }
  return frames;
}
