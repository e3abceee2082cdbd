import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig } from "vitest/config";

import { shellWorker } from "./src/offline/worker_plugin.ts";
import { csvTexts } from "./src/say/csv_texts.ts";

// BENCHBOSS_SERVER: where the table server listens while the page comes from Vite (`npm run dev`).
const server = process.env["BENCHBOSS_SERVER"] ?? "http://127.0.0.1:8080";
const proxy = { "/api": { target: server, ws: true } };

export default defineConfig({
  plugins: [csvTexts(), svelte(), svelteTesting(), shellWorker()],
  build: {
    outDir: "../build/page",
    emptyOutDir: true,
    target: "es2022",
    // The content security policy of the server takes fonts from files only.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: { proxy },
  preview: { proxy },
  // To make a window for each file would take longer than all tests: they share one.
  test: { environment: "jsdom", include: ["src/**/*.test.ts"], pool: "threads", isolate: false },
});
