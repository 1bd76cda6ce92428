// Functions fit on a screen and take few things, in every script of the page and its build. tests/build/test_sizes.py
// checks Python's, and the length of files.
import assert from "node:assert/strict";
import { test } from "node:test";
import { files, read } from "./catalogues.mjs";
import { functionsOf } from "./functions.mjs";

/** The most lines of code in a function, with those of the functions inside it. */
const MOST_LINES = 40;
/** The most things that a function takes: parameters, or fields that it takes out of them by name. */
const MOST_TAKEN = 6;

const SCRIPTS = [...files("js", ".js"), ...files("js", ".mjs")].sort();
const FUNCTIONS = SCRIPTS.flatMap((path) =>
  functionsOf(read(path)).map((found) => ({ ...found, place: `${path} ${found.name}` })),
);

test("functions are short", () => {
  const long = FUNCTIONS.filter(({ lines }) => lines > MOST_LINES);
  assert.deepEqual(
    long.map(({ place }) => place),
    [],
  );
});

test("functions take few things", () => {
  const many = FUNCTIONS.filter(({ taken }) => taken > MOST_TAKEN);
  assert.deepEqual(
    many.map(({ place }) => place),
    [],
  );
});

test("the lines of a function are those with code, with those of the functions inside it", () => {
  const source = "function one() {\n\n  // why\n  const two = () => {\n    return 1;\n  };\n  return two;\n}\n";
  const sizes = functionsOf(source).map(({ name, lines }) => [name, lines]);
  assert.deepEqual(sizes, [
    ["two", 3],
    ["one", 6],
  ]);
});

test("what a function takes is counted by parameters, or by the fields that it takes out of one", () => {
  const source = `
    function plain(a, [b], ...rest) {}
    const fields = ({ a, b = 1, c: { d } } = {}, e) => a;
    const own = { inside(parts) { const { a, b, c } = parts; } };
    run((a) => () => a);
  `;
  const taken = Object.fromEntries(functionsOf(source).map((each) => [each.name, each.taken]));
  assert.deepEqual(taken, { plain: 3, fields: 4, inside: 3, "(within the file)": 1 });
});
