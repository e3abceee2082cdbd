// Written by tools/write-protocol from server/data/protocol.json; a test keeps them in step.

export const protocolVersion = 1;

/** A seat, counted from 1. */
export type Seat = number;

/** A count. */
export type Number = number;

/** A table, for addresses; knowing it opens nothing. */
export type TableId = number;

/** Milliseconds since 1970. */
export type Time = number;

/** What someone is called: 1 to 40 characters without control characters. Spaces around it, and characters that cannot be seen, are left out. */
export type Name = string;

/** A name of a game, option or coach. */
export type Word = string;

/** The id of a text; GET /api/texts has the texts in both languages. */
export type MessageId = string;

/** The id of a rule, such as RR-13. */
export type RuleId = string;

/** A move, card or die in the notation of the game. */
export type Notation = string;

/** Chosen by the client, new for each command of a person at a table. A command that comes again under its id is not done again; its acknowledgement is. The last 64 of each person are remembered, whatever others do meanwhile and over a restart. */
export type CommandId = string;

/** A short code that lets in: letters and digits, hyphens and case do not count. */
export type Code = string;

/** At least 8 bytes. */
export type Password = string;

/** Where a table stands: seats are open, the game goes on, it is over, or it was given up before it began. */
export type Phase = "waiting" | "playing" | "over" | "closed";

/** Whether people sit there now, or move when they find the time. */
export type Pace = "live" | "days";

/** Sealed dice are drawn by the server and proved afterwards; real cards and dice are typed in. */
export type Dice = "sealed" | "real";

/** Options of a game by name; those left out have their normal value. */
export type Options = Record<string, string>;

/** The clock: none, so much for each decision, or so much for the whole game. */
export interface ClockTerms {
  /** which */
  kind: "off" | "move" | "bank";
  /** how much; 0 if it is off */
  seconds: number;
  /** what happens to a seat without time: a coach decides for it (with time for each decision only the one that is owed, and on while its person is away; with a bank from then on), or it resigns */
  at_zero: "coach" | "resign";
}

/** Who is to sit on a seat of a new table. */
export interface SeatWish {
  /** the opener; someone on the opener's device (hot seat); whoever comes with the code; a computer coach */
  kind: "me" | "here" | "open" | "coach";
  /** for someone on the opener's device, or for a coach */
  name?: Name | null;
  /** which coach */
  coach?: Word | null;
}

/** A seat as everyone sees it. */
export interface SeatState {
  /** its number */
  seat: Seat;
  /** who holds it */
  kind: "open" | "person" | "coach";
  /** what he is called; null while it is open, and of a former player, who is forgotten */
  name: Name | null;
  /** the computer coach that holds it */
  coach: Word | null;
  /** the coach that plays for the person now */
  stand_in: Word | null;
  /** the team it plays for */
  team: number;
  /** whether its person is connected; to spectators with a delay everybody seems to be */
  present: boolean;
  /** whether it gave up */
  resigned: boolean;
  /** whether its person opened the table */
  owner: boolean;
}

/** What the game waits for. */
export interface Turn {
  /** decisions of the seats, a card or die, or nothing any more */
  owes: "decision" | "chance" | "nothing";
  /** who is to decide; several decide at once, sealed */
  seats: Array<Seat>;
  /** at a table with real dice: what can come up now */
  outcomes: Array<Notation>;
}

/** The time that the rules give a seat for the answer it owes now. */
export interface AnswerTime {
  /** whose */
  seat: Seat;
  /** milliseconds at the moment `at` of the clock */
  left: Number;
  /** what is played for the seat when it is up */
  then: Notation;
}

/** The time that is left. */
export interface ClockState {
  /** what was agreed */
  terms: ClockTerms;
  /** milliseconds a seat at the moment `at`; empty if the clock is off */
  left: Array<Number>;
  /** whose time runs */
  running: Array<Seat>;
  /** where the rules limit the time for an answer, whatever clock was agreed on */
  answers: Array<AnswerTime>;
  /** the server's time when this was written; for spectators with a delay the moment they see */
  at: Time;
}

/** Who can take his last move back. */
export interface UndoState {
  /** who may ask for it now */
  by: Array<Seat>;
  /** how many moves would go, his own and those since; 0 while nobody asks */
  moves: Number;
  /** who asks for it now */
  asked_by: Seat | null;
  /** whose agreement is missing */
  waits_for: Array<Seat>;
}

