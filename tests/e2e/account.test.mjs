// An account: its password, its sessions, what is kept about it, and its end.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { after, before, test } from "node:test";

import { barriers } from "../../web/tools/axe.mjs";
import { invite, openHouse, picture, resign, sitDown, sitTogether } from "./house.mjs";

let house;
before(async () => (house = await openHouse()));
after(() => house.close());

const [first, second] = ["trois petits bancs", "quatre grands bancs"];

const toMe = async ({ page, url }) => {
  await page.goto(`${url}/#/me`);
  await page.locator("[data-password], [data-logout]").first().waitFor();
};

async function enter(who, name, password, how = "[data-login]") {
  await toMe(who);
  await who.page.locator("[data-account]").fill(name);
  await who.page.locator("[data-password]").fill(password);
  await who.page.locator(how).click();
}

async function make(who, name) {
  await enter(who, name, first, "[data-make]");
  await who.page.locator("[data-logout]").waitFor();
}

async function changePassword({ page }, old, next) {
  if (!(await page.locator("[data-old]").isVisible())) await page.locator("[data-password-open]").click();
  await page.locator("[data-old]").fill(old);
  await page.locator("[data-new]").fill(next);
  await page.locator("[data-new]").press("Enter");
}

const alert = ({ page }, words) => page.getByRole("alert").filter({ hasText: words }).waitFor();
const status = ({ page }, words) => page.getByRole("status").filter({ hasText: words }).waitFor();
const focused = (page, sign) => page.waitForFunction((wanted) => document.activeElement?.matches(wanted), sign);

async function says({ page }, text) {
  await page.locator("#tab-chat").click();
  await page.locator("[data-say] input").fill(text);
  await page.keyboard.press("Enter");
  await page.locator("ul.lines").getByText(text).waitFor();
}

async function exported({ page }) {
  const [download] = await Promise.all([page.waitForEvent("download"), page.locator("[data-export]").click()]);
  assert.equal(download.suggestedFilename(), "benchboss.json");
  return JSON.parse(await readFile(await download.path(), "utf8"));
}

test("another password ends all other sessions; the old one is refused and the new one works", async () => {
  const home = await house.visitor({ name: "" });
  const phone = await house.visitor({ name: "", lang: "fr", width: 360 });
  await make(home, "Hortense");
  await enter(phone, "Hortense", first);
  await phone.page.locator("[data-account-panel]").waitFor();

  // What is wrong is told at its field.
  await changePassword(home, "deux bancs", second);
  await alert(home, "That is not the password until now.");
  await focused(home.page, "[data-old][aria-invalid=true]");
  assert.deepEqual(await barriers(home.page), []);
  await picture(home.page, "password-wrong");
  await changePassword(home, first, "court");
  assert.ok(await home.page.locator("[data-new]").evaluate((field) => field === document.activeElement && field.validity.tooShort));
  await changePassword(home, first, second);
  await status(home, "The new password holds.");
  assert.equal(await home.page.getByRole("alert").count(), 0);
  assert.equal(await home.page.locator("[data-old]").inputValue(), "");

  // Whoever sits at the phone learns of it with the next thing he asks for.
  await phone.page.locator("[data-export]").click();
  await status(phone, "Votre session est fermée.");
  await focused(phone.page, "main");
  await enter(phone, "Hortense", first);
  await alert(phone, "Le nom ou le mot de passe est faux.");
  await enter(phone, "Hortense", second);
  await phone.page.locator("[data-logout]").waitFor();
  const all = await exported(phone);
  assert.deepEqual([all.name, all.account, all.sessions_end.length], ["Hortense", true, 2]);

  // Everywhere is here and there; it is asked once.
  const everywhere = home.page.locator("[data-everywhere]");
  await everywhere.click();
  await home.page.keyboard.press("Escape");
  await focused(home.page, "[data-everywhere]");
  await home.page.keyboard.press("Enter");
  assert.deepEqual(await barriers(home.page), []);
  await home.page.locator("[data-everywhere-really]").click();
  await status(home, "You are logged out on all devices.");
  await home.page.locator("[data-login]").waitFor();
  await phone.page.reload();
  await phone.page.locator("[data-login]").waitFor();
});

