import { askAgain } from "./ask_again";

// Parts of the page that are fetched when they are needed. One does not come if the line broke, or the server was renewed, while the
// page was open; each time it did not is told by Vite.
let failures = $state.raw<unknown[]>([]);
addEventListener("vite:preloadError", ({ payload }) => (failures = [...failures, payload]));

/** Whether a part is missing that somebody waits for. */
export const isPartMissing = () => failures.length > 0;

// A style sheet that did not come is not asked for again with its part.
function lostStyles(): HTMLLinkElement[] {
  return [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].filter(({ sheet }) => sheet === null);
}

function askForStyle(lost: HTMLLinkElement): Promise<unknown> {
  const link = lost.cloneNode() as HTMLLinkElement;
  return new Promise((done, fail) => {
    link.onload = done;
    link.onerror = fail;
    lost.replaceWith(link);
  });
}

/** Fetches a part, and asks for it again until it comes. A browser that remembers failures gets it by a new load only. */
export async function part<T>(load: () => Promise<T>): Promise<T> {
  const mine: unknown[] = [];
  const attempt = async () => {
    try {
      if (mine.length > 0) await Promise.all(lostStyles().map(askForStyle));
      return await load();
    } catch (error) {
      mine.push(error);
      return null;
    }
  };
  const came = (await attempt()) ?? (await untilThere(attempt));
  failures = failures.filter((failure) => !mine.includes(failure));
  return came;
}

function untilThere<T>(attempt: () => Promise<T | null>): Promise<T> {
  return new Promise((done) => {
    const stop = askAgain(async () => {
      const came = await attempt();
      if (came === null) return;
      stop();
      done(came);
    });
  });
}