/** How it ended. */
export interface Result {
  /** points by seat */
  points: Array<number>;
  /** none in a draw */
  winners: Array<Seat>;
  /** whether it ended because one side gave up */
  resigned: boolean;
}

/** Everything about a table that everyone there may know. */
export interface State {
  /** which table */
  table: TableId;
  /** the number of its last entry */
  n: Number;
  /** where it stands */
  phase: Phase;
  /** the game */
  game: Word;
  /** all options of the game */
  options: Options;
  /** live or over days */
  pace: Pace;
  /** sealed or real */
  dice: Dice;
  /** whether people may chat */
  chat: boolean;
  /** by how many seconds spectators see everything later */
  delay: number;
  /** the seats */
  seats: Array<SeatState>;
  /** what the game waits for */
  turn: Turn;
  /** the clock */
  clock: ClockState;
  /** taking back */
  undo: UndoState;
  /** the seal of the dice; the record shows how it is opened */
  commitment: string | null;
  /** once it is over */
  result: Result | null;
  /** who would like to play again */
  rematch_asked: Array<Seat>;
  /** the table where it goes on */
  rematch: TableId | null;
}

/** Something that happened in the game. What the viewer may not know is null. */
export interface Event {
  /** the number of the event, dense from 1, the same for all viewers */
  n: Number;
  /** its text; the arguments are its parameters */
  id: MessageId;
  /** the rule that caused it */
  rule: RuleId | null;
  /** numbers, seats and teams from 1, or message ids */
  args: Record<string, unknown>;
}

/** The game as one seat, or someone who only watches, may know it. */
export interface Viewpoint {
  /** null for someone who watches */
  seat: Seat | null;
  /** the game's own description; docs of each game; null before it begins */
  view: unknown;
  /** the legal moves now; none if the seat is not asked */
  choices: Array<Notation>;
  /** what happened since */
  events: Array<Event>;
}

/** Something that happened at the table beside the game. */
export interface Happening {
  /** the number of its entry */
  n: Number;
  /** when */
  at: Time;
  /** what; late: the time for an answer was up, and it was given for the seat */
  what: "opened" | "sat" | "left" | "started" | "undo_asked" | "undo_declined" | "resigned" | "stand_in" | "back" | "chat" | "rematch_asked" | "rematch" | "over" | "closed" | "resumed" | "late";
  /** which seat */
  seat: Seat | null;
  /** who */
  name: Name | null;
  /** what was said */
  text: string | null;
  /** which coach */
  coach: Word | null;
  /** where it goes on */
  table: TableId | null;
}

/** Why something was not done. */
export interface Refusal {
  /** its text */
  reason: MessageId;
  /** the rule that forbids it */
  rule: RuleId | null;
  /** the parameters of the text */
  words: Record<string, unknown>;
  /** the same, said in the language of the request */
  text: string;
}

/** Who you are. */
export interface Person {
  /** what you are called */
  name: Name;
  /** false for a guest */
  account: boolean;
  /** to be sent back as header X-Benchboss-CSRF with every request that changes something */
  csrf: string;
}

/** A table in a list. */
export interface TableSummary {
  /** which */
  table: TableId;
  /** the game */
  game: Word;
  /** where it stands */
  phase: Phase;
  /** when it last changed its phase */
  at: Time;
  /** the code that gives a seat, in the list of public tables */
  code: Code | null;
  /** who opened it, in the list of public tables */
  by: Name | null;
  /** whether you opened it */
  owner: boolean;
}

/** A table as one of its people or spectators sees it. */
export interface TableInfo {
  /** everything everyone there may know */
  state: State;
  /** what you are there */
  you: You;
  /** what was brought along, by slot */
  data: Record<string, string>;
  /** the code that gives a seat, for people with a seat */
  code: Code | null;
  /** the code that lets watch, for people with a seat */
  watch_code: Code | null;
}

/** What you are at a table. */
export interface You {
  /** owner: you opened it, seated or not */
  role: "seat" | "spectator" | "owner" | "admin";
  /** your seats; several in a hot seat */
  seats: Array<Seat>;
  /** whose chat you do not want */
  muted: Array<Seat>;
}

