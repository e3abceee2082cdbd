// Starts the table server on a free port, in a folder of its own, and stops it again. BENCHBOSS names the program.
import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

export async function freePort() {
  const probe = createServer();
  await new Promise((done) => probe.listen(0, "127.0.0.1", done));
  const { port } = probe.address();
  await new Promise((done) => probe.close(done));
  return port;
}

export async function startServer(more = [], port = undefined, folder = undefined) {
  const program = process.env["BENCHBOSS"] ?? resolve(import.meta.dirname, "../../build/benchboss");
  const ours = folder ?? (await mkdtemp(join(tmpdir(), "benchboss-look-")));
  const args = ["serve", "--port", String(port ?? 0), "--folder", ours, "--quiet", "--rate", "5000", "--commands", "1000", "--tables", "200", "--connections", "1000", "--lang", "en", ...more];
  const child = spawn(program, args, { stdio: ["ignore", "pipe", "pipe"] });
  let told = "";
  child.stderr.on("data", (data) => (told += data));
  const url = await new Promise((done, fail) => {
    child.stdout.on("data", (data) => {
      told += data;
      const found = /http:\/\/[\d.]+:\d+/.exec(told);
      if (found) done(found[0]);
    });
    child.on("error", fail);
    child.on("exit", (code) => fail(new Error(`${program} ended with ${code}: ${told}`)));
  });
  const ended = new Promise((done) => child.on("exit", done));
  return {
    url,
    folder: ours,
    pid: child.pid,
    async stop({ keep = false, signal = "SIGTERM" } = {}) {
      child.kill(signal);
      await ended;
      if (!keep) await rm(ours, { recursive: true, force: true });
    },
  };
}
