import type { Event } from "../contract";
import { kind } from "./kinds";
import { straightWay } from "./layout";
import { isGoalie, manThing, other, placeOf, puckPlace, samePlace, teamNumbers, teamOf, type Place, type View } from "./view";

// How one view came about, as a film: where each thing is at which moment. It only tells what moves; what is drawn is
// always the view after it.

export interface Key {
  /** milliseconds from the beginning */
  at: number;
  place: Place;
}

export interface Film {
  /** things that stay on the ice: where they are, in order; the last place is where they end */
  tracks: Map<string, Key[]>;
  /** when who comes from a bench or a box, or goes there, sets off */
  changes: Map<string, number>;
  /** everything else that has another place sets off at this moment */
  others: number;
  /** what is said, and when: what dice brought when they stop, the rest when it has been seen */
  told: Array<{ at: number; events: Event[] }>;
  throws: Array<{ at: number; faces: number[] }>;
  /** the team that scored, and when the light goes on */
  light: { at: number; team: number } | null;
  /** when the card turns */
  card: number | null;
  length: number;
}

const step = 60;
export const tumble = 600;
/** of who comes from a bench or a box, or goes there */
export const glide = 420;
const rest = 250;
const turn = 240;
const squareOfFlight = 32;
const shortFlight = 160;
const horn = 1400;

const dieRuns = (events: Event[]): number[][] => {
  const runs: number[][] = [];
  let open = false;
  for (const { id, args } of events) {
    if (id !== "de.die") {
      open = false;
      continue;
    }
    if (!open) runs.push([]);
    runs.at(-1)?.push(Number(args["number"]));
    open = true;
  }
  return runs;
};

const isGoal = (id: string): boolean => id === "de.goal" || id === "de.break_goal" || id === "de.awarded_goal";

// Of these the man went somewhere without a step being told: to the puck, or as far as his dice brought him.
const toThePuck = new Set(["de.recovered", "de.stolen"]);
const short = new Set(["de.too_far", "de.thief_short", "de.still_on_ice"]);

/** How long these events are shown before what comes next: milliseconds. */
export function lengthOf(events: Event[]): number {
  const runs = dieRuns(events);
  let length = runs.length * (tumble + rest);
  let told = false;
  // Nobody goes further than the best throw brings him.
  const furthest = Math.max(0, ...runs.map((faces) => faces.reduce((sum, face) => sum + face, 0)));
  for (const { id } of events) {
    if (toThePuck.has(id) || short.has(id)) length += furthest * step;
    else if (gotIt.has(id) || inTheNet.has(id) || id === "de.loose" || id === "de.cleared") length += shortFlight;
    if (id === "de.step") length += step;
    else if (id === "de.card") length += turn + rest;
    else if (isGoal(id)) length += horn;
    else if (id !== "de.die" && id !== "de.rolled" && id !== "de.unit" && id !== "de.lined_up") told = true;
  }
  return told ? length + rest * 2 : length;
}

interface Positions {
  place(team: number, number: number): Place | null;
}

function positionsOf(view: View): Positions {
  return {
    place: (team, number) => {
      const man = teamOf(view, team).on_ice.find((each) => each.number === number);
      return man ? placeOf(man) : null;
    },
  };
}

// "de.man.lynx.7" of an event; of two teams of one club the one that has him where he is said to go.
function whoIs(view: View, term: unknown): { team: number; number: number } | null {
  const found = /^de\.man\.([a-z]+)\.(\d+)$/.exec(String(term));
  if (!found) return null;
  const number = Number(found[2]);
  const teams = teamNumbers.filter((team) => teamOf(view, team).club === found[1]);
  const team = teams.find((each) => teamOf(view, each).on_ice.some((man) => man.number === number)) ?? teams[0];
  return team === undefined ? null : { team, number };
}

const gotIt = new Set([
  "de.received", "de.recovered", "de.picked_up", "de.claimed", "de.stolen", "de.rebound", "de.puck_given", "de.holds",
  "de.saved", "de.automatic_save", "de.frozen",
]);
const inTheNet = new Set(["de.on_goal", "de.aim_hit", "de.post", "de.goal", "de.break_goal"]);

