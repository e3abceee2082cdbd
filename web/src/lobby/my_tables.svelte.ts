import type { Person, TableSummary } from "../protocol/protocol";
import { myself } from "../protocol/person.svelte";
import { call } from "../protocol/rest";

// The tables of whoever sits here. What was known is shown until the server has answered anew, so that nothing jumps.
class MyTables {
  #known = $state.raw<TableSummary[]>([]);
  #whose = $state.raw<Person | null>(null);
  // Nobody sees those of who was here before him.
  #all = $derived(this.#whose === myself.person ? this.#known : []);
  running = $derived(this.#all.filter(({ phase }) => phase === "playing" || phase === "waiting"));
  finished = $derived(this.#all.filter(({ phase }) => phase === "over").slice(0, 5));

  async load(): Promise<void> {
    const { person } = myself;
    const known = person === null ? [] : await call("my_tables").then(({ tables }) => tables, () => []);
    [this.#whose, this.#known] = [person, known];
  }
}

export const myTables = new MyTables();
