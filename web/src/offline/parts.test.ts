import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { isPartMissing, part } from "./parts.svelte";

// As Vite tells it: the failure itself, and then who asked for the part.
function fails(): Promise<string> {
  const failure = new Error("did not come");
  dispatchEvent(Object.assign(new Event("vite:preloadError"), { payload: failure }));
  return Promise.reject(failure);
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("a part that comes is not missing", async () => {
  expect(await part(() => Promise.resolve("chat"))).toBe("chat");
  expect(isPartMissing()).toBe(false);
});

test("a part that does not come is asked for again when the network is back, and missing until then", async () => {
  const load = vi.fn(fails).mockImplementationOnce(fails).mockImplementationOnce(fails).mockResolvedValue("chat");
  const asked = part(load);
  await vi.advanceTimersByTimeAsync(0);
  expect(isPartMissing()).toBe(true);
  dispatchEvent(new Event("online"));
  await vi.advanceTimersByTimeAsync(0);
  expect(isPartMissing()).toBe(true);
  dispatchEvent(new Event("online"));
  expect(await asked).toBe("chat");
  expect(isPartMissing()).toBe(false);
  dispatchEvent(new Event("online"));
  expect(load).toHaveBeenCalledTimes(3);
});

test("nobody tells that a server was renewed, so it is asked now and then", async () => {
  const load = vi.fn<() => Promise<string>>().mockImplementationOnce(fails).mockResolvedValue("sheet");
  const asked = part(load);
  await vi.advanceTimersByTimeAsync(11_000);
  expect(await asked).toBe("sheet");
  expect(isPartMissing()).toBe(false);
});
