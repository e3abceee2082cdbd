import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { after, before, test } from "node:test";

import { brisk, goesOn, inLong, n, openHouse, playOn, playOne, playTo, setTable, sitDown } from "./house.mjs";

let house;
before(async () => (house = await openHouse()));
after(() => house.close());

/** Takes a thing by its middle and carries it to the middle of another. */
async function carry(page, thing, place) {
  const middle = async (locator) => {
    const { x, y, width, height } = await locator.boundingBox();
    return [x + width / 2, y + height / 2];
  };
  await place.scrollIntoViewIfNeeded();
  const [from, to] = [await middle(thing), await middle(place)];
  await page.mouse.move(...from);
  await page.mouse.down();
  await page.mouse.move((from[0] + to[0]) / 2, (from[1] + to[1]) / 2, { steps: 4 });
  await page.mouse.move(...to, { steps: 4 });
  await page.mouse.up();
}

test("a card of rink-ratz is carried to the pile, and one let go of elsewhere is not played", async () => {
  const { page, url } = await house.visitor();
  const played = [];
  page.on("websocket", (socket) => socket.on("framesent", ({ payload }) => JSON.parse(payload).type === "play" && played.push(payload)));
  await sitDown(page, url, "rink-ratz");
  await page.locator("[data-choice]").first().waitFor();
  const card = page.locator(".hand .card.playable").first();
  const before = await n(page);
  await carry(page, card, page.locator(".scoreboard"));
  assert.equal(played.length, 0);
  await carry(page, card, page.locator(".pile"));
  await goesOn(page, before);
  assert.equal(played.length, 1);
});

test("men of pairadice are carried to the press box, or sent there by keys", async () => {
  const { page, url } = await house.visitor();
  await sitDown(page, url, "pairadice");
  await page.locator("[data-choice]").first().waitFor();
  let before = await n(page);
  await carry(page, page.locator(".roster .held [role=button]").first(), page.locator(".press"));
  await goesOn(page, before);
  before = await n(page);
  await page.locator(".roster .held [role=button]").first().focus();
  await page.keyboard.press("Enter");
  await goesOn(page, before);
});

const spot = (page, name) => page.locator(`[data-spot="${name}"]`);
const onBench = (page, position) => page.locator("[data-bench] [data-man]").filter({ has: page.getByText(position, { exact: true }) });
const said = (page) => page.locator("[data-editor] [role=status]").innerText();
/** The number of the man who stands at a place of the sheet. */
const numberAt = async (page, name) => Number(/^\d+/.exec(await spot(page, name).innerText())?.[0]);

/** To the lines of pairadice: the assistant has left out who is too many. */
async function untilLines(page) {
  await playTo(page, "[data-editor]", ["assistant"]);
}
/** The lines as the table has them, once they are sent: whoever stands there in ink. */
const pinnedUp = async (page) => {
  await page.locator('[data-choice="no-forward"]').waitFor();
  return page.locator(".sheets tbody tr").evaluateAll((rows) => rows.map((row) => [...row.querySelectorAll("td b")].map(({ textContent }) => Number(textContent))));
};

test("the lines of pairadice are laid out by carrying: a swap, a wrong place with its reason, a man taken back, and all of it sent", async () => {
  const { page, url } = await house.visitor();
  await sitDown(page, url, "pairadice");
  await untilLines(page);
  const before = await n(page);
  const first = onBench(page, "LW").first();
  const number = Number(await first.getAttribute("data-man"));
  await carry(page, first, spot(page, "LW3"));
  assert.equal(await numberAt(page, "LW3"), number, "not the place that is asked about");
  await carry(page, onBench(page, "C").first(), spot(page, "LD1"));
  assert.match(await said(page), /not a defender/);
  await page.locator("[data-editor] [role=status] button").click();
  await page.locator("dialog").getByText("PD-56").first().waitFor();
  await page.keyboard.press("Escape");
  assert.equal((await spot(page, "LD1").innerText()).trim(), "");
  await page.locator("[data-fill]").click();
  const [one, three] = [await numberAt(page, "LW1"), await numberAt(page, "LW3")];
  await carry(page, spot(page, "LW1"), spot(page, "LW3"));
  assert.deepEqual([await numberAt(page, "LW1"), await numberAt(page, "LW3")], [three, one], "they trade places");
  await carry(page, spot(page, "RD2"), page.locator("[data-bench]"));
  assert.equal(await onBench(page, "RD").count(), 1);
  await carry(page, onBench(page, "RD"), spot(page, "RD2"));
  assert.equal(await n(page), before, "nothing was sent before");
  const wanted = await Promise.all([1, 2, 3, 4].map(async (row) => Promise.all(["LW", "C", "RW", ...(row < 4 ? ["LD", "RD"] : [])].map((pos) => numberAt(page, `${pos}${row}`)))));
  await page.locator("[data-send]").click();
  assert.deepEqual(await pinnedUp(page), wanted);
  await page.locator("[data-undo]:not([aria-disabled=true])").click();
  await page.locator("[data-editor]").waitFor();
  assert.match(await spot(page, "G1").getAttribute("aria-label"), /in pencil/, "what is taken back is not lost");
});