/** A value that an option can have. */
export interface OptionValue {
  /** as it is written in Options */
  value: Word;
  /** what it is called; null if the value says it */
  title: MessageId | null;
}

/** An option of a game. */
export interface OptionInfo {
  /** its name */
  name: Word;
  /** what it is called */
  title: MessageId;
  /** what it does */
  help: MessageId;
  /** its normal value */
  normal: Word;
  /** all values, in their order; none for a number, which has bounds */
  values: Array<OptionValue>;
  /** the lowest value of a number */
  low: Number | null;
  /** the highest value of a number */
  high: Number | null;
}

/** A game of the catalog. */
export interface GameInfo {
  /** its name */
  game: Word;
  /** what it is called */
  title: MessageId;
  /** one line about it */
  blurb: MessageId;
  /** how to play it, in a minute; null if nobody wrote that */
  minute: MessageId | null;
  /** the beginning of its rule ids; its message ids begin with the same in small letters */
  rule_prefix: Word;
  /** the version of its rules */
  rules_version: Number;
  /** how many seats it has with its normal options */
  seats: Number;
  /** how many it can have; its option `seats` chooses, if there are several */
  seat_counts: Array<Number>;
  /** its options */
  options: Array<OptionInfo>;
  /** its computer coaches, the weakest first */
  coaches: Array<Word>;
  /** what a table may bring along beside the game's own data, such as rosters */
  data_slots: Array<Word>;
  /** whether its dice and cards may be typed in */
  real_dice: boolean;
  /** named choices of options */
  variants: Record<string, Options>;
}

/** How often a coach who mixes would make a move. */
export interface MixShare {
  /** one of the choices */
  move: Notation;
  /** in thousandths */
  share: number;
}

/** A line of a finished record, played. */
export interface Step {
  /** as in the record */
  line: string;
  /** what happened */
  events: Array<Event>;
  /** the game after it, as the viewer saw it */
  view: unknown;
}

/** The first message of a connection. Answered by welcome. */
export interface HelloCommand {
  type: "hello";
  /** the number of the last entry seen; 0: from the start */
  since: Number;
}

/** A move of one of your seats. Stale if the seat was asked anew after `seen`. */
export interface PlayCommand {
  type: "play";
  id: CommandId;
  /** the number of the last entry seen */
  seen: Number;
  /** which of your seats */
  seat: Seat;
  /** one of its choices */
  move: Notation;
}

/** At a table with real dice: the card that was drawn, the dice as they lie. */
export interface RollCommand {
  type: "roll";
  id: CommandId;
  /** the number of the last entry seen */
  seen: Number;
  /** what came up */
  outcome: Notation;
}

/** Asks to take one's last move back, and with it what others played since. Done when every other person agrees; refused with a reason if something hidden was shown since. At a table with real dice, what was typed in since goes with it. */
export interface UndoCommand {
  type: "undo";
  id: CommandId;
  /** the number of the last entry seen */
  seen: Number;
  /** which of your seats asks */
  seat: Seat;
}

/** Agrees that the move is taken back, or does not. */
export interface AnswerUndoCommand {
  type: "answer_undo";
  id: CommandId;
  /** the number of the last entry seen */
  seen: Number;
  /** whether you agree */
  agree: boolean;
}

/** Gives a seat up. The game ends when one side is left; otherwise a coach plays on for the seat. */
export interface ResignCommand {
  type: "resign";
  id: CommandId;
  /** the number of the last entry seen */
  seen: Number;
  /** which of your seats */
  seat: Seat;
}

/** Lets a coach play for your seat, or (null) takes it back. Others may call one in for someone who is away: not here for a minute, or at a table over days not here and owing a decision for three days. */
export interface StandInCommand {
  type: "stand_in";
  id: CommandId;
  /** which seat */
  seat: Seat;
  /** which coach; null: the person is back */
  coach?: Word | null;
}

/** Asks to play again with the seats rotated; begins when all people asked. */
export interface RematchCommand {
  type: "rematch";
  id: CommandId;
}

/** A short text for everyone at the table. */
export interface ChatCommand {
  type: "chat";
  id: CommandId;
  /** at most 200 characters without control characters */
  text: string;
}

/** Whether you want to read the chat of that seat. */
export interface MuteCommand {
  type: "mute";
  id: CommandId;
  /** whose */
  seat: Seat;
  /** true: no more of it */
  on: boolean;
}

