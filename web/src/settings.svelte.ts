import type { Lang } from "./say/pattern";

// What this browser remembers of its person. Nothing of it reaches the server.
interface Remembered {
  lang: Lang;
  theme: "system" | "light" | "dark";
  /** what the person chose overrides what the system asks for */
  motion: "system" | "on" | "off";
  sound: boolean;
  /** whether number keys choose: they may be in the way of a screen reader */
  keys: boolean;
  name: string;
  /** whether this browser had a session, so that a first visitor is not asked who he is */
  visited: boolean;
}

/** the key under which it does */
export const kept = "benchboss";

function languageOfBrowser(): Lang {
  return (globalThis.navigator?.language ?? "en").toLowerCase().startsWith("fr") ? "fr" : "en";
}

export function remembered(): Remembered {
  const normal: Remembered = { lang: languageOfBrowser(), theme: "system", motion: "system", sound: false, keys: true, name: "", visited: false };
  try {
    const known = JSON.parse(localStorage.getItem(kept) ?? "{}") as Partial<Remembered> & { motion?: Remembered["motion"] | boolean };
    // Once it was yes or no, and yes was also what nobody had chosen.
    if (typeof known.motion === "boolean") known.motion = known.motion ? "system" : "off";
    return { ...normal, ...known };
  } catch {
    return normal;
  }
}

class Settings {
  #values = $state(remembered());
  #calm = $state(globalThis.matchMedia?.("(prefers-reduced-motion: reduce)").matches ?? false);

  constructor() {
    globalThis.matchMedia?.("(prefers-reduced-motion: reduce)").addEventListener?.("change", (event) => {
      this.#calm = event.matches;
      this.show();
    });
  }

  get lang() { return this.#values.lang; }
  get theme() { return this.#values.theme; }
  get sound() { return this.#values.sound; }
  get keys() { return this.#values.keys; }
  get name() { return this.#values.name; }
  get visited() { return this.#values.visited; }
  /** whether things move: as the person chose, or else as the system asks */
  get motion() { return this.#values.motion === "system" ? !this.#calm : this.#values.motion === "on"; }

  move(on: boolean) {
    this.change({ motion: on ? "on" : "off" });
  }

  change(some: Partial<Remembered>) {
    Object.assign(this.#values, some);
    try {
      localStorage.setItem(kept, JSON.stringify(this.#values));
    } catch {
      // A browser that remembers nothing still plays.
    }
    this.show();
  }

  /** Takes over what another tab of this browser has kept. */
  follow(told: Remembered) {
    Object.assign(this.#values, told);
    this.show();
  }

  /** Tells the document, for style sheets and screen readers. */
  show() {
    const root = document.documentElement;
    root.lang = this.lang;
    root.dataset["theme"] = this.theme;
    root.dataset["motion"] = this.motion ? "on" : "off";
  }
}

export const settings = new Settings();
