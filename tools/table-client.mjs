#!/usr/bin/env node
// tools/table-client.mjs URL [game] [option=value ...]: two guests play a whole game over the protocol of
// the table server (docs/protocol.md), with what Node 20 brings along and nothing else. One of them
// loses his connection in the middle and comes back. Ends with 0 if everything was as it should be.
import { createHash, randomBytes } from "node:crypto";
import { request } from "node:http";

const [address = "http://127.0.0.1:8080", game = "rink-ratz", ...options] = process.argv.slice(2);
const server = new URL(address);
const commands = Number(process.env.COMMANDS_A_SECOND ?? 15); // for a server with limits of its own

function fail(why) {
  console.error(`table-client: ${why}`);
  process.exit(1);
}

// One guest with his cookie and what the server wants back with every change.
class Guest {
  cookie = "";
  csrf = "";

  async call(method, path, body) {
    const text = body === undefined ? "" : JSON.stringify(body);
    const headers = { Cookie: this.cookie, "X-Benchboss-CSRF": this.csrf };
    if (text) Object.assign(headers, { "Content-Type": "application/json", "Content-Length": Buffer.byteLength(text) });
    const answer = await new Promise((resolve, reject) => {
      const sent = request(new URL(path, server), { method, headers }, (response) => {
        const parts = [];
        response.on("data", (part) => parts.push(part));
        response.on("end", () => resolve({ response, text: Buffer.concat(parts).toString() }));
      });
      sent.on("error", reject);
      sent.end(text);
    });
    const set = answer.response.headers["set-cookie"];
    if (set) this.cookie = set[0].split(";")[0];
    if (answer.response.statusCode >= 400) fail(`${method} ${path}: ${answer.response.statusCode} ${answer.text}`);
    return answer.response.headers["content-type"].startsWith("application/json") ? JSON.parse(answer.text) : answer.text;
  }

  async begin(name) {
    this.csrf = (await this.call("POST", "/api/guests", { name })).csrf;
  }
}

// A text frame as a client sends it: masked (RFC 6455).
function frame(opcode, payload) {
  const mask = randomBytes(4);
  const long = payload.length > 125;
  const head = Buffer.alloc(long ? 4 : 2);
  head[0] = 0x80 | opcode;
  head[1] = 0x80 | (long ? 126 : payload.length);
  if (long) head.writeUInt16BE(payload.length, 2);
  return Buffer.concat([head, mask, payload.map((byte, i) => byte ^ mask[i % 4])]);
}

// A connection to a table. Messages are handed over one by one.
class Live {
  waiting = Buffer.alloc(0);
  parts = [];

  static open(guest, table, since, onMessage) {
    return new Promise((resolve, reject) => {
      const key = randomBytes(16).toString("base64");
      const sent = request(new URL(`/api/tables/${table}/live`, server), {
        headers: { Connection: "Upgrade", Upgrade: "websocket", "Sec-WebSocket-Version": 13, "Sec-WebSocket-Key": key, Cookie: guest.cookie },
      });
      sent.on("error", reject);
      sent.on("response", (response) => reject(new Error(`no WebSocket: ${response.statusCode}`)));
      sent.on("upgrade", (response, socket, head) => {
        const wanted = createHash("sha1").update(`${key}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`).digest("base64");
        if (response.headers["sec-websocket-accept"] !== wanted) return reject(new Error("a wrong handshake"));
        const live = new Live();
        live.socket = socket;
        live.onMessage = onMessage;
        socket.on("data", (data) => live.read(data));
        live.send({ type: "hello", since });
        live.read(head);
        resolve(live);
      });
      sent.end();
    });
  }

  send(message) {
    this.socket.write(frame(1, Buffer.from(JSON.stringify(message))));
  }

  close() {
    this.socket.destroy();
  }

  read(data) {
    this.waiting = Buffer.concat([this.waiting, data]);
    while (this.waiting.length >= 2) {
      let size = this.waiting[1] & 127;
      let at = 2;
      if (size === 126) { if (this.waiting.length < 4) return; size = this.waiting.readUInt16BE(2); at = 4; }
      else if (size === 127) { if (this.waiting.length < 10) return; size = Number(this.waiting.readBigUInt64BE(2)); at = 10; }
      if (this.waiting.length < at + size) return;
      const opcode = this.waiting[0] & 15;
      const last = (this.waiting[0] & 128) !== 0;
      const payload = this.waiting.subarray(at, at + size);
      this.waiting = this.waiting.subarray(at + size);
      if (opcode === 9) this.socket.write(frame(10, payload));
      if (opcode === 8) fail(`closed with ${payload.length >= 2 ? payload.readUInt16BE(0) : "no code"}`);
      if (opcode > 2) continue;
      this.parts.push(payload);
      if (!last) continue;
      const text = Buffer.concat(this.parts).toString();
      this.parts = [];
      this.onMessage(JSON.parse(text));
    }
  }
}

