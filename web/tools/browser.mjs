// Debian's Chromium, driven by playwright-core. CHROMIUM names another one.
import { chromium } from "playwright-core";

export function openBrowser(program = "/usr/bin/chromium") {
  return chromium.launch({
    executablePath: process.env["CHROMIUM"] ?? program,
    args: [
      "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
      "--disable-component-update", "--disable-sync", "--disable-dev-shm-usage",
    ],
  });
}

/** Notes everything a page complains about, but for the worker that a test may do without. */
export function complaints(page) {
  const all = [];
  page.on("console", (message) => {
    if (/Service Worker registration blocked by Playwright/.test(message.text())) return;
    if (message.type() === "error" || message.type() === "warning") all.push(`${message.type()}: ${message.text()} ${message.location().url}`.trimEnd());
  });
  page.on("pageerror", (error) => all.push(`error: ${error.stack ?? error.message}`));
  return all;
}