test("the lines of pairadice are laid out by keys alone, and a gap stops what is sent", async () => {
  const { page, url } = await house.visitor();
  await sitDown(page, url, "pairadice");
  await untilLines(page);
  const press = async (...keys) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  await onBench(page, "LW").first().focus();
  const first = Number(await page.evaluate(() => document.activeElement.dataset.man));
  await press("Enter"); // he is in hand, and the focus on the place that is asked about
  assert.equal(await page.evaluate(() => document.activeElement.dataset.spot), "LW1");
  await press("ArrowDown", "ArrowRight");
  assert.match(await said(page), /position on his card/);
  await press("ArrowLeft", "Enter");
  assert.equal(await numberAt(page, "LW2"), first);
  const second = Number(await page.evaluate(() => document.activeElement.dataset.man));
  assert.ok(second > 0 && second !== first, "and back on the bench, at the next man");
  await press("Enter", "Enter");
  assert.equal(await numberAt(page, "LW1"), second);
  // Sent as far as it goes: the next place asked about is the right wing's.
  const before = await n(page);
  await page.locator("[data-send]").focus();
  await press("Enter");
  await goesOn(page, before);
  await page.waitForFunction(() => /right wing, line 1/.test(document.querySelector("[data-editor] [role=status]").textContent));
  assert.deepEqual([await numberAt(page, "LW1"), await numberAt(page, "LW2")], [second, first]);
  assert.match(await spot(page, "LW1").getAttribute("aria-label"), /in ink/);
  assert.match(await spot(page, "LW2").getAttribute("aria-label"), /in pencil/);
  await spot(page, "LW2").focus();
  await press("Delete");
  assert.equal((await spot(page, "LW2").innerText()).trim(), "");
  // The other way round: the place first, then the man.
  await press("Enter");
  await onBench(page, "LW").last().focus();
  await press("Enter");
  assert.equal(await page.evaluate(() => document.activeElement.dataset.spot), "LW2");
  await page.locator("[data-fill]").focus();
  await press("Enter");
  await page.locator("[data-send]").focus();
  await press("Enter");
  assert.deepEqual((await pinnedUp(page))[0][0], second);
});

