import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { brisk, goesOn, n, openHouse, playOn, sitDown } from "./house.mjs";

let house;
before(async () => (house = await openHouse()));
after(() => house.close());

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

test("men of pairadice are carried to the press box and to their line, or sent there by keys", async () => {
  const { page, url } = await house.visitor();
  await sitDown(page, url, "pairadice");
  await page.locator("[data-choice]").first().waitFor();
  let before = await n(page);
  await carry(page, page.locator(".roster .held [role=button]").first(), page.locator(".press"));
  await goesOn(page, before);
  before = await n(page);
  await page.locator(".roster .held [role=button]").first().focus();
  await page.keyboard.press("Enter");
  await goesOn(page, before);
  // The assistant leaves the others out; the lines are written by hand.
  const lines = page.locator(".tray .men .held [role=button]");
  for (let asked = 0; asked < 6 && (await lines.count()) === 0; asked += 1) {
    await playOn(page, 1, ["assistant"]);
    await page.waitForTimeout(300);
  }
  await lines.first().waitFor();
  before = await n(page);
  await carry(page, lines.first(), page.locator("[data-slot]"));
  await goesOn(page, before);
  await lines.first().waitFor();
  before = await n(page);
  await lines.first().focus();
  await page.keyboard.press("Enter");
  await goesOn(page, before);
});

/** Plays until a man of one's own may step. */
async function untilSteps(page) {
  for (let asked = 0; asked < 60; asked += 1) {
    await page.locator("[data-choice]").first().waitFor();
    const choices = await page.locator("[data-choice]").evaluateAll((nodes) => nodes.map(({ dataset }) => dataset.choice));
    if (choices.some((choice) => /^\d+-[nsew]+$/.test(choice))) return;
    await playOn(page, 1, brisk);
    await page.waitForTimeout(100);
  }
  assert.fail("nobody may step");
}

test("a man of double-echec is chosen by keys, shows his steps, and takes one by keys", async () => {
  const { page, url } = await house.visitor();
  await sitDown(page, url, "double-echec");
  await untilSteps(page);
  const targets = page.locator("[data-target]");
  await page.locator(".man.can").first().focus();
  await page.keyboard.press("Enter");
  await targets.first().waitFor();
  const before = await n(page);
  await targets.first().focus();
  await page.keyboard.press("Enter");
  await goesOn(page, before);
});

test("each man of double-echec who is pointed at shows his own steps, and a pressed one is taken", async () => {
  const { page, url } = await house.visitor();
  await sitDown(page, url, "double-echec");
  await untilSteps(page);
  const men = page.locator(".man.can");
  for (let i = 0; i < (await men.count()); i += 1) {
    const number = (await men.nth(i).getAttribute("data-man")).split("-")[1];
    await men.nth(i).hover();
    await page.locator(`[data-target^="${number}-"]`).first().waitFor();
    const shown = await page.locator("[data-target]").evaluateAll((nodes) => nodes.map(({ dataset }) => dataset.target));
    assert.deepEqual(shown.filter((step) => /^\d+-[nsew]+$/.test(step) && !step.startsWith(`${number}-`)), []);
  }
  const before = await n(page);
  await page.locator("[data-target]").first().click();
  await goesOn(page, before);
});

/** A table of double-echec with a play behind it, and the button that shows it again. */
async function untilReplay(page, url) {
  await sitDown(page, url, "double-echec");
  const replay = page.locator(".replay");
  for (let asked = 0; asked < 20 && (await replay.count()) === 0; asked += 1) await playOn(page, 1, brisk);
  await page.locator("[data-choice]").first().waitFor();
  return replay;
}

test("the last play of double-echec is shown again, and the game goes on after it", async () => {
  const { page, url } = await house.visitor({ motion: true });
  const replay = await untilReplay(page, url);
  const before = await n(page);
  await replay.click();
  await page.locator(".tape").waitFor();
  assert.equal(await page.locator("[data-target]").count(), 0);
  await page.locator(".tape").waitFor({ state: "detached" });
  assert.equal(await n(page), before);
  await playOn(page, 1, brisk);
  await goesOn(page, before);
});

test("a key ends the replay of double-echec", async () => {
  const { page, url } = await house.visitor({ motion: true });
  const replay = await untilReplay(page, url);
  await replay.click();
  await page.locator(".tape").waitFor();
  await page.keyboard.press("Escape");
  assert.equal(await page.locator(".tape").count(), 0);
});

/** Whether all of a thing is on the screen, without anybody having scrolled. */
const inSight = (locator) =>
  locator.evaluate((node) => {
    const { top, bottom } = node.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  });

test("whoever plays on the board by keys goes on from there: the focus is not lost with the card", async () => {
  const { page, url } = await house.visitor();
  const onBoard = () => page.waitForFunction(() => document.activeElement !== document.body && document.querySelector(".board").contains(document.activeElement));
  const cards = { "rink-ratz": ".hand .card.playable", powerplay: ".mine .card.playable", pairadice: ".roster .held [role=button]" };
  for (const [game, card] of Object.entries(cards)) {
    await sitDown(page, url, game);
    if (game === "powerplay") {
      await page.locator("[data-choice^=match]").first().evaluate((node) => node.click());
      await page.locator(".choices button").getByText(/^Play /).first().waitFor();
    }
    await page.locator(card).first().waitFor();
    await page.keyboard.press("Tab"); // from here on by keys
    await page.locator(card).first().focus();
    for (let made = 0; made < 3; made += 1) {
      const before = await n(page);
      const scrolled = await page.evaluate(() => scrollY);
      await page.keyboard.press("Enter");
      await goesOn(page, before);
      await page.locator("[data-choice]").first().waitFor();
      await onBoard();
      assert.equal(await page.evaluate(() => scrollY), scrolled, `${game} is not pushed about`);
    }
  }
});

for (const width of [360, 800, 1366])
  test(`what is asked is in sight at ${width} px: a card of rink-ratz, of powerplay, and what goes on in pairadice`, async () => {
    const { page, context, url } = await house.visitor({ width });
    await page.setViewportSize({ width, height: 740 });
    await sitDown(page, url, "rink-ratz");
    const card = page.locator(".hand .card.playable").first();
    for (let asked = 0; asked < 5; asked += 1) {
      await card.waitFor();
      assert.ok(await inSight(card), `card ${asked} of rink-ratz`);
      await playOn(page, 1);
      await page.waitForTimeout(100);
    }
    await sitDown(page, url, "powerplay");
    await page.locator("[data-choice^=match]").first().evaluate((node) => node.click());
    await page.locator(".choices button").getByText(/^Play /).first().waitFor(); // until then the hand is offered for transfers
    const player = page.locator(".mine .card.playable").first();
    await player.waitFor();
    assert.ok(await inSight(player), "a player of powerplay");
    await sitDown(page, url, "pairadice");
    const on = page.locator("button.go");
    for (let asked = 0; asked < 40 && (await on.count()) === 0; asked += 1) {
      await page.locator("[data-choice]").first().waitFor();
      await playOn(page, 1, ["assistant"]);
      await page.waitForTimeout(100);
    }
    await on.waitFor();
    assert.ok(await inSight(on), "what goes on in pairadice");
    await context.close();
  });

test("nobody's console complained", () => house.assertQuiet());
