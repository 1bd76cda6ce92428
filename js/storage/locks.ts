// One tab per game: a Web Lock for each game.
import { attempt, optional } from "../base/optional.ts";
import { storageName } from "./names.ts";

/** Prefix of a game's lock name; the id follows. */
const LOCK = storageName("game");

/**
 * Take the lock of a game for this tab. Resolves to a release function, or null when another tab holds it; with `steal`
 * the other tab loses it. `onLost` is called when another tab steals this one's. Where locks are missing or blocked,
 * the game is played without one. With `waits` it waits until no other tab holds it.
 */
export function hold(
  id: string,
  { steal = false, waits = false, onLost }: { steal?: boolean; waits?: boolean; onLost: () => void },
): Promise<(() => void) | null> {
  const locks = optional("locks");
  if (!locks) return Promise.resolve(() => {});
  return new Promise((resolve) => {
    let refused = () => resolve(() => {});
    const holding = async () =>
      locks.request(LOCK + id, steal ? { steal } : { ifAvailable: !waits }, (lock) => {
        if (!lock) return resolve(null);
        refused = onLost;
        return new Promise((release) => resolve(() => release(undefined)));
      });
    holding().catch(() => refused());
  });
}

/** Whether any tab holds a game's lock; false where there are no locks. */
export async function anyHeld() {
  const { held = [] } = (await attempt("locks", (locks) => locks.query())) ?? {};
  return held.some(({ name }) => name?.startsWith(LOCK));
}