test("what the referee refuses of the lines stops there with its rule, and the rest stays in pencil", async () => {
  // A team with three left wings and one centre too many: where a centre plays on the wing is the referee's to say.
  const { page, url } = await house.visitor();
  const roster = JSON.parse(readFileSync(resolve(import.meta.dirname, "../../games/pairadice/data/moncton.json"), "utf8"));
  let moved = 0;
  for (const player of roster.players) if (player.pos === "LW" && (moved += 1) <= 2) player.pos = "C";
  await setTable(page, url, "pairadice");
  await page.locator('[data-slot="visitor"]').setInputFiles({ name: "short.json", mimeType: "application/json", buffer: Buffer.from(JSON.stringify(roster)) });
  await page.locator("[data-lay]").click();
  await page.locator('[data-phase="playing"]').waitFor();
  await untilLines(page);
  assert.equal(await onBench(page, "LW").count(), 3);
  await page.locator("[data-fill]").click();
  const [second, third] = [await numberAt(page, "LW2"), await numberAt(page, "LW3")];
  const centre = Number(await onBench(page, "C").getAttribute("data-man"));
  await carry(page, spot(page, "LW2"), spot(page, "LW4"));
  await carry(page, onBench(page, "C"), spot(page, "LW2"));
  await page.locator("[data-send]").click();
  await page.locator('[data-refused="pd.refused.cannot_place"]').waitFor();
  assert.match(await said(page), /left wing, line 2/);
  assert.match(await spot(page, "LW1").getAttribute("aria-label"), /in ink/);
  assert.match(await spot(page, "LW4").getAttribute("aria-label"), /in pencil/);
  // The last left wing gets the third line, whatever stands there in pencil.
  await carry(page, spot(page, "LW4"), spot(page, "LW2"));
  await carry(page, spot(page, "LW4"), spot(page, "LW3"));
  assert.deepEqual([await numberAt(page, "LW2"), await numberAt(page, "LW3"), await numberAt(page, "LW4")], [second, centre, third]);
  await page.locator("[data-send]").click();
  await page.waitForFunction(() => /left wing, line 3/.test(document.querySelector("[data-editor] [role=status]").textContent));
  assert.equal(await numberAt(page, "LW3"), third);
  await carry(page, onBench(page, "C"), spot(page, "LW4"));
  await page.locator("[data-send]").click();
  assert.deepEqual((await pinnedUp(page)).map(([left]) => left).slice(1), [second, third, centre]);
});

test("what the assistant gets of the lines begins after the last man in pencil: the gaps before him are filled by rating", async () => {
  const { page, frames, url } = await house.visitor();
  await sitDown(page, url, "pairadice");
  await untilLines(page);
  const wings = [];
  for (const name of ["LW1", "LW3"]) {
    await carry(page, onBench(page, "LW").last(), spot(page, name));
    wings.push(await numberAt(page, name));
  }
  await page.locator('[data-editor] [data-on="assistant"]').click();
  await page.locator("[data-editor]").waitFor({ state: "detached" });
  const lines = frames.flatMap((frame) => [...frame.matchAll(/"lines":\[([^\]]*)\]/g)].map(([, men]) => men.split(",").map(Number)));
  assert.ok(lines.some((men) => men[0] === wings[0] && men[6] === wings[1] && !men.includes(NaN) && !men.includes(0)), "both where they were put, and nobody is missing");
});

test("on a phone a man who is carried stands in one place, is carried on from there, and whoever is tapped sees where he may go", async () => {
  const { page, context, url } = await house.visitor({ width: 360 });
  await sitDown(page, url, "pairadice");
  await untilLines(page);
  const touches = await context.newCDPSession(page);
  const touch = (type, x, y) => touches.send("Input.dispatchTouchEvent", { type, touchPoints: type === "touchEnd" ? [] : [{ x, y }] });
  const slide = async (thing, place) => {
    const middle = (box) => [box.x + box.width / 2, box.y + box.height / 2];
    const [[x, y], [toX, toY]] = [middle(await thing.boundingBox()), middle(await place.boundingBox())];
    await touch("touchStart", x, y);
    for (let step = 1; step <= 6; step += 1) await touch("touchMove", x + ((toX - x) * step) / 6, y + ((toY - y) * step) / 6);
    await touch("touchEnd");
  };
  await spot(page, "LW2").scrollIntoViewIfNeeded();
  await page.evaluate(() => document.querySelector('[data-spot="LW1"]').scrollIntoView({ block: "start" }));
  await page.evaluate(() => scrollBy(0, -120));
  const man = onBench(page, "LW").first();
  const number = Number(await man.getAttribute("data-man"));
  await slide(man, spot(page, "LW2"));
  assert.equal(await numberAt(page, "LW2"), number);
  assert.ok(!(await spot(page, "LW1").innerText()).includes(String(number)), "and nowhere else");
  await slide(spot(page, "LW2"), spot(page, "LW1"));
  assert.equal(await numberAt(page, "LW1"), number, "up the sheet, not the page");
  await page.evaluate(() => document.querySelector('[data-spot="LW1"]').scrollIntoView({ block: "center" }));
  await page.locator("[data-bench] .rows button").nth(4).click(); // the browser takes no tap right after a drag
  await onBench(page, "RD").first().click();
  assert.doesNotMatch(await said(page), /Esc/);
  const [place, foot] = [await spot(page, "RD1").boundingBox(), await page.locator("[data-editor] .foot").boundingBox()];
  assert.ok(place.y > 0 && place.y + place.height <= foot.y, "the first open place is above the foot");
});

