// Functions fit on a screen, in every script of the page and its build. tests/build/test_sizes.py checks Python's, and
// the length of files.
import assert from "node:assert/strict";
import { test } from "node:test";
import { parse } from "acorn";
import { full } from "acorn-walk";
import { files, read } from "./catalogues.mjs";

/** Limits: a function's own lines without nested functions, and its lines with them. Blank lines and comments are not
 * counted. */
const LONGEST_FUNCTION = 40;
const LONGEST_FACTORY = 150;

/**
 * The functions of a source, each with the line numbers of its code.
 * @param {string} source
 * @returns {number[][]} outer functions first
 */
function functionsOf(source) {
  /** @type {Set<number>} */
  const lines = new Set();
  /** @param {import("acorn").Token} token */
  const onToken = ({ loc }) => {
    if (!loc) return;
    for (let line = loc.start.line; line <= loc.end.line; line += 1) lines.add(line);
  };
  /** @type {number[][]} */
  const found = [];
  const program = parse(source, { ecmaVersion: "latest", sourceType: "module", locations: true, onToken });
  full(program, ({ type, loc }) => {
    if (loc && /Function/.test(type))
      found.push([...lines].filter((line) => loc.start.line <= line && line <= loc.end.line));
  });
  return found.sort((a, b) => a[0] - b[0] || b.length - a.length);
}

/** The lines of a function outside its nested functions. @param {number[]} one @param {number[][]} all */
function ownLines(one, all) {
  const inside = all.filter((other) => other !== one && other.length > 1 && other.every((line) => one.includes(line)));
  return one.filter((line) => !inside.some((other) => other.includes(line)));
}

test("the lines of a function are counted without comments, blank lines and the functions inside it", () => {
  const all = functionsOf("function one() {\n\n  // why\n  function two() {\n    return 1;\n  }\n  return two;\n}\n");
  assert.deepEqual(all, [
    [1, 4, 5, 6, 7, 8],
    [4, 5, 6],
  ]);
  assert.deepEqual(ownLines(all[0], all), [1, 7, 8]);
});

for (const path of [...files("js", ".js"), ...files("js", ".mjs")]) {
  test(`functions are short: ${path}`, () => {
    const all = functionsOf(read(path));
    const long = all.filter((one) => ownLines(one, all).length > LONGEST_FUNCTION || one.length > LONGEST_FACTORY);
    assert.deepEqual(
      long.map(([first]) => `the function at line ${first}`),
      [],
    );
  });
}
