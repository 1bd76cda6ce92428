// Marrakech's board.ts: from a view to a drawing. Knows no rule, never touches the DOM or storage.
import { nothing, svg } from "lit-html";
import { lookup } from "../../base/lookup.ts";
import { idleUi } from "../../art/idle-ui.ts";
import { degrees } from "../../art/grid.ts";
import COVER from "./cover.json" with { type: "json" };
import { effectOver, effectUnder } from "./effects.ts";
import { assamShown, overAssam, underAssam } from "./forecasts.ts";
import { GROUND } from "./ground.ts";
import meanings from "./meanings.json" with { type: "json" };
import { centre, SIDE } from "./places.ts";
import { drawRugs } from "./rugs.ts";
import sections from "./sections.json" with { type: "json" };
import sounds from "./sounds.json" with { type: "json" };
import { words } from "./table.ts";
import type { Ui, Painted as View, Walker } from "./types.ts";

export { swatch } from "../../art/textiles.ts";
export { brief } from "./brief.ts";
export { cells, entrance, handles, stride, rotateButton, rotates } from "./cells.ts";
export { forecastSentences } from "./forecast-sentences.ts";
export { frames } from "./frames.ts";
export { die } from "./pieces.ts";
export { queries } from "./queries.ts";
export * from "./table.ts";
export { meanings, sounds };

export const size = { width: SIDE, height: SIDE };
export const minutes = { 2: 20, 3: 25, 4: 30 };

export const section: (name: string) => string | undefined = (name) => lookup(sections, name);

/** By turns, so that each hop is an animation of its own. */
const HOPS = ["hop", "hop-on"];

/** Milliseconds in which he turns to a direction that is shown. */
const TURN = 160;

/** Assam where he stands, or where a frame has him. */
function drawAssam({ square, facing, by }: ReturnType<typeof assamShown>, walker?: Walker) {
  const at = walker ?? { ...centre(square), turn: degrees(facing), facing, size: 1, ms: by ? TURN : 0 };
  const time = `transition-duration: calc(${at.ms}ms * var(--pace, 1))`;
  return svg`<g class="assam" .style=${`transform: translate(${at.x}px, ${at.y}px) scale(${at.size}); ${time}`}>
    <ellipse class="shadow" cx="2" cy="5" rx="41" ry="40" />
    <g class="plate" .style=${`transform: rotate(${at.turn}deg); ${time}`}><use href="#assam-plate" /></g>
    <g class="lean" .style=${`transform: rotate(${at.lean ?? 0}deg); ${time}`}><g class=${HOPS[at.hop ?? -1] ?? nothing} data-idle="looks"><use href="#assam-${at.facing}" /></g></g></g>`;
}

export const ground = () => svg`<g class="marrakech">${GROUND}</g>`;

export function paint(now: View, ui: Ui) {
  const { frame } = ui;
  const view = frame ? { ...now, board: frame.board } : now;
  const under = frame ? effectUnder(frame) : underAssam(view, ui);
  const over = frame ? effectOver(frame) : overAssam(view, ui);
  return svg`<g class="marrakech">${drawRugs(view.board, frame)}${under}${drawAssam(frame ? view.board.assam : assamShown(view, ui), frame?.assam)}${over}</g>`;
}

// as: JSON has no literal types
export const cover = () => svg`${ground()}${paint(COVER as View, idleUi(words(() => "")))}`;
