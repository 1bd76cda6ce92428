// Error boundaries for games: an export that throws while drawing leaves its place empty and is reported, and the rest
// of the page stays. Everything taken from a game is wrapped here.
import { noChange, nothing, render, svg } from "lit-html";
import { Directive, directive } from "lit-html/directive.js";

/** @typedef {import("../types.js").GameFace} GameFace */
/** @typedef {(error: unknown) => void} Failed */

/** Fallback results by export; a drawing falls back to nothing. @type {Record<string, unknown>} */
const INSTEAD = {
  cells: [],
  handles: [],
  hand: [],
  facts: [],
  legend: [],
  frames: [],
  brief: [],
  entrance: "",
  score: { made: "", parts: [] },
  highlights: [],
  forecastActions: [],
  forecastSentences: [],
  words: {},
  dye: "",
  nextPrompt: null,
  choice: { key: "error-not-drawn", args: {} },
  lastRoll: null,
  caption: null,
  face: null,
  section: undefined,
};
/** Exports whose templates can still throw when they are rendered. */
const LAYERS = ["paint", "ground", "cover"];

/** Renders into its own element, which an error leaves empty. */
class Apart extends Directive {
  /** @param {() => unknown} _draw @param {Failed} _failed */
  render(_draw, _failed) {
    return noChange;
  }

  /** @override @param {import("lit-html/directive.js").ElementPart} part @param {[() => unknown, Failed]} how */
  update({ element }, [draw, failed]) {
    const place = /** @type {SVGElement} */ (element);
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

/**
 * @template {unknown[]} Given
 * @param {string} name
 * @param {(...given: Given) => unknown} make
 * @param {Failed} failed
 */
function guardedPart(name, make, failed) {
  if (LAYERS.includes(name))
    return (/** @type {Given} */ ...given) => svg`<g ${apart(() => make(...given), failed)}></g>`;
  return (/** @type {Given} */ ...given) => {
    try {
      return make(...given);
    } catch (error) {
      failed(error);
      return name in INSTEAD ? INSTEAD[name] : name === "sortChoices" ? given[0] : nothing;
    }
  };
}

/** @template {object} Part @param {Part} part @param {Failed} failed @returns {Part} */
const guardedParts = (part, failed) =>
  /** @type {Part} */ (
    Object.fromEntries(
      Object.entries(part).map(([name, made]) => [
        name,
        typeof made === "function" ? guardedPart(name, made, failed) : made,
      ]),
    )
  );

/**
 * Wrap all games.
 * @param {Record<string, GameFace>} games
 * @param {Failed} failed
 * @returns {Record<string, GameFace>}
 */
export function guarded(games, failed) {
  /** @type {Record<string, GameFace>} */
  const safe = Object.create(null); // no prototype: names from addresses and records must not find inherited properties
  for (const [name, face] of Object.entries(games)) {
    safe[name] = { ...face, board: guardedParts(face.board, failed), result: guardedParts(face.result, failed) };
  }
  return safe;
}
