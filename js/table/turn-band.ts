// The band over the board that says whose turn it is now. It covers the table meanwhile, so that a tap only ends it.
import { html, nothing } from "lit-html";
import { COLORS, weave } from "../art/textiles.ts";
import { fixedByName } from "../art/drawing.ts";
import { inLanguage } from "../i18n/lang.ts";
import { turnShownBy } from "../session/turn-change.ts";
import { inSeatLanguage } from "../wording/seat-language.ts";
import { lookup, ofSeat } from "../base/lookup.ts";
import { avatarAt } from "./seats.ts";
import type { Person } from "../art/avatar.ts";
import type { Table } from "./types.ts";

const WEAVES = fixedByName(COLORS, (color) => `<defs>${weave(color, `turn-${color}`)}</defs>`);

/** A border in the weave of a dye; a dye of a game's own has none. */
const border = (dye: string) =>
  html`<svg class="turn-border dye-${dye}" width="100%" height="100%">${lookup(WEAVES, dye)}<rect width="100%" height="100%" fill=${lookup(WEAVES, dye) ? `url(#turn-${dye})` : "var(--dye)"} /></svg>`;

export function turnBand(table: Table) {
  const turn = turnShownBy(table.stage.frame);
  if (turn === undefined) return nothing;
  const { session, board } = table;
  const { say, lang } = inSeatLanguage(table);
  const seat = ofSeat(session.state.view.seats, turn);
  const { colors = [] }: Person = seat;
  const dyes = colors.map((color) => board.dye(color));
  const [first = "wool", last = "wool"] = [dyes[0], dyes.at(-1)];
  return html`<div class="turn-change" data-turn-change=${turn} aria-hidden="true" ${inLanguage(lang)}><div class="turn-band">${border(first)}
    <p>${avatarAt(seat, table)}<span>${say("turn-change", { seat: turn })}</span></p>${border(last)}</div></div>`;
}
