// Selectors as browsers look them up: by an id, a class, an attribute or a tag in their last part. One that ends in
// `:is(.a, .b)` has none of these, so that it is tried against every element that is styled: with some sixty of them a
// tap's styles took twice as long. Sources are written with `:is`; what is served has a selector for each choice.
import isPseudoClass from "@csstools/postcss-is-pseudo-class";
import postcss from "postcss";

/** Choices of unlike weight get a `:not` of this name, which no element has, so that all weigh as much as before. */
const NOBODY = "nobody";
const writing = postcss([
  isPseudoClass({ preserve: false, specificityMatchingName: NOBODY, onComplexSelector: "warning" }),
]);

/** @throws {Error} at a choice that cannot be written out: one with a combinator in it, after a combinator */
export function writeOutChoices(css: string): string {
  const result = writing.process(css, { from: undefined });
  const [warning] = result.warnings();
  if (warning) throw new Error(`${warning.node ?? ""}: ${warning.text}`);
  return result.css;
}
