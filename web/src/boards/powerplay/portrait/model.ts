import { creatureFace } from "./creatures";
import type { Face } from "./faces";
import { readLook, type Category, type Look, type Sitter } from "./look";
import { cloths, hairs, skins, sweaters, type Cloth, type Locks, type Skin } from "./palette";
import { temperOf, type Quirk, type Temper } from "./tempers";

/** Everything a part of the drawing may ask about who sits for it. */
export interface Model {
  look: Look;
  category: Category;
  temper: Temper;
  face: Face;
  skin: Skin;
  locks: Locks;
  /** the colour of the headgear */
  cloth: Cloth;
  sweater: Cloth;
  has(quirk: Quirk): boolean;
  /** a name for clips, unique in the document */
  clip: string;
}

export function modelOf(sitter: Sitter, clip: string): Model {
  const look = readLook(sitter.look);
  const temper = temperOf(sitter.id, look.creature);
  return {
    look,
    category: sitter.category,
    temper,
    face: creatureFace(look),
    skin: skins[temper.skin],
    locks: hairs[temper.hair],
    cloth: cloths[look.colour],
    sweater: sweaters[sitter.category],
    has: (quirk) => temper.quirks.includes(quirk),
    clip,
  };
}
