// A player's portrait from his data: layers from the wall to the whistle, as the text of an SVG drawing of 100 by 100.
import { neck, sweater, wall } from "./body";
import { ears, head, marks, middle } from "./creatures";
import { extraBehind, extraInFront, extraOnFace } from "./extras";
import { brows, eyes } from "./features";
import { beard, hairBehind, hairInFront } from "./hair";
import { headgear } from "./headgear";
import type { Sitter } from "./look";
import { modelOf, type Model } from "./model";
import { ink } from "./pen";
import { headsOf, quirksBehind, quirksInFront, quirksOnFace } from "./quirks";

function wholeHead(model: Model): string {
  const { face, temper, skin, locks, look } = model;
  const dark = look.creature === "human" ? locks.base : ink;
  return [
    hairBehind(model), ears(model), head(model), marks(model), middle(model),
    eyes(temper.eyes, face.gap, face.eyes, skin.base, skin.shade),
    brows(temper.brows, face.gap, face.eyes, dark),
    beard(model), quirksOnFace(model), extraOnFace(model), hairInFront(model), headgear(model),
  ].join("");
}

function heads(model: Model): string {
  const placed = headsOf(model);
  if (placed.length === 1) return wholeHead(model);
  return placed
    .map(({ place, mood }, i) => {
      const own = { ...model, temper: { ...model.temper, ...mood }, clip: `${model.clip}-${i}` };
      return `<g transform="${place}">${wholeHead(own)}</g>`;
    })
    .join("");
}

/** `clip` must be unique in the document: the drawing names its clips after it. */
export function portrait(sitter: Sitter, clip: string): string {
  const model = modelOf(sitter, clip);
  const figure = [quirksBehind(model), extraBehind(model), neck(model), sweater(model), heads(model), extraInFront(model)].join("");
  const placed = model.has("tiny") ? `<g transform="translate(16 47) scale(0.54)">${figure}</g>` : figure;
  return `<g fill="none" stroke="${ink}" stroke-width="2.2" stroke-linejoin="round" stroke-linecap="round">${wall(model)}${placed}${quirksInFront(model)}</g>`;
}
