import { afterEach, expect, test, vi } from "vitest";

const json = (body: unknown) => new Response(JSON.stringify(body), { headers: { "Content-Type": "application/json" } });
const answers: Record<string, unknown> = {
  "/api/me": { name: "Maude", account: false, csrf: "c" },
  "/api/me/tables": { tables: [{ table: 7, game: "rink-ratz", phase: "playing" }] },
};

/** The tables of somebody whose browser was here before, with a server that answers or not. */
async function returned() {
  localStorage.setItem("benchboss", JSON.stringify({ visited: true }));
  const server = { answers: true };
  vi.stubGlobal("fetch", (address: string) => (server.answers ? Promise.resolve(json(answers[address])) : Promise.reject(new TypeError("no network"))));
  vi.resetModules();
  const { myTables } = await import("./my_tables.svelte");
  return { myTables, server };
}

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

test("while the server does not answer nobody says that there are no tables; later they are there", async () => {
  const { myTables, server } = await returned();
  expect([myTables.told, myTables.silent]).toEqual([false, false]);
  server.answers = false;
  await myTables.load();
  expect([myTables.told, myTables.silent]).toEqual([false, true]);
  server.answers = true;
  await myTables.load();
  expect([myTables.told, myTables.silent]).toEqual([true, false]);
  expect(myTables.running.map(({ table }) => table)).toEqual([7]);
});

test("tables that were known stay when the server does not answer any more", async () => {
  const { myTables, server } = await returned();
  await myTables.load();
  server.answers = false;
  await myTables.load();
  expect(myTables.silent).toBe(true);
  expect(myTables.running.map(({ table }) => table)).toEqual([7]);
});
