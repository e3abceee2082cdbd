import { troubleOf, type Told } from "../lobby/trouble";
import type { Event, Seat, Step, TableId } from "../protocol/protocol";
import { call } from "../protocol/rest";

const piece = 50;

// A finished game step by step, fetched in pieces as it is looked at.
export class Replay {
  lines = $state(0);
  /** the line shown, from 0 */
  at = $state(0);
  step = $state.raw<Step | null>(null);
  /** events of the step, only if it was reached by going one forward: they are what moves */
  fresh = $state.raw<Event[]>([]);
  /** the number of the last event up to the line shown; 0 before the first */
  until = $state(0);

  /** what kept from showing what was wanted */
  trouble = $state.raw<Told | null>(null);

  #pieces = new Map<number, Promise<Step[]>>();

  constructor(
    readonly table: TableId,
    readonly seat: Seat | null,
  ) {}

  async open(at: number | null): Promise<void> {
    await this.#steps(0);
    await this.go(at ?? this.lines - 1);
  }

  /** Goes somewhere, and tells what is in the way; whether nothing was. */
  async attempt(going: () => Promise<void>): Promise<boolean> {
    this.trouble = null;
    try {
      await going();
    } catch (error) {
      this.trouble = troubleOf(error);
    }
    return this.trouble === null;
  }

  /** Shows the game after a line. */
  async go(at: number, forward = false): Promise<void> {
    const wanted = Math.min(Math.max(at, 0), this.lines - 1);
    this.at = wanted;
    const step = await this.#step(wanted);
    let last = step;
    for (let before = wanted - 1; last?.events.length === 0 && before >= 0; before -= 1) last = await this.#step(before);
    // Somebody may have dragged on meanwhile.
    if (this.at !== wanted) return;
    this.step = step;
    this.until = last?.events.at(-1)?.n ?? 0;
    this.fresh = forward ? (this.step?.events ?? []) : [];
  }

  /** To the next line, or the one before, at which something is told. */
  async move(by: 1 | -1, told: (event: Event) => boolean): Promise<void> {
    for (let at = this.at + by; at >= 0 && at < this.lines; at += by) {
      if ((await this.#step(at))?.events.some(told)) return this.go(at, by === 1);
    }
    return this.go(by === 1 ? this.lines - 1 : 0);
  }

  /** To the line at which an event happened. */
  async find(event: Event): Promise<void> {
    for (let at = 0; at < this.lines; at += 1)
      if (((await this.#step(at))?.events.at(-1)?.n ?? 0) >= event.n) return this.go(at, true);
  }

  async #step(line: number): Promise<Step | null> {
    return (await this.#steps(Math.floor(line / piece)))[line % piece] ?? null;
  }

  #steps(number: number): Promise<Step[]> {
    const known = this.#pieces.get(number);
    if (known) return known;
    const query: Record<string, number> = { from: number * piece, count: piece };
    if (this.seat !== null) query["seat"] = this.seat;
    const asked = call("replay", { at: { table: this.table }, query }).then(({ lines, steps }) => {
      this.lines = lines;
      return steps;
    });
    this.#pieces.set(number, asked);
    asked.catch(() => this.#pieces.delete(number));
    return asked;
  }
}
