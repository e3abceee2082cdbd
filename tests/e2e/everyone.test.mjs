import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { barriers } from "../../web/tools/axe.mjs";
import { games, openHouse, playOn, sitDown } from "./house.mjs";

let house;
before(async () => (house = await openHouse()));
after(() => house.close());

/** Goes through every page and state, and calls `look` at each. */
async function tour(who, look) {
  const { page, url } = who;
  await page.goto(url);
  await page.locator("[data-game]").first().waitFor();
  await look("lobby");
  await page.locator('[data-game="rink-ratz"]').click();
  await page.locator("[data-set]").click();
  await page.locator("[data-lay]").waitFor();
  await look("setting the table");
  await page.keyboard.press("Escape");
  await look("a game's box");
  await page.locator("[data-friend]").click();
  await page.locator("[data-code]").waitFor();
  await look("waiting for a friend");
  await page.goto(`${url}/#/join/ABCD-EFGH`);
  await page.locator("form").waitFor();
  await look("joining");
  await sitDown(page, url, "rink-ratz");
  await playOn(page, 6);
  await page.locator("[data-choice]").first().waitFor();
  await page.locator("[data-hint]").click();
  await page.locator("[data-hinted]").waitFor();
  await look("a match");
  await page.locator("[data-why]").click();
  await page.locator("dialog h3").waitFor();
  await look("the rule behind it");
  await page.keyboard.press("Escape");
  await page.locator("#tab-chat").click();
  await look("talk");
  await page.locator("[data-resign]").click();
  await page.locator("[data-resign-really]").click();
  await page.locator("[data-finished]").waitFor();
  await page.locator("#tab-sheet").click();
  await look("the end");
  await page.locator("[data-open-replay]").click();
  await page.locator("[data-replay]").waitFor();
  await look("a replay");
  await page.goto(`${url}/#/rules/rink-ratz/RR-13`);
  await page.locator("#RR-13").waitFor();
  // Some rules stand for all: axe takes a minute over the whole book.
  await page.locator("input[type=search]").fill("RR-13");
  await page.locator(".book [role=status]").waitFor();
  await look("a rulebook");
  await page.goto(`${url}/#/glossary`);
  await page.locator("table").waitFor();
  await look("the glossary");
  await page.goto(`${url}/#/me`);
  await page.locator("form").first().waitFor();
  await look("an account");
}

for (const dark of [false, true])
  test(`axe finds no barrier on any page, ${dark ? "by lamplight, in French" : "by day, in English"}`, async () => {
    const who = await house.visitor({ dark, lang: dark ? "fr" : "en" });
    const found = [];
    await tour(who, async (place) => found.push(...(await barriers(who.page)).map((each) => `${place}: ${each}`)));
    assert.deepEqual(found, []);
  });

for (const lang of ["en", "fr"])
  test(`every page speaks ${lang} on a phone of 360 px, without scrolling sideways and with targets of 44 px`, async () => {
    const who = await house.visitor({ lang, width: 360 });
    const found = [];
    await tour(who, async (place) => {
      found.push(...(await who.page.evaluate((wanted) => {
        const wrong = [];
        const root = document.documentElement;
        if (root.lang !== wanted) wrong.push(`lang is ${root.lang}`);
        if (root.scrollWidth > 360) wrong.push(`${root.scrollWidth} px wide`);
        const untold = /\[[a-z]+\.[a-z0-9_.-]+\]|\{[a-z0-9_]+[:}]/.exec(document.body.innerText);
        if (untold) wrong.push(`untold text ${untold[0]}`);
        for (const node of document.querySelectorAll("button, a.button, select, input:not([type=checkbox])")) {
          const { width, height } = node.getBoundingClientRect();
          if (width > 0 && (height < 43.5 || width < 43.5)) wrong.push(`${Math.round(width)}×${Math.round(height)}: ${node.outerHTML.slice(0, 120)}`);
        }
        return wrong;
      }, lang)).map((each) => `${place}: ${each}`));
    });
    assert.deepEqual([...new Set(found)], []);
  });

test("the language switches in the middle of a match and is remembered", async () => {
  const { page, url } = await house.visitor({ lang: "en" });
  await sitDown(page, url, "rink-ratz");
  await page.locator("[data-choice]").first().waitFor();
  await page.getByRole("button", { name: "Français" }).click();
  await page.locator("html[lang=fr]").waitFor();
  await page.getByRole("button", { name: "Abandonner" }).waitFor();
  await page.reload();
  await page.getByRole("button", { name: "Abandonner" }).waitFor();
});

test("keys alone: from the lobby into a match, choices by number and by arrows, the rule, the end", async () => {
  const { page, url } = await house.visitor();
  await page.goto(url);
  await page.locator("[data-game]").first().waitFor();
  const tabTo = async (selector) => {
    for (let pressed = 0; pressed < 60; pressed += 1) {
      if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
      await page.keyboard.press("Tab");
    }
    assert.fail(`${selector} is not reached by Tab`);
  };
  await tabTo('[data-game="rink-ratz"]');
  await page.keyboard.press("Enter");
  await page.locator("[data-play]").waitFor();
  await tabTo("[data-play]");
  await page.keyboard.press("Enter");
  await page.locator("[data-choice]").first().waitFor();
  const n = () => page.locator("[data-n]").getAttribute("data-n").then(Number);
  const before = await n();
  await page.keyboard.press("1");
  await page.waitForFunction((last) => Number(document.querySelector("[data-n]").dataset.n) > last, before);
  await page.locator("[data-choice]").first().waitFor();
  await tabTo("[data-choice]");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await page.locator("[data-choice]").first().waitFor();
  await tabTo("[data-why]");
  await page.keyboard.press("Enter");
  await page.locator("dialog h3").waitFor();
  await page.keyboard.press("Escape");
  await tabTo("[data-resign]");
  await page.keyboard.press("Enter");
  await tabTo("[data-resign-really]");
  await page.keyboard.press("Enter");
  await page.locator("[data-finished]").waitFor();
});

test("every game has a box in the lobby and begins with two clicks", async () => {
  const { page, url } = await house.visitor();
  for (const game of games) {
    await sitDown(page, url, game);
    await page.locator("[data-choice], .awaited").first().waitFor();
  }
});

test("nobody's console complained", () => house.assertQuiet());
