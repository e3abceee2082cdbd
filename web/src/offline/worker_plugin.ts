import { readFileSync } from "node:fs";

import type { Plugin } from "vite";

// Writes the service worker with the names of the files of this build: it keeps those, and drops the ones of a former build. They are
// known when all else is done.
export function shellWorker(): Plugin {
  const source = new URL("worker.js", import.meta.url);
  return {
    name: "shell-worker",
    apply: "build",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const files = Object.keys(bundle).filter((file) => file.startsWith("assets/")).map((file) => `/${file}`).sort();
        this.emitFile({ type: "asset", fileName: "worker.js", source: `const files = ${JSON.stringify(files)};\n${readFileSync(source, "utf8")}` });
      },
    },
  };
}
