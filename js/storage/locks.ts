// One tab per game: a Web Lock for each game.
import { attempt, optional } from "../base/optional.ts";
import { storageName } from "./names.ts";

/** The id follows. */
const LOCK = storageName("game");

/**
 * Take the lock of a game for this tab. Resolves to a release function, or null when another tab holds it. `steal`: the
 * other tab loses it; `onLost`: another tab has stolen it; `waits`: until no other tab holds it. Where locks are
 * missing or blocked, the game is played without one.
 */
export function hold(
  id: string,
  { steal = false, waits = false, onLost = () => {} }: { steal?: boolean; waits?: boolean; onLost?: () => void } = {},
): Promise<(() => void) | null> {
  const locks = optional("locks");
  if (!locks) return Promise.resolve(() => {});
  return new Promise((resolve) => {
    let refused = () => resolve(() => {});
    const locking = async () =>
      locks.request(LOCK + id, steal ? { steal } : { ifAvailable: !waits }, (lock) => {
        if (!lock) return resolve(null);
        refused = onLost;
        return new Promise((release) => resolve(() => release(undefined)));
      });
    locking().catch(() => refused());
  });
}

/** Work on a game, unless another tab holds its lock. */
export async function holding<T>(id: string, work: () => Promise<T>) {
  const release = await hold(id);
  return release ? work().finally(release) : "held";
}

/** Whether any tab holds a game's lock; false where there are no locks. */
export async function anyHeld() {
  const { held = [] } = (await attempt("locks", (locks) => locks.query())) ?? {};
  return held.some(({ name }) => name?.startsWith(LOCK));
}
