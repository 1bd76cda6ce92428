// How safe stored games are: what the browser lost, how much room there is, and whether it deletes them one day.
import { observe } from "../../base/observable.ts";
import { optional } from "../../base/optional.ts";
import { dismiss, isDismissed } from "../settings.ts";
import type { Store } from "../store.ts";

/** Name of the notice that this browser deletes data. */
const FORGETS = "forgets";

/** Whether this browser deletes a page's data after seven days without a visit: Safari and its relatives, detected by
 * their gesture events, unless the page was added to the home screen. */
function forgets() {
  const installed = optional("standalone") === true || matchMedia("(display-mode: standalone)").matches;
  return "GestureEvent" in globalThis && !installed;
}

export class Safety {
  /** How many games the browser lost. */
  missing = 0;
  storageUsage: { usage: number; persistent: boolean } | null = null;
  /** Whether the warning that this browser deletes games was dismissed. */
  dismissed = isDismissed(FORGETS);
  #store;

  constructor(store: Pick<Store, "storageUsage">) {
    this.#store = store;
    observe(this);
  }

  /** Whether to warn that this browser deletes games. */
  get warns() {
    return this.storageUsage?.persistent !== true && forgets() && !this.dismissed;
  }

  /** All games were counted. */
  counted(missing: number) {
    this.missing = missing;
  }

  async measure() {
    this.storageUsage = await this.#store.storageUsage();
  }

  dismissWarning() {
    dismiss(FORGETS);
    this.dismissed = true;
  }
}
