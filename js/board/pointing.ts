// Where a lesson's hand lies over a drawing: its fingertip on the edge of what is to be tapped, never on its middle, and
// the hand within the drawing.
import { nothing } from "lit-html";
import { pointingHand, TIP } from "../art/pointing-hand.ts";
import { placed } from "./board-buttons.ts";
import type { Handle, Size } from "../game-api/board.ts";

/** How far from the near side of a place the fingertip lies, as a share of its width and height. */
const IN = 0.28;
/** Beyond these shares of a drawing the hand comes from the other side. */
const [RIGHT, LOW] = [0.75, 0.85];

/** From where to where the hand reaches along an axis. */
function reach(from: number, long: number, side: number, back: boolean) {
  const tip = from + long * (back ? IN : 1 - IN);
  return tip - side * (back ? 1 - TIP : TIP);
}

/** @param size of the drawing @param side of the hand's square */
export function pointing(places: Handle[], size: Size, side: number, pick: string | null) {
  const place = pick === null ? undefined : places.find((one) => one.pick === pick);
  if (!place) return nothing;
  const { x, y, width, height } = place;
  const [left, above] = [x + width / 2 > RIGHT * size.width, y + height / 2 > LOW * size.height];
  const box = { x: reach(x, width, side, left), y: reach(y, height, side, above), width: side, height: side };
  return pointingHand(place.pick, { style: placed(box, size), left, above });
}
