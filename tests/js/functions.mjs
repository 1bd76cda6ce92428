// Measures the functions of a script: how long they are, and how many things they take.
import { parse } from "acorn";
import { full, fullAncestor } from "acorn-walk";

/** @typedef {import("acorn").AnyNode} Node */
/** @typedef {{ name: string, lines: number, taken: number }} Measured */

/**
 * The functions of a source, inner ones first. Lines without code, blank or with comments alone, do not count.
 * @param {string} source
 * @returns {Measured[]}
 */
export function functionsOf(source) {
  /** @type {Set<number>} */
  const code = new Set();
  /** @param {import("acorn").Token} token */
  const onToken = ({ loc, type }) => {
    if (!loc || type.label === "eof") return;
    for (let line = loc.start.line; line <= loc.end.line; line += 1) code.add(line);
  };
  /** @type {Measured[]} */
  const found = [];
  const program = parse(source, { ecmaVersion: "latest", sourceType: "module", locations: true, onToken });
  fullAncestor(program, (node, _, ancestors) => {
    if (!isFunction(node) || !node.loc) return;
    const { start, end } = node.loc;
    const lines = [...code].filter((line) => start.line <= line && line <= end.line).length;
    found.push({ name: nameOf(ancestors), lines, taken: takenBy(node) });
  });
  return found;
}

/** @param {import("acorn").Node} node @returns {node is import("acorn").Function} */
const isFunction = (node) => /Function/.test(node.type);

/**
 * What a function is called: by its own name, or the variable, property or method that it is the value of; one without
 * a name by what is around it.
 * @param {Node[]} ancestors the last of them is the function
 */
function nameOf(ancestors) {
  const names = ancestors.map((node) => nameIn("id" in node ? node.id : "key" in node ? node.key : null));
  const around = names.slice(0, -2).findLast(Boolean) ?? "the file";
  return names.at(-1) ?? names.at(-2) ?? `(within ${around})`;
}

/** The name in a node that may be an identifier. @param {unknown} node */
const nameIn = (node) => /** @type {{ name?: string } | null} */ (node)?.name;

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

/** How many fields a pattern takes out of an object; any other is one thing. @param {import("acorn").Pattern} pattern */
function fieldsIn(pattern) {
  const whole = pattern.type === "AssignmentPattern" ? pattern.left : pattern;
  return whole.type === "ObjectPattern" ? whole.properties.length : 1;
}
