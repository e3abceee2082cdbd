import type { Action } from "svelte/action";

import { animate, durations } from "./motion";

export interface Drag {
  /** false: the thing cannot be dragged now */
  on: boolean;
  /** where it must be let go of */
  over(): Element | null | undefined;
  drop(): void;
}

const start = 8;  // pixels before a press is a drag

/** A thing that can be carried to another place and let go of there; otherwise it glides back. */
export const drag: Action<HTMLElement, Drag> = (node, given) => {
  let now = given;
  let from: { x: number; y: number; id: number } | null = null;
  let carried = false;

  function down(event: PointerEvent) {
    if (!now.on || event.button !== 0) return;
    from = { x: event.clientX, y: event.clientY, id: event.pointerId };
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
    if (!carried) node.setPointerCapture(event.pointerId);
    carried = true;
    node.style.transform = `translate(${dx}px, ${dy}px)`;
    node.style.zIndex = "10";
  }
  function up(event: PointerEvent) {
    if (from?.id !== event.pointerId) return;
    from = null;
    watch(removeEventListener);
    if (!carried) return;
    const place = now.over()?.getBoundingClientRect();
    const { clientX: x, clientY: y } = event;
    const inside = event.type === "pointerup" && place && x >= place.left && x <= place.right && y >= place.top && y <= place.bottom;
    const back = node.style.transform;
    node.style.transform = "";
    node.style.zIndex = "";
    if (inside) now.drop();
    else animate(node, [{ transform: back }, { transform: "none" }], { duration: durations.move });
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
