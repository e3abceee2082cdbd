import assert from "node:assert/strict";
import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { after, before, test } from "node:test";

import { startServer } from "../../web/tools/server.mjs";
import { invite, openHouse, playOn, resign, sitDown, twoPictures } from "./house.mjs";

const builtPage = process.env["BENCHBOSS_PAGE"] ?? resolve(import.meta.dirname, "../../build/page");
const filesOf = (folder) => readdirSync(join(folder, "assets")).map((file) => `/assets/${file}`).sort();

let house;
before(async () => (house = await openHouse({ whole: true })));
after(() => house.close());

/** The worker takes over when it has fetched the whole page. */
const kept = (page) => page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
const keptFiles = (page) =>
  page.evaluate(async () => {
    const requests = await (await caches.open("benchboss-1")).keys();
    return requests.map(({ url }) => new URL(url).pathname).filter((path) => path.startsWith("/assets/")).sort();
  });
/** A browser tells that the network is back. */
const networkIsBack = (page) => page.evaluate(() => void dispatchEvent(new Event("online")));

const refusals = {
  502: { status: 502, contentType: "text/html", body: "<h1>Bad gateway</h1>" },
  429: { status: 429, json: { refusal: { reason: "server.too_many_requests", text: "Too many requests.", words: {} } } },
};
for (const [status, answer] of Object.entries(refusals))
  test(`a guest who is not recognized for a moment (${status}) keeps his tables and becomes nobody else`, async () => {
    const { page, url } = await house.visitor();
    await sitDown(page, url, "rink-ratz");
    await page.route("**/api/me", (route) => route.fulfill(answer));
    const guests = [];
    page.on("request", (request) => request.url().endsWith("/api/guests") && guests.push(request.url()));
    await page.goto(url);
    await page.reload();
    await page.getByText("it is not known which games are under way").waitFor();
    await page.goto(`${url}/#/game/powerplay`);
    await page.locator("[data-play]").click();
    await page.locator(".trouble").waitFor();
    assert.deepEqual(guests, []);
    await page.goto(`${url}/#/`);
    await page.unroute("**/api/me");
    await networkIsBack(page);
    await page.locator('.running a[href^="#/table/"]').waitFor();
    await page.getByRole("link", { name: "Maude" }).waitFor();
  });

for (const { lang, words } of [
  { lang: "en", words: "it is not known which games are under way" },
  { lang: "fr", words: "on ne sait pas quelles parties sont en cours" },
])
  test(`after a load without a network the lobby says that it does not know, and knows when the network is back, in ${lang}`, async () => {
    const { page, context, url } = await house.visitor({ lang, worker: true });
    await sitDown(page, url, "rink-ratz");
    await kept(page);
    await page.goto(`${url}/#/`);
    await context.setOffline(true);
    await page.reload();
    await page.getByText(words).waitFor();
    await context.setOffline(false);
    await page.locator('.running a[href^="#/table/"]').waitFor();
    assert.equal(await page.getByText(words).count(), 0);
  });

test("a page that found no server opens by itself when the network is back", async () => {
  const { page, url } = await house.visitor();
  await page.route("**/api/games", (route) => route.abort());
  await page.goto(url);
  await page.getByText("The table server does not answer.").waitFor();
  await page.unroute("**/api/games");
  await networkIsBack(page);
  await page.locator("[data-game]").first().waitFor();
});

test("a table that was opened without a network is come to by itself when it is back", async () => {
  const { page, url } = await house.visitor();
  await sitDown(page, url, "rink-ratz");
  const table = page.url();
  await page.goto(`${url}/#/`);
  await page.route("**/api/tables/*", (route) => route.abort());
  await page.goto(table);
  await page.locator(".closed", { hasText: "The server does not answer." }).waitFor();
  await networkIsBack(page);
  await page.locator(".closed h1").waitFor();
  await page.unroute("**/api/tables/*");
  await networkIsBack(page);
  await page.locator("[data-choice]").first().waitFor();
  await resign(page);
  await page.goto(`${url}/#/`);
  await page.route("**/replay?*", (route) => route.abort());
  await page.goto(`${table}/at/3`);
  await page.locator(".closed h1").waitFor();
  await page.unroute("**/replay?*");
  await networkIsBack(page);
  await page.locator('[data-replay="3"]').waitFor();
});

test("so is what a link leads to; what was typed meanwhile stays", async () => {
  const maude = await house.visitor();
  const { seat } = await invite(maude, "rink-ratz");
  const { page } = await house.visitor({ name: "Léo" });
  await page.route("**/api/invitation", (route) => route.abort());
  await page.goto(seat);
  await page.locator("[data-no-table]", { hasText: "The server does not answer." }).waitFor();
  const other = page.getByLabel("Another code or link");
  await other.fill("HALF");
  const asked = page.waitForEvent("requestfailed");
  await networkIsBack(page);
  await asked;
  assert.equal(await other.inputValue(), "HALF");
  await page.unroute("**/api/invitation");
  await networkIsBack(page);
  await page.locator("form button.primary").click();
  await page.locator('[data-phase="playing"]').waitFor();
});

