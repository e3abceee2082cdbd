// Words for players, choices and questions, by the texts that the terminal uses too.
import type { BoardContext, ChoiceGroup, Event, EventKind } from "../contract";
import { findPlayer, lastTurned, readChoice, sideOf, type Player, type View } from "./view";

type Context = BoardContext<View>;

export const nameOf = ({ say }: Pick<Context, "say">, id: string) => say(`pp.card.${id}`);

/** "Hydra (forward 0 ★)" */
export function tellPlayer({ say }: Pick<Context, "say">, player: Player): string {
  const words = { card: say(`pp.card.${player.id}`), category: say(`pp.category.${player.category}`), value: player.value };
  if (player.brawler) return say("pp.board.card_brawler", words);
  return player.bonus === null ? say("pp.board.card", words) : say("pp.board.card_bonus", words);
}

function told(id: string, context: Context): string {
  const player = findPlayer(context.view, id);
  return player ? tellPlayer(context, player) : nameOf(context, id);
}

export function phrase(choice: string, context: Context): string {
  const { say } = context;
  const { what, rest } = readChoice(choice);
  switch (what) {
    case "match":
      return say("pp.action.match", { seat: context.seatName(Number(rest)) });
    case "exchange":
      return say("pp.action.exchange", { seat: context.seatName(Number(rest)) });
    case "transfer":
      return say("pp.action.transfer", { card: told(rest, context) });
    case "give":
      return say("pp.action.give", { card: told(rest, context) });
    case "draw":
      return rest === "none" ? say("pp.action.draw_none") : say("pp.action.draw", { pile: say(`pp.pile.${rest}`) });
    case "judge":
      return say(`pp.action.judge.${rest}`);
    default:
      return say("pp.action.play", { card: told(rest, context) });
  }
}

const headings = ["match", "exchange", "transfer"] as const;

/** On a turn there are up to 24 choices of three kinds; everywhere else a handful of one kind. */
export function group(choices: string[], context: Context): ChoiceGroup[] {
  const kinds = headings.filter((kind) => choices.some((choice) => readChoice(choice).what === kind));
  if (kinds.length === 0) return [{ heading: "", choices }];
  return kinds.map((kind) => ({
    heading: context.say(`page.pp.group.${kind}`),
    choices: choices.filter((choice) => readChoice(choice).what === kind),
  }));
}

export function question(choices: string[], context: Context): string | null {
  const { view, say, seat } = context;
  if (choices.length === 0) return null;
  switch (view.phase) {
    case "give":
      return view.drawn && say("pp.board.ask_give", { card: tellPlayer(context, view.drawn) });
    case "duel":
      return view.match && say("pp.board.ask_duel", { number: view.match.duel });
    case "forced":
      return say("pp.board.ask_forced");
    case "bully": {
      const side = sideOf(view.match, seat);
      const duel = view.match ? lastTurned(view.match) : 0;
      const across = side === null ? undefined : view.match?.sides[1 - side]?.shown.find((card) => card.duel === duel);
      return across ? say("pp.board.ask_bully", { card: tellPlayer(context, across) }) : null;
    }
    case "judge":
      return say("pp.board.ask_judge");
    default:
      return say("pp.board.ask_turn");
  }
}

const kinds: Record<string, EventKind> = {
  "pp.goal": "goal",
  "pp.injured": "penalty",
  "pp.cross": "win",
  "pp.playoff_win": "win",
  "pp.champion": "win",
  "pp.dealt": "quiet",
  "pp.chose": "quiet",
  "pp.turn_begins": "quiet",
};

export const kind = (event: Event): EventKind => kinds[event.id] ?? "plain";
