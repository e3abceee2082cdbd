import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { layTable, openHouse, playOn } from "./house.mjs";

let house;
before(async () => (house = await openHouse({ whole: true })));
after(() => house.close());

test("ten whole games one after the other leave nothing in memory", async (t) => {
  const { page, context, url } = await house.visitor();
  const wire = await context.newCDPSession(page);
  await wire.send("HeapProfiler.enable");
  await wire.send("Performance.enable");
  const metric = async (wanted) => (await wire.send("Performance.getMetrics")).metrics.find(({ name }) => name === wanted).value;
  // What the page itself holds: its objects, functions, lists and texts, and what it took out of the window. What the browser
  // compiles the page to grows for a while with every game, up to a bound, and so do its own notes about frames and requests and
  // the pictures it keeps, each a small document of nodes: they are told, not judged.
  const own = new Set(["object", "closure", "array", "string", "concatenated string", "sliced string", "number", "regexp", "symbol", "bigint"]);
  const weigh = async () => {
    const text = [];
    const hear = ({ chunk }) => text.push(chunk);
    // Twice: what the first round frees may hold something of its own.
    for (let i = 0; i < 2; i += 1) await wire.send("HeapProfiler.collectGarbage");
    wire.on("HeapProfiler.addHeapSnapshotChunk", hear);
    await wire.send("HeapProfiler.takeHeapSnapshot", { reportProgress: false });
    wire.off("HeapProfiler.addHeapSnapshotChunk", hear);
    const { snapshot: { meta }, nodes } = JSON.parse(text.join(""));
    const [type, size, attached] = ["type", "self_size", "detachedness"].map((field) => meta.node_fields.indexOf(field));
    const weight = { own: 0, code: 0, others: 0, detached: 0 };
    for (let at = 0; at < nodes.length; at += meta.node_fields.length) {
      const kind = meta.node_types[type][nodes[at + type]];
      weight[own.has(kind) ? "own" : kind === "code" ? "code" : "others"] += nodes[at + size];
      if (nodes[at + attached] === 2) weight.detached += 1;
    }
    weight.nodes = await metric("Nodes");
    weight.listeners = await metric("JSEventListeners");
    weight.shown = await page.evaluate(() => document.getElementsByTagName("*").length);
    return weight;
  };
  // The page that was left is held until its last animation and answer are through: the least of some looks. On a busy machine that
  // takes a while; what is held for good is there after any number of looks.
  const least = async (wished) => {
    let best = await weigh();
    for (let i = 0; i < 2 || (best.detached >= wished && i < 30); i += 1) {
      await page.waitForTimeout(500);
      const next = await weigh();
      if (next.detached < best.detached) best = next;
    }
    return best;
  };
  // The shortest whole game there is: a season of two coaches that ends after its first turns.
  const game = async () => {
    // By links alone: a new load would forget everything.
    await page.locator('[data-game="powerplay"]').click();
    await layTable(page, { seats: "2", turn_limit: "6" });
    await playOn(page);
    await page.locator("[data-finished]").waitFor();
    await page.locator('[data-finished] a[href="#/"]').click();
    await page.locator("[data-game]").first().waitFor();
  };
  // Svelte holds the page that was left last while its follower stands; here that is the rulebook's, each time the same.
  const leave = async () => {
    await page.locator('header a[href="#/rules"]').click();
    await page.locator('a[href^="#/rules/"]').first().waitFor();
    await page.locator('header a[href="#/"]').click();
    await page.locator("[data-game]").first().waitFor();
  };
  await page.goto(url);
  for (let i = 0; i < 2; i += 1) await game();
  await leave();
  const before = await least(Infinity);
  for (let i = 0; i < 10; i += 1) await game();
  await leave();
  // Ten pages that stay would be 8,000 nodes and 1.2 MB; one that goes late is forgiven.
  const most = 2000;
  const later = await least(before.detached + most);
  const more = Object.fromEntries(Object.keys(later).map((what) => [what, later[what] - before[what]]));
  const kilo = (some) => `${Math.round(some / 1000)} KB`;
  t.diagnostic(
    `${kilo(more.own)} of the page's own in ten games; ${kilo(more.code)} of compiled code, ${kilo(more.others)} of the browser's; ` +
      `${more.detached} nodes out of the window, ${more.shown} elements in it, ${more.nodes} nodes with those of pictures, ${more.listeners} listeners more`,
  );
  assert.ok(more.own < 300_000, `${more.own} bytes more`);
  assert.ok(more.detached < most, `${more.detached} nodes more that are out of the window`);
  assert.ok(more.shown < 200, `${more.shown} elements more in the window`);
  assert.ok(more.listeners < 200, `${more.listeners} listeners more`);
});

test("nobody's console complained", () => house.assertQuiet());