export function filmOf(before: View, after: View, events: Event[]): Film {
  const film: Film = { tracks: new Map(), changes: new Map(), others: 0, told: [], throws: [], light: null, card: null, length: 0 };
  const start = positionsOf(before);
  const end = positionsOf(after);
  const now = new Map<string, Place>();
  let clock = 0;

  const key = (thing: string, from: Place, to: Place, duration: number) => {
    const keys = film.tracks.get(thing) ?? [{ at: 0, place: from }];
    keys.push({ at: clock, place: from }, { at: clock + duration, place: to });
    film.tracks.set(thing, keys);
    now.set(thing, to);
  };
  const where = (team: number, number: number): Place | null =>
    now.get(manThing(team, number)) ?? start.place(team, number) ?? end.place(team, number);
  const fly = (to: Place | null) => {
    const from = now.get("puck") ?? puckPlace(before);
    if (!to || !from || samePlace(from, to)) return;
    const distance = Math.max(Math.abs(from.row - to.row), Math.abs(from.column - to.column));
    const duration = Math.max(shortFlight, distance * squareOfFlight);
    key("puck", from, to, duration);
    clock += duration;
  };

  let carrier = before.puck.team === null ? null : manThing(before.puck.team, before.puck.number ?? 0);
  let shooter = before.shot?.team ?? before.puck.team;
  type Who = { team: number; number: number };
  const skate = ({ team, number }: Who, to: Place | null) => {
    const thing = manThing(team, number);
    const from = where(team, number);
    if (!to || !from || !start.place(team, number) || !end.place(team, number)) return;
    straightWay(from, to).reduce((last, next) => {
      if (samePlace(last, next)) return last;
      key(thing, last, next, step);
      if (carrier === thing) key("puck", last, next, step);
      clock += step;
      return next;
    });
  };
  // Where he stops is where the view has him, unless he went on from there.
  const stops = (who: Who, since: number) => {
    const isHe = (each: Who | null) => each?.team === who.team && each.number === who.number;
    const on = events.slice(since).some(({ id, args }) => id === "de.face_off" || (id === "de.step" && isHe(whoIs(before, args["man"]))));
    if (!on) skate(who, end.place(who.team, who.number));
  };
  // What was asked was where a man stops: of the answer nothing is told, and all else comes after it.
  const asked = before.to_play;
  if (asked !== null && (before.phase === "landing" || before.phase === "goalie_spot")) {
    const number = before.man ?? teamOf(before, asked).on_ice.find(isGoalie)?.number;
    if (number !== undefined) stops({ team: asked, number }, 0);
  }

  let throwing: number[] | null = null;
  // When dice stopped that lie there for a moment before anything else moves: what they brought is told then.
  let stopped = -1;
  const stop = () => {
    if (throwing !== null) clock = (stopped = clock + tumble) + rest;
    throwing = null;
  };
  let quiet: Event[] = [];
  const tell = (event: Event) => {
    quiet.push(event);
    if (kind(event) === "quiet") return;
    const at = clock === stopped + rest ? stopped : clock;
    const last = film.told.at(-1);
    if (last?.at === at) last.events.push(...quiet);
    else film.told.push({ at, events: quiet });
    quiet = [];
  };
  for (const [i, event] of events.entries()) {
    const { id, args } = event;
    if (id === "de.die") {
      if (throwing === null) film.throws.push({ at: clock, faces: (throwing = []) });
      throwing.push(Number(args["number"]));
      quiet.push(event);
      continue;
    }
    stop();
    const man = whoIs(after, args["man"]) ?? whoIs(before, args["man"]);
    const early = id === "de.card" || short.has(id);
    if (early) tell(event);
    if (id === "de.card") {
      film.card ??= clock;
      clock += turn + rest;
    } else if (id === "de.step" && man) {
      skate(man, { row: Number(args["row"]), column: Number(args["column"]) });
    } else if (short.has(id) && man) {
      stops(man, i);
    } else if (id === "de.fight_round") {
      const thief = whoIs(after, args["other"]);
      if (thief) stops(thief, i);
    } else if (id === "de.shoots" && man) {
      shooter = man.team;
    } else if (inTheNet.has(id) && shooter !== null) {
      const { rink, shot } = before;
      const row = shooter === 1 ? rink.visitors_net : rink.home_net;
      fly({ row, column: shot?.net ? rink.net_low + shot.net - 1 : rink.middle });
      carrier = null;
    } else if (id === "de.loose" || id === "de.cleared") {
      fly({ row: Number(args["row"]), column: Number(args["column"]) });
      carrier = null;
    } else if (gotIt.has(id) && man) {
      if (toThePuck.has(id)) skate(man, now.get("puck") ?? puckPlace(before));
      else fly(end.place(man.team, man.number) ?? where(man.team, man.number));
      carrier = manThing(man.team, man.number);
    }
    if (!early) tell(event);
    if (man && (start.place(man.team, man.number) === null) !== (end.place(man.team, man.number) === null)) film.changes.set(manThing(man.team, man.number), clock);
    if (isGoal(id)) {
      film.light = { at: clock, team: Number(args["team"]) };
      clock += horn;
    }
  }
  stop();

  // Whoever is not yet where the view has him goes there on the straightest way, all at once.
  film.others = clock;
  let longest = 0;
  for (const team of teamNumbers)
    for (const man of teamOf(after, team).on_ice) {
      const thing = manThing(team, man.number);
      const from = now.get(thing) ?? start.place(team, man.number);
      const to = placeOf(man);
      if (!from || !to || samePlace(from, to)) continue;
      const way = straightWay(from, to);
      way.slice(1).forEach((place, i) => {
        const keys = film.tracks.get(thing) ?? [{ at: 0, place: from }];
        if (i === 0) keys.push({ at: clock, place: from });
        keys.push({ at: clock + (i + 1) * step, place });
        film.tracks.set(thing, keys);
      });
      longest = Math.max(longest, (way.length - 1) * step);
      if (man.puck && carrier === thing) {
        const keys = film.tracks.get("puck") ?? [{ at: 0, place: from }];
        film.tracks.set("puck", [...keys, ...(film.tracks.get(thing) ?? []).filter(({ at }) => at >= clock)]);
        now.set("puck", to);
      }
    }
  const puck = puckPlace(after);
  if (puck) fly(puck);
  film.length = Math.max(clock, film.others + longest, ...[...film.changes.values()].map((at) => at + glide));
  return film;
}

/** The team whose net the puck went into. */
export const beaten = (scorer: number): number => other(scorer);
