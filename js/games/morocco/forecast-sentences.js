// Forecasts as sentences: what a pending placement or swap would bring; how far the game is. Pure.
import { times } from "../../art/drawing.ts";
import { CUBES } from "./pieces.js";

/** @typedef {import("./types").View} View */
/** @typedef {import("./types").PlacementForecast} Placement */
/** @typedef {import("../../types.js").Sentence} Sentence */

/** Cubes that are counted by colour, as a list. @param {Placement["left"]} cubes */
export const cubeList = (cubes) => CUBES.flatMap((color) => times(cubes[color], () => color));

/** What a closing brings; first that it comes. @param {import("./types").Closing} closing @returns {Sentence[]} */
export function closingSentences({ stall, rewards, juice, tile }) {
  const won = rewards.map(({ seat, place, vp, gained, choice }) => ({
    key: "foretold-reward",
    args: {
      seat,
      place,
      amount: vp,
      gained: gained.length ? gained.join("-") : choice.length > 1 ? "choice" : "none",
      juice: juice.find((each) => each.seat === seat)?.amount ?? 0,
    },
  }));
  return [
    { key: "foretold-closes", args: { stall } },
    ...won,
    ...(tile.owner === null ? [{ key: "foretold-nobody", args: { stall } }] : []),
  ];
}

/** @param {Placement} forecast @returns {Sentence[]} */
function placement({ paid, left, stalls, closings }) {
  const colors = cubeList(left);
  const open = stalls.filter(({ full }) => !full);
  return [
    { key: "foretold-paid", args: { colors: paid } },
    colors.length ? { key: "foretold-left", args: { colors } } : { key: "foretold-left-none", args: {} },
    ...open.map(({ stall, count }) => ({ key: "foretold-count", args: { stall, count } })),
    ...closings.flatMap(closingSentences),
  ];
}

/** How far the game is. @param {View} view @returns {Sentence[]} */
function progress({ phase, board }) {
  if (phase === "over") return [];
  const { round, pass, open } = board;
  return [
    { key: "foretold-round", args: { round, pass, open } },
    ...(board.last_round ? [{ key: "foretold-last-round", args: {} }] : []),
  ];
}

/**
 * The forecasts as sentences.
 * @param {View} view
 * @param {Pick<import("./types").Known, "preview">} known
 * @returns {Sentence[]}
 */
export function forecastSentences(view, { preview }) {
  const forecast = preview?.forecast;
  if (forecast && "paid" in forecast) return placement(forecast);
  if (!forecast || !("before" in forecast)) return progress(view);
  const { before, after } = forecast;
  return [{ key: "foretold-swap", args: { before, after } }];
}