/** Plays until a man of one's own may step. */
async function untilSteps(page) {
  await playTo(page, ["n", "ne", "e", "se", "s", "sw", "w", "nw"].map((way) => `[data-choice$="-${way}"]`).join(), brisk);
}

test("a man of double-echec is chosen by keys, shows his steps, and takes one by keys", async () => {
  const { page, url } = await house.visitor();
  await sitDown(page, url, "double-echec");
  await untilSteps(page);
  const targets = page.locator("[data-target]");
  await page.locator(".man.can").first().focus();
  await page.keyboard.press("Enter");
  await targets.first().waitFor();
  const before = await n(page);
  await targets.first().focus();
  await page.keyboard.press("Enter");
  await goesOn(page, before);
});

test("each man of double-echec who is pointed at shows his own steps, and a pressed one is taken", async () => {
  const { page, url } = await house.visitor();
  await sitDown(page, url, "double-echec");
  await untilSteps(page);
  const men = page.locator(".man.can");
  for (let i = 0; i < (await men.count()); i += 1) {
    const number = (await men.nth(i).getAttribute("data-man")).split("-")[1];
    await men.nth(i).hover();
    await page.locator(`[data-target^="${number}-"]`).first().waitFor();
    const shown = await page.locator("[data-target]").evaluateAll((nodes) => nodes.map(({ dataset }) => dataset.target));
    assert.deepEqual(shown.filter((step) => /^\d+-[nsew]+$/.test(step) && !step.startsWith(`${number}-`)), []);
  }
  const before = await n(page);
  await page.locator("[data-target]").first().click();
  await goesOn(page, before);
});

/** A table of double-echec with a play behind it, and the button that shows it again. */
async function untilReplay(page, url) {
  await sitDown(page, url, "double-echec");
  await playTo(page, ".replay", brisk);
  await page.locator("[data-choice]").first().waitFor();
  return page.locator(".replay");
}

test("the last play of double-echec is shown again, and the game goes on after it", async () => {
  const { page, url } = await house.visitor({ motion: true });
  const replay = await untilReplay(page, url);
  const before = await n(page);
  await replay.click();
  await page.locator(".tape").waitFor();
  assert.equal(await page.locator("[data-target]").count(), 0);
  await page.locator(".tape").waitFor({ state: "detached" });
  assert.equal(await n(page), before);
  await playOn(page, 1, brisk);
  await goesOn(page, before);
});

test("a key ends the replay of double-echec", async () => {
  const { page, url } = await house.visitor({ motion: true });
  const replay = await untilReplay(page, url);
  await replay.click();
  await page.locator(".tape").waitFor();
  await page.keyboard.press("Escape");
  assert.equal(await page.locator(".tape").count(), 0);
});

test("pairadice asks nothing before it has shown what happened; a press or a key skips it", async () => {
  const { page, url } = await house.visitor({ motion: true });
  await sitDown(page, url, "pairadice");
  const choice = page.locator("[data-choice]").first();
  await choice.waitFor();
  // What the board shows and what the page asks, at every change.
  await page.evaluate(() => {
    window.ahead = 0;
    window.shown = 0;
    const look = () => {
      const shows = document.querySelector(".pairadice .skip") !== null;
      window.shown += shows ? 1 : 0;
      window.ahead += shows && document.querySelector("[data-choice]") !== null ? 1 : 0;
      requestAnimationFrame(look);
    };
    look();
  });
  const skip = page.locator("[data-skip]");
  const untilShown = async () => {
    for (let asked = 0; asked < 60 && (await skip.count()) === 0; asked += 1) {
      await playOn(page, 1, ["assistant", "go", "play-on"]);
      await skip.or(choice).first().waitFor();
    }
    assert.equal(await choice.count(), 0);
  };
  // A film takes seconds, whatever the machine; what is skipped is over in a few pictures, however long each of them takes.
  const isAskedSoon = () =>
    page.evaluate(async () => {
      for (let pictures = 0; pictures < 30; pictures += 1) {
        if (document.querySelector("[data-choice]")) return true;
        await new Promise((done) => requestAnimationFrame(done));
      }
      return false;
    });
  await untilShown();
  await skip.click();
  assert.ok(await isAskedSoon(), "a press skips");
  await choice.focus();
  await untilShown();
  await page.keyboard.press("Escape");
  assert.ok(await isAskedSoon(), "a key skips");
  const { shown, ahead } = await page.evaluate(() => ({ shown: window.shown, ahead: window.ahead }));
  assert.ok(shown > 0);
  assert.equal(ahead, 0);
});