/** What a coach would play on your seat, from what you see. */
export interface HintCommand {
  type: "hint";
  id: CommandId;
  /** which of your seats */
  seat: Seat;
  /** which coach; the best one unless told */
  coach?: Word | null;
}

export type Command =
  | HelloCommand
  | PlayCommand
  | RollCommand
  | UndoCommand
  | AnswerUndoCommand
  | ResignCommand
  | StandInCommand
  | RematchCommand
  | ChatCommand
  | MuteCommand
  | HintCommand;

/** Answers hello: the whole state, and what happened since. */
export interface WelcomeMessage {
  type: "welcome";
  /** the version of this protocol */
  protocol: Number;
  /** what you are here */
  you: You;
  /** the table */
  state: State;
  /** one for each of your seats, or one that only watches */
  viewpoints: Array<Viewpoint>;
  /** beside the game, since */
  happenings: Array<Happening>;
}

/** Something happened. Comes after it is on disk. */
export interface NewsMessage {
  type: "news";
  /** what you are here */
  you: You;
  /** the table */
  state: State;
  /** with the events since the last message */
  viewpoints: Array<Viewpoint>;
  /** since the last message */
  happenings: Array<Happening>;
}

/** A command was done and is on disk. */
export interface AcceptedMessage {
  type: "accepted";
  /** which */
  id: CommandId;
  /** the number of its last entry */
  n: Number;
}

/** A command was not done. */
export interface RefusedMessage {
  type: "refused";
  /** which; null if the message could not be read */
  id: CommandId | null;
  /** the number of the last entry */
  n: Number;
  /** why */
  refusal: Refusal;
}

/** Answers hint. */
export interface HintedMessage {
  type: "hinted";
  /** which */
  id: CommandId;
  /** who was asked */
  coach: Word;
  /** what the coach would play */
  move: Notation;
  /** how he mixes his choices so that nobody can read him; empty if he does not here */
  mix: Array<MixShare>;
}

/** Someone came or went. Not an entry: it is not kept. */
export interface PresentMessage {
  type: "present";
  /** whose */
  seat: Seat;
  /** whether he is connected */
  on: boolean;
}

export type Message =
  | WelcomeMessage
  | NewsMessage
  | AcceptedMessage
  | RefusedMessage
  | HintedMessage
  | PresentMessage;

/** A guest. */
export interface NewGuest {
  /** what to be called */
  name: Name;
}

/** An account that keeps the guest's games. */
export interface NewAccount {
  /** unique among accounts; the case of the letters A to Z and À to Þ does not count */
  name: Name;
  password: Password;
}

/** An account. */
export interface Login {
  name: Name;
  password: string;
}

/** The password of an account. */
export interface ChangePassword {
  /** the one until now */
  old: string;
  /** the one from now on */
  new: Password;
}

/** A last word. */
export interface Forget {
  /** of an account; a guest has none */
  password?: string | null;
}

/** An empty object. */
export interface Nothing {
}

/** The terms of a new table. */
export interface OpenTable {
  /** the game */
  game: Word;
  /** its options */
  options?: Options | null;
  /** what is brought along, by slot: a roster, say, as CSV or JSON */
  data?: Record<string, string> | null;
  /** who is to sit where; one for each seat that the options give */
  seats: Array<SeatWish>;
  /** live unless told */
  pace?: Pace | null;
  /** sealed unless told */
  dice?: Dice | null;
  /** off unless told */
  clock?: ClockTerms | null;
  /** seconds that spectators lag behind; 0 unless told */
  delay?: number | null;
  /** whether strangers find it; private unless told */
  public?: boolean | null;
  /** on unless told */
  chat?: boolean | null;
}

/** A code, and the seat one would like. */
export interface Join {
  /** of a seat or for watching */
  code: Code;
  /** the first open one unless told */
  seat?: Seat | null;
  /** only to watch, also by the code of a seat */
  watch?: boolean | null;
}

/** A code that somebody was given. */
export interface Knock {
  /** of a seat or for watching */
  code: Code;
}

/** What a code leads to. */
export interface Invitation {
  /** of the table */
  game: Word;
  /** who opened it; null if that was a former player */
  host: Name | null;
  /** whether it only lets watch */
  watch: boolean;
  /** why it gives no seat any more; null if it does */
  refusal: Refusal | null;
}

