// npm run look -- GAME [flags]: plays a game on its board and takes pictures, for people who draw boards.
import { mkdir, mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";

import { createServer } from "vite";

import { barriers } from "./axe.mjs";
import { complaints, openBrowser } from "./browser.mjs";
import { freePort, startServer } from "./server.mjs";

const help = `npm run look -- GAME [flags]
Opens a table against computer coaches through the page, plays, and writes pictures (and what the server said last:
view.json, choices.json, events.json) into a folder of /tmp. BENCHBOSS names the server program.
  --set option=value   an option of the game; may be repeated
  --lang en|fr         the language (en)
  --width N            the width of the window (1280); the height goes along, or --height N
  --moves N            how many choices to make (12); a game that ends earlier stops
  --every N            a picture after every N choices as well
  --first a,b          make these choices first, in the notation of the game
  --hinted             let the coach choose (otherwise by chance); --seed N for another course of chance
  --dark               by lamplight
  --motion             with things moving (otherwise they stand still, which is quicker)
  --whole              pictures of the whole page instead of the window
  --out FOLDER         where to put them
  --lobby              a picture of the lobby as well
  --axe                look for barriers with axe`;

const { values: flags, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    set: { type: "string", multiple: true, default: [] }, lang: { type: "string", default: "en" },
    width: { type: "string", default: "1280" }, height: { type: "string" }, moves: { type: "string", default: "12" },
    every: { type: "string" }, first: { type: "string", default: "" }, hinted: { type: "boolean" }, seed: { type: "string", default: "1" },
    dark: { type: "boolean" }, motion: { type: "boolean" }, whole: { type: "boolean" }, out: { type: "string" }, axe: { type: "boolean" }, lobby: { type: "boolean" },
    help: { type: "boolean" },
  },
});
const [game] = positionals;
if (flags.help || game === undefined) {
  console.log(help);
  process.exit(game === undefined && !flags.help ? 2 : 0);
}

// Chance that comes out the same again.
let chance = Number(flags.seed) || 1;
const random = (below) => {
  chance = (Math.imul(chance, 1664525) + 1013904223) >>> 0;
  return Math.floor((chance / 2 ** 32) * below);
};

const width = Number(flags.width);
const height = Number(flags.height ?? (width < 600 ? 740 : 800));
const out = flags.out ?? (await mkdtemp(join(tmpdir(), `look-${game}-`)));
await mkdir(out, { recursive: true });

const port = await freePort();
const page_url = `http://127.0.0.1:${port}`;
const tables = await startServer(["--origin", page_url]);
process.env["BENCHBOSS_SERVER"] = tables.url;
// Vite shows the sources as they are now, without a build.
const vite = await createServer({
  root: resolve(import.meta.dirname, ".."),
  logLevel: "error",
  server: { port, host: "127.0.0.1", strictPort: true, hmr: false, proxy: { "/api": { target: tables.url, ws: true } } },
});
await vite.listen();
const browser = await openBrowser();

