// Goalie masks (and the few other masks of the deck): a painted shell with an opening, a cage below the eyes.
import { bolt, star } from "./emblems";
import type { Model } from "./model";
import { both, ink, line, oval, shape, spot, tone } from "./pen";

function shell({ face }: Model): { outer: string; opening: string; top: number } {
  const h = face.half + 5.5;
  const top = face.top - 8;
  const low = face.bottom + 4;
  const e = face.eyes;
  const outer = `M50 ${top}C${50 + h * 0.75} ${top} ${50 + h} ${top + 13} ${50 + h} ${e}L${50 + h - 1} ${face.mouth - 5}C${50 + h - 3} ${low - 5} 60 ${low} 50 ${low}C40 ${low} ${50 - h + 3} ${low - 5} ${50 - h + 1} ${face.mouth - 5}L${50 - h} ${e}C${50 - h} ${top + 13} ${50 - h * 0.75} ${top} 50 ${top}Z`;
  const w = face.half - 2.5;
  const opening = `M${50 - w} ${face.brow + 3.5}Q50 ${face.brow - 2.5} ${50 + w} ${face.brow + 3.5}L${50 + w - 1} ${face.mouth - 3}Q${50 + w - 5} ${face.bottom - 3} 50 ${face.bottom - 2.5}Q${50 - w + 5} ${face.bottom - 3} ${50 - w + 1} ${face.mouth - 3}Z`;
  return { outer, opening, top };
}

const around = (outer: string, opening: string, fill: string) => `<path d="${outer}${opening}" fill="${fill}" fill-rule="evenodd"/>`;

function cage({ face }: Model): string {
  const w = face.half - 2.5;
  const y = face.eyes + 7.5;
  const bars = `M${50 - w + 0.5} ${y}Q50 ${y + 2.6} ${50 + w - 0.5} ${y}M50 ${y + 1}V${face.bottom - 3}M${50 - w * 0.55} ${y + 1}V${face.bottom - 5}M${50 + w * 0.55} ${y + 1}V${face.bottom - 5}M${50 - w + 2} ${face.mouth + 1}Q50 ${face.mouth + 4.6} ${50 + w - 2} ${face.mouth + 1}M50 ${y + 1}V${face.brow + 0.5}`;
  return line(bars, 2.6, "#5b6470") + line(bars, 1.3, "#eef2f6");
}

export function shellKind(model: Model): string {
  const { face, cloth, has } = model;
  if (has("surgical")) return surgical(model);
  if (has("visor-up")) return knight(model);
  const { outer, opening } = shell(model);
  const base = around(outer, opening, cloth.base);
  const chin = `<path d="M${50 - face.half * 0.5} ${face.bottom - 2.6}Q50 ${face.bottom - 1.6} ${50 + face.half * 0.5} ${face.bottom - 2.6}L${50 + face.half * 0.42} ${face.bottom + 2.6}Q50 ${face.bottom + 4.4} ${50 - face.half * 0.42} ${face.bottom + 2.6}Z" fill="${cloth.deep}" stroke="none"/>`;
  const shine = tone(`M${50 - face.half * 0.9} ${face.brow - 3}Q${50 - face.half * 0.75} ${face.top - 3} ${50 - face.half * 0.3} ${face.top - 5}Q${50 - face.half * 0.62} ${face.top + 1} ${50 - face.half * 0.72} ${face.brow - 4}Z`, "#fff", has("wimple") ? 0 : 0.5);
  return base + chin + shine + (has("garage") || has("dial") || has("battlements") ? "" : cage(model));
}

