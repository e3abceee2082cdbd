import { afterEach, expect, test, vi } from "vitest";

import { skipMotion, whenSkipped } from "./motion";

afterEach(() => vi.unstubAllGlobals());

function moving(endTime: number) {
  const finish = vi.fn();
  return { finish, effect: { getComputedTiming: () => ({ endTime }) } };
}

test("skipping ends whatever moves and has an end, and what is told in steps; what glows goes on glowing", () => {
  const [glide, glow, story] = [moving(180), moving(Infinity), vi.fn()];
  vi.stubGlobal("document", { getAnimations: () => [glide, glow] });
  const forget = whenSkipped(story);
  skipMotion();
  forget();
  expect([glide.finish, glow.finish, story].map((each) => each.mock.calls.length)).toEqual([1, 0, 1]);
});
