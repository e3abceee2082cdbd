// Small signs that are painted on headgear and float around heads.
import { line, moved, spot } from "./pen";

export const bolt = (x: number, y: number, size: number, fill = "#ffe14d") =>
  moved(x, y, `<path d="M1.6 -8L-5.4 1.6H-0.4L-2 8L5.4 -2.4H0.4Z" fill="${fill}" stroke-width="1.6"/>`, ` scale(${size})`);

export const star = (x: number, y: number, r: number, fill = "#ffe14d", stroke = true) => {
  let d = "";
  for (let i = 0; i < 10; i += 1) {
    const angle = (Math.PI / 5) * i - Math.PI / 2;
    const reach = i % 2 === 0 ? r : r * 0.45;
    d += `${i === 0 ? "M" : "L"}${(x + reach * Math.cos(angle)).toFixed(1)} ${(y + reach * Math.sin(angle)).toFixed(1)}`;
  }
  return `<path d="${d}Z" fill="${fill}"${stroke ? ' stroke-width="1.4"' : ' stroke="none"'}/>`;
};

export const flake = (x: number, y: number, r: number, colour = "#7fb6e6") =>
  [0, 60, 120].map((angle) => moved(x, y, line(`M0 ${-r}V${r}M${-r * 0.3} ${-r * 0.85}L0 ${-r * 0.5}L${r * 0.3} ${-r * 0.85}M${-r * 0.3} ${r * 0.85}L0 ${r * 0.5}L${r * 0.3} ${r * 0.85}`, 1.4, colour), ` rotate(${angle})`)).join("");

export const leaf = (x: number, y: number, size: number, fill = "#d5333f") =>
  moved(x, y, `<path d="M0 -7L1.8 -3.4L4.6 -4.6L3.8 -0.8L7 -1.4L6 0.8L7.4 2L3 4.2L3.4 5.8L0.6 5.2L0.6 8H-0.6L-0.6 5.2L-3.4 5.8L-3 4.2L-7.4 2L-6 0.8L-7 -1.4L-3.8 -0.8L-4.6 -4.6L-1.8 -3.4Z" fill="${fill}" stroke-width="1.1"/>`, ` scale(${size})`);

export const drop = (x: number, y: number, s: number, fill = "#7cc7ec") => moved(x, y, `<path d="M0 -6Q5 1 4 4Q2.6 7 0 7Q-2.6 7 -4 4Q-5 1 0 -6Z" fill="${fill}" stroke-width="1.5"/>${spot(-1.4, 3, 1, 1.4, "#fff")}`, ` scale(${s})`);
