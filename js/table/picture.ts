// A picture that is given away: of the final board, or of the curves of the analysis, with what it is and who is who.
import { heading, legend } from "../art/caption.ts";
import { direction } from "../i18n/languages.ts";
import { nameFor, sharePicture } from "../platform/downloads.ts";
import { drawn, measuring, snapshot } from "../platform/snapshot.ts";
import { title } from "./result.ts";
import type { Table } from "./types.ts";

const BOARD = "[data-game] .lens > svg";

/** @param curves where they are drawn: of them, and not of the board */
export async function givePicture(table: Table, curves?: string) {
  const { session, say, lang, board } = table;
  const { row, view } = session.state;
  const rtl = direction(lang) === "rtl";
  const about = [say("game-name"), ...(curves ? [say("analysis-chances")] : [])].join(" · ");
  const drawings: NodeListOf<SVGSVGElement> = document.querySelectorAll(curves ?? BOARD);
  const measure = measuring("--font-text");
  const strips = [
    drawn(heading({ title: title(view, table), about, rtl }, measure)),
    [...drawings],
    drawn(legend(view, board.dye, { rtl, scores: !curves }, measure)),
  ];
  sharePicture(await snapshot(strips, `at-${row.record.game}`, nameFor(row, ".png")));
}
