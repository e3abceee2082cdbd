// Heads: what is around the features (ears, crest, neck) and what is in the middle of the face (muzzle, beak, snout).
import { faces, type Face } from "./faces";
import { mouth, nose } from "./features";
import type { Creature, Look } from "./look";
import type { Model } from "./model";
import { both, ink, line, oval, shape, spot, tone } from "./pen";

interface Kind {
  /** behind the head */
  ears(model: Model): string;
  /** on the head, under eyes and hair */
  marks(model: Model): string;
  /** nose and mouth, over cheeks and under beards */
  middle(model: Model): string;
}

const gooseFace: Face = {
  outline: "M50 20C65 20 73 30 73 44C73 60 64 71 50 71C36 71 27 60 27 44C27 30 35 20 50 20Z",
  top: 20, bottom: 71, half: 22, jaw: 14, brow: 31, eyes: 41, gap: 10, nose: 50, mouth: 58,
};
const mooseFace: Face = {
  outline: "M50 24C60 24 67 29 67 38C67 46 66 52 69 60C73 72 64 82 50 82C36 82 27 72 31 60C34 52 33 46 33 38C33 29 40 24 50 24Z",
  top: 24, bottom: 82, half: 17, jaw: 19, brow: 33, eyes: 42, gap: 9, nose: 62, mouth: 72,
};
const dragonFace: Face = {
  outline: "M50 24C61 24 69 31 69 41C69 48 66 51 66 57C67 69 61 77 50 77C39 77 33 69 34 57C34 51 31 48 31 41C31 31 39 24 50 24Z",
  top: 24, bottom: 77, half: 19, jaw: 15, brow: 35, eyes: 43.5, gap: 9.5, nose: 58, mouth: 69,
};

export function creatureFace(look: Look): Face {
  if (look.creature === "goose") return gooseFace;
  if (look.creature === "moose") return mooseFace;
  if (look.creature === "dragon") return dragonFace;
  return faces[look.face];
}

const pale = (model: Model) => (model.temper.skin === "polar" ? "#fffdf8" : model.temper.skin === "midnight" ? "#aab6dc" : "#e3bf93");

const blush = ({ face, skin }: Model, opacity = 0.6) =>
  spot(50 - face.gap - 4, face.eyes + 8.5, 4.2, 2.8, skin.blush, opacity) + spot(50 + face.gap + 4, face.eyes + 8.5, 4.2, 2.8, skin.blush, opacity);

const freckles = ({ look, face, skin }: Model) =>
  look.face !== "freckles" ? "" : both([[9, 7], [13, 6], [11, 10]].map(([x = 0, y = 0]) => spot(50 + x, face.eyes + y, 0.95, 0.95, skin.shade)).join(""));

const cleft = ({ look, face, skin }: Model) => (look.face === "chin" ? line(`M50 ${face.bottom - 7}V${face.bottom - 3.4}`, 1.8, skin.shade) : "");

const humanEar = ({ face, skin }: Model) =>
  both(`${oval(50 + face.half + 1.6, face.eyes + 2.5, 4.6, 6, skin.base)}${line(`M${50 + face.half + 1} ${face.eyes}q3.4 1.6 1.6 5.4`, 1.3, skin.shade)}`);

const human: Kind = {
  ears: humanEar,
  marks: (model) => blush(model, model.has("blush") ? 0.95 : 0.5) + freckles(model) + cleft(model),
  middle: ({ temper, face, skin, look }) =>
    mouth(look.extra === "missing-tooth" ? "gap" : temper.mouth, face.mouth) + nose(temper.nose, face.nose, skin.shade, skin.base),
};

const bear: Kind = {
  ears: (model) => both(`${oval(50 + model.face.half - 3, model.face.top + 4, 8.4, 8.4, model.skin.base)}${spot(50 + model.face.half - 3, model.face.top + 4.6, 4.6, 4.6, model.skin.blush)}`),
  marks: (model) => blush(model, 0.5),
  middle: (model) => {
    const { face, temper } = model;
    return `${oval(50, face.mouth - 2.5, 13, 10, pale(model))}${tone(`M43.6 ${face.nose - 1}Q50 ${face.nose - 5} 56.4 ${face.nose - 1}Q55 ${face.nose + 4.4} 50 ${face.nose + 4.4}Q45 ${face.nose + 4.4} 43.6 ${face.nose - 1}Z`, ink)}${spot(52, face.nose - 0.8, 1.6, 1, "#fff", 0.7)}${line(`M50 ${face.nose + 4}V${face.mouth - 0.4}`, 1.8)}${mouth(temper.mouth, face.mouth + 1, 0.85)}`;
  },
};

