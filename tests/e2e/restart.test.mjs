import assert from "node:assert/strict";
import { resolve } from "node:path";
import { after, before, test } from "node:test";

import { barriers } from "../../web/tools/axe.mjs";
import { startServer } from "../../web/tools/server.mjs";
import { goesOn, n, openHouse, playOn, sitDown } from "./house.mjs";

let house;
let again;
before(async () => (house = await openHouse()));
after(async () => {
  await again?.stop({ keep: true });
  await house.close();
});

test("the server is killed in the middle of a game and started again: the tape says so, a choice made meanwhile arrives, the game goes on", async () => {
  // A worker would have the other language ready.
  const { page, url } = await house.visitor();
  await sitDown(page, url, "rink-ratz");
  await playOn(page, 5);
  await page.locator("[data-choice]").first().waitFor();
  const [at, told] = [await n(page), await page.locator("ol .words").allInnerTexts()];
  await house.server.stop({ keep: true, signal: "SIGKILL" });
  await page.locator(".tape").waitFor();
  assert.deepEqual(await barriers(page), [], "a lost connection");
  // The language of the page cannot be fetched now: that is said, and the page stays.
  await page.getByRole("button", { name: "Français" }).click();
  await page.locator("header + [role=alert]").waitFor();
  await page.locator("[data-choice]").first().click();
  assert.equal(await n(page), at);
  again = await startServer(["--page", process.env["BENCHBOSS_PAGE"] ?? resolve(import.meta.dirname, "../../build/page")], Number(new URL(url).port), house.server.folder);
  await page.locator(".tape").waitFor({ state: "detached", timeout: 60_000 });
  await goesOn(page, at);
  await page.locator("[data-choice]").first().waitFor();
  // What had been told is told still, once.
  assert.deepEqual((await page.locator("ol .words").allInnerTexts()).slice(-told.length), told);
  await playOn(page, 3);
  await page.locator("[data-choice]").first().waitFor();
});

test("nobody's console complained but about the server that was gone", () => house.assertQuiet(/WebSocket|ERR_CONNECTION|ERR_EMPTY|ERR_SOCKET|Failed to load resource/));
