import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, before, test } from "node:test";

import { openHouse, playOn, resign, sitDown, sitDownWith } from "./house.mjs";

let house;
before(async () => (house = await openHouse()));
after(() => house.close());

// Short games where a whole one would take minutes; a match is played to its end all the same, in French and on other screens.
const short = [
  { game: "powerplay", options: { seats: "2", turn_limit: "12" }, who: { lang: "fr" } },
  { game: "xtra-innings", options: { level: "little", max_innings: "2", pitch_limit: "150" }, who: { lang: "fr", width: 360 } },
  { game: "pairadice", options: { overtime: "none" }, who: { lang: "fr", width: 820, dark: true } },
];

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

  // The play-by-play does not run ahead of the moment, and leads to others.
  const log = () => page.locator("ol .n").evaluateAll((nodes) => nodes.map(({ textContent }) => Number(textContent)));
  await page.getByRole("button", { name: "To the start" }).click();
  await page.waitForFunction(() => document.querySelector("[data-replay]").dataset.replay === "0");
  assert.deepEqual((await log()).filter((n) => n > 3), []);
  await page.getByRole("button", { name: "To the end" }).click();
  await page.waitForFunction(() => document.querySelectorAll("ol .n").length > 30);
  const wanted = (await log())[0];
  await page.locator("ol .n").nth(20).click();
  await page.waitForFunction((last) => Number(document.querySelector("[data-last-event]").dataset.lastEvent) < last, wanted);

  // Whoever is sent the link sees that moment, though he has never been here.
  const at = await replay.getAttribute("data-replay");
  const link = await page.locator("[data-replay] input[readonly]").inputValue();
  const friend = await house.visitor({ name: "Zoé" });
  await friend.page.goto(link);
  await friend.page.locator(`[data-replay="${at}"]`).waitFor();
  assert.equal(await friend.page.locator("[data-choice]").count(), 0);
});

test("the record of a finished game is downloaded and is the game", async () => {
  const { page, url } = await house.visitor();
  await sitDown(page, url, "rink-ratz");
  await page.locator("[data-choice]").first().click();
  await resign(page);
  const [download] = await Promise.all([page.waitForEvent("download"), page.locator("[data-record]").click()]);
  assert.match(download.suggestedFilename(), /^rink-ratz-\d+\.bbr$/);
  const record = readFileSync(await download.path(), "utf8");
  assert.match(record, /^benchboss record 1\n/);
  assert.match(record, /rink-ratz/);
});

for (const { game, options, who } of short)
  test(`a whole match of ${game} against a coach, ${JSON.stringify(who)}`, async () => {
    const { page, url } = await house.visitor(who);
    await sitDownWith(page, url, game, options);
    assert.ok((await finish(page, game)) > 5);
  });

test("nobody's console complained", () => house.assertQuiet());
