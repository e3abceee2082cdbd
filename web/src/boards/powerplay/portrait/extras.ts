// The sixth word of a look: what a player carries, wears or got in a corner of the rink.
import { bolt } from "./emblems";
import type { Extra } from "./look";
import type { Model } from "./model";
import { both, bumps, ink, line, mirrored, moved, shape, spot, tone } from "./pen";

type Drawn = (model: Model) => string;

/** Behind the body. */
const back: Partial<Record<Extra, Drawn>> = {
  cape: ({ look, cloth }) => {
    const inside = look.creature === "ghost" && look.colour === "black" ? "#b3152b" : cloth.light;
    return both(shape("M58 78Q74 70 86 54Q90 66 99 72Q97 88 100 104H58Z", inside)) + both(shape("M78 84Q88 72 86 54Q90 66 99 72Q97 88 100 104H84Z", cloth.base));
  },
};

/** Over the face but under the headgear. */
const onFace: Partial<Record<Extra, Drawn>> = {
  scar: ({ face }) => line(`M${50 + face.gap + 3} ${face.eyes - 8}L${50 + face.gap + 6} ${face.eyes + 11}M${50 + face.gap + 2} ${face.eyes + 6.4}l6.4 -1.4M${50 + face.gap + 3} ${face.eyes + 9.6}l6 -1.4M${50 + face.gap + 1} ${face.eyes - 5.4}l5 -1.2`, 1.7, "#b3434a"),
  glasses: ({ face }) => {
    const lens = (x: number) => `<circle cx="${x}" cy="${face.eyes}" r="7.4" fill="#dff2fb" fill-opacity="0.35" stroke-width="2.2"/><path d="M${x - 4} ${face.eyes - 1}Q${x - 3} ${face.eyes - 4.6} ${x + 0.6} ${face.eyes - 5}" fill="none" stroke="#fff" stroke-width="1.5"/>`;
    return `${lens(50 - face.gap)}${lens(50 + face.gap)}${line(`M${50 - face.gap + 7} ${face.eyes - 1}Q50 ${face.eyes - 4} ${50 + face.gap - 7} ${face.eyes - 1}M${50 + face.gap + 7.2} ${face.eyes - 1}L${50 + face.half} ${face.eyes - 2}M${50 - face.gap - 7.2} ${face.eyes - 1}L${50 - face.half} ${face.eyes - 2}`, 2)}`;
  },
  monocle: ({ face }) => `<circle cx="${50 + face.gap}" cy="${face.eyes}" r="7.8" fill="#dff2fb" fill-opacity="0.4" stroke="#c58d16" stroke-width="2.6"/>${line(`M${50 + face.gap + 5} ${face.eyes + 6}Q${50 + face.gap + 9} ${face.eyes + 20} ${50 + face.gap + 4} 84`, 1.4, "#c58d16")}`,
  bandage: ({ face }) => moved(50 - face.gap - 2, face.eyes + 10, `<rect x="-7" y="-2.8" width="14" height="5.6" rx="2.6" fill="#f3d8ae"/><rect x="-2.6" y="-2.8" width="5.2" height="5.6" fill="#e3b980" stroke-width="1"/>`, " rotate(-28)"),
};

