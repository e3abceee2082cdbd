import type { Happening, Seat } from "../protocol/protocol";

interface Table {
  /** null until the table is known */
  happenings: Happening[] | null;
  mine: Seat[];
  muted: Seat[];
}

const told = new Set<Happening["what"]>(["sat", "left", "resigned", "stand_in", "back"]);

// What others said since this page came to the table, and how much of it was read. Made while a component is: it has effects.
export class Talk {
  /** whether the newest line is before the person's eyes */
  inSight = $state(false);
  // Numbers of entries: the last one when this page came, for what was said before is no news; the last line that was read; the
  // last one that was put aside.
  #since = $state<number | null>(null);
  #read = $state(0);
  #aside = $state(0);
  #table: () => Table;

  // What others did since this page came, at the table beside the game.
  readonly #others = $derived.by(() => {
    const { happenings, mine } = this.#table();
    const since = this.#since;
    if (happenings === null || since === null) return [];
    return happenings.filter(({ n, seat }) => n > since && seat !== null && !mine.includes(seat));
  });
  /** all that was said, oldest first; not by those who are muted, and nothing that was removed */
  readonly said = $derived(this.#others.filter(({ what, seat, text }) => what === "chat" && text !== null && !this.#table().muted.includes(seat ?? 0)));
  /** what else they did: they came, left, gave up, were away */
  readonly did = $derived(this.#others.filter(({ what }) => told.has(what)));
  readonly unread = $derived(this.said.filter(({ n }) => n > this.#read));
  /** the newest line, unless it was read or put aside */
  readonly news = $derived.by(() => {
    const last = this.unread.at(-1);
    return last === undefined || last.n <= this.#aside ? null : last;
  });

  constructor(table: () => Table) {
    this.#table = table;
    $effect.pre(() => {
      const { happenings } = this.#table();
      if (this.#since === null && happenings !== null) this.#since = happenings.at(-1)?.n ?? 0;
    });
    $effect(() => {
      if (this.inSight) this.#read = this.said.at(-1)?.n ?? this.#read;
    });
  }

  putAside() {
    this.#aside = this.unread.at(-1)?.n ?? this.#aside;
  }
}