/** Whether all of a thing is on the screen, without anybody having scrolled. */
const inSight = (locator) =>
  locator.evaluate((node) => {
    const { top, bottom } = node.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  });

test("whoever plays on the board by keys goes on from there: the focus is not lost with the card", async () => {
  const { page, url } = await house.visitor();
  const onBoard = () => page.waitForFunction(() => document.activeElement !== document.body && document.querySelector(".board").contains(document.activeElement));
  const cards = { "rink-ratz": ".hand .card.playable", powerplay: ".mine .card.playable", pairadice: ".roster .held [role=button]" };
  for (const [game, card] of Object.entries(cards)) {
    await sitDown(page, url, game);
    if (game === "powerplay") {
      await page.locator("[data-choice^=match]").first().evaluate((node) => node.click());
      await page.locator(".choices button").getByText(/^Play /).first().waitFor();
    }
    await page.locator(card).first().waitFor();
    await page.keyboard.press("Tab"); // from here on by keys
    await page.locator(card).first().focus();
    for (let made = 0; made < 3; made += 1) {
      const before = await n(page);
      const scrolled = await page.evaluate(() => scrollY);
      await page.keyboard.press("Enter");
      await goesOn(page, before);
      await page.locator("[data-choice]").first().waitFor();
      await onBoard();
      assert.equal(await page.evaluate(() => scrollY), scrolled, `${game} is not pushed about`);
    }
  }
});

for (const width of [360, 800, 1366])
  test(`what is asked is in sight at ${width} px: a card of rink-ratz, of powerplay, and what goes on in pairadice`, width === 800 ? inLong : {}, async () => {
    const { page, url } = await house.visitor({ width });
    await page.setViewportSize({ width, height: 740 });
    await sitDown(page, url, "rink-ratz");
    const card = page.locator(".hand .card.playable").first();
    for (let asked = 0; asked < 5; asked += 1) {
      await card.waitFor();
      assert.ok(await inSight(card), `card ${asked} of rink-ratz`);
      await playOne(page);
    }
    await sitDown(page, url, "powerplay");
    await page.locator("[data-choice^=match]").first().evaluate((node) => node.click());
    await page.locator(".choices button").getByText(/^Play /).first().waitFor(); // until then the hand is offered for transfers
    const player = page.locator(".mine .card.playable").first();
    await player.waitFor();
    assert.ok(await inSight(player), "a player of powerplay");
    await sitDown(page, url, "pairadice");
    const on = page.locator("button.go");
    // Something else may be asked first: the lines, who replaces whom.
    const untilItGoesOn = () => playTo(page, "button.go", brisk);
    await untilItGoesOn();
    assert.ok(await inSight(on), "what goes on in pairadice");
    for (let asked = 0; asked < 3; asked += 1) {
      // The dice and what came of them are above the bar at the thumb, as soon as the table is laid.
      await page.waitForFunction(() => {
        const bar = document.querySelector(".thumb")?.getBoundingClientRect().top ?? innerHeight;
        const { top, bottom } = document.querySelector(".throw").getBoundingClientRect();
        return top >= 0 && bottom <= bar;
      });
      await playOne(page, brisk);
      await untilItGoesOn();
    }
  });

test("nobody's console complained", () => house.assertQuiet());
