import type { BoardContext } from "../boards/contract";
import { games } from "../lobby/games.svelte";
import { isFormer } from "../protocol/forgotten";
import type { Event, Happening, Seat, SeatState, State } from "../protocol/protocol";
import { number } from "../say/pattern";
import { catalog, former, has, say, sayEvent, type Names } from "../say/say.svelte";
import { settings } from "../settings.svelte";

// A coach without a name of his own has one in each language, and so has who was deleted.
function nameOf(seat: SeatState): string | null {
  if (isFormer(seat)) return former();
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
export function namesOf({ seats }: Pick<State, "seats">): Names {
  const seat = (at: Seat) => {
    const found = seats.find((each) => each.seat === at);
    return (found && nameOf(found)) ?? say("match.seat", { number: at });
  };
  return {
    seat,
    team: (team) => {
      const partners = seats.filter((each) => each.team === team).map((each) => seat(each.seat));
      return partners.length === 0 ? String(team) : partners.reduce((first, second) => say("match.partners", { first, second }));
    },
  };
}

/** Who did something at the table: who had the seat then, not who has it now. */
export function doerOf({ seat, name }: Pick<Happening, "seat" | "name">, seats: SeatState[]): string {
  const same = seats.find((each) => each.seat === seat && each.kind !== "open" && each.name === name);
  return (same && nameOf(same)) ?? name ?? former();
}

// The sentence of an event stands in several places, and lines come and go with filters.
function eventsBy(names: Names): (event: Event) => string {
  void catalog();
  const known = new WeakMap<Event, string>();
  return (event) => {
    const before = known.get(event);
    if (before !== undefined) return before;
    const sentence = sayEvent(event, names);
    known.set(event, sentence);
    return sentence;
  };
}

interface Told {
  readonly state: State;
  readonly seat: Seat | null;
  readonly view: unknown;
  readonly data: unknown;
}

/** What a board knows, as it is at any moment: who looks at a part of it is not disturbed when others change. */
export function contextOf(told: Told): BoardContext {
  const game = $derived(told.state.game);
  const options = $derived(told.state.options);
  const seats = $derived(told.state.seats);
  const names = $derived(namesOf({ seats }));
  const event = $derived(eventsBy(names));
  return {
    get game() { return game; },
    get options() { return options; },
    get view() { return told.view; },
    get data() { return told.data; },
    get seat() { return told.seat; },
    get seats() { return seats; },
    get lang() { return settings.lang; },
    say,
    has,
    get event() { return event; },
    number: (value) => number(settings.lang, value),
    get seatName() { return names.seat; },
    get teamName() { return names.team; },
  };
}

/** Somebody asks to take his last move back: whether the others agree that it goes, with what they played since. */
export function undoQuestion({ undo }: State, names: Names): string {
  const name = names.seat(undo.asked_by ?? 1);
  return undo.moves > 1 ? say("page.undo.asked_far", { name, n: undo.moves - 1 }) : say("page.undo.asked", { name });
}
