// What people say to each other, ask of each other and are told at a table, wherever on the page they are.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { barriers } from "../../web/tools/axe.mjs";
import { askedFirst, come, inLong, invite, openHouse, picture, playOn, resign, sitTogether, twoPictures } from "./house.mjs";

let house;
before(async () => (house = await openHouse()));
after(() => house.close());

async function says({ page }, text) {
  await page.locator("[data-say] input").fill(text);
  await page.keyboard.press("Enter");
  await page.locator("ul.lines").getByText(text).waitFor();
}

const heard = ({ page }) => page.locator("[aria-live=polite].unseen p").allTextContents();

/** Whether all of it is within the window, and nothing lies over it. */
const inSight = (locator) =>
  locator.evaluate((node) => {
    const { left, top, bottom, width, height } = node.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight && node.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });

for (const { lang, name } of [{ lang: "en", name: "Chat, 2 new" }, { lang: "fr", name: "Clavardage, 2 nouveaux messages" }])
  test(`on a phone what is said far below is told at the edge, on the tab and aloud, until it is read; in ${lang}`, lang === "fr" ? {} : inLong, async () => {
    const maude = await house.visitor({ name: "Maude", lang, width: 360 });
    const leo = await house.visitor({ name: "Léo" });
    await sitTogether(maude, leo);
    const { page } = maude;
    const boardTop = () => page.locator(".board").first().evaluate((node) => node.getBoundingClientRect().top);
    const still = await boardTop();
    await leo.page.locator("#tab-chat").click();
    await says(leo, "Salut!");
    await says(leo, "Bonne partie!");

    const said = page.locator("[data-said]");
    await said.getByText(/Bonne partie!$/).waitFor();
    await page.getByRole("tab", { name, exact: true }).waitFor({ state: "attached" });
    assert.equal(await boardTop(), still, "the board was moved");
    assert.ok((await heard(maude)).some((words) => /^Léo\u00a0?: Bonne partie!$/.test(words)), "nothing was heard");
    assert.deepEqual(await barriers(page), []);
    await picture(page, `said-${lang}`);

    await page.locator("[data-said-close]").click();
    await said.waitFor({ state: "detached" });
    assert.equal(await page.locator("[data-unread]").innerText(), "2", "put aside is not read");
    await says(leo, "Prête?");
    await said.getByText(/Prête\?$/).waitFor();
    await page.locator("[data-said-read]").click();
    await page.locator("[data-unread]").waitFor({ state: "detached" });
    await said.waitFor({ state: "detached" });
    assert.ok(await inSight(page.locator("ul.lines li").last()), "it does not lead to the chat");
    await says(leo, "Vu!");
    await page.locator("ul.lines").getByText("Vu!").waitFor();
    assert.equal(await page.locator("[data-unread], [data-said]").count(), 0, "what is read is told as new");
  });

test("the newest line of the chat is in sight, unless one reads further up; one's own always is", async () => {
  const maude = await house.visitor({ name: "Maude" });
  const leo = await house.visitor({ name: "Léo" });
  await sitTogether(maude, leo);
  for (const { page } of [maude, leo]) await page.locator("#tab-chat").click();
  // A long list of choices may have pushed the chat out of the window.
  await maude.page.locator("[data-say] input").scrollIntoViewIfNeeded();
  for (let i = 1; i <= 14; i += 1) await says(leo, `line ${i} of many`);
  const list = maude.page.locator("ul.lines");
  await list.getByText("line 14 of many").waitFor();
  const away = () => list.evaluate((node) => node.scrollHeight - node.clientHeight - node.scrollTop);
  assert.ok((await list.evaluate((node) => node.scrollHeight - node.clientHeight)) > 40, "there is nothing to scroll");
  assert.ok((await away()) < 2, "the newest line is out of sight");
  await list.evaluate((node) => node.scrollTo(0, 0));
  // A browser tells of it with its next picture, whenever a busy machine draws one.
  await twoPictures(maude.page);
  await says(leo, "while you read");
  await maude.page.locator('[data-unread="1"]').waitFor();
  assert.equal(await list.evaluate((node) => node.scrollTop), 0, "taken away from what one reads");
  await says(maude, "my own words");
  await maude.page.locator("[data-unread]").waitFor({ state: "detached" });
  assert.ok((await away()) < 2, "one's own line is out of sight");
  // Another tab of the panel: the number is on the chat's.
  await maude.page.locator("#tab-log").click();
  await says(leo, "and now?");
  await maude.page.locator('#tab-chat [data-unread="1"]').waitFor();
  await maude.page.locator("#tab-chat").click();
  await maude.page.locator("[data-unread]").waitFor({ state: "detached" });
});

