import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { barriers } from "../../web/tools/axe.mjs";
import { askedFirst, coach, come, games, goesOn, inLong, invite, me, n, openHouse, openTable, playOn, resign, sitDown, twoPictures } from "./house.mjs";

let house;
before(async () => (house = await openHouse()));
after(() => house.close());

/** What is wider than its window, or sticks out of the dialog, form or panel that it is in. */
const outside = (page) =>
  page.evaluate(() => {
    const wrong = document.documentElement.scrollWidth > innerWidth ? [`the page is ${document.documentElement.scrollWidth} px wide`] : [];
    for (const node of document.querySelectorAll(":is(.panel, fieldset, dialog, .seats, .scoreboard) :is(p, h2, label, b, span, small, select, input, button, a)")) {
      const { right, width } = node.getBoundingClientRect();
      const place = node.closest(".panel, fieldset, dialog, .seats, .scoreboard").getBoundingClientRect();
      // What is there for screen readers alone has one pixel.
      if (width > 1 && right > place.right + 1) wrong.push(`${Math.round(right - place.right)} px too far: ${node.outerHTML.slice(0, 110)}`);
    }
    return wrong;
  });

for (const { lang, dark, words } of [
  { lang: "en", dark: false, words: ["Out of play · Benchboss", /^● Your turn: Rink Ratz · Benchboss$/, "Rules of Powerplay · Benchboss"] },
  { lang: "fr", dark: true, words: ["Hors jeu · Benchboss", /^● À vous\u00a0: Rink Ratz · Benchboss$/, "Règlements\u00a0: Powerplay · Benchboss"] },
])
  test(`an address that leads nowhere says so and leads back; the browser's tab names the page and the turn, in ${lang}`, async () => {
    const { page, url } = await house.visitor({ lang, dark });
    await page.goto(url);
    for (const wrong of ["#/nowhere", "#/game/curling", "#/rules/curling", "#/table/first", "#/%"]) {
      await page.goto(`${url}/${wrong}`);
      await page.locator("[data-nowhere]").waitFor();
      assert.equal(await page.title(), words[0], wrong);
    }
    assert.deepEqual(await barriers(page), []);
    await page.locator("[data-nowhere] a").click();
    await page.locator("[data-game]").first().waitFor();
    assert.equal(await page.title(), "Benchboss");
    await page.goto(`${url}/#/rules/powerplay`);
    await page.locator("#PP-1").waitFor();
    assert.equal(await page.title(), words[2]);
    await page.goto(`${url}/#/rules/powerplay/PP-999`);
    await page.locator(".book [role=alert]").waitFor();
    await sitDown(page, url, "rink-ratz");
    await page.locator("[data-choice]").first().waitFor();
    assert.match(await page.title(), words[1]);
  });

test("a code that leads nowhere is told before anybody is asked his name", async () => {
  const { page, url } = await house.visitor();
  for (const code of ["ZZ", "a code with far too many letters"]) {
    await page.goto(`${url}/#/join/${encodeURIComponent(code)}`);
    await page.locator("[data-no-table]").getByText("No table has this code.").waitFor();
    assert.equal(await page.getByLabel("What shall we call you?").count(), 0);
  }
  await page.locator(".other input").waitFor();
});

test("a table that does not exist is told, and leads back to the lobby", async () => {
  const { page, url } = await house.visitor();
  await page.goto(`${url}/#/table/99999`);
  await page.locator(".closed a.primary").click();
  await page.locator("[data-game]").first().waitFor();
});