/** What is painted on the shell. */
export function paint(model: Model): string {
  const { face, cloth, has, skin } = model;
  const t = face.top - 8;
  const middle = (t + face.brow) / 2 + 0.5;
  if (has("surgical") || has("visor-up")) return "";
  if (has("holes")) return [[-16, 4, 3.4], [-7, -6, 2.6], [5, -2, 4], [16, 5, 2.6], [-1, 4.6, 2], [-25, 20, 2.4], [25.4, 16, 3], [24, 28, 2], [-23.5, 31, 2.6]].map(([x = 0, y = 0, r = 0]) => `<ellipse cx="${50 + x}" cy="${middle + y}" rx="${r}" ry="${r * 0.9}" fill="${cloth.deep}" stroke-width="1.4"/>`).join("");
  if (has("garage")) return garage(model);
  if (has("dial")) return dial(model);
  if (has("battlements")) return battlements(model);
  if (has("wimple")) return wimple(model);
  if (has("lock")) return `${line(`M${50 - face.half - 2} ${face.brow}Q50 ${face.brow - 8} ${50 + face.half + 2} ${face.brow}`, 2.4, "#f0b429")}${oval(50, middle - 1.6, 6.4, 6.4, "#f0b429")}${spot(50, middle - 3, 2.2, 2.2, ink)}${tone(`M49 ${middle - 2}L47.6 ${middle + 3}H52.4L51 ${middle - 2}Z`, ink)}`;
  if (has("stripes")) return both(shape(`M${50 + 5} ${t + 0.6}L${50 + 11} ${t + 2}L${50 + 9} ${face.brow - 1.6}L${50 + 4} ${face.brow - 2.2}Z`, "#f3f5f8"));
  if (has("bolt")) return bolt(50, middle, 1.05, cloth.base === "#f0b429" ? "#d5333f" : "#ffe14d") + both(bolt(50 + face.half + 1.2, face.mouth - 3, 0.5, cloth.base === "#f0b429" ? "#d5333f" : "#ffe14d"));
  if (has("paws")) return `${spot(50, middle + 2.4, 4.6, 3.8, "#ffd6e3")}${[-6, -2.2, 2.2, 6].map((x, i) => spot(50 + x, middle - (i === 0 || i === 3 ? 1.6 : 4.4), 1.8, 2.2, "#ffd6e3")).join("")}`;
  if (has("stitches")) return line(`M40 ${middle - 4}L58 ${middle + 3}M43 ${middle - 6}l-1.6 4.6M48 ${middle - 4.4}l-1.6 4.8M53 ${middle - 2.4}l-1.6 4.8M57.6 ${middle - 0.6}l-1.4 4.4`, 1.8) + line(`M${50 + face.half + 1} ${face.eyes + 5}l3 6`, 1.8);
  if (has("shield")) return `${shape(`M42 ${middle - 6}Q50 ${middle - 3} 58 ${middle - 6}Q59 ${middle + 4} 50 ${middle + 7.6}Q41 ${middle + 4} 42 ${middle - 6}Z`, "#8656bd")}<text x="50" y="${middle + 4}" font-size="9" font-weight="700" text-anchor="middle" fill="#fff" stroke="none" font-family="sans-serif">0</text>`;
  if (has("stars")) return dipper(model);
  if (has("tentacles")) return both([[6, -5, 2.6], [13, -1, 2.2], [19, 5, 1.8]].map(([x = 0, y = 0, r = 0]) => `<circle cx="${50 + x}" cy="${middle + y}" r="${r}" fill="${skin.blush}" stroke-width="1.2"/>`).join("")) + `<circle cx="50" cy="${middle + 1}" r="2.8" fill="${skin.blush}" stroke-width="1.2"/>`;
  return star(50, middle, 5.4, cloth.light);
}

// The Great Bear, as she stands over the rink.
function dipper({ face }: Model): string {
  const t = face.top - 8;
  const points = [[-19, 13], [-11, 8], [-4, 9.6], [3, 8], [4.6, 13.4], [14, 13.6], [15.4, 7]].map(([x = 0, y = 0]) => [50 + x, t + y] as const);
  const [, , , bowl] = points;
  return line(`M${points.map(([x, y]) => `${x} ${y}`).join("L")}L${bowl?.[0]} ${bowl?.[1]}`, 1, "#cfe3ff") + points.map(([x, y]) => star(x, y, 2.4, "#fff6c4", false)).join("");
}

