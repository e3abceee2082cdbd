// Runs the tests of the page in a real browser, E2E_JOBS files at a time (2 unless told). BENCHBOSS names another program than
// build/benchboss; arguments name some of the files.
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join, resolve } from "node:path";
import { PassThrough } from "node:stream";
import { finished } from "node:stream/promises";
import { run } from "node:test";
import { spec } from "node:test/reporters";

const here = import.meta.dirname;
const built = resolve(here, "../../build");
const wanted = process.argv.slice(2);
const files = readdirSync(here).filter((file) => file.endsWith(".test.mjs") && (wanted.length === 0 || wanted.some((part) => file.includes(part))));
const nameOf = (file) => basename(file, ".test.mjs");

// How many seconds each file took, the last time and now.
const parts = join(built, "test-parts", "browser.txt");
const lineOf = ([file, seconds]) => `${seconds.toFixed(1)} browser: ${nameOf(file)}`;
const before = new Map((existsSync(parts) ? readFileSync(parts, "utf8") : "").split("\n").map((line) => line.split(" browser: ")).map(([seconds, name]) => [name, Number(seconds)]));
const now = new Map();

// What each run sums up for itself is summed up here.
const isSum = ({ type, data }) => type === "test:diagnostic" && /^(tests|suites|pass|fail|cancelled|skipped|todo|duration_ms) /.test(data.message);
const told = new PassThrough({ objectMode: true });
const printed = told.compose(new spec());
printed.pipe(process.stdout, { end: false });

/** Runs one file and tells of it as a whole, so that files that run at once are not mixed. */
async function look(file) {
  const start = performance.now();
  const events = [];
  // A busy machine is given time.
  for await (const event of run({ files: [join(here, file)], timeout: 900_000 })) events.push(event);
  now.set(file, (performance.now() - start) / 1000);
  for (const event of events) if (!isSum(event)) told.write(event);
  return events;
}

/** Runs several files, so many at a time; returns how many passed and were left out, and what failed in which. */
async function lookAt(some, jobs) {
  const seen = { passed: 0, left: 0, failed: new Map() };
  const waiting = [...some];
  const work = async () => {
    for (let file = waiting.shift(); file !== undefined; file = waiting.shift()) {
      for (const { type, data } of await look(file)) {
        if (type === "test:fail") seen.failed.set(file, [...(seen.failed.get(file) ?? []), data.name]);
        else if (type === "test:pass") seen[data.skip === undefined ? "passed" : "left"] += 1;
      }
    }
  };
  await Promise.all(Array.from({ length: jobs }, work));
  return seen;
}

// The page as it is now: whoever builds it anew meanwhile takes nothing away from these browsers.
const copy = mkdtempSync(join(tmpdir(), "benchboss-page-"));
process.on("exit", () => rmSync(copy, { recursive: true, force: true }));
cpSync(process.env["BENCHBOSS_PAGE"] ?? join(built, "page"), copy, { recursive: true });
process.env["BENCHBOSS_PAGE"] = copy;

// What is judged by the clock has the machine to itself. What took longest begins first, and what is new.
const isTimed = (file) => process.env["E2E_CLOCK"] === "1" && nameOf(file) === "budget";
const took = (file) => before.get(nameOf(file)) ?? Infinity;
const alone = await lookAt(files.filter(isTimed), 1);
const rest = files.filter((file) => !isTimed(file)).sort((a, b) => (took(a) === took(b) ? 0 : took(b) - took(a)));
const others = await lookAt(rest, Number(process.env["E2E_JOBS"] ?? 2));
const failed = new Map([...alone.failed, ...others.failed]);
const slowest = [...now].sort(([, one], [, other]) => other - one).map(lineOf);

// What failed has a second try, the whole file by itself, for its last test judges what the others did. What fails then fails.
const again = await lookAt(failed.keys(), 1);
if (again.failed.size > 0) process.exitCode = 1;
told.end();
await finished(printed);

// One file alone may have been quicker than among others: only the whole is remembered.
mkdirSync(join(built, "test-parts"), { recursive: true });
if (wanted.length === 0) writeFileSync(parts, slowest.map((line) => `${line}\n`).join(""));
console.log(`\n${alone.passed + others.passed} passed, ${alone.left + others.left} left out (E2E_LONG=1 runs them). The slowest files, in seconds:`);
for (const line of slowest.slice(0, 10)) console.log(`  ${line}`);
for (const [file, names] of again.failed) for (const name of names) console.log(`failed: ${name} (${nameOf(file)})`);
for (const [file, names] of failed) if (!again.failed.has(file)) for (const name of names) console.log(`shaky: ${name} (${nameOf(file)}): it failed among others and passed alone. Mend it.`);
