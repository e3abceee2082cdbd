// What stands in somebody's way on a page, by the rules of WCAG 2.2 A and AA and best practice.
import { AxeBuilder } from "@axe-core/playwright";

export async function barriers(page) {
  // There are no frames: in the old way no second page is opened for each look, which takes three times as long.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ["violations"] }).analyze();
  return violations.map(({ id, help, nodes }) => `${id}: ${help}: ${nodes.slice(0, 3).map((node) => node.html.slice(0, 160)).join(" | ")}`);
}
