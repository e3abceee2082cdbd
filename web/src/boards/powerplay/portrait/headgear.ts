// What sits on the head. Everything is fitted to the face: its half width, its top and the line of the brow.
import { bolt, flake, leaf, star } from "./emblems";
import type { Headgear } from "./look";
import type { Model } from "./model";
import { both, bumps, ink, line, moved, oval, shape, spot, tone } from "./pen";
import { paint, shellKind } from "./masks";

/** The dome that helmets and caps share: down to the brow, bulging a little over the ears. */
function dome({ face }: Model, rise = 8, wide = 3.5, lift = 4): string {
  const h = face.half + wide;
  const b = face.brow;
  return `M${50 - h} ${b + 3}C${50 - h - 1.5} ${face.top - rise * 0.2} ${50 - h * 0.62} ${face.top - rise} 50 ${face.top - rise}C${50 + h * 0.62} ${face.top - rise} ${50 + h + 1.5} ${face.top - rise * 0.2} ${50 + h} ${b + 3}Q50 ${b - lift - 4} ${50 - h} ${b + 3}Z`;
}

function helmet(model: Model): string {
  const { face, cloth } = model;
  const h = face.half + 3.5;
  const t = face.top - 8;
  const guard = shape(`M${50 + h - 6} ${face.brow - 3}L${50 + h + 0.6} ${face.brow - 1}Q${50 + h + 2} ${face.eyes + 4} ${50 + h - 1} ${face.eyes + 9}Q${50 + h - 6} ${face.eyes + 9} ${50 + h - 5} ${face.eyes + 2}Z`, cloth.deep);
  const strap = line(`M${50 + h - 3} ${face.eyes + 8}Q${50 + face.jaw} ${face.bottom - 3} ${50 + 7} ${face.bottom + 1.6}`, 1.8, "#4a4f58");
  const mark = model.has("bolt") ? bolt(50, t + 9, 1) : model.has("bricks") ? bricks(model) : model.has("flames") ? flames(model) : model.has("snowflakes") ? flake(50, t + 8, 5) : model.has("stripes") ? warning(model) : shape(`M46.4 ${t + 0.4}Q50 ${t - 0.4} 53.6 ${t + 0.4}L54.6 ${face.brow - 5.4}Q50 ${face.brow - 6.2} 45.4 ${face.brow - 5.4}Z`, cloth.light);
  const vents = model.has("bricks") || model.has("stripes") || model.has("flames") ? "" : both(tone(`M${50 + h * 0.34} ${t + 5}q3.6 0.6 5 4q-3.6 0.4 -5 -4z`, cloth.deep) + tone(`M${50 + h * 0.4} ${t + 11}q4.4 0.4 6 4q-4.4 0.6 -6 -4z`, cloth.deep));
  return `${model.look.creature === "goose" || model.look.creature === "dragon" || model.look.creature === "moose" ? "" : both(strap)}${both(guard)}${shape(dome(model), cloth.base)}${shine(model)}${mark}${vents}${line(`M${50 - h} ${face.brow + 3}Q50 ${face.brow - 8} ${50 + h} ${face.brow + 3}`, 2)}`;
}

const shine = ({ face }: Model) => tone(`M${50 - face.half * 0.72} ${face.top + 1}Q${50 - face.half * 0.5} ${face.top - 4.6} ${50 - face.half * 0.2} ${face.top - 5.4}Q${50 - face.half * 0.5} ${face.top - 1.6} ${50 - face.half * 0.6} ${face.top + 3}Z`, "#fff", 0.55);

