// Choosing an action part by part, from short lists instead of one long one: which worker, which stall, which corner.
import { html, nothing } from "lit-html";
import { chooser } from "../ui/select.ts";
import type { Table } from "./types.ts";
import type { Part } from "../game-api/board.ts";
import type { Sentence } from "../engine/shapes.ts";

export type ActionParts = { action: string; parts: Part[] };

/**
 * The short lists, each narrowed by what is chosen in those before it, and the action that they lead to. Where nothing
 * is chosen, or it is no longer possible, the first entry counts.
 * @param wholes at least one; no action's parts begin with all parts of another
 * @param chosen the values chosen, list by list
 */
export function partSelects(wholes: ActionParts[], chosen: string[]) {
  const lists: { part: string; value: string; about?: Sentence; entries: Part[] }[] = [];
  let left = wholes;
  for (let at = 0; ; at += 1) {
    const here = left.flatMap(({ parts }) => parts[at] ?? []);
    const [first] = here;
    if (!first) return { lists, action: left[0]?.action };
    const entries = [...new Map(here.map((part) => [part.value, part])).values()];
    const { value, about } = entries.find((entry) => entry.value === chosen[at]) ?? first;
    lists.push({ part: first.part, value, about, entries });
    left = left.filter(({ parts }) => parts[at]?.value === value);
  }
}

/** The short lists of a decision, and a button that chooses what they say; nothing where one list is enough. */
export function actionBuilder(actions: string[], table: Pick<Table, "board" | "input" | "say" | "session">) {
  const { session, say, board, input } = table;
  const { view } = session.state;
  const before = input.parts.view === view ? input.parts.chosen : [];
  const wholes = actions.map((action) => ({ action, parts: board.parts(action, view) }));
  const { lists, action } = partSelects(wholes, before);
  if (lists.length < 2 || !action) return nothing;
  const values = lists.map(({ value }) => value);
  return html`<fieldset class="by-parts" data-by-parts><legend>${say("by-parts")}</legend>${lists.map(
    ({ part, value, about, entries }, at) =>
      html`<div>${chooser(
        say(`part-${part}`),
        entries.map((entry) => [entry.value, say(entry.words.key, entry.words.args)]),
        value,
        (now) => input.list({ parts: { view, chosen: values.with(at, now) } }),
      )}${about ? html`<p role="status">${say(about.key, about.args)}</p>` : nothing}</div>`,
  )}
    <button type="button" class="button" data-choose-parts @click=${() => session.taps.choose(action)}>${say("by-parts-choose")}</button></fieldset>`;
}
