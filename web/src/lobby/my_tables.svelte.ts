import type { Person, TableSummary } from "../protocol/protocol";
import { myself } from "../protocol/person.svelte";
import { call } from "../protocol/rest";

// The tables of whoever sits here. What was known is shown until the server has answered anew, so that nothing jumps.
class MyTables {
  #told = $state.raw<{ whose: Person | null; tables: TableSummary[] } | null>(null);
  // Nobody sees those of who was here before him.
  #mine = $derived(this.#told?.whose === myself.person ? (this.#told?.tables ?? null) : null);
  /** whether the server does not answer: then nobody knows whether there are others */
  silent = $state(false);
  /** whether it has told them */
  told = $derived(this.#mine !== null);
  running = $derived(this.#mine?.filter(({ phase }) => phase === "playing" || phase === "waiting") ?? []);
  finished = $derived(this.#mine?.filter(({ phase }) => phase === "over").slice(0, 5) ?? []);

  async load(): Promise<void> {
    try {
      await myself.recall();
      const whose = myself.person;
      this.#told = { whose, tables: whose === null ? [] : (await call("my_tables")).tables };
      this.silent = false;
    } catch {
      this.silent = true;
    }
  }
}

export const myTables = new MyTables();