let failed = false;
try {
  const context = await browser.newContext({
    viewport: { width, height }, locale: flags.lang === "fr" ? "fr-CA" : "en-CA",
    colorScheme: flags.dark ? "dark" : "light", hasTouch: width < 600, deviceScaleFactor: width < 600 ? 2 : 1,
    reducedMotion: flags.motion ? "no-preference" : "reduce",
  });
  await context.addInitScript(([lang, motion]) => {
    const key = "benchboss";
    const kept = JSON.parse(localStorage.getItem(key) ?? "{}");
    localStorage.setItem(key, JSON.stringify({ ...kept, lang, motion, name: kept.name || "Maude" }));
  }, [flags.lang, flags.motion ? "on" : "off"]);
  const page = await context.newPage();
  const told = complaints(page);
  let said = null;
  page.on("websocket", (socket) =>
    socket.on("framereceived", ({ payload }) => {
      const message = JSON.parse(payload);
      if (message.viewpoints) said = message;
    }),
  );
  const picture = async (name) => {
    // Pressing a choice brought it into sight; a picture begins at the top.
    if (!flags.whole) await page.evaluate(() => scrollTo(0, 0));
    await page.waitForTimeout(flags.motion ? 900 : 120);
    await page.screenshot({ path: join(out, `${name}.png`), fullPage: Boolean(flags.whole) });
  };

  await page.goto(page_url);
  await page.locator(`[data-game="${game}"]`).first().waitFor();
  if (flags.lobby) await picture("lobby");
  // The table is opened by the page's own session, with the options of the command line and greedy coaches.
  const names = ["Margot", "Ti-Paul", "Gisèle", "Big Mike", "Fernande", "Murph", "Yvette", "Duke", "Rosaire"];
  const table = await page.evaluate(async ([name, lang, set, coachNames]) => {
    const headers = { "Content-Type": "application/json", "Accept-Language": lang };
    const ask = async (path, body) => {
      const answer = await fetch(path, { method: body ? "POST" : "GET", headers, body: body && JSON.stringify(body) });
      const json = await answer.json();
      if (!answer.ok) throw new Error(JSON.stringify(json));
      return json;
    };
    headers["X-Benchboss-CSRF"] = (await ask("/api/guests", { name: "Maude" })).csrf;
    const info = (await ask("/api/games")).games.find((each) => each.game === name);
    if (!info) throw new Error(`there is no ${name}`);
    const options = Object.fromEntries(set.map((each) => each.split("=")));
    const count = Number(options["seats"] ?? info.options.find((each) => each.name === "seats")?.normal ?? info.seats);
    const coach = info.coaches.includes("greedy") ? "greedy" : info.coaches.at(-1);
    const seats = Array.from({ length: count }, (_, i) => (i === 0 ? { kind: "me" } : { kind: "coach", coach, name: coachNames[i - 1] }));
    return (await ask("/api/tables", { game: name, options, seats })).table;
  }, [game, flags.lang, flags.set, names]);
  await page.evaluate(() => localStorage.setItem("benchboss", JSON.stringify({ ...JSON.parse(localStorage.getItem("benchboss")), visited: true })));
  await page.reload();
  await page.evaluate((at) => (location.hash = `#/table/${at}`), table);
  await page.locator("[data-phase]").waitFor({ timeout: 15_000 });

  const choices = page.locator("[data-choice]");
  const first = flags.first.split(",").filter(Boolean);
  let made = 0;
  for (; made < Number(flags.moves) + first.length; made += 1) {
    const next = await Promise.race([
      choices.first().waitFor({ timeout: 60_000 }).then(() => "choose"),
      page.locator('[data-phase="over"]').waitFor({ timeout: 60_000 }).then(() => "over"),
    ]);
    if (next === "over") break;
    const all = await choices.evaluateAll((nodes) => nodes.map((node) => node.dataset.choice));
    let choice = first[made] ?? all[random(all.length)];
    if (flags.hinted && first[made] === undefined && (await page.locator("[data-hint]").count()) > 0) {
      await page.locator("[data-hint]").click();
      const hinted = page.locator("[data-hinted]");
      await hinted.waitFor({ timeout: 5_000 });
      choice = await hinted.getAttribute("data-hinted");
    }
    if (flags.every && made % Number(flags.every) === 0) await picture(`move-${String(made).padStart(3, "0")}`);
    const before = said?.state.n;
    await page.evaluate((wanted) => [...document.querySelectorAll("[data-choice]")].find((node) => node.dataset.choice === wanted)?.click(), choice);
    for (let waited = 0; said?.state.n === before && waited < 400; waited += 1) await page.waitForTimeout(5);
    await page.waitForTimeout(15);
  }
  await picture("end");
  if (said) {
    const seat = said.viewpoints[0];
    await writeFile(join(out, "view.json"), JSON.stringify(seat.view, null, 2));
    await writeFile(join(out, "choices.json"), JSON.stringify(seat.choices, null, 2));
    await writeFile(join(out, "events.json"), JSON.stringify(seat.events, null, 2));
  }
  if (flags.axe) {
    const found = await barriers(page);
    for (const each of found) console.log(`axe: ${each}`);
    console.log(`axe: ${found.length} violations`);
  }
  for (const each of told) console.log(each);
  failed = told.some((each) => each.startsWith("error"));
  console.log(`${made} choices, phase ${said?.state.phase}; pictures in ${out}`);
} finally {
  await browser.close();
  await vite.close();
  await tables.stop();
}
process.exit(failed ? 1 : 0);
