// Every page and state that a visitor comes to.
import { askedFirst, brisk, coach, come, games, linksOf, me, openTable, playOn, resign, sitDown, sitTogether } from "./house.mjs";

/** What a browser notes by itself where the connection was cut on purpose. */
export const cut = /ERR_INTERNET_DISCONNECTED|WebSocket/;

/**
 * What is wrong with a page at first sight: it scrolls sideways, or something on it is not worded in its language. It is looked at in
 * the other language too and left as it was found.
 */
export async function wrongInEither(page, alsoWrong = () => Promise.resolve([])) {
  const wrong = [];
  for (let turned = 0; turned < 2; turned += 1) {
    // Whatever lies over the button.
    const lang = await page.evaluate(async () => {
      const root = document.documentElement;
      const button = document.querySelector("nav button[lang]");
      const next = button.lang;
      button.click();
      while (root.lang !== next) await new Promise((done) => setTimeout(done, 5));
      return next;
    });
    const seen = await page.evaluate(() => {
      const { scrollWidth } = document.documentElement;
      const told = [document.body.innerText, ...[...document.querySelectorAll("[aria-label], [title]")].map((node) => `${node.ariaLabel} ${node.title}`)];
      const untold = told.map((text) => /\[[a-z]+\.[a-z0-9_.-]+\]|\{[a-z0-9_]+[:}]/.exec(text)?.[0]).filter(Boolean);
      return [...(scrollWidth > innerWidth ? [`${scrollWidth} px wide`] : []), ...untold.map((text) => `untold text ${text}`)];
    });
    wrong.push(...[...seen, ...(await alsoWrong(page))].map((each) => `in ${lang}: ${each}`));
  }
  return wrong;
}

/**
 * Goes through every page and state, and calls `see` with its name, its page, and what of it is new if the rest was seen before. A
 * guest with a browser of his own comes along, for what is seen by two.
 */
export async function tour(who, guest, see) {
  const { page, url } = who;
  const look = (place, seen = page, part = null) => see(place, seen, part);
  await page.goto(`${url}/#/nowhere`);
  await page.locator("[data-nowhere]").waitFor();
  await look("an address that leads nowhere");
  await page.goto(url);
  await page.locator("[data-game]").first().waitFor();
  await look("lobby");
  await page.locator('[data-game="rink-ratz"]').click();
  await page.locator("[data-set]").click();
  await page.locator("[data-lay]").waitFor();
  await look("setting the table", page, "dialog");
  await page.keyboard.press("Escape");
  await look("a game's box");
  await page.locator("[data-friend]").click();
  await page.locator("[data-code]").waitFor();
  await look("waiting for a friend");
  await page.goto(`${url}/#/join/${await page.locator("[data-code]").getAttribute("data-code")}`);
  await page.locator("form").waitFor();
  await look("joining");
  await sitDown(page, url, "rink-ratz");
  await playOn(page, 6);
  await page.locator("[data-choice]").first().waitFor();
  await page.locator("[data-hint]").click();
  await page.locator("[data-hinted]").waitFor();
  await look("a match");
  await watch(who, guest, "rink-ratz", look);
  await page.locator("[data-why]").click();
  await page.locator("dialog h3").waitFor();
  await look("the rule behind it", page, "dialog");
  await page.keyboard.press("Escape");
  await page.locator("#tab-chat").click();
  await look("talk", page, "#tab-panel");
  await resign(page);
  await page.locator("#tab-sheet").click();
  await page.locator("[data-verify]").click();
  await page.locator('[data-proved="true"]').waitFor();
  await look("the end, and its proof");
  await page.locator("[data-open-replay]").click();
  await page.locator("[data-replay]").waitFor();
  await look("a replay");
  await together(who, guest, look);
  for (const game of games.slice(1)) {
    await sitDown(page, url, game);
    await playOn(page, 10, brisk);
    await page.locator("[data-choice], [data-finished]").first().waitFor({ timeout: 90_000 }); // on a busy machine coaches take their time
    await look(`a board of ${game}`);
    await watch(who, guest, game, look);
    if (game === "pairadice") await emptyNet(page, look);
    await page.locator("#tab-sheet").click();
    await look(`the sheet of ${game}`, page, "#tab-panel");
  }
  for (const game of ["pairadice", "double-echec"]) await realDice(who, game, look);
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

// The guest sees the same table as a spectator.
async function watch({ page, url }, guest, game, look) {
  const table = await page.locator("[data-table]").getAttribute("data-table");
  await come(guest, (await linksOf({ page, url }, table)).watch);
  await guest.page.locator(".watching").waitFor();
  await look(`a spectator's board of ${game}`, guest.page);
}

// Two people with a clock between them: one would like to take a move back, one loses the connection. Then they share a device.
async function together(who, guest, look) {
  const { page, context, url } = who;
  await sitTogether(who, guest, "rink-ratz", { clock: { kind: "bank", seconds: 600, at_zero: "coach" } });
  const [first, second] = await askedFirst(who, guest);
  await first.page.locator(".clock").first().waitFor();
  await first.page.locator("[data-choice]").first().click();
  await first.page.locator("[data-undo]:not([aria-disabled=true])").click();
  await second.page.locator("[data-undo-agree]").waitFor();
  await look("a table with a clock, a move to be taken back", second.page);
  await first.page.locator("[data-undo-asked]").waitFor();
  await look("a move that one would like to take back", first.page);
  await context.setOffline(true);
  await page.locator(".tape").waitFor();
  await look("a lost connection");
  await context.setOffline(false);
  await page.locator(".tape").waitFor({ state: "detached" });
  await page.goto(`${url}/#/game/rink-ratz`);
  await page.locator("[data-here]").click();
  await page.locator("[data-hand-over]").waitFor();
  await look("a device that is handed over");
  await page.locator("[data-hand-over] button").click();
  await page.locator("[data-choice]").first().waitFor();
  await look("a shared device");
}

// Dice on the kitchen table: what came up is told to the page.
async function realDice({ page, url }, game, look) {
  await openTable(page, url, { game, seats: [me, coach], dice: "real" });
  const thrown = page.locator(".real, [data-thrown]").first();
  for (let asked = 0; asked < 60; asked += 1) {
    await page.locator("[data-choice], .real, [data-thrown]").first().waitFor();
    if ((await thrown.count()) > 0) break;
    await playOn(page, 1, brisk);
  }
  await look(`real dice of ${game}`);
}

// A net without a goalie: what lies on the ice then is seen at no other time.
async function emptyNet(page, look) {
  const pull = page.locator('[data-choice^="pull"]').first();
  for (let asked = 0; asked < 40 && (await pull.count()) === 0; asked += 1) {
    await playOn(page, 1, brisk);
    await page.locator("[data-choice], [data-finished]").first().waitFor();
  }
  if ((await pull.count()) === 0) throw new Error("nobody may pull his goalie");
  await pull.click();
  const back = page.locator('[data-choice="goalie-in"]');
  for (let asked = 0; asked < 20 && (await back.count()) === 0; asked += 1) {
    await playOn(page, 1, ["go", "play-on"]);
    await page.locator("[data-choice], [data-finished]").first().waitFor();
  }
  await look("an empty net of pairadice");
}