const cat: Kind = {
  ears: ({ face, skin }) =>
    both(`${shape(`M${50 + 5} ${face.top + 4}L${50 + face.half} ${face.top - 13}Q${50 + face.half + 5} ${face.top} ${50 + face.half} ${face.top + 18}Z`, skin.base)}${tone(`M${50 + 11} ${face.top + 3}L${50 + face.half - 1.6} ${face.top - 7}Q${50 + face.half + 1.6} ${face.top + 2} ${50 + face.half - 2} ${face.top + 11}Z`, skin.blush)}`),
  marks: ({ face, skin, temper }) =>
    temper.skin === "tabby"
      ? both(line(`M${50 + face.half - 1} ${face.eyes + 4}q-4 0 -6 1.6M${50 + face.half - 2} ${face.eyes + 9}q-3.4 -0.6 -5.6 0.8`, 2.2, skin.shade))
      : "",
  middle: ({ face, temper }) =>
    `${both(line(`M${50 + 9} ${face.mouth - 4}L${50 + face.half + 8} ${face.mouth - 7}M${50 + 9} ${face.mouth - 1}L${50 + face.half + 8} ${face.mouth}`, 1.3))}${both(oval(54.6, face.mouth - 2, 5.6, 4.6, "#fff8ec"))}${shape(`M46.8 ${face.nose}Q50 ${face.nose - 2} 53.2 ${face.nose}Q52 ${face.nose + 3} 50 ${face.nose + 3.4}Q48 ${face.nose + 3} 46.8 ${face.nose}Z`, "#e5787c")}${temper.mouth === "smile" ? line(`M43.6 ${face.mouth + 0.6}Q47.4 ${face.mouth + 4.6} 50 ${face.mouth + 0.6}Q52.6 ${face.mouth + 4.6} 56.4 ${face.mouth + 0.6}`, 2) : mouth(temper.mouth, face.mouth + 2.4, 0.8)}`,
};

const beaver: Kind = {
  ears: ({ face, skin }) => both(`${oval(50 + face.half - 3, face.top + 5, 6, 6, skin.base)}${spot(50 + face.half - 3, face.top + 5.6, 3, 3, skin.blush)}`),
  marks: (model) => blush(model, 0.55),
  middle: ({ face, temper, look }) => {
    const grin = look.extra === "missing-tooth";
    const front = grin
      ? shape(`M44.6 ${face.mouth}H50V${face.mouth + 8.6}Q47 ${face.mouth + 9.6} 44.6 ${face.mouth + 8.6}Z`, "#fff6d8") + shape(`M50.6 ${face.mouth}H55.4V${face.mouth + 4}L53 ${face.mouth + 2.6}L50.6 ${face.mouth + 4.4}Z`, "#fff6d8")
      : shape(`M45 ${face.mouth}H55V${face.mouth + 8}Q50 ${face.mouth + 9.6} 45 ${face.mouth + 8}Z`, "#fff6d8") + line(`M50 ${face.mouth}V${face.mouth + 8.6}`, 1.3);
    const frown = temper.mouth === "pout";
    return `${front}${both(oval(56.4, face.mouth - 2.6, 7.6, 6, "#e0b987"))}${shape(`M44 ${face.nose - 2}Q50 ${face.nose - 5.6} 56 ${face.nose - 2}Q55.4 ${face.nose + 3} 50 ${face.nose + 3.2}Q44.6 ${face.nose + 3} 44 ${face.nose - 2}Z`, "#3b2a22")}${spot(52, face.nose - 1.6, 1.6, 1, "#fff", 0.7)}${frown ? "" : both(line(`M62.6 ${face.mouth - 0.4}q2.8 -1.4 3 -4`, 1.7))}`;
  },
};

