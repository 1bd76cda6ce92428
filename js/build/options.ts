// Reads the options of a build step's command line; all are strings.
import { parseArgs } from "node:util";
import { recordOf } from "../base/lookup.ts";

/** Read `--name value` pairs. A missing required one ends the step; an optional one defaults to "". */
export function readOptions<Name extends string, Other extends string = never>(
  needed: Name[],
  others: Other[] = [],
): Record<Name | Other, string> {
  const known = Object.fromEntries(
    [...needed, ...others].map((name) => [name, { type: "string" as const, default: "" }]),
  );
  const { values } = parseArgs({ options: known });
  const missing = needed.filter((name) => !values[name]);
  if (missing.length) throw new Error(`missing: --${missing.join(", --")}`);
  return recordOf([...needed, ...others], (name) => String(values[name]));
}
