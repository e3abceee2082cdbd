// Keeps the page. The build puts `files` before this, the addresses of all it wrote under assets/: they have a hash in their names
// and never change. The page itself, its texts and the rulebooks are asked for anew and taken from the shelf only when
// the server does not answer. Nothing of a table is kept: what is shown of a game always comes from the server.
const shelf = "benchboss-1";
const changing = ["/", "/mark.svg"];
const readable = /^\/api\/(texts|games(\/[a-z-]+\/(rules|data))?)$/;
// So that a newcomer asks for half of what the server grants an address in the long run.
const pause = 40;

const rest = () => new Promise((done) => setTimeout(done, pause));

async function keep(cache, address) {
  const answer = await fetch(address, { priority: "low" });
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  await cache.put(address, answer.clone());
  return answer;
}

// As the page asks for them: what every page says, what each game does, and its rulebook.
const langs = ["en", "fr"];
function textsOf(games) {
  const parts = ["shared", ...games.map(({ game }) => game)];
  return langs.flatMap((lang) => parts.map((part) => `/api/texts?lang=${lang}&part=${part}`));
}
const rulebooksOf = (games) => langs.flatMap((lang) => games.map(({ game }) => `/api/games/${game}/rules?lang=${lang}`));

// One after the other, as the person may be waiting for something else. What came is not asked for again if the rest does not; the
// worker takes over when it has all.
async function fill() {
  const cache = await caches.open(shelf);
  for (const address of changing) await keep(cache, address);
  const { games } = await keep(cache, "/api/games").then((answer) => answer.json());
  for (const address of textsOf(games)) await keep(cache, address);
  for (const file of files) {
    if (await cache.match(file)) continue;
    await keep(cache, file);
    await rest();
  }
  for (const address of rulebooksOf(games)) {
    await keep(cache, address);
    await rest();
  }
}

// Another build has other files.
async function clear() {
  const cache = await caches.open(shelf);
  const isOld = ({ pathname }) => pathname.startsWith("/assets/") && !files.includes(pathname);
  for (const request of await cache.keys()) if (isOld(new URL(request.url))) await cache.delete(request);
}

addEventListener("install", (event) => event.waitUntil(fill().then(() => skipWaiting())));
addEventListener("activate", (event) => event.waitUntil(clear().then(() => clients.claim())));

async function fromShelfFirst(request) {
  const cache = await caches.open(shelf);
  const kept = await cache.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}

async function fromNetworkFirst(request, key) {
  const cache = await caches.open(shelf);
  const answer = await fetch(request).catch(() => null);
  if (answer?.ok) await cache.put(key, answer.clone());
  // A server that is overwhelmed or renewed says nothing about what was asked.
  const isTold = answer !== null && answer.status !== 429 && answer.status < 500;
  return isTold ? answer : ((await cache.match(key)) ?? answer ?? Response.error());
}

addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  if (url.pathname.startsWith("/assets/")) event.respondWith(fromShelfFirst(request));
  else if (request.mode === "navigate") event.respondWith(fromNetworkFirst(request, "/"));
  else if (changing.includes(url.pathname) || readable.test(url.pathname)) event.respondWith(fromNetworkFirst(request, request));
});
