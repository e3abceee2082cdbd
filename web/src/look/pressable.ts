import type { Action } from "svelte/action";

/**
 * What may be pressed now and not later stays the same element, so that nothing is drawn anew when it changes: `role` and
 * `tabindex` say what it is, and this acts as a button does, on a click, Enter or the space bar. Undefined: not now.
 */
export const pressable: Action<HTMLElement, (() => void) | undefined> = (node, given) => {
  let act = given;
  const click = () => act?.();
  function key(event: KeyboardEvent) {
    if (act === undefined || event.target !== node || event.repeat || (event.key !== "Enter" && event.key !== " ")) return;
    event.preventDefault();
    // Through the element, so that whoever watches clicks on it sees this one, too.
    node.click();
  }
  node.addEventListener("click", click);
  node.addEventListener("keydown", key);
  return {
    update: (next) => {
      act = next;
    },
    destroy: () => {
      node.removeEventListener("click", click);
      node.removeEventListener("keydown", key);
    },
  };
};
