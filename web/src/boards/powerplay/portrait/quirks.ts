// What a name promises beyond the six words: heads for a hydra, arms for an octopus, tape for Tremblay.
import { drop, flake, leaf, star } from "./emblems";
import type { Model } from "./model";
import type { Quirk, Temper } from "./tempers";
import { both, bumps, ink, line, moved, oval, shape, spot, tone } from "./pen";

type Drawn = (model: Model) => string;

const behind: Partial<Record<Quirk, Drawn>> = {
  tentacles: ({ skin }) => {
    const arm = (d: string, tip: string) => `<path d="${d}" fill="none" stroke="${ink}" stroke-width="12"/><path d="${d}" fill="none" stroke="${skin.base}" stroke-width="8.4"/>${tip}`;
    const suckers = (points: number[][]) => points.map(([x = 0, y = 0]) => `<circle cx="${x}" cy="${y}" r="1.7" fill="#f9d3cc" stroke="${skin.shade}" stroke-width="1"/>`).join("");
    return both(arm("M66 90Q94 92 91 68Q88 54 78 60", suckers([[90, 75], [91, 67], [87, 60], [84, 86]])) + arm("M64 78Q84 70 84 46Q86 26 95 32", suckers([[83, 56], [84, 46], [86, 36]])));
  },
  "two-heads": ({ skin }) => necks(["M44 94Q36 82 31 58", "M56 94Q64 82 69 58"], skin.shade),
  "three-heads": ({ skin }) => necks(["M50 104Q48 84 24 76Q16 70 20 50", "M50 104Q52 84 76 76Q84 70 80 50"], skin.base),
  nemes: ({ face, cloth, clip }) => {
    const veil = `M50 ${face.top - 8}C${50 + face.half + 14} ${face.top - 8} ${50 + face.half + 12} 56 ${50 + face.half + 18} 86H${50 - face.half - 18}C${50 - face.half - 12} 56 ${50 - face.half - 14} ${face.top - 8} 50 ${face.top - 8}Z`;
    const bands = [24, 34, 44, 54, 64, 74].map((y) => `<path d="M0 ${y + 6}Q50 ${y - 8} 100 ${y + 6}" stroke="#2f74c9" stroke-width="4.4" fill="none"/>`).join("");
    return `<clipPath id="${clip}-veil"><path d="${veil}"/></clipPath>${tone(veil, cloth.base)}<g clip-path="url(#${clip}-veil)">${bands}</g><path d="${veil}"/>`;
  },
  swirl: () => line("M6 34Q22 28 22 36Q22 42 16 40M4 54Q18 48 24 52M8 70Q16 66 22 70", 2.2, "#8fb8cc"),
  gate: ({ cloth }) => both(line("M84 40V88M92 40V88M78 48H98M78 78H98", 4.4) + line("M84 40V88M92 40V88M78 48H98M78 78H98", 2, cloth.base)),
};

const necks = (ways: string[], fill: string) =>
  ways.map((d) => `<path d="${d}" fill="none" stroke="${ink}" stroke-width="16"/><path d="${d}" fill="none" stroke="${fill}" stroke-width="11.6"/>`).join("");

const onFace: Partial<Record<Quirk, Drawn>> = {
  tape: ({ face }) => `${moved(50 - 9, face.mouth + 7, tapeStrip(20), " rotate(-12)")}${moved(50 + 12, face.eyes - 8, tapeStrip(15), " rotate(24)")}${moved(50 + 13, face.mouth - 4, tapeStrip(12), " rotate(80)")}`,
  plaster: ({ face }) => moved(50 + 11, face.top + 10, tapeStrip(14, "#f3d8ae"), " rotate(30)") + moved(50 + 11, face.top + 10, tapeStrip(14, "#f3d8ae"), " rotate(-50)"),
  bolts: ({ face, skin }) => both(`<circle cx="${50 + face.half - 5}" cy="${face.bottom - 6}" r="2.4" fill="${skin.shade}" stroke-width="1.4"/><circle cx="${50 + face.half - 5}" cy="${face.eyes + 10}" r="1.8" fill="${skin.shade}" stroke-width="1.3"/>`),
  rust: ({ face }) => tone(`M33 ${face.mouth - 3}q5 -3 7 1q3 4 -2 6q-6 2 -7 -2q-0.6 -3 2 -5z`, "#8d4a26", 0.8) + tone(`M62 ${face.eyes + 8}q4 -1 5 2q0 4 -4 3q-4 -1 -1 -5z`, "#8d4a26", 0.8) + spot(60, face.bottom - 5, 2, 1.4, "#8d4a26", 0.8),
  clamp: ({ face, cloth }) => both(shape(`M${50 + 15} ${face.mouth - 3}L${50 + 27} ${face.mouth - 8}L${50 + 27} ${face.bottom - 2}L${50 + 15} ${face.bottom - 4}L${50 + 19} ${face.mouth + 4}Z`, cloth.light) + oval(50 + 23, face.mouth + 2, 2, 2, cloth.deep)),
  tuft: ({ face, locks }) => bumps(50, face.brow + 2, face.half - 4, 2, 180, 360, 7, 4, locks.base) + both(oval(50 + face.half - 1, face.eyes + 6, 4, 5.4, locks.base)),
  straw: ({ face }) => line(`M34 ${face.mouth + 4}L20 ${face.mouth + 12}M38 ${face.bottom - 4}L27 ${face.bottom + 9}M66 ${face.mouth + 4}L80 ${face.mouth + 12}M62 ${face.bottom - 4}L73 ${face.bottom + 9}M46 ${face.bottom}L43 ${face.bottom + 11}M54 ${face.bottom}L57 ${face.bottom + 11}`, 2.6, "#d9a93a") + shape(`M53 ${face.nose + 3}L50 ${face.nose - 3}L47 ${face.nose + 3}Z`, "#d9772e"),
  wig: ({ face }) => both(bumps(50 + face.half + 1, face.eyes + 9, 2, 18, -90, 90, 4, 6, "#f7f6f1")),
  nemes: ({ face }) => `${shape(`M${50 - face.half - 1} ${face.brow + 1}Q50 ${face.brow - 12} ${50 + face.half + 1} ${face.brow + 1}L${50 + face.half} ${face.brow - 5}Q50 ${face.brow - 17} ${50 - face.half} ${face.brow - 5}Z`, "#f6c445")}${both(line(`M${50 + face.gap + 5} ${face.eyes}q4 0.4 7 3`, 2.2))}${shape(`M46 ${face.bottom - 1}H54L53 ${face.bottom + 11}Q50 ${face.bottom + 13} 47 ${face.bottom + 11}Z`, "#2f74c9")}`,
};

