// Scripts as syntax trees: types are taken out of TypeScript, blanks stand in their place.
import { stripTypeScriptTypes } from "node:module";
import { parse } from "acorn";

/** @param {string} path @param {string} source @returns {import("acorn").Program} places in it are those in the source */
export const program = (path, source) =>
  parse(path.endsWith(".ts") ? stripTypeScriptTypes(source) : source, { ecmaVersion: "latest", sourceType: "module" });
