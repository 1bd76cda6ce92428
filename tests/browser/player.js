// Injected before the page: plays a game by a fixed recipe through the page's contract alone: data-pick, data-action,
// data-roll, data-confirm. Knows no rule.
(() => {
  const PATIENCE = 60_000;
  /** What lies in the menus of the table. */
  const MENUS = {
    help: ["[data-advise]", "[data-explain]", "[data-because]"],
    menu: [
      "[data-redo]",
      "[data-seats]",
      "[data-fairness]",
      "[data-share]",
      "[data-settings]",
      "a[data-rule",
      "a[href='#/about']",
    ],
  };
  /** @typedef {NonNullable<ReturnType<typeof offer>>} Offer */
  /** @param {string} selector @returns {HTMLElement | null} */
  const one = (selector) => document.querySelector(selector);
  /** @param {string} selector @param {string} name */
  const all = (selector, name) =>
    /** @type {HTMLElement[]} */ ([...document.querySelectorAll(selector)])
      .map((element) => element.dataset[name] ?? "")
      .sort();
  const buttons = ["roll", "confirm", "cancel", "undo", "redo", "send-turn"];

  /** The choices in a list that is not unfolded. */
  const folded = () => one("[data-folded]")?.dataset.folded?.split("\n") ?? [];

  /** By how many pixels the table overflows. */
  function overflow() {
    const side = one("[data-beside]");
    return Math.max(
      document.documentElement.scrollHeight - innerHeight,
      side ? side.scrollHeight - side.clientHeight : 0, // other checkouts are measured by this, too
      0,
    );
  }

  /** What the table offers now; null where there is no table. The page is not laid out for it. */
  function offer() {
    const board = one("[data-game]");
    if (!board) return null;
    const { ply, toAct, phase } = board.dataset;
    const offered = buttons.filter((name) => one(`[data-${name}]:not(:disabled)`));
    return {
      ply: Number(ply),
      toAct,
      phase,
      picks: all("[data-pick]", "pick"),
      actions: [...all("[data-action]", "action"), ...folded()].sort(),
      offered,
      alerts: document.querySelectorAll("main [role=alert]").length,
    };
  }

  /** What the table offers now, and by how many pixels it overflows; null where there is no table. */
  function read() {
    const now = offer();
    return now && { ...now, hidden: overflow() };
  }

  /** @param {Offer} state @param {string} name */
  const has = (state, name) => state.offered.includes(name);
  /** The buttons of a physical die are there. @param {Offer} state */
  const entering = (state) => state.toAct === "chance" && state.actions.length > 0;
  /** The buttons of choices in words, where they are few. @returns {NodeListOf<HTMLElement>} */
  const inWords = () => document.querySelectorAll("[data-choices=few] [data-action]");
  /** A game that is over is shown before the engine has opened it, but answers taps only then. @param {Offer} state */
  const answerable = (state) =>
    entering(state) ||
    (state.toAct === "over" && document.documentElement.dataset.ready === "engine") ||
    has(state, "roll") ||
    has(state, "confirm") ||
    has(state, "send-turn") ||
    state.picks.length > 0 ||
    inWords().length > 0;
  /** @returns {Promise<void>} */
  const pause = () => new Promise((resolve) => setTimeout(resolve, 2));

  /** Wait until the document has changed, or for a tenth of a second. */
  async function change() {
    let changed = false;
    const observer = new MutationObserver(() => (changed = true));
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    for (const end = performance.now() + 100; !changed && performance.now() < end; ) await pause();
    observer.disconnect();
  }

  /** Wait until what the table offers passes a test. @param {(state: Offer) => unknown} test */
  async function until(test) {
    const deadline = performance.now() + PATIENCE;
    for (;;) {
      const now = offer();
      if (now && test(now)) return { ...now, hidden: overflow() };
      if (performance.now() > deadline) throw new Error(`the table stays at ${JSON.stringify(now)}`);
      await change();
    }
  }

  /** The topmost element at an element's middle; null outside the viewport. @param {Element} element */
  function inTheMiddleOf(element) {
    const { left, top, width, height } = element.getBoundingClientRect();
    return document.elementFromPoint(left + width / 2, top + height / 2);
  }

  /** Open the menu that an element is in. @param {Element} element */
  function unfold(element) {
    const menu = element.closest("[popover]");
    if (menu && !menu.matches(":popover-open")) one(`[popovertarget="${menu.id}"]`)?.click();
  }

  /** Tap an element in its middle; throws where it takes no tap or another element covers it. @param {HTMLElement | null} element */
  function tap(element) {
    if (!element) throw new Error("there is nothing to tap");
    if (element.matches(":disabled")) throw new Error(`${element.outerHTML} takes no tap`);
    unfold(element);
    if (!element.contains(inTheMiddleOf(element))) element.scrollIntoView({ block: "nearest" });
    const hit = inTheMiddleOf(element);
    if (!element.contains(hit)) throw new Error(`${element.outerHTML} lies under ${hit?.outerHTML.slice(0, 200)}`);
    element.click();
  }

  /**
   * Touch a point as a finger does: unlike the click of a script, the tap comes from a pointer.
   * @param {{x: number, y: number}} at
   */
  function touch({ x, y }) {
    const under = document.elementFromPoint(x, y);
    const how = { clientX: x, clientY: y, bubbles: true, cancelable: true, composed: true };
    const pointer = { ...how, pointerType: "touch", isPrimary: true };
    under?.dispatchEvent(new PointerEvent("pointerdown", pointer));
    under?.dispatchEvent(new PointerEvent("pointerup", pointer));
    under?.dispatchEvent(new MouseEvent("click", { ...how, detail: 1 }));
  }

  /** Open the menu of the table that has what a selector says: its entries are there while it is open. @param {string} selector */
  function openFor(selector) {
    const [name] =
      Object.entries(MENUS).find(([, entries]) => entries.some((entry) => selector.startsWith(entry))) ?? [];
    const menu = one(`[data-opens=${name}] + [popover]`);
    if (menu && !one(selector) && !menu.matches(":popover-open")) menu.showPopover();
  }

  /** Tap an element as soon as it takes taps. @param {HTMLElement} element */
  async function tapInTime(element) {
    for (const end = performance.now() + PATIENCE; element.matches(":disabled") && performance.now() < end; )
      await pause();
    tap(element);
  }

  /** Tap an element and wait for the next offer. @param {HTMLElement | null} element */
  async function step(element) {
    const before = JSON.stringify(offer());
    tap(element);
    return until((now) => answerable(now) && JSON.stringify(now) !== before);
  }

  /**
   * A 32-bit pseudo-random number for a count: the same recipe plays the same game.
   * @param {number} count
   * @param {number} recipe
   */
  const mixed = (count, recipe) => (Math.imul(count + 1, 2654435761) ^ Math.imul(recipe + 1, 40503 * 65537)) >>> 7;

  /**
   * The recipe's choice: a pick, or now and then a choice from a short list.
   * @param {Offer} state
   * @param {number} count
   * @param {number} recipe
   * @returns {HTMLElement | null}
   */
  function chosen(state, count, recipe) {
    const at = mixed(count, recipe);
    if (entering(state)) return one(`[data-action="${state.actions[at % state.actions.length]}"]`);
    const few = inWords();
    if (few.length && (at % 3 === 0 || !state.picks.length)) return few[at % few.length] ?? null;
    return one(`[data-pick="${state.picks[at % state.picks.length]}"]`);
  }

  /** @param {Offer} state @param {number} count @param {number} recipe */
  const next = (state, count, recipe) =>
    has(state, "confirm")
      ? one("[data-confirm]")
      : has(state, "roll")
        ? one("[data-roll]")
        : chosen(state, count, recipe);

  /** @param {Offer} state */
  const isDone = (state) => state.toAct === "over" || has(state, "send-turn");
  /** @param {Offer} state */
  const pending = (state) => has(state, "confirm");
  /** @type {Record<string, (state: Offer) => boolean>} */
  const STOPS = {
    over: (state) => state.toAct === "over",
    pending,
    lay: (state) => state.phase === "lay" && !pending(state) && !has(state, "cancel"),
  };

  /**
   * Play until the game is over or goes on elsewhere, an action waits for confirmation, or a ply is reached; returns
   * what was offered.
   * @param {number} recipe
   * @param {string | number} stop
   */
  async function play(recipe, stop) {
    const stops = STOPS[stop] ?? ((state) => state.ply >= Number(stop));
    const trace = [];
    let state = await until(answerable);
    for (let count = state.ply; !stops(state) && !isDone(state); count += 1) {
      if (!has(state, "confirm") && !has(state, "cancel")) trace.push(state);
      state = await step(next(state, count, recipe));
    }
    return trace;
  }

  /**
   * Tap the picks of an action, except those that follow by themselves, until it is shown and can be confirmed.
   * @param {string[]} picks
   */
  async function lead(picks) {
    const chosen = (/** @type {string} */ pick) =>
      !one(`[data-cell="${pick}"]`) || one(`[data-cell="${pick}"][aria-pressed=true]`);
    let state = await until(answerable);
    while (!(has(state, "confirm") || has(state, "roll")) || !picks.every(chosen)) {
      const next = picks.find((pick) => state.picks.includes(pick) && !chosen(pick));
      if (!next) throw new Error(`nothing leads to ${picks} at ${JSON.stringify(state)}`);
      tap(one(`[data-pick="${next}"]`));
      state = await until((now) => answerable(now) && chosen(next));
    }
  }

  /** The page's database; null until the page has created it. @returns {Promise<IDBDatabase | null>} */
  const found = () =>
    new Promise((resolve) => {
      const request = indexedDB.open(`jemaa-games:${location.pathname.replace(/[^/]*$/, "")}`);
      request.onupgradeneeded = () => request.transaction?.abort();
      request.onsuccess = () => resolve(request.result);
      request.onerror = (event) => {
        event.preventDefault();
        resolve(null);
      };
    });

  async function opened() {
    for (let database = null; ; await pause()) if ((database = await found())) return database;
  }

  /** Run work on the stored games, as another program would. @param {(games: IDBObjectStore) => IDBRequest} work */
  async function stored(work) {
    const database = await opened();
    const transaction = database.transaction("games", "readwrite");
    const request = work(transaction.objectStore("games"));
    await new Promise((resolve, reject) => {
      transaction.oncomplete = resolve;
      transaction.onerror = reject;
    });
    database.close();
    return request.result;
  }

  Object.assign(globalThis, {
    jemaaPlayer: {
      offer,
      read,
      until,
      play,
      lead,
      tap,
      tapInTime,
      openFor,
      touch,
      step,
      next,
      mixed,
      change,
      answerable,
      inTheMiddleOf,
      answer: () => until(answerable),
      opened,
      rows: () => stored((games) => games.getAll()),
      row: (/** @type {string} */ id) => stored((games) => games.get(id)),
      put: (/** @type {object} */ row) => stored((games) => games.put(row)),
    },
  });
})();