const tapeStrip = (length: number, fill = "#b9c0c9") =>
  `<rect x="${-length / 2}" y="-2.6" width="${length}" height="5.2" rx="0.8" fill="${fill}" stroke-width="1.5"/>${line(`M${-length / 2 + 2.4} -2v4M${length / 2 - 2.4} -2v4`, 0.9, "#8a929d")}`;

const inFront: Partial<Record<Quirk, Drawn>> = {
  zzz: () => [[72, 34, 9], [81, 23, 12], [90, 10, 15]].map(([x = 0, y = 0, size = 0]) => `<path d="M${x - size * 0.3} ${y - size * 0.35}H${x + size * 0.3}L${x - size * 0.3} ${y + size * 0.35}H${x + size * 0.3}" fill="none" stroke="#573183" stroke-width="2.4"/>`).join(""),
  drops: ({ face }) => drop(50 - face.half - 6, face.eyes + 4, 0.9) + drop(50 + face.half + 7, face.eyes - 6, 0.75) + drop(50 + face.half + 4, face.mouth + 5, 0.95) + drop(20, 84, 0.8),
  icicles: ({ look, face }) => (look.headgear === "crown" ? [-16, -8, 0, 8, 16].map((x, i) => shape(`M${50 + x - 2.6} ${face.brow - 5 + Math.abs(x) * 0.16}h5.2l-2.6 ${6 + (i % 2) * 3}z`, "#eaf7ff")).join("") : ""),
  stars: ({ look }) => (look.headgear === "mask" || look.creature === "moose" ? nightSky() : star(14, 30, 4.4) + star(86, 24, 5.4) + star(90, 54, 3.4) + star(10, 60, 3)),
  snowflakes: () => flake(13, 32, 5.4, "#8ab6d6") + flake(88, 28, 6.4, "#8ab6d6") + flake(91, 62, 4.4, "#8ab6d6"),
  leaves: () => leaf(16, 76, 1, "#d98b2b") + leaf(86, 66, 0.8, "#6fa548"),
  maple: ({ look }) => (look.creature === "human" ? leaf(13, 40, 0.95) + leaf(88, 58, 0.75) : ""),
  // He sits on a pile of players and holds the top one.
  pile: ({ skin, sweater }) => `${[0, 1].map((i) => moved(20, 84, `<rect x="-11" y="-15" width="22" height="30" rx="3" fill="#fffdf7"/><rect x="-8" y="-12" width="16" height="24" rx="2" fill="${sweater.base}" stroke-width="1.2"/>${star(0, 0, 5.4, "#fffdf7", false)}`, ` rotate(${i === 0 ? -26 : -8})`)).join("")}${oval(30, 93, 8, 6.4, skin.base)}${line("M26 89.4q1.4 3 0.6 5.6M30.4 88.6q1.4 3 0.6 6", 1.5)}`,
  tiny: () => `<path d="M66 76Q66 70 80 70Q94 70 94 76V88Q94 94 80 94Q66 94 66 88Z" fill="#3a3f48"/><path d="M66 76Q66 82 80 82Q94 82 94 76" fill="none"/>${oval(80, 76, 14, 6, "#59606c")}`,
};

const nightSky = () => [[10, 18], [22, 8], [88, 14], [93, 40], [8, 48], [84, 64]].map(([x = 0, y = 0], i) => star(x, y, 2.2 + (i % 3) * 0.7, "#fff6c4", true)).join("");

const all = (drawings: Partial<Record<Quirk, Drawn>>) => (model: Model) => model.temper.quirks.map((quirk) => drawings[quirk]?.(model) ?? "").join("");

export const quirksBehind = all(behind);
export const quirksOnFace = all(onFace);
export const quirksInFront = all(inFront);

/** Where a head is put: its middle on the paper, its size and tilt, and another mood if it has one. */
export interface Placed {
  place: string;
  mood?: Partial<Temper>;
}

/** Some have more than one head; the last is in front. */
export function headsOf(model: Model): Placed[] {
  if (model.has("two-heads"))
    return [
      { place: "translate(29 53) rotate(-7) scale(0.66) translate(-50 -55)" },
      { place: "translate(71 53) rotate(7) scale(-0.66 0.66) translate(-50 -55)", mood: { eyes: "sly", mouth: "laugh", brows: "raised" } },
    ];
  if (model.has("three-heads"))
    return [
      { place: "translate(21 38) rotate(-10) scale(0.52) translate(-50 -50)", mood: { eyes: "happy" } },
      { place: "translate(79 38) rotate(10) scale(-0.52 0.52) translate(-50 -50)", mood: { eyes: "glare" } },
      { place: "translate(50 50) scale(0.74) translate(-50 -50)" },
    ];
  return [{ place: "" }];
}
