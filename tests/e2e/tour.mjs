// Every page and state that a visitor comes to.
import { games, playOn, sitDown } from "./house.mjs";

/** Goes through every page and state, and calls `look` at each. */
export async function tour(who, look) {
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
  for (const game of games.slice(1)) {
    await sitDown(page, url, game);
    await playOn(page, 10, ["assistant", "go", "play-on", "ready", "stop"]);
    await page.locator("[data-choice], [data-finished]").first().waitFor({ timeout: 90_000 }); // on a busy machine coaches take their time
    await look(`a board of ${game}`);
    if (game === "pairadice") await emptyNet(page, look);
    await page.locator("#tab-sheet").click();
    await look(`the sheet of ${game}`);
  }
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

// A net without a goalie: what lies on the ice then is seen at no other time.
async function emptyNet(page, look) {
  const pull = page.locator('[data-choice^="pull"]').first();
  for (let asked = 0; asked < 40 && (await pull.count()) === 0; asked += 1) {
    await playOn(page, 1, ["assistant", "go", "play-on", "ready", "stop"]);
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
