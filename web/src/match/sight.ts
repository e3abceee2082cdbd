/**
 * Tells whether a node is within the window, now and whenever that changes; returns how to stop it. A busy browser tells several
 * changes at once, oldest first: the last one holds.
 */
export function watchSight(node: Element, tell: (seen: IntersectionObserverEntry) => void, how: IntersectionObserverInit = {}): () => void {
  const watch = new IntersectionObserver((all) => {
    const last = all.at(-1);
    if (last) tell(last);
  }, how);
  watch.observe(node);
  return () => watch.disconnect();
}