/** Over everything. */
const front: Partial<Record<Extra, Drawn>> = {
  earring: ({ face }) => `<circle cx="${50 + face.half + 3}" cy="${face.eyes + 12}" r="3.4" fill="none" stroke="${ink}" stroke-width="3.4"/><circle cx="${50 + face.half + 3}" cy="${face.eyes + 12}" r="3.4" fill="none" stroke="#ffd257" stroke-width="1.7"/>`,
  pipe: ({ face }) => `${shape(`M${50 + 5} ${face.mouth + 1}Q${50 + 14} ${face.mouth + 8} ${50 + 19} ${face.mouth + 6}L${50 + 18.6} ${face.mouth - 2}H${50 + 28}L${50 + 27} ${face.mouth + 8}Q${50 + 22} ${face.mouth + 13} ${50 + 15} ${face.mouth + 10.4}Q${50 + 8} ${face.mouth + 8} ${50 + 4} ${face.mouth + 3.6}Z`, "#7c4a2a")}${tone(`M${50 + 19.4} ${face.mouth - 1.6}H${50 + 27.4}L${50 + 27} ${face.mouth + 0.6}H${50 + 19.4}Z`, "#d9772e")}${line(`M${50 + 23} ${face.mouth - 6}q-4 -4 0 -7.4q4 -3.4 0.6 -7.6`, 2.4, "#ffffff")}${line(`M${50 + 23} ${face.mouth - 6}q-4 -4 0 -7.4q4 -3.4 0.6 -7.6`, 1.2, "#aab4bf")}`,
  whistle: () => `${line("M38 80Q44 92 55 93M62 80Q60 88 57 92", 1.8, "#d5333f")}${shape("M52 90H66V95Q62 95.4 61 98Q58 103 53.6 101Q49.6 98 52 90Z", "#e6ebf0")}${spot(56, 96.6, 2.2, 2.2, ink)}`,
  scarf: ({ cloth }) => `${shape("M27 78Q50 92 73 78Q77 84 72 89Q50 100 28 89Q23 84 27 78Z", cloth.light)}${shape("M60 88L74 86L80 104H64Z", cloth.base)}${line("M36 84.6l-2.4 5.4M45 88l-1 5.6M56 88l1.4 5.6M66 84l2.6 5", 2.4, cloth.deep)}`,
  flower: (model) => {
    const { face, look } = model;
    const x = look.headgear === "bare" ? 50 - face.half - 1 : 50 - face.half + 1;
    const y = look.headgear === "hat" ? face.brow - 6 : face.brow - 1;
    const petal = look.colour === "violet" || look.colour === "white" ? "#f47fa9" : "#f7f3ff";
    return `${tone(`M${x - 1} ${y + 3}q-8 2 -9 8q8 0 11 -6z`, "#4f9a55")}${bumps(x, y, 4.2, 4.2, 0, 288, 5, 3.5, petal)}${spot(x, y, 3, 3, "#ffd257")}`;
  },
  wand: () => `${moved(82, 74, `<rect x="-2" y="-22" width="4" height="42" rx="1.4" fill="#2b2f38"/><rect x="-2" y="-22" width="4" height="7" rx="1.2" fill="#fff"/>`, " rotate(18)")}${[[90, 42, 4], [80, 40, 2.4], [95, 53, 2.4]].map(([x = 0, y = 0, r = 0]) => `<path d="M${x} ${y - r}L${x + r * 0.3} ${y - r * 0.3}L${x + r} ${y}L${x + r * 0.3} ${y + r * 0.3}L${x} ${y + r}L${x - r * 0.3} ${y + r * 0.3}L${x - r} ${y}L${x - r * 0.3} ${y - r * 0.3}Z" fill="#ffe14d" stroke-width="1.2"/>`).join("")}`,
  sparks: ({ temper }) => {
    const hot = temper.skin === "fire" || temper.quirks.includes("flames");
    const flame = (x: number, y: number, s: number) => moved(x, y, `<path d="M0 8Q-7 4 -4 -3Q-3 -1 -1.4 -2Q-2 -8 3 -11Q2.4 -6 5 -3Q8 2 4 6Q2.4 8 0 8Z" fill="#ff9a2e" stroke-width="1.6"/><path d="M0.4 6Q-3 3.4 -0.6 -0.6Q1 1 2 -1Q4.4 3 0.4 6Z" fill="#ffe14d" stroke="none"/>`, ` scale(${s})`);
    return hot ? flame(14, 62, 1.15) + flame(87, 58, 1.35) + flame(90, 34, 0.8) : bolt(13, 50, 0.95) + bolt(88, 44, 1.15) + mirrored(bolt(14, 70, 0.7));
  },
};

export const extraBehind = (model: Model) => back[model.look.extra]?.(model) ?? "";
export const extraOnFace = (model: Model) => onFace[model.look.extra]?.(model) ?? "";
export const extraInFront = (model: Model) => front[model.look.extra]?.(model) ?? "";
