import type { Event } from "../contract";
import type { View } from "./view";

export interface Frame {
  view: View;
  events: Event[];
  /** how many events had been told with it */
  told: number;
}

// What this page has seen of the last two plays, to show them again. A play begins with a defensive action, or when
// the puck is about to be dropped.
const begins = (events: Event[]): boolean =>
  events.some(({ id, args }) => id === "de.face_off" || (id === "de.unit" && args["cause"] === "de.cause.card"));

export class Plays {
  #before: Frame[] = [];
  #now: Frame[] = [];

  /**
   * A view that was not played but opened or stepped to: nothing before it can be shown. Some choices make nothing happen
   * that is told (a coach goes on): theirs follows as long as the game goes on and nothing else was told before it.
   */
  add(frame: Frame, over = false) {
    const last = this.#now.at(-1);
    if (last?.view === frame.view) return;
    if (frame.events.length === 0 && (over || last?.told !== frame.told)) {
      this.#before = [];
      this.#now = [frame];
    } else if (begins(frame.events)) {
      this.#before = this.#now;
      this.#now = [frame];
    } else this.#now.push(frame);
  }

  get count(): number {
    return this.#before.length + this.#now.length;
  }

  last(): Frame[] {
    return [...this.#before, ...this.#now];
  }
}
