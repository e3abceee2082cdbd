import type { TableSummary } from "../protocol/protocol";
import { myself } from "../protocol/person.svelte";
import { call } from "../protocol/rest";

// The tables of whoever sits here. What was known is shown until the server has answered anew, so that nothing jumps.
class MyTables {
  #all = $state.raw<TableSummary[]>([]);
  running = $derived(this.#all.filter(({ phase }) => phase === "playing" || phase === "waiting"));
  finished = $derived(this.#all.filter(({ phase }) => phase === "over").slice(0, 5));

  async load(): Promise<void> {
    this.#all = myself.person === null ? [] : await call("my_tables").then(({ tables }) => tables, () => []);
  }
}

export const myTables = new MyTables();
