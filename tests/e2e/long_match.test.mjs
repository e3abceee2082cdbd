import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { openHouse, playOn, sitDown } from "./house.mjs";

let house;
before(async () => (house = await openHouse()));
after(() => house.close());

// Three periods of forty plays have no short form, so this match has a file, and its time, to itself.
test("a whole match of double-echec against a coach, to its last buzzer", async (t) => {
  const { page, url } = await house.visitor();
  await sitDown(page, url, "double-echec");
  const made = await playOn(page, 1e9, ["go", "ready", "stop"]);
  t.diagnostic(`${made} choices`);
  await page.locator("[data-finished]").waitFor();
  assert.ok(made > 100);
  await page.locator("[data-verify]").click();
  assert.equal(await page.locator("[data-proved]").getAttribute("data-proved"), "true", "the dice are proved");
});

test("nobody's console complained", () => house.assertQuiet());