const bricks = ({ face, cloth }: Model) => {
  const h = face.half * 0.75;
  const t = face.top - 8;
  return line(`M${50 - h * 0.8} ${t + 5}H${50 + h * 0.8}M${50 - h - 2} ${t + 10.5}H${50 + h + 2}M50 ${t + 0.5}V${t + 5}M${50 - 9} ${t + 5}V${t + 10.5}M${50 + 9} ${t + 5}V${t + 10.5}M50 ${t + 10.5}V${face.brow - 6}M${50 - 17} ${t + 10.5}V${face.brow - 3}M${50 + 17} ${t + 10.5}V${face.brow - 3}`, 1.6, cloth.deep);
};
const flames = ({ face }: Model) => {
  const t = face.top - 8;
  return both(`<path d="M51 ${face.brow - 6}Q52 ${t + 8} 57 ${t + 3}Q56.4 ${t + 9} 60 ${t + 7}Q59.6 ${t + 12} 64 ${t + 10}Q63 ${face.brow - 6} 64 ${face.brow - 3}Q58 ${face.brow - 6} 51 ${face.brow - 6}Z" fill="#ffd04a" stroke-width="1.4"/>`);
};
const warning = ({ face }: Model) => {
  const t = face.top - 8;
  return [-14, -5, 4, 13].map((x) => tone(`M${50 + x} ${t + 13}l4.6 0l-3.4 -7l-4.6 0z`, ink)).join("");
};

function rim(model: Model): string {
  const { face, cloth } = model;
  const h = face.half + 3.2;
  const b = face.brow;
  const ribs = Array.from({ length: 9 }, (_, i) => `M${(50 - h + (2 * h * (i + 0.5)) / 9).toFixed(1)} ${b - 5.6 - Math.sin((Math.PI * (i + 0.5)) / 9) * 2.4}v7`).join("");
  return `${shape(`M${50 - h - 1} ${b - 4.6}Q50 ${b - 11} ${50 + h + 1} ${b - 4.6}Q${50 + h + 2.4} ${b + 1} ${50 + h} ${b + 4}Q50 ${b - 2} ${50 - h} ${b + 4}Q${50 - h - 2.4} ${b + 1} ${50 - h - 1} ${b - 4.6}Z`, cloth.light)}${line(ribs, 1.3, cloth.deep)}`;
}

function tuque(model: Model): string {
  const { face, cloth } = model;
  const tall = model.has("tiny") ? 20 : 13;
  const t = face.top - tall;
  const knit = model.has("goggles") ? "" : line(`M${50 - face.half * 0.75} ${face.brow - 13}l4 3.4l4 -3.4l4 3.4l4 -3.4l4 3.4l4 -3.4l4 3.4l4 -3.4`, 1.7, cloth.deep);
  const goggles = model.has("goggles") ? both(`${oval(59, face.brow - 12, 6.6, 5.4, "#3d4650")}${oval(59, face.brow - 12, 4.4, 3.4, "#8fe0f5")}${spot(60.4, face.brow - 13, 1.4, 0.9, "#fff")}`) : "";
  const band = model.has("stripes") ? line(`M${50 - face.half * 0.7} ${t + 9}Q50 ${t + 4} ${50 + face.half * 0.7} ${t + 9}`, 3, cloth.light) : "";
  const pompom = bumps(50, t - 1, 4.4, 4, 0, 315, 8, 2.8, "#fff7e6") + spot(50, t - 1, 5.6, 5.2, "#fff7e6");
  return `${shape(`M${50 - face.half - 3} ${face.brow + 1}C${50 - face.half - 3} ${t + 8} ${50 - face.half * 0.5} ${t + 1} 50 ${t + 1}C${50 + face.half * 0.5} ${t + 1} ${50 + face.half + 3} ${t + 8} ${50 + face.half + 3} ${face.brow + 1}Z`, cloth.base)}${shine(model)}${knit}${band}${pompom}${goggles}${rim(model)}${model.has("maple") ? leaf(50, face.brow - 4, 0.8) : ""}`;
}

