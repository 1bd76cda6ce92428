// Follows addresses: what each screen needs from the store and the engine. Replies that arrive after the person has
// gone on are dropped.
import { goToCard } from "../screens/rules.js";
import { parse, playRequest } from "./addresses.js";
import { nameOf } from "../storage/seating.js";
import { isWhole } from "../storage/store.js";
import { lastOf, rematch } from "../session/rematch.js";
import { isUntouched, untouched } from "../session/unplayed.js";

/** @typedef {import("../types.js").GameFacts} GameFacts */
/** @typedef {import("../types.js").Trouble} Trouble */
/** @typedef {import("./addresses.js").Address} Address */
/** @typedef {import("../types.js").Row} Row */
/** @typedef {import("./lazy.js").NewGame} NewGame */
/** @typedef {ReturnType<typeof createRouting>} Routing */

/** Screens that show stored games. */
const STORED = new Set(["home", "game"]);
/** Screens that start a game. */
const STARTS = new Set(["new", "play"]);

/** The people of games, each once. @param {Row[]} rows */
const peopleOf = (rows) => [
  ...new Set(rows.flatMap(({ view, seats }) => view.seats.flatMap(({ name }, at) => (seats[at]?.bot ? [] : [name])))),
];

/** Whether the engine can read a stored game. @param {Row} row @param {import("../types.js").Asker} engine */
const isSound = ({ record }, engine) =>
  engine.ask({ do: "check", record }).then(
    () => true,
    () => false,
  );

/**
 * The form of a new game, filled with the choices of the stored one that the address names.
 * @param {Address} address
 * @param {GameFacts} facts
 * @param {Pick<Parameters<typeof createRouting>[0], "fetchNewGame" | "store" | "supervision" | "saying">} parts
 */
async function drawnUp({ query }, facts, { fetchNewGame, store, supervision, saying }) {
  const id = query.get("as");
  const [newGame, recent, row] = await Promise.all([fetchNewGame(), store.recent(), id && store.get(id)]);
  const form = newGame.draft(facts, saying.say);
  const fits = isWhole(row) && row.record.game === facts.game && (await isSound(row, supervision.engine));
  const last = lastOf(recent, facts.game);
  return { newGame, known: peopleOf(recent), last, draft: fits ? newGame.like(form, facts, row) : form };
}

/** The state of a new address. @param {string[]} games */
const fresh = (games) => ({
  address: parse(location.hash, games),
  /** facts of the address's game @type {GameFacts | null} */ facts: null,
  /** the form of a new game @type {ReturnType<NewGame["draft"]> | null} */ draft: null,
  /** its screen @type {NewGame | null} */ newGame: null,
  /** the people of the games played last @type {string[]} */ known: [],
  /** the last one of the address's game @type {Row | null} */ last: null,
  /** why it could not be started @type {Trouble | null} */ trouble: null,
  /** a sentence: why there is nothing to show @type {string | null} */ lost: null,
  /** what may bring it all the same @type {(() => void) | null} */ retry: null,
  /** the games played last, read while the engine starts @type {Promise<Row[]> | null} */ recent: null,
  /** the game in the address's link @type {import("../types.js").Found | null} */ found: null,
});

/**
 * @param {object} parts
 * @param {string[]} parts.games names of all games
 * @param {import("../engine/supervision.js").Supervision} parts.supervision
 * @param {import("./rulebooks.js").Rulebooks} parts.rulebooks
 * @param {import("./open-tables.js").OpenTables} parts.opening
 * @param {Pick<import("../storage/store.js").Store, "get" | "recent">} parts.store
 * @param {() => Promise<NewGame>} parts.fetchNewGame the screen of a new game, a file of its own
 * @param {import("../storage/shelf.js").Shelf} parts.shelf
 * @param {import("../storage/imports.js").Imports} parts.intake
 * @param {ReturnType<typeof import("./lessons.js").createLearning>} parts.learn begins the lessons of a game
 * @param {import("./page-sentences.js").Saying} parts.saying
 * @param {Promise<unknown>} parts.drawable settles when rendering may begin
 * @param {() => void} parts.onLeave called before another address is shown
 * @param {() => void} parts.onChange
 */
