// The words of names, in both languages, that are wider than what is seen of a card in a phone's fan: where a reader would part them.
export const partings =
  "Ban-quise Bench-warmer Blan-chissage Butter-fist Cada-brick Cada-brique Cendron-delle Démo-lition Grogne-gore Grumble-gore Jam-bière " +
  "L’Épou-vantail Pucker-ella Repas-sage Rosa-linde Rumpel-stöck-chen Scare-crow Shawi-nigan Snow-plough";

const parts = new Map(partings.split(" ").map((word) => [word.replaceAll("-", ""), word.replaceAll("-", "\u00ad")]));

/** A name with soft hyphens: they are seen only where the word does not fit. */
export const parted = (name: string): string => name.replace(/[\p{L}’]+/gu, (word) => parts.get(word) ?? word);
