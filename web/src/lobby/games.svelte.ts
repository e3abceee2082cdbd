import type { GameInfo } from "../protocol/protocol";
import { call } from "../protocol/rest";

// The catalog of the server, asked for once.
class Games {
  list = $state.raw<GameInfo[]>([]);
  #asked: Promise<void> | null = null;

  load(): Promise<void> {
    return (this.#asked ??= call("games").then(
      ({ games }) => void (this.list = games),
      (error: unknown) => {
        this.#asked = null;
        throw error;
      },
    ));
  }

  find(game: string): GameInfo | undefined {
    return this.list.find((each) => each.game === game);
  }
}

export const games = new Games();