function garage({ face, cloth }: Model): string {
  const w = face.half - 1.5;
  const top = face.brow - 1;
  const rows = [0, 1, 2].map((i) => `<rect x="${50 - w}" y="${top + i * 3.6 - 1}" width="${2 * w}" height="3.8" rx="0.6" fill="${i % 2 === 0 ? "#e7ecf1" : cloth.deep}" stroke-width="1.3"/>`).join("");
  const windows = [-14, -5, 4, 13].map((x) => `<rect x="${50 + x - 3}" y="${face.top - 2}" width="7" height="6" rx="1" fill="#9fd3ef" stroke-width="1.4"/>`).join("");
  return `${rows}${box(46, top + 9.2, 8, 2.4)}${windows}`;
}

const box = (x: number, y: number, width: number, height: number) => `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="1" fill="#4a4f58" stroke-width="1"/>`;

function dial({ face }: Model): string {
  const y = face.top + 1.4;
  const ticks = Array.from({ length: 12 }, (_, i) => {
    const angle = (Math.PI / 6) * i;
    return `M${(50 + 7 * Math.cos(angle)).toFixed(1)} ${(y + 7 * Math.sin(angle)).toFixed(1)}L${(50 + 8.8 * Math.cos(angle)).toFixed(1)} ${(y + 8.8 * Math.sin(angle)).toFixed(1)}`;
  }).join("");
  return `${oval(50, y, 10.4, 10.4, "#e6ebf0")}${line(ticks, 1.3)}${oval(50, y, 5, 5, "#f0b429")}${line(`M50 ${y - 3.6}V${y + 3.6}M${50 - 3.6} ${y}H${50 + 3.6}`, 1.6)}${both(`<rect x="${50 + face.half + 2}" y="${face.eyes - 8}" width="6" height="6" rx="1" fill="#f0b429"/><rect x="${50 + face.half + 2}" y="${face.eyes + 10}" width="6" height="6" rx="1" fill="#f0b429"/>`)}`;
}

function battlements({ face, cloth }: Model): string {
  const t = face.top - 6;
  const h = face.half + 3;
  const teeth = [-1, -0.5, 0, 0.5].map((at) => `<rect x="${50 + h * at * 0.98 + 1}" y="${t - 7}" width="${h * 0.3}" height="9" fill="${cloth.light}"/>`).join("");
  return `${teeth}<rect x="${50 - h}" y="${t}" width="${2 * h - 0.5}" height="8" rx="1" fill="${cloth.light}"/>${line(`M${50 - h + 6} ${t + 4}h5M${50 - 4} ${t + 3}h6M${50 + 10} ${t + 5}h5M${50 - 18} ${t + 12}h6M${50 + 8} ${t + 12}h6`, 1.3, cloth.deep)}`;
}

function wimple({ face, cloth }: Model): string {
  const h = face.half + 7;
  const veil = `M50 ${face.top - 10}C${50 + h} ${face.top - 10} ${50 + h + 2} ${face.eyes - 4} ${50 + h + 6} 84Q${50 + h - 2} 88 ${50 + face.half + 1} 84Q${50 + face.half + 5} ${face.eyes} ${50 + face.half - 1} ${face.brow - 3}Q50 ${face.brow - 15} ${50 - face.half + 1} ${face.brow - 3}Q${50 - face.half - 5} ${face.eyes} ${50 - face.half - 1} 84Q${50 - h + 2} 88 ${50 - h - 6} 84C${50 - h - 2} ${face.eyes - 4} ${50 - h} ${face.top - 10} 50 ${face.top - 10}Z`;
  const band = `M${50 - face.half + 0.5} ${face.brow + 3}Q50 ${face.brow - 9} ${50 + face.half - 0.5} ${face.brow + 3}L${50 + face.half} ${face.brow - 3}Q50 ${face.brow - 16} ${50 - face.half} ${face.brow - 3}Z`;
  return shape(veil, cloth.base) + shape(band, "#fbfbf6");
}

