import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { askedFirst, coach, come, games, goesOn, invite, linksOf, me, n, openHouse, openTable, playUntil, resign, sitTogether } from "./house.mjs";

let house;
before(async () => (house = await openHouse()));
after(() => house.close());

/** A friend is invited by the buttons of the page alone. */
async function inviteByPage(owner, game) {
  await owner.page.goto(owner.url);
  await owner.page.locator(`[data-game="${game}"]`).click();
  await owner.page.locator("[data-friend]").click();
  await owner.page.locator("[data-code]").waitFor();
  const links = await owner.page.locator("input[readonly]").evaluateAll((nodes) => nodes.map((node) => node.value));
  return { seat: links[0], watch: links[1] };
}

/** Plays for the other one until it is up to one alone: both may be asked at once, and an answer may leave the other nothing to choose. */
async function untilUpTo(one, other) {
  const stands = ({ page }) => page.evaluate(() => [document.querySelector("[data-n]").dataset.n, document.querySelector("[data-choice]") !== null]);
  for (;;) {
    await askedFirst(one, other);
    const [[at, isAsked], [here, isMine]] = [await stands(other), await stands(one)];
    if (isAsked) await Promise.all([goesOn(other.page, Number(at)), other.page.evaluate(() => document.querySelector("[data-choice]")?.click())]);
    else if (isMine && at === here) return;
  }
}

// The games in which people hold cards that others do not see.
const dealt = ["rink-ratz", "powerplay", "xtra-innings"];

for (const game of games)
  test(`two browsers against each other at ${game}: a link brings the friend, a lost connection comes back, a spectator sees no hand`, async () => {
    const maude = await house.visitor({ name: "Maude" });
    const leo = await house.visitor({ name: "Léo", lang: "fr" });
    const gaspard = await house.visitor({ name: "Gaspard" });
    const links = game === "rink-ratz" ? await inviteByPage(maude, game) : await invite(maude, game);
    await come(leo, links.seat);
    for (const { page } of [maude, leo]) await page.locator('[data-phase="playing"]').waitFor();
    await come(gaspard, links.watch);
    await gaspard.page.locator('[data-phase="playing"]').waitFor();

    const both = async (more) => {
      const until = (await n(maude.page)) + more;
      await Promise.all([maude, leo].map(({ page }) => playUntil(page, until)));
    };
    await both(8);

    // It is up to Maude alone when Léo walks into the garage; she plays on; Léo comes back and misses nothing.
    await untilUpTo(maude, leo);
    await leo.context.setOffline(true);
    await leo.page.locator(".tape").waitFor();
    const before = await n(maude.page);
    await maude.page.locator("[data-choice]").first().click();
    await goesOn(maude.page, before);
    assert.ok((await n(leo.page)) < (await n(maude.page)), "there was nothing to miss");
    await leo.context.setOffline(false);
    await leo.page.locator(".tape").waitFor({ state: "detached", timeout: 20_000 });
    await leo.page.waitForFunction((seen) => Number(document.querySelector("[data-n]").dataset.n) >= seen, await n(maude.page));
    await both(12);

    const views = (who) => who.frames.map((frame) => JSON.parse(frame)).flatMap(({ viewpoints }) => viewpoints ?? []);
    const events = (who) => new Map(views(who).flatMap((seen) => seen.events).map(({ n, args }) => [n, args]));
    const [hers, his, watched] = [maude, leo, gaspard].map(events);
    assert.deepEqual([...his.keys()].sort((a, b) => a - b), Array.from({ length: his.size }, (_, i) => i + 1), "something was missed");
    const secrets = ({ view }) => ["hand", "aside", "own_pick", "to_discard", "drawn", "chosen", "leaving"].filter((field) => (view?.[field] ?? []).length !== 0);
    if (dealt.includes(game)) for (const who of [maude, leo]) assert.ok(views(who).some((seen) => secrets(seen).length > 0), "a player had no hand");
    assert.ok(views(gaspard).length > 5);
    for (const seen of views(gaspard)) {
      assert.equal(seen.seat, null);
      assert.deepEqual(seen.choices, []);
      assert.deepEqual(secrets(seen), [], "a spectator was shown a hand");
    }
    // What one of the two may not know, he may not know either.
    for (const [n, args] of watched)
      for (const [name, value] of Object.entries(args))
        if (hers.get(n)?.[name] === null || his.get(n)?.[name] === null) assert.equal(value, null, `a spectator was told ${name} of event ${n}`);
    assert.equal(await gaspard.page.locator("[data-choice], .board .hand").count(), 0);
    if (dealt.includes(game)) assert.ok((await Promise.all([maude, leo].map(({ page }) => page.locator(".board .hand").count()))).some((drawn) => drawn > 0), "no hand is drawn to those who have one");

    // What a spectator passes on brings others to the moment too.
    await resign(leo.page);
    await gaspard.page.locator("[data-open-replay]").click();
    const link = gaspard.page.locator("[data-replay] input[readonly]");
    assert.equal((await link.inputValue()).split("/at/")[0], links.watch);
    await gaspard.page.reload();
    await gaspard.page.locator("[data-replay]").waitFor();
    assert.equal(await link.count(), 0, "a link that nobody else could follow");
  });

