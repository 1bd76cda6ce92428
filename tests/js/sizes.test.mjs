// Functions take few things, in every script of the page and its build. How long they are Biome checks (biome.jsonc);
// tests/build/test_sizes.py checks Python's, and the length of files.
import assert from "node:assert/strict";
import { test } from "node:test";
import { parse } from "acorn";
import { full } from "acorn-walk";
import { files, read } from "./catalogues.mjs";

/** The most things that a function takes: parameters, or fields that it takes out of them by name. */
const MOST_TAKEN = 6;

/** How many fields a pattern takes out of an object; any other is one thing. @param {import("acorn").Pattern} pattern */
function fieldsIn(pattern) {
  const whole = pattern.type === "AssignmentPattern" ? pattern.left : pattern;
  return whole.type === "ObjectPattern" ? whole.properties.length : 1;
}

/** How many things a function takes: as parameters, or out of one of them. @param {import("acorn").Function} node */
function takenBy(node) {
  const parameters = node.params.filter((each) => each.type === "Identifier").map(({ name }) => name);
  let most = node.params.map(fieldsIn).reduce((total, each) => total + each, 0);
  full(node.body, (each) => {
    if (each.type !== "VariableDeclarator" || each.init?.type !== "Identifier") return;
    if (parameters.includes(each.init.name)) most = Math.max(most, fieldsIn(each.id));
  });
  return most;
}

/** How many things each function of a source takes, by its line. @param {string} source */
function functionsOf(source) {
  const found = /** @type {{line: number | undefined, taken: number}[]} */ ([]);
  full(parse(source, { ecmaVersion: "latest", sourceType: "module", locations: true }), (node) => {
    if (/Function/.test(node.type))
      found.push({ line: node.loc?.start.line, taken: takenBy(/** @type {any} */ (node)) });
  });
  return found;
}

test("functions take few things", () => {
  const counted = functionsOf(
    "(a, [b], ...c) => 0; ({ a, b = 1 } = {}, e) => 0; (parts) => { const { a, b, c, d } = parts; }",
  );
  const known = counted.map(({ taken }) => taken);
  assert.deepEqual(known, [3, 3, 4]);
  const scripts = [...files("js", ".js"), ...files("js", ".mjs")];
  assert.ok(scripts.length > 250, `${scripts.length} scripts`);
  for (const path of scripts)
    for (const { line, taken } of functionsOf(read(path)))
      assert.ok(taken <= MOST_TAKEN, `${path}:${line} takes ${taken}`);
});