for (const { lang, words } of [{ lang: "en", words: "Only those who play can write here." }, { lang: "fr", words: "Seules les personnes qui jouent peuvent écrire ici." }])
  test(`who watches is told that he cannot write, and can mute those who spoke, in ${lang}`, lang === "en" ? {} : inLong, async () => {
    const maude = await house.visitor({ name: "Maude" });
    const leo = await house.visitor({ name: "Léo" });
    const gaspard = await house.visitor({ name: "Gaspard", lang });
    const { seat, watch } = await invite(maude, "rink-ratz");
    await come(leo, seat);
    await come(gaspard, watch);
    await gaspard.page.locator("#tab-chat").click();
    await gaspard.page.getByText(words).waitFor();
    assert.equal(await gaspard.page.locator("[data-mute], [data-say]").count(), 0);
    await maude.page.locator("#tab-chat").click();
    await says(maude, "Bonsoir");
    await gaspard.page.locator('[data-mute="1"]').waitFor();
    assert.equal(await gaspard.page.locator("[data-mute]").count(), 1);
  });

test("on a phone a request to take a move back is in sight wherever one is on the board, and only once", async () => {
  const maude = await house.visitor({ name: "Maude", lang: "fr", width: 360 });
  const leo = await house.visitor({ name: "Léo", width: 360 });
  await sitTogether(maude, leo);
  const [first, { page }] = await askedFirst(maude, leo);
  await first.page.locator("[data-choice]").first().click();
  await first.page.locator("[data-undo]:not([aria-disabled=true])").click();
  const agree = page.locator("[data-undo-agree]");
  await agree.waitFor();
  for (const top of [0, 150, 300]) {
    await page.evaluate((y) => scrollTo(0, y), top);
    assert.ok(await inSight(agree), `out of sight at ${top} px`);
  }
  assert.equal(await page.locator("[data-undo-asked]").count(), 1);
  const glowing = await page.locator(".panel.asked").evaluateAll((nodes) => nodes.filter((node) => getComputedStyle(node).boxShadow.endsWith("0px 0px 0px 2px")).map((node) => node.dataset.undoAsked));
  assert.deepEqual(glowing, [""], "only the request glows");
  const words = await page.locator("[data-undo-asked] p").innerText();
  assert.notEqual(await page.locator(".asks").innerText(), words, "the same is said twice");
  assert.equal(await page.locator("[aria-live] p").filter({ hasText: words }).count(), 1, "it is said aloud");
  assert.deepEqual(await barriers(page), []);
  await agree.click();
  await first.page.locator("[data-choice]").first().waitFor();
});

