// Turns a board's templates into a list of elements, and finds the animations of a stylesheet: enough of lit, SVG and
// CSS to test drawings without a page. Throws at anything it does not support.
import { required } from "../../js/base/lookup.js";
import { markup } from "../../js/build/markup.mjs";

/**
 * @typedef {{tag: string, attributes: Record<string, string>, classes: Set<string>, parent: Element | null, before:
 *   Element[]}} Element
 */
/** @typedef {{selector: string, weight: number, body: string}} Rule */

const TAG = /<(\/?)([\w:]+)((?:[^<>"]|"[^"]*")*?)(\/?)>/g;

/** The elements of a drawing, in order. @param {unknown} template @returns {Element[]} */
export function drawn(template) {
  /** @type {Element[]} */
  const found = [];
  /** @type {{children: Element[], element: Element | null}[]} */
  const open = [{ children: [], element: null }];
  for (const [, closes, tag, text, empty] of markup(template)
    .replace(/<!--.*?-->/gs, "")
    .matchAll(TAG)) {
    if (closes) {
      open.pop();
      continue;
    }
    const attributes = Object.fromEntries(
      [...text.matchAll(/\.?([\w:-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]),
    );
    const { element: parent, children } = required(open.at(-1), "tag to close");
    const element = {
      tag,
      attributes,
      classes: new Set((attributes.class ?? "").split(/\s+/).filter(Boolean)),
      parent,
      before: [...children],
    };
    children.push(element);
    found.push(element);
    if (!empty) open.push({ children: [], element });
  }
  return found;
}

const BLOCK = /@(keyframes|media)\s+([^{]+)\{((?:[^{}]|\{[^{}]*\})*)\}/g;

/** @param {string} selector specificity of classes and elements as in CSS */
const weigh = (selector) =>
  100 * (selector.match(/\./g) ?? []).length + (selector.match(/(^|[\s>~])[a-z]/g) ?? []).length;

/**
 * The rules that move something, without reduced motion, and the keyframes that change `transform`.
 * @param {string} css
 * @returns {{rules: Rule[], moving: Set<string>}}
 */
export function sheet(css) {
  const bare = css.replace(/\/\*.*?\*\//gs, "");
  const moving = new Set(
    [...bare.matchAll(BLOCK)]
      .filter(([, kind, , body]) => kind === "keyframes" && body.includes("transform"))
      .map(([, , name]) => name.trim()),
  );
  const rules = [...bare.replace(BLOCK, "").matchAll(/([^{}]+)\{([^{}]*)\}/g)]
    .filter(([, , body]) => /animation|transform|transition/.test(body))
    .flatMap(([, selectors, body]) =>
      selectors.split(",").map((selector) => ({ selector: selector.trim(), weight: weigh(selector.trim()), body })),
    );
  return { rules, moving };
}

/** How an attribute selector compares. @type {Record<string, (value: string, part: string) => boolean>} */
const COMPARED = {
  "*": (value, part) => value.includes(part),
  "^": (value, part) => value.startsWith(part),
  $: (value, part) => value.endsWith(part),
};
const ATTRIBUTE = /\[([\w-]+)([*^$])='([^']*)'\]/g;

/** What the parts of a selector say: each is read once. @type {Map<string, {tag: string, classes: string[], attributes: RegExpMatchArray[]}>} */
const COMPOUNDS = new Map();
/** @param {string} compound as in `use`, `.worker.dropping` or `[href*='coin']` */
function compoundOf(compound) {
  const known = COMPOUNDS.get(compound);
  if (known) return known;
  const named = compound.replaceAll(ATTRIBUTE, "");
  if (!/^\w*(\.[\w-]+)*$/.test(named)) throw new Error(`no such selector is understood: ${compound}`);
  const [tag = "", ...classes] = named.split(".");
  const read = { tag, classes, attributes: [...compound.matchAll(ATTRIBUTE)] };
  COMPOUNDS.set(compound, read);
  return read;
}

/** @param {Element} element @param {string} compound */
function is(element, compound) {
  const { tag, classes, attributes } = compoundOf(compound);
  return (
    (!tag || tag === element.tag) &&
    classes.every((name) => element.classes.has(name)) &&
    attributes.every(([, name, how, part]) => COMPARED[how](element.attributes[name] ?? "", part))
  );
}

/** @param {Element | null} element @param {string[]} parts of a selector, from the right @returns {boolean} */
function fits(element, [first, ...rest]) {
  if (!element || !is(element, first)) return false;
  if (!rest.length) return true;
  if (rest[0] === ">") return fits(element.parent, rest.slice(1));
  if (rest[0] === "~") return element.before.some((one) => fits(one, rest.slice(1)));
  for (let above = element.parent; above; above = above.parent) if (fits(above, rest)) return true;
  return false;
}

/** Whether an element of a drawing is what a selector names. @param {Element} element @param {string} selector */
export const matches = (element, selector) => fits(element, selector.split(/\s+/).reverse());

/**
 * @param {Rule[]} rules
 * @param {string} property
 * @param {Element} element
 * @returns {string} what it is set to; empty where it is not
 */
function styled(rules, property, element) {
  const own = rules
    .filter(({ selector }) => matches(element, selector))
    .filter(({ body }) => new RegExp(`(^|[;\\s])${property}:`).test(body));
  const winner = own.reduce(
    (best, rule) => (best && best.weight > rule.weight ? best : rule),
    /** @type {Rule | null} */ (null),
  );
  return winner?.body.match(new RegExp(`(?:^|[;\\s])${property}:\\s*([^;]*)`))?.[1].trim() ?? "";
}

/**
 * Whatever in the stylesheet replaces an element's own `transform`, as text; empty where nothing does.
 * @param {ReturnType<typeof sheet>} look
 * @param {Element} element
 */
export function movedBy({ rules, moving }, element) {
  const animation = styled(rules, "animation", element);
  const name = styled(rules, "animation-name", element) || animation.split(" ")[0];
  const transition = [styled(rules, "transition", element), styled(rules, "transition-property", element)].filter(
    (each) => each.includes("transform"),
  );
  return [styled(rules, "transform", element), animation && moving.has(name) ? animation : "", ...transition]
    .filter(Boolean)
    .join("; ");
}

/**
 * The duration of an element's animation in ms at normal speed; 0 without one.
 * @param {ReturnType<typeof sheet>} look
 * @param {Element} element
 */
export function animated({ rules }, element) {
  const asked =
    element.attributes.style?.match(/animation-duration: calc\((\d+)ms/) ??
    styled(rules, "animation", element).match(/calc\((\d+)ms/);
  return asked ? Number(asked[1]) : 0;
}

/**
 * @param {Element} element with all that it lies in, as the one thing that it is while it is painted again
 * @returns {string}
 */
export const path = (element) =>
  `${element.parent ? path(element.parent) : ""}/${element.tag} ${JSON.stringify(element.attributes)}`;

/**
 * Elements that are removed before their animation is over, when frames are played in order.
 * @param {ReturnType<typeof sheet>} look
 * @param {{ms: number, elements: Element[]}[]} shown
 * @returns {string[]}
 */
export function cut(look, shown) {
  /** @type {string[]} */
  const faults = [];
  const seen = new Map();
  shown.forEach(({ ms, elements }, i) => {
    const here = new Map(
      elements.filter((each) => animated(look, each)).map((each) => [path(each), animated(look, each)]),
    );
    for (const [name, lasts] of here) seen.set(name, { lasts, time: (seen.get(name)?.time ?? 0) + ms });
    const next = i + 1 < shown.length ? new Set(shown[i + 1].elements.map(path)) : new Set();
    for (const [name, { lasts, time }] of [...seen]) {
      if (next.has(name)) continue;
      if (time < lasts - 0.01) faults.push(`${time} of ${lasts} ms: ${name.split("/").at(-1)}`);
      seen.delete(name);
    }
  });
  return faults;
}
