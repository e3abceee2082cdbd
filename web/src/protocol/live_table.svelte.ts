import type {
  AcceptedMessage, Command, Event, Happening, HintedMessage, Message, Notation, RefusedMessage, Seat, State,
  TableId, Viewpoint, WelcomeMessage, NewsMessage, You,
} from "./protocol";
import { withoutForgotten } from "./forgotten";
import { LiveSocket, type Connection } from "./live_socket";
import { sameParts } from "./same_parts";

type Answer = AcceptedMessage | RefusedMessage | HintedMessage;
type Sent = Exclude<Command, { type: "hello" }>;
/** A command before it has its id and the number seen. */
export type Wish = Sent extends infer Each ? (Each extends Sent ? Omit<Each, "id" | "seen"> : never) : never;

// The same commands may go out from two tabs of one person, and from one who left a table and came back: their ids must differ.
const thisPage = Math.random().toString(36).slice(2, 10);
let sent = 0;

/** What one seat, or someone who watches, has been shown. */
export interface Shown extends Omit<Viewpoint, "events"> {
  /** all events from the first */
  events: Event[];
  /** those that came with the last message, and with those close before it that did not rest */
  fresh: Event[];
}

// What follows so closely, in milliseconds, is one happening: the stamp of a goal is not taken away by the question after it.
const together = 100;
// Milliseconds by which a line is now slower, now quicker: the clocks have not moved against each other.
const jitter = 50;

/** How long the table rests on a message before it shows the next one. */
export type Pace = (message: WelcomeMessage | NewsMessage) => number;

// A table as it lives: everything the server told, in order, and the commands on their way. Messages are shown one
// after the other at the pace of the motion; what is sent always carries the newest number.
export class LiveTable {
  connection = $state<Connection>({ kind: "connecting" });
  you = $state.raw<You | null>(null);
  state = $state.raw<State | null>(null);
  shown = $state.raw<Shown[]>([]);
  /** what is drawn with the next picture, while what happened in it is said already; empty otherwise */
  coming = $state.raw<Shown[]>([]);
  happenings = $state.raw<Happening[]>([]);
  /** the server's clock minus ours */
  skew = $state(0);
  /** moves of mine that are not answered or not shown yet: until then no other is made */
  waiting = $state(0);

  #n = 0;
  // The entry of my last accepted move. It is acknowledged before its news come; what was asked before must not flash up between.
  #owed = 0;
  #pending = new Map<string, { command: Sent; answer: (answer: Answer) => void }>();
  #queue: Array<WelcomeMessage | NewsMessage> = [];
  // When what is fresh now began to be; 0 if what comes next does not belong to it.
  #freshSince = 0;
  // What takes back that the next message is shown later: at the next picture, or when the last one has rested.
  #cancel: (() => void) | undefined;
  // All that has come only takes away what was asked of me: it is not shown yet.
  #idle = false;
  #socket: LiveSocket;

