import { isGoalie, type Man } from "./view";

// The dice of a man as marks on the rim of his counter. Where a mark stands says which ability it is of, and they are never so many
// that they meet: those of the upper two leave the top to a superstar's star.

/** How far from the middle of a counter its rim and the marks on it are drawn; a goalie's is square. */
export const rim = { round: 16, square: 14.5, width: 6 } as const;
/** A little nearer, so that the rim is still seen around them. */
const inside = 0.3;

export const abilities = ["shot", "pass", "steal", "fight"] as const;
export type Ability = (typeof abilities)[number];

// Each has a quarter of the rim, from the side up or down: which way x and y grow there.
const quarters: Record<Ability, { x: -1 | 1; y: -1 | 1 }> = { shot: { x: -1, y: -1 }, pass: { x: 1, y: -1 }, steal: { x: -1, y: 1 }, fight: { x: 1, y: 1 } };
// In degrees, and with more room between two abilities than between two marks of one.
const first = 10;
const pitch = 20;
const mark = 14.5;

const round = (value: number) => Math.round(value * 100) / 100;

/** A stretch of an ability's quarter, from one angle to another, in degrees away from the side. */
export function arc(ability: Ability, from: number, to: number): string {
  const { x, y } = quarters[ability];
  const radius = rim.round - inside;
  const at = (angle: number) => `${round(x * radius * Math.cos((angle * Math.PI) / 180))} ${round(y * radius * Math.sin((angle * Math.PI) / 180))}`;
  return `M${at(from)}A${radius} ${radius} 0 0 ${x === y ? 1 : 0} ${at(to)}`;
}

/** All marks of a man in one path. A goalie's stand side by side below. */
export function marksOf(man: Man): string {
  if (isGoalie(man)) {
    const dice = man.save ?? 0;
    return Array.from({ length: dice }, (_, i) => `M${round((i - (dice - 1) / 2) * 6.2 - 2.3)} ${rim.square - inside}h4.6`).join("");
  }
  return abilities.flatMap((ability) => Array.from({ length: man[ability] ?? 0 }, (_, i) => arc(ability, first + i * pitch, first + i * pitch + mark))).join("");
}
