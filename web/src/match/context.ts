import type { BoardContext } from "../boards/contract";
import { games } from "../lobby/games.svelte";
import type { Event, Seat, SeatState, State } from "../protocol/protocol";
import { number } from "../say/pattern";
import { catalog, has, say, sayEvent, type Names } from "../say/say.svelte";
import { settings } from "../settings.svelte";

// A coach without a name of his own has one in each language.
function nameOf(seat: SeatState): string | null {
  if (seat.kind === "coach" && seat.name === seat.coach && has(`page.coach.${seat.coach}`)) return say(`page.coach.${seat.coach}`);
  return seat.name;
}

/** What stands on the browser's tab: the game, and first of all whether I am asked. */
export function titleOf(state: State | null, asked: boolean, closed: string): string {
  const game = state === null ? closed : say(games.find(state.game)?.title ?? state.game);
  const told = asked && state?.phase === "playing" ? say("page.title.turn", { game }) : game;
  return told === "" ? "Benchboss" : `${told} · Benchboss`;
}

/** The names at a table: those of its seats, and of its teams by their seats. */
export function namesOf(state: State): Names {
  const seat = (at: Seat) => {
    const found = state.seats.find((each) => each.seat === at);
    return (found && nameOf(found)) ?? say("match.seat", { number: at });
  };
  return {
    seat,
    team: (team) => {
      const partners = state.seats.filter((each) => each.team === team).map((each) => seat(each.seat));
      return partners.length === 0 ? String(team) : partners.reduce((first, second) => say("match.partners", { first, second }));
    },
  };
}

// Every message brings a new context, and with it the play-by-play would word each of its lines again.
let worded = new WeakMap<Event, string>();
let wordedBy = "";
let wordedFrom: unknown = null;

function eventsBy(state: State, names: Names): (event: Event) => string {
  const by = state.seats.map(({ seat }) => names.seat(seat)).join("\n");
  if (by !== wordedBy || wordedFrom !== catalog()) [worded, wordedBy, wordedFrom] = [new WeakMap(), by, catalog()];
  const known = worded;
  return (event) => {
    const before = known.get(event);
    if (before !== undefined) return before;
    const sentence = sayEvent(event, names);
    known.set(event, sentence);
    return sentence;
  };
}

export function contextOf(state: State, seat: Seat | null, view: unknown, data: unknown): BoardContext {
  const names = namesOf(state);
  return {
    game: state.game,
    options: state.options,
    view,
    data,
    seat,
    seats: state.seats,
    lang: settings.lang,
    say,
    has,
    event: eventsBy(state, names),
    number: (value) => number(settings.lang, value),
    seatName: names.seat,
    teamName: names.team,
  };
}

/** Somebody asks to take his last move back: whether the others agree that it goes, with what they played since. */
export function undoQuestion({ undo }: State, names: Names): string {
  const name = names.seat(undo.asked_by ?? 1);
  return undo.moves > 1 ? say("page.undo.asked_far", { name, n: undo.moves - 1 }) : say("page.undo.asked", { name });
}
