import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { brisk, coach, games, inLong, isLong, me, openHouse, openTable, playOn, playTo, resign, sitDown, twoPictures } from "./house.mjs";

let house;
before(async () => (house = await openHouse()));
after(() => house.close());

// From a small phone over tablets, upright and lying, to a desk.
const widths = [360, 480, 600, 720, 768, 820, 860, 900, 1024, 1280, 1600];

/** What is written on the board too small to be read, as it is drawn. */
const tooSmall = (page) =>
  page.evaluate(() => {
    const small = [];
    const texts = document.createTreeWalker(document.querySelector(".board"), NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const node = text.parentElement;
      const { width } = node.getBoundingClientRect();
      if (text.textContent.trim() === "" || width < 2) continue;
      const scale = node.getScreenCTM ? Math.hypot(node.getScreenCTM().b, node.getScreenCTM().d) : 1;
      const size = Number.parseFloat(getComputedStyle(node).fontSize) * scale;
      if (size < 12.9) small.push(`${size.toFixed(1)} px: ${node.outerHTML.slice(0, 110)}`);
    }
    return small;
  });

/** What makes the page scroll sideways, or sticks out of the board or the scoreboard. */
const sticksOut = (page) =>
  page.evaluate(() => {
    const board = document.querySelector(".board").getBoundingClientRect();
    const out = document.documentElement.scrollWidth > innerWidth ? [`the page is ${document.documentElement.scrollWidth} px wide`] : [];
    for (const node of document.querySelectorAll(".board :is(button, [role=button], [data-thing], [data-team], table)")) {
      const { left, right, width: wide } = node.getBoundingClientRect();
      // A fan of cards and a tilted board may be a little wider than their place.
      if (wide > 0 && (left < board.left - 6 || right > board.right + 6)) out.push(node.outerHTML.slice(0, 110));
    }
    const { right: end } = document.querySelector(".scoreboard").getBoundingClientRect();
    for (const node of document.querySelectorAll(".scoreboard *")) if (node.getBoundingClientRect().right > end + 1) out.push(node.outerHTML.slice(0, 110));
    return out;
  });

for (const [at, game] of games.entries())
  test(`nothing of the board of ${game} sticks out or is written too small, from a phone over tablets to a desk`, async () => {
    const { page, url } = await house.visitor({ lang: at % 2 === 0 ? "fr" : "en" });
    await sitDown(page, url, game);
    const wrong = new Set();
    const every = isLong ? 6 : 12;
    for (let made = 0; made < 24; made += every) {
      await playOn(page, every, brisk);
      await page.locator('[data-choice], [data-phase="over"]').first().waitFor();
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        await twoPictures(page);
        const found = await sticksOut(page);
        found.push(...(await tooSmall(page)));
        for (const each of found) wrong.add(`${width} px: ${each}`);
      }
    }
    assert.deepEqual([...wrong].slice(0, 12), []);
  });

// As long as a name may be, without a space at which it could be broken.
const long = ["W", "M", "É", "G"].map((letter) => letter.repeat(40));

for (const [at, game] of games.entries())
  test(`names of forty letters without a space stay on the board of ${game} and in the lobby, on phones and on an upright tablet`, async () => {
    const { page, url } = await house.visitor({ lang: at % 2 === 0 ? "en" : "fr", name: long[0] });
    const four = game === "rink-ratz" || game === "powerplay";
    const coaches = long.slice(1, four ? 4 : 2).map((name) => ({ ...coach, name }));
    await openTable(page, url, { game, options: four ? { seats: "4" } : {}, seats: [me, ...coaches] });
    const wrong = new Set();
    let shots = 0;
    const look = async (find) => {
      for (const width of [320, 360, 768]) {
        await page.setViewportSize({ width, height: 900 });
        await twoPictures(page);
        for (const each of await find(page)) wrong.add(`${width} px: ${each}`);
      }
    };
    const every = isLong ? 2 : 6;
    for (let made = 0; made < 24; made += every) {
      await playOn(page, every, brisk);
      await page.locator('[data-choice], [data-phase="over"]').first().waitFor();
      shots += await page.locator(".rink-ratz .shot").count();
      await look(sticksOut);
    }
    // A shot lies on the ice for a short while.
    if (game === "rink-ratz" && shots === 0) {
      await playTo(page, ".rink-ratz .shot", brisk);
      shots += 1;
      await look(sticksOut);
    }
    assert.ok(game !== "rink-ratz" || shots > 0, "no shot was taken");
    await page.goto(url);
    await page.locator('a[href^="#/table/"]').first().waitFor();
    await look(() => page.evaluate(() => (document.documentElement.scrollWidth > innerWidth ? ["the lobby scrolls sideways"] : [])));
    assert.deepEqual([...wrong].slice(0, 12), []);
  });

/** What of these lies under a hand that is held over the table. */
const covered = (page, hand, things) =>
  page.evaluate(([over, under]) => {
    const cover = document.querySelector(over).getBoundingClientRect();
    return [...document.querySelectorAll(under)]
      .filter((node) => {
        const { left, right, top, bottom, width } = node.getBoundingClientRect();
        return width > 0 && Math.min(right, cover.right) - Math.max(left, cover.left) > 2 && Math.min(bottom, cover.bottom) - Math.max(top, cover.top) > 2;
      })
      .map((node) => node.outerHTML.slice(0, 110));
  }, [hand, things]);

