import type { Seat, State } from "../protocol/protocol";

/** Who else would like to play again, and whom that still waits for. */
export function rematchOf({ seats, rematch_asked }: State, mine: Seat[]): { askers: Seat[]; awaited: Seat[] } {
  const askers = rematch_asked.filter((seat) => !mine.includes(seat));
  if (rematch_asked.length === 0) return { askers, awaited: [] };
  const people = seats.filter(({ kind }) => kind === "person");
  // Whoever opened the table asks once for all who sit at his device.
  const opener = people.filter(({ owner }) => owner).map(({ seat }) => seat);
  const missing = people
    .map(({ seat }) => seat)
    .filter((seat) => !mine.includes(seat) && !rematch_asked.includes(seat))
    .filter((seat) => !opener.includes(seat) || (seat === opener[0] && !opener.some((each) => rematch_asked.includes(each))));
  return { askers, awaited: missing };
}
