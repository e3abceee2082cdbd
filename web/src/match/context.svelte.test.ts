import { flushSync } from "svelte";
import { expect, test } from "vitest";

import type { BoardContext } from "../boards/contract";
import type { SeatState, State } from "../protocol/protocol";
import { contextOf } from "./context.svelte";

test("who looks at a part of what a board knows does not see others change", () => {
  const seats = [{ seat: 1, team: 1, kind: "person", name: "Léa" } as unknown as SeatState];
  const options = { length: "short" };
  const first = { game: "rink-ratz", options, seats, n: 1 } as unknown as State;
  let state = $state.raw(first);
  let view = $state.raw<unknown>({ top: 1 });
  const seen: string[] = [];
  let context!: BoardContext;
  const end = $effect.root(() => {
    context = contextOf({
      get state() { return state; },
      get view() { return view; },
      seat: 1,
      data: null,
    });
    $effect.pre(() => void seen.push(`view ${JSON.stringify(context.view)}`));
    $effect.pre(() => void seen.push(`name ${context.seatName(1)}`));
    $effect.pre(() => void seen.push(`option ${context.options["length"]}`));
  });
  const changes = (change: () => void) => {
    seen.length = 0;
    change();
    flushSync();
    return [...seen];
  };
  expect(seen).toEqual(['view {"top":1}', "name Léa", "option short"]);
  expect(changes(() => (state = { ...first, n: 2 }))).toEqual([]);
  expect(changes(() => (view = { top: 2 }))).toEqual(['view {"top":2}']);
  expect(changes(() => (state = { ...first, seats: seats.map((each) => ({ ...each, name: "Zoé" })) }))).toEqual(["name Zoé"]);
  expect({ ...context }.seatName(1)).toBe("Zoé");
  end();
});
