// What of a board is seen from near while nothing moves: what its game says, or an area that somebody has opened because
// its cells are smaller than a fingertip. Looking decides nothing: what was chosen stays so, near and far.
import { closeUp } from "../art/grid.ts";
import { targetOf } from "../ui/target.ts";
import type { Area, Box } from "../game-api/board.ts";
import type { Zoom } from "../game-api/frames.ts";
import type { View } from "../engine/shapes.ts";
import type { Table } from "../table/types.ts";

type NearTable = Pick<Table, "announce" | "board" | "input" | "say" | "session" | "stage">;
export interface CloseUp {
  zoom: Zoom;
  /** null: what the game says is seen */
  area: Area | null;
}

/** Pixels that a fingertip needs. */
const FINGER = 43.5;
/** How much of the frame an area takes: around it one sees where it lies, and taps to leave it. */
const SHARE = 0.8;

/** Whether somebody may choose on the board as it is shown. */
const isAsked = ({ session: { state } }: NearTable) =>
  state.yours && !state.moving && state.past === null && state.historyPly === null;

function isSmall({ picks }: Area, view: View, { board, input }: NearTable) {
  const cell = board.cells(view).find(({ pick }) => picks.includes(pick));
  return cell !== undefined && (Math.min(cell.width, cell.height) * input.across) / board.size.width < FINGER;
}

/** Whether there is something to choose in an area, or chosen. */
function isOffered({ picks }: Area, { session: { state } }: NearTable) {
  const { lit, picked, pending } = state;
  return picks.some((pick) => lit.has(pick) || (pending !== null && picked.includes(pick)));
}

/** The area in which all lies that can be tapped now. */
function onlyArea({ board, session: { state } }: NearTable) {
  const { lit, choosing } = state;
  const open = [...lit].filter((pick) => !choosing.bare.includes(pick));
  return (open.length && board.areas?.find(({ picks }) => open.every((pick) => picks.includes(pick)))) || null;
}

function openArea(view: View, table: NearTable) {
  const { looked } = table.input;
  const chosen = looked?.view === view ? looked.area : undefined;
  const area = chosen === undefined || (chosen && !isOffered(chosen, table)) ? onlyArea(table) : chosen;
  return area && isSmall(area, view, table) ? area : null;
}

export function closeUpOf(view: View, table: NearTable): CloseUp | null {
  const { board, input, stage, session } = table;
  const { past, historyPly } = session.state;
  if (stage.frame !== null || past !== null || historyPly !== null) return null;
  const area = isAsked(table) ? openArea(view, table) : null;
  if (area) {
    const { x, y, width, height } = area;
    const by = SHARE * Math.min(board.size.width / width, board.size.height / height);
    return { zoom: closeUp({ x: x + width / 2, y: y + height / 2 }, board.size, by), area };
  }
  const left = input.looked?.view === view && input.looked.area === null;
  const zoom = left ? null : (board.zoom?.(view) ?? null);
  return zoom && { zoom, area: null };
}

/** Where a place of the board is seen. */
export function nearer<Place extends Box>(place: Place, near: CloseUp | null): Place {
  if (!near) return place;
  const { x, y, by } = near.zoom;
  const at = { x: x + by * (place.x - x), y: y + by * (place.y - y) };
  return { ...place, ...at, width: by * place.width, height: by * place.height };
}

/** Whether a place is wholly in the frame. */
export function isInside(place: Box, near: CloseUp, { size }: Pick<NearTable["board"], "size">) {
  const { x, y, width, height } = nearer(place, near);
  return x >= -1 && y >= -1 && x + width <= size.width + 1 && y + height <= size.height + 1;
}

/** What taps and keys on the board do, near or far. @param places what lies on it */
export function looking(view: View, table: NearTable, near: CloseUp | null, places: () => (Box & { pick: string })[]) {
  const { board, input, session } = table;
  const look = (area: Area | null) => input.look({ view, area });
  const areaOf = (tapped: string) => {
    const area = board.areas?.find(({ picks }) => picks.includes(tapped));
    return area && isAsked(table) && isOffered(area, table) && isSmall(area, view, table) ? area : null;
  };
  /** Choose; what goes on elsewhere is seen there. */
  const choose = (tapped: string) => {
    const { taps, state } = session;
    taps.tap(tapped);
    if (input.looked && state.pending === null && state.tapped.includes(tapped)) input.look(null);
  };
  return {
    /** A finger or a mouse opens first what is small; keys, scripts and assistive technology meet any cell as it is. */
    tap: (tapped: string, event: Event) => {
      const [area, points] = [areaOf(tapped), event instanceof MouseEvent && event.detail > 0];
      if (near?.area && !near.area.picks.includes(tapped)) return look(null);
      if (near?.area) look(near.area);
      if (near?.area || !area || !points) return choose(tapped);
      look(area);
      table.announce(table.say("enlarged"));
    },
    /** A key that chooses brings near what it chooses in. */
    press: (tapped: string) => {
      const area = areaOf(tapped);
      if (area) look(area);
    },
    /** Whoever walks on by keys sees where. */
    focus: (pick: string, cell: boolean, event: Event) => {
      input.focus(pick, cell);
      const place = near && targetOf(event)?.matches(":focus-visible") && places().find((one) => one.pick === pick);
      if (near && place && !isInside(place, near, board)) look(null);
    },
    /** A tap beside all cells. */
    beside: (event: Event) => {
      if (near?.area && !targetOf(event)?.closest("button")) look(null);
    },
  };
}

/** Back to the whole board; the focus stays on it. */
export function leaveCloseUp(view: View, table: NearTable) {
  if (!closeUpOf(view, table)) return;
  if (document.activeElement?.matches("[data-whole-board]"))
    document.querySelector<HTMLElement>('[data-game] [role="grid"] [tabindex="0"]')?.focus();
  table.input.look({ view, area: null });
}
