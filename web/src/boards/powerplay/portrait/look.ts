// The six words of a player's look, as the server sends them (docs/views/powerplay.md), and what of the card matters
// to who draws him.

export type Creature = "human" | "bear" | "moose" | "goose" | "beaver" | "troll" | "robot" | "ghost" | "dragon" | "cat";
export type FaceShape = "round" | "long" | "square" | "chin" | "egg" | "freckles";
export type Hair = "none" | "beard" | "moustache" | "curls" | "braid" | "stubble" | "mullet" | "bun";
export type Headgear = "helmet" | "mask" | "tuque" | "crown" | "cap" | "horns" | "hat" | "bare";
export type Colour = "red" | "blue" | "green" | "gold" | "black" | "white" | "teal" | "violet";
export type Extra =
  | "none" | "scar" | "glasses" | "monocle" | "bandage" | "missing-tooth" | "earring" | "pipe" | "whistle" | "scarf"
  | "flower" | "cape" | "wand" | "sparks";

export type Category = "forwards" | "defenders" | "goalies";

export interface Look {
  creature: Creature;
  face: FaceShape;
  hair: Hair;
  headgear: Headgear;
  colour: Colour;
  extra: Extra;
}

/** Whom to draw. */
export interface Sitter {
  id: string;
  category: Category;
  look: string;
}

// A word that nobody knows how to draw becomes the plainest of its kind: house decks may be ahead of the page.
const known = {
  creature: "human bear moose goose beaver troll robot ghost dragon cat",
  face: "round long square chin egg freckles",
  hair: "none beard moustache curls braid stubble mullet bun",
  headgear: "bare helmet mask tuque crown cap horns hat",
  colour: "white red blue green gold black teal violet",
  extra: "none scar glasses monocle bandage missing-tooth earring pipe whistle scarf flower cape wand sparks",
} as const;

export function readLook(words: string): Look {
  const given = words.split(" ");
  const look: Record<string, string> = {};
  Object.entries(known).forEach(([place, all], i) => {
    const list = all.split(" ");
    const word = given[i] ?? "";
    look[place] = list.includes(word) ? word : (list[0] as string);
  });
  return look as unknown as Look;
}
