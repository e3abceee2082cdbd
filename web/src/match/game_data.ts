import type { GameData } from "../protocol/protocol";
import { call } from "../protocol/rest";

const known = new Map<string, Promise<GameData>>();

/** The constant data of a game (decks, charts, rosters), fetched once. */
export function gameData(game: string): Promise<GameData> {
  const asked = known.get(game) ?? call("data", { at: { game } });
  known.set(game, asked);
  asked.catch(() => known.delete(game));
  return asked;
}
