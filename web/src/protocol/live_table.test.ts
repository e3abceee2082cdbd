import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { LiveTable } from "./live_table.svelte";
import type { Event, NewsMessage, State, WelcomeMessage } from "./protocol";

class FakeSocket {
  static OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 0;
  sent: Array<Record<string, unknown>> = [];
  onopen: () => void = () => {};
  onmessage: (message: { data: string }) => void = () => {};
  onclose: (event: { code: number }) => void = () => {};
  constructor(readonly url: string) { FakeSocket.all.push(this); }
  send(text: string) { this.sent.push(JSON.parse(text) as Record<string, unknown>); }
  close() {}
  open() { this.readyState = 1; this.onopen(); }
  say(message: unknown) { this.onmessage({ data: JSON.stringify(message) }); }
  lose(code = 1006) { this.readyState = 3; this.onclose({ code }); }
}

const state = (n: number) => ({ n, clock: { at: 0 }, seats: [{ seat: 1, present: true }] }) as unknown as State;
const event = (n: number): Event => ({ n, id: `e${n}`, rule: null, args: {} });
const you = { role: "seat" as const, seats: [1], muted: [] };
const welcome = (n: number, events: Event[] = []): WelcomeMessage => ({
  type: "welcome", protocol: 1, you, state: state(n), happenings: [], viewpoints: [{ seat: 1, view: n, choices: [], events }],
});
const news = (n: number, events: Event[] = []): NewsMessage => ({
  type: "news", you, state: state(n), happenings: [], viewpoints: [{ seat: 1, view: n, choices: [], events }],
});
const last = () => FakeSocket.all.at(-1)!;
// Time for two pictures: one in which it is said what happened, one in which the table shows it.
const twoPictures = () => vi.advanceTimersByTime(40);
const show = (message: unknown) => {
  last().say(message);
  twoPictures();
};

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
  vi.stubGlobal("WebSocket", FakeSocket);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("says hello from the start, and after a loss from the last number seen", () => {
  const table = new LiveTable(7);
  last().open();
  expect(last().sent).toEqual([{ type: "hello", since: 0 }]);
  show(welcome(5, [event(1), event(2)]));
  expect(table.connection.kind).toBe("open");
  last().lose();
  expect(table.connection.kind).toBe("lost");
  vi.advanceTimersByTime(1000);
  last().open();
  expect(FakeSocket.all).toHaveLength(2);
  expect(last().sent).toEqual([{ type: "hello", since: 5 }]);
  show(welcome(6, [event(2), event(3)]));
  expect(table.shown[0]?.events.map(({ n }) => n)).toEqual([1, 2, 3]);
  expect(table.shown[0]?.fresh.map(({ n }) => n)).toEqual([3]);
  table.stop();
});

test("a command without an answer is sent again under its id, and answered once", async () => {
  const table = new LiveTable(7);
  last().open();
  last().say(welcome(5));
  const answer = table.play(1, "8");
  const sent = last().sent.at(-1)!;
  expect(sent).toMatchObject({ type: "play", seat: 1, move: "8", seen: 5 });
  last().lose(4000);
  vi.advanceTimersByTime(1000);
  last().open();
  show(welcome(6));
  expect(last().sent.at(-1)).toEqual(sent);
  last().say({ type: "accepted", id: sent["id"], n: 6 });
  expect(await answer).toMatchObject({ type: "accepted", n: 6 });
  expect(table.waiting).toBe(0);
  table.stop();
});

test("commands beside the game carry no number", () => {
  const table = new LiveTable(7);
  last().open();
  void table.send({ type: "chat", text: "Bravo!" });
  expect(last().sent.at(-1)).not.toHaveProperty("seen");
  table.stop();
});

test("a closed table stays closed, a lost one waits longer each time", () => {
  const table = new LiveTable(7);
  for (let i = 0; i < 8; i += 1) {
    last().lose();
    vi.advanceTimersByTime(15_000);
  }
  expect(FakeSocket.all).toHaveLength(9);
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.all).toHaveLength(9);
  last().lose(4003);
  vi.advanceTimersByTime(60_000);
  expect(table.connection).toEqual({ kind: "gone", why: "closed" });
  expect(FakeSocket.all).toHaveLength(9);
  table.stop();
});

test("who has gone is not shown as there by what came before and is shown later", () => {
  const table = new LiveTable(7, () => 500);
  last().open();
  show(welcome(5));
  show(news(6));
  last().say({ type: "present", seat: 1, on: false });
  expect(table.state?.seats[0]?.present).toBe(false);
  vi.advanceTimersByTime(2000);
  expect(table.state?.n).toBe(6);
  expect(table.state?.seats[0]?.present).toBe(false);
  table.stop();
});

test("what waits to be shown is no younger for it: the clocks are compared when it comes", () => {
  const table = new LiveTable(7, () => 500);
  const timed = (n: number, at: number) => ({ ...news(n), state: { ...state(n), clock: { at } } });
  last().open();
  show(welcome(1));
  const ahead = 5000;
  last().say(timed(2, Date.now() + ahead));
  last().say(timed(3, Date.now() + ahead));
  vi.advanceTimersByTime(3000);
  expect(table.state?.n).toBe(3);
  expect(table.skew).toBe(ahead);
  table.stop();
});

test("what is only said beside the game is no new position", () => {
  const table = new LiveTable(7);
  last().open();
  show(welcome(1));
  const told = { ...news(2, [event(1)]), viewpoints: [{ seat: 1, view: { top: 7 }, choices: ["8"], events: [event(1)] }] };
  show(told);
  const [before] = table.shown;
  vi.advanceTimersByTime(1000);
  show({ ...told, state: state(3), viewpoints: [{ seat: 1, view: { top: 7 }, choices: ["8"], events: [] }] });
  expect(table.state?.n).toBe(3);
  expect(table.shown[0]).toBe(before);
  show({ ...told, state: state(4), viewpoints: [{ seat: 1, view: { top: 8 }, choices: ["8"], events: [] }] });
  expect(table.shown[0]?.view).toEqual({ top: 8 });
  table.stop();
});

