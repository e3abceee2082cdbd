// The page stays in the browser, so that it opens without a network and says honestly that there is none.
export function keepShell() {
  if (!("serviceWorker" in navigator) || import.meta.env.DEV) return;
  const register = () => void navigator.serviceWorker.register("/worker.js").catch(() => undefined);
  addEventListener("load", register);
  // A worker that lost the line while it fetched the page gave up: it goes on where it was.
  addEventListener("online", register);
}
