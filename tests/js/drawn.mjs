// A board's templates as elements, and the animations of a stylesheet: enough of lit, SVG and CSS to test drawings without
// a page.
import { compile, is, selectAll } from "css-select";
import { Element } from "domhandler";
import { required } from "../../js/base/lookup.ts";
import { markup } from "../../js/build/markup.ts";

/** @typedef {{fits: ReturnType<typeof compile>, weight: number, declared: Record<string, string>}} Rule */

const TAG = /<(\/?)([\w:]+)((?:[^<>"]|"[^"]*")*?)(\/?)>/g;

/** The elements of a drawing that a selector names, in order. @param {unknown} template @param {string} [selector] @returns {Element[]} */
export function drawn(template, selector = "*") {
  const root = new Element("svg", {});
  const open = [root];
  for (const [, closes, tag, text, empty] of markup(template)
    .replace(/<!--.*?-->/gs, "")
    .matchAll(TAG)) {
    if (closes) {
      open.pop();
      continue;
    }
    const attributes = [...text.matchAll(/\.?([\w:-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]);
    const element = new Element(tag, Object.fromEntries(attributes));
    element.parent = required(open.at(-1), "tag to close");
    element.parent.children.push(element);
    if (!empty) open.push(element);
  }
  return selectAll(selector, root.children);
}

const BLOCK = /@(keyframes|media)\s+([^{]+)\{((?:[^{}]|\{[^{}]*\})*)\}/g;

/** @param {string} selector specificity of classes and elements as in CSS */
const weigh = (selector) =>
  100 * (selector.match(/\./g) ?? []).length + (selector.match(/(^|[\s>~])[a-z]/g) ?? []).length;

/** What is between the braces of a rule, by property. @param {string} body @returns {Record<string, string>} */
const declared = (body) =>
  Object.fromEntries([...body.matchAll(/([\w-]+):\s*([^;]*)/g)].map(([, name, value]) => [name, value.trim()]));

/** The selectors of a list, each of the alternatives in `:is()` apart. @param {string} list @returns {string[]} */
const single = (list) =>
  list.split(/,(?![^(]*\))/).flatMap((each) => {
    const [all, choices] = /:is\(([^()]*)\)/.exec(each) ?? [];
    return all
      ? single(
          choices
            .split(",")
            .map((one) => each.replace(all, one.trim()))
            .join(),
        )
      : [each.trim()];
  });

/**
 * The rules that move something, without reduced motion, and the keyframes that change `transform`.
 * @param {string} css
 * @param {string} shared other stylesheets, whose keyframes it may name
 * @returns {{rules: Rule[], moving: Set<string>}}
 */
export function sheet(css, shared) {
  const bare = css.replace(/\/\*.*?\*\//gs, "");
  const moving = [...`${bare}${shared}`.matchAll(BLOCK)]
    .filter(([, kind, , body]) => kind === "keyframes" && body.includes("transform"))
    .map(([, , name]) => name.trim());
  const wanted = bare.replace(BLOCK, (_block, _kind, of, body) => (of.includes("no-preference") ? body : ""));
  const rules = [...wanted.matchAll(/([^{}]+)\{([^{}]*)\}/g)]
    .filter(([, , body]) => /animation|transform|transition/.test(body))
    .flatMap(([, selectors, body]) =>
      single(selectors).map((each) => ({ fits: compile(each), weight: weigh(each), declared: declared(body) })),
    );
  return { rules, moving: new Set(moving) };
}

/**
 * What an element's property is set to: by the last of the heaviest rules; empty where it is not.
 * @param {Rule[]} rules
 * @param {string} property
 * @param {Element} element
 */
function styled(rules, property, element) {
  const own = rules.filter(({ declared, fits }) => property in declared && is(element, fits));
  const most = Math.max(...own.map(({ weight }) => weight));
  return own.findLast(({ weight }) => weight === most)?.declared[property] ?? "";
}

/**
 * Whether something in the stylesheet replaces an element's own `transform`.
 * @param {ReturnType<typeof sheet>} look
 * @param {Element} element
 */
export function isMoved({ rules, moving }, element) {
  const set = (/** @type {string} */ property) => styled(rules, property, element);
  const name = set("animation") && (set("animation-name") || set("animation").split(" ")[0]);
  return (
    moving.has(name) || set("transform") !== "" || /transform/.test(set("transition") + set("transition-property"))
  );
}
