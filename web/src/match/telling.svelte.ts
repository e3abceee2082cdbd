import type { Event } from "../protocol/protocol";

interface Table {
  view: unknown;
  /** what led to the view */
  fresh: Event[];
}

// How far a board is that shows what happened step by step: score, play-by-play and what is asked do not run ahead of it. Made while
// a component is: it has an effect.
export class Telling {
  /** what it is at; null when it has shown everything */
  now = $state.raw<Event[] | null>(null);
  // The number of the last event that it has come to.
  #until = $state(0);
  #settled = $state.raw<unknown>(null);
  #told: Event[] | null = null;
  // The view that the page came to last. A board hears of a new one, and begins to tell of it, before the page does.
  #drawn: unknown = null;
  #table: () => Table;

  /** the view whose score stands */
  readonly scored = $derived.by(() => (this.now !== null && this.#settled !== null ? this.#settled : this.#table().view));

  constructor(table: () => Table) {
    this.#table = table;
    $effect(() => {
      const { view } = this.#table();
      if (this.now === null) this.#settled = view;
      this.#drawn = view;
    });
  }

  /** The board says what it is at. */
  readonly tell = (events: Event[] | null) => {
    if (events !== null) {
      const { fresh } = this.#table();
      // It begins to tell of a new view while the last one was still being told: that is over, and its score stands.
      if (this.#told !== fresh && this.#drawn !== null) this.#settled = this.#drawn;
      this.#told = fresh;
      if (events.length > 0) this.#until = events.at(-1)?.n ?? this.#until;
      else if (this.now === null) this.#until = (fresh[0]?.n ?? 1) - 1;
    }
    this.now = events;
  };

  /** Whether it has come to this event. */
  has({ n }: Event): boolean {
    return this.now === null || n <= this.#until;
  }

  /** What is to be heard: what it is at, or what came if it does not tell that in steps. */
  get heard(): Event[] {
    const { fresh } = this.#table();
    return this.now ?? (this.#told === fresh ? [] : fresh);
  }
}
