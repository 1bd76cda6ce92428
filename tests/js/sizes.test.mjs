// Classes of the page are small: what has more fields is several things.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { program } from "./syntax.mjs";

/** The maximal fields of a class; functions are none. */
const MOST = 12;
const JS = fileURLToPath(new URL("../../js/", import.meta.url));

/** How many values a field holds: of an object written out, those of its own. @param {any} value @returns {number} */
function valuesOf(value) {
  if (/Function/.test(value?.type)) return 0;
  if (value?.callee?.name === "observe") return valuesOf(value.arguments[0]);
  if (value?.type !== "ObjectExpression" || !value.properties.length) return 1;
  return value.properties.reduce((/** @type {number} */ sum, /** @type {any} */ each) => sum + valuesOf(each.value), 0);
}

/** All classes within a tree. @param {any} node @returns {any[]} */
const classesIn = (node) =>
  node && typeof node === "object"
    ? [...(/^Class(Declaration|Expression)$/.test(node.type) ? [node] : []), ...Object.values(node).flatMap(classesIn)]
    : [];

/** Fields by class. @param {string} path @returns {[name: string, fields: number][]} */
function sizes(path) {
  return classesIn(program(path, readFileSync(path, "utf8"))).map(({ id, body }) => {
    const fields = body.body.filter((/** @type {any} */ { type }) => type === "PropertyDefinition");
    return [
      id?.name ?? path,
      fields.reduce((/** @type {number} */ sum, /** @type {any} */ each) => sum + valuesOf(each.value), 0),
    ];
  });
}

test("no class has more than a dozen fields", () => {
  const scripts = readdirSync(JS, { recursive: true, encoding: "utf8" }).filter((name) => /(?<!\.d)\.ts$/.test(name));
  const found = scripts.flatMap((name) => sizes(JS + name));
  assert.ok(found.length > 80, `${found.length} classes are found`);
  assert.deepEqual(
    found.filter(([, fields]) => fields > MOST),
    [],
  );
});
