// A drawing of the page as a picture that needs no page: what renders it knows no variables of CSS, no references that
// are coloured where they stand, and no rules that nest, so all of that is put in, in the colours of the day.
import { join } from "node:path";

import * as esbuild from "esbuild";

import { BUNDLING } from "./app.ts";
import { scriptOf } from "./game-exports.ts";
import type { Board } from "../game-api/board.ts";

type Variables = Record<string, string>;

/** What drawings are coloured with. */
export interface Ink {
  variables: Variables;
  /** the variables that each class gives to what is in it */
  classes: Map<string, Variables>;
  /** the rules that need nothing else, for a `style` element */
  style: string;
}

const NIGHT = /var\(--by-night,(?:[^()]|\([^()]*\))*\)/g;
const DAY = /var\(--by-day,((?:[^()]|\([^()]*\))*)\)/g;
const VARIABLE = /var\((--[\w-]+)(?:,([^()]*))?\)/g;
const MIX = /color-mix\(in srgb, *#(\w+) +([\d.]+)%, *#(\w+) *\)/g;
const DEFINITION = /(--[\w-]+):([^;}]+)/g;
/** A rule that gives variables to what is of one class. */
const CLASS_RULE = /(?<=^|\})\s*\.([\w-]+)\s*\{([^{}]*--[^{}]*)\}/g;
const AT_RULE = /@[^{};]+\{(?:[^{}]|\{[^{}]*\})*\}/g;
const TAG = /<(\/?)[\w:]+((?:[^<>"]|"[^"]*")*?)(\/?)>/g;

const USE = /<use ([^>]*)href="#([\w-]+)"([^>]*?)\s*\/>/g;

/** The variables that a style defines, the first of each name. */
const defined = (style: string): Variables =>
  Object.fromEntries(
    [...style.matchAll(DEFINITION)].reverse().map(([, name = "", value = ""]) => [name, value.trim()]),
  );

const partsOf = (digits: string) =>
  [...(digits.length === 3 ? digits.replace(/./g, "$&$&") : digits).matchAll(/../g)].map(([part]) =>
    Number.parseInt(part, 16),
  );

function mixed(one: string, percent: string, other: string) {
  const rest = partsOf(other);
  const put = partsOf(one).map((part, at) =>
    Math.round(Number(rest[at]) * (1 - Number(percent) / 100) + (part * Number(percent)) / 100),
  );
  return `#${put.map((part) => part.toString(16).padStart(2, "0")).join("")}`;
}

/** A text with values in place of variables, by day. */
export function filled(text: string, variables: Variables): string {
  const by = text.replace(NIGHT, "").replace(DAY, "$1");
  const named = by.replace(VARIABLE, (all, name, otherwise) => variables[name] ?? otherwise ?? all);
  const put = named.replace(MIX, (_, one: string, part: string, other: string) => mixed(one, part, other));
  return put === text ? text : filled(put, variables);
}

/** A style as an attribute that needs no page: where something stands. */
const placed = (tag: string) =>
  tag
    .replace(/\.style="[^"]*?transform: ([^;"]*)[^"]*"/g, (_, how) => `transform="${how.replace(/px|deg/g, "")}"`)
    .replace(/\s[.@?][\w-]+="[^"]*"/g, "");

function named(drawing: string, id: string) {
  const start = drawing.lastIndexOf("<", drawing.indexOf(`id="${id}"`));
  let depth = 0;
  for (const { 0: tag, 1: closes, 3: empty, index } of drawing.slice(start).matchAll(TAG)) {
    depth += closes ? -1 : empty ? 0 : 1;
    if (depth === 0) return drawing.slice(start, start + index + tag.length);
  }
  throw new Error(`nothing in the drawing is called ${id}`);
}

/** A drawing with copies in place of references: a copy has the variables of where it stands. */
const copied = (part: string, drawing: string = part): string =>
  part.replace(USE, (_, before, id, after) => {
    const [, x = "0"] = /\bx="([^"]*)"/.exec(before + after) ?? [];
    const [, y = "0"] = /\by="([^"]*)"/.exec(before + after) ?? [];
    return `<g ${before}${after}><g transform="translate(${x} ${y})">${copied(named(drawing, id), drawing)}</g></g>`;
  });

/** A drawing in which each element has the values of its own variables, from its classes and what is around it. */
function coloured(drawing: string, root: Variables, classes: Map<string, Variables>) {
  const scopes = [root];
  return drawing.replace(TAG, (tag, closes, attributes, empty) => {
    if (closes) {
      scopes.pop();
      return tag;
    }
    const names = /class="([^"]*)"/.exec(attributes)?.[1]?.split(/\s+/) ?? [];
    const scope = Object.assign({}, scopes.at(-1), ...names.map((name) => classes.get(name)));
    if (!empty) scopes.push(scope);
    return filled(placed(tag), scope);
  });
}

/** The drawings of games, as their scripts export them. */
export async function boardsOf(root: string, folders: string[]): Promise<Board[]> {
  const paths = folders.map((folder) => JSON.stringify(scriptOf(folder, "board")));
  const contents = paths.map((path, at) => `export * as board${at} from ${path};`).join("\n");
  const how = { platform: "node", outdir: root, write: false } as const;
  const { outputFiles } = await esbuild.build({ ...BUNDLING, ...how, stdin: { contents, resolveDir: root } });
  const [{ text = "" } = {}] = outputFiles;
  return Object.values(await import(`data:text/javascript;base64,${Buffer.from(text).toString("base64")}`));
}

async function stylesOf(root: string, folders: string[]) {
  const files = [join(root, "css/palette.css"), ...folders.map((folder) => join(folder, "look.css"))];
  const contents = files.map((file) => `@import ${JSON.stringify(file)};`).join("\n");
  const stdin = { contents, resolveDir: root, loader: "css" as const };
  const { outputFiles } = await esbuild.build({ ...BUNDLING, stdin, outdir: root, write: false, minify: true });
  return outputFiles[0]?.text ?? "";
}

export async function inkOf(root: string, folders: string[]): Promise<Ink> {
  const css = await stylesOf(root, folders);
  const variables = defined(css);
  const classes = new Map([...css.matchAll(CLASS_RULE)].map(([, name = "", style = ""]) => [name, defined(style)]));
  const style = filled(css.replace(AT_RULE, ""), variables).replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  return { variables, classes, style };
}

export const inked = (drawing: string, { variables, classes }: Ink) => coloured(copied(drawing), variables, classes);

/** An SVG that is whole in itself. */
export const picture = (drawing: string, { style, variables }: Ink, width: number, height: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" color="${filled("var(--ink)", variables)}" viewBox="0 0 ${width} ${height}"><style>${style}</style>${drawing}</svg>`;
