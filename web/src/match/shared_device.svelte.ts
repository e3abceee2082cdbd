import type { Shown } from "../protocol/live_table.svelte";
import type { Seat } from "../protocol/protocol";

/** Whether nothing is hidden from one of these that another one sees. */
function seeTheSame(shown: Shown[]): boolean {
  const [first, ...others] = shown.map(({ view }) => JSON.stringify(view));
  return others.every((view) => view === first);
}

interface Table {
  /** the seats of this device */
  mine: Seat[];
  shown: Shown[];
  playing: boolean;
}

// Who holds a device that several people may share. Made while a component is: it has effects.
export class SharedDevice {
  #table: () => Table;
  // Who took it, and who was called to take it. Nobody holds it while somebody is called.
  #taken = $state<Seat | null>(null);
  #called = $state<Seat | null>(null);
  #atTurn = $state<Seat | null>(null);

  readonly shared = $derived.by(() => this.#table().mine.length > 1);
  /** the seats that are asked something now */
  readonly asked = $derived.by(() => this.#table().shown.filter(({ choices }) => choices.length > 0).flatMap(({ seat }) => seat ?? []));
  /**
   * Where all who share it may see the same, nothing is handed over: whoever is asked plays. What two are asked at once each answers
   * unseen by the other.
   */
  readonly openly = $derived.by(() => this.shared && this.asked.length <= 1 && seeTheSame(this.#table().shown));
  /**
   * Who is to take it before anything of his is shown; null if nobody is. He stays called until he takes it, whatever the table
   * does meanwhile, unless it then asks only somebody else.
   */
  readonly handOver = $derived.by(() => {
    const { mine, playing } = this.#table();
    if (!this.shared || this.openly || !playing) return null;
    const may = (seat: Seat | null) => seat !== null && (this.asked.length === 0 || this.asked.includes(seat));
    if (may(this.#taken)) return null;
    return may(this.#called) ? this.#called : (this.asked[0] ?? mine[0] ?? null);
  });
  /** whose seat everything that is pressed is for; null if nobody has it in his hands */
  readonly holder = $derived.by(() => {
    const first = this.#table().mine[0] ?? null;
    if (!this.shared) return first;
    return this.openly ? (this.#atTurn ?? first) : this.#taken;
  });

  constructor(table: () => Table) {
    this.#table = table;
    $effect.pre(() => {
      this.#called = this.handOver;
      if (this.handOver !== null || this.openly) this.#taken = null;
      if (this.openly) this.#atTurn = this.asked[0] ?? this.#atTurn;
    });
  }

  /** Whoever is called says that he has it. */
  take() {
    this.#taken = this.handOver;
  }

  /** The game is over: whoever holds it sees its end, or the first of them if nobody does. */
  end() {
    this.#taken ??= this.#table().mine[0] ?? null;
  }
}
