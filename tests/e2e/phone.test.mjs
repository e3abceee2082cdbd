import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { barriersInBothLights } from "../../web/tools/axe.mjs";
import { openHouse } from "./house.mjs";
import { cut, tour } from "./tour.mjs";

let house;
before(async () => (house = await openHouse()));
after(() => house.close());

for (const lang of ["en", "fr"])
  test(`every page speaks ${lang} on a phone of 360 px, without scrolling sideways, with targets of 44 px and without a barrier for axe by day and by lamplight`, async () => {
    const [who, guest] = [await house.visitor({ lang, width: 360 }), await house.visitor({ lang, width: 360, name: "Léo" })];
    const found = [];
    await tour(who, guest, async (place, page) => {
      found.push(...(await barriersInBothLights(page)).map((each) => `${place}: ${each}`));
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
