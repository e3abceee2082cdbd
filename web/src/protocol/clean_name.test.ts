import { expect, test } from "vitest";

import { cleanName } from "./clean_name";
import { Refused } from "./rest";

// The same names as in server/tests/people_test.cc.
test("a name is cleaned as the server does it", () => {
  for (const [name, clean] of [["  Sam ", "Sam"], ["Sam\u00a0", "Sam"], ["Anna  \u3000 Maria", "Anna Maria"], ["S\u200ba\u200dm\u00ad\u2060", "Sam"], ["Zoé \u2764\ufe0f", "Zoé \u2764"]] as const)
    expect(cleanName(name)).toBe(clean);
});

function reason(name: string): string | undefined {
  try {
    return cleanName(name);
  } catch (error) {
    return error instanceof Refused ? error.refusal?.reason : undefined;
  }
}

test("what the server refuses is refused with its reason", () => {
  for (const name of ["   ", "\u200b\u3164"]) expect(reason(name)).toBe("server.name_is_empty");
  for (const name of ["\u202eevil", "Sam\u202e", "\u200fSam", "S\u061cam", "\u2066Sam", "Sa\u206am", "Sa\nm"]) expect(reason(name)).toBe("record.control_character");
});
