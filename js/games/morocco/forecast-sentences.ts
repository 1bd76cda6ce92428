// Forecasts as sentences: what a pending placement or swap would bring; how far the game is. Pure.
import { times } from "../../art/drawing.ts";
import { CUBES } from "./pieces.ts";
import type { Closing, Known, PlacementForecast as Placement, View } from "./types.ts";
import type { Sentence } from "../../engine/shapes.ts";

/** Cubes that are counted by colour, as a list. */
export const cubeList = (cubes: Placement["left"]) => CUBES.flatMap((color) => times(cubes[color], () => color));

/** What a closing brings; first that it comes. */
export function closingSentences({ stall, rewards, juice, tile }: Closing): Sentence[] {
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

function placement({ paid, left, stalls, closings }: Placement): Sentence[] {
  const colors = cubeList(left);
  const open = stalls.filter(({ full }) => !full);
  return [
    { key: "foretold-paid", args: { colors: paid } },
    colors.length ? { key: "foretold-left", args: { colors } } : { key: "foretold-left-none", args: {} },
    ...open.map(({ stall, count }) => ({ key: "foretold-count", args: { stall, count } })),
    ...closings.flatMap(closingSentences),
  ];
}

function progress({ phase, board }: View): Sentence[] {
  if (phase === "over") return [];
  const { round, pass, open } = board;
  return [
    { key: "foretold-round", args: { round, pass, open } },
    ...(board.last_round ? [{ key: "foretold-last-round", args: {} }] : []),
  ];
}

export function forecastSentences(view: View, { preview }: Pick<Known, "preview">): Sentence[] {
  const forecast = preview?.forecast;
  if (forecast && "paid" in forecast) return placement(forecast);
  if (!forecast || !("before" in forecast)) return progress(view);
  const { before, after } = forecast;
  return [{ key: "foretold-swap", args: { before, after } }];
}