/** The owner changes a seat before the game begins. */
export interface SetSeat {
  /** which */
  seat: Seat;
  /** who is to sit there */
  wish: SeatWish;
}

/** Where to go. */
export interface Opened {
  /** the table */
  table: TableId;
  /** what you are there */
  you: You;
  /** gives a seat */
  code: Code | null;
  /** lets watch */
  watch_code: Code | null;
}

/** What this server is. */
export interface About {
  program: string;
  /** the version of this protocol */
  protocol: Number;
  /** tables awake now */
  tables: Number;
}

/** The catalog. */
export interface Games {
  games: Array<GameInfo>;
}

/** Texts of a language by id; {name} puts a parameter in, {n:goal|goals} chooses by number. */
export interface Texts {
  lang: "en" | "fr";
  texts: Record<string, string>;
}

/** The rulebook of a game. */
export interface Rules {
  game: Word;
  lang: "en" | "fr";
  title: string;
  /** Markdown */
  introduction: string;
  chapters: Array<RuleChapter>;
}

/** A chapter. */
export interface RuleChapter {
  title: string;
  /** Markdown */
  text: string;
  rules: Array<Rule>;
}

/** A rule. */
export interface Rule {
  id: RuleId;
  title: string;
  /** Markdown */
  text: string;
  /** where it comes from */
  origin: string;
}

/** The constant data that a game is made of, for whoever draws it. */
export interface GameData {
  game: Word;
  /** by the name of the file: a table (.csv) as a list of rows of texts, the names of the columns first; JSON as it is */
  files: Record<string, unknown>;
}

/** A list of tables, the newest first. */
export interface Tables {
  tables: Array<TableSummary>;
}

/** Whether the cards and dice are those of the seal. */
export interface Proof {
  proved: boolean;
  /** how many cards and dice were compared */
  draws: Number;
  /** why it is not proved */
  why: Refusal | null;
}

/** The score sheet of a finished game. */
export interface Statistics {
  /** the game's own */
  sheet: unknown;
}

/** A piece of a finished game. */
export interface Replay {
  /** how many lines the record has */
  lines: Number;
  /** the first line of this piece, from 0 */
  from: Number;
  steps: Array<Step>;
}

/** Why a request was not done; with a status of 400 and above. */
export interface Failure {
  refusal: Refusal;
}

