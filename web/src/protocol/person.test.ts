import { afterEach, expect, test, vi } from "vitest";

const maude = { name: "Maude", account: false, csrf: "c" };
const json = (status: number, body: unknown) => new Response(JSON.stringify(body), { status, headers: { "Content-Type": "application/json" } });
const tooMany = { refusal: { reason: "server.too_many_requests", text: "Too many requests.", words: {} } };
const badGateway = () => new Response("<h1>Bad gateway</h1>", { status: 502 });

/** Somebody whose browser was here before, and a server that answers one thing after the other. */
async function returned(...answers: Array<() => Response>) {
  localStorage.setItem("benchboss", JSON.stringify({ name: "Maude", visited: true }));
  const asked: string[] = [];
  const sent: unknown[] = [];
  vi.stubGlobal("fetch", (address: string, { method, body }: RequestInit) => {
    asked.push(`${method} ${address}`);
    sent.push(typeof body === "string" ? JSON.parse(body) : null);
    const answer = answers.shift();
    return answer ? Promise.resolve(answer()) : Promise.reject(new TypeError("no network"));
  });
  vi.resetModules();
  const { myself } = await import("./person.svelte");
  const { settings } = await import("../settings.svelte");
  return { myself, settings, asked, sent };
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

const account = { name: "Maude", account: true, csrf: "c" };
const refusal = (reason: string) => () => json(reason === "server.who_are_you" ? 401 : 403, { refusal: { reason, text: reason, words: {} } });

/** Somebody with an account, who is logged in. */
async function loggedIn(...answers: Array<() => Response>) {
  const found = await returned(() => json(200, account), ...answers);
  await found.myself.recall();
  found.asked.length = 0;
  return found;
}
const isNobody = ({ myself, settings }: Awaited<ReturnType<typeof returned>>) => [myself.person, myself.known, settings.visited, settings.name];
const nobody = [null, true, false, ""];

test("another password is sent with the old one, and who changed it stays", async () => {
  const { myself, asked, sent } = await loggedIn(() => json(200, { ...account, csrf: "d" }));
  await myself.changePassword("old words", "new words");
  expect(asked).toEqual(["POST /api/me/password"]);
  expect(sent.at(-1)).toEqual({ old: "old words", new: "new words" });
  expect([myself.person?.name, myself.person?.csrf]).toEqual(["Maude", "d"]);
});

test("who does not know the old password, or his own, stays who he is", async () => {
  const { myself, settings } = await loggedIn(refusal("server.wrong_old_password"), refusal("server.wrong_old_password"));
  await expect(myself.changePassword("wrong", "new words")).rejects.toThrow("server.wrong_old_password");
  await expect(myself.beForgotten("wrong")).rejects.toThrow("server.wrong_old_password");
  expect([myself.person?.name, settings.visited]).toEqual(["Maude", true]);
});

test("who logs out everywhere is nobody here either", async () => {
  const found = await loggedIn(() => json(200, {}));
  await found.myself.logoutEverywhere();
  expect(found.asked).toEqual(["POST /api/me/logout-everywhere"]);
  expect(isNobody(found)).toEqual(nobody);
});

for (const [whose, password, body] of [["an account by its password", "my words", { password: "my words" }], ["a guest without", null, {}]] as const)
  test(`${whose} is deleted, and is a newcomer then`, async () => {
    const found = await loggedIn(() => json(200, {}));
    await found.myself.beForgotten(password);
    expect(found.asked).toEqual(["POST /api/me/forget"]);
    expect(found.sent.at(-1)).toEqual(body);
    expect(isNobody(found)).toEqual(nobody);
  });

test("all about me is what the server tells", async () => {
  const { myself, asked } = await loggedIn(() => json(200, { name: "Maude", tables: [] }));
  expect(await myself.allAboutMe()).toEqual({ name: "Maude", tables: [] });
  expect(asked).toEqual(["GET /api/me/export"]);
});

for (const what of ["changePassword", "logoutEverywhere", "allAboutMe", "beForgotten"] as const)
  test(`whose session was ended elsewhere is told so and is nobody: ${what}`, async () => {
    const found = await loggedIn(refusal("server.who_are_you"));
    await expect(found.myself[what]("one", "other")).rejects.toThrow("server.who_are_you");
    expect(isNobody(found)).toEqual(nobody);
  });

test("a session that was ended elsewhere is ended here without a word; without a server it is not", async () => {
  const over = await loggedIn(refusal("server.who_are_you"));
  await over.myself.logout();
  expect(isNobody(over)).toEqual(nobody);
  const silent = await loggedIn();
  await expect(silent.myself.logout()).rejects.toThrow("unreachable");
  expect(silent.myself.person?.name).toBe("Maude");
});
