// Renders the templates of a drawing to text, without a page: enough of lit for boards.

/** The values of a lit directive: raw markup, a region, guarded or keyed content, or one template per item. */
function directed(values: unknown[]) {
  if (values.length === 1) return typeof values[0] === "function" ? markup(values[0]()) : String(values[0]);
  if (values.length === 2) return markup(typeof values[1] === "function" ? values[1]() : values[1]);
  const [items, , each] = values as [Iterable<unknown>, unknown, (item: unknown, i: number) => unknown];
  return [...items].map((item, i) => markup(each(item, i))).join("");
}

/** What lit makes of a template, of a directive. */
type Template = { strings: readonly string[]; values: unknown[] };
type Directive = { _$litDirective$: unknown; values: unknown[] };

/** @param told a template, or a value in one */
export function markup(told: unknown): string {
  if (Array.isArray(told)) return told.map(markup).join("");
  const value = told as Partial<Template & Directive> | null | undefined;
  const { strings, values = [], _$litDirective$: directive } = value ?? {};
  if (strings) return strings.map((text, i) => text + (i < values.length ? filled(text, values[i]) : "")).join("");
  if (directive) return directed(values);
  return value === null || value === undefined || typeof told === "symbol" ? "" : String(value);
}

/** @param text before the value */
const filled = (text: string, value: unknown) => (text.endsWith("=") ? `"${markup(value)}"` : markup(value));
