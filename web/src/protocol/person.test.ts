import { afterEach, expect, test, vi } from "vitest";

const maude = { name: "Maude", account: false, csrf: "c" };
const json = (status: number, body: unknown) => new Response(JSON.stringify(body), { status, headers: { "Content-Type": "application/json" } });
const tooMany = { refusal: { reason: "server.too_many_requests", text: "Too many requests.", words: {} } };
const badGateway = () => new Response("<h1>Bad gateway</h1>", { status: 502 });

/** Somebody whose browser was here before, and a server that answers one thing after the other. */
async function returned(...answers: Array<() => Response>) {
  localStorage.setItem("benchboss", JSON.stringify({ name: "Maude", visited: true }));
  const asked: string[] = [];
  vi.stubGlobal("fetch", (address: string, { method }: RequestInit) => {
    asked.push(`${method} ${address}`);
    const answer = answers.shift();
    return answer ? Promise.resolve(answer()) : Promise.reject(new TypeError("no network"));
  });
  vi.resetModules();
  const { myself } = await import("./person.svelte");
  const { settings } = await import("../settings.svelte");
  return { myself, settings, asked };
}

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

for (const [trouble, answer] of Object.entries({ "a bad gateway": badGateway, "too many requests": () => json(429, tooMany), "a gateway that words it in JSON": () => json(503, { message: "no" }) }))
  test(`${trouble} says nothing about the session: it is found later`, async () => {
    const { myself, settings } = await returned(answer, () => json(200, maude));
    await expect(myself.recall()).rejects.toThrow();
    expect([myself.known, settings.visited]).toEqual([false, true]);
    await myself.recall();
    expect([myself.known, myself.person?.name]).toEqual([true, "Maude"]);
  });

test("while it is not known whether there is a session nobody becomes another guest: the trouble is told", async () => {
  const { myself, settings, asked } = await returned(() => json(429, tooMany));
  await expect(myself.present("Guest")).rejects.toThrow("Too many requests.");
  await expect(myself.present("Guest")).rejects.toThrow("unreachable");
  expect(asked).toEqual(["GET /api/me", "GET /api/me"]);
  expect(settings.visited).toBe(true);
});

test("nor does he take another name as if he were new", async () => {
  const { myself, settings } = await returned(badGateway);
  await expect(myself.name("Léo")).rejects.toThrow();
  expect(settings.name).toBe("Maude");
});

for (const status of [401, 403])
  test(`who is told ${status} has no session any more, and becomes a guest when something is to be done`, async () => {
    const { myself, settings, asked } = await returned(() => json(status, tooMany), () => json(200, { ...maude, name: "Guest" }));
    await myself.recall();
    expect([myself.known, myself.person, settings.visited]).toEqual([true, null, false]);
    expect((await myself.present("Guest")).name).toBe("Guest");
    expect(asked).toEqual(["GET /api/me", "POST /api/guests"]);
  });