test("what the server refuses is not asked again", async () => {
  const { page, url } = await house.visitor();
  for (const place of ["#/table/99999", "#/join/ZZ"]) {
    await page.goto(`${url}/${place}`);
    await page.locator(".closed h1, [data-no-table]").waitFor();
    const asked = [];
    page.on("request", (request) => asked.push(request.url()));
    await networkIsBack(page);
    await twoPictures(page);
    assert.deepEqual(asked, []);
  }
});

test("after a first visit the page opens without a network", async () => {
  const { page, context, url } = await house.visitor({ worker: true });
  await page.goto(url);
  await kept(page);
  await context.setOffline(true);
  await page.reload();
  await page.locator(".offline").waitFor();
  assert.equal(await page.locator("[data-game]").count(), 5);
});

test("every part of the page opens without a network, also one that was never opened before", async () => {
  const { page, context, url } = await house.visitor({ worker: true });
  await sitDown(page, url, "rink-ratz");
  await kept(page);
  assert.deepEqual(await keptFiles(page), filesOf(builtPage));
  await playOn(page, 2);
  await context.setOffline(true);
  await page.locator("#tab-chat").click();
  await page.locator("#tab-panel input").waitFor();
  await page.locator("#tab-sheet").click();
  await page.locator("#tab-panel p").first().waitFor();
  await page.goto(`${url}/#/game/powerplay`);
  await page.locator("[data-set]").click();
  await page.locator("[data-lay]").waitFor();
  await page.goto(`${url}/#/me`);
  await page.getByLabel("Password").waitFor();
  assert.equal(await page.locator(".parted").count(), 0);
});

test("rulebooks that were never opened are read without a network, in both languages", async () => {
  const { page, context, url } = await house.visitor({ worker: true });
  await page.goto(url);
  await kept(page);
  await context.setOffline(true);
  await page.goto(`${url}/#/rules/double-echec/DE-10`);
  await page.locator("#DE-10").waitFor();
  await page.getByRole("button", { name: "Français" }).click();
  await page.goto(`${url}/#/rules/powerplay/PP-10`);
  await page.locator('html[lang="fr"] #PP-10').waitFor();
});

/** The same page with another name for one of its files, as another build has it. */
function rebuilt() {
  const folder = mkdtempSync(join(tmpdir(), "benchboss-page-"));
  cpSync(builtPage, folder, { recursive: true });
  const [was] = filesOf(folder).filter((file) => /Nowhere-.*\.js$/.test(file)).map((file) => file.slice("/assets/".length));
  const is = "Nowhere-rebuilt0.js";
  renameSync(join(folder, "assets", was), join(folder, "assets", is));
  for (const file of ["/worker.js", ...filesOf(folder)].filter((each) => each.endsWith(".js"))) {
    const text = readFileSync(join(folder, file), "utf8");
    if (text.includes(was)) writeFileSync(join(folder, file), text.replaceAll(was, is));
  }
  return folder;
}

test("another build takes the place of the former one, whose files are dropped", async (t) => {
  const folder = rebuilt();
  let server = await startServer(["--page", builtPage]);
  t.after(async () => {
    await server.stop();
    rmSync(folder, { recursive: true });
  });
  const { page } = await house.visitor({ worker: true });
  await page.goto(server.url);
  await kept(page);
  assert.deepEqual(await keptFiles(page), filesOf(builtPage));
  await server.stop({ keep: true });
  server = await startServer(["--page", folder], new URL(server.url).port, server.folder);
  await page.reload();
  const isTheirs = async () => (await keptFiles(page)).join() === filesOf(folder).join();
  for (let i = 0; i < 240 && !(await isTheirs()); i += 1) await page.waitForTimeout(500);
  assert.deepEqual(await keptFiles(page), filesOf(folder));
});

for (const kind of ["js", "css"])
  test(`a part whose ${kind} did not come is told, and comes by itself when the network is back`, async () => {
    const { page, url } = await house.visitor();
    await page.goto(url);
    await page.locator("[data-game]").first().waitFor();
    const file = new RegExp(`assets/MePage[^/]*\\.${kind}`);
    await page.route(file, (route) => route.abort());
    await page.goto(`${url}/#/me`);
    await page.locator("[data-lost]").waitFor();
    await page.unroute(file);
    await networkIsBack(page);
    await page.getByLabel("Password").waitFor();
    assert.equal(await page.locator("[data-lost], .parted").count(), 0);
    const styles = await page.evaluate(() => [...document.querySelectorAll("link[rel=stylesheet]")].map(({ sheet }) => sheet !== null));
    assert.ok(styles.every((came) => came));
  });

// A browser notes by itself what did not come.
test("nobody's console complained but about what was held back", () =>
  house.assertQuiet(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|WebSocket|50[23]|429|40[14]|MePage/));