const goose: Kind = {
  ears: () => "",
  // The white strap under the chin of a Canada goose.
  marks: () => shape("M27 42Q33 52 50 52Q67 52 73 42Q75 62 62 69Q50 74 38 69Q25 62 27 42Z", "#fbfaf4"),
  middle: ({ temper }) =>
    temper.mouth === "laugh"
      ? `${shape("M36 54Q50 46 64 54Q69 62 64 78Q50 86 36 78Q31 62 36 54Z", "#7a2530")}${tone("M41 75Q50 62 59 75Q55 81 50 81Q45 81 41 75Z", "#e8747c")}${shape("M33 59Q37 46 50 46Q63 46 67 59Q59 64 50 62Q41 64 33 59Z", "#ef9f3b")}${line("M45.6 52.6v2M54.4 52.6v2", 2)}${spot(57, 50.6, 3.4, 1.5, "#fff", 0.5)}${shape("M38 75Q50 82 62 75Q63 84 50 86Q37 84 38 75Z", "#d9822a")}`
      : `${shape("M31 62Q34 47 50 47Q66 47 69 62Q62 73 50 73Q38 73 31 62Z", "#ef9f3b")}${line("M32 62Q42 66 50 64Q58 66 68 62", 2.2)}${line("M45.4 54v2.2M54.6 54v2.2", 2)}${spot(57, 51, 3.6, 1.6, "#fff", 0.5)}`,
};

const moose: Kind = {
  ears: ({ skin, face }) => both(`${shape(`M${50 + 15} ${face.top + 12}Q${50 + 24} ${face.top + 4} ${50 + 33} ${face.top + 12}Q${50 + 26} ${face.top + 22} ${50 + 15} ${face.top + 18}Z`, skin.base)}${tone(`M${50 + 19} ${face.top + 12.6}Q${50 + 25} ${face.top + 8.4} ${50 + 29.6} ${face.top + 12.4}Q${50 + 25} ${face.top + 17.6} ${50 + 19} ${face.top + 16}Z`, skin.blush)}`),
  marks: () => "",
  middle: ({ skin, temper }) =>
    `${shape("M31 66Q32 54 50 54Q68 54 69 66Q70 82 50 82Q30 82 31 66Z", skin.blush)}${spot(42, 62, 2.6, 3.4, ink)}${spot(58, 62, 2.6, 3.4, ink)}${temper.mouth === "oh" ? oval(50, 74, 4.4, 4, "#7a2530") : line("M40 73Q50 77 60 73", 2.2)}`,
};

const troll: Kind = {
  ears: (model) => {
    if (model.has("tentacles")) return "";
    const { face, skin } = model;
    return both(`${shape(`M${50 + face.half - 3} ${face.eyes - 5}Q${50 + face.half + 8} ${face.eyes - 10} ${50 + face.half + 16} ${face.eyes - 9}Q${50 + face.half + 12} ${face.eyes + 6} ${50 + face.half - 3} ${face.eyes + 8}Z`, skin.base)}${tone(`M${50 + face.half + 2} ${face.eyes - 3}Q${50 + face.half + 7} ${face.eyes - 6} ${50 + face.half + 12} ${face.eyes - 6}Q${50 + face.half + 9} ${face.eyes + 2} ${50 + face.half + 2} ${face.eyes + 4}Z`, skin.shade)}`);
  },
  marks: (model) =>
    blush(model, 0.5) + cleft(model) + (model.has("tentacles") ? both(spot(62, 66, 1.6, 1.4, model.skin.shade) + spot(66, 61, 1.2, 1.1, model.skin.shade)) : spot(62, model.face.mouth - 5, 1.6, 1.4, model.skin.shade) + spot(36.6, model.face.eyes - 9, 1.3, 1.2, model.skin.shade)),
  middle: (model) => {
    const { temper, face, skin } = model;
    const tusks = model.has("tentacles") || temper.mouth === "grin" || temper.mouth === "fangs" ? "" : both(shape(`M54 ${face.mouth + 1}L56.4 ${face.mouth - 6}L58.6 ${face.mouth + 0.6}Z`, "#fff8e0"));
    const jaw = temper.mouth === "fangs" ? line(`M40 ${face.mouth + 1}Q50 ${face.mouth - 3} 60 ${face.mouth + 1}`, 2.3) + both(shape(`M54 ${face.mouth - 0.6}L57 ${face.mouth - 8}L59.6 ${face.mouth + 0.8}Z`, "#fff8e0")) : mouth(temper.mouth, face.mouth);
    return jaw + tusks + nose(temper.nose, face.nose, skin.shade, skin.base);
  },
};

