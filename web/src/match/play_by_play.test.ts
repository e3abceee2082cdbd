import { render } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import type { BoardContext, BoardModule, Event } from "../boards/contract";
import PlayByPlay from "./PlayByPlay.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const happened = (n: number): Event => ({ n, id: `event.${n}`, args: {}, rule: null });
const context = { event: ({ n }: Event) => `It was ${n}.` } as BoardContext;
const board = {} as BoardModule;

test("a line that is added waits for the table; another log does not", async () => {
  const [one, two, three] = [happened(1), happened(2), happened(3)];
  const { container, rerender } = render(PlayByPlay, { props: { board, context, events: [one], onwhy: () => {}, onmoment: null } });
  const lines = () => [...container.querySelectorAll(".words")].map((node) => node.textContent);
  expect(lines()).toEqual(["It was 1."]);
  await rerender({ events: [one, two] });
  await vi.advanceTimersByTimeAsync(60);
  await rerender({ events: [one, two, three] });
  expect(lines()).toEqual(["It was 1."]);
  await vi.advanceTimersByTimeAsync(60);
  expect(lines()).toEqual(["It was 3.", "It was 2.", "It was 1."]);
  // A step back in a replay.
  await rerender({ events: [one, two] });
  expect(lines()).toEqual(["It was 2.", "It was 1."]);
  // Somebody else has the device: what he was told are other events, if of the same numbers.
  await rerender({ events: [happened(1), happened(2), happened(4)] });
  expect(lines()).toEqual(["It was 4.", "It was 2.", "It was 1."]);
});
