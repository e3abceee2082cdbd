import { closings, type Command, type Message } from "./protocol";

// One connection to a table that comes back by itself. It knows nothing of what is said but the first words:
// hello with the last number seen, so that nothing is missed and nothing comes twice.

export type Connection =
  | { kind: "connecting" }
  | { kind: "open" }
  /** lost; tried again at `again` (milliseconds since 1970) */
  | { kind: "lost"; again: number }
  /** closed for good, by the server's word for it */
  | { kind: "gone"; why: string };

export interface Listener {
  /** the number to go on from */
  since(): number;
  heard(message: Message): void;
  changed(connection: Connection): void;
}

const firstPause = 400;
const longestPause = 15_000;

export class LiveSocket {
  #socket: WebSocket | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #failures = 0;
  #stopped = false;

  constructor(
    readonly address: string,
    readonly listener: Listener,
  ) {
    globalThis.addEventListener?.("online", this.#hurry);
    globalThis.addEventListener?.("offline", this.#drop);
    this.#connect();
  }

  /** False if the connection is down: whoever sends keeps the command and sends it after the next welcome. */
  send(command: Command): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(command));
    return true;
  }

  stop() {
    this.#stopped = true;
    clearTimeout(this.#timer);
    globalThis.removeEventListener?.("online", this.#hurry);
    globalThis.removeEventListener?.("offline", this.#drop);
    this.#socket?.close(1000);
  }

  #hurry = () => {
    if (this.#stopped || this.#socket !== null) return;
    clearTimeout(this.#timer);
    this.#connect();
  };

  // A socket over a network that is gone would hang for minutes before it notices.
  #drop = () => {
    const socket = this.#socket;
    if (socket === null) return;
    socket.close();
    this.#ended(socket, 1006);
  };

  #connect() {
    this.listener.changed({ kind: "connecting" });
    const socket = new WebSocket(this.address);
    this.#socket = socket;
    socket.onopen = () => this.send({ type: "hello", since: this.listener.since() });
    socket.onmessage = ({ data }) => {
      if (socket !== this.#socket) return;
      const message = JSON.parse(String(data)) as Message;
      if (message.type === "welcome") {
        this.#failures = 0;
        this.listener.changed({ kind: "open" });
      }
      this.listener.heard(message);
    };
    socket.onclose = ({ code }) => this.#ended(socket, code);
  }

  #ended(socket: WebSocket, code: number) {
    if (this.#stopped || socket !== this.#socket) return;
    this.#socket = null;
    const closing = code in closings ? closings[code as keyof typeof closings] : null;
    if (closing?.resume === false) {
      this.listener.changed({ kind: "gone", why: closing.name });
      return;
    }
    // Half of the pause is by chance, so that a restarted server is not met by everyone at once.
    const longest = Math.min(firstPause * 2 ** this.#failures, longestPause);
    const pause = longest / 2 + (Math.random() * longest) / 2;
    this.#failures += 1;
    this.listener.changed({ kind: "lost", again: Date.now() + pause });
    this.#timer = setTimeout(() => this.#connect(), pause);
  }
}
