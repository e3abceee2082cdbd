import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { after, before, test } from "node:test";

import { barriers } from "../../web/tools/axe.mjs";
import { coach, come, goesOn, inLong, linksOf, me, n, openHouse, openTable, picture, playOn, setTable, sitDown, sitTogether } from "./house.mjs";

let house;
before(async () => (house = await openHouse()));
after(() => house.close());

for (const { lang, width, dark } of [{ lang: "en", width: 1280, dark: false }, { lang: "fr", width: 360, dark: true }])
  test(`real dice of pairadice are told by buttons and by keys, in ${lang} at ${width} px`, lang === "fr" ? {} : inLong, async () => {
    const { page, url } = await house.visitor({ lang, width, dark });
    await setTable(page, url, "pairadice");
    await page.locator("[data-real]").check();
    await picture(page, `real-dialog-${lang}`);
    assert.deepEqual(await barriers(page), [], "setting the table");
    await page.locator("[data-lay]").click();
    await page.locator('[data-choice="assistant"]').click();
    let rolls = 0;
    // Rookies, lines, face-off and the first plays: whatever is asked is answered.
    while (rolls < 40) {
      await page.locator("[data-choice], [data-thrown]").first().waitFor();
      const before = await n(page);
      const choices = await page.locator("[data-choice]").evaluateAll((nodes) => nodes.map(({ dataset }) => dataset.choice));
      if (choices.length > 0) {
        const wanted = choices.find((choice) => choice === "assistant" || choice === "go" || choice === "play-on") ?? choices[0];
        await page.locator(`[data-choice="${wanted}"]`).click();
      } else {
        rolls += 1;
        const two = (await page.locator("[data-coloured]").count()) > 0;
        if (rolls === 1) await picture(page, `real-rookie-${lang}`);
        if (rolls === 30) {
          await picture(page, `real-play-${lang}`);
          assert.deepEqual(await barriers(page), [], "telling the dice");
        }
        if (rolls % 2 === 0) {
          if (two) await page.keyboard.press(String(1 + (rolls % 5)));
          await page.keyboard.press(String(1 + ((rolls * 5) % 6)));
        } else {
          if (two) await page.locator(`[data-coloured="${1 + (rolls % 5)}"]`).click();
          await page.locator(`[data-white="${1 + ((rolls * 3) % 6)}"]`).click();
          await page.locator("[data-thrown]").click();
        }
      }
      await goesOn(page, before);
    }
    // The real dice lie on the table as they were told.
    assert.match(await page.locator(".dice").first().innerHTML(), /aria-label/);
  });

for (const { lang, width, dark } of [{ lang: "en", width: 1280, dark: false }, { lang: "fr", width: 360, dark: true }])
  test(`real dice and cards of double-echec are told by buttons and by keys, in ${lang} at ${width} px`, lang === "en" ? {} : inLong, async () => {
    const { page, url } = await house.visitor({ lang, width, dark });
    await setTable(page, url, "double-echec");
    await page.locator("[data-real]").check();
    await page.locator("[data-lay]").click();
    await page.locator("[data-phase=playing]").waitFor();
    const faces = ".real :is(button, [role=button])";
    const told = { dice: 0, cards: 0 };
    // Men line up, face off, skate and play: whatever is asked is answered, until both dice and cards were told often enough.
    for (let asked = 0; asked < 400 && (told.dice < 20 || told.cards < 6); asked += 1) {
      await page.locator(`[data-choice], ${faces}`).first().waitFor();
      const before = await n(page);
      const choices = await page.locator("[data-choice]").evaluateAll((nodes) => nodes.map(({ dataset }) => dataset.choice));
      if (choices.length > 0) {
        await page.locator("[data-choice]").nth(Math.max(0, choices.findIndex((choice) => ["go", "ready", "stop"].includes(choice)))).click();
      } else {
        const count = await page.locator(faces).count();
        const what = (await page.locator(".real .die").count()) > 0 ? "dice" : "cards";
        told[what] += 1;
        if (told[what] === 3) {
          await picture(page, `real-${what}-double-echec-${lang}`);
          assert.deepEqual(await barriers(page), [], `telling ${what}`);
        }
        const at = (asked * 5) % count;
        if (told[what] % 2 === 0 && at < 9) await page.keyboard.press(String(at + 1));
        else await page.locator(faces).nth(at).click();
      }
      await goesOn(page, before);
    }
    assert.ok(told.dice >= 20 && told.cards >= 6, JSON.stringify(told));
  });

