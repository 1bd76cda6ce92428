// Where small faults can be put into scripts: prints them as JSON, as `places.py` has them for Python. Left out are what
// is imported, names of properties, directives, and texts with spaces: sentences.
import { readFileSync } from "node:fs";
import { fullAncestor } from "acorn-walk";
import { program } from "../../js/syntax.mjs";

/** @typedef {import("acorn").AnyNode} Node */
/** @typedef {{ path: string, source: string, add: (kind: string, start: number, end: number, text: string) => void }} Place */

/** @type {Record<string, string>} */
const OPERATORS = {
  "+": "-", "-": "+", "*": "+", "/": "*", "%": "+", "&": "|", "|": "&", "^": "|", "<<": ">>", ">>": "<<", "===": "!==",
  "!==": "===", "<": "<=", "<=": "<", ">": ">=", ">=": ">", "&&": "||", "||": "&&", "??": "||",
}; // biome-ignore format: a table
const KEY = /^[\w-]+$/;
/** What a text must not be changed in: names, and what is imported. */
const NAMING = new Set([
  "ImportDeclaration",
  "ExportNamedDeclaration",
  "ExportAllDeclaration",
  "ImportExpression",
  "ImportAttribute",
]);
const DOING = new Set([
  "CallExpression",
  "AssignmentExpression",
  "UpdateExpression",
  "AwaitExpression",
  "ChainExpression",
]);

/** @type {Record<string, (node: any, parent: any, place: Place) => void>} */
const FAULTS = {
  BinaryExpression: operator,
  LogicalExpression: (node, parent, place) => {
    const mixed = [node.left, node.right, parent].some(({ type }) => type === "LogicalExpression");
    if (!mixed || (node.operator !== "??" && !place.source.slice(parent.start, parent.end).includes("??"))) {
      operator(node, parent, place);
    }
  },
  UnaryExpression: (node, _, { source, add }) => {
    if ("!-".includes(node.operator))
      add("operator", node.start, node.end, source.slice(node.argument.start, node.argument.end));
  },
  IfStatement: negated,
  ConditionalExpression: negated,
  WhileStatement: negated,
  ForStatement: negated,
  Literal: (node, parent, { add }) => {
    const { value, start, end } = node;
    if (NAMING.has(parent.type) || (parent.key === node && !parent.computed) || parent.directive) return;
    if (typeof value === "boolean") add("constant", start, end, String(!value));
    else if (typeof value === "number") add("constant", start, end, String(value + 1));
    else if (typeof value === "string" && KEY.test(value)) add("constant", start, end, JSON.stringify(`${value}x`));
  },
  ReturnStatement: ({ argument }, _, { add }) => {
    if (argument) add("return", argument.start, argument.end, "undefined");
  },
  ArrowFunctionExpression: ({ body }, _, { source, add }) => {
    if (body.type === "BlockStatement" || source[body.start - 1] === "(") return;
    add("return", body.start, body.end, "undefined");
  },
  CallExpression: swapped,
  NewExpression: swapped,
  ExpressionStatement: (node, _, { add }) => {
    if (DOING.has(node.expression.type)) add("statement", node.start, node.end, ";");
  },
  ThrowStatement: gone,
  BreakStatement: gone,
  ContinueStatement: gone,
};

/** @param {any} node @param {any} _ @param {Place} place */
function operator({ left, right, operator: old }, _, { source, add }) {
  const start = source.indexOf(old, left.end);
  const text = OPERATORS[old];
  if (text && start < right.start)
    add(/^[=!<>]+$/.test(old.replace(/^(<<|>>)$/, "")) ? "comparison" : "operator", start, start + old.length, text);
}

/** @param {any} node @param {any} _ @param {Place} place */
function negated({ test }, _, { source, add }) {
  if (test) add("condition", test.start, test.end, `!(${source.slice(test.start, test.end)})`);
}

/** @param {any} node @param {any} _ @param {Place} place */
function swapped({ arguments: [one, two] }, _, { source, add }) {
  if (!two || [one, two].some(({ type }) => type === "SpreadElement")) return;
  const [first, gap, second] = [
    source.slice(one.start, one.end),
    source.slice(one.end, two.start),
    source.slice(two.start, two.end),
  ];
  if (first !== second) add("arguments", one.start, two.end, second + gap + first);
}

/** @param {any} node @param {any} _ @param {Place} place */
function gone({ start, end }, _, { add }) {
  add("statement", start, end, ";");
}

/** All faults of a script, their places counted in bytes. @param {string} path */
function faults(path) {
  const source = readFileSync(path, "utf8");
  /** @type {unknown[]} */
  const found = [];
  const bytes = (/** @type {number} */ at) => Buffer.byteLength(source.slice(0, at));
  /** @type {Place["add"]} */
  const add = (kind, start, end, text) => {
    if (source.slice(start, end) === text) return;
    found.push([path, source.slice(0, start).split("\n").length, kind, bytes(start), bytes(end), text]);
  };
  fullAncestor(program(path, source), (node, _, ancestors) => {
    FAULTS[node.type]?.(node, ancestors.at(-2), { path, source, add });
  });
  return found;
}

console.log(JSON.stringify(process.argv.slice(2).flatMap(faults)));
