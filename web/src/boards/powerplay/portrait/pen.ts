// The pen: the few strokes every portrait is drawn with, as SVG text. The paper is 100 by 100. A shape has the ink
// outline of the sheet, a tone has none, a line is ink alone.

export const ink = "#20232b";

export const shape = (d: string, fill: string) => `<path d="${d}" fill="${fill}"/>`;

export const tone = (d: string, fill: string, opacity = 1) =>
  `<path d="${d}" fill="${fill}" stroke="none"${opacity === 1 ? "" : ` opacity="${opacity}"`}/>`;

export const line = (d: string, width = 2, colour: string = ink) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}"/>`;

export const oval = (x: number, y: number, rx: number, ry: number, fill: string) =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"/>`;

export const spot = (x: number, y: number, rx: number, ry: number, fill: string, opacity = 1) =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}" stroke="none"${opacity === 1 ? "" : ` opacity="${opacity}"`}/>`;

/** Both halves of something drawn for the viewer's right. */
export const both = (right: string) => `${right}${mirrored(right)}`;

export const mirrored = (part: string) => `<g transform="matrix(-1 0 0 1 100 0)">${part}</g>`;

export const moved = (x: number, y: number, part: string, more = "") => `<g transform="translate(${x} ${y})${more}">${part}</g>`;

/** A ring of `count` bumps around an ellipse from one angle to another (degrees, 0 to the right, clockwise). */
export function bumps(x: number, y: number, rx: number, ry: number, from: number, to: number, count: number, r: number, fill: string): string {
  let all = "";
  for (let i = 0; i < count; i += 1) {
    const angle = ((from + ((to - from) * i) / (count - 1)) * Math.PI) / 180;
    all += oval(round(x + rx * Math.cos(angle)), round(y + ry * Math.sin(angle)), r, r, fill);
  }
  return all;
}

export const round = (value: number) => Math.round(value * 10) / 10;