  constructor(
    readonly table: TableId,
    readonly pace: Pace = () => 0,
  ) {
    const { protocol, host } = location;
    const address = `${protocol === "https:" ? "wss" : "ws"}://${host}/api/tables/${table}/live`;
    this.#socket = new LiveSocket(address, {
      since: () => this.#n,
      heard: (message) => this.#hear(message),
      changed: (connection) => (this.connection = connection),
    });
  }

  /** Sends a command; the answer comes once, also over a lost connection. */
  send(wish: Wish): Promise<Answer> {
    sent += 1;
    if (isMove(wish)) this.#freshSince = 0;
    const id = `${thisPage}-${sent}`;
    // He gives up the game that he sees, not the one that has come and waits to be shown.
    const seen = wish.type === "resign" ? (this.state?.n ?? 0) : this.#n;
    const command = { ...wish, id, seen } as Sent;
    // Only commands about a position carry the number; the others are refused with it.
    if (!isMove(command) && wish.type !== "undo" && wish.type !== "answer_undo" && wish.type !== "resign")
      delete (command as { seen?: number }).seen;
    return new Promise((resolve) => {
      this.#pending.set(id, { command, answer: resolve });
      this.#await();
      this.#socket.send(command);
    });
  }

  play(seat: Seat, move: Notation) {
    return this.send({ type: "play", seat, move });
  }

  /** What the best coach would play. */
  hint(seat: Seat) {
    return this.send({ type: "hint", seat });
  }

  /** Shows all that has come at once: the person does not want to wait. */
  hurry() {
    this.#unplan();
    this.#show(this.#queue.splice(0));
  }

  stop() {
    this.#unplan();
    this.#socket.stop();
  }

  #unplan() {
    this.#cancel?.();
    this.#cancel = undefined;
    this.#idle = false;
  }

  #hear(message: Message) {
    switch (message.type) {
      case "welcome":
        for (const { command } of this.#pending.values()) this.#socket.send(command);
        this.#line(message);
        break;
      case "news":
        this.#line(message);
        break;
      case "present":
        this.#present(message.seat, message.on);
        break;
      default:
        this.#answered(message);
    }
  }

  #line(message: WelcomeMessage | NewsMessage) {
    this.#n = Math.max(this.#n, message.state.n);
    // By its coming, not by its being shown: what waits for its turn is no younger for that.
    const skew = message.state.clock.at - Date.now();
    if (Math.abs(skew - this.skew) > jitter) this.skew = skew;
    this.#queue.push(message);
    if (this.#idle && !this.#onlyTakes(message)) this.#unplan();
    if (this.#cancel === undefined) this.#plan();
  }

  // My answer was taken, and nothing is told yet. What it led to is mostly close behind: the list that is taken away for it is not
  // drawn away and drawn again.
  #onlyTakes({ type, viewpoints }: WelcomeMessage | NewsMessage): boolean {
    return type === "news" && this.shown.some(({ choices }) => choices.length > 0) && viewpoints.every(({ choices, events }) => choices.length === 0 && events.length === 0);
  }

  #plan() {
    this.#idle = this.#queue.every((message) => this.#onlyTakes(message));
    this.#cancel = this.#idle ? after(together, () => this.#next()) : atNextFrame(() => this.#next());
  }

  // What need not rest is shown in one picture with what follows it. A sentence is drawn in a tenth of the time of a board, so
  // what happened is said one picture before. The table is laid while that picture is on its way to the screen, with all that has
  // come until then.
  #next() {
    this.#idle = false;
    const coming = this.#seenWith(this.#queue.slice(0, this.#ripe().count));
    if (!coming.some((each) => each.fresh.length > 0 && !this.shown.includes(each))) return this.#lay();
    this.coming = coming;
    this.#cancel = after(0, () => this.#lay());
  }

  #lay() {
    const { count, rest } = this.#ripe();
    this.#cancel = undefined;
    this.#show(this.#queue.splice(0, count));
    if (rest > 0) this.#cancel = after(rest, () => this.#plan());
    else if (this.#queue.length > 0) this.#plan();
  }

  // How many of what has come belong into the next picture, and how long that rests.
  #ripe(): { count: number; rest: number } {
    let rest = 0;
    const resting = this.#queue.findIndex((message) => (rest = this.pace(message)) > 0);
    return { count: resting < 0 ? this.#queue.length : resting + 1, rest };
  }

  #show(messages: Array<WelcomeMessage | NewsMessage>) {
    const message = messages.at(-1);
    if (message === undefined) return;
    this.you = sameParts(this.you, message.you);
    const seats = this.state?.seats ?? [];
    this.state = sameParts(this.state, message.state);
    this.#await();
    const told = messages.reduce((all, { happenings }) => withNew(all, happenings), this.happenings);
    this.happenings = withoutForgotten(told, seats, message.state.seats);
    this.shown = this.#seenWith(messages);
    this.coming = [];
    if (messages.some((each) => this.pace(each) > 0)) this.#freshSince = 0;
    else if (messages.some(tells) && !this.#goesOn(messages)) this.#freshSince = performance.now();
  }

  #goesOn(messages: Array<WelcomeMessage | NewsMessage>): boolean {
    return performance.now() - this.#freshSince < together && messages.every((each) => this.pace(each) === 0);
  }

  #seenWith(messages: Array<WelcomeMessage | NewsMessage>): Shown[] {
    return messages.at(-1)?.viewpoints.map((viewpoint) => this.#shownTo(viewpoint, messages)) ?? [];
  }

  #shownTo({ events: _, ...viewpoint }: Viewpoint, messages: Array<WelcomeMessage | NewsMessage>): Shown {
    const before = this.shown.find(({ seat }) => seat === viewpoint.seat);
    const view = sameParts(before?.view, viewpoint.view);
    const unmoved = before !== undefined && view === before.view;
    // Somebody only said something: that is no new position.
    if (unmoved && !messages.some(tells) && before.choices.join("\n") === viewpoint.choices.join("\n")) return before;
    // Whatever happened, a board hears of it by a new view.
    viewpoint.view = unmoved && typeof view === "object" && view !== null ? { ...view } : view;
    let events = before?.events ?? [];
    let fresh = before && this.#goesOn(messages) ? before.fresh : [];
    for (const message of messages) {
      const last = events.at(-1)?.n ?? 0;
      events = withNew(events, message.viewpoints.find(({ seat }) => seat === viewpoint.seat)?.events ?? []);
      // To whom nothing was shown before, the welcome tells what has been, not what happens.
      if (message.type === "news" || last > 0) fresh = [...fresh, ...events.filter(({ n }) => n > last)];
    }
    return { ...viewpoint, events, fresh };
  }

  #present(seat: Seat, on: boolean) {
    const told = (state: State): State => ({ ...state, seats: state.seats.map((each) => (each.seat === seat ? { ...each, present: on } : each)) });
    if (this.state !== null) this.state = told(this.state);
    // What has come before it and is shown later must not put it back.
    this.#queue = this.#queue.map((message) => ({ ...message, state: told(message.state) }));
  }

  #answered(answer: Answer) {
    if (answer.id === null) return;
    const sent = this.#pending.get(answer.id);
    this.#pending.delete(answer.id);
    if (answer.type === "accepted" && sent && isMove(sent.command)) this.#owed = Math.max(this.#owed, answer.n);
    this.#await();
    sent?.answer(answer);
  }

  #await() {
    const moves = [...this.#pending.values()].filter(({ command }) => isMove(command)).length;
    this.waiting = moves + (this.#owed > (this.state?.n ?? 0) ? 1 : 0);
  }
}

function after(milliseconds: number, act: () => void): () => void {
  const timer = setTimeout(act, milliseconds);
  return () => clearTimeout(timer);
}

// Several messages that come within one picture cost one. A page that nobody sees draws no pictures: it goes by the clock.
function atNextFrame(act: () => void): () => void {
  const frame = globalThis.requestAnimationFrame?.(() => once());
  const late = setTimeout(() => once(), frame === undefined ? 0 : 100);
  const cancel = () => {
    clearTimeout(late);
    if (frame !== undefined) cancelAnimationFrame(frame);
  };
  const once = () => {
    cancel();
    act();
  };
  return cancel;
}

const tells = ({ viewpoints }: WelcomeMessage | NewsMessage) => viewpoints.some(({ events }) => events.length > 0);

const isMove = ({ type }: Pick<Sent, "type">) => type === "play" || type === "roll";

// Numbers are dense and never change their meaning, so what is there already is not added again.
function withNew<Numbered extends { n: number }>(known: Numbered[], more: Numbered[]): Numbered[] {
  const last = known.at(-1)?.n ?? 0;
  const fresh = more.filter(({ n }) => n > last);
  return fresh.length === 0 ? known : [...known, ...fresh];
}