test("what happened is a new view in any case, with the parts of the last one that did not change", () => {
  const table = new LiveTable(7);
  last().open();
  const shown = (n: number, view: unknown) => {
    show({ ...news(n, [event(n)]), viewpoints: [{ seat: 1, view, choices: [], events: [event(n)] }] });
    return table.shown[0]?.view as { pile: number[]; score: number[] };
  };
  show(welcome(1));
  const first = shown(2, { pile: [7], score: [0, 0] });
  const second = shown(3, { pile: [7, 8], score: [0, 0] });
  expect(second).toEqual({ pile: [7, 8], score: [0, 0] });
  expect([second === first, second.score === first.score]).toEqual([false, true]);
  const third = shown(4, { pile: [7, 8], score: [0, 0] });
  expect(third).toEqual(second);
  expect([third === second, third.pile === second.pile]).toEqual([false, true]);
  table.stop();
});

test("who gives up gives up what he sees, not what has come and waits to be shown", () => {
  const table = new LiveTable(7, ({ type }) => (type === "welcome" ? 0 : 500));
  last().open();
  show(welcome(1));
  show(news(2, [event(1)]));
  last().say(news(3, [event(2)]));
  void table.send({ type: "resign", seat: 1 });
  expect(last().sent.at(-1)).toMatchObject({ type: "resign", seen: 2 });
  void table.send({ type: "undo", seat: 1 });
  expect(last().sent.at(-1)).toMatchObject({ type: "undo", seen: 3 });
  table.stop();
});

test("messages are shown at the pace of the motion, and all at once when hurried", () => {
  const table = new LiveTable(7, () => 500);
  last().open();
  last().say(welcome(1));
  last().say(news(2, [event(1)]));
  show(news(3, [event(2)]));
  expect(table.state?.n).toBe(1);
  vi.advanceTimersByTime(540);
  expect(table.state?.n).toBe(2);
  table.hurry();
  expect(table.state?.n).toBe(3);
  table.stop();
});

test("a move that is accepted is awaited until its news are shown", () => {
  const table = new LiveTable(7);
  last().open();
  show(welcome(5));
  void table.play(1, "x");
  expect(table.waiting).toBe(1);
  last().say({ type: "accepted", id: last().sent.at(-1)?.["id"], n: 6 });
  expect(table.waiting).toBe(1);
  show(news(6, [event(1)]));
  expect(table.waiting).toBe(0);
  table.stop();
});

test("what comes within one picture is shown in one, and nothing of it is lost", () => {
  const table = new LiveTable(7, (message) => (message.state.n === 3 ? 500 : 0));
  last().open();
  show(welcome(1, [event(1)]));
  for (const n of [2, 3, 4]) last().say(news(n, [event(n)]));
  expect(table.state?.n).toBe(1);
  twoPictures();
  expect(table.state?.n).toBe(3);
  expect(table.shown[0]?.fresh.map(({ n }) => n)).toEqual([2, 3]);
  vi.advanceTimersByTime(540);
  expect(table.shown[0]?.events.map(({ n }) => n)).toEqual([1, 2, 3, 4]);
  expect(table.shown[0]?.fresh.map(({ n }) => n)).toEqual([4]);
  table.stop();
});

test("what happened is said one picture before the table shows it; what comes meanwhile is shown with that", () => {
  const table = new LiveTable(7);
  last().open();
  show(welcome(1, [event(1)]));
  last().say(news(2, [event(2)]));
  vi.advanceTimersToNextTimer();
  expect(table.coming[0]?.fresh.map(({ n }) => n)).toEqual([2]);
  expect(table.state?.n).toBe(1);
  last().say(news(3, [event(3)]));
  vi.advanceTimersToNextTimer();
  expect([table.state?.n, table.coming.length]).toEqual([3, 0]);
  expect(table.shown[0]?.fresh.map(({ n }) => n)).toEqual([2, 3]);
  expect(table.shown[0]?.events.map(({ n }) => n)).toEqual([1, 2, 3]);
  vi.advanceTimersByTime(100);
  show(news(4, [event(4)]));
  expect(table.shown[0]?.fresh.map(({ n }) => n)).toEqual([4]);
  table.stop();
});

test("that my answer was taken is shown with what it led to, or after a while", () => {
  const asking = (message: NewsMessage): NewsMessage => ({ ...message, viewpoints: message.viewpoints.map((each) => ({ ...each, choices: ["go"] })) });
  const table = new LiveTable(7);
  last().open();
  show(welcome(1));
  show(asking(news(2)));
  expect(table.state?.n).toBe(2);
  show(news(3));
  expect(table.state?.n).toBe(2);
  show(asking(news(4, [event(1)])));
  expect(table.state?.n).toBe(4);
  show(news(5));
  vi.advanceTimersByTime(59);
  expect(table.state?.n).toBe(4);
  vi.advanceTimersByTime(1);
  expect(table.state?.n).toBe(5);
  table.stop();
});

test("what is said is shown at once if somebody is in a hurry", () => {
  const table = new LiveTable(7);
  last().open();
  show(welcome(1, [event(1)]));
  last().say(news(2, [event(2)]));
  vi.advanceTimersToNextTimer();
  expect(table.coming).not.toEqual([]);
  table.hurry();
  expect([table.state?.n, table.coming.length]).toEqual([2, 0]);
  table.stop();
});