test("a roster of one's own plays; a faulty one is refused with what is wrong with it", async () => {
  const { page, url } = await house.visitor();
  const roster = readFileSync(resolve(import.meta.dirname, "../../games/pairadice/data/moncton.json"), "utf8");
  const ours = roster.replaceAll("Moncton Tides", "Rimouski Buoys").replaceAll("Marées de Moncton", "Bouées de Rimouski").replaceAll('"Moncton"', '"Rimouski"');
  const file = (name, text) => ({ name, mimeType: "application/json", buffer: Buffer.from(text) });
  await setTable(page, url, "pairadice");
  await page.locator('[data-slot="visitor"]').setInputFiles(file("faulty.json", ours.replace('"pos": "LW"', '"pos": "QB"')));
  await page.locator("[data-lay]").click();
  await page.locator("dialog [role=alert]").waitFor();
  await picture(page, "roster-faulty");
  assert.match(await page.locator("dialog [role=alert]").innerText(), /^Roster of the visitors, line \d+, .*pos: .*LW, RW/);
  await page.locator('[data-slot="visitor"]').setInputFiles(file("rimouski.json", ours));
  await page.locator("[data-lay]").click();
  await page.locator('[data-phase="playing"]').waitFor();
  await page.getByText("Rimouski Buoys").first().waitFor();
  await picture(page, "roster");
});

test("a clock for each decision: when it runs out a coach makes that one, and the person goes on", async () => {
  const { page, url } = await house.visitor();
  await openTable(page, url, { game: "rink-ratz", seats: [me, coach], clock: { kind: "move", seconds: 1, at_zero: "coach" } });
  await page.locator(".clock").first().waitFor();
  await page.evaluate(() => {
    window.flashed = false;
    new MutationObserver(() => (window.flashed ||= document.querySelector("[data-replaced]") !== null)).observe(document.body, { childList: true, subtree: true });
  });
  await picture(page, "clock-move");
  await page.locator("#tab-chat").click();
  await page.getByText(/A coach plays for Maude/).nth(1).waitFor(); // twice: he was asked again after the first
  assert.equal(await page.evaluate(() => window.flashed), false, "one decision is not told as if he had left");
});

test("an answer that the rules limit: the seconds and what happens without one are shown, and it happens; a screen reader is not told every second", async () => {
  const { page, url } = await house.visitor();
  await openTable(page, url, { game: "xtra-innings", options: { answer_seconds: "8" }, seats: [me, coach] });
  const limit = page.locator("[data-answer-time]");
  // With nothing but to pass he would not be waited for.
  const mayAnswer = async () => (await limit.count()) > 0 && (await page.locator("[data-choice]").count()) > 1;
  for (let made = 0; made < 200 && !(await mayAnswer()); made += 1) {
    await playOn(page, 1);
    await page.locator("[data-choice]").first().waitFor();
  }
  assert.ok(await mayAnswer());
  await picture(page, "answer-time");
  // Everything that is said aloud until the time is up.
  const spoken = await page.evaluate(async () => {
    const said = new Set();
    const before = document.querySelector("[data-n]").dataset.n;
    while (document.querySelector("[data-n]").dataset.n === before) {
      const text = document.querySelector(".answer [aria-live]")?.textContent;
      if (text) said.add(text);
      await new Promise((done) => setTimeout(done, 50));
    }
    return [...said];
  });
  assert.ok(spoken.length >= 1 && spoken.length <= 2, JSON.stringify(spoken));
  assert.match(spoken[0], /seconds to answer. Without an answer: /);
  await page.locator("#tab-chat").click();
  await page.waitForFunction(() => document.body.textContent.includes("Maude ran out of time"), null, { timeout: 60_000 });
});

