import type { BoardContext } from "../boards/contract";
import type { Seat, SeatState, State } from "../protocol/protocol";
import { number } from "../say/pattern";
import { has, say, sayEvent, type Names } from "../say/say.svelte";
import { settings } from "../settings.svelte";

// A coach without a name of his own has one in each language.
function nameOf(seat: SeatState): string | null {
  if (seat.kind === "coach" && seat.name === seat.coach && has(`page.coach.${seat.coach}`)) return say(`page.coach.${seat.coach}`);
  return seat.name;
}

/** The names at a table: those of its seats, and of its teams by their seats. */
export function namesOf(state: State): Names {
  const seat = (at: Seat) => {
    const found = state.seats.find((each) => each.seat === at);
    return (found && nameOf(found)) ?? say("match.seat", { number: at });
  };
  return {
    seat,
    team: (team) =>
      state.seats
        .filter((each) => each.team === team)
        .map((each) => seat(each.seat))
        .reduce((first, second) => say("match.partners", { first, second })),
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
    event: (event) => sayEvent(event, names),
    number: (value) => number(settings.lang, value),
    seatName: names.seat,
    teamName: names.team,
  };
}
