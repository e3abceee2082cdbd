import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { openHouse, playOn, sitDown, sitDownWith } from "./house.mjs";

let house;
before(async () => (house = await openHouse()));
after(() => house.close());

// Short games where a whole one would take minutes; a match is played to its end all the same.
const short = {
  powerplay: { seats: "2", turn_limit: "12" },
  "xtra-innings": { level: "little", max_innings: "2", pitch_limit: "150" },
  pairadice: { overtime: "none" },
};

async function finish(page, game) {
  const made = await playOn(page);
  await page.locator("[data-finished]").waitFor();
  await page.locator("[data-verify]").click();
  assert.equal(await page.locator("[data-proved]").getAttribute("data-proved"), "true", `${game}: the dice are proved`);
  return made;
}

test("a whole match of rink-ratz against a coach, two clicks from the lobby, and a replay to a moment and back", async () => {
  const { page, url } = await house.visitor();
  await sitDown(page, url, "rink-ratz");
  assert.ok((await finish(page, "rink-ratz")) > 40);
  await page.locator("[data-open-replay]").click();
  const replay = page.locator("[data-replay]");
  await replay.waitFor();
  const end = Number(await replay.getAttribute("data-replay"));
  await page.keyboard.press("ArrowLeft");
  await page.waitForFunction((last) => Number(document.querySelector("[data-replay]").dataset.replay) < last, end);
  const moment = await replay.getAttribute("data-replay");
  assert.match(page.url(), new RegExp(`#/table/\\d+/at/${moment}$`));
  await page.reload();
  await page.locator(`[data-replay="${moment}"]`).waitFor();
});

for (const [game, options] of Object.entries(short))
  test(`a whole match of ${game} against a coach`, async () => {
    const { page, url } = await house.visitor();
    await sitDownWith(page, url, game, options);
    assert.ok((await finish(page, game)) > 5);
  });

test("nobody's console complained", () => house.assertQuiet());
