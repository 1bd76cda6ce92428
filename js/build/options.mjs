/** Reads the options of a build step's command line; all are strings. */
import { parseArgs } from "node:util";

/**
 * Read `--name value` pairs. A missing required one ends the step; an optional one defaults to "".
 * @template {string} Name
 * @template {string} [Other=never]
 * @param {Name[]} needed
 * @param {Other[]} [others]
 * @returns {Record<Name | Other, string>}
 */
export function readOptions(needed, others = []) {
  const known = Object.fromEntries(
    [...needed, ...others].map((name) => [name, { type: /** @type {const} */ ("string"), default: "" }]),
  );
  const { values } = parseArgs({ options: known });
  const missing = needed.filter((name) => !values[name]);
  if (missing.length) throw new Error(`missing: --${missing.join(", --")}`);
  return /** @type {Record<Name | Other, string>} */ (values);
}