for (const width of [360, 1280])
  test(`at a table of ten the hand covers nobody and nothing on the ice, at ${width} px`, async () => {
    const { page, url } = await house.visitor({ width });
    await openTable(page, url, { game: "powerplay", options: { seats: "10" }, seats: [me, ...Array(9).fill(coach)] });
    const match = page.locator('[data-choice^="match:"]').first();
    await match.waitFor();
    const table = ".powerplay :is(.row .stand, .ice)";
    assert.deepEqual(await covered(page, ".powerplay .mine", table), [], "before a challenge");
    await match.click();
    await page.locator(".powerplay .duel").waitFor();
    assert.deepEqual(await covered(page, ".powerplay .mine", table), [], "in a duel");
    // All of it is seen at once, with the hand.
    assert.ok((await page.locator(".powerplay .mine").evaluate((node) => node.getBoundingClientRect().bottom - innerHeight)) <= 0);
  });

for (const lang of ["en", "fr"])
  test(`on a phone a hand of two rows of Rink Ratz covers neither the pile nor the shot that waits nor the other hands, in ${lang}`, lang === "fr" ? {} : inLong, async () => {
    const { page, url } = await house.visitor({ lang, width: 360 });
    const names = ["Margot", "Étienne", "Bernadette"];
    await openTable(page, url, { game: "rink-ratz", options: { seats: "4", level: "pro" }, seats: [me, ...names.map((name) => ({ ...coach, name }))] });
    const wrong = new Set();
    let shots = 0;
    for (let asked = 0; asked < 30; asked += 1) {
      await page.locator('[data-choice], [data-phase="over"]').first().waitFor();
      shots += await page.locator(".rink-ratz .shot").count();
      for (const each of await covered(page, ".rink-ratz .hand", ".rink-ratz :is(.pile, .situation > *, .others, .side svg, .side .under)")) wrong.add(each);
      await playOn(page, 1);
    }
    assert.deepEqual([...wrong], []);
    assert.ok(shots > 0, "no shot was taken");
  });

test("on a phone score and sentence stay in sight when the rink of Double-Échec! is scrolled, and cover no step", async () => {
  const { page, url } = await house.visitor({ lang: "fr", width: 360 });
  await sitDown(page, url, "double-echec");
  let steps = 0;
  for (let asked = 0; asked < 60 && steps < 8; asked += 1) {
    await page.locator("[data-choice]").first().waitFor();
    await twoPictures(page);
    const out = await page.locator(".happened").evaluate((node) => node.parentElement.getBoundingClientRect().bottom < 0);
    const targets = await page.locator(".rink [data-target]").count();
    if (out && targets > 0) {
      steps += 1;
      await page.locator("[data-slim]").waitFor();
      assert.equal(await page.locator("[data-slim] .sentence").innerText(), await page.locator(".happened .sentence").innerText());
      assert.deepEqual(await page.locator("[data-slim] b").allInnerTexts(), await page.locator(".scoreboard .score").allInnerTexts());
      assert.deepEqual(await covered(page, "[data-slim]", ".rink [data-target]"), []);
    }
    await playOn(page, 1, targets > 0 ? [] : brisk);
  }
  assert.ok(steps > 0, "nobody skated");
});

test("pointing at a man of Double-Échec! shows his card and moves nothing", async () => {
  const { page, url } = await house.visitor({ lang: "fr" });
  await sitDown(page, url, "double-echec");
  const top = () => page.locator(".benches").evaluate((node) => node.getBoundingClientRect().top + scrollY);
  for (let round = 0; round < 4; round += 1) {
    await page.locator("[data-choice]").first().waitFor();
    await page.mouse.move(0, 0);
    const still = await top();
    for (const man of (await page.locator(".rink [data-man]").all()).slice(0, 4)) {
      await man.hover({ force: true });
      await page.locator(".desk .about .who").waitFor();
      assert.equal(await top(), still);
    }
    await playOn(page, 3, brisk);
  }
});

test("on a phone the controls of a replay take two rows, and the link to the moment comes when it is asked for", async () => {
  const { page, url } = await house.visitor({ lang: "fr", width: 360 });
  await sitDown(page, url, "rink-ratz");
  await playOn(page, 2);
  await resign(page);
  await page.locator("[data-open-replay]").click();
  const bar = page.locator("[data-replay]");
  await bar.locator("input[type=range]").waitFor();
  const { height } = await bar.boundingBox();
  assert.ok(height <= 110, `${height} px high`);
  await bar.getByRole("button", { name: "Lien vers ce moment" }).click();
  await bar.locator("input[readonly]").waitFor();
  await bar.getByRole("button", { name: "Fermer la reprise" }).click();
  await bar.waitFor({ state: "detached" });
});

test("a move that the server refuses explains itself by its rule", async () => {
  const { page, url } = await house.visitor();
  // Somebody's page may be older than the table: what it sends is then not what may be played.
  await page.routeWebSocket(/\/live$/, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((message) => {
      const command = JSON.parse(message);
      if (command.type === "play") command.move = "pull-goalie";
      server.send(JSON.stringify(command));
    });
  });
  await sitDown(page, url, "rink-ratz");
  await page.locator("[data-choice]").first().click();
  const refusal = page.locator('[data-refused="rr.refused.pull_only_in_third"]');
  await refusal.getByRole("button", { name: "Why?" }).click();
  await page.locator("dialog[open]").getByText("RR-35").first().waitFor();
});

test("nobody's console complained", () => house.assertQuiet());
