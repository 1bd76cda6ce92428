// How a stored game is laid on the table: its clock, its session, its voice, and what the parts of the table are handed.
import { greet } from "../shell/focus.js";
import { persons } from "../shell/seating.js";
import { createClock } from "./animate.js";
import { createHints } from "./hints.js";
import { must, own } from "./own.js";
import { showBoard } from "./scrubber.js";
import { createSession } from "./session.js";
import { createSpeaking } from "./speaking.js";
import { sentence } from "./telling.js";

/** @typedef {import("../types.js").Row} Row */
/** @typedef {import("./types.js").Table} Table */

/** The button that opens the story. */
const STORY = "[data-story]";
/** The line of the story that is looked at. */
const SHOWN = ".log-line[aria-current]";

/** What nobody has done anything to yet. */
const fresh = () => ({
  frame: null,
  cells: [],
  place: "",
  focused: "",
  unfolded: false,
  sheet: null,
  taken: false,
  undrawn: false,
  paintable: true,
  levels: [],
});

/**
 * @param {object} parts
 * @param {import("../engine/client.js").Engine} parts.engine
 * @param {ReturnType<typeof import("../shell/store.js").createStore>} parts.store
 * @param {Record<string, import("../types.js").GameFace>} parts.games the drawings and words of each
 * @param {import("../shell/i18n.js").Translate} parts.translate
 * @param {() => import("../types.js").Settings} parts.settings
 * @param {ReturnType<typeof import("./announce.js").createAnnouncer>} parts.announcer
 * @param {ReturnType<typeof import("../shell/sound.js").createSound>} parts.sound
 * @param {() => boolean} parts.still whether the person wants no movement
 * @param {HTMLElement} parts.root of the page
 * @param {import("../engine/supervision.js").Supervision["once"]} parts.once asks what never changes
 * @param {import("../shell/share.js").Share} parts.share
 * @param {() => ReturnType<typeof import("./opening.js").createOpening>} parts.opening
 * @param {(question: {key: string}) => Promise<boolean>} parts.agreed asks everyone at the table
 * @param {{paint(): void, repaint(): void, answer(ms?: number): Promise<void> | void}} parts.painting all of the page, what moves
 *   alone, and what a person waits for
 * @param {(error: import("../types.js").Trouble) => void} parts.onDamaged
 * @returns {(row: Row) => Table}
 */
export function createLaying({
  engine,
  store,
  games,
  translate,
  settings,
  announcer,
  sound,
  still,
  root,
  once,
  share,
  opening,
  agreed,
  painting,
  onDamaged,
}) {
  const { paint, repaint, answer } = painting;

  /** @param {() => Table} table of which the clock shows and tells */
  const clockOf = (table) =>
    createClock({
      show: (frame) => {
        table().frame = frame;
        repaint();
      },
      sound: (event) => {
        if (settings().sound) sound.play(own(table().board.sounds, event.type));
      },
      tell(event) {
        announcer.say(sentence(event, table()));
        if (event.type === "ended") table().hints.end();
      },
      speed: () => (still() ? "off" : settings().speed),
    });

  /** Undo one's own decisions freely; ask the others once where a roll lies between. @param {Table} table */
  async function undo({ session }) {
    session.hurry(); // what is taken back is what has happened, also where it still moves
    const { view } = session.state;
    if (view.undo_to !== null || persons(session.row.seats) < 2) return session.undo(view.undo_to === null);
    if (await agreed({ key: "undo-assent" })) await session.undo(true);
  }

  /** Whom a seat can be given to. @param {Table} table @param {string} game */
  async function learnLevels(table, game) {
    const told = await once({ do: "games", game }).catch(() => null);
    table.levels = told?.games[0]?.bots ?? [];
    paint();
  }

  /** Show a sheet beside the board, or none. @param {Table} table @param {string | null} sheet @param {string} game */
  function open(table, sheet, game) {
    if (!sheet) leaveSheet();
    table.sheet = sheet;
    table.session.count(sheet === "fairness");
    if (sheet === "seats") learnLevels(table, game);
    paint();
    if (sheet) requestAnimationFrame(toNewest);
  }

  return function lay(row) {
    scrollTo(0, 0);
    const { game } = row.record;
    const { board, result } = must(own(games, game), "drawings of this game");
    const speaking = createSpeaking(announcer.say);
    let met = false;
    const clock = clockOf(() => table);
    const session = createSession({
      engine,
      store,
      row,
      board,
      settings,
      clock,
      onDamaged,
      onChange: answer,
      actions: () => once({ do: "actions", game }),
    });
    /** @type {Table} */
    const table = {
      session,
      board,
      result,
      ...fresh(),
      hints: createHints(game, paint),
      say: (key, args) => translate(settings().language, key, args, game, session.state.view.seats),
      sayIn: (lang) => (key, args) => translate(lang, key, args, game, session.state.view.seats),
      get lang() {
        return settings().language;
      },
      get dice() {
        return settings().dice;
      },
      focus: (pick, cell) => {
        Object.assign(table, { focused: pick }, cell && { place: pick });
        paint();
      },
      meet() {
        if (!met) greet(root);
        met = true;
      },
      heed: () => speaking.heed(table),
      open: (sheet) => open(table, sheet, game),
      undo: () => undo(table),
      look: (ply) => {
        session.look(ply);
        requestAnimationFrame(() => {
          toNewest();
          showBoard();
        });
      },
      branch: (ply) => opening().branch(table, ply),
      tell: announcer.say,
      share: () => {
        share.open(row);
      },
      save: () => share.save(row),
      takeOver: () => opening().takeOver(row.id),
    };
    return table;
  };
}

/** Whoever shuts the story goes on from the button that opened it. */
function leaveSheet() {
  if (!document.activeElement?.closest(".sheet")) return;
  /** @type {HTMLElement | null} */ (document.querySelector(STORY))?.focus({ preventScroll: true });
}

/** A story is opened at its newest line, and shows the line that is looked at. */
function toNewest() {
  document.querySelector(SHOWN)?.scrollIntoView({ block: "nearest" });
}
