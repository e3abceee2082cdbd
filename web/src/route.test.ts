import { expect, test } from "vitest";

import { readRoute, writeRoute } from "./route.svelte";

test("what is searched for in a book or in the glossary is part of the address", () => {
  for (const route of [
    { page: "rules", game: "rink-ratz", rule: null, find: "tir / échappée 50 %" },
    { page: "rules", game: "rink-ratz", rule: "RR-13", find: "" },
    { page: "glossary", find: "rondelle" },
    { page: "glossary", find: "" },
  ] as const)
    expect(readRoute(writeRoute(route))).toEqual(route);
  expect(readRoute("#/rules")).toEqual({ page: "rules", game: null, rule: null, find: "" });
});

test("whatever was typed as a code comes back whole from the address", () => {
  for (const code of ["ABCDEFGH", "<b>x</b>", "50 %", "a/at/5"])
    for (const moment of [null, 5]) expect(readRoute(writeRoute({ page: "join", code, moment }))).toEqual({ page: "join", code, moment });
});