test("beside the board neither a request to take a move back nor a refusal moves a choice under the pointer", async () => {
  const maude = await house.visitor({ name: "Maude" });
  const leo = await house.visitor({ name: "Léo" });
  let wrong = false;
  for (const { page } of [maude, leo])
    await page.routeWebSocket(/\/live$/, (socket) => {
      const server = socket.connectToServer();
      socket.onMessage((message) => {
        const command = JSON.parse(message);
        if (wrong && command.type === "play") command.move = "pull-goalie";
        server.send(JSON.stringify(command));
      });
    });
  await sitTogether(maude, leo);
  // One has moved, and now the other is asked.
  const [first, other] = await askedFirst(maude, leo);
  for (let next = first; next === first; [next] = await askedFirst(maude, leo)) await playOn(first.page, 1);
  const { page } = other;
  const places = () => page.locator("[data-choice]").evaluateAll((nodes) => nodes.map((node) => node.getBoundingClientRect().top));
  const before = await places();
  await first.page.locator("[data-undo]:not([aria-disabled=true])").click();
  await page.locator("[data-undo-agree]").waitFor();
  assert.deepEqual(await places(), before);
  assert.ok(await inSight(page.locator("[data-undo-agree]")), "the request is out of sight");
  await picture(page, "undo-beside");
  await page.locator("[data-undo-decline]").click();
  await page.locator("[data-undo-asked]").waitFor({ state: "detached" });
  wrong = true;
  await page.locator("[data-choice]").first().click();
  await page.locator("[data-refused]").waitFor();
  await page.locator("[data-choice]").first().waitFor();
  assert.deepEqual(await places(), before);
  assert.ok(await inSight(page.locator("[data-refused]")), "the refusal is out of sight");
});

for (const { lang, width, ends, asks } of [
  { lang: "en", width: 360, ends: /^Léo resigned: the win goes to Maude\.$/, asks: "Léo would like a rematch." },
  { lang: "fr", width: 360, ends: /^Léo a abandonné\u00a0: la victoire va à Maude\.$/, asks: "Léo voudrait une revanche." },
  { lang: "fr", width: 1280, ends: /^Léo a abandonné\u00a0: la victoire va à Maude\.$/, asks: "Léo voudrait une revanche." },
])
  test(`how it ended comes into sight and is heard, and so does who would like a rematch, in ${lang} at ${width} px`, (lang === "en") === (width === 360) ? {} : inLong, async () => {
    const maude = await house.visitor({ name: "Maude", lang, width });
    const leo = await house.visitor({ name: "Léo", width });
    await sitTogether(maude, leo);
    await maude.page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await resign(leo.page);
    for (const { page } of [leo, maude]) {
      await page.locator("[data-finished] h2:focus").waitFor();
      assert.ok(await inSight(page.locator("[data-finished] h2")), "out of sight");
    }
    const told = await heard(maude);
    assert.ok(told.some((words) => ends.test(words)), JSON.stringify(told));
    assert.equal(told.filter((words) => /^(Maude|Léo)\u00a0?: \d+$/.test(words)).length, 2, "the score is not heard");

    assert.equal(await maude.page.locator("[data-rematch-asked]").count(), 0);
    await leo.page.locator("[data-rematch]").click();
    await maude.page.locator("[data-rematch-asked]").getByText(asks).waitFor();
    assert.ok((await heard(maude)).includes(asks));
    await leo.page.locator("[data-rematch-awaits]").getByText("Waiting for Maude").waitFor();
    assert.deepEqual(await barriers(maude.page), []);
    await maude.page.locator("[data-rematch]").click();
    await maude.page.locator('[data-phase="playing"]').waitFor();
  });

test("on a phone codes and seats of a table come before how it is played", async () => {
  const { page, url } = await house.visitor({ lang: "fr", width: 360 });
  await invite({ page, url }, "rink-ratz");
  const top = (what) => page.locator(what).first().evaluate((node) => node.getBoundingClientRect().top);
  await page.locator(".seats").waitFor();
  assert.equal(await page.locator(".seats").count(), 1);
  assert.ok((await top("[data-code]")) < (await top(".minute")));
  assert.ok((await top(".seats")) < (await top(".minute")));
  assert.ok(await inSight(page.locator(".seats")), "the seats are not on the first screen");
});

test("nobody's console complained", () => house.assertQuiet(/40[14]/));
