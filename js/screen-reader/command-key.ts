// The key that leads to the command field.
import { latinKey } from "../i18n/letters.ts";
import { targetOf } from "../ui/target.ts";
import type { Table } from "../table/types.ts";

/** Where a key types or chooses, or the table is covered: there a slash stays what it is. */
const KEPT = "input:not([type=range]), select, textarea, dialog";

export function commandKey(event: KeyboardEvent, table: Table | null) {
  const { defaultPrevented, ctrlKey, metaKey, altKey } = event;
  if (defaultPrevented || ctrlKey || metaKey || altKey || latinKey(event) !== "/" || !table?.settings().keys) return;
  if (targetOf(event)?.closest(KEPT) || document.querySelector("dialog:modal")) return;
  event.preventDefault();
  document.querySelector<HTMLElement>("[data-command]")?.focus();
}
