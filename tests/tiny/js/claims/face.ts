// Written by js/build/shapes.py: tsc checks here that a game's drawings are all that the table takes (docs/games.md).
import type { Board, Outcome } from "../../../../js/types.js";
import * as board from "./board.js";
import * as result from "./result.js";
import type { Event, Forecast, View } from "./shapes.js";

const own: [Board<View, Event, Forecast>, Outcome<View>] = [board, result];
export const checked: [Board, Outcome] = own;
