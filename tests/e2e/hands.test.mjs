import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { openHouse, playOn, sitDown } from "./house.mjs";

let house;
before(async () => (house = await openHouse()));
after(() => house.close());

const n = (page) => page.locator("[data-n]").getAttribute("data-n").then(Number);
const goesOn = (page, before) => page.waitForFunction((last) => Number(document.querySelector("[data-n]").dataset.n) > last, before);

/** Takes a thing by its middle and carries it to the middle of another. */
async function carry(page, thing, place) {
  const middle = async (locator) => {
    const { x, y, width, height } = await locator.boundingBox();
    return [x + width / 2, y + height / 2];
  };
  await place.scrollIntoViewIfNeeded();
  const [from, to] = [await middle(thing), await middle(place)];
  await page.mouse.move(...from);
  await page.mouse.down();
  await page.mouse.move((from[0] + to[0]) / 2, (from[1] + to[1]) / 2, { steps: 4 });
  await page.mouse.move(...to, { steps: 4 });
  await page.mouse.up();
}

test("a card of rink-ratz is carried to the pile, and one let go of elsewhere is not played", async () => {
  const { page, url } = await house.visitor();
  await sitDown(page, url, "rink-ratz");
  await page.locator("[data-choice]").first().waitFor();
  const card = page.locator(".hand .card.playable").first();
  let before = await n(page);
  await carry(page, card, page.locator(".scoreboard"));
  await page.waitForTimeout(300);
  assert.equal(await n(page), before);
  before = await n(page);
  await carry(page, card, page.locator(".pile"));
  await goesOn(page, before);
});

test("a man of pairadice is carried to the press box, or sent there and to his line by keys", async () => {
  const { page, url } = await house.visitor();
  await sitDown(page, url, "pairadice");
  await page.locator("[data-choice]").first().waitFor();
  let before = await n(page);
  await carry(page, page.locator(".roster .held button").first(), page.locator(".press"));
  await goesOn(page, before);
  before = await n(page);
  await page.locator(".roster .held button").first().focus();
  await page.keyboard.press("Enter");
  await goesOn(page, before);
  // The assistant leaves the others out; the lines are written by hand.
  const lines = page.locator(".tray .men .held button");
  for (let asked = 0; asked < 6 && (await lines.count()) === 0; asked += 1) {
    await playOn(page, 1, ["assistant"]);
    await page.waitForTimeout(300);
  }
  await lines.first().waitFor();
  before = await n(page);
  await lines.first().focus();
  await page.keyboard.press("Enter");
  await goesOn(page, before);
});

test("a man of double-echec is chosen by keys, shows his steps, and takes one by keys", async () => {
  const { page, url } = await house.visitor();
  await sitDown(page, url, "double-echec");
  const targets = page.locator("[data-target]");
  const men = page.locator(".man.can");
  let asked = 0;
  for (; asked < 60; asked += 1) {
    await page.locator("[data-choice]").first().waitFor();
    const choices = await page.locator("[data-choice]").evaluateAll((nodes) => nodes.map(({ dataset }) => dataset.choice));
    if (choices.some((choice) => /^\d+-[nsew]+$/.test(choice))) break;
    await playOn(page, 1, ["go", "ready", "stop"]);
    await page.waitForTimeout(100);
  }
  assert.ok(asked < 60, "nobody may step");
  await men.first().focus();
  await page.keyboard.press("Enter");
  await targets.first().waitFor();
  const shown = await targets.count();
  assert.ok(shown > 0);
  const before = await n(page);
  await targets.first().focus();
  await page.keyboard.press("Enter");
  await goesOn(page, before);
});

test("nobody's console complained", () => house.assertQuiet());
