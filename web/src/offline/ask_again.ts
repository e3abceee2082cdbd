const pause = 10_000;

/**
 * Asks again when the network is back, and every now and then: nobody tells that a server was renewed. Returns how to stop that, as an
 * effect does.
 */
export function askAgain(ask: () => unknown): () => void {
  const timer = setInterval(ask, pause);
  addEventListener("online", ask);
  return () => {
    clearInterval(timer);
    removeEventListener("online", ask);
  };
}
