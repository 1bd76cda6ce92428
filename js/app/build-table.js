// Builds the table of a stored game: its clock, its session, and everything its templates receive.
import { observe } from "../base/observable.js";
import { focusHeading } from "../ui/focus.js";
import { InputMethod } from "../platform/input-method.js";
import { createClock } from "../session/animation-clock.js";
import { entered } from "../screen-reader/command-field.js";
import { finale } from "../board/finale.js";
import { createHints, obeyHint } from "../table/hints.js";
import { must, lookup } from "../base/lookup.js";
import { showBoard } from "../table/history-controls.js";
import { createSession } from "../session/session.js";
import { TableAnnouncer } from "../screen-reader/table-announcer.js";
import { undo } from "../session/undo.js";
import { inSeatLanguage } from "../wording/seat-language.js";

/** @typedef {import("../types.js").Row} Row */
/** @typedef {import("../table/types.js").Table} Table */

/** The button that opens the log. */
const STORY = "[data-story]";
/** The current line of the log. */
const SHOWN = ".log > .linked";

/** What a lesson counts on: its die is rolled by a tap, and each placement confirmed. */
const TAUGHT = { roll: false, dice: false, confirm: true };

/** What is drawn of the board. */
const drawings = () => /** @type {NodeListOf<SVGElement>} */ (document.querySelectorAll("[data-game] > svg"));

/** The initial UI state of a table. */
const fresh = () => ({
  frame: null,
  drawn: { cells: [], handles: [], hand: [] },
  holding: false,
  place: "",
  focused: "",
  unfolded: false,
  parts: { view: null, chosen: [] },
  sheet: null,
  taken: false,
  undrawn: false,
  paintable: true,
  levels: [],
  wondered: null,
  answer: "",
  known: null,
});

/**
 * @param {object} parts
 * @param {import("../engine/client.js").Engine} parts.engine
 * @param {import("../engine/archive.js").Archive} parts.archive what the engine needs for opponents
 * @param {import("../storage/store.js").Store} parts.store
 * @param {Record<string, import("../types.js").GameFace>} parts.games drawings and sentences of each game
 * @param {import("../i18n/translate.js").Translate} parts.translate
 * @param {import("../i18n/catalogues.js").Languages} parts.languages
 * @param {() => import("../types.js").Settings} parts.settings
 * @param {import("../screen-reader/announcer.js").Announcer} parts.announcer
 * @param {import("../platform/sound.js").Sound} parts.sound
 * @param {() => boolean} parts.still whether the person prefers reduced motion
 * @param {HTMLElement} parts.root root element of the page
 * @param {import("../engine/supervision.js").Supervision["once"]} parts.once asks for something that never changes
 * @param {import("../platform/share.js").Share} parts.share
 * @param {() => ReturnType<typeof import("./open-tables.js").createOpening>} parts.opening
 * @param {(question: import("../types.js").Sentence) => Promise<boolean>} parts.agreed asks everyone at the table
 * @param {{paint(): void, answer(ms?: number): Promise<void> | void}} parts.painting measures how long a reply takes to be on screen
 * @param {(error: import("../types.js").Trouble) => void} parts.onDamaged
 * @returns {(row: Row, as?: {guide?: import("../session/lesson.js").Guide, lesson?: import("../table/types.js").Tutored,
 *   store?: {put(row: Row): Promise<void>}}) => Table} a lesson has a guide, and a store of its own
 */