test("a clock for the whole game: when it runs out the seat resigns", async () => {
  const { page, url } = await house.visitor({ lang: "fr", width: 360 });
  await openTable(page, url, { game: "rink-ratz", seats: [me, coach], clock: { kind: "bank", seconds: 2, at_zero: "resign" } });
  await page.locator("[data-finished]").waitFor();
  await picture(page, "clock-bank-over-fr");
  assert.match(await page.locator("[data-finished] h2").innerText(), /abandonné/);
  assert.match(await page.locator(".happened .sentence").innerText(), /n’a plus de temps/);
});

test("someone who left: his place is told as empty, and a coach called in too early is refused with the reason", async () => {
  const maude = await house.visitor({ name: "Maude" });
  const leo = await house.visitor({ name: "Léo", lang: "fr" });
  await sitTogether(maude, leo);
  await leo.page.close();
  await maude.page.locator("[data-call-coach]").waitFor();
  await picture(maude.page, "away");
  await maude.page.locator("[data-call-coach]").click();
  await maude.page.locator("[data-refused]").waitFor();
  await picture(maude.page, "too-early");
});

test("whoever steps away lets a coach play for him, and comes back", async () => {
  const maude = await house.visitor({ name: "Maude" });
  const leo = await house.visitor({ name: "Léo", lang: "fr", width: 360 });
  await sitTogether(maude, leo);
  await leo.page.locator("[data-step-away]").click();
  await leo.page.locator("[data-replaced]").waitFor();
  assert.deepEqual(await barriers(leo.page), [], "a coach plays for me");
  await maude.page.locator("[data-stand-in]").waitFor();
  await playOn(maude.page, 3);
  await picture(maude.page, "stand-in");
  await picture(leo.page, "stand-in-fr");
  await leo.page.locator("[data-back]").click();
  await leo.page.locator("[data-stand-in]").waitFor({ state: "detached" });
  await maude.page.locator("[data-stand-in]").waitFor({ state: "detached" });
});

test("who logs in while he has games as a guest is told before that he leaves them", async () => {
  const elsewhere = await house.visitor({ name: "Ovide" });
  await elsewhere.page.goto(`${elsewhere.url}/#/me`);
  const enter = async ({ page }, how) => {
    await page.locator("[data-account]").fill("Ovide");
    await page.locator("[data-password]").fill("sous la patinoire");
    await page.locator(how).click();
  };
  await enter(elsewhere, "[data-make]");
  await elsewhere.page.locator("[data-logout]").waitFor();
  const { page, url } = await house.visitor({ lang: "fr", name: "Ovide" });
  await sitDown(page, url, "rink-ratz");
  await page.goto(`${url}/#/me`);
  await enter({ page }, "[data-login]");
  assert.match(await page.locator("[data-leaves]").innerText(), /^Comme invité, vous avez 1 partie en cours\. .* la quitter pour de bon; /);
  assert.equal(await page.locator("[data-logout]").count(), 0);
  await page.goto(`${url}/#/`);
  await page.locator('.running a[href^="#/table/"]').waitFor();
  await page.goto(`${url}/#/me`);
  await enter({ page }, "[data-login]");
  await page.locator("[data-leaves]").waitFor();
  await page.locator("[data-login]").click();
  await page.locator("[data-logout]").waitFor();
});