function surgical({ face, cloth }: Model): string {
  const w = face.half - 0.5;
  const y = face.nose - 3;
  const m = `M${50 - w} ${y + 1}Q50 ${y - 5} ${50 + w} ${y + 1}L${50 + w - 2} ${face.mouth + 5}Q50 ${face.bottom + 2} ${50 - w + 2} ${face.mouth + 5}Z`;
  const bonnet = `M${50 - face.half - 2} ${face.brow + 2}C${50 - face.half - 6} ${face.top - 8} ${50 - 10} ${face.top - 12} 50 ${face.top - 11}C${50 + 10} ${face.top - 12} ${50 + face.half + 6} ${face.top - 8} ${50 + face.half + 2} ${face.brow + 2}Q50 ${face.brow - 8} ${50 - face.half - 2} ${face.brow + 2}Z`;
  return `${shape(m, "#a9dfe0")}${line(`M${50 - w + 4} ${y + 7}Q50 ${y + 4} ${50 + w - 4} ${y + 7}M${50 - w + 4} ${y + 12}Q50 ${y + 10} ${50 + w - 4} ${y + 12}`, 1.4, "#6fb3b6")}${both(line(`M${50 + w} ${y + 1}L${50 + face.half + 3} ${face.eyes}`, 1.6))}${shape(bonnet, cloth.base)}${line(`M${50 - face.half - 2} ${face.brow - 1}Q50 ${face.brow - 11} ${50 + face.half + 2} ${face.brow - 1}`, 2, cloth.deep)}${oval(50, face.brow - 9, 6.4, 6.4, "#dfe6ee")}${oval(50, face.brow - 9, 2, 2, "#3c424d")}${spot(52.6, face.brow - 12, 1.4, 1, "#fff")}`;
}

function knight({ face, cloth }: Model): string {
  const h = face.half + 5;
  const steel = "#c9d2dc";
  const { outer, opening } = { outer: `M50 ${face.top - 7}C${50 + h} ${face.top - 7} ${50 + h + 1} ${face.eyes - 6} ${50 + h} ${face.eyes}L${50 + h - 1} ${face.bottom + 1}Q50 ${face.bottom + 7} ${50 - h + 1} ${face.bottom + 1}L${50 - h} ${face.eyes}C${50 - h - 1} ${face.eyes - 6} ${50 - h} ${face.top - 7} 50 ${face.top - 7}Z`, opening: `M${50 - face.half + 2} ${face.brow + 2}H${50 + face.half - 2}L${50 + face.half - 3} ${face.bottom - 5}Q50 ${face.bottom - 1} ${50 - face.half + 3} ${face.bottom - 5}Z` };
  const plume = shape(`M50 ${face.top - 4}Q42 2 58 2Q76 2 82 16Q84 26 78 34Q78 22 68 17Q58 14 52 ${face.top - 2}Z`, cloth.base) + line(`M56 7Q68 7 74 18`, 1.6, cloth.light);
  const visor = shape(`M${50 - h - 3} ${face.brow + 1}Q50 ${face.brow + 7} ${50 + h + 3} ${face.brow + 1}L${50 + h - 2} ${face.top - 2}Q50 ${face.top - 8} ${50 - h + 2} ${face.top - 2}Z`, steel) + both(line(`M54 ${face.top + 3}V${face.top + 10}M60 ${face.top + 3.4}V${face.top + 10}M66 ${face.top + 4}V${face.top + 9}`, 2)) + both(oval(50 + h - 1, face.brow, 2.4, 2.4, "#f0b429"));
  return plume + around(outer, opening, steel) + visor;
}
