import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { barriers } from "../../web/tools/axe.mjs";
import { openHouse } from "./house.mjs";

let house;
before(async () => (house = await openHouse()));
after(() => house.close());

// One rule with a picture for each way of drawing, and how many pictures its book has.
const books = { "double-echec": ["DE-50", 3], "rink-ratz": ["RR-37", 3], "xtra-innings": ["XI-26", 3], pairadice: ["PD-15", 3], powerplay: ["PP-12", 3] };

for (const lang of ["en", "fr"])
  test(`every rulebook has its pictures, named and described in ${lang}, and they fit a phone`, async () => {
    const { page, url } = await house.visitor({ lang, width: 360, dark: lang === "fr" });
    await page.goto(url);
    await page.locator("[data-game]").first().waitFor();
    for (const [game, [rule, count]] of Object.entries(books)) {
      await page.goto(`${url}/#/rules/${game}/${rule}`);
      await page.locator(`[data-diagram="${rule}"] svg`).waitFor();
      assert.equal(await page.locator("[data-diagram]").count(), count, game);
      for (const drawing of await page.locator("[data-diagram] svg").all()) {
        const { title, desc, text } = await drawing.evaluate((node) => ({
          title: node.querySelector("title").textContent, desc: node.querySelector("desc").textContent, text: node.textContent,
        }));
        assert.ok(title.length > 8 && desc.length > 40, `${game}: ${title}`);
        assert.ok(!text.includes("[page."), `${game}: ${text}`);
      }
      assert.ok((await page.evaluate(() => document.documentElement.scrollWidth)) <= 360, game);
      // One rule and its picture stand for all: axe takes a minute over a whole book.
      await page.locator("input[type=search]").fill(rule);
      await page.locator(".book [role=status]").waitFor();
      assert.deepEqual(await barriers(page), [], game);
    }
  });

test("a rulebook that is opened by its address has all its words, also in the other language", async () => {
  for (const game of Object.keys(books)) {
    const { page, url } = await house.visitor({ lang: "en" });
    const unsaid = async () => {
      for (const drawing of await page.locator("[data-diagram]").all()) await drawing.locator("svg").waitFor();
      return page.evaluate(() => document.body.textContent.match(/\[[a-z]+\.[^\]]*\]/g) ?? []);
    };
    await page.goto(`${url}/#/rules/${game}`);
    await page.locator("[data-diagram] svg").first().waitFor();
    assert.deepEqual(await unsaid(), [], game);
    await page.locator("header button[lang=fr]").click();
    await page.locator("header button[lang=en]").waitFor();
    await page.locator("[data-diagram] svg").first().waitFor();
    assert.deepEqual(await unsaid(), [], `${game} in French`);
  }
});

test("a search finds rules by their words in either spelling of accents, and by their id", async () => {
  const { page, url } = await house.visitor({ lang: "fr" });
  await page.goto(`${url}/#/rules/rink-ratz`);
  await page.locator("#RR-13").waitFor();
  for (const [wanted, rule] of [["echappee", "RR-22"], ["Échappée", "RR-22"], ["rr-22", "RR-22"]]) {
    await page.locator("input[type=search]").fill(wanted);
    await page.locator(".book [role=status]").waitFor();
    await page.locator(`#${rule}`).waitFor();
    await page.locator("#RR-8").waitFor({ state: "detached" });
  }
});

test("the glossary finds a word of either language, and says how many there are", async () => {
  const { page, url } = await house.visitor({ lang: "fr" });
  await page.goto(`${url}/#/glossary`);
  const words = page.locator("tbody tr");
  await words.first().waitFor();
  const all = await words.count();
  for (const wanted of ["puck", "rondelle"]) {
    await page.locator("input[type=search]").fill(wanted);
    await page.waitForFunction((before) => document.querySelectorAll("tbody tr").length < before, all);
    const found = words.filter({ hasText: "puck" }).filter({ hasText: "rondelle" });
    assert.ok((await found.count()) >= 1, wanted);
    assert.equal(await page.locator(".panel [role=status]").innerText(), await page.evaluate((n) => `${n} mot${n > 1 ? "s" : ""}`, await words.count()));
  }
});

test("a rule that is looked for by its id comes first, however that is written and whichever book is open", async () => {
  const { page, url } = await house.visitor({ lang: "fr" });
  for (const book of ["double-echec", "rink-ratz"]) {
    await page.goto(`${url}/#/rules/${book}`);
    await page.locator(".book article").first().waitFor();
    for (const wanted of ["DE-50", "de50", "de 50"]) {
      await page.locator("input[type=search]").fill(wanted);
      await page.waitForFunction(() => document.querySelector(".pages :is(article h3, li) a")?.textContent.startsWith("DE-50"));
    }
  }
});