test("an account: its games are found again on another device, and a log-out leaves none behind", async () => {
  const home = await house.visitor({ name: "Fernande" });
  const table = await openTable(home.page, home.url, { game: "rink-ratz", seats: [me, coach] });
  await home.page.goto(`${home.url}/#/me`);
  await home.page.locator("[data-account]").fill("Fernande");
  // The page says itself that a password is too short, before the server is asked.
  await home.page.locator("[data-password]").fill("trois");
  await home.page.locator("[data-make]").click();
  assert.ok(await home.page.locator("[data-password]").evaluate((field) => field === document.activeElement && field.validity.tooShort));
  assert.equal(await home.page.locator("[role=alert]").count(), 0);
  await home.page.locator("[data-password]").fill("trois petits bancs");
  await home.page.locator("[data-make]").click();
  await home.page.locator("[data-logout]").waitFor();
  await picture(home.page, "account");

  const phone = await house.visitor({ name: "", lang: "fr", width: 360 });
  await phone.page.goto(`${phone.url}/#/me`);
  await phone.page.locator("[data-account]").fill("Fernande");
  await phone.page.locator("[data-password]").fill("deux grands bancs");
  await phone.page.locator("[data-login]").click();
  await phone.page.locator("[role=alert]").waitFor();
  await picture(phone.page, "account-wrong-fr");
  await phone.page.locator("[data-password]").fill("trois petits bancs");
  await phone.page.locator("[data-password]").press("Enter");
  await phone.page.locator("[data-logout]").waitFor();
  await phone.page.goto(`${phone.url}/#/`);
  await phone.page.locator(`a[href="#/table/${table}"]`).click();
  await phone.page.locator('[data-phase="playing"]').waitFor();
  await playOn(phone.page, 2);
  await home.page.goto(`${home.url}/#/table/${table}`);
  assert.ok((await n(home.page)) > 2);

  await phone.page.goto(`${phone.url}/#/me`);
  await phone.page.locator("[data-logout]").click();
  await phone.page.locator("[data-login]").waitFor();
  await picture(phone.page, "logged-out-fr");
  await phone.page.goto(`${phone.url}/#/`);
  await phone.page.locator("[data-game]").first().waitFor();
  assert.equal(await phone.page.locator(`a[href="#/table/${table}"]`).count(), 0);
});

test("who is muted is not read any more, and can be heard again", async () => {
  const maude = await house.visitor({ name: "Maude" });
  const leo = await house.visitor({ name: "Léo" });
  await sitTogether(maude, leo);
  for (const { page } of [maude, leo]) await page.locator("#tab-chat").click();
  const says = async ({ page }, text) => {
    await page.locator("[data-say] input").fill(text);
    await page.keyboard.press("Enter");
    await page.locator(".lines").getByText(text).waitFor();
  };
  await says(leo, "first words");
  await maude.page.locator(".lines").getByText("first words").waitFor();
  await maude.page.locator("[data-mute]").click();
  await maude.page.locator('[data-mute][aria-pressed="true"]').waitFor();
  await says(leo, "unheard words");
  await maude.page.locator('[data-mute]').click();
  await maude.page.locator('[data-mute][aria-pressed="false"]').waitFor();
  await says(leo, "last words");
  await maude.page.locator(".lines").getByText("last words").waitFor();
  await picture(maude.page, "chat");
  assert.equal(await maude.page.locator(".lines").getByText("unheard words").count(), 0);
});

test("spectators of a table with a delay are told so, and see nothing of it before", async () => {
  const maude = await house.visitor({ name: "Maude" });
  const gaspard = await house.visitor({ name: "Gaspard", lang: "fr" });
  await openTable(maude.page, maude.url, { game: "rink-ratz", seats: [me, { kind: "open" }], delay: 600 });
  const watch = await maude.page.locator("input[readonly]").last().inputValue();
  await maude.page.locator("[data-fill]").click();
  await maude.page.locator("[data-choice]").first().waitFor();
  await playOn(maude.page, 3);
  await gaspard.page.goto(watch);
  await gaspard.page.locator("form button.primary").click();
  await gaspard.page.locator("[data-phase]").waitFor();
  await picture(gaspard.page, "delayed-fr");
  await gaspard.page.getByText(/retard/).first().waitFor();
  await gaspard.page.getByRole("heading", { name: "La table est mise." }).waitFor();
  assert.match(await gaspard.page.locator("[data-soon]").innerText(), /^Vous la verrez dans (59\d|600)\u00a0?.*secondes\.$/);
  const told = gaspard.frames.map((frame) => JSON.parse(frame)).filter(({ viewpoints }) => viewpoints);
  assert.ok(told.every(({ viewpoints }) => viewpoints.every(({ events }) => events.length === 0)));
});