export function createLaying({
  engine,
  archive,
  store,
  games,
  translate,
  languages,
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
  const inputMethod = new InputMethod();

  /** @param {() => Table} table the table that the clock animates */
  const clockOf = (table) =>
    createClock({
      show: (frame) => {
        table().frame = frame;
      },
      sound: (event) => {
        if (settings().sound) sound.play(lookup(table().board.sounds, event.type));
      },
      ring: ({ tone, pitch }) => {
        if (settings().sound) sound.play(tone, pitch);
      },
      tell(event) {
        table().heard(event);
        if (event.type === "ended") table().hints.end();
      },
      speed: () => (still() ? "off" : settings().speed),
    });

  /** Load the levels of opponents. @param {Table} table @param {string} game */
  async function learnLevels(table, game) {
    const told = await once({ do: "games", game }).catch(() => null);
    table.levels = told?.games[0]?.bots ?? [];
  }

  /**
   * Open a sheet beside the board, or close it.
   * @param {Table} table
   * @param {string | null} sheet
   * @param {string} game
   */
  function open(table, sheet, game) {
    if (!sheet) leaveSheet();
    table.sheet = sheet;
    table.session.count(sheet === "fairness");
    if (sheet === "seats") learnLevels(table, game);
    if (sheet) requestAnimationFrame(toNewest);
  }

  /** Show and announce what the command field answers. @param {Table} table @param {string} answer */
  function answered(table, answer) {
    if (answer) announcer.say(answer, inSeatLanguage(table).lang);
    table.answer = answer;
  }

  /** What people do at a table besides choosing. @param {() => Table} table @param {string} game */
  const doing = (table, game) => ({
    list: (/** @type {Partial<Table>} */ part) => Object.assign(table(), part),
    wonder: (/** @type {number | null} */ ply) => Object.assign(table(), { wondered: ply }),
    open: (/** @type {string | null} */ sheet) => open(table(), sheet, game),
    undo: () => undo(table(), agreed),
    enter: (/** @type {string} */ text) => entered(text, table()).then((answer) => answered(table(), answer)),
  });

  /** What every session gets. */
  const common = { engine, need: archive.load, onDamaged, onAnswer: painting.answer };

  /** The settings that count at a table. @param {import("../session/lesson.js").Guide} [guide] */
  const settingsFor = (guide) => () => (guide ? { ...settings(), ...TAUGHT } : settings());

  /** How a game is given away. @param {Row} row */
  const givingAway = (row) => ({
    share: () => share.open(row),
    save: () => share.save(row),
    picture: () => share.picture(row, [...drawings()], `at-${row.record.game}`),
  });

  return function lay(row, { guide, lesson = null, store: kept = store } = {}) {
    scrollTo(0, 0);
    languages.loadFor(row.seats);
    const { game } = row.record;
    const chosen = settingsFor(guide);
    const { board, result } = must(lookup(games, game), "drawings of this game");
    const tableAnnouncer = new TableAnnouncer(announcer.say);
    const clock = clockOf(() => table);
    const session = createSession({
      ...common,
      store: kept,
      row,
      board,
      settings: chosen,
      guide,
      clock,
      ending: (view) => (guide ? [] : finale(view, result.lights(view))),
      onPlay: (view) => obeyHint(view, table),
      actions: () => once({ do: "actions", game }),
    });
    /** @type {Table} */
    const table = observe({
      session,
      board,
      result,
      lesson,
      languages,
      ...fresh(),
      hints: createHints(game),
      ...speech(
        (lang, ...what) => translate(lang, ...what, game, session.state.view.seats),
        settings,
        guide && inputMethod,
      ),
      get lang() {
        return settings().language;
      },
      get dice() {
        return chosen().dice;
      },
      get signs() {
        return settings().signs;
      },
      get telling() {
        return settings().telling;
      },
      get keys() {
        return settings().keys;
      },
      focus: (/** @type {string} */ pick, /** @type {boolean} */ cell) => {
        Object.assign(table, { focused: pick, ...(cell && { place: pick }) });
      },
      focusQuestion: focusingOnce(root),
      heard: (event) => tableAnnouncer.eventShown(event, table),
      announceChanges: () => tableAnnouncer.announceChanges(table),
      look: (ply) => {
        session.look(ply);
        requestAnimationFrame(showStep);
      },
      tell: announcer.say,
      ...doing(() => table, game),
      ...givingAway(row),
      ...leavingFor(opening, () => table),
    });
    return table;
  };
}

/**
 * What opens a game in place of this one, or anew.
 * @param {() => ReturnType<typeof import("./open-tables.js").createOpening>} opening
 * @param {() => Table} table
 */
const leavingFor = (opening, table) => ({
  branch: (/** @type {number} */ ply) => opening().branch(table(), ply),
  again: () => opening().again(table()),
  rematch: () => opening().rematch(table()),
  takeOver: () => opening().takeOver(table().session.row.id),
});

/**
 * The sentences of a table; those of a lesson select by how somebody acts.
 * @param {(lang: string, key: string, args?: import("../types.js").Args) => string} translated
 * @param {() => import("../types.js").Settings} settings
 * @param {InputMethod} [inputMethod] in a lesson
 */
function speech(translated, settings, inputMethod) {
  /** @type {Table["sayIn"]} */
  const sayIn = (lang) => (key, args) => translated(lang, key, inputMethod ? { how: inputMethod.how, ...args } : args);
  /** @type {import("../types.js").Say} */
  const say = (key, args) => sayIn(settings().language)(key, args);
  return { say, sayIn };
}

/** Moves the focus to the question, the first time it is called. @param {HTMLElement} root */
function focusingOnce(root) {
  let focused = false;
  return () => {
    if (!focused) focusHeading(root);
    focused = true;
  };
}

/** After closing a sheet, return the focus to the button that opened the log. */
function leaveSheet() {
  if (!document.activeElement?.closest(".sheet")) return;
  /** @type {HTMLElement | null} */ (document.querySelector(STORY))?.focus({ preventScroll: true });
}

/** Bring the step that somebody looks at into sight, in the log and on the board. */
function showStep() {
  toNewest();
  showBoard();
}

/** Scroll the log to its current line. */
function toNewest() {
  document.querySelector(SHOWN)?.scrollIntoView({ block: "nearest" });
}
