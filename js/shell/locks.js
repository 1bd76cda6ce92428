// Which tab plays which game: a lock for each, lent by the browser.
import { named } from "./place.js";

/** The lock of a game that a tab plays begins with this; its id follows. */
const LOCK = named("game");

/** Play a game in this tab alone. Resolves to a release function, or null when another tab plays it; with `steal` the
 * other tab loses it. `onLost` is called when another tab takes this one's. A browser without locks, or one that blocks
 * them with all of a site's data, is asked in vain: the game is played all the same.
 * @param {string} id @param {{steal?: boolean, onLost: () => void}} how
 * @returns {Promise<(() => void) | null>} */
export function hold(id, { steal = false, onLost }) {
  if (!navigator.locks) return Promise.resolve(() => {});
  return new Promise((resolve) => {
    let refused = () => resolve(() => {});
    const held = navigator.locks.request(LOCK + id, steal ? { steal } : { ifAvailable: true }, (lock) => {
      if (!lock) return resolve(null);
      refused = onLost;
      return new Promise((release) => resolve(() => release(undefined)));
    });
    held.catch(() => refused());
  });
}

/** Whether any tab plays a game; not known where no locks are lent. */
export async function anyHeld() {
  const { held = [] } = (await navigator.locks?.query().catch(() => null)) ?? {};
  return held.some(({ name }) => name?.startsWith(LOCK));
}