for (const { lang, begun, soon } of [
  { lang: "en", begun: "The game has begun.", soon: /^You will see it in (1?\d|20) seconds?\.$/ },
  { lang: "fr", begun: "La partie est commencée.", soon: /^Vous la verrez dans (1?\d|20) secondes?\.$/ },
])
  test(`who comes to watch in the first seconds of a delay is told when he will see the game, and then does, in ${lang}`, lang === "en" ? {} : inLong, async () => {
    const maude = await house.visitor({ name: "Maude" });
    const gaspard = await house.visitor({ name: "Gaspard", lang });
    // A busy machine takes some of these seconds until he is there.
    await gaspard.page.goto(gaspard.url);
    await gaspard.page.locator("[data-game]").first().waitFor();
    const table = await openTable(maude.page, maude.url, { game: "rink-ratz", seats: [me, coach], delay: 20 });
    await come(gaspard, (await linksOf(maude, table)).watch);
    await gaspard.page.getByRole("heading", { name: begun }).waitFor();
    assert.match(await gaspard.page.locator("[data-soon]").innerText(), soon);
    assert.equal(await gaspard.page.locator("[data-mute]").count(), 0);
    await gaspard.page.locator('[data-phase="playing"]').waitFor();
  });

for (const { lang, width } of [{ lang: "en", width: 1280 }, { lang: "fr", width: 360 }])
  test(`while a game against a coach goes on others can be asked in to watch it, in ${lang} at ${width} px`, lang === "fr" ? {} : inLong, async () => {
    const maude = await house.visitor({ name: "Maude", lang, width });
    const gaspard = await house.visitor({ name: "Gaspard" });
    const table = await openTable(maude.page, maude.url, { game: "rink-ratz", seats: [me, coach] });
    await maude.page.locator("[data-watch-link] summary").click();
    const link = await maude.page.locator("[data-watch-link] input").inputValue();
    assert.equal(link, (await linksOf(maude, table)).watch);
    assert.deepEqual(await barriers(maude.page), []);
    await come(gaspard, link);
    await gaspard.page.locator('[data-phase="playing"]').waitFor();
    // Whoever came by it can pass it on.
    await gaspard.page.locator("[data-watch-link] summary").click();
    assert.equal(await gaspard.page.locator("[data-watch-link] input").inputValue(), link);
  });

test("sound and motion are switched at the table and remembered", async () => {
  const { page, url } = await house.visitor({ motion: true });
  await page.addInitScript(() => {
    // Every tone of the page is noted.
    window.tones = 0;
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function noted(...at) {
      window.tones += 1;
      return start.apply(this, at);
    };
  });
  await openTable(page, url, { game: "rink-ratz", seats: [me, coach] });
  await page.locator("[data-choice]").first().waitFor();
  await playOn(page, 2);
  assert.equal(await page.evaluate(() => window.tones), 0, "silent until asked");
  await page.locator("[data-switches] summary").click();
  await page.locator("[data-sound]").click();
  await page.locator("button[data-motion]").click();
  await page.locator("html[data-motion=off]").waitFor();
  await playOn(page, 6);
  await page.waitForFunction(() => window.tones > 0);
  await page.reload();
  await page.locator("html[data-motion=off]").waitFor();
  await page.locator("[data-switches] summary").click();
  await page.locator('[data-sound][aria-pressed="true"]').waitFor();
});

test("nobody's console complained but about what was refused", () => house.assertQuiet(/40[013]|422|409/));
