// Error boundaries for games: an export that throws while drawing leaves its place empty and is reported, and the rest
// of the page stays. Everything taken from a game is wrapped here.
import { noChange, nothing, render, svg } from "lit-html";
import { Directive, directive, type ElementPart } from "lit-html/directive.js";
import type { Face } from "../game-api/board.ts";

type Failed = (error: unknown) => void;

/** Exports that give a list, which falls back to an empty one. */
const LISTS = [
  ...["cells", "handles", "hand", "facts", "legend", "gains", "effects", "frames", "brief", "moods"],
  ...["highlights", "forecastActions", "forecastSentences"],
];
/** Fallback results by export; a drawing falls back to nothing. */
const INSTEAD: Record<string, unknown> = {
  ...Object.fromEntries(LISTS.map((name) => [name, []])),
  entrance: "",
  score: { made: "", parts: [] },
  words: {},
  dye: "",
  nextPrompt: null,
  line: null,
  zoom: null,
  news: null,
  progress: 0,
  choice: { key: "error-not-drawn", args: {} },
  lastRoll: null,
  caption: null,
  face: null,
  section: undefined,
};
/** Exports whose templates can still throw when they are rendered. */
const LAYERS = ["light", "paint", "ground", "cover"];

/** Renders into its own element, which an error leaves empty. */
class Apart extends Directive {
  render(_draw: () => unknown, _failed: Failed) {
    return noChange;
  }

  override update({ element }: ElementPart, [draw, failed]: [() => unknown, Failed]) {
    const place = element as SVGElement; // as: it stands in drawings alone
    try {
      render(draw(), place);
    } catch (error) {
      render(nothing, place);
      failed(error);
    }
    return noChange;
  }
}

const apart = directive(Apart);

function guardedPart<Given extends unknown[]>(name: string, make: (...given: Given) => unknown, failed: Failed) {
  if (LAYERS.includes(name)) return (...given: Given) => svg`<g ${apart(() => make(...given), failed)}></g>`;
  return (...given: Given) => {
    try {
      return make(...given);
    } catch (error) {
      failed(error);
      return name in INSTEAD ? INSTEAD[name] : name === "sortChoices" ? given[0] : nothing;
    }
  };
}

function guardedParts<Part extends object>(part: Part, failed: Failed): Part {
  const functions = Object.entries(part).filter(([, made]) => typeof made === "function");
  return { ...part, ...Object.fromEntries(functions.map(([name, make]) => [name, guardedPart(name, make, failed)])) };
}

/** A game's face, none of whose exports throws. */
export const guarded = (face: Face, failed: Failed): Face => ({
  ...face,
  board: guardedParts(face.board, failed),
  result: guardedParts(face.result, failed),
});