for (const [lang, wanted, none] of [["en", "Overtime", "zamboni"], ["fr", "PROLONGATION", "zamboni"]])
  test(`a search looks into all five books in ${lang}: the open one first, each rule a line that leads to it, also without a network`, async () => {
    const { page, context, url } = await house.visitor({ lang, width: lang === "fr" ? 360 : 1280, worker: true });
    await page.goto(`${url}/#/rules/pairadice`);
    await page.locator("#PD-1").waitFor();
    // From here on what is read is kept.
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await page.reload();
    const search = page.locator("input[type=search]");
    await search.fill(wanted);
    await page.locator(".book #PD-62").waitFor();
    await page.locator("[data-elsewhere=double-echec]").waitFor();
    assert.deepEqual(await barriers(page), []);
    assert.ok((await page.evaluate(() => document.documentElement.scrollWidth)) <= (lang === "fr" ? 360 : 1280));
    const line = page.locator("[data-elsewhere=double-echec] a").first();
    const rule = (await line.getAttribute("href")).split("/").at(-1);
    assert.match(await line.innerText(), new RegExp(`^${rule} `));
    await line.click();
    await page.waitForFunction((id) => document.activeElement.id === id, rule);
    assert.equal(await search.inputValue(), "");
    // Whoever goes back finds what was found, also in a page that was loaded anew.
    await page.goBack();
    await page.locator("[data-elsewhere=double-echec] a").first().waitFor();
    assert.equal(await search.inputValue(), wanted);
    await page.reload();
    await page.locator("[data-elsewhere=double-echec] a").first().click();
    await page.waitForFunction((id) => document.activeElement.id === id, rule);
    // By its id from another book.
    await search.fill("rr-22");
    await page.locator('[data-elsewhere=rink-ratz] a[href="#/rules/rink-ratz/RR-22"]').waitFor();
    await search.fill(none);
    await page.locator("[data-elsewhere]").first().waitFor({ state: "detached" });
    await context.setOffline(true);
    await page.reload();
    await page.getByText(lang === "fr" ? /Aucune règle d’aucun/ : /No rule of any/).waitFor();
    await search.fill("");
    await page.locator("#DE-1").waitFor();
    await search.fill("rr-22");
    await page.locator("[data-elsewhere=rink-ratz] a").first().waitFor();
    await context.setOffline(false);
  });

test("a line of the contents leads to its rule also from a search, and on a phone the open book's button is in sight", async () => {
  const { page, url } = await house.visitor();
  await page.goto(`${url}/#/rules/double-echec`);
  await page.locator("#DE-1").waitFor();
  await page.locator("input[type=search]").fill("puck");
  await page.locator(".book [role=status]").waitFor();
  const line = page.locator(".contents a").nth(9);
  const rule = (await line.getAttribute("href")).split("/").at(-1);
  await line.click();
  await page.locator(".book [role=status]").waitFor({ state: "detached" });
  await page.waitForFunction((id) => Math.abs(document.getElementById(id).getBoundingClientRect().top) < 100, rule);
  assert.equal(await page.evaluate(() => document.activeElement.id), rule);
  // In another book nothing is searched for.
  await page.locator("input[type=search]").fill("puck");
  await page.evaluate(() => (location.hash = "#/glossary"));
  await page.waitForFunction(() => document.querySelector("input[type=search]").value === "");

  const phone = await house.visitor({ width: 360, lang: "fr" });
  for (const game of Object.keys(books)) {
    await phone.page.goto(`${url}/#/rules/${game}`);
    const open = phone.page.locator(`[aria-current][href="#/rules/${game}"]`);
    await open.waitFor();
    await phone.page.waitForFunction((node) => node.getBoundingClientRect().left >= 0 && node.getBoundingClientRect().right <= 360, await open.elementHandle());
  }
});

// What is left in marks is the notation of the cards.
const notations = { pairadice: /^[\d,*^[\]]+$/, "xtra-innings": /^[A-Z\d]{1,3}\+?$/ };

for (const [lang, option, value, wanted] of [["en", "“Overtime”", "“Sudden death”", "third card steals"], ["fr", "«\u00a0Prolongation\u00a0»", "«\u00a0Mort subite\u00a0»", "troisieme carte vole"]])
  test(`a rule calls options as the dialog of a new table does in ${lang}, and is found by these words from another book`, async () => {
    const { page, url } = await house.visitor({ lang });
    for (const game of Object.keys(books)) {
      await page.goto(`${url}/#/rules/${game}`);
      await page.locator(`.book article h3 a[href^="#/rules/${game}/"]`).first().waitFor();
      assert.deepEqual((await page.locator(".book code").allInnerTexts()).filter((word) => !notations[game]?.test(word)), [], game);
    }
    const search = page.locator("input[type=search]");
    await search.fill(wanted);
    await page.locator('[data-elsewhere=rink-ratz] a[href="#/rules/rink-ratz/RR-13"]').waitFor();
    await page.goto(`${url}/#/rules/rink-ratz/RR-10`);
    const rule = await page.locator("#RR-10").innerText();
    assert.ok(rule.includes(option) && rule.includes(value), rule);
  });

for (const width of [360, 1280])
  test(`at ${width} px a line of the contents leads to its chapter's name, can be pressed, and whoever types comes back to all of the search`, async () => {
    const { page, url } = await house.visitor({ width });
    await page.goto(`${url}/#/rules/double-echec`);
    await page.locator("#DE-1").waitFor();
    if (width === 360) await page.locator(".book summary").first().click();
    const lines = page.locator(width === 360 ? ".book details a" : ".contents a");
    if (width === 360) for (const { height } of await Promise.all((await lines.all()).map((line) => line.boundingBox()))) assert.ok(height >= 44, `${height} px high`);
    const rule = (await lines.nth(3).getAttribute("href")).split("/").at(-1);
    await lines.nth(3).click();
    await page.waitForFunction((id) => document.activeElement.id === id, rule);
    const top = (selector) => page.locator(selector).evaluate((node) => node.getBoundingClientRect().top);
    assert.ok((await top(`h2:has(+ [id="${rule}"])`)) >= 0, "the chapter's name");
    await page.locator("input[type=search]").fill("puck");
    await page.locator(".book [role=status]").waitFor();
    await page.waitForFunction(() => document.querySelector(".search label").getBoundingClientRect().top >= 0);
    assert.ok((await page.locator("header .home").boundingBox()).width >= 44);
  });

// Without a network its browser says so.
test("nobody's console complained", () => house.assertQuiet(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/));
