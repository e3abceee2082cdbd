// Runs the tests of the page in a real browser, two files at a time. BENCHBOSS names another program than build/benchboss;
// arguments name some of the files.
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { run } from "node:test";
import { spec } from "node:test/reporters";

const here = import.meta.dirname;
const wanted = process.argv.slice(2);
const files = readdirSync(here)
  .filter((file) => file.endsWith(".test.mjs") && (wanted.length === 0 || wanted.some((part) => file.includes(part))))
  .map((file) => join(here, file));

// On an idle machine of two cores all of it takes less than three minutes; a busy one is given time.
run({ files, concurrency: 2, timeout: 900_000 })
  .on("test:fail", () => (process.exitCode = 1))
  .compose(new spec())
  .pipe(process.stdout);