test("back, forward and a new load in the middle of a game: nothing is lost, and it stands first in the lobby", async () => {
  const { page, url } = await house.visitor();
  await sitDown(page, url, "rink-ratz");
  await playOn(page, 4);
  await page.locator("[data-choice]").first().waitFor();
  const [at, address] = [await n(page), page.url()];
  const choices = await page.locator("[data-choice]").allInnerTexts();
  await page.reload();
  await page.locator("[data-choice]").first().waitFor();
  assert.equal(await n(page), at);
  assert.deepEqual(await page.locator("[data-choice]").allInnerTexts(), choices);
  await page.goBack();
  await page.locator("[data-play]").waitFor();
  await page.goBack();
  // What is asked of me comes before the boxes.
  await page.locator(".running .turn").waitFor();
  assert.match(await page.locator(".running a").first().innerText(), /Rink Ratz.*against Margot/s);
  await page.goForward();
  await page.goForward();
  await page.locator("[data-choice]").first().waitFor();
  assert.equal(page.url(), address);
  assert.equal(await n(page), at);
});

test("who looks something up in the rules and comes back plays on: no press is lost", async () => {
  const { page, url } = await house.visitor();
  await sitDown(page, url, "rink-ratz");
  await playOn(page, 4);
  await page.locator("[data-choice]").first().waitFor();
  await page.evaluate(() => (location.hash = "#/rules/rink-ratz"));
  await page.locator("input[type=search]").waitFor();
  await page.goBack();
  await page.locator("[data-choice]").first().waitFor();
  const last = await n(page);
  await page.locator("[data-choice]").first().click();
  await goesOn(page, last);
});

test("keys go on at the page that was opened", async () => {
  const { page, url } = await house.visitor();
  await page.goto(url);
  await page.locator('[data-game="rink-ratz"]').focus();
  await page.keyboard.press("Enter");
  await page.locator("[data-play]").waitFor();
  await page.waitForFunction(() => document.activeElement?.id === "main");
  await page.keyboard.press("Tab");
  assert.ok(await page.evaluate(() => document.activeElement.matches("[data-play]")));
  await page.keyboard.press("Enter");
  await page.locator("[data-choice]").first().waitFor();
  // The tabs beside the board: one of them by Tab, the others by arrows.
  await page.locator("#tab-log").focus();
  await page.keyboard.press("ArrowRight");
  await page.locator('#tab-chat[aria-selected="true"]').waitFor();
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  await page.locator('#tab-sheet[aria-selected="true"]').waitFor();
  assert.equal(await page.evaluate(() => document.activeElement.id), "tab-sheet");
});

test("a screen reader hears what happened, and then what is asked", async () => {
  const { page, url } = await house.visitor();
  await sitDown(page, url, "rink-ratz");
  await playOn(page, 2);
  await page.locator("[data-choice]").first().waitFor();
  const asked = await page.locator(".choices h2").innerText();
  const spoken = await page.locator("[aria-live=polite].unseen p").allTextContents();
  assert.equal(spoken.at(-1), asked);
  assert.ok(spoken.length > 1, JSON.stringify(spoken));
});

test("two tabs on one seat: what is played in one is seen in the other, and either goes on", async () => {
  const { page, context, url } = await house.visitor();
  await sitDown(page, url, "rink-ratz");
  await page.locator("[data-choice]").first().waitFor();
  const other = await context.newPage();
  await other.goto(page.url());
  await other.locator("[data-choice]").first().waitFor();
  for (const [here, there] of [[page, other], [other, page]]) {
    const last = await n(there);
    await here.locator("[data-choice]").first().click();
    await goesOn(there, last);
    await there.locator("[data-choice]").first().waitFor();
    await here.waitForFunction((seen) => Number(document.querySelector("[data-n]").dataset.n) >= seen, await n(there));
  }
});

const long = ["Wwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwww", "Marie-Claude-Antoinette de la Chevalerie"];

