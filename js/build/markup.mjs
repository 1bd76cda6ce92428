// Renders the templates of a drawing to text, without a page: enough of lit for boards.

/**
 * The values of a lit directive: raw markup, a region, guarded or keyed content, or one template per item.
 * @param {unknown[]} values
 */
function directed(values) {
  if (values.length === 1) return typeof values[0] === "function" ? markup(values[0]()) : String(values[0]);
  if (values.length === 2) return markup(typeof values[1] === "function" ? values[1]() : values[1]);
  const [items, , each] = /** @type {[Iterable<unknown>, unknown, (item: unknown, i: number) => unknown]} */ (values);
  return [...items].map((item, i) => markup(each(item, i))).join("");
}

/**
 * What lit makes of a template, of a directive.
 * @typedef {{strings: readonly string[], values: unknown[]}} Template
 * @typedef {{_$litDirective$: unknown, values: unknown[]}} Directive
 */

/** @param {unknown} told a template, or a value in one @returns {string} */
export function markup(told) {
  if (Array.isArray(told)) return told.map(markup).join("");
  const value = /** @type {Partial<Template & Directive> | null | undefined} */ (told);
  const { strings, values = [], _$litDirective$: directive } = value ?? {};
  if (strings) return strings.map((text, i) => text + (i < values.length ? filled(text, values[i]) : "")).join("");
  if (directive) return directed(values);
  return value === null || value === undefined || typeof told === "symbol" ? "" : String(value);
}

/** @param {string} text before the value @param {unknown} value */
const filled = (text, value) => (text.endsWith("=") ? `"${markup(value)}"` : markup(value));
