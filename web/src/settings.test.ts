import { afterEach, beforeEach, expect, test, vi } from "vitest";

let calm = false;
let changed: (event: { matches: boolean }) => void = () => {};

async function opened(known: Record<string, unknown> = {}) {
  localStorage.setItem("benchboss", JSON.stringify(known));
  vi.resetModules();
  const { settings } = await import("./settings.svelte");
  settings.show();
  return settings;
}
const shown = () => document.documentElement.dataset["motion"];

beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: calm, addEventListener: (_: string, tell: typeof changed) => (changed = tell) }));
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

test("without a choice the system decides whether things move, also when it changes its mind", async () => {
  calm = true;
  const settings = await opened();
  expect(settings.motion).toBe(false);
  settings.change({ sound: true });
  expect(shown()).toBe("off");
  changed({ matches: false });
  expect(settings.motion).toBe(true);
  expect(shown()).toBe("on");
});

test("what a person chose goes before what the system asks, and is remembered", async () => {
  calm = true;
  (await opened()).move(true);
  expect(shown()).toBe("on");
  const again = await opened(JSON.parse(localStorage.getItem("benchboss") ?? "{}") as Record<string, unknown>);
  expect(again.motion).toBe(true);
  calm = false;
  again.move(false);
  expect(shown()).toBe("off");
});

test("of what was remembered as yes or no, only no was a choice", async () => {
  calm = true;
  expect((await opened({ motion: true })).motion).toBe(false);
  calm = false;
  expect((await opened({ motion: true })).motion).toBe(true);
  expect((await opened({ motion: false })).motion).toBe(false);
});
