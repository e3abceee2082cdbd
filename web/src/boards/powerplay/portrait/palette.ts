import type { Category, Colour } from "./look";

export interface Cloth {
  /** the colour itself */
  base: string;
  /** its shade and its light */
  deep: string;
  light: string;
  /** the wall behind who wears it */
  wall: string;
}

export const cloths: Record<Colour, Cloth> = {
  red: { base: "#d5333f", deep: "#9c1d2b", light: "#f26d6f", wall: "#f9d9cf" },
  blue: { base: "#2f74c9", deep: "#1b4a8c", light: "#74aef0", wall: "#cfe3f7" },
  green: { base: "#3f9a55", deep: "#23653a", light: "#7fcb8b", wall: "#d6ecd2" },
  gold: { base: "#f0b429", deep: "#b47a0c", light: "#ffdc7c", wall: "#fdeec2" },
  black: { base: "#3c424d", deep: "#22262e", light: "#727b8a", wall: "#d8dce3" },
  white: { base: "#f3f5f8", deep: "#b9c4d1", light: "#ffffff", wall: "#dbe9ee" },
  teal: { base: "#27a3a0", deep: "#136b6c", light: "#74d3cd", wall: "#cdeeea" },
  violet: { base: "#8656bd", deep: "#573183", light: "#b991e3", wall: "#e6dbf4" },
};

// The sweaters: blue, red, black as the rules say (PP-1).
export const sweaters: Record<Category, Cloth> = {
  forwards: { base: "#2a63ad", deep: "#173f77", light: "#6d9fdc", wall: "#cfe0f3" },
  defenders: { base: "#bb2c3c", deep: "#7f1926", light: "#e0737c", wall: "#f4d5d3" },
  goalies: { base: "#373d48", deep: "#1f232b", light: "#6b7482", wall: "#dadee4" },
};

export interface Skin {
  base: string;
  shade: string;
  blush: string;
}

export const skins = {
  porcelain: { base: "#fbe3d2", shade: "#eac4ac", blush: "#f2a79a" },
  peach: { base: "#f7cfae", shade: "#e0a983", blush: "#ee9784" },
  sand: { base: "#e8b98c", shade: "#cb9463", blush: "#d9805f" },
  amber: { base: "#cf9560", shade: "#ab703f", blush: "#b95f41" },
  cocoa: { base: "#9a6540", shade: "#77492b", blush: "#8a3f2c" },
  ebony: { base: "#6d4630", shade: "#50301f", blush: "#6d2b22" },
  // creatures
  brown: { base: "#9a6a42", shade: "#74492a", blush: "#c0714f" },
  honey: { base: "#c48d4f", shade: "#9a6931", blush: "#d98460" },
  polar: { base: "#f6f4ee", shade: "#d5d8dc", blush: "#f0b6b0" },
  midnight: { base: "#7583b3", shade: "#56628f", blush: "#b9a5dd" },
  moose: { base: "#8a5f3e", shade: "#664228", blush: "#a86b4d" },
  night: { base: "#4d4a5c", shade: "#35323f", blush: "#6c6480" },
  goose: { base: "#4b525d", shade: "#363c45", blush: "#4b525d" },
  beaver: { base: "#a4703f", shade: "#7c4f28", blush: "#d28759" },
  soggy: { base: "#8b7462", shade: "#675444", blush: "#a98a78" },
  moss: { base: "#8fae5d", shade: "#6a8741", blush: "#b9a04f" },
  bark: { base: "#a08e63", shade: "#7a6a45", blush: "#b98d5c" },
  frost: { base: "#a9d3e8", shade: "#7cadc9", blush: "#8fb4e0" },
  clay: { base: "#c79a73", shade: "#a07550", blush: "#d07c5f" },
  sea: { base: "#7fc4b8", shade: "#549b90", blush: "#ef9d95" },
  steel: { base: "#c3ccd6", shade: "#97a4b3", blush: "#c3ccd6" },
  brass: { base: "#dcb564", shade: "#b08838", blush: "#dcb564" },
  iron: { base: "#8893a3", shade: "#657081", blush: "#8893a3" },
  rust: { base: "#c0794d", shade: "#955431", blush: "#c0794d" },
  coal: { base: "#5b6472", shade: "#424a56", blush: "#5b6472" },
  ghost: { base: "#eef4fb", shade: "#c9d8e8", blush: "#c5cff2" },
  slush: { base: "#d3ecf4", shade: "#a7cfdd", blush: "#a9c9f0" },
  pale: { base: "#dfe4dc", shade: "#b7c0b8", blush: "#c9b1c4" },
  ice: { base: "#d4e8fa", shade: "#a3c6e6", blush: "#b3b8f0" },
  straw: { base: "#ead49a", shade: "#c6a862", blush: "#df9c66" },
  fire: { base: "#d9533f", shade: "#a93527", blush: "#f08a4a" },
  hydra: { base: "#5ba85c", shade: "#3c7d43", blush: "#86c05f" },
  spark: { base: "#e6b93c", shade: "#b88a1d", blush: "#f09a3a" },
  tabby: { base: "#e9a35a", shade: "#c57b34", blush: "#ef8a7a" },
  grey: { base: "#b4bac4", shade: "#8c94a1", blush: "#eaa1a6" },
  sphinx: { base: "#dcb06b", shade: "#b4853f", blush: "#cf8058" },
} satisfies Record<string, Skin>;

export type SkinName = keyof typeof skins;

export const hairs = {
  black: { base: "#2f2a2d", light: "#5a5157" },
  brown: { base: "#6b4328", light: "#96653f" },
  auburn: { base: "#93401f", light: "#c2683c" },
  ginger: { base: "#d8702a", light: "#f39a52" },
  blonde: { base: "#eec35c", light: "#fbe39b" },
  grey: { base: "#a7adb5", light: "#d0d5db" },
  white: { base: "#f1f1ee", light: "#ffffff" },
  blue: { base: "#5d8fc4", light: "#9cc4ea" },
  moss: { base: "#5d7b3a", light: "#8aa65c" },
  frost: { base: "#e6f4fc", light: "#ffffff" },
  violet: { base: "#6d4a97", light: "#9b78c6" },
} as const;

export type HairName = keyof typeof hairs;
export interface Locks {
  base: string;
  light: string;
}