const told = { moves: 0, accepted: 0, refused: 0, reconnects: 0, events: 0 };

// Plays the choices that he is given until the game is over.
class Player {
  seen = 0;
  lastEvent = 0;
  pending = null; // the command that was not acknowledged yet

  constructor(guest, table) {
    this.guest = guest;
    this.table = table;
    this.over = new Promise((resolve) => (this.finish = resolve));
  }

  async connect() {
    const early = [];
    let hear = (message) => early.push(message);
    this.live = await Live.open(this.guest, this.table, this.seen, (message) => hear(message));
    hear = (message) => this.hear(message);
    early.forEach(hear);
  }

  hear(message) {
    if (message.type === "accepted") {
      told.accepted += 1;
      if (message.id !== this.pending?.id) return;
      this.pending = null;
      if (message.n <= this.seen) this.act(); // otherwise the news are on their way
    }
    if (message.type === "refused") {
      if (!["table.stale", "refused.game_over"].includes(message.refusal.reason)) fail(`refused: ${JSON.stringify(message.refusal)}`);
      told.refused += 1;
      if (message.id !== this.pending?.id) return;
      // Somebody else was quicker: he looks again, at once if he has heard of it already.
      const { seen } = this.pending;
      this.pending = null;
      if (this.seen > seen) this.act();
    }
    if (message.type !== "welcome" && message.type !== "news") return;
    if (message.state.n < this.seen) fail(`entry ${message.state.n} after ${this.seen}`);
    this.seen = message.state.n;
    for (const { events } of message.viewpoints)
      for (const event of events) {
        if (event.n !== this.lastEvent + 1) fail(`event ${event.n} after ${this.lastEvent}`);
        this.lastEvent = event.n;
        told.events += 1;
      }
    if (message.state.phase === "over") return this.finish(message.state);
    this.viewpoints = message.viewpoints;
    // Whether it arrived is not known after a lost connection: the same command is sent again.
    if (message.type === "welcome" && this.pending) this.live.send(this.pending);
    this.act();
  }

  act() {
    for (const { seat, choices } of this.viewpoints)
      if (choices.length > 0 && !this.pending) this.play(seat, choices[Math.floor(Math.random() * choices.length)]);
  }

  // A server takes 20 commands a second of a connection, 40 at once; each seventh is sent twice.
  allowance = { left: 30, at: Date.now() };
  async pace() {
    const now = Date.now();
    this.allowance = { left: Math.min(30, this.allowance.left + ((now - this.allowance.at) * commands) / 1000) - 1, at: now };
    if (this.allowance.left < 0) await new Promise((resolve) => setTimeout(resolve, (-this.allowance.left * 1000) / commands));
  }

  async play(seat, move) {
    const number = ++told.moves;
    const command = { type: "play", id: `m${number}`, seen: this.seen, seat, move };
    this.pending = command;
    await this.pace();
    this.live.send(command);
    // Repeating is harmless.
    if (number % 7 === 0) this.live.send(command);
    // He loses his connection before he hears whether the move arrived, and comes back.
    if (number === 20) {
      this.live.close();
      told.reconnects += 1;
      setTimeout(() => this.connect(), 50);
    }
  }
}

const alice = new Guest();
const bob = new Guest();
await alice.begin("Alice");
await bob.begin("Bob");
const { games } = await alice.call("GET", "/api/games");
const info = games.find((each) => each.game === game);
if (!info) fail(`there is no ${game}; there is: ${games.map((each) => each.game).join(", ")}`);
// Alice, a seat for Bob, and computer coaches on all others.
const chosen = Object.fromEntries(options.map((option) => option.split("=")));
const coach = { kind: "coach", coach: info.coaches[0] };
const seats = [{ kind: "me" }, { kind: "open" }];
while (seats.length < Number(chosen.seats ?? info.seats)) seats.push(coach);
const opened = await alice.call("POST", "/api/tables", { game, options: chosen, seats });
await bob.call("POST", "/api/join", { code: opened.code.toLowerCase() });

const players = [new Player(alice, opened.table), new Player(bob, opened.table)];
for (const player of players) await player.connect();
const [state] = await Promise.all(players.map((player) => player.over));
for (const player of players) player.live.close();

const record = await bob.call("GET", `/api/tables/${opened.table}/record`);
const proof = await bob.call("GET", `/api/tables/${opened.table}/proof`);
if (!proof.proved) fail(`the dice are not proved: ${JSON.stringify(proof.why)}`);
if (!record.startsWith("benchboss record 1\n") || !record.includes("\nopening: ")) fail("the record is not one");
console.log(JSON.stringify({ game, result: state.result, draws: proof.draws, ...told }));
