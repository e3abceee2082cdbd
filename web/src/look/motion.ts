import { tick } from "svelte";

// Things move from where they were to where they are. A thing that can move has data-thing="name", unique on its board
// and the same before and after, whether it is an HTML element or a part of an SVG.

/** Milliseconds; the same numbers as in tokens.css. */
export const durations = { move: 180, flip: 240, tumble: 600, step: 60 } as const;

const ease = "cubic-bezier(0.2, 0.8, 0.3, 1)";
const stories = new Set<() => void>();

/** Ends everything that moves now, each thing where it belongs: the person pressed the key for it. */
export function skipMotion() {
  // Those of style sheets, too. What goes on for ever has no end to be put to: it glows or waits, and is no motion to be skipped.
  const moving = document.getAnimations?.() ?? [];
  for (const animation of moving) if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
  for (const end of [...stories]) end();
}

/** For what a board shows one step after the other: `end` is called when the person skips. The answer takes that back. */
export function whenSkipped(end: () => void): () => void {
  stories.add(end);
  return () => stories.delete(end);
}

/** Lets an element move by keyframes. Nothing happens where there is no motion. */
export function animate(node: Element, frames: Keyframe[], options: KeyframeAnimationOptions): Animation | null {
  return typeof node.animate === "function" ? node.animate(frames, { easing: ease, ...options }) : null;
}

function thingsIn(root: Element): Map<string, Element> {
  const things = new Map<string, Element>();
  for (const node of root.querySelectorAll("[data-thing]")) things.set(node.getAttribute("data-thing") ?? "", node);
  return things;
}

// One pixel of the screen in the units of the SVG that the node is part of.
function unit(node: Element): number {
  if (!(node instanceof SVGGraphicsElement) || node instanceof SVGSVGElement) return 1;
  const matrix = (node.parentElement as unknown as SVGGraphicsElement | null)?.getScreenCTM?.();
  return matrix ? 1 / Math.hypot(matrix.a, matrix.b) : 1;
}

export interface Glide {
  /** milliseconds; durations.move unless given */
  duration?: number;
  /** where a thing that was not there comes from: the name of another thing, such as the deck or a hand */
  from?(thing: string): string | null;
  /** milliseconds before this thing sets off */
  delay?(thing: string): number;
}

/** Glides one element from an old place on the screen to where it is now. */
export function glideFrom(node: Element, old: DOMRect, options: Glide = {}, thing = "") {
  // What was not shown had no place to come from.
  if (old.width === 0 || old.height === 0) return;
  const now = node.getBoundingClientRect();
  const scale = unit(node);
  const dx = (old.left + old.width / 2 - now.left - now.width / 2) * scale;
  const dy = (old.top + old.height / 2 - now.top - now.height / 2) * scale;
  const grow = now.width > 0 && old.width > 0 ? old.width / now.width : 1;
  if (Math.hypot(dx, dy) < 1 && Math.abs(grow - 1) < 0.02) return;
  animate(node, [{ transform: `translate(${dx}px, ${dy}px) scale(${grow})` }, { transform: "none" }], {
    duration: options.duration ?? durations.move,
    delay: options.delay?.(thing) ?? 0,
    fill: "backwards",
    composite: "replace",
  });
}

/**
 * Remembers where every thing under `root` is. The function it returns tells, after a change, where a thing was: on the
 * ground it lay on, which has data-ground, wherever that is now. So nothing stays behind when only its panel moved.
 */
export function placesOf(root: Element): (thing: string) => DOMRect | undefined {
  const before = new Map(
    [...thingsIn(root)].map(([thing, node]) => {
      const ground = node.closest("[data-ground]");
      return [thing, { place: node.getBoundingClientRect(), ground, at: ground?.getBoundingClientRect() }];
    }),
  );
  return (thing) => {
    const was = before.get(thing);
    const now = was?.ground?.getBoundingClientRect();
    if (!was?.at || !now || now.width === 0) return was?.place;
    const { x, y, width, height } = was.place;
    return new DOMRect(x + now.x - was.at.x, y + now.y - was.at.y, width, height);
  };
}

/**
 * Before a change: remembers where every thing under `root` is. The function it returns, called before the change
 * reaches the page, waits for it and glides everything. In a component:
 *
 *   $effect.pre(() => { view; if (root && motion) void glide(root)(); });
 */
export function glide(root: Element, options: Glide = {}): () => Promise<void> {
  const before = placesOf(root);
  return async () => {
    await tick();
    for (const [thing, node] of thingsIn(root)) {
      const source = options.from?.(thing);
      const old = before(thing) ?? (source ? before(source) : undefined);
      if (old) glideFrom(node, old, options, thing);
    }
  };
}

/** Lets an SVG part or element walk a path of points, one step after the other, at the pace of skates. */
export function walk(node: Element, points: Array<{ x: number; y: number }>, step: number = durations.step): Animation | null {
  const last = points.at(-1);
  if (last === undefined || points.length < 2) return null;
  const frames = points.map(({ x, y }) => ({ transform: `translate(${x - last.x}px, ${y - last.y}px)` }));
  return animate(node, frames, { duration: step * (points.length - 1), easing: "linear" });
}

/** The light behind the net: a short pulse of an element's brightness. */
export function flash(node: Element, times = 3) {
  animate(node, [{ opacity: 0.2 }, { opacity: 1 }], { duration: 160, iterations: times * 2, direction: "alternate" });
}