const robot: Kind = {
  ears: ({ face, skin, cloth }) =>
    both(`<rect x="${50 + face.half - 1}" y="${face.eyes - 4}" width="8" height="13" rx="2.6" fill="${skin.shade}"/>${oval(50 + face.half + 8, face.eyes + 2.5, 2.6, 4, cloth.base)}`),
  marks: ({ face, skin }) =>
    line(`M${50 - face.jaw + 3} ${face.mouth - 6.5}H${50 + face.jaw - 3}`, 1.5, skin.shade) + both(spot(50 + face.jaw - 4, face.bottom - 5, 1.5, 1.5, skin.shade)),
  middle: ({ temper, face }) => mouth(temper.mouth, face.mouth + 1.5),
};

const ghost: Kind = {
  ears: (model) => {
    const { face, skin } = model;
    if (model.has("straw")) return "";
    if (model.has("widows-peak")) return both(shape(`M${50 + face.half - 3} ${face.eyes + 6}Q${50 + face.half + 4} ${face.eyes} ${50 + face.half + 7} ${face.eyes - 11}Q${50 + face.half + 1} ${face.eyes - 7} ${50 + face.half - 3} ${face.eyes - 4}Z`, skin.base));
    if (model.has("icicles")) return "";
    // A sheet that flows down over the shoulders.
    return shape("M30 56C26 66 20 74 15 84Q22 90 28 86Q34 94 41 87Q50 95 59 87Q66 94 72 86Q78 90 85 84C80 74 74 66 70 56Z", skin.base) + line("M36 72Q34 79 32 82M64 72Q66 79 68 82M50 76V82", 1.5, skin.shade);
  },
  marks: (model) => blush(model, 0.6),
  middle: ({ temper, face, skin }) => mouth(temper.mouth, face.mouth) + nose(temper.nose, face.nose, skin.shade, skin.base),
};

const dragon: Kind = {
  ears: ({ face, cloth }) =>
    both(shape(`M${50 + face.half - 3} ${face.eyes - 3}L${50 + face.half + 15} ${face.eyes - 13}L${50 + face.half + 11} ${face.eyes - 3}L${50 + face.half + 16} ${face.eyes + 3}L${50 + face.half + 9} ${face.eyes + 5}L${50 + face.half + 9} ${face.eyes + 12}L${50 + face.half - 4} ${face.eyes + 10}Z`, cloth.light)),
  marks: ({ skin }) => both(tone("M63 52q2.6 0 4 2q-2 1.4 -4.4 1z", skin.shade) + tone("M61 37q2.6 0 4 2q-2 1.4 -4.4 1z", skin.shade)),
  middle: ({ skin, face }) =>
    `${shape(`M34 ${face.nose + 4}Q35 ${face.nose - 6} 43 ${face.nose - 5.4}Q50 ${face.nose - 3} 57 ${face.nose - 5.4}Q65 ${face.nose - 6} 66 ${face.nose + 4}Q66 ${face.bottom} 50 ${face.bottom + 1}Q34 ${face.bottom} 34 ${face.nose + 4}Z`, skin.base)}${tone(`M38 ${face.mouth}Q50 ${face.mouth + 5} 62 ${face.mouth}Q60 ${face.bottom - 1} 50 ${face.bottom - 0.4}Q40 ${face.bottom - 1} 38 ${face.mouth}Z`, "#f6e3b0")}${both(spot(57, face.nose + 0.4, 2.2, 2.8, ink))}${line(`M36 ${face.mouth - 2}Q50 ${face.mouth + 5} 64 ${face.mouth - 2}`, 2.2)}${both(shape(`M57 ${face.mouth + 0.6}L59.4 ${face.mouth + 6}L61.6 ${face.mouth - 0.6}Z`, "#fff"))}`,
};

const kinds: Record<Creature, Kind> = { human, bear, moose, goose, beaver, troll, robot, ghost, dragon, cat };

export const ears = (model: Model) => kinds[model.look.creature].ears(model);

/** The head itself with a soft shade on its far side. */
export function head({ face, skin, clip }: Model): string {
  const shade = `<path fill="${skin.shade}" stroke="none" opacity="0.6" fill-rule="evenodd" transform="translate(-5 -2.5)" d="M-20 -20H130V130H-20Z${face.outline}"/>`;
  return `<clipPath id="${clip}-head"><path d="${face.outline}"/></clipPath>${tone(face.outline, skin.base)}<g clip-path="url(#${clip}-head)">${shade}</g><path d="${face.outline}"/>`;
}

export const marks = (model: Model) => kinds[model.look.creature].marks(model);
export const middle = (model: Model) => kinds[model.look.creature].middle(model);
