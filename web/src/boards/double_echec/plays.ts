import type { Event } from "../contract";
import type { View } from "./view";

export interface Frame {
  view: View;
  events: Event[];
}

// What this page has seen of the last two plays, to show them again. A play begins with a defensive action, or when
// the puck is about to be dropped.
const begins = (events: Event[]): boolean =>
  events.some(({ id, args }) => id === "de.face_off" || (id === "de.unit" && args["cause"] === "de.cause.card"));

export class Plays {
  #before: Frame[] = [];
  #now: Frame[] = [];

  /** A view without events was not played but opened or stepped back to: nothing before it can be shown. */
  add(view: View, events: Event[]) {
    if (this.#now.at(-1)?.view === view) return;
    const frame = { view, events };
    if (events.length === 0 && !follows(this.#now.at(-1)?.view, view)) {
      this.#before = [];
      this.#now = [frame];
    } else if (begins(events)) {
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

// Some choices make nothing happen that is told (a coach goes on); the view is still the next one.
const follows = (before: View | undefined, after: View): boolean =>
  before !== undefined && before.period === after.period && before.units === after.units;
