// The contract of a board: what a game's own page part gets, and what it gives.
//
// A board lives in src/boards/<game>/ (rink_ratz for rink-ratz) and exports `board: BoardModule` from its index.ts;
// src/boards/index.ts finds it there and fetches it when a table of that game is opened. Everything around it
// (scoreboard, the sentence of what happened, "why?", the list of choices with number keys, play-by-play, clocks,
// chat) is drawn by the shell. `npm run look -- GAME --help` plays on it and takes pictures.
//
// House rules of a board:
// - It computes no rule. What may be done is in `choices`, and nothing else may be pressed.
// - Each choice can be made on the thing itself (a real <button>, or role="button" with tabindex, name and focus ring);
//   the shell shows all of them as a list as well, worded by `phrase`.
// - It draws from `view` alone. `events` only say how the view came about, for motion: a board that has just been
//   opened, is stepped backwards or has motion off must look the same without them.
// - What the viewer may not know is null or absent in `view` and `events`; draw a card's back for it.
// - It changes nothing in a `view`: parts that did not change are the very same objects as in the views before it, so that who
//   draws such a part has nothing to do.
// - Texts come from `say` with the ids of the game's own data/texts.csv (the server's catalog: the terminal words its
//   choices by the same ids), or with ids page.<prefix>.… of a texts.csv in the board's folder (id,en,fr; a test
//   fails on a missing or unused id). Never put sentences together from pieces.
// - The board fills the width it is given (container queries, 320 px to 1100 px) and chooses its own height.
// - No style="..." in markup: the content security policy forbids it. Use classes and `style:` directives.
import type { Component } from "svelte";

import type { Event, Options, Seat, SeatState, Turn } from "../protocol/protocol";
import type { Lang, Params } from "../say/pattern";

export type { Event, Lang, Options, Params, Seat, SeatState, Turn };

/** What a board knows besides its view: to word things. BoardProps has all of it too, so props can be handed on. */
export interface BoardContext<View = unknown, Data = unknown> {
  /** the game's name, such as rink-ratz */
  game: string;
  /** all options of the table, with normal values filled in */
  options: Options;
  /** the game as the viewer may know it: docs/views/<game>.md */
  view: View;
  /** the constant data of the game (decks, charts, rosters) as GET /api/games/{game}/data gives it: see GameData in the protocol */
  data: Data | null;
  /** the seat that looks, counted from 1; null for a spectator or an open replay */
  seat: Seat | null;
  seats: SeatState[];
  lang: Lang;
  /** a text by its id, of the game or of the page, in the language of the page */
  say(id: string, params?: Params): string;
  /** whether there is a text of that id */
  has(id: string): boolean;
  /** the sentence of an event */
  event(event: Event): string;
  /** a number in the language's own format */
  number(value: number): string;
  /** what the person or coach on a seat is called */
  seatName(seat: Seat): string;
  /** what a team is called: the names of its seats. Boards of games with clubs name them from view or data. */
  teamName(team: number): string;
}

export interface BoardProps<View = unknown, Data = unknown> extends BoardContext<View, Data> {
  /** what the game waits for */
  turn: Turn;
  /** the legal moves of `seat` now, in the notation of the game; empty while it is not asked */
  choices: string[];
  /** what happened since the view before this one, oldest first; empty on opening and when stepping back */
  events: Event[];
  /** everything that happened so far, as the viewer was told it, oldest first; `events` is its end */
  log: Event[];
  /** makes a choice; the answer is the next view, or the shell explains the refusal. Tells whether it was taken. */
  play(choice: string): Promise<boolean>;
  /** shows the rule of that id */
  why(rule: string): void;
  /** the number key that makes a choice, to be shown on its thing; null if it has none */
  keyOf(choice: string): string | null;
  /** the choice that the coach's hint or the person's pointer in the list is on: lift that thing; null for none */
  lit: string | null;
  /** tells the shell which choice the pointer or the focus is on, so that the list shows it too */
  light(choice: string | null): void;
  /**
   * For a board that shows `events` one after the other: says which of them it is at. Until it says null the shell
   * tells only these, keeps the score as it was, and asks nothing. It ends when the person skips (whenSkipped in look/motion.ts).
   */
  tell(events: Event[] | null): void;
  /** false: the person or the system wants things to stand still */
  motion: boolean;
  /** the game is over (or this is a replay): nothing can be chosen */
  over: boolean;
}

/** A heading with its choices; every choice must be in exactly one group. */
export interface ChoiceGroup {
  heading: string;
  choices: string[];
}

export interface ScoreTeam {
  /** the team's number from 1: its accent and its pattern */
  team: number;
  name: string;
  score: number | string;
  /** short lines under the name: shots, power play, cards left */
  details: string[];
  /** whether something is asked of this team now: a lamp is lit */
  lit?: boolean;
}

export interface Scoreboard {
  /** from left to right, the visitors first; two, or as many as coaches sit at the table */
  teams: ScoreTeam[];
  /** the middle of the board from large to small: period or inning, clock, count */
  centre: string[];
}

/**
 * What an event means for filters, sounds and size of type.
 * goal: the horn, gold. penalty: penalties, injuries, outs. quiet: not told in large type (a dealt card).
 */
export type EventKind = "goal" | "penalty" | "win" | "quiet" | "plain";

export interface SheetProps<View = unknown, Data = unknown> extends BoardContext<View, Data> {
  /** GET /api/tables/{table}/statistics of a finished game; null while it goes on */
  sheet: unknown;
  /** everything that happened so far, oldest first: what the sheet of a game that goes on is filled in from */
  events: Event[];
}

/** At a table with real dice, what the server must be told is drawn or thrown by hand. */
export interface RealDiceProps<View = unknown, Data = unknown> extends BoardContext<View, Data> {
  /** what can come up now, in the notation of the game */
  outcomes: string[];
  /** says what came up, in the notation of the game */
  roll(outcome: string): void;
  /** whether number keys may say it too */
  keys: boolean;
}

export interface BoardModule<View = any, Data = any> {
  Board: Component<BoardProps<View, Data>>;
  /** a person's words for a choice: "Play #7", "Pass to Léa" */
  phrase(choice: string, context: BoardContext<View, Data>): string;
  /** the list of choices under headings; one unnamed group unless given */
  group?(choices: string[], context: BoardContext<View, Data>): ChoiceGroup[];
  /** one sentence: what is asked of the seat now */
  question?(choices: string[], context: BoardContext<View, Data>): string | null;
  /** at a table with real dice: what is to be thrown or drawn now, and for whom */
  chance?(context: BoardContext<View, Data>): string | null;
  scoreboard(view: View, context: BoardContext<View, Data>): Scoreboard;
  /** unless given, by the event's name: …goal… is a goal, …penalty… a penalty */
  kind?(event: Event): EventKind;
  /** what the play-by-play calls what counts and what costs; "goals" and "penalties" unless given, as text ids */
  filters?: { goals: string; penalties: string };
  /** how many milliseconds the board moves for these events, before the next view may come; by their number unless given */
  rest?(events: Event[]): number;
  /** whether it shows what happened one thing after the other and calls `tell`, while there is motion: then nothing is said before it */
  inSteps?: true;
  /** the score sheet or box score, as paper, fetched when it is looked at; a plain table of the numbers unless given */
  sheet?: () => Promise<Component<SheetProps<View, Data>>>;
  /** whether there is nothing on it before the game is over */
  sheetAtEnd?: true;
  /** buttons for real dice and cards, fetched at such a table; a field to type the notation in unless given */
  realDice?: () => Promise<Component<RealDiceProps<View, Data>>>;
}
