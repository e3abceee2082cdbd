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
    return { bytes: (await wire.send("Runtime.getHeapUsage")).usedSize, nodes: of("Nodes"), listeners: of("JSEventListeners") };
  };
  // The page that was left is held until its last animation and answer are through: the least of some looks.
  const least = async () => {
    let best = await held();
    for (let i = 0; i < 12; i += 1) {
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
  const before = await least();
  for (let i = 0; i < 10; i += 1) await game();
  const later = await least();
  const [bytes, nodes, listeners] = ["bytes", "nodes", "listeners"].map((what) => later[what] - before[what]);
  t.diagnostic(`${Math.round(bytes / 1000)} KB, ${nodes} nodes, ${listeners} listeners more`);
  assert.ok(bytes < 2_000_000, `${bytes} bytes more`);
  assert.ok(nodes < 1000, `${nodes} nodes more`);
  assert.ok(listeners < 200, `${listeners} listeners more`);
});

test("nobody's console complained", () => house.assertQuiet());
