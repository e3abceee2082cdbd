import type { Action } from "svelte/action";

import { animate, durations } from "./motion";

export interface Drag {
  /** false: the thing cannot be dragged now */
  on: boolean;
  /** where it may be let go of */
  places(): Iterable<Element>;
  /** let go of over one of them; false: it does not belong there, and glides back. `grabbed`: the part that was taken hold of */
  drop(place: Element, grabbed: Element | null): boolean | void;
  /** it was taken up, or let go of */
  carried?(yes: boolean): void;
  /** which of the places it is held over, whenever that changes */
  over?(place: Element | null): void;
}

const start = 8;  // pixels before a press is a drag

/** A thing that can be carried to other places and let go of there; otherwise it glides back. */
export const drag: Action<HTMLElement, Drag> = (node, given) => {
  let now = given;
  let from: { x: number; y: number; id: number; grabbed: Element | null } | null = null;
  let carried = false;
  let held: Element | null = null;

  function placeAt({ clientX: x, clientY: y }: PointerEvent): Element | null {
    for (const place of now.places()) {
      if (place === node) continue;  // a place can be carried, too: it is under the pointer all the time
      const { left, right, top, bottom } = place.getBoundingClientRect();
      if (x >= left && x <= right && y >= top && y <= bottom) return place;
    }
    return null;
  }
  function hold(place: Element | null) {
    if (place === held) return;
    held = place;
    now.over?.(place);
  }
  function down(event: PointerEvent) {
    if (!now.on || event.button !== 0) return;
    from = { x: event.clientX, y: event.clientY, id: event.pointerId, grabbed: event.target instanceof Element ? event.target : null };
    carried = false;
    // A quick hand is off the thing with its first move, so the whole window is watched.
    watch(addEventListener);
  }
  function watch(listen: typeof addEventListener | typeof removeEventListener) {
    listen("pointermove", move as EventListener);
    listen("pointerup", up as EventListener);
    listen("pointercancel", up as EventListener);
  }
  function move(event: PointerEvent) {
    if (from?.id !== event.pointerId) return;
    const dx = event.clientX - from.x;
    const dy = event.clientY - from.y;
    if (!carried && Math.hypot(dx, dy) < start) return;
    if (!carried) {
      node.setPointerCapture(event.pointerId);
      carried = true;
      now.carried?.(true);
    }
    node.style.transform = `translate(${dx}px, ${dy}px)`;
    node.style.zIndex = "10";
    if (now.over) hold(placeAt(event));
  }
  function up(event: PointerEvent) {
    if (from?.id !== event.pointerId) return;
    const { grabbed } = from;
    from = null;
    watch(removeEventListener);
    if (!carried) return;
    // Its click, if there is one, comes at once; a later one is a press, by a key too.
    setTimeout(() => (carried = false));
    const place = event.type === "pointerup" ? placeAt(event) : null;
    const back = node.style.transform;
    node.style.transform = "";
    node.style.zIndex = "";
    hold(null);
    now.carried?.(false);
    if (place === null || now.drop(place, grabbed) === false) glideBack(back);
  }
  // On its way it catches no press that is meant for what it passes over.
  function glideBack(transform: string) {
    if (document.documentElement.dataset["motion"] === "off") return;
    animate(node, [{ transform, pointerEvents: "none" }, { transform: "none", pointerEvents: "none" }], { duration: durations.move });
  }
  // The click that ends a drag is not a press.
  function click(event: MouseEvent) {
    if (!carried) return;
    carried = false;
    event.preventDefault();
    event.stopImmediatePropagation();
  }

  node.addEventListener("pointerdown", down);
  node.addEventListener("click", click, true);
  return {
    update: (next) => {
      now = next;
    },
    destroy: () => {
      node.removeEventListener("pointerdown", down);
      watch(removeEventListener);
      node.removeEventListener("click", click, true);
    },
  };
};