test("whoever invites a friend without a name of his own is asked for one, and the friend reads it", async () => {
  const maude = await house.visitor({ name: "" });
  const leo = await house.visitor({ name: "Léo", lang: "fr" });
  const { seat } = await inviteByPage(maude, "xtra-innings");
  await maude.page.locator("[data-called] input").fill("  Maude ");
  await maude.page.locator("[data-called] button").click();
  await maude.page.locator("[data-called]").waitFor({ state: "detached" });
  await maude.page.locator(".seats, .side").getByText("Maude").first().waitFor();
  await leo.page.goto(seat);
  await leo.page.getByText("Xtra Innings · table ouverte par Maude").waitFor();
  await leo.page.locator("form button.primary").click();
  await leo.page.locator('[data-phase="playing"]').waitFor();
  await leo.page.locator(".scoreboard").getByText("Maude").first().waitFor();
});

test("a link says who invites to what; whoever comes late may watch, and a closed table says so", async () => {
  const maude = await house.visitor({ name: "Maude" });
  const leo = await house.visitor({ name: "Léo", lang: "fr" });
  const gaspard = await house.visitor({ name: "Gaspard", lang: "fr", width: 360 });
  const { seat, watch, table } = await invite(maude, "rink-ratz");
  await gaspard.page.goto(watch);
  await gaspard.page.getByText("Rink Ratz · table ouverte par Maude").waitFor();
  await gaspard.page.getByText("On vous invite à regarder").waitFor();
  await leo.page.goto(seat);
  await leo.page.getByText("On vous invite à une table").waitFor();
  await leo.page.locator("form button.primary").click();
  await leo.page.locator('[data-phase="playing"]').waitFor();
  await gaspard.page.goto(seat);
  await gaspard.page.getByText("La partie est commencée.").waitFor();
  await gaspard.page.getByRole("button", { name: "Regarder plutôt" }).click();
  await gaspard.page.locator('[data-phase="playing"]').waitFor();
  assert.equal(await gaspard.page.locator("[data-resign]").count(), 0);
  assert.equal(await gaspard.page.locator("[data-table]").getAttribute("data-table"), String(table));
  // A game that goes on has no moments yet: who is sent to one watches.
  await gaspard.page.goto(`${watch}/at/3`);
  await gaspard.page.locator('[data-phase="playing"]').waitFor();
  await gaspard.page.waitForFunction(() => !location.hash.includes("/at/"));

  const closed = await invite(maude, "rink-ratz");
  await maude.page.getByRole("button", { name: "Give the table up" }).click();
  await maude.page.locator("[data-game]").first().waitFor();
  await leo.page.goto(closed.seat);
  await leo.page.getByText("La table a été fermée.").waitFor();
  assert.equal(await leo.page.locator("form button.primary").count(), 0);
});

test("who gives up while others play on is told so and offered nothing that is refused; the end names all who gave up", async () => {
  const [maude, leo] = [await house.visitor({ name: "Maude" }), await house.visitor({ name: "Léo" })];
  const table = await openTable(maude.page, maude.url, { game: "powerplay", options: { seats: "3" }, seats: [me, { kind: "open" }, coach] });
  await come(leo, (await linksOf(maude, table)).seat);
  for (const { page } of [maude, leo]) await page.locator('[data-phase="playing"]').waitFor();
  await resign(maude.page, "[data-given-up]");
  assert.equal(await maude.page.locator("[data-back], [data-resign], [data-undo], [data-hint], [data-choice]").count(), 0);
  await leo.page.locator("[aria-live] p").filter({ hasText: "Maude resigns." }).waitFor({ state: "attached" });
  await resign(leo.page);
  for (const { page } of [maude, leo]) await page.locator("[data-finished] h2").filter({ hasText: "Maude & Léo resigned" }).waitFor();
  assert.equal(await leo.page.locator(".happened .sentence").innerText(), "Léo resigns.");
});

