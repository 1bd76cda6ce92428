// The key that leads to the command field.
import { latinKey } from "../i18n/letters.ts";
import { nextPaint } from "../base/paint.ts";
import { targetOf } from "../ui/target.ts";
import type { Table } from "../table/types.ts";

/** Where a key types or chooses, or the table is covered: there a slash stays what it is. */
const KEPT = "input:not([type=range]), select, textarea, dialog";

/** @param load fetches what has the field, where that has not come */
export async function commandKey(event: KeyboardEvent, table: Table | null, load: () => Promise<unknown>) {
  const { defaultPrevented, ctrlKey, metaKey, altKey } = event;
  if (defaultPrevented || ctrlKey || metaKey || altKey || latinKey(event) !== "/" || !table?.settings().keys) return;
  if (targetOf(event)?.closest(KEPT) || document.querySelector("dialog:modal")) return;
  event.preventDefault();
  const field = () => document.querySelector<HTMLElement>("[data-command]");
  if (!field()) await load().then(nextPaint);
  field()?.focus();
}