for (const { lang, width, dark } of [{ lang: "en", width: 1366, dark: false }, { lang: "fr", width: 360, dark: true }, { lang: "fr", width: 320, dark: false }])
  test(`names of forty letters and ten coaches stay in their places, in ${lang} at ${width} px`, width === 360 ? inLong : {}, async () => {
    const { page, url } = await house.visitor({ lang, width, dark, name: long[0] });
    const coaches = Array.from({ length: 9 }, (_, i) => ({ ...coach, name: long[i % 2].slice(0, 39) + (i % 2 === 0 ? i : "") }));
    await openTable(page, url, { game: "powerplay", options: { seats: "10" }, seats: [me, ...coaches] });
    await page.locator("[data-choice], .awaited").first().waitFor();
    assert.deepEqual(await outside(page), []);
    await openTable(page, url, { game: "double-echec", seats: [me, coaches[0]] });
    await page.locator("[data-choice], .awaited").first().waitFor();
    assert.deepEqual(await outside(page), [], "clubs");
    const { seat } = await invite({ page, url }, "rink-ratz");
    assert.deepEqual(await outside(page), [], "waiting");
    const friend = await house.visitor({ lang, width, dark, name: long[1] });
    await come(friend, seat);
    const [first, second] = (await askedFirst({ page }, friend)).map((who) => who.page);
    await first.locator("[data-choice]").first().click();
    await first.locator("[data-undo]:not([aria-disabled=true])").click();
    await second.locator("[data-undo-agree]").waitFor();
    for (const each of [first, second]) {
      assert.deepEqual(await outside(each), [], "a move to be taken back");
      assert.deepEqual(await barriers(each), []);
    }
  });

for (const { lang, width } of [{ lang: "fr", width: 360 }, { lang: "en", width: 320 }])
  test(`the dialog of a new table holds all that is in it, for each game, in ${lang} at ${width} px`, async () => {
    const { page, url } = await house.visitor({ lang, width });
    for (const game of games) {
      await page.goto(`${url}/#/game/${game}`);
      await page.locator("[data-set]").click();
      await page.locator("[data-lay]").waitFor();
      assert.deepEqual(await outside(page), [], game);
      // Nothing is named by its id.
      assert.doesNotMatch(await page.locator("dialog").innerText(), /^\s*[a-z]+(_[a-z]+)*\s*$/m, game);
      await page.keyboard.press("Escape");
      await page.locator("dialog").waitFor({ state: "detached" });
    }
  });

test("every page can be read at four times its size: nothing is wider than 320 px", async () => {
  const { page, url } = await house.visitor({ lang: "fr", width: 320 });
  await page.goto(url);
  for (const [place, seen] of [["#/", "[data-game]"], ["#/game/powerplay", "[data-play]"], ["#/me", "form"], ["#/join/ABCDEFGH", "form"], ["#/rules/double-echec", "#DE-1"], ["#/glossary", "table"]]) {
    await page.goto(`${url}/${place}`);
    await page.locator(seen).first().waitFor();
    assert.deepEqual(await outside(page), [], place);
  }
});

test("settings: the language, the light, sound, motion and keys are chosen and remembered", async () => {
  const { page, url } = await house.visitor({ motion: true });
  await page.goto(`${url}/#/me`);
  await page.getByRole("button", { name: "Evening" }).click();
  await page.locator("html[data-theme=dark]").waitFor();
  await page.getByLabel(/Motion:/).uncheck();
  await page.locator("html[data-motion=off]").waitFor();
  await page.getByLabel(/Number keys:/).uncheck();
  await page.locator("main").getByRole("button", { name: "Français" }).click();
  await page.locator("html[lang=fr]").waitFor();
  assert.deepEqual(await barriers(page), []);
  await page.reload();
  await page.locator("html[lang=fr][data-theme=dark][data-motion=off]").waitFor();
  await page.getByLabel(/Touches 1/).waitFor();
  assert.equal(await page.getByLabel(/Touches 1/).isChecked(), false);
  await sitDown(page, url, "rink-ratz");
  await page.locator("[data-choice]").first().waitFor();
  const last = await n(page);
  await page.keyboard.press("1");
  assert.equal(await page.locator("[data-choice][aria-keyshortcuts]").count(), 0);
  assert.equal(await n(page), last);
});

