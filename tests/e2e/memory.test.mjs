import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { layTable, openHouse, playOn } from "./house.mjs";

let house;
before(async () => (house = await openHouse()));
after(() => house.close());

test("ten whole games one after the other leave nothing in memory", async (t) => {
  const { page, context, url } = await house.visitor();
  const wire = await context.newCDPSession(page);
  await wire.send("HeapProfiler.enable");
  await wire.send("Performance.enable");
  const held = async () => {
    // Twice: what the first round frees may hold something of its own.
    for (let i = 0; i < 2; i += 1) await wire.send("HeapProfiler.collectGarbage");
    const { metrics } = await wire.send("Performance.getMetrics");
    const of = (wanted) => metrics.find(({ name }) => name === wanted).value;
    return { nodes: of("Nodes"), listeners: of("JSEventListeners") };
  };
  // What the page itself holds: its objects, functions, lists and texts. What the browser compiles the page to grows for a
  // while with every game, up to a bound, and so do its own notes about frames and requests: they are told, not judged.
  const own = new Set(["object", "closure", "array", "string", "concatenated string", "sliced string", "number", "regexp", "symbol", "bigint"]);
  const weigh = async () => {
    const text = [];
    const hear = ({ chunk }) => text.push(chunk);
    wire.on("HeapProfiler.addHeapSnapshotChunk", hear);
    await wire.send("HeapProfiler.takeHeapSnapshot", { reportProgress: false });
    wire.off("HeapProfiler.addHeapSnapshotChunk", hear);
    const { snapshot: { meta }, nodes } = JSON.parse(text.join(""));
    const [type, size] = ["type", "self_size"].map((field) => meta.node_fields.indexOf(field));
    const bytes = { own: 0, code: 0, others: 0 };
    for (let at = 0; at < nodes.length; at += meta.node_fields.length) {
      const kind = meta.node_types[type][nodes[at + type]];
      bytes[own.has(kind) ? "own" : kind === "code" ? "code" : "others"] += nodes[at + size];
    }
    return bytes;
  };
  // The page that was left is held until its last animation and answer are through: the least of some looks. On a busy machine that
  // takes a while; what is held for good is there after any number of looks.
  const least = async (wished = Infinity) => {
    let best = await held();
    for (let i = 0; i < 12 || (best.nodes >= wished && i < 80); i += 1) {
      await page.waitForTimeout(250);
      const next = await held();
      if (next.nodes < best.nodes) best = next;
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
  await page.goto(url);
  for (let i = 0; i < 2; i += 1) await game();
  const [before, lighter] = [await least(), await weigh()];
  for (let i = 0; i < 10; i += 1) await game();
  const most = 1000;
  const [later, heavier] = [await least(before.nodes + most), await weigh()];
  const [nodes, listeners] = ["nodes", "listeners"].map((what) => later[what] - before[what]);
  const [bytes, code, others] = ["own", "code", "others"].map((what) => heavier[what] - lighter[what]);
  const kilo = (some) => `${Math.round(some / 1000)} KB`;
  t.diagnostic(`${kilo(bytes)} of the page's own in ten games; ${kilo(code)} of compiled code, ${kilo(others)} of the browser's; ${nodes} nodes, ${listeners} listeners more`);
  assert.ok(bytes < 200_000, `${bytes} bytes more`);
  assert.ok(nodes < most, `${nodes} nodes more`);
  assert.ok(listeners < 200, `${listeners} listeners more`);
});

test("nobody's console complained", () => house.assertQuiet());
