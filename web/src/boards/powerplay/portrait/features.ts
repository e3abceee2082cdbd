// Eyes, brows, noses and mouths: what a face says.
import { both, ink, line, moved, oval, shape, spot, tone } from "./pen";

export type Eyes =
  | "dot" | "open" | "wide" | "sleepy" | "shut" | "glare" | "sly" | "lash" | "cross" | "slit" | "lamp" | "visor" | "hollow" | "tired" | "happy" | "button";
export type Brows = "none" | "soft" | "angry" | "worried" | "raised" | "bushy";
export type Mouth =
  | "smile" | "grin" | "smirk" | "frown" | "grit" | "oh" | "tongue" | "wobble" | "flat" | "laugh" | "fangs" | "pout" | "gap" | "grille" | "stitch";

const white = "#ffffff";
const iris = (x: number, y: number, r: number) => `${spot(x, y, r, r, ink)}${spot(x + r * 0.35, y - r * 0.4, r * 0.36, r * 0.36, white)}`;
const ball = (r: number, px = 0, py = 0.4, pupil = r * 0.52) => `${oval(0, 0, r, r * 1.08, white)}${iris(px, py, pupil)}`;

// Each pair as two drawings around 0, 0: the one at the viewer's left, then the one at the right.
const pairs: Record<Eyes, [string, string]> = {
  dot: same(`${spot(0, 0, 2.5, 3.1, ink)}${spot(0.9, -1.2, 0.9, 0.9, white)}`),
  open: same(ball(4.7)),
  wide: same(ball(6, 0, 0.2, 2)),
  happy: same(line("M-4.4 1.6Q0 -4.6 4.4 1.6", 2.4)),
  shut: same(line("M-4.6 -0.6Q0 3.6 4.6 -0.6", 2.4)),
  sleepy: same(`${ball(4.7, 0, 1.4)}${tone("M-5.6 -0.2Q-5 -6 0 -6Q5 -6 5.6 -0.2Z", "SHADE")}${line("M-5.2 0H5.2", 2)}`),
  tired: same(`${ball(4.7, 0.4, 1.2)}${tone("M-5.6 -1Q-5 -6 0 -6Q5 -6 5.6 -1Z", "SHADE")}${line("M-5.2 -0.8H5.2", 1.8)}${line("M-4 6.4Q0 8.4 4 6.4", 1.2)}`),
  glare: [
    `${ball(4.8, 1, 0.8)}${tone("M-6 -6L6 -6L5.6 -0.4L-5.4 -4Z", "SKIN")}${line("M-5.2 -4L5.4 -0.6", 2.4)}`,
    `${ball(4.8, -1, 0.8)}${tone("M6 -6L-6 -6L-5.6 -0.4L5.4 -4Z", "SKIN")}${line("M5.2 -4L-5.4 -0.6", 2.4)}`,
  ],
  sly: same(`${ball(4.7, 2, 0.6)}${tone("M-5.6 -1Q-5 -6 0 -6Q5 -6 5.6 -1Z", "SHADE")}${line("M-5.2 -1H5.2", 2)}`),
  lash: [
    `${ball(4.8)}${line("M-4.4 -2.4L-7.4 -4.2M-3 -4L-5 -7", 1.7)}${line("M-4.8 -1.6Q-2.4 -5.6 2.4 -4.8", 2.2)}`,
    `${ball(4.8)}${line("M4.4 -2.4L7.4 -4.2M3 -4L5 -7", 1.7)}${line("M4.8 -1.6Q2.4 -5.6 -2.4 -4.8", 2.2)}`,
  ],
  cross: [ball(5, 2.1, 1), ball(5, -2.1, -0.4)],
  slit: same(`${oval(0, 0, 4.8, 5, "#f7e06a")}${spot(0, 0, 1.4, 4, ink)}${spot(1.5, -1.9, 0.9, 0.9, white)}`),
  lamp: same(`${oval(0, 0, 5.4, 5.4, "#2b3340")}${spot(0, 0, 3.6, 3.6, "#ffe27a")}${spot(1.2, -1.2, 1.2, 1.2, white)}`),
  visor: [
    `<rect x="-7" y="-4.6" width="35" height="9.4" rx="4.6" fill="#23303f"/>${spot(1, 0, 3, 2.8, "#7df0ff")}${spot(1.8, -0.9, 0.9, 0.9, white)}`,
    `${spot(-1, 0, 3, 2.8, "#7df0ff")}${spot(-0.2, -0.9, 0.9, 0.9, white)}`,
  ],
  hollow: same(`${spot(0, 0, 4, 5.6, ink)}${spot(1.2, -2, 1.3, 1.5, white)}`),
  button: same(`${oval(0, 0, 4.4, 4.4, "#4a3a2c")}${line("M-1.6 -1.6L1.6 1.6M1.6 -1.6L-1.6 1.6", 1.3, "#f3e6c2")}`),
};

function same(one: string): [string, string] {
  return [one, one];
}

/** Eyes at both sides of the middle; lids take the colour of the skin. */
export function eyes(kind: Eyes, gap: number, y: number, skin: string, shade: string, scale = 1): string {
  const more = scale === 1 ? "" : ` scale(${scale})`;
  const [left, right] = pairs[kind];
  const pair = `${moved(50 - gap, y, left, more)}${moved(50 + gap, y, right, more)}`;
  return pair.replaceAll("SKIN", skin).replaceAll("SHADE", shade);
}