function crown(model: Model): string {
  const { face, cloth, look } = model;
  const metal = look.colour === "white" ? "#dfe6ee" : "#f6c445";
  const shadow = look.colour === "white" ? "#a9b7c6" : "#c58d16";
  const b = face.brow - 5;
  const h = face.half + 0.5;
  const t = face.top - 11;
  const gem = look.colour === "gold" ? "#d5333f" : look.colour === "white" ? "#7cc7f2" : cloth.base;
  return `${shape(`M${50 - h} ${b + 3}L${50 - h - 4} ${t + 5}L${50 - h * 0.5} ${t + 12}L50 ${t}L${50 + h * 0.5} ${t + 12}L${50 + h + 4} ${t + 5}L${50 + h} ${b + 3}Q50 ${b - 4} ${50 - h} ${b + 3}Z`, metal)}${line(`M${50 - h + 0.6} ${b - 2}Q50 ${b - 9} ${50 + h - 0.6} ${b - 2}`, 1.6, shadow)}${oval(50, t, 2.8, 2.8, gem)}${both(oval(50 + h + 4, t + 5, 2.6, 2.6, gem))}${oval(50, b - 3, 3, 2.4, gem)}${both(spot(50 + h * 0.55, b - 2, 1.8, 1.8, gem))}`;
}

function cap(model: Model): string {
  const { face, cloth } = model;
  const b = face.brow;
  const h = face.half + 2.5;
  const badge = model.has("plough") ? shape(`M44 ${b - 14}Q50 ${b - 11} 56 ${b - 14}L58 ${b - 7}Q50 ${b - 10} 42 ${b - 7}Z`, "#4a4f58") : model.has("maple") ? leaf(50, b - 11.5, 0.85) : model.has("gravy") ? fries(50, b - 10) : oval(50, b - 11, 4.6, 4.2, cloth.light);
  return `${shape(`M${50 - h} ${b}C${50 - h} ${face.top - 4} ${50 - h * 0.6} ${face.top - 9} 50 ${face.top - 9}C${50 + h * 0.6} ${face.top - 9} ${50 + h} ${face.top - 4} ${50 + h} ${b}Z`, cloth.base)}${line(`M50 ${face.top - 9}Q44 ${b - 10} 43 ${b - 4}M50 ${face.top - 9}Q56 ${b - 10} 57 ${b - 4}`, 1.3, cloth.deep)}${oval(50, face.top - 9, 2.4, 1.6, cloth.deep)}${shine(model)}${badge}${shape(`M${50 - h - 5} ${b + 4}Q${50 - h} ${b - 7} 50 ${b - 7}Q${50 + h} ${b - 7} ${50 + h + 5} ${b + 4}Q50 ${b - 5} ${50 - h - 5} ${b + 4}Z`, cloth.deep)}`;
}

const fries = (x: number, y: number) =>
  moved(x, y, [-5, -1.6, 1.8].map((at, i) => `<rect x="${at}" y="${-7 + (i % 2)}" width="3" height="9" rx="0.8" fill="#ffe08a" stroke-width="1.2" transform="rotate(${i * 10 - 10})"/>`).join("") + `<path d="M-7 0Q0 2.4 7 0L5.4 6Q0 7.4 -5.4 6Z" fill="#8a4f24" stroke-width="1.4"/>`);

function horns(model: Model): string {
  const { face, cloth, look } = model;
  if (look.creature === "moose") return antlers(model);
  const h = face.half + 2;
  const horn = `${shape(`M${50 + h - 5} ${face.top + 7}Q${50 + h + 8} ${face.top + 5} ${50 + h + 9} ${face.top - 13}Q${50 + h + 18} ${face.top + 6} ${50 + h - 2} ${face.top + 15}Z`, "#f4e7c8")}${line(`M${50 + h + 5} ${face.top + 3}l4.4 3M${50 + h + 8} ${face.top - 3}l4.6 1.6`, 1.3, "#c4a976")}`;
  const ice = model.has("icicles") ? [-15, -7, 1, 9].map((x) => shape(`M${50 + x} ${face.brow - 2}h5l-2.5 7z`, "#e9f7ff")).join("") : "";
  return `${both(horn)}${shape(dome(model, 7, 2), cloth.base)}${shine(model)}${shape(`M46.6 ${face.top - 6.6}H53.4L54 ${face.brow - 4}H46Z`, cloth.light)}${shape(`M${50 - h - 0.5} ${face.brow + 2}Q50 ${face.brow - 11} ${50 + h + 0.5} ${face.brow + 2}L${50 + h} ${face.brow - 4}Q50 ${face.brow - 16} ${50 - h} ${face.brow - 4}Z`, cloth.deep)}${both(spot(50 + h * 0.55, face.brow - 6.4, 1.3, 1.3, "#f4e7c8"))}${ice}`;
}

