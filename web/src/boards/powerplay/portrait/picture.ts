// Portraits as pictures of one element: first as a drawing, then as points. A drawing of eighty shapes is painted shape by shape
// wherever anything near it changes; points are only copied.
import { SvelteMap } from "svelte/reactivity";

import type { Sitter } from "./look";
import { portrait } from "./portrait";

// Every message brings the same player as a new object: he is drawn only once.
const drawings = new Map<string, string>();
const pointed = new SvelteMap<string, string>();
// How many points wide those are.
let sharpness = 0;
// Who was looked at while he was only drawn: he comes next.
const lookedAt = new Set<string>();

const keyOf = ({ id, category, look }: Sitter) => `${id} ${category} ${look}`;

/** The address of a player's portrait. */
export function pictureOf(sitter: Sitter): string {
  const key = keyOf(sitter);
  const points = pointed.get(key);
  if (points !== undefined) return points;
  lookedAt.add(key);
  return drawingOf(sitter);
}

function drawingOf({ id, category, look }: Sitter): string {
  const key = keyOf({ id, category, look });
  let drawing = drawings.get(key);
  if (drawing === undefined) {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100" viewBox="0 0 100 100">${portrait({ id, category, look }, "clip")}</svg>`;
    drawing = `data:image/svg+xml,${encodeURIComponent(svg)}`;
    drawings.set(key, drawing);
  }
  return drawing;
}

/** Turns portraits into points, so many wide, one after the other while the page has nothing else to do. Returns what ends that. */
export function pointAtLeisure(sitters: Sitter[], wide: number): () => void {
  if (wide !== sharpness) pointed.clear();
  sharpness = wide;
  const left = sitters.filter((sitter) => !pointed.has(keyOf(sitter)));
  let ended = left.length === 0 || !tellsPoints();
  const end = () => {
    ended = true;
  };
  const goOn = async () => {
    const next = left.findIndex((each) => lookedAt.has(keyOf(each)));
    const [sitter] = left.splice(Math.max(0, next), 1);
    if (ended || sitter === undefined) return;
    const points = await pointsOf(drawingOf(sitter), wide).catch(end);
    if (ended || points === undefined) return;
    pointed.set(keyOf(sitter), points);
    whenIdle(goOn);
  };
  if (!ended) whenIdle(goOn);
  return end;
}

// Some browsers, to protect those who use them, do not tell truly what was painted; some cannot paint unseen.
function tellsPoints(): boolean {
  if (typeof OffscreenCanvas === "undefined") return false;
  const paper = new OffscreenCanvas(4, 4).getContext("2d");
  if (!paper) return false;
  paper.fillStyle = "#336699";
  paper.fillRect(0, 0, 4, 4);
  const points = paper.getImageData(0, 0, 4, 4).data;
  return points.every((value, i) => value === [0x33, 0x66, 0x99, 0xff][i % 4]);
}

async function pointsOf(drawing: string, wide: number): Promise<string> {
  const image = new Image();
  image.src = drawing;
  await image.decode();
  const canvas = new OffscreenCanvas(wide, wide);
  canvas.getContext("2d")?.drawImage(image, 0, 0, wide, wide);
  const file = await canvas.convertToBlob();
  const address = await new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(new Error("a portrait cannot be read"));
    reader.readAsDataURL(file);
  });
  return address;
}

// With pauses, so that nobody's processor notices. Not every browser tells when it has nothing to do.
function whenIdle(act: () => Promise<void>) {
  setTimeout(() => {
    if ("requestIdleCallback" in window) requestIdleCallback(() => void act());
    else void act();
  }, 50);
}
