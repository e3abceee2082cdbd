import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { barriersInBothLights } from "../../web/tools/axe.mjs";
import { inLong, openHouse } from "./house.mjs";
import { cut, tour, wrongInEither } from "./tour.mjs";

let house;
before(async () => (house = await openHouse()));
after(() => house.close());

/** What a thumb cannot hit. */
const tooSmall = (page) =>
  page.evaluate(() => {
    const small = [];
    for (const node of document.querySelectorAll("button, a.button, select, input:not([type=checkbox])")) {
      const { width, height } = node.getBoundingClientRect();
      if (width > 0 && (height < 43.5 || width < 43.5)) small.push(`${Math.round(width)}×${Math.round(height)}: ${node.outerHTML.slice(0, 120)}`);
    }
    return small;
  });

// Each place is seen in both languages; axe, which takes longest, looks at it in one, and at a desk in the other (everyone).
for (const lang of ["fr", "en"])
  test(`every page speaks both languages on a phone of 360 px, without scrolling sideways, with targets of 44 px, and in ${lang} without a barrier for axe by day and by lamplight`, lang === "fr" ? {} : inLong, async () => {
    const [who, guest] = [await house.visitor({ lang, width: 360 }), await house.visitor({ lang, width: 360, name: "Léo" })];
    const found = [];
    await tour(who, guest, async (place, page, part) => {
      const wrong = [...(await barriersInBothLights(page, part)), ...(await wrongInEither(page, tooSmall))];
      found.push(...wrong.map((each) => `${place}: ${each}`));
    });
    assert.deepEqual([...new Set(found)], []);
  });

test("nobody's console complained but about the lost connection", () => house.assertQuiet(cut));
