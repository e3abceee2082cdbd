// What stands in somebody's way on a page, by the rules of WCAG 2.2 A and AA and best practice.
import axe from "axe-core";

/** `within` names the part of the page that is judged, `rules` some of the rules; otherwise it is all. */
export async function barriers(page, { rules = null, within = null } = {}) {
  // It takes longer to come to the page than to look at it, so it comes once a load; nor does it word where each barrier is to be found.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  const violations = await page.evaluate(async ([only, part]) => {
    const told = await axe.run(part ?? document, { resultTypes: ["violations"], selectors: false, ...(only && { runOnly: { type: "rule", values: only } }) });
    return told.violations.map(({ id, help, nodes }) => ({ id, help, nodes: nodes.slice(0, 3).map(({ html }) => html.slice(0, 160)) }));
  }, [rules, within]);
  return [...(await paleButtons(page)), ...violations.map(({ id, help, nodes }) => `${id}: ${help}: ${nodes.join(" | ")}`)];
}

/** By day and by lamplight: of the second look only what depends on colours can be another. */
export async function barriersInBothLights(page, within = null) {
  await page.emulateMedia({ colorScheme: "light" });
  const found = await barriers(page, { within });
  await page.emulateMedia({ colorScheme: "dark" });
  const later = await barriers(page, { rules: ["color-contrast", "link-in-text-block"], within });
  await page.emulateMedia({ colorScheme: "light" });
  return [...found, ...later.map((each) => `by lamplight: ${each}`)];
}

// Axe does not judge what lies over a drawing, and most boards are drawings: a button at least can be read on its own ground.
function paleButtons(page) {
  return page.evaluate(() => {
    const light = ([red, green, blue]) => {
      const [r, g, b] = [red, green, blue].map((each) => (each / 255 <= 0.04045 ? each / 255 / 12.92 : ((each / 255 + 0.055) / 1.055) ** 2.4));
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const pen = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
    const painted = (colour) => {
      pen.clearRect(0, 0, 1, 1);
      pen.fillStyle = colour;
      pen.fillRect(0, 0, 1, 1);
      return pen.getImageData(0, 0, 1, 1).data;
    };
    const pale = [];
    for (const node of document.querySelectorAll(".button:not(:disabled)")) {
      const { color, backgroundColor, backgroundImage, visibility } = getComputedStyle(node);
      const ground = painted(backgroundColor);
      if (ground[3] < 255 || backgroundImage !== "none" || visibility !== "visible" || node.innerText.trim() === "") continue;
      const [more, less] = [light(painted(color)), light(ground)].sort((a, b) => b - a);
      const contrast = (more + 0.05) / (less + 0.05);
      if (contrast < 4.5) pale.push(`contrast ${contrast.toFixed(1)}: ${node.outerHTML.slice(0, 160)}`);
    }
    return pale;
  });
}
