// A table server with the built page, a real browser, and people in front of it.
import assert from "node:assert/strict";
import { resolve } from "node:path";
import { afterEach } from "node:test";

import { complaints, openBrowser } from "../../web/tools/browser.mjs";
import { startServer } from "../../web/tools/server.mjs";

export const games = ["rink-ratz", "powerplay", "xtra-innings", "pairadice", "double-echec"];
// BENCHBOSS_PAGE names another page than the one just built.
const builtPage = process.env["BENCHBOSS_PAGE"] ?? resolve(import.meta.dirname, "../../build/page");

export const isLong = process.env["E2E_LONG"] === "1";
/** For a test that proves once more, in another width or language, what a quicker one proves: E2E_LONG=1 runs it. */
export const inLong = { skip: isLong ? false : "E2E_LONG=1 runs it" };

// Whose test is over leaves: a page that nobody looks at any more still costs time.
const staying = new Set();
afterEach(async () => {
  await Promise.all([...staying].map((context) => context.close()));
  staying.clear();
});

/**
 * Most tests look at Chromium without its window, which costs half as much; `whole` is the browser that people have, for what depends
 * on the browser around the page: what it keeps, what it holds in memory and how fast it is.
 */
export async function openHouse({ whole = false } = {}) {
  const server = await startServer(["--page", builtPage]);
  const browser = await openBrowser(whole ? "/usr/bin/chromium" : "/usr/bin/chromium-headless-shell");
  const visitors = [];

  /** Someone with a browser of his own; `worker`: it keeps the whole page, which takes its time for each newcomer. */
  async function visitor({ lang = "en", width = 1280, dark = false, motion = false, name = "Maude", worker = false } = {}) {
    const context = await browser.newContext({
      viewport: { width, height: width < 600 ? 740 : 800 },
      locale: lang === "fr" ? "fr-CA" : "en-CA",
      colorScheme: dark ? "dark" : "light",
      reducedMotion: motion ? "no-preference" : "reduce",
      hasTouch: width < 600,
      serviceWorkers: worker ? "allow" : "block",
    });
    staying.add(context);
    await context.addInitScript((who) => {
      if (localStorage.getItem("benchboss") === null) localStorage.setItem("benchboss", JSON.stringify({ name: who }));
    }, name);
    const page = await context.newPage();
    page.setDefaultTimeout(30_000);
    const frames = [];
    page.on("websocket", (socket) => socket.on("framereceived", ({ payload }) => frames.push(String(payload))));
    const told = complaints(page);
    visitors.push({ name, told });
    return { page, context, told, frames, url: server.url };
  }

  return {
    server,
    url: server.url,
    visitor,
    async close() {
      await browser.close();
      await server.stop();
    },
    /** Nobody's browser complained, but for what the test expects. */
    assertQuiet(expected = /$^/) {
      for (const { name, told } of visitors) assert.deepEqual(told.filter((each) => !expected.test(each)), [], `console of ${name}`);
    },
  };
}

/** Who sits at a table that is opened with terms of its own. */
export const me = { kind: "me" };
export const coach = { kind: "coach", coach: "greedy", name: "Margot" };

/** How far the table of a page has come. */
export const n = (page) => page.locator("[data-n]").getAttribute("data-n").then(Number);

/** Waits until it has come further than that. */
export const goesOn = (page, last) => page.waitForFunction((seen) => Number(document.querySelector("[data-n]")?.dataset.n ?? 0) > seen, last);

/** Waits until the page has drawn what came to it so far. */
export const twoPictures = (page) => page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

/** A picture for people who look at what the tests see, if E2E_PICTURES names a folder. */
export async function picture(page, name) {
  const folder = process.env["E2E_PICTURES"];
  if (folder) await page.screenshot({ path: resolve(folder, `${name}.png`), fullPage: true });
}

/** Opens a table by the page's own session, with terms that its dialog does not have, and goes there. */
export async function openTable(page, url, terms) {
  await page.goto(url);
  await page.locator("[data-game]").first().waitFor();
  const table = await page.evaluate(async (asked) => {
    const headers = { "Content-Type": "application/json" };
    const ask = async (path, body) => {
      const answer = await fetch(path, { method: "POST", headers, body: JSON.stringify(body) });
      const json = await answer.json();
      if (!answer.ok) throw new Error(JSON.stringify(json));
      return json;
    };
    const kept = JSON.parse(localStorage.getItem("benchboss") ?? "{}");
    // Who is here already stays who he is: the page may be asking for his tables.
    const person = kept.visited ? await fetch("/api/me").then((answer) => answer.json()) : await ask("/api/guests", { name: kept.name });
    headers["X-Benchboss-CSRF"] = person.csrf;
    localStorage.setItem("benchboss", JSON.stringify({ ...kept, visited: true }));
    return (await ask("/api/tables", asked)).table;
  }, terms);
  await page.reload();
  await page.goto(`${url}/#/table/${table}`);
  await page.locator("[data-phase]").waitFor();
  return table;
}

/** Opens a table of two with its second seat open; returns its number and the links to the seat and for spectators. */
export async function invite({ page, url }, game, terms = {}) {
  const options = game === "powerplay" ? { seats: "2" } : {};
  const table = await openTable(page, url, { game, options, seats: [me, { kind: "open" }], ...terms });
  return { table, ...(await linksOf({ page, url }, table)) };
}

