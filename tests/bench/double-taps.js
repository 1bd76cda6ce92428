// Injected after player.js: plays whole games by a recipe with taps that are all double.
(() => {
  const { offer, until, step, next, mixed, change, answerable, inTheMiddleOf, touch } = /** @type {any} */ (globalThis)
    .jemaaPlayer;
  /** What a table offers. @typedef {{ply: number, toAct: string, offered: string[]}} Offer */
  /** @param {Offer} state @param {string} name */
  const has = (state, name) => state.offered.includes(name);
  /** @param {number} ms @returns {Promise<void>} */
  const passed = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

  /** For how long the second of two taps may decide nothing of another question, in milliseconds; and for how long a table rests. */
  const [STRAY, RESTS] = [500, 600];
  /** How long after the first of two taps, or what that has changed, the second one comes: at once it is never late. */
  const DELAYS = [0, 249, 449];

  /** Wait until the table can be answered and has not changed for a while. */
  async function rested() {
    let [offered, since] = [JSON.stringify(offer()), performance.now()];
    while (performance.now() < since + RESTS || !answerable(await until(() => true))) {
      await change();
      const now = JSON.stringify(offer());
      if (now !== offered) [offered, since] = [now, performance.now()];
    }
    return until(answerable);
  }

  /**
   * Wait until the table offers something else, at most for so long.
   * @param {string} before
   * @param {number} ms
   * @returns {Promise<number | null>} when it last did not
   */
  async function changed(before, ms) {
    const until = performance.now() + ms;
    for (let last = performance.now(); last < until; await passed(2)) {
      const now = performance.now();
      if (JSON.stringify(offer()) !== before) return last;
      last = now;
    }
    return null;
  }

  /**
   * Tap a thing twice by a recipe: the second tap comes some time after the first one, or after what that has changed,
   * and too early for another question; returns whether it did come in time.
   * @param {HTMLElement | null} thing
   * @param {number} at
   * @param {number} recipe
   */
  async function doubleTap(thing, at, recipe) {
    if (!thing) throw new Error("there is nothing to tap");
    if (!thing.contains(inTheMiddleOf(thing))) thing.scrollIntoView({ block: "center" });
    const covering = inTheMiddleOf(thing);
    if (!thing.contains(covering)) throw new Error(`${thing.outerHTML} is covered by ${covering?.outerHTML}`);
    const { left, top, width, height } = thing.getBoundingClientRect();
    const spot = { x: left + width / 2, y: top + height / 2 };
    const [when, slip] = [mixed(at, recipe + 1), mixed(at, recipe + 2)];
    const before = JSON.stringify(offer());
    const tapped = performance.now();
    touch(spot);
    const since = when % 2 ? await changed(before, 2000) : tapped;
    if (since === null) return false;
    const ms = DELAYS[(when >> 1) % DELAYS.length] ?? 0;
    if (ms) await passed(ms);
    if (performance.now() - since > STRAY - 10) return false;
    touch({ x: spot.x + (slip % 21) - 10, y: spot.y + ((slip >> 5) % 21) - 10 });
    return true;
  }

  /**
   * How many entries a tap on a thing plays at most: none where it only shows, two where the die is thrown with what is
   * shown.
   * @param {HTMLElement | null} thing
   * @param {Offer} state
   */
  function mostOf(thing, state) {
    const { pick, action } = thing?.dataset ?? {};
    if (pick !== undefined && action === undefined) return 0;
    return has(state, "roll") && has(state, "cancel") ? 2 : 1;
  }

  /**
   * Play so many times by a recipe with taps that are all double; where the second one takes back what the first one has
   * chosen, a single tap goes on.
   * @param {number} recipe
   * @param {number} count
   * @returns {Promise<{from: number, to: number, most: number}[]>} the plies before and after each double tap, and how
   *   many entries may lie between them
   */
  async function doubleTaps(recipe, count) {
    const made = [];
    let state = await rested();
    for (let at = 0, played = 0; played < count && state.toAct !== "over"; at += 1) {
      const from = state.ply;
      const thing = next(state, at, recipe);
      const most = mostOf(thing, state);
      const early = await doubleTap(thing, at, recipe);
      state = await rested();
      if (document.querySelector("dialog[open]")) throw new Error(`a double tap at ply ${from} opened something`);
      if (early) made.push({ from, to: state.ply, most });
      if (early && state.ply > from) played += 1;
      if (state.ply === from && !has(state, "confirm") && !has(state, "roll"))
        state = await step(next(state, at, recipe));
    }
    return made;
  }

  Object.assign(globalThis, { jemaaDoubleTaps: doubleTaps });
})();