test("where the system asks for calm the switch for motion is off, and whoever turns it on sees things move", async () => {
  const { page, url } = await house.visitor({ motion: false });
  await sitDown(page, url, "rink-ratz");
  await page.locator("html[data-motion=off]").waitFor();
  await page.locator("[data-switches] summary").click();
  await page.locator('button[data-motion][aria-pressed="false"]').click();
  await page.locator('button[data-motion][aria-pressed="true"]').waitFor();
  await page.locator("html[data-motion=on]").waitFor();
  await page.reload();
  await page.locator("html[data-motion=on]").waitFor();
});

for (const { lang, works, said } of [
  { lang: "en", works: true, said: "Copied" },
  { lang: "fr", works: true, said: "Copié" },
  { lang: "en", works: false, said: "Selected: press Ctrl+C" },
  { lang: "fr", works: false, said: "Sélectionné\u00a0: faites Ctrl+C" },
])
  test(`without a clipboard a link is ${works ? "copied the older way" : "selected"}, and that is said, in ${lang}`, works === (lang === "en") ? {} : inLong, async () => {
    const { page, context, url } = await house.visitor({ lang });
    await context.addInitScript((can) => {
      // As on a page without TLS from another machine.
      Object.defineProperty(navigator, "clipboard", { value: undefined });
      if (!can) document.execCommand = () => false;
      else document.addEventListener("copy", () => (window.copied = String(document.activeElement.value)));
    }, works);
    await invite({ page, url }, "rink-ratz");
    await page.locator(".copy button").first().click();
    await page.locator(".copy [role=status]").first().getByText(said).waitFor();
    const link = await page.locator(".copy input").first().inputValue();
    if (works) assert.equal(await page.evaluate(() => window.copied), link);
    else assert.equal(await page.evaluate(() => getSelection().toString()), link);
  });

test("a part of the page that does not come is told, and a new load brings it", async () => {
  const { page, url, told: complained } = await house.visitor();
  await sitDown(page, url, "rink-ratz");
  await page.locator("[data-choice]").first().waitFor();
  const chat = /assets\/Chat[^/]*\.js/;
  await page.route(chat, (route) => route.abort());
  await page.locator("#tab-chat").click();
  const told = page.locator(".parted");
  await told.waitFor();
  await page.unroute(chat);
  await told.getByRole("button").click();
  await page.locator("[data-choice]").first().waitFor();
  assert.equal(await told.count(), 0);
  await page.locator("#tab-chat").click();
  await page.locator("#tab-panel input").waitFor();
  // Its console told of nothing but the part that was held back.
  assert.deepEqual(complained.filter((each) => !/Chat|^error: $/.test(each)), []);
  complained.length = 0;
});

test("a sheet with entries lies under the board and is come to; one without stays in its panel", async () => {
  const { page, url } = await house.visitor();
  await sitDown(page, url, "powerplay");
  await page.locator("#tab-sheet").click();
  await page.waitForFunction(() => {
    const { top, height } = document.querySelector(".main #tab-panel .paper, .main #tab-panel > *")?.getBoundingClientRect() ?? { top: 1e9, height: 0 };
    return height > 40 && top >= 0 && top + 40 < innerHeight;
  });
  await sitDown(page, url, "rink-ratz");
  await page.locator("#tab-sheet").click();
  await page.locator(".side #tab-panel p").waitFor();
});

test("when somebody resigned that is said last, and nobody is to play any more", async () => {
  const { page, url } = await house.visitor();
  await sitDown(page, url, "rink-ratz");
  await playOn(page, 2);
  await resign(page);
  assert.equal(await page.locator(".happened .sentence").innerText(), "Maude resigns.");
  assert.equal(await page.locator(".scoreboard .lit").count(), 0);
  await page.locator("[data-open-replay]").click();
  await page.locator("[data-replay]").waitFor();
  assert.equal(await page.locator(".happened .sentence").innerText(), "Maude resigns.");
  await page.keyboard.press("ArrowLeft");
  await page.locator(".happened [data-last-event]").waitFor();
});