test("who is deleted is a former player to his friend, without a word of what he said, in both languages", async () => {
  const rosaire = await house.visitor({ name: "", lang: "fr", width: 360 });
  const leo = await house.visitor({ name: "Léo" });
  await make(rosaire, "Rosaire");
  const table = await sitTogether(rosaire, leo);
  await says(rosaire, "À tantôt!");
  await says(leo, "Salut!");
  await leo.page.locator("ul.lines").getByText("À tantôt!").waitFor();
  const waiting = await invite(rosaire, "xtra-innings");

  await toMe(rosaire);
  const { page } = rosaire;
  await page.locator("[data-forget]").click();
  const form = page.locator("[data-forget-form]");
  await form.getByText("«\u00a0un ancien joueur\u00a0»").waitFor();
  assert.deepEqual(await barriers(page), []);
  await page.keyboard.press("Escape");
  await focused(page, "[data-forget]");
  await page.keyboard.press("Enter");
  await page.locator("[data-forget-password]").fill(second);
  await page.locator("[data-forget-really]").click();
  await form.getByRole("alert").waitFor();
  await focused(page, "[data-forget-password][aria-invalid=true]");
  await picture(page, "forget-fr");
  await page.locator("[data-forget-password]").fill(first);
  await page.locator("[data-forget-really]").click();

  // As for a newcomer.
  await status(rosaire, "Tout ce qui vous concerne est supprimé.");
  await focused(page, "main");
  assert.equal(await page.locator("[data-account-panel], dialog").count(), 0);
  assert.equal(await page.locator("[data-account]").inputValue(), "");
  await page.locator("nav").getByText("Invité", { exact: true }).waitFor();
  await enter(rosaire, "Rosaire", first);
  await alert(rosaire, "Le nom ou le mot de passe est faux.");

  // The friend sees it at once, and also when he comes back.
  const seen = leo.page;
  for (const { lang, former, ended } of [
    { lang: "en", former: "a former player", ended: "A former player resigned: the win goes to Léo." },
    { lang: "fr", former: "un ancien joueur", ended: "Un ancien joueur a abandonné\u00a0: la victoire va à Léo." },
  ]) {
    await seen.locator("[data-finished] h2").getByText(ended, { exact: true }).waitFor();
    await seen.locator(".seats").getByText(former, { exact: true }).waitFor();
    await seen.locator("#tab-chat").click();
    await seen.locator("ul.lines").getByText("Salut!").waitFor();
    const text = await seen.locator("body").innerText();
    assert.ok(!text.includes("À tantôt!"), "what he said stands there");
    assert.ok(!text.includes("Rosaire"), "his name stands there");
    assert.equal(await seen.locator("[data-rematch], [data-mute]").count(), 0, "nobody comes to a rematch");
    await picture(seen, `former-${lang}`);
    if (lang === "en") await seen.locator("nav button[lang=fr]").click();
    await seen.locator("html[lang=fr]").waitFor();
    await seen.reload();
  }
  await seen.goto(`${leo.url}/#/`);
  await seen.locator(`a[href="#/table/${table}"]`).filter({ hasText: "Un ancien joueur a abandonné" }).waitFor();
  await seen.goto(waiting.seat);
  await seen.getByText("La table a été fermée.").waitFor();
  await seen.getByText("table ouverte par un ancien joueur").waitFor();
});

test("a guest takes along what is kept about him and is deleted without a password; on a phone, in French", async () => {
  const { page, url } = await house.visitor({ name: "Gaspard", lang: "fr", width: 360 });
  await toMe({ page, url });
  assert.equal(await page.locator("[data-account-panel]").count(), 0, "of a newcomer nothing is kept");
  await sitDown(page, url, "rink-ratz");
  await resign(page);
  await toMe({ page, url });
  await page.locator("[data-account-panel]").waitFor();
  assert.equal(await page.locator("[data-password-open], [data-everywhere]").count(), 0);
  const all = await exported({ page });
  assert.deepEqual([all.name, all.account, all.tables.length], ["Gaspard", false, 1]);
  await page.locator("[data-forget]").click();
  assert.deepEqual(await barriers(page), []);
  await picture(page, "forget-guest-fr");
  await page.locator("[data-forget-really]").click();
  await status({ page }, "Tout ce qui vous concerne est supprimé.");
  assert.equal(await page.locator("[data-account-panel]").count(), 0);
  await page.goto(`${url}/#/`);
  await page.locator("[data-game]").first().waitFor();
  assert.equal(await page.locator('a[href^="#/table/"]').count(), 0);
});

test("nobody's console complained but about what was refused, and the connections of who was deleted", () => house.assertQuiet(/401|403|409|WebSocket/));
