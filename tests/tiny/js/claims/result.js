// How a game of claims ended.
import { scoreChart as chart } from "../../../../js/art/result.ts";

/** @typedef {import("./shapes.ts").View} View */

/** A score is of one piece. @returns {import("../../../../js/game-api/result.ts").SeatScore} */
export const score = () => ({ made: "", parts: [] });

/** @param {View} view */
export const scoreChart = (view) => chart(view, (color) => color);

/** @returns {never[]} */
export const highlights = () => [];
