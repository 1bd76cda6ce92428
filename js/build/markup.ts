// Renders the templates of a drawing to text, without a page: enough of lit for boards.
import { fieldsOf } from "../base/lookup.ts";

/** The values of a lit directive: raw markup, a region, guarded or keyed content, or one template per item. */
function directed(values: unknown[]) {
  if (values.length === 1) return typeof values[0] === "function" ? markup(values[0]()) : String(values[0]);
  if (values.length === 2) return markup(typeof values[1] === "function" ? values[1]() : values[1]);
  // as: of these directives only `repeat` has three values, those that js/board gives it
  const [items, , each] = values as [Iterable<unknown>, unknown, (item: unknown, i: number) => unknown];
  return [...items].map((item, i) => markup(each(item, i))).join("");
}

export function markup(told: unknown): string {
  if (Array.isArray(told)) return told.map(markup).join("");
  const { strings, values, _$litDirective$: directive } = fieldsOf(told);
  const given: unknown[] = Array.isArray(values) ? values : [];
  if (Array.isArray(strings))
    return strings.map((text, i) => text + (i < given.length ? filled(text, given[i]) : "")).join("");
  if (directive) return directed(given);
  return told === null || told === undefined || typeof told === "symbol" ? "" : String(told);
}

/** @param text before the value */
const filled = (text: string, value: unknown) => (text.endsWith("=") ? `"${markup(value)}"` : markup(value));