function antlers(model: Model): string {
  const dark = model.temper.skin === "night";
  const bone = dark ? "#cdbfe0" : "#e4c793";
  const right = shape("M56 30Q60 18 68 16Q66 8 70 3Q74 7 74 12Q77 5 82 3Q84 9 82 14Q87 9 92 9Q93 16 87 21Q92 20 96 22Q92 30 82 29Q70 30 64 33Z", bone);
  const marked = model.has("stars") ? star(50, 28, 4.6, "#f7e9a0") : "";
  return both(right) + marked + (dark ? "" : shape("M42 27Q46 18 50 24Q54 17 58 27Q50 31 42 27Z", "#6b4328"));
}

function hat(model: Model): string {
  const { face, cloth } = model;
  const b = face.brow - 2;
  const h = face.half;
  if (model.has("top-hat") || model.has("bowler")) {
    const t = model.has("bowler") ? b - 19 : Math.max(3, b - 30);
    const crownShape = model.has("bowler")
      ? `M${50 - h + 3} ${b - 3}C${50 - h + 3} ${t + 2} ${50 - 9} ${t} 50 ${t}C59 ${t} ${50 + h - 3} ${t + 2} ${50 + h - 3} ${b - 3}Z`
      : `M${50 - h + 4} ${b - 3}L${50 - h + 2} ${t + 1}Q50 ${t - 3} ${50 + h - 2} ${t + 1}L${50 + h - 4} ${b - 3}Z`;
    return `${shape(crownShape, cloth.base)}${tone(`M${50 - h + 6} ${b - 8}L${50 - h + 5.6} ${t + 4}L${50 - h + 9} ${t + 3.4}L${50 - h + 9} ${b - 8}Z`, "#fff", 0.4)}${shape(`M${50 - h + 3.6} ${b - 9}Q50 ${b - 13} ${50 + h - 3.6} ${b - 9}L${50 + h - 3.8} ${b - 3}Q50 ${b - 7} ${50 - h + 3.8} ${b - 3}Z`, model.has("bowler") ? "#d5333f" : cloth.deep)}${shape(`M${50 - h - 8} ${b - 1}Q50 ${b - 11} ${50 + h + 8} ${b - 1}Q${50 + h + 4} ${b + 4} 50 ${b - 2}Q${50 - h - 4} ${b + 4} ${50 - h - 8} ${b - 1}Z`, cloth.base)}${model.has("clock") ? clock(50, b - 12) : ""}`;
  }
  if (model.has("wizard") || model.has("pointed")) {
    const bent = model.has("pointed");
    const cone = bent
      ? `M${50 - h + 2} ${b}Q40 12 54 4Q62 0 72 9Q64 8 61 12Q64 22 ${50 + h - 2} ${b}Z`
      : `M${50 - h + 2} ${b}Q44 18 52 1Q58 18 ${50 + h - 2} ${b}Z`;
    const signs = bent ? shape(`M${50 + 6} ${b - 8}l9 -12l2 2l-7 12z`, "#f6c445") : star(47, b - 9, 3.6) + star(55, b - 16, 2.6) + spot(58, b - 7, 1.3, 1.3, "#ffe14d");
    return `${shape(cone, cloth.base)}${signs}${shape(`M${50 - h - 9} ${b + 2}Q50 ${b - 13} ${50 + h + 9} ${b + 2}Q${50 + h} ${b + 5} 50 ${b - 2}Q${50 - h} ${b + 5} ${50 - h - 9} ${b + 2}Z`, bent ? cloth.deep : cloth.base)}${bent ? "" : line(`M${50 - h + 2} ${b - 4}Q50 ${b - 11} ${50 + h - 2} ${b - 4}`, 3, "#f6c445")}`;
  }
  const straw = `${shape(`M${50 - h + 3} ${b - 1}Q${50 - h + 4} ${face.top - 12} 46 ${face.top - 12}Q50 ${face.top - 7} 54 ${face.top - 12}Q${50 + h - 4} ${face.top - 12} ${50 + h - 3} ${b - 1}Z`, cloth.base)}${shape(`M${50 - h + 3} ${b - 8}Q50 ${b - 13} ${50 + h - 3} ${b - 8}L${50 + h - 3} ${b - 2}Q50 ${b - 7} ${50 - h + 3} ${b - 2}Z`, "#a8543a")}${shape(`M${50 - h - 12} ${b + 4}Q${50 - h} ${b - 4} 50 ${b - 6}Q${50 + h} ${b - 4} ${50 + h + 12} ${b + 4}Q${50 + h + 4} ${b + 5} ${50 + h - 2} ${b + 2}Q50 ${b - 2} ${50 - h + 2} ${b + 2}Q${50 - h - 4} ${b + 5} ${50 - h - 12} ${b + 4}Z`, cloth.base)}`;
  return `${straw}${line(`M${50 - h - 6} ${b + 1}l5 -3M${50 + h + 6} ${b + 1}l-5 -3M42 ${face.top - 4}l2 -5M58 ${face.top - 4}l-1 -5`, 1.3, cloth.deep)}`;
}

