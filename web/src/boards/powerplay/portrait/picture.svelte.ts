// Portraits as pictures of one element: first as a drawing, then as points. A drawing of eighty shapes is painted shape by shape
// wherever anything near it changes; points are only copied.
import type { Sitter } from "./look";
import { portrait } from "./portrait";

class Picture {
  readonly #drawing: string;
  /** the address of an image */
  address = $state.raw("");
  /** how many points wide it is; 0 for a drawing */
  wide = 0;
  /** somebody wants to see it */
  wanted = false;

  constructor({ id, category, look }: Sitter) {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100" viewBox="0 0 100 100">${portrait({ id, category, look }, "clip")}</svg>`;
    this.#drawing = `data:image/svg+xml,${encodeURIComponent(svg)}`;
    this.address = this.#drawing;
  }

  async paint(wide: number): Promise<void> {
    this.address = await pointsOf(this.#drawing, wide);
    this.wide = wide;
  }
}

// The same player is an object of its own in a hand, in a duel and in what is noted of a team.
const pictures = new Map<string, Picture>();

function find(sitter: Sitter): Picture {
  const key = `${sitter.id} ${sitter.category} ${sitter.look}`;
  const picture = pictures.get(key) ?? new Picture(sitter);
  pictures.set(key, picture);
  return picture;
}

/** A player's portrait. */
export function pictureOf(sitter: Sitter): Pick<Picture, "address"> {
  const picture = find(sitter);
  picture.wanted = true;
  return picture;
}

/** Turns portraits into points, so many wide, one after the other while the page has nothing else to do. Returns what ends that. */
export function pointAtLeisure(sitters: Sitter[], wide: number): () => void {
  const left = sitters.map(find).filter((picture) => picture.wide !== wide);
  let ended = !tellsPoints();
  const goOn = async () => {
    // Those first that are seen.
    const next = left.findIndex(({ wanted }) => wanted);
    const [picture] = left.splice(Math.max(0, next), 1);
    if (ended || picture === undefined) return;
    try {
      await picture.paint(wide);
      whenIdle(goOn, left.some(({ wanted }) => wanted) ? 20 : 100);
    } catch {
      // A drawing will do.
    }
  };
  if (!ended) whenIdle(goOn, 100);
  return () => {
    ended = true;
  };
}

// Some browsers, to protect those who use them, do not tell truly what was painted; some cannot paint unseen.
let truthful: boolean | undefined;
function tellsPoints(): boolean {
  truthful ??= tryPaper();
  return truthful;
}

function tryPaper(): boolean {
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
  const paper = canvas.getContext("2d");
  if (!paper) throw new Error("there is no paper for a portrait");
  paper.drawImage(image, 0, 0, wide, wide);
  const file = await canvas.convertToBlob();
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(new Error("a portrait cannot be read"));
    reader.readAsDataURL(file);
  });
}

// With pauses, so that nobody's processor notices. Not every browser tells when it has nothing to do.
function whenIdle(act: () => Promise<void>, pause: number) {
  setTimeout(() => {
    if ("requestIdleCallback" in window) requestIdleCallback(() => void act());
    else void act();
  }, pause);
}