export function createRouting(parts) {
  const { games, supervision, rulebooks, opening, store, fetchNewGame, shelf } = parts;
  const { intake, learn, saying, drawable, onLeave, onChange } = parts;
  const { say, trouble } = saying;
  const now = fresh(games);

  /** Show the new address. */
  async function arrive() {
    const next = fresh(games);
    const { address } = next;
    if (address.screen === "game" && [opening.table?.session.row.id, opening.coming].includes(address.what))
      return onChange();
    opening.leave();
    shelf.naming = null;
    onLeave();
    Object.assign(now, next);
    scrollTo(0, 0);
    onChange();
    if (address.screen === "rules") turnTo(address);
    if (address.screen === "play") now.recent = store.recent();
    if (address.screen === "home") await shelf.refresh();
    if (address.screen === "game") await openStored(address);
    if (now.address === address && supervision.status.engineState === "ready") await begin();
  }

  /** Show the card of the rules that the address names, once they are there. @param {Address} address */
  async function turnTo(address) {
    await Promise.all([rulebooks.need(address.what), drawable]); // nothing is rendered before
    if (now.address === address) goToCard(address.card || (address.query.get("at") ?? ""));
  }

  /** Ask the engine for what the address needs, once it is ready and the page can speak. */
  async function begin() {
    await drawable;
    document.documentElement.dataset.ready = "engine";
    performance.mark("jemaa:engine");
    const { address } = now;
    /** @type {GameFacts | null} */
    const facts = STARTS.has(address.screen)
      ? ((await supervision.once({ do: "games", game: address.what })).games[0] ?? null)
      : null;
    /** @type {Partial<Awaited<ReturnType<typeof drawnUp>>> & {missed?: import("../platform/fetching.js").FetchFailure}} */
    const drawn =
      facts && address.screen === "new" ? await drawnUp(address, facts, parts).catch((missed) => ({ missed })) : {};
    if (now.address !== address) return; // the address has changed
    if (drawn.missed) lack({ code: "not-fetched", args: drawn.missed });
    else Object.assign(now, { facts }, now.draft ? {} : drawn);
    if (address.screen === "home") fetchNewGame().catch(() => {}); // ahead of time: nobody should wait for it
    if (facts && address.screen === "play" && !opening.table) await startPlay(facts);
    else if (address.screen === "open" && !now.found) await readLink(address);
    else if (address.screen === "learn" && !opening.table) await startLearning(address);
    else if (opening.table && !opening.table.taken) await opening.table.session.loop.open();
    onChange();
  }

  /** A part of the page is missing: say so, and let the person try again. @param {Trouble} error */
  function lack(error) {
    const retry = () => {
      Object.assign(now, { lost: null, retry: null });
      onChange();
      begin();
    };
    Object.assign(now, { lost: trouble(error), retry });
  }

  /** @param {GameFacts} facts */
  async function startPlay(facts) {
    const { address } = now;
    const last = address.query.has("again") ? lastOf((await now.recent) ?? [], facts.game) : null;
    if (now.address !== address) return;
    const asked = last ? null : playRequest(address, facts, (seat) => nameOf(say, seat));
    if (last) await again(last);
    else if (asked) await startOnce(asked, { facts, typed: Boolean(asked.seed) });
    else now.lost = say("error-address");
    if (now.trouble) now.lost = trouble(now.trouble);
  }

  /** @param {import("../types.js").Begin} asked @param {import("./open-tables.js").Seating} [seated] */
  async function start(asked, seated) {
    now.trouble = await opening.begin(asked, seated);
    onChange();
  }

  /**
   * Start a game, unless the same one is stored and untouched: then open that.
   * @param {import("../types.js").Begin} asked
   * @param {Parameters<typeof untouched>[2]} how
   */
  async function startOnce(asked, how) {
    const { address } = now;
    const same = untouched(await (now.recent ?? store.recent()), asked, how);
    if (now.address !== address) return;
    await (same ? show(same) : start(asked, how.seated));
  }

  /** Start another game of the same people, at the same places; open this one while nobody has done anything in it. @param {Row} row */
  const again = async (row) => (isUntouched(row) ? show(row) : start(rematch(row), row));

  /** @param {Row} row */
  const show = ({ id }) => location.replace(`#/game/${id}`);

  /** @param {Address} address */
  async function openStored(address) {
    const refusal = await opening.fetch(address.what, () => now.address === address);
    if (now.address !== address) return;
    if (refusal) now.lost = trouble(refusal);
    onChange();
  }

  /** @param {Address} address */
  async function startLearning(address) {
    const refusal = await learn(address.what, () => now.address === address);
    if (!refusal || now.address !== address) return;
    if (refusal.code === "no-lessons") lack(refusal);
    else now.lost = trouble(refusal);
  }

  /** @param {Address} address */
  async function readLink(address) {
    const read = await intake.read(address.what);
    if (now.address !== address) return;
    if ("trouble" in read) now.lost = trouble(read.trouble);
    else now.found = read.found;
  }

  return {
    now,
    begin,
    /** Whether the address shows stored games. */
    get showsStored() {
      return STORED.has(now.address.screen);
    },

    /** Start following addresses. @returns {Promise<void>} settles when the first one's stored games are read */
    follow() {
      addEventListener("hashchange", arrive);
      if (now.address.screen === "new") fetchNewGame().catch(() => {}); // beside the engine; what fails is tried again
      if (STARTS.has(now.address.screen))
        for (const verb of /** @type {const} */ (["games", "actions"]))
          supervision.once({ do: verb, game: now.address.what });
      return arrive();
    },

    /** Start the game of the form. */
    async startDraft() {
      const { draft: form, facts, newGame } = now;
      if (!form || !facts || !newGame) return;
      const asked = newGame.request(form, facts, say);
      await startOnce(asked, { facts, typed: Boolean(asked.seed), seated: newGame.seating(form) });
    },

    again,

    /** Store the game of a link on this device. */
    async accept() {
      const { found } = now;
      if (!found) return;
      now.found = null; // a second tap must not store it twice
      const row = await opening.keep(found, {});
      location.replace(`#/game/${row.id}`);
    },

    /** Import files; a single game is opened. @param {Iterable<File>} files */
    async take(files) {
      const { address } = now;
      const row = await intake.take(files);
      if (row && now.address === address) location.hash = `#/game/${row.id}`;
    },

    /** A stored game cannot be opened: say why. It stays stored as it is. @param {Trouble} error */
    damaged(error) {
      now.lost = `${say("error-damaged")} ${trouble(error)}`;
      onChange();
    },
  };
}
