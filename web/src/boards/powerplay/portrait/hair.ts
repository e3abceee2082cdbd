// Hair in three layers: behind the head, on the face, and what looks out from under the headgear.
import type { Model } from "./model";
import { both, bumps, line, oval, round, shape, spot, tone } from "./pen";

export function hairBehind(model: Model): string {
  const { look, face, locks } = model;
  const side = 50 + face.half;
  switch (look.hair) {
    case "curls":
      return bumps(50, face.eyes + 2, face.half + 3, 22, -20, 200, 11, 7.4, locks.base);
    case "mullet":
      return shape(`M${50 - face.half - 3} ${face.brow}Q${50 - face.half - 8} 66 ${50 - face.half - 7} 86Q${50 - face.half + 4} 82 50 84Q${50 + face.half - 4} 82 ${50 + face.half + 7} 86Q${50 + face.half + 8} 66 ${50 + face.half + 3} ${face.brow}Z`, locks.base);
    case "bun":
      return `${oval(side - 2, face.top - 1, 9.4, 9.4, locks.base)}${line(`M${side - 6} ${face.top - 4}q5 -3 8.6 2M${side - 7} ${face.top + 1}q5 -3 10 1`, 1.4, locks.light)}${shape(`M${50 - face.half - 4} ${face.eyes + 12}Q${50 - face.half - 6} ${face.top} 50 ${face.top - 3}Q${50 + face.half + 6} ${face.top} ${50 + face.half + 4} ${face.eyes + 12}Z`, locks.base)}`;
    case "braid":
      return look.creature === "bear" ? "" : both(braid(model, side + 3));
    default:
      return "";
  }
}

// Hangs from beside the ear: beads of hair, a ribbon, a tassel.
function braid({ face, locks, cloth }: Model, x: number): string {
  let all = "";
  for (let i = 0; i < 4; i += 1) all += oval(round(x + i * 1.2), face.eyes + 8 + i * 7, 5.4 - i * 0.35, 4.8, locks.base) + line(`M${round(x - 2.4 + i * 1.2)} ${face.eyes + 8 + i * 7}q2.4 2.6 4.8 0`, 1.1, locks.light);
  const end = face.eyes + 36;
  return `${shape(`M${x + 2} ${end}Q${x - 1} ${end + 8} ${x + 3} ${end + 10}Q${x + 9} ${end + 8} ${x + 8} ${end}Z`, locks.base)}${all}<rect x="${x + 0.6}" y="${end - 3}" width="8" height="4.4" rx="1.6" fill="${cloth.light}"/>`;
}

export function beard(model: Model): string {
  const { look, face, locks } = model;
  const half = face.half;
  const jaw = face.jaw;
  const m = face.mouth;
  if (look.hair === "stubble") {
    const rows = [[0, 9.5], [-7, 8], [7, 8], [-12, 4], [12, 4], [-3.5, 6.6], [3.5, 6.6], [-10, 0], [10, 0], [-14.5, -1], [14.5, -1]];
    return tone(`M${50 - jaw + 1} ${m - 4}Q${50 - jaw + 3} ${face.bottom - 1.4} 50 ${face.bottom - 1.2}Q${50 + jaw - 3} ${face.bottom - 1.4} ${50 + jaw - 1} ${m - 4}Q${50 + 8} ${m + 1} 50 ${m - 7}Q${50 - 8} ${m + 1} ${50 - jaw + 1} ${m - 4}Z`, locks.base, 0.25) + rows.map(([x = 0, y = 0]) => spot(50 + x, m + y, 0.8, 0.8, locks.base)).join("");
  }
  if (look.hair === "beard") {
    const end = face.bottom + (look.creature === "troll" ? 15 : 10);
    return `${shape(`M${50 - half + 0.5} ${face.eyes + 4}Q${50 - jaw - 5} ${m + 8} ${50 - jaw + 4} ${end - 7}Q${50 - 9} ${end - 2} ${50 - 6} ${end - 3}Q50 ${end + 5} ${50 + 6} ${end - 3}Q${50 + 9} ${end - 2} ${50 + jaw - 4} ${end - 7}Q${50 + jaw + 5} ${m + 8} ${50 + half - 0.5} ${face.eyes + 4}Q${50 + half - 3} ${m - 5} 60 ${m - 6}Q50 ${m - 9.6} 40 ${m - 6}Q${50 - half + 3} ${m - 5} ${50 - half + 0.5} ${face.eyes + 4}Z`, locks.base)}${both(line(`M${50 + 8} ${m + 8}q1.4 4 -0.6 8M${50 + jaw - 3} ${m + 3}q0.6 4 -2 7`, 1.5, locks.light))}${lips(model)}`;
  }
  if (look.hair === "braid" && look.creature === "bear") return plait(model);
  if (look.hair === "moustache") {
    const kind = model.temper.nose === "long" ? 1 : 0;
    return kind === 1
      ? shape(`M50 ${m - 4}Q44 ${m - 8} 38 ${m - 4}Q32 ${m + 1} 28 ${m - 5}Q30 ${m + 5} 40 ${m + 2}Q46 ${m + 1} 50 ${m - 1}Q54 ${m + 1} 60 ${m + 2}Q70 ${m + 5} 72 ${m - 5}Q68 ${m + 1} 62 ${m - 4}Q56 ${m - 8} 50 ${m - 4}Z`, locks.base)
      : shape(`M50 ${m - 6}Q40 ${m - 9} 35 ${m + 2}Q36 ${m + 6} 40 ${m + 5}Q47 ${m + 4} 50 ${m + 0.6}Q53 ${m + 4} 60 ${m + 5}Q64 ${m + 6} 65 ${m + 2}Q60 ${m - 9} 50 ${m - 6}Z`, locks.base) + both(line(`M53 ${m - 3}q4 0.6 6.4 4`, 1.3, locks.light));
  }
  return "";
}

