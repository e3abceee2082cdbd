// Several people at one device: it is handed over, and what is pressed on it is for the one who holds it.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { me, openHouse, openTable, picture, twoPictures } from "./house.mjs";

let house;
before(async () => (house = await openHouse()));
after(() => house.close());

const leo = { kind: "here", name: "Leo" };
const take = (page) => page.locator("[data-hand-over] button").click();
const sheetOrHand = (page) => page.locator("[data-choice], [data-hand-over]").first().waitFor();

/** Whose sheet is up; null if somebody holds the device. */
const called = (page) => page.evaluate(() => /I am (\w+)/.exec(document.querySelector("[data-hand-over] button")?.textContent ?? "")?.[1] ?? null);

/** Goes on, taking the device whenever somebody is called, until this one holds it and is asked something. */
async function heldBy(page, name, also = async () => true) {
  let holder = null;
  for (const until = Date.now() + 120_000; Date.now() < until; ) {
    await sheetOrHand(page);
    const sheet = await called(page);
    if (sheet !== null) {
      await take(page);
      await page.locator("[data-hand-over]").waitFor({ state: "detached" });
      holder = sheet;
    } else if (holder === name && (await also())) return;
    else {
      // On a busy machine the sheet may have come since it was looked for: then there is nothing to press.
      await page.evaluate(async () => {
        const before = document.querySelector("[data-n]").dataset.n;
        document.querySelector("[data-choice]")?.click();
        for (let i = 0; i < 100 && document.querySelector("[data-choice]") && document.querySelector("[data-n]").dataset.n === before; i += 1) await new Promise((done) => setTimeout(done, 10));
      });
    }
  }
  assert.fail(`${name} is never asked`);
}

test("two people share a device: the hand is hidden until the right one takes it", async () => {
  const { page, url } = await house.visitor();
  await page.goto(url);
  await page.locator('[data-game="rink-ratz"]').click();
  await page.locator("[data-here]").click();
  for (let turn = 0; turn < 4; turn += 1) {
    await page.locator("[data-hand-over]").waitFor();
    assert.equal(await page.locator("[data-choice]").count(), 0);
    assert.equal(await page.locator("[data-hint], [data-undo], [data-resign], [data-step-away]").count(), 0, "nobody holds it: nothing is done for anybody");
    await take(page);
    await page.locator("[data-choice]").first().click();
    await page.locator("[data-choice]").first().waitFor({ state: "detached" });
  }
});

test("whoever is called stays called until he takes the device, whatever the table does meanwhile", async () => {
  const { page, url } = await house.visitor();
  await openTable(page, url, { game: "xtra-innings", options: { answer_seconds: "1" }, seats: [me, leo] });
  await page.locator("[data-hand-over]").waitFor();
  const { went, waited } = await page.evaluate(async () => {
    const sheet = () => document.querySelector("[data-hand-over] button");
    const n = () => document.querySelector("[data-n]").dataset.n;
    let pressed = false;
    let up = sheet() !== null;
    let went = 0;
    new MutationObserver(() => {
      const now = sheet() !== null;
      // The sheet itself is fetched when it is first needed: until then there is no hand either.
      if (up && !now && !pressed) went += 1;
      if (now) pressed = false;
      up = now;
    }).observe(document.body, { childList: true, subtree: true });
    const pause = (ms) => new Promise((done) => setTimeout(done, ms));
    // A sheet is left alone now and then, until the table has gone on by itself under it.
    let waited = 0;
    const until = Date.now() + 60_000;
    for (let step = 0; Date.now() < until && waited < 4; step += 1) {
      if (sheet() !== null) {
        const before = n();
        await pause(1600);
        if (n() !== before) waited += 1;
        pressed = true;
        sheet()?.click();
      } else document.querySelector("[data-choice]")?.click();
      await pause(40);
    }
    return { went, waited };
  });
  assert.ok(waited >= 3, `the table went on under ${waited} sheets`);
  assert.equal(went, 0, "a sheet went away without being pressed");
});

test("a move is taken back by whoever holds the device; who is asked then is called first", async () => {
  const { page, url } = await house.visitor();
  await openTable(page, url, { game: "rink-ratz", seats: [me, leo] });
  await page.locator("[data-hand-over]").waitFor();
  const first = await called(page);
  await take(page);
  await page.locator("[data-choice]").first().click();
  await page.locator("[data-hand-over]").waitFor();
  assert.notEqual(await called(page), first);
  await take(page);
  await page.locator("[data-undo]:not([aria-disabled=true])").click();
  await page.locator("[data-hand-over]").waitFor();
  assert.equal(await called(page), first);
  assert.equal(await page.locator("[data-choice], [data-undo], [data-resign]").count(), 0);
  await picture(page, "shared-undo");
  await take(page);
  await page.locator("[data-choice]").first().waitFor();
});

