// Build step "puzzle boards": draws the position of each puzzle in small, ten of them below each other in one picture, so
// that the screen of all puzzles paints pictures, which costs it nothing, and fetches those that come near.
//
//   node js/build/puzzle-boards.ts --views DIR --out DIR
//
// DIR has a file of views for each game (views.py), a text for each puzzle.
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";

import { Resvg } from "@resvg/resvg-js";

import { idleUi } from "../art/idle-ui.ts";
import { root } from "./app.ts";
import { indexedPng } from "./indexed-png.ts";
import { markup } from "./markup.ts";
import { readOptions } from "./options.ts";
import { boardsOf, filled, inked, inkOf, picture, type Ink } from "./static-drawing.ts";
import type { Board } from "../game-api/board.ts";

const IN_A_SHEET = 10;
/** Pixels of a side: half as many again as it has where it is shown. */
const SIDE = 184;

function drawn(text: string, board: Board, ink: Ink) {
  const ui = idleUi(board.words((key) => key));
  const view = { ...JSON.parse(text), choices: [] };
  const { width, height } = board.size;
  const whole = picture(inked(markup([board.ground(), board.paint(view, ui)]), ink), ink, width, height);
  const background = filled("var(--ground-deep)", ink.variables);
  const how = { font: { loadSystemFonts: false }, fitTo: { mode: "width", value: SIDE }, background } as const;
  return new Resvg(whole, how).render().pixels;
}

async function drawAll(game: string, texts: string[], out: string) {
  const folders = [join(root, "js/games", game)];
  const [[board], ink] = [await boardsOf(root, folders), await inkOf(root, folders)];
  if (!board) throw new Error(`${game} has no drawings`);
  for (let first = 0; first < texts.length; first += IN_A_SHEET) {
    const pixels = texts.slice(first, first + IN_A_SHEET).map((text) => drawn(text, board, ink));
    await writeFile(join(out, `${game}-${first / IN_A_SHEET}.png`), indexedPng(Buffer.concat(pixels), SIDE));
  }
}

const { views, out } = readOptions(["views", "out"]);
await rm(out, { recursive: true, force: true });
await mkdir(out, { recursive: true });
for (const file of (await readdir(views)).sort())
  await drawAll(basename(file, ".json"), JSON.parse(await readFile(join(views, file), "utf8")), out);
