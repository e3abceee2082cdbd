import type { Event } from "../contract";
import { straightWay } from "./layout";
import { manThing, other, placeOf, puckPlace, samePlace, teamNumbers, teamOf, type Place, type View } from "./view";

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
  /** things that come from or go to a bench or box set off at this moment */
  others: number;
  throws: Array<{ at: number; faces: number[] }>;
  /** the team that scored, and when the light goes on */
  light: { at: number; team: number } | null;
  /** when the card turns */
  card: number | null;
  length: number;
}

const step = 60;
const tumble = 600;
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

/** How long these events are shown before what comes next: milliseconds. */
export function lengthOf(events: Event[]): number {
  let length = dieRuns(events).length * (tumble + rest);
  let told = false;
  for (const { id } of events) {
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
  const film: Film = { tracks: new Map(), others: 0, throws: [], light: null, card: null, length: 0 };
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
  let throwing: number[] | null = null;
  for (const { id, args } of events) {
    if (id === "de.die") {
      if (throwing === null) film.throws.push({ at: clock, faces: (throwing = []) });
      throwing.push(Number(args["number"]));
      continue;
    }
    if (throwing !== null) clock += tumble + rest;
    throwing = null;
    const man = whoIs(after, args["man"]) ?? whoIs(before, args["man"]);
    if (id === "de.card") {
      film.card ??= clock;
      clock += turn + rest;
    } else if (id === "de.step" && man) {
      const to = { row: Number(args["row"]), column: Number(args["column"]) };
      const thing = manThing(man.team, man.number);
      const from = where(man.team, man.number);
      if (from && start.place(man.team, man.number)) {
        key(thing, from, to, step);
        if (carrier === thing) key("puck", from, to, step);
        clock += step;
      }
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
      fly(end.place(man.team, man.number) ?? where(man.team, man.number));
      carrier = manThing(man.team, man.number);
    }
    if (isGoal(id)) {
      film.light = { at: clock, team: Number(args["team"]) };
      clock += horn;
    }
  }
  if (throwing !== null) clock += tumble + rest;

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
  film.length = Math.max(clock, film.others + longest);
  return film;
}

/** The team whose net the puck went into. */
export const beaten = (scorer: number): number => other(scorer);
