import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { barriers } from "../../web/tools/axe.mjs";
import { openHouse } from "./house.mjs";
import { cut, tour } from "./tour.mjs";

let house;
before(async () => (house = await openHouse()));
after(() => house.close());

for (const dark of [false, true])
  for (const lang of ["en", "fr"])
    test(`every page speaks ${lang} on a phone of 360 px ${dark ? "by lamplight" : "by day"}, without scrolling sideways, with targets of 44 px and without a barrier for axe`, async () => {
      const who = await house.visitor({ lang, width: 360, dark });
      // Each light and each language of each size has company once, here or on a desk.
      const guest = (lang !== "fr") === dark && (await house.visitor({ lang, width: 360, dark, name: "Léo" }));
      const found = [];
      await tour(who, guest, async (place, page) => {
        found.push(...(await barriers(page)).map((each) => `${place}: ${each}`));
        found.push(...(await page.evaluate((wanted) => {
          const wrong = [];
          const root = document.documentElement;
          if (root.lang !== wanted) wrong.push(`lang is ${root.lang}`);
          if (root.scrollWidth > 360) wrong.push(`${root.scrollWidth} px wide`);
          const untold = /\[[a-z]+\.[a-z0-9_.-]+\]|\{[a-z0-9_]+[:}]/.exec(document.body.innerText);
          if (untold) wrong.push(`untold text ${untold[0]}`);
          for (const node of document.querySelectorAll("button, a.button, select, input:not([type=checkbox])")) {
            const { width, height } = node.getBoundingClientRect();
            if (width > 0 && (height < 43.5 || width < 43.5)) wrong.push(`${Math.round(width)}×${Math.round(height)}: ${node.outerHTML.slice(0, 120)}`);
          }
          return wrong;
        }, lang)).map((each) => `${place}: ${each}`));
      });
      assert.deepEqual([...new Set(found)], []);
    });

test("nobody's console complained but about the lost connection", () => house.assertQuiet(cut));
