import type { BoardModule } from "./contract";

// A folder is a game: boards/rink_ratz/index.ts is the board of rink-ratz. Each is fetched when a table of it is opened;
// whatever has no folder is played on the generic board.
const folders = import.meta.glob<BoardModule>("./*/index.ts", { import: "board" });

export function boardOf(game: string): Promise<BoardModule> {
  const load = folders[`./${game.replaceAll("-", "_")}/index.ts`] ?? folders["./any_game/index.ts"]!;
  return load();
}
