// Renders the picture that a link to the page shows elsewhere: the covers of the first games, side by side.
import { Resvg } from "@resvg/resvg-js";

import { markup } from "./markup.ts";
import { boardsOf, filled, inked, inkOf, picture } from "./static-drawing.ts";
import { gameFolders } from "./virtual.ts";
import type { Board } from "../game-api/board.ts";

/** Pixels, as readers of links want them. */
export const WIDTH = 1200;
export const HEIGHT = 630;
/** How many covers there is room for, and the space around each. */
const MOST = 2;
const MARGIN = 38;

/** The cover of a game; nothing where that fails, which costs no site. */
function coverOf({ cover }: Pick<Board, "cover">) {
  try {
    return markup(cover());
  } catch (error) {
    console.warn("no cover in the picture of a link:", error);
    return "";
  }
}

export async function renderPreview(root: string, parents: string[]): Promise<Uint8Array> {
  const folders = (await gameFolders(parents)).slice(0, MOST).map(([, folder]) => folder);
  const [boards, ink] = [await boardsOf(root, folders), await inkOf(root, folders)];
  const side = HEIGHT - 2 * MARGIN;
  const apart = (WIDTH - boards.length * side) / (boards.length + 1);
  const pictures = boards.map((board, at) => {
    const { width, height } = board.size;
    const place = `x="${apart + at * (side + apart)}" y="${MARGIN}" width="${side}" height="${side}"`;
    return `<svg ${place} viewBox="0 0 ${width} ${height}">${inked(coverOf(board), ink)}</svg>`;
  });
  const ground = `<rect width="${WIDTH}" height="${HEIGHT}" fill="${filled("var(--ground-deep)", ink.variables)}"/>`;
  const whole = picture(ground + pictures.join(""), ink, WIDTH, HEIGHT);
  return new Resvg(whole, { font: { loadSystemFonts: false } }).render().asPng();
}
