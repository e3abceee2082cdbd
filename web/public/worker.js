// Keeps the files of the page. Those under assets/ have a hash in their names and never change; the page itself is
// asked for anew and taken from memory only without a network, as are the texts and rulebooks that were read before.
// Nothing of a table is kept: what is shown of a game always comes from the server.
const shelf = "benchboss-1";
const readable = /^\/api\/(texts|games(\/[a-z-]+\/(rules|data))?)$/;

addEventListener("install", (event) => event.waitUntil(caches.open(shelf).then((cache) => cache.addAll(["/", "/mark.svg"])).then(() => skipWaiting())));
addEventListener("activate", (event) => event.waitUntil(clients.claim()));

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
  try {
    const answer = await fetch(request);
    if (answer.ok) await cache.put(key, answer.clone());
    return answer;
  } catch (error) {
    const kept = await cache.match(key);
    if (kept) return kept;
    throw error;
  }
}

addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  if (url.pathname.startsWith("/assets/")) event.respondWith(fromShelfFirst(request));
  else if (request.mode === "navigate") event.respondWith(fromNetworkFirst(request, "/"));
  else if (readable.test(url.pathname)) event.respondWith(fromNetworkFirst(request, request));
});