test("who gives up while somebody moves is asked again: he has not seen that game", async () => {
  const { page, url } = await house.visitor();
  // News that are on their way for a while.
  let held = null;
  await page.routeWebSocket(/\/live$/, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((message) => {
      if (held !== null && JSON.parse(message).type === "news") held.push(() => socket.send(message));
      else socket.send(message);
    });
  });
  await sitDown(page, url, "rink-ratz");
  await page.locator("[data-choice]").first().waitFor();
  held = [];
  await playOn(page, 1);
  await page.locator("[data-resign]").click();
  await page.locator("[data-resign-really]").click();
  await page.locator("dialog[open]").getByText("The game has just gone on. Do you still resign?").waitFor();
  assert.equal(await page.locator("[data-finished]").count(), 0);
  for (const tell of held) tell();
  held = null;
  await page.locator("[data-resign-really]").click();
  await page.locator("[data-finished]").waitFor();
});

test("a resignation on its way over a lost line says so, and is not called back by closing the dialog", async () => {
  const { page, url } = await house.visitor();
  let held = false;
  await page.routeWebSocket(/\/live$/, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((message) => {
      if (JSON.parse(message).type !== "resign") server.send(message);
      else held = () => server.send(message);
    });
  });
  await sitDown(page, url, "rink-ratz");
  await page.locator("[data-resign]").click();
  await page.locator("[data-resign-really]").click();
  await page.locator("[data-sent]").waitFor();
  assert.equal(await page.locator("[data-resign-really]").count(), 0);
  assert.equal(await page.getByRole("button", { name: "No, I play on" }).count(), 0);
  held();
  await page.locator("[data-finished]").waitFor();
  assert.equal(await page.locator("dialog[open]").count(), 0);
});

test("who thinks better of it has the focus where it was", async () => {
  const { page, url } = await house.visitor();
  await sitDown(page, url, "rink-ratz");
  await page.locator("[data-resign]").focus();
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "No, I play on" }).click();
  await page.waitForFunction(() => document.activeElement?.matches("[data-resign]"));
});

test("the play-by-play shows all of it, or goals, or penalties", async () => {
  const { page, url } = await house.visitor();
  await sitDown(page, url, "rink-ratz");
  const lines = page.locator("#tab-panel ol > li:not(.none)");
  const goals = page.locator("#tab-panel ol > li.goal, #tab-panel ol > li.win");
  for (let i = 0; i < 60 && (await goals.count()) === 0; i += 1) await playOn(page, 2);
  const all = await lines.count();
  await page.getByRole("button", { name: "Goals", exact: true }).click();
  const scored = await goals.count();
  assert.ok(scored > 0 && scored < all);
  assert.equal(await lines.count(), scored);
  await page.getByRole("button", { name: "Penalties", exact: true }).click();
  assert.equal(await lines.count(), await page.locator("#tab-panel ol > li.penalty").count());
  await page.getByRole("button", { name: "All", exact: true }).click();
  assert.ok((await lines.count()) >= all);
});

test("what is asked grows and shrinks below hint, take back and resign: nobody who aims at them hits a move", async () => {
  const { page, url } = await house.visitor();
  await sitDown(page, url, "rink-ratz");
  const resignAt = async () => (await page.locator("[data-resign]").boundingBox()).y;
  const before = await resignAt();
  const lengths = new Set();
  for (let i = 0; i < 8; ++i) {
    lengths.add(await page.locator("[data-choice]").count());
    assert.equal(await resignAt(), before);
    await playOn(page, 1);
  }
  assert.ok(lengths.size > 1, "the list was always of one length");
});

