// Runs the tests of the page in a real browser, two files at a time. BENCHBOSS names another program than build/benchboss;
// arguments name some of the files.
import { cpSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { run } from "node:test";
import { spec } from "node:test/reporters";

const here = import.meta.dirname;
const wanted = process.argv.slice(2);
const files = readdirSync(here)
  .filter((file) => file.endsWith(".test.mjs") && (wanted.length === 0 || wanted.some((part) => file.includes(part))))
  .map((file) => join(here, file));
const isTimed = (file) => file.endsWith("budget.test.mjs");

// On an idle machine of two cores all of it takes less than four minutes; a busy one is given time.
function runAll(some, concurrency) {
  if (some.length === 0) return Promise.resolve();
  const told = run({ files: some, concurrency, timeout: 900_000 }).on("test:fail", () => (process.exitCode = 1));
  return new Promise((done) => told.compose(new spec()).on("end", done).pipe(process.stdout, { end: false }));
}

// The page as it is now: whoever builds it anew meanwhile takes nothing away from these browsers.
const copy = mkdtempSync(join(tmpdir(), "benchboss-page-"));
process.on("exit", () => rmSync(copy, { recursive: true, force: true }));
cpSync(process.env["BENCHBOSS_PAGE"] ?? resolve(here, "../../build/page"), copy, { recursive: true });
process.env["BENCHBOSS_PAGE"] = copy;

// What is measured by the clock has the machine to itself.
await runAll(files.filter(isTimed), 1);
await runAll(files.filter((file) => !isTimed(file)), 2);