test("whoever holds the device resigns, also while the other one is asked too, and the dialog names him", async () => {
  const { page, url } = await house.visitor();
  await openTable(page, url, { game: "xtra-innings", seats: [me, leo] });
  await heldBy(page, "Leo", async () => (await page.locator(".seats .lamp").count()) === 2);
  await page.locator("[data-resign]").click();
  assert.match(await page.locator("dialog h2").innerText(), /Leo/);
  await picture(page, "shared-resign");
  await page.locator("[data-resign-really]").click();
  assert.match(await page.locator("[data-finished] h2").innerText(), /^Leo resigned/);
});

for (const game of ["pairadice", "double-echec"])
  test(`where nothing is hidden the device is not handed over: ${game} asks each of them by name, and what happens is seen by both`, async () => {
    const { page, url } = await house.visitor({ motion: true, name: "Maude" });
    await openTable(page, url, { game, seats: [me, leo] });
    const named = new Set();
    for (const until = Date.now() + 120_000; Date.now() < until && named.size < 2; ) {
      await page.locator("[data-choice], [data-skip]").first().waitFor();
      assert.equal(await page.locator("[data-hand-over]").count(), 0);
      const question = await page.evaluate(() => document.querySelector(".choices h2")?.textContent ?? "");
      const name = /^(Maude|Leo): /.exec(question)?.[1];
      if (name) named.add(name);
      const next = page.locator('[data-skip], [data-choice="assistant"], [data-choice="go"], [data-choice="stop"], [data-choice]');
      await next.first().evaluate((node) => node.click());
    }
    assert.deepEqual([...named].sort(), ["Leo", "Maude"]);
    // Each can give up, and is named.
    await page.locator("[data-resign]").click();
    assert.match(await page.locator("dialog h2").innerText(), /Maude|Leo/);
  });

test("a coach who plays for one of them is not told to the other as his own: he keeps his choices", async () => {
  const { page, url } = await house.visitor();
  await openTable(page, url, { game: "rink-ratz", seats: [me, leo], clock: { kind: "bank", seconds: 8, at_zero: "coach" } });
  await page.locator("[data-hand-over]").waitFor();
  const gone = await called(page);
  const seat = gone === "Maude" ? 1 : 2;
  // His time runs out before he takes the device.
  await page.locator("[data-stand-in]").waitFor();
  await sheetOrHand(page);
  assert.notEqual(await called(page), gone);
  await take(page);
  await page.locator("[data-choice]").first().waitFor();
  await page.locator(`[data-replaced="${seat}"]`).waitFor();
  assert.match(await page.locator("[data-replaced]").innerText(), new RegExp(`A coach plays for ${gone}`));
  await picture(page, "shared-replaced");
  assert.equal(await page.locator("[data-back]").count(), 0, "without time nobody comes back");
});

test("a hint that comes when the device is in other hands is not shown to them", async () => {
  const { page, url } = await house.visitor();
  let held;
  const came = new Promise((done) => (held = done));
  await page.routeWebSocket(/\/live$/, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((message) => (JSON.parse(message).type === "hinted" ? held(() => socket.send(message)) : socket.send(message)));
  });
  await openTable(page, url, { game: "rink-ratz", seats: [me, leo] });
  await heldBy(page, "Maude");
  await page.locator("[data-hint]").click();
  const tell = await came;
  await page.locator("[data-choice]").first().click();
  await heldBy(page, "Leo");
  tell();
  await twoPictures(page);
  assert.equal(await page.locator("[data-hinted]").count(), 0);
});

test("by keys alone the device is taken, and the keys go on at what is asked", async () => {
  const { page, url } = await house.visitor();
  await openTable(page, url, { game: "rink-ratz", seats: [me, leo] });
  for (let i = 0; i < 3; i += 1) {
    await page.waitForFunction(() => document.activeElement?.matches("[data-hand-over] button"));
    await page.keyboard.press("Enter");
    await page.waitForFunction(() => document.activeElement?.matches("[data-choice]"));
    await page.keyboard.press("Enter");
  }
});

test("nobody's console complained", () => house.assertQuiet());