// For the viewer's right eye, around 0, 0.
const brow: Record<Exclude<Brows, "none">, string> = {
  soft: line("M-4.6 -7.4Q0 -10 4.8 -7.2", 2.2, "HAIR"),
  raised: line("M-4.6 -9.6Q0 -13 5 -9.4", 2.2, "HAIR"),
  angry: line("M-5.6 -5L5.4 -9", 3.2, "HAIR"),
  worried: line("M-5 -9.4Q0 -9.6 5 -6.2", 2.2, "HAIR"),
  bushy: `<path d="M-6 -6.4Q-5 -10.6 1 -10.6Q6.4 -10 7 -6Q1 -8.6 -6 -6.4Z" fill="HAIR" stroke-width="1.5"/>`,
};

export function brows(kind: Brows, gap: number, y: number, hair: string): string {
  return kind === "none" ? "" : both(moved(50 + gap, y, brow[kind])).replaceAll("HAIR", hair);
}

const teeth = (d: string) => shape(d, white);

// Around 0, 0, about 18 wide.
const mouths: Record<Mouth, string> = {
  smile: line("M-7 -1.6Q0 6 7 -1.6", 2.3),
  smirk: line("M-6 1.4Q2 3.6 7.6 -2.8", 2.3) + line("M7 -4.6Q8.8 -3.4 8.6 -1.4", 1.6),
  frown: line("M-6.6 2.6Q0 -3.6 6.6 2.6", 2.3),
  flat: line("M-5.6 0.4H5.6", 2.3),
  pout: line("M-3.6 1.4Q0 -2.2 3.6 1.4", 2.3) + line("M-2 4.2Q0 5 2 4.2", 1.4),
  wobble: line("M-7.4 0.6Q-5 -2.6 -2.4 0.6Q0 3.6 2.4 0.6Q5 -2.6 7.4 0.6", 2.2),
  oh: oval(0, 0.8, 3.2, 4, "#7a2530"),
  grin: teeth("M-9 -3Q0 -0.6 9 -3Q8 6 0 6Q-8 6 -9 -3Z") + line("M-8 1.2Q0 3 8 1.2M-3 -1.6V5M3 -1.6V5", 1),
  gap: shape("M-9 -3Q0 -0.6 9 -3Q8 6.4 0 6.4Q-8 6.4 -9 -3Z", "#7a2530") + tone("M-7.8 -1.8Q-4 -0.9 -0.4 -0.8V2.4Q-4.6 2.6 -7.3 1Z", white) + tone("M4.6 -1.2L7.8 -1.8Q7.6 0.6 6.4 2L4.6 2.2Z", white),
  laugh: shape("M-8.6 -3.4Q0 -1 8.6 -3.4Q8.4 8 0 8Q-8.4 8 -8.6 -3.4Z", "#7a2530") + tone("M-7.4 -2.2Q0 -0.2 7.4 -2.2L6.8 0.6Q0 2 -6.8 0.6Z", white) + tone("M-4.4 5.6Q0 2.8 4.4 5.6Q2.4 7 0 7Q-2.4 7 -4.4 5.6Z", "#e8747c"),
  tongue: line("M-7 -1.6Q0 4.4 7 -1.6", 2.3) + shape("M0.4 1.4Q5.6 0.6 5 5Q4 8.4 1.6 7.2Q-0.2 5.6 0.4 1.4Z", "#ee7f86"),
  grit: teeth("M-8.4 -2.6Q0 -4.4 8.4 -2.6Q9.6 1 8.2 4.2Q0 5.8 -8.2 4.2Q-9.6 1 -8.4 -2.6Z") + line("M-8.6 0.8H8.6M-4.6 -3V4.8M0 -3.4V5.2M4.6 -3V4.8", 1),
  fangs: line("M-7.6 -1Q0 3.6 7.6 -1", 2.3) + teeth("M-5.6 0.4L-3.8 5.4L-2 1.5Z") + teeth("M5.6 0.4L3.8 5.4L2 1.5Z"),
  grille: shape("M-9 -3H9V4.6H-9Z", "#2b3340") + line("M-4.5 -2V3.6M0 -2V3.6M4.5 -2V3.6", 1.4, "#9fb0c0"),
  stitch: line("M-8 -0.6Q0 4.6 8 -0.6", 1.8) + line("M-5.4 -1.6L-6 3M-1.9 0L-2.1 4.6M1.9 0L2.1 4.6M5.4 -1.6L6 3", 1.2),
};

export const mouth = (kind: Mouth, y: number, scale = 1, x = 50) => moved(x, y, mouths[kind], scale === 1 ? "" : ` scale(${scale})`);

export type Nose = "button" | "long" | "big" | "snub" | "sharp" | "none";

const noses: Record<Nose, (shade: string, base: string) => string> = {
  none: () => "",
  button: (shade) => spot(0, 0, 3.4, 2.6, shade),
  snub: () => line("M-2.6 -0.4Q0 2.6 2.6 -0.4", 1.9),
  long: (_, base) => `<path d="M-0.6 -7Q-4.6 1 -3.6 2.6Q0 5 3.4 2" fill="${base}" stroke-width="1.9"/>`,
  sharp: () => line("M1.4 -6Q4.6 0.6 3.6 1.8Q1.4 3 -1.6 2.2", 1.9),
  big: (shade, base) => `<path d="M-2 -5Q-7 -1 -5.6 2.2Q-3 5 0 4.4Q3 5 5.6 2.2Q7 -1 2 -5" fill="${base}" stroke-width="1.9"/>${spot(1.8, 0.6, 2.4, 1.7, shade, 0.6)}`,
};

export const nose = (kind: Nose, y: number, shade: string, base: string) => moved(50, y, noses[kind](shade, base));
