// The constant data of a game (decks, charts, rosters), fetched once; null from a server that has none to give.
const known = new Map<string, Promise<unknown>>();

export function gameData(game: string): Promise<unknown> {
  const asked = known.get(game) ?? fetch(`/api/games/${game}/data`).then((answer) => (answer.ok ? answer.json() : null), () => null);
  known.set(game, asked);
  return asked;
}
