import { coachName } from "./coach_names";
import type { GameInfo, OpenTable, SeatWish, TableId } from "../protocol/protocol";
import { myself } from "../protocol/person.svelte";
import { call, Refused } from "../protocol/rest";
import { where } from "../route.svelte";
import { say } from "../say/say.svelte";

/** How many seats a game has with these options: the option called seats, where there is one. */
export function seatsOf(game: GameInfo, options: Record<string, string>): number {
  return Number(options["seats"] ?? game.options.find(({ name }) => name === "seats")?.normal ?? game.seats);
}

export function coachWish(coach: string | null, at: number): SeatWish {
  return { kind: "coach", coach, name: coachName(at) };
}

/** Me, and the strongest computer coach on every other seat. */
export function againstCoaches(game: GameInfo, options: Record<string, string>): SeatWish[] {
  const coach = game.coaches.at(-1) ?? null;
  return Array.from({ length: seatsOf(game, options) }, (_, i) => (i === 0 ? { kind: "me" } : coachWish(coach, i - 1)));
}

/** Asks for what only somebody may have; whom the server does not know, or not any more, becomes a guest on the way. */
export function asSomebody<T>(ask: () => Promise<T>): Promise<T> {
  return ask().catch(async (error: unknown) => {
    if (!(error instanceof Refused) || error.status !== 401) throw error;
    await myself.anew(say("page.guest"));
    return ask();
  });
}

/** Opens a table and goes there. */
export async function openTable(terms: OpenTable): Promise<void> {
  await myself.present(say("page.guest"));
  const { table } = await asSomebody(() => call("open_table", { body: terms }));
  where.go({ page: "table", table, moment: null });
}

/** The codes by which this person came to tables: whoever only watches is told none by the server, but may pass on his own. */
export const cameBy = new Map<TableId, string>();

/** Takes a seat, or a place to watch, by a code; of a finished game one may be sent to a moment. */
export async function joinTable(code: string, moment: number | null, watch = false): Promise<void> {
  await myself.present(say("page.guest"));
  const { table } = await asSomebody(() => call("join", { body: watch ? { code, watch } : { code } }));
  // The code of a seat is not for passing on to those who watch.
  if (!watch) cameBy.set(table, code);
  // The link leads here again and again: who goes back goes to where he was before it.
  where.rename({ page: "table", table, moment });
}