// A bear braids his chin.
function plait({ face, locks, cloth }: Model): string {
  const b = face.bottom;
  return `${shape(`M38 ${b - 5}Q50 ${b + 1} 62 ${b - 5}Q60 ${b + 5} 50 ${b + 6}Q40 ${b + 5} 38 ${b - 5}Z`, locks.base)}${oval(50, b + 7, 5.6, 4.6, locks.base)}${oval(50, b + 13, 5, 4.4, locks.base)}${line(`M47 ${b + 6}q3 3 6 0M47.4 ${b + 12}q2.6 3 5.2 0`, 1.2, locks.light)}<rect x="45.6" y="${b + 16}" width="8.8" height="4.6" rx="1.6" fill="${cloth.base}"/>${shape(`M47 ${b + 20.6}H53L54.4 ${b + 27}H45.6Z`, locks.base)}`;
}

// A mouth in a beard: teeth and lips stand out from the hair.
function lips({ temper, face }: Model): string {
  const m = face.mouth;
  if (temper.mouth === "grit" || temper.mouth === "grin") return shape(`M42 ${m - 2.4}Q50 ${m - 3.6} 58 ${m - 2.4}Q58 ${m + 3.6} 50 ${m + 4}Q42 ${m + 3.6} 42 ${m - 2.4}Z`, "#fff") + line(`M42.6 ${m + 0.6}H57.4M46 ${m - 2.6}V${m + 3.4}M50 ${m - 3}V${m + 3.8}M54 ${m - 2.6}V${m + 3.4}`, 1);
  if (temper.mouth === "flat") return line(`M44.6 ${m}H55.4`, 2.4);
  return shape(`M43 ${m - 1.6}Q50 ${m + 0.6} 57 ${m - 1.6}Q55 ${m + 4.4} 50 ${m + 4.4}Q45 ${m + 4.4} 43 ${m - 1.6}Z`, "#7a2530");
}

/** Sideburns and fringes that look out from under the headgear, or the whole mop where there is none. */
export function hairInFront(model: Model): string {
  const { look, face, locks } = model;
  if (look.creature === "robot" || look.creature === "goose" || look.creature === "dragon" || look.creature === "moose") return "";
  const half = face.half;
  if (look.creature !== "human" && look.hair === "none") return "";
  const strands = (depth: number) => shape(`M${50 - half} ${face.brow - 6}Q${50 - half + 4} ${face.brow + depth} ${50 - half * 0.45} ${face.brow + depth - 3}Q${50 - 6} ${face.brow + 1} ${50 - 3} ${face.brow - 2}Q${50 + 4} ${face.brow + depth} ${50 + half * 0.6} ${face.brow + depth - 4}Q${50 + half - 3} ${face.brow + 2} ${50 + half} ${face.brow - 6}Z`, locks.base);
  switch (look.hair) {
    case "curls":
      return bumps(50, face.brow + 1, half - 5, 1.5, 180, 360, 5, 4.6, locks.base) + both(oval(50 + half - 1, face.eyes + 1, 4.6, 4.8, locks.base));
    case "bun":
      return shape(`M${50 - half - 2.4} ${face.eyes + 11}Q${50 - half - 3} ${face.brow - 4} 50 ${face.brow - 8}Q${50 + half + 3} ${face.brow - 4} ${50 + half + 2.4} ${face.eyes + 11}Q${50 + half - 1} ${face.eyes} ${50 + half - 6} ${face.brow + 2.6}Q${50 + 4} ${face.brow + 3} ${50 - 6} ${face.brow - 3}Q${50 - half + 3} ${face.brow + 3} ${50 - half + 2.6} ${face.eyes}Q${50 - half + 1} ${face.eyes + 6} ${50 - half - 2.4} ${face.eyes + 11}Z`, locks.base);
    case "braid":
      return look.creature === "bear" || look.creature === "cat" ? "" : strands(5) + both(shape(`M${50 + half - 4} ${face.brow}Q${50 + half + 5} ${face.brow + 2} ${50 + half + 5} ${face.eyes + 9}Q${50 + half - 1} ${face.eyes + 4} ${50 + half - 4} ${face.brow}Z`, locks.base));
    case "mullet":
      return strands(6) + both(shape(`M${50 + half - 3} ${face.brow - 2}Q${50 + half + 4} ${face.brow} ${50 + half + 4} ${face.eyes + 13}Q${50 + half - 1} ${face.eyes + 8} ${50 + half - 3} ${face.brow - 2}Z`, locks.base));
    case "beard":
    case "moustache":
    case "stubble":
      return look.creature === "bear" ? "" : both(shape(`M${50 + half - 2.6} ${face.brow - 3}L${50 + half + 1.4} ${face.brow - 3}V${face.eyes + 3}L${50 + half - 2.2} ${face.eyes + 1}Z`, locks.base));
    default:
      return "";
  }
}
