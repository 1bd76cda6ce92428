// Morocco's board.ts: from a view to a drawing, with the other exports that the table needs. Knows no rule, never
// touches the DOM or storage.
import { svg } from "lit-html";
import { lookup } from "../../base/lookup.ts";
import { idleUi } from "../../art/idle-ui.ts";
import { COVER } from "./cover.ts";
import { leadsOf, swap, waitingAt } from "./forecasts.ts";
import { GROUND } from "./ground.ts";
import { frames as litFrames, shade } from "./lights.ts";
import { districts, targets, travellers } from "./marks.ts";
import { between, stalls } from "./market.ts";
import meanings from "./meanings.json" with { type: "json" };
import sections from "./sections.json" with { type: "json" };
import sounds from "./sounds.json" with { type: "json" };
import { words } from "./table.ts";
import type { Ui, View } from "./types.ts";

export { brief } from "./brief.ts";
export { areas, cells, entrance, handles, stride, zoom } from "./cells.ts";
export { swatch } from "./families.ts";
export { forecastSentences } from "./forecast-sentences.ts";
export { frames } from "./frames.ts";
export { gains } from "./forecasts.ts";
export { hand } from "./hand.ts";
export { light } from "./lights.ts";
export { die } from "./pieces.ts";
export { figures } from "./pictures.ts";
export { size } from "./places.ts";
export { queries } from "./queries.ts";
export * from "./table.ts";
export { meanings, sounds };

export const minutes = { 2: 30, 3: 40, 4: 50, 5: 60 };

export const section: (name: string) => string | undefined = (name) => lookup(sections, name);

export const ground = () => svg`<g class="morocco">${GROUND}</g>`;

/** Marks of what can be tapped, and forecasts. */
function marks(view: View, ui: Ui) {
  if (view.phase === "over") return districts(view);
  return svg`${travellers(view.board, view.seats)}${targets(ui, view.board)}${swap(ui)}`;
}

export function paint(view: View, ui: Ui) {
  const { frame } = ui;
  const board = frame?.board ?? view.board;
  const pending = { waiting: frame ? {} : waitingAt(view, ui), leads: leadsOf(board, ui) };
  return svg`<g class="morocco">${stalls(board, view.seats, ui, pending)}${shade(view, ui)}${litFrames(view, ui)}${between(board, ui.signs)}${frame ? travellers(board, view.seats) : marks(view, ui)}</g>`;
}

export const cover = () => svg`${ground()}${paint(COVER, idleUi(words(() => "")))}`;
