/** Where the focus is on something inside that is pressed by keys; null otherwise. */
export function keyedAt(inside: HTMLElement | undefined): DOMRect | null {
  const active = document.activeElement;
  return active !== null && inside?.contains(active) && active.matches(":focus-visible") ? active.getBoundingClientRect() : null;
}

/**
 * What was pressed by a key went away, and the focus with it: it is put on what lies nearest to it and can be pressed now. The
 * browser takes the focus from what can no longer have it with the next picture, so that is waited for.
 */
export function regain(inside: HTMLElement | undefined, from: DOMRect, done: () => void): () => void {
  const timer = setTimeout(() => {
    done();
    if (document.activeElement !== document.body) return;
    const middle = ({ x, y, width, height }: DOMRect) => ({ x: x + width / 2, y: y + height / 2 });
    const was = middle(from);
    const distance = (node: Element) => {
      const is = middle(node.getBoundingClientRect());
      return Math.hypot(is.x - was.x, is.y - was.y);
    };
    const open = inside?.querySelectorAll<HTMLElement | SVGElement>('button:not(:disabled, [tabindex="-1"]), [role="button"][tabindex="0"]') ?? [];
    [...open].sort((a, b) => distance(a) - distance(b))[0]?.focus({ preventScroll: true });
  }, 60);
  return () => clearTimeout(timer);
}