test("a replay plays by itself, is held, and goes on from there", async () => {
  const { page, url } = await house.visitor();
  await page.clock.install();
  await openTable(page, url, { game: "rink-ratz", seats: [me, coach] });
  await playOn(page, 6);
  await resign(page);
  await page.locator("[data-open-replay]").click();
  const replay = page.locator("[data-replay]");
  await page.getByRole("button", { name: "To the start" }).click();
  await page.locator('[data-replay="0"]').waitFor();
  await page.locator("[data-run]").click();
  await page.waitForFunction(() => Number(document.querySelector("[data-replay]").dataset.replay) > 0);
  await page.getByRole("button", { name: "Pause" }).click();
  const held = await replay.getAttribute("data-replay");
  // Longer than the pause between two steps, by the clock of the page.
  await page.clock.runFor(10_000);
  await twoPictures(page);
  assert.equal(await replay.getAttribute("data-replay"), held);
  await page.getByRole("button", { name: "To the end" }).click();
  await page.locator("[data-run]").click();
  // At the end there is nothing more to play: it begins again.
  await page.waitForFunction(() => Number(document.querySelector("[data-replay]").dataset.replay) < 3);
});

test("who played again can go back to the game that is over, and from there to the next", async () => {
  const { page, url } = await house.visitor();
  await sitDown(page, url, "rink-ratz");
  const table = await page.locator("[data-table]").getAttribute("data-table");
  await resign(page);
  await page.locator("[data-rematch]").click();
  await page.locator('[data-phase="playing"]').waitFor();
  const next = page.url();
  await page.goBack();
  await page.locator("[data-rematch-table]").waitFor();
  await page.locator("[data-open-replay]").click();
  await page.locator(`[data-table="${table}"] [data-replay]`).waitFor();
  await page.getByRole("button", { name: "Close" }).click();
  await page.locator("[data-rematch-table]").click();
  await page.locator('[data-phase="playing"]').waitFor();
  assert.equal(page.url(), next);
});

test("recent results tell the score", async () => {
  const { page, url } = await house.visitor();
  await sitDown(page, url, "rink-ratz");
  await resign(page);
  const points = await page.locator("[data-table]").getAttribute("data-table").then((table) => page.evaluate((id) => fetch(`/api/tables/${id}`).then((answer) => answer.json()), table)).then(({ state }) => state.result.points);
  await page.goto(`${url}/#/`);
  await page.getByRole("region", { name: "Recent results" }).getByText("Maude resigned: the win goes to Margot.").waitFor();
  assert.equal(await page.locator("[data-score]").innerText(), `${points[1]}–${points[0]}`);
});

test("who logs out in one tab is nobody in the other either, and plays there as a guest; both speak one language", async () => {
  const { page, context, url } = await house.visitor({ name: "" });
  await page.goto(`${url}/#/me`);
  await page.locator("[data-account]").fill("Hortense");
  await page.locator("[data-password]").fill("a long password");
  await page.locator("[data-make]").click();
  await page.locator("[data-logout]").waitFor();
  const other = await context.newPage();
  await other.goto(`${url}/#/game/rink-ratz`);
  const named = (name) => other.locator("nav .me").getByText(name, { exact: true });
  await named("Hortense").waitFor();
  await page.locator("nav button[lang=fr]").click();
  await other.locator("html[lang=fr]").waitFor();
  await page.locator("nav button[lang=en]").click();
  await other.locator("html[lang=en]").waitFor();
  await page.locator("[data-logout]").click();
  await named("Hortense").waitFor({ state: "detached" });
  await other.locator("[data-play]").click();
  await other.locator('[data-phase="playing"]').waitFor();
  await named("Guest").waitFor();
  await page.locator("nav .me").getByText("Guest", { exact: true }).waitFor();
});

test("whose session is over plays on as a guest of his name", async () => {
  const { page, context, url } = await house.visitor({ name: "Maude" });
  await sitDown(page, url, "rink-ratz");
  await page.goto(`${url}/#/game/powerplay`);
  await context.clearCookies();
  await page.locator("[data-play]").click();
  await page.locator('[data-phase="playing"]').waitFor();
  await page.locator("nav .me").getByText("Maude", { exact: true }).waitFor();
});

// A browser notes by itself that nobody was known yet, and that a table was not found.
test("nobody's console complained but about what is not there", () => house.assertQuiet(/40[14]/));
