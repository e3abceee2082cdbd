// The shell stays in the browser, so that it opens without a network and says honestly that there is none.
export function keepShell() {
  if (!("serviceWorker" in navigator) || import.meta.env.DEV) return;
  addEventListener("load", () => void navigator.serviceWorker.register("/worker.js").catch(() => undefined));
}
