// What is seen of a film, and when: which positions of the game, then its end. Pure.
import type { Frame } from "../../game-api/board.ts";
import type { Entry } from "../../engine/shapes.ts";

/** Milliseconds of the film, and of its end at most. */
export const WHOLE = 20_000;
export const END = 5000;
/** The most pictures before the last one, as many as the engine shows at once; with fewer turns, each entry is one. */
const MOST = 60;
const FEW = 20;

/** What is seen from a time on: a picture by its number, or a frame of the end, which comes after the last one. */
type Scene = { from: number; at: number; frame: Frame | null };

/** The plies that are shown: the first, and those at which another seat's turn begins; the last is the table's own. */
export function pliesOf(entries: Entry[]): number[] {
  const every = entries.map((_, ply) => ply);
  let decider: Entry["actor"] | null = null;
  const turns = every.filter((ply) => {
    const actor = entries[ply]?.actor ?? "chance";
    const begins = !ply || (actor !== "chance" && decider !== null && actor !== decider);
    if (actor !== "chance") decider = actor;
    return begins;
  });
  const shown = turns.length < FEW ? every : turns;
  const most = Math.min(MOST, shown.length);
  return Array.from({ length: most }, (_, at) => shown[Math.floor((at * shown.length) / most)] ?? 0);
}

/** When each picture is seen, and each frame of the end. */
export function scenesOf(pictures: number, end: Frame[]): Scene[] {
  const whole = end.reduce((sum, { ms }) => sum + ms, 0);
  const [pace, begins] = [Math.min(1, END / whole), WHOLE - Math.min(END, whole)];
  const shown = Array.from({ length: pictures }, (_, at) => ({ from: (at * begins) / pictures, at, frame: null }));
  let from = begins;
  const risen = end.map((frame) => {
    const scene = { from, at: pictures, frame };
    from += frame.ms * pace;
    return scene;
  });
  return [...shown, ...risen];
}