/** The endpoints: what is sent and what is answered. */
export interface Calls {
  /** What this server is. */
  about: { method: "GET"; path: "/api"; body: undefined; answer: About };
  /** This description. */
  protocol: { method: "GET"; path: "/api/protocol"; body: undefined; answer: unknown };
  /** The games with options and coaches. */
  games: { method: "GET"; path: "/api/games"; body: undefined; answer: Games };
  /** A rulebook. */
  rules: { method: "GET"; path: "/api/games/{game}/rules"; body: undefined; answer: Rules };
  /** Decks, charts, rosters, rinks: what boards are drawn from. */
  data: { method: "GET"; path: "/api/games/{game}/data"; body: undefined; answer: GameData };
  /** All texts; with `part` only those that all games share (`shared`, with the names of the games), or a game's own (its name). */
  texts: { method: "GET"; path: "/api/texts"; body: undefined; answer: Texts };
  /** Begins a session as a guest. */
  new_guest: { method: "POST"; path: "/api/guests"; body: NewGuest; answer: Person };
  /** Makes an account of the guest. */
  new_account: { method: "POST"; path: "/api/accounts"; body: NewAccount; answer: Person };
  /** Begins a session of an account. */
  login: { method: "POST"; path: "/api/login"; body: Login; answer: Person };
  /** Ends the session. */
  logout: { method: "POST"; path: "/api/logout"; body: Nothing; answer: Nothing };
  /** Who I am. */
  me: { method: "GET"; path: "/api/me"; body: undefined; answer: Person };
  /** A guest is called otherwise from now on, and keeps his tables. An account keeps its name. */
  rename: { method: "POST"; path: "/api/me"; body: NewGuest; answer: Person };
  /** Gives my account another password, and ends all my other sessions. */
  change_password: { method: "POST"; path: "/api/me/password"; body: ChangePassword; answer: Person };
  /** Ends all my sessions, this one too. */
  logout_everywhere: { method: "POST"; path: "/api/me/logout-everywhere"; body: Nothing; answer: Nothing };
  /** Deletes me, account or guest: my name and what I said in chats are removed; tables that wait for me are left, games under way given up; on the seats of games that are over sits a former player. */
  forget_me: { method: "POST"; path: "/api/me/forget"; body: Forget; answer: Nothing };
  /** Everything that is kept about me, as one JSON file. */
  export_me: { method: "GET"; path: "/api/me/export"; body: undefined; answer: unknown };
  /** My last 100 tables. */
  my_tables: { method: "GET"; path: "/api/me/tables"; body: undefined; answer: Tables };
  /** Public tables with open seats. */
  public_tables: { method: "GET"; path: "/api/tables"; body: undefined; answer: Tables };
  /** Opens a table. */
  open_table: { method: "POST"; path: "/api/tables"; body: OpenTable; answer: Opened };
  /** What a code leads to, before one follows it. */
  invitation: { method: "POST"; path: "/api/invitation"; body: Knock; answer: Invitation };
  /** Takes a seat, or a place to watch. */
  join: { method: "POST"; path: "/api/join"; body: Join; answer: Opened };
  /** A table. */
  table: { method: "GET"; path: "/api/tables/{table}"; body: undefined; answer: TableInfo };
  /** The WebSocket of a table. */
  live: { method: "GET"; path: "/api/tables/{table}/live"; body: undefined; answer: unknown };
  /** Gives my seats back before the game begins. */
  leave: { method: "POST"; path: "/api/tables/{table}/leave"; body: Nothing; answer: Nothing };
  /** Changes a seat before the game begins. */
  set_seat: { method: "POST"; path: "/api/tables/{table}/seats"; body: SetSeat; answer: TableInfo };
  /** Gives a table up: its owner before the game begins, an administrator any time. */
  close_table: { method: "DELETE"; path: "/api/tables/{table}"; body: undefined; answer: Nothing };
  /** The record of a finished game, as text. */
  record: { method: "GET"; path: "/api/tables/{table}/record"; body: undefined; answer: unknown };
  /** Draws every card and die of a finished game again and compares. */
  proof: { method: "GET"; path: "/api/tables/{table}/proof"; body: undefined; answer: Proof };
  /** The score sheet of a finished game. */
  statistics: { method: "GET"; path: "/api/tables/{table}/statistics"; body: undefined; answer: Statistics };
  /** A finished game step by step, at most 50 lines at once; as a seat saw it, or without one as everyone could. */
  replay: { method: "GET"; path: "/api/tables/{table}/replay"; body: undefined; answer: Replay };
  /** All tables, 100 at once. */
  all_tables: { method: "GET"; path: "/api/admin/tables"; body: undefined; answer: Tables };
  /** The page for people. Every address outside /api that is none of these gives a file of the page, or its index. */
  front_page: { method: "GET"; path: "/"; body: undefined; answer: unknown };
  /** 200 if the server can do its work, 503 if not. */
  health: { method: "GET"; path: "/healthz"; body: undefined; answer: unknown };
  /** Numbers in the text format of Prometheus; without a token from the same machine only. */
  metrics: { method: "GET"; path: "/metrics"; body: undefined; answer: unknown };
}

/** Why the server closed a connection. */
export const closings = {
  /** A message was no UTF-8. Connect again without it. */
  1007: { name: "not_text", resume: true },
  /** A message had more than 16 KiB. Connect again without it. */
  1009: { name: "too_long", resume: true },
  /** You read too slowly. Connect again with the last number you saw. */
  4000: { name: "slow", resume: true },
  /** The server stops. Connect again in a moment. */
  4001: { name: "restart", resume: true },
  /** What you saw last may not be on disk: connect again from the last number that was acknowledged or told. */
  4002: { name: "trouble", resume: true },
  /** The table was closed, or you may not be here any more. */
  4003: { name: "closed", resume: false },
  /** That was no message of this protocol. */
  4004: { name: "unreadable", resume: false },
  /** Too many messages, or too many connections to this table. Wait a little, then connect again. */
  4005: { name: "too_much", resume: true },
  /** You sat down or stood up where others watch with a delay, and see the table otherwise from now on. Connect again. */
  4006: { name: "moved", resume: true },
} as const;