const clock = (x: number, y: number) => `${oval(x, y, 7, 7, "#fffaf0")}${line(`M${x} ${y}V${y - 4.6}M${x} ${y}L${x + 3} ${y + 1.6}`, 1.7)}`;

function bare(model: Model): string {
  const { face, locks, look } = model;
  if (model.has("widows-peak"))
    return shape(`M${50 - face.half - 1} ${face.eyes}Q${50 - face.half - 4} ${face.top - 5} 50 ${face.top - 7}Q${50 + face.half + 4} ${face.top - 5} ${50 + face.half + 1} ${face.eyes}Q${50 + face.half - 2} ${face.brow - 4} ${50 + 9} ${face.brow - 6}Q53 ${face.brow - 4} 50 ${face.brow + 2}Q47 ${face.brow - 4} ${50 - 9} ${face.brow - 6}Q${50 - face.half + 2} ${face.brow - 4} ${50 - face.half - 1} ${face.eyes}Z`, locks.base) + line(`M41 ${face.top - 1}Q50 ${face.top - 5} 59 ${face.top - 1}`, 1.6, locks.light);
  if (model.has("leaves")) return crownOfLeaves(model);
  if (look.creature === "beaver") return shape("M40 28Q41 19 46 23Q48 15 52 22Q57 16 58 24Q62 23 61 29Q50 25 40 28Z", locks.base);
  if (look.creature === "bear" && look.hair === "stubble") return shape("M42 28Q42 20 47 24Q49 16 53 23Q58 19 58 28Q50 25 42 28Z", locks.base);
  return "";
}

function crownOfLeaves({ face }: Model): string {
  const t = face.top;
  const leaves = [[-16, 6, -50], [-10, 0, -30], [-3, -4, -10], [5, -4, 15], [12, 1, 40], [17, 7, 60]];
  return line(`M44 ${t + 2}Q40 ${t - 8} 34 ${t - 12}M40 ${t - 6}L40 ${t - 13}M57 ${t + 2}Q60 ${t - 8} 67 ${t - 11}M61 ${t - 5}L60 ${t - 12}`, 3.4, "#6d5836") + leaves.map(([x = 0, y = 0, angle = 0]) => moved(50 + x, t + y, `<path d="M0 6Q-6 0 0 -9Q6 0 0 6Z" fill="${y < 0 ? "#6fa548" : "#558a38"}"/>`, ` rotate(${angle})`)).join("");
}

const wear: Record<Exclude<Headgear, "mask">, (model: Model) => string> = { helmet, tuque, crown, cap, horns, hat, bare };

export function headgear(model: Model): string {
  if (model.look.headgear === "mask") return shellKind(model) + paint(model);
  return wear[model.look.headgear](model);
}
