// Addresses: what one shows, what it asks of the store and of the engine, and what becomes of it.
import { draft, nameOf, request, seating } from "../screens/draft.js";
import { goToSection } from "../screens/rules.js";
import { parse, playRequest } from "../shell/address.js";
import { hex } from "../shell/hex.js";

/** @typedef {import("../types.js").GameFacts} GameFacts */
/** @typedef {import("../types.js").Trouble} Trouble */
/** @typedef {import("../shell/address.js").Address} Address */
/** @typedef {ReturnType<typeof createRouting>} Routing */

/** The screens that show what is stored. */
const STORED = new Set(["home", "game"]);
/** The screens that begin a game. */
const STARTS = new Set(["new", "play"]);
/** Random bytes of a seed where nobody gives one; two letters each. */
const SEED_BYTES = 8;

/**
 * @param {object} parts
 * @param {string[]} parts.games the names of those that there are
 * @param {import("../engine/supervision.js").Supervision} parts.supervision
 * @param {ReturnType<typeof import("../table/opening.js").createOpening>} parts.opening
 * @param {import("../shell/shelf.js").Shelf} parts.shelf
 * @param {import("../shell/intake.js").Intake} parts.intake
 * @param {import("./saying.js").Saying} parts.saying
 * @param {Promise<unknown>} parts.drawable settles once the page has the time to draw
 * @param {() => void} parts.onLeave another address is shown
 * @param {() => void} parts.onChange
 */
export function createRouting({ games, supervision, opening, shelf, intake, saying, drawable, onLeave, onChange }) {
  const { say, trouble } = saying;
  /** What an address begins with. */
  const untouched = () => ({
    address: parse(location.hash, games),
    /** what the engine told of the address's game @type {GameFacts | null} */ facts: null,
    /** the new game that is being drawn up @type {import("../screens/draft.js").Draft | null} */ draft: null,
    /** why it could not be begun @type {Trouble | null} */ trouble: null,
    /** why there is nothing to be shown, in a sentence @type {string | null} */ lost: null,
    /** what the address's link holds @type {import("../types.js").Found | null} */ found: null,
  });
  const now = untouched();

  /** The address has changed. */
  async function arrive() {
    const fresh = untouched();
    const { address } = fresh;
    if (address.screen === "game" && [opening.table?.session.row.id, opening.coming].includes(address.what))
      return onChange();
    opening.leave();
    shelf.name(null);
    onLeave();
    Object.assign(now, fresh);
    scrollTo(0, 0);
    onChange();
    if (address.screen === "rules") drawable.then(() => goToSection(address.query)); // nothing is painted before
    if (address.screen === "home") await shelf.refresh();
    if (address.screen === "game") await openStored(address);
    if (now.address === address && supervision.status.engineState === "ready") await begin();
  }

  /** What an address asks of the engine once it can answer. */
  async function begin() {
    document.documentElement.dataset.ready = "engine";
    performance.mark("jemaa:engine");
    const { address } = now;
    /** @type {GameFacts | null} */
    const facts = STARTS.has(address.screen)
      ? ((await supervision.once({ do: "games", game: address.what })).games[0] ?? null)
      : null;
    if (now.address !== address) return; // the person has gone on to another
    now.facts = facts;
    if (facts && address.screen === "new") now.draft ??= draft(facts, say);
    if (facts && address.screen === "play" && !opening.table) await startPlay(facts);
    else if (address.screen === "open" && !now.found) await readLink(address);
    else if (opening.table && !opening.table.taken) await opening.table.session.open();
    onChange();
  }

  /** @param {GameFacts} facts */
  async function startPlay(facts) {
    const asked = playRequest(now.address, facts, (seat) => nameOf(say, seat), hex(SEED_BYTES));
    if (!asked) now.lost = say("error-address");
    else await start(asked);
    if (now.trouble) now.lost = trouble(now.trouble);
  }

  /** @param {import("../types.js").Begin} asked @param {import("../table/opening.js").Seating} [seated] */
  async function start(asked, seated) {
    now.trouble = await opening.begin(asked, seated);
    onChange();
  }

  /** @param {Address} address */
  async function openStored(address) {
    const refusal = await opening.fetch(address.what, () => now.address === address);
    if (now.address !== address) return;
    if (refusal) now.lost = trouble(refusal);
    onChange();
  }

  /** @param {Address} address */
  async function readLink(address) {
    const read = await intake.read(address.what);
    if (now.address !== address) return;
    if ("trouble" in read) now.lost = trouble(read.trouble);
    else now.found = read.found;
  }

  /** Looked at again: other tabs may have changed what is stored. */
  function lookAgain() {
    if (now.address.screen === "home" && document.visibilityState === "visible") shelf.refresh();
  }

  return {
    now,
    begin,
    /** Whether the address shows what is stored. */
    get showsStored() {
      return STORED.has(now.address.screen);
    },

    /** Follow addresses from now on. @returns {Promise<void>} settles when what the first one shows is there */
    follow() {
      addEventListener("hashchange", arrive);
      addEventListener("focus", lookAgain);
      document.addEventListener("visibilitychange", lookAgain);
      if (STARTS.has(now.address.screen))
        for (const verb of /** @type {const} */ (["games", "actions"]))
          supervision.once({ do: verb, game: now.address.what });
      return arrive();
    },

    /** Begin the game that was drawn up. */
    async startDraft() {
      const { draft: form, facts } = now;
      if (form && facts) await start(request(form, facts, form.seed.trim() || hex(SEED_BYTES), say), seating(form));
    },

    /** Make the game of a link one of this device's own. */
    async accept() {
      const { found } = now;
      if (!found) return;
      now.found = null; // once is enough, however often it is tapped
      const row = await opening.keep(found, {});
      location.replace(`#/game/${row.id}`);
    },

    /** Take in files; a single game goes on the table. @param {Iterable<File>} files */
    async take(files) {
      const { address } = now;
      const row = await intake.take(files);
      if (row && now.address === address) location.hash = `#/game/${row.id}`;
    },

    /** The stored game cannot be opened: say why; it stays as it is. @param {Trouble} error */
    damaged(error) {
      now.lost = `${say("error-damaged")} ${trouble(error)}`;
      onChange();
    },
  };
}
