import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { barriersInBothLights } from "../../web/tools/axe.mjs";
import { games, goesOn, inLong, n, openHouse, sitDown } from "./house.mjs";
import { cut, tour, wrongInEither } from "./tour.mjs";

let house;
before(async () => (house = await openHouse()));
after(() => house.close());

// Axe looks at each place in one language here and in the other on a phone.
for (const lang of ["en", "fr"])
  test(`every page speaks both languages, and axe finds no barrier in ${lang}, by day and by lamplight`, lang === "en" ? {} : inLong, async () => {
    const [who, guest] = [await house.visitor({ lang }), await house.visitor({ lang, name: "Léo" })];
    const found = [];
    await tour(who, guest, async (place, page, part) => {
      const wrong = [...(await barriersInBothLights(page, part)), ...(await wrongInEither(page))];
      found.push(...wrong.map((each) => `${place}: ${each}`));
    });
    assert.deepEqual(found, []);
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

/** Presses Tab until the focus is on a thing. */
async function tabTo(page, selector) {
  for (let pressed = 0; pressed < 150; pressed += 1) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
    await page.keyboard.press("Tab");
  }
  assert.fail(`${selector} is not reached by Tab`);
}

/** Makes so many choices, or all to the end, each by the number that stands on it. */
async function playByNumbers(page, most) {
  for (let made = 0; made < most; made += 1) {
    await page.locator("[data-choice], [data-finished]").first().waitFor();
    const { last, keys } = await page.evaluate(() => ({
      last: document.querySelector("[data-n]").dataset.n,
      keys: document.querySelector("[data-finished]") ? null : [...document.querySelectorAll("[data-choice][aria-keyshortcuts]")].map((node) => node.getAttribute("aria-keyshortcuts")),
    }));
    if (keys === null) return;
    assert.ok(keys.length > 0, `no choice has a key after ${made}`);
    // Not always the first, or some men would skate to and fro for ever.
    await page.keyboard.press(keys[(made * 7) % keys.length]);
    await page.waitForFunction((before) => document.querySelector("[data-n]").dataset.n !== before, last);
  }
}

for (const [at, game] of games.entries()) {
  const lang = at % 2 === 0 ? "en" : "fr";
  test(`keys alone at ${game}, in ${lang}: from the lobby into a match, many choices by number and some by arrows, the rule, the end`, async () => {
    const { page, url } = await house.visitor({ lang });
    const press = async (selector) => {
      await tabTo(page, selector);
      await page.keyboard.press("Enter");
    };
    const choices = page.locator("[data-choice]");
    await page.goto(url);
    await page.locator("[data-game]").first().waitFor();
    await press(`[data-game="${game}"]`);
    await page.locator("[data-play]").waitFor();
    await press("[data-play]");
    await playByNumbers(page, 25);
    for (let made = 0; made < 3; made += 1) {
      await choices.first().waitFor();
      const last = await n(page);
      await tabTo(page, "[data-choice]");
      const offered = await choices.evaluateAll((nodes) => nodes.map(({ dataset }) => dataset.choice));
      const focused = () => page.evaluate(() => document.activeElement.dataset.choice);
      const from = offered.indexOf(await focused());
      await page.keyboard.press("ArrowDown");
      assert.equal(await focused(), offered[(from + 1) % offered.length]);
      await page.keyboard.press("Enter");
      await goesOn(page, last);
    }
    await page.locator("[data-why]").first().waitFor();
    await press("[data-why]");
    await page.locator("dialog h3").waitFor();
    await page.keyboard.press("Escape");
    await page.locator("dialog").waitFor({ state: "detached" });
    await press("[data-resign]");
    await press("[data-resign-really]");
    await page.locator("[data-finished]").waitFor();
  });
}

test("a whole match by number keys", inLong, async () => {
  const { page, url } = await house.visitor();
  await sitDown(page, url, "rink-ratz");
  await playByNumbers(page, 600);
  await page.locator("[data-finished]").waitFor();
});

test("where the system paints the page in its own few colours, one still sees what is chosen, what is asked and whose it is", async () => {
  for (const [game, drawn] of [["rink-ratz", ".hand .card"], ["powerplay", ".hand .card"], ["xtra-innings", ".wall"], ["pairadice", ".man"], ["double-echec", ".strip .clock"]]) {
    const { page, context, url } = await house.visitor({ dark: true });
    await page.emulateMedia({ forcedColors: "active" });
    await sitDown(page, url, game);
    await page.locator(".choices.asked").waitFor();
    const ground = (selector) => page.locator(selector).first().evaluate((node) => getComputedStyle(node).backgroundColor);
    const plain = await ground(".filters [aria-pressed=false]");
    for (const seen of [".filters [aria-pressed=true]", "[aria-selected=true]", drawn, ".scoreboard .swatch"]) assert.notEqual(await ground(seen), plain, `${game}: ${seen}`);
    assert.equal(await page.locator(".choices").evaluate((node) => getComputedStyle(node).outlineStyle), "solid");
    await context.close();
  }
});

test("nobody's console complained but about the lost connection", () => house.assertQuiet(cut));