/** The links that bring somebody to a table, as its owner has them. */
export async function linksOf({ page, url }, table) {
  const { code, watch_code: watch } = await page.evaluate((id) => fetch(`/api/tables/${id}`).then((answer) => answer.json()), table);
  return { seat: `${url}/#/join/${code}`, watch: `${url}/#/join/${watch}` };
}

/** Somebody comes to a table by a link that he was given. */
export async function come({ page }, link) {
  await page.goto(link);
  await page.locator("form button.primary").click();
}

/** A table for two people, and both at it; returns its number. */
export async function sitTogether(owner, friend, game = "rink-ratz", terms = {}) {
  const { table, seat } = await invite(owner, game, terms);
  await come(friend, seat);
  for (const { page } of [owner, friend]) await page.locator('[data-phase="playing"]').waitFor();
  return table;
}

/** Of two people at a table, first the one who is asked. */
export async function askedFirst(one, other) {
  const first = await Promise.any([one, other].map((who) => who.page.locator("[data-choice]").first().waitFor().then(() => who)));
  return first === one ? [one, other] : [other, one];
}

/** Gives up, and once more if the game went on in that very moment; `sign` of its being done: others may play on. */
export async function resign(page, sign = "[data-finished]") {
  const finished = page.locator(sign);
  const moved = page.locator("[data-moved]");
  await page.locator("[data-resign]").click();
  do await page.locator("[data-resign-really]").click();
  while (await Promise.race([moved.waitFor().then(() => true), finished.waitFor().then(() => false)]));
}

/** What gets on with a game that could be prepared or skated about in for ever. */
export const brisk = ["assistant", "go", "play-on", "ready", "stop"];

/** From the lobby to a game's box. */
async function openBox(page, url, game) {
  await page.goto(url);
  await page.locator(`[data-game="${game}"]`).click();
}

/** From the lobby to a table against coaches: two clicks. */
export async function sitDown(page, url, game) {
  await openBox(page, url, game);
  await page.locator("[data-play]").click();
  await page.locator('[data-phase="playing"]').waitFor();
}

/** From the lobby to the dialog of a new table. */
export async function setTable(page, url, game) {
  await openBox(page, url, game);
  await page.locator("[data-set]").click();
  await page.locator("[data-lay]").waitFor();
}

/** To a table with options, by the dialog. */
export async function sitDownWith(page, url, game, options) {
  await openBox(page, url, game);
  await layTable(page, options);
}

/** From a game's box to a table with options. */
export async function layTable(page, options) {
  await page.locator("[data-set]").click();
  for (const [option, value] of Object.entries(options)) {
    const field = page.locator(`[data-option="${option}"]`);
    if ((await field.evaluate((node) => node.tagName)) === "SELECT") await field.selectOption(value);
    else if ((await field.getAttribute("type")) === "checkbox") await field.setChecked(value === "on");
    else await field.fill(value);
  }
  await page.locator("[data-lay]").click();
  await page.locator('[data-phase="playing"]').waitFor();
}

/**
 * Makes choices by pressing their buttons, until so many are made or the game is over. Returns how many. They are taken by
 * chance, but nearly always one of `eager` where it is offered: what gets on with a game in which men could skate about for ever.
 */
export function playOn(page, most = 1e9, eager = []) {
  return choose(page, most, 1e9, eager);
}

/** Makes choices until the table has come to entry `n`, for several people who play at once. */
export function playUntil(page, n) {
  return choose(page, 1e9, n, []);
}

/** Makes one choice, and waits until the game has gone on. */
export async function playOne(page, eager = []) {
  await choose(page, 1e9, (await n(page)) + 1, eager);
}

/** Makes choices until something is on the page. */
export async function playTo(page, selector, eager = []) {
  await choose(page, 1e9, 1e9, eager, 120, selector);
  await page.locator(selector).first().waitFor();
}

function choose(page, most, last, eager, seconds = 800, selector = null) {
  return page.evaluate(async ([limit, entry, wanted, patience, there]) => {
    let made = 0;
    let chance = 7;
    const random = () => (chance = (Math.imul(chance, 1664525) + 1013904223) >>> 0) / 2 ** 32;
    const until = Date.now() + patience * 1000;
    const over = () => document.querySelector('[data-phase="over"]') !== null;
    const seen = () => Number(document.querySelector("[data-n]")?.dataset.n ?? 0);
    while (!over() && made < limit && seen() < entry && !(there && document.querySelector(there))) {
      if (Date.now() > until) throw new Error(`no end after ${made} choices`);
      const buttons = document.querySelectorAll("[data-choice]");
      if (buttons.length === 0) {
        await new Promise((done) => setTimeout(done, 2));
        continue;
      }
      const soon = random() < 0.97 ? [...buttons].find(({ dataset }) => wanted.includes(dataset.choice)) : undefined;
      (soon ?? buttons[Math.floor(random() * buttons.length)]).click();
      made += 1;
      await new Promise((done) => setTimeout(done, 0));
    }
    return made;
  }, [most, last, eager, seconds, selector]);
}