test("of two who follow one link the slower may watch", async () => {
  const [maude, leo, gaspard] = [await house.visitor({ name: "Maude" }), await house.visitor({ name: "Léo" }), await house.visitor({ name: "Gaspard" })];
  const { seat } = await invite(maude, "rink-ratz");
  for (const { page } of [leo, gaspard]) {
    await page.goto(seat);
    await page.locator("form button.primary").waitFor();
  }
  await leo.page.locator("form button.primary").click();
  await leo.page.locator('[data-phase="playing"]').waitFor();
  await gaspard.page.locator("form button.primary").click();
  const watch = gaspard.page.getByRole("button", { name: "Watch instead" });
  await watch.waitFor();
  await gaspard.context.setOffline(true);
  await watch.click();
  await gaspard.page.getByRole("alert").filter({ hasText: "The server does not answer." }).waitFor();
  await gaspard.context.setOffline(false);
  await watch.click();
  await gaspard.page.locator('[data-phase="playing"]').waitFor();
  assert.equal(await gaspard.page.locator("[data-choice]").count(), 0);
});

test("a seat that is open to everyone is found in the lobby with who opened it, and taken from there", async () => {
  const maude = await house.visitor({ name: "Maude" });
  const leo = await house.visitor({ name: "Léo", lang: "fr" });
  await invite(maude, "rink-ratz", { public: true });
  await leo.page.goto(leo.url);
  const line = leo.page.getByRole("region", { name: "Places ouvertes à tout le monde" }).getByRole("listitem").filter({ hasText: "Rink Ratz avec Maude" });
  await line.getByRole("link", { name: "Prendre place" }).click();
  await leo.page.locator("form button.primary").click();
  for (const { page } of [maude, leo]) await page.locator('[data-phase="playing"]').waitFor();
  const gaspard = await house.visitor({ name: "Gaspard" });
  await gaspard.page.goto(gaspard.url);
  await gaspard.page.locator("[data-game]").first().waitFor();
  assert.equal(await gaspard.page.getByText("with Maude").count(), 0);
});

test("friends talk, take a move back by agreement, and play again after the end", async () => {
  const maude = await house.visitor({ name: "Maude" });
  const leo = await house.visitor({ name: "Léo", lang: "fr" });
  await sitTogether(maude, leo);

  await maude.page.locator("#tab-chat").click();
  await leo.page.locator("#tab-chat").click();
  await maude.page.locator("form input").fill("Bonne partie!");
  await maude.page.keyboard.press("Enter");
  await leo.page.locator(".lines").getByText("Bonne partie!").waitFor();

  // Whoever is asked makes a choice, and would rather not have.
  const [first, other] = await askedFirst(maude, leo);
  await first.page.locator("[data-choice]").first().click();
  await first.page.locator("[data-undo]:not([aria-disabled=true])").click();
  await other.page.locator("[data-undo-decline]").click();
  await first.page.locator("[data-undo-declined]").waitFor();
  assert.equal(await other.page.locator("[data-undo-declined]").count(), 0, "whoever declined knows it");
  await first.page.locator("[data-undo]:not([aria-disabled=true])").click();
  await other.page.locator("[data-undo-agree]").click();
  await first.page.locator("[data-choice]").first().waitFor();

  await resign(other.page);
  for (const { page } of [maude, leo]) await page.locator("[data-rematch]").click();
  for (const { page } of [maude, leo]) await page.locator('[data-phase="playing"]').waitFor();
});

test("without a network the shell still opens and says so; the rulebook that was read can be read again", async () => {
  const { page, context, url } = await house.visitor({ worker: true });
  await page.goto(url);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await page.goto(`${url}/#/rules/rink-ratz/RR-13`);
  await page.locator("#RR-13").waitFor();
  await context.setOffline(true);
  await page.reload();
  await page.locator(".offline").waitFor();
  await page.locator("#RR-13").waitFor();
});

test("nobody's console complained but about the lost connection and what came too late", () => house.assertQuiet(/ERR_INTERNET_DISCONNECTED|WebSocket|409 .*(replay|join)/));
