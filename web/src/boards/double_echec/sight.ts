// On a phone the rink is taller than the screen: how far to scroll so that what matters is seen.
export interface Span {
  top: number;
  bottom: number;
}

/** The way down to bring as many of `things` as fit into `room`, the first of them before all; 0 if they are there. */
export function wayTo(things: Span[], room: Span): number {
  const [first, ...rest] = things;
  if (first === undefined) return 0;
  const seen = rest.reduce((some, thing) => {
    const both = { top: Math.min(some.top, thing.top), bottom: Math.max(some.bottom, thing.bottom) };
    return both.bottom - both.top <= room.bottom - room.top ? both : some;
  }, first);
  if (seen.top < room.top) return seen.top - room.top;
  return Math.max(0, Math.min(seen.bottom - room.bottom, seen.top - room.top));
}
