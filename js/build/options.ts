// Reads the options of a build step's command line; all are strings.
import { parseArgs } from "node:util";
import { recordOf } from "../base/lookup.ts";

/** Read `--name value` pairs. A missing required one ends the step; an optional one defaults to "". */
export function readOptions<Name extends string, Other extends string = never>(
  needed: Name[],
  others: Other[] = [],
): Record<Name | Other, string> {
  const names = [...needed, ...others];
  const known: Record<string, { type: "string"; default: string }> = {};
  for (const name of names) known[name] = { type: "string", default: "" };
  const { values } = parseArgs({ options: known });
  const missing = needed.filter((name) => !values[name]);
  if (missing.length) throw new Error(`missing: --${missing.join(", --")}`);
  return recordOf(names, (name) => String(values[name]));
}
