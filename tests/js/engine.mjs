// Runs Python with the engine on its path, for tests of the page. An answer is kept in .cache/ until something changes that
// it is made from: several files ask for the same games, and Python plays them for ten seconds.
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { files, read, ROOT } from "./catalogues.mjs";

const KEPT = join(ROOT, ".cache/played");
/** What Python reads: the engine, the tests' tiny games, golden games. */
const SOURCES = [
  ...files("py/jemaa", ".py"),
  ...files("tests/tiny/py", ".py"),
  ...files("tests/golden", ".jsonl"),
].sort();
const own = join(ROOT, ".venv/bin/python");
const PYTHON = existsSync(own) ? own : "python3";

/** Run a program of Python, which prints its answer as JSON. @param {string} code */
export function engine(code) {
  const asked = digest(code);
  const path = join(KEPT, `${asked}-${digest(run(["-VV"]), ...SOURCES.flatMap((name) => [name, read(name)]))}.json`);
  if (!existsSync(path)) keep(path, asked, run(["-c", code]));
  return JSON.parse(readFileSync(path, "utf8"));
}

/**
 * Keep an answer, and remove earlier ones to the same question; another test may do so at the same moment.
 * @param {string} path
 * @param {string} asked how the names of answers to this question begin
 * @param {string} answer
 */
function keep(path, asked, answer) {
  mkdirSync(KEPT, { recursive: true });
  const old = readdirSync(KEPT).filter((name) => name.startsWith(asked));
  writeFileSync(`${path}.${process.pid}`, answer);
  renameSync(`${path}.${process.pid}`, path);
  for (const name of old) if (name.endsWith(".json") && !path.endsWith(name)) rmSync(join(KEPT, name), { force: true });
}

/** @param {string[]} words */
const run = (words) =>
  execFileSync(PYTHON, words, {
    cwd: ROOT,
    env: { ...process.env, PYTHONPATH: join(ROOT, "py"), PYTHONDONTWRITEBYTECODE: "1" },
    encoding: "utf8",
    maxBuffer: 1 << 30,
  });

/** @param {string[]} texts */
function digest(...texts) {
  const hash = createHash("sha256");
  for (const text of texts) hash.update(`${text.length}\n${text}`);
  return hash.digest("hex").slice(0, 32);
}
