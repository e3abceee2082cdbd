// What the page tells somebody who did something that cannot be done, or who came by an odd address.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { coach, linksOf, me, openHouse, openTable, playOn, resign, setTable, sitDown } from "./house.mjs";

let house;
before(async () => (house = await openHouse()));
after(() => house.close());

const inFrench = (page) => page.locator("nav button[lang=fr]").click();

test("what was told is told anew in the other language", async () => {
  const { page, url } = await house.visitor();
  await page.goto(`${url}/#/join/ZZ`);
  await page.getByText("No table has this code.").waitFor();
  await inFrench(page);
  await page.getByText("Aucune table n’a ce code.").waitFor();
  await page.goto(`${url}/#/table/99`);
  const told = page.locator("h1", { hasText: "Cette table n’existe pas" });
  await told.waitFor();
  await page.locator("nav button[lang=en]").click();
  await told.waitFor({ state: "detached" });
  await page.locator("h1", { hasText: "There is no such table" }).waitFor();
  assert.match(await page.title(), /There is no such table/);
});

test("a name that was kept stands at the top of the page, and what says so follows the language", async () => {
  const { page, url } = await house.visitor({ name: "" });
  await page.goto(`${url}/#/me`);
  await page.getByLabel("Your name").first().fill("Rosalie");
  await page.getByRole("button", { name: "Keep" }).click();
  await page.locator("nav", { hasText: "Rosalie" }).waitFor();
  const done = page.locator(".done").first();
  const english = await done.innerText();
  await inFrench(page);
  await page.waitForFunction((before) => document.querySelector(".done")?.textContent !== before, english);
  assert.notEqual(await done.innerText(), "");
});

for (const { lang, label, keep, words } of [
  { lang: "en", label: "Your name", keep: "Keep", words: "There is a control character in it: take it out." },
  { lang: "fr", label: "Votre nom", keep: "Garder", words: "Il s’y trouve un caractère de commande\u00a0: enlevez-le." },
])
  test(`a newcomer's name that the server would refuse is refused at its field, in ${lang}`, async () => {
    const { page, url } = await house.visitor({ lang, name: "" });
    await page.goto(`${url}/#/me`);
    const field = page.getByLabel(label).first();
    await field.fill("\u202eevil");
    await page.getByRole("button", { name: keep }).click();
    await page.locator("form", { has: field }).getByRole("alert").getByText(words).waitFor();
    assert.equal(await page.locator("nav", { hasText: "evil" }).count(), 0);
    assert.equal(await field.inputValue(), "\u202eevil", "what was typed is lost");
    await field.fill("Rosalie");
    await page.getByRole("button", { name: keep }).click();
    await page.locator("nav", { hasText: "Rosalie" }).waitFor();
    assert.equal(await page.getByRole("alert").count(), 0);
  });

test("who came by a link to a moment goes back to where he was before it", async () => {
  const maude = await house.visitor();
  const table = await openTable(maude.page, maude.url, { game: "rink-ratz", seats: [me, coach] });
  await playOn(maude.page, 4);
  await resign(maude.page);
  const { watch } = await linksOf(maude, table);
  const { page, url } = await house.visitor({ name: "Gaspard" });
  await page.goto(url);
  await page.locator("[data-game]").first().waitFor();
  await page.goto(`${watch}/at/5`);
  await page.locator('[data-replay="5"]').waitFor();
  await page.goBack();
  await page.locator("[data-game]").first().waitFor();
});

test("a link of any kind is taken for what it leads to, with whatever hangs on to it", async () => {
  const { page, url } = await house.visitor();
  const table = await openTable(page, url, { game: "rink-ratz", seats: [me, { kind: "open" }] });
  const { code } = await page.evaluate((id) => fetch(`/api/tables/${id}`).then((answer) => answer.json()), table);
  for (const pasted of [`${url}/#/table/${table}`, `${url}/#/table/${table}?utm=1`]) {
    await page.goto(url);
    await page.getByLabel("Code or link of a table").fill(pasted);
    await page.getByRole("button", { name: "Join" }).click();
    await page.locator(`[data-table="${table}"]`).waitFor();
  }
  await page.goto(url);
  await page.getByLabel("Code or link of a table").fill(` ${url}/#/join/${code}?from=mail`);
  await page.getByRole("button", { name: "Join" }).click();
  await page.locator("form", { hasText: "Rink Ratz" }).waitFor();
  await page.goto(url);
  await page.getByLabel("Code or link of a table").fill("<b>x</b>");
  await page.getByRole("button", { name: "Join" }).click();
  await page.locator("[data-no-table]").getByText("<B>X</B>", { exact: true }).waitFor();
});

test("a field for a number that was emptied opens no table, and says what fits in the language of the page", async () => {
  const { page, url } = await house.visitor({ lang: "fr" });
  await setTable(page, url, "rink-ratz");
  const overtime = page.locator('[data-option="overtime_periods"]');
  await overtime.fill("");
  await page.locator("[data-lay]").click();
  assert.match(await overtime.evaluate((field) => field.validationMessage), /^Un nombre de \d+ à \d+$/);
  await overtime.fill("1");
  await page.locator("[id^=clock-]").selectOption("bank");
  const minutes = page.locator("[id^=minutes-]");
  await minutes.fill("");
  await page.locator("[data-lay]").click();
  assert.equal(await minutes.evaluate((field) => field.validationMessage), "Un nombre de 0,5 à 600");
  await minutes.fill("7.5");
  await page.locator("[data-lay]").click();
  await page.locator('[data-phase="playing"]').waitFor();
  await page.locator(".clock").first().waitFor();
});

test("who presses to take back what cannot be is told why", async () => {
  const { page, url } = await house.visitor();
  await sitDown(page, url, "rink-ratz");
  await page.locator("[data-choice]").first().waitFor();
  const undo = page.locator("[data-undo][aria-disabled=true]");
  await undo.waitFor();
  await undo.press("Enter");
  await page.locator("[data-refused]", { hasText: "There is no move to take back." }).waitFor();
});

test("the moment in the address is the one that is shown, however it came there", async () => {
  const { page, url } = await house.visitor();
  const table = await openTable(page, url, { game: "rink-ratz", seats: [me, coach] });
  await page.locator("[data-choice]").first().waitFor();
  await playOn(page, 6);
  await resign(page);
  const shown = () => page.evaluate(() => Number(document.querySelector("input[type=range]")?.value ?? -1));
  const goes = async (hash, at) => {
    await page.evaluate((to) => (location.hash = to), hash);
    await page.waitForFunction((line) => Number(document.querySelector("input[type=range]")?.value ?? -1) === line, at);
  };
  await goes(`#/table/${table}/at/5`, 5);
  await goes(`#/table/${table}/at/9`, 9);
  await page.goBack();
  await page.waitForFunction(() => Number(document.querySelector("input[type=range]")?.value ?? -1) === 5);
  assert.equal(await shown(), 5);
  await goes(`#/table/${table}`, -1);
  await page.locator("[data-finished]").waitFor();
});

test("nobody's console complained but about what is not there", () => house.assertQuiet(/40[0149]|422/));
