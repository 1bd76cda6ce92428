// An open game on the page: its session, its clock, and everything its templates receive.
import { observe } from "../base/observable.ts";
import { lookup, required } from "../base/lookup.ts";
import { nextPaint } from "../base/paint.ts";
import { partsOf as scoreParts } from "../art/podium.ts";
import { finale, rising } from "../board/finale.ts";
import { runCommand } from "../screen-reader/command-field.ts";
import { TableAnnouncer } from "../screen-reader/table-announcer.ts";
import { styledModule } from "../platform/fetching.ts";
import { Clock } from "../session/animation-clock.ts";
import { clockOf, rewound, withKept } from "../storage/clock-choice.ts";
import { dropSpent, keepSpent, keptSpent } from "../storage/settings.ts";
import { rollsBySeat } from "../session/roll-counts.ts";
import { Session } from "../session/session.ts";
import { undo } from "../session/undo.ts";
import { studiedWords } from "../table/analysis.ts";
import { Hints, obeyHint } from "../table/hints.ts";
import { showBoard } from "../table/history-controls.ts";
import { givePicture } from "../table/picture.ts";
import { pursesOf } from "../table/seats.ts";
import { focusFirst, focusHeading } from "../ui/focus.ts";
import { inSeatLanguage } from "../wording/seat-language.ts";

/** @typedef {import("../types.js").Row} Row */
/** @typedef {import("../types.js").Settings} Settings */
/** @typedef {import("../table/types.ts").Table} Contract what templates know of a table */
/** Where a game is stored, and what is remembered of it. @typedef {{put(row: Row): Promise<void>, results?: Pick<import("../storage/results.ts").Results, "note">}} TableStore */
/**
 * @typedef {object} Services what the page has for its tables
 * @property {import("../engine/supervision.ts").Supervision} supervision
 * @property {Pick<import("../engine/archive.ts").Archive, "load">} archive what the engine needs for opponents
 * @property {TableStore} store
 * @property {Record<string, import("../types.js").GameFace>} games drawings and sentences of each game
 * @property {import("../i18n/translate.ts").Translate} translate
 * @property {import("../i18n/catalogues.ts").Languages} languages
 * @property {() => Settings} settings
 * @property {Pick<import("../screen-reader/announcer.ts").Announcer, "say">} announcer
 * @property {Pick<import("./device.js").Device, "sound" | "still" | "inputMethod">} device
 * @property {HTMLElement} root root element of the page
 * @property {import("../storage/share.ts").Share} share
 * @property {(question: import("../types.js").Sentence) => Promise<boolean>} agreed asks everyone at the table
 * @property {Pick<import("./render-scheduler.js").Rendering, "answer">} rendering
 * @property {(error: import("../types.js").Trouble) => void} onDamaged
 */
/**
 * @typedef {object} As a lesson has a guide, a puzzle what is said of it, and both a store of their own
 * @property {import("../session/lesson.ts").Guide} [guide]
 * @property {import("../table/types.ts").Tutored} [lesson]
 * @property {import("../table/types.ts").Puzzling} [puzzle]
 * @property {{put(row: Row): Promise<void>}} [store]
 */

/** What has the focus once a sheet is shut, where what opened it is gone: the way to the result, else to the story. */
const AFTERWARDS = ["[data-outcome]", "[data-story]"];
/** A sheet beside the board. */
const SHEET = ".sheet";
/** The current line of the log. */
const SHOWN = ".log > .linked";

/** What a lesson counts on: its die is rolled by a tap, and each placement confirmed. */
const TAUGHT = { roll: false, dice: false, confirm: true };

/** The game clock with its styles, a file of its own. */
const { load: fetchClock } =
  /** @type {import("../platform/fetching.ts").LazyModule<typeof import("../table/game-clock/table-clock.ts")>} */ (
    styledModule(new URL("game-clock.js", import.meta.url).href)
  );
/** The level that plays on for somebody whose time is up, where the game has it; else its best one. */
const USUAL_LEVEL = "medium";

/** @implements {Contract} */
export class Table {
  /** @type {Session} */
  session;
  /** @type {import("../types.js").Board} */
  board;
  /** @type {import("../types.js").Outcome} */
  result;
  lesson;
  puzzle;
  languages;
  hints;
  settings;
  /** @type {unknown} */
  frame = null;
  /** @type {object[] | undefined} */
  purses;
  /** @type {Contract["rising"]} */
  rising;
  /** @type {Contract["uncovered"]} */
  uncovered = null;
  /** @type {Contract["handles"]} */
  handles = [];
  /** @type {Contract["names"]} */
  names = new WeakMap();
  place = "";
  focused = "";
  unfolded = false;
  /** @type {Contract["parts"]} */
  parts = { view: null, chosen: [] };
  /** @type {string | null} */
  sheet = null;
  taken = false;
  undrawn = false;
  paintable = true;
  /** @type {string[]} */
  levels = [];
  /** @type {number | null} */
  reasonsAt = null;
  answer = "";
  /** @type {number | null} */
  known = null;
  /** @type {Contract["gameClock"]} */
  gameClock = null;
  /** @type {Contract["studied"]} */
  studied = null;
  /** What has opened the sheet beside the board. @type {Element | null} */
  #opener = null;
  /** @type {boolean} */
  analysable;
  #services;
  #tables;
  #announcer;
  #focused = false;

  /** @param {Services} services @param {import("./open-tables.js").OpenTables} tables @param {Row} row @param {As} [as] */
  constructor(services, tables, row, as = {}) {
    const { games, languages, announcer, settings } = services;
    const { game } = row.record;
    scrollTo(0, 0);
    languages.loadFor(row.seats);
    this.#services = services;
    this.#tables = tables;
    this.#announcer = new TableAnnouncer(announcer.say);
    this.settings = as.guide ? () => ({ ...settings(), ...TAUGHT }) : settings;
    this.lesson = as.lesson ?? null;
    this.puzzle = as.puzzle ?? null;
    this.languages = languages;
    this.hints = new Hints(game);
    ({
      board: this.board,
      result: this.result,
      chances: this.analysable = false,
    } = required(lookup(games, game), "drawings of this game"));
    this.session = this.#sessionOf(row, as.store ?? services.store, as.guide);
    this.session.state.puzzle = this.puzzle;
    observe(this, "frame", "purses", "rising", "place", "focused", "unfolded", "parts");
    observe(
      this,
      "sheet",
      "taken",
      "undrawn",
      "paintable",
      "levels",
      "reasonsAt",
      "answer",
      "known",
      "uncovered",
      "studied",
      "gameClock",
    );
    if (row.clock) this.#wind();
  }

  /** @param {Row} row @param {TableStore} store @param {As["guide"]} guide */
  #sessionOf(row, store, guide) {
    const { supervision, archive, rendering, onDamaged } = this.#services;
    const { board, settings } = this;
    const { engine, once } = supervision;
    const actions = () => once({ do: "actions", game: row.record.game });
    return new Session(
      row,
      { engine, loadOpponents: archive.load, actions, store, settings },
      { board, clock: new Clock(this.#stage()), guide },
      {
        answer: rendering.answer,
        damaged: onDamaged,
        play: (view) => obeyHint(view, this),
        end: this.#finale,
        message: () => this.share(),
        rolled: (dice) => void store.results?.note(row.id, rollsBySeat(dice, board.face, row.seats.length)),
        analysed: ({ seats }) => {
          this.announce(this.say("analysis-done"));
          store.results?.note(
            row.id,
            seats.map(({ luck }) => ({ luck })),
          );
        },
      },
    );
  }

  /** What is seen of the end; a lesson about it goes on beside the board. @param {import("../types.js").View} view */
  #finale = (view) => {
    const words = this.board.words(this.say);
    const partsOf = (/** @type {import("../types.js").Seat} */ seat) =>
      scoreParts(this.result.score(seat, words), seat.score).map(({ points }) => points);
    return this.session.state.guide || this.puzzle ? [] : finale(view, partsOf);
  };

  /** Where animations are seen and heard. @returns {import("../session/animation-clock.ts").Stage} */
  #stage() {
    const { device, settings } = this.#services;
    return {
      show: (frame) => Object.assign(this, { frame, purses: pursesOf(frame), rising: rising(frame) }),
      sound: (event) => this.#sound(lookup(this.board.sounds, event.type)),
      ring: ({ tone, pitch }) => this.#sound(tone, pitch),
      shown: (event) => {
        this.#announcer.eventShown(event, this);
        if (event.type === "ended") this.hints.end();
      },
      speed: () => (device.still() ? "off" : settings().speed),
    };
  }

  /** @param {string | undefined} tone @param {number} [pitch] */
  async #sound(tone, pitch = 0) {
    const { device, settings } = this.#services;
    if (!settings().sound) return;
    await nextPaint(); // heard with what is seen, which does not wait for it
    device.sound.play(tone, pitch);
  }

  /** @type {Contract["time"]} */
  time = async (choice) => {
    const { row, match } = this.session;
    const clock = choice ? rewound(choice, row.clock, row.seats.length) : undefined;
    dropSpent((id) => id === row.id);
    await Promise.all([match.arrange({ clock }), this.#wind()]);
  };

  /** Let the clock of the row run, if it has one. */
  async #wind() {
    const { row } = this.session;
    this.gameClock?.end();
    this.gameClock = null;
    const stored = clockOf(row.clock, row.seats.length);
    const clock = (row.clock = stored ? withKept(stored, keptSpent(row.id)) : undefined);
    const module = clock && (await fetchClock().catch(() => null)); // without it the game goes on, and the console says why
    if (!module || row.clock !== clock) return;
    const level = async () => {
      await this.#loadLevels();
      return this.levels.includes(USUAL_LEVEL) ? USUAL_LEVEL : this.levels.at(-1);
    };
    this.gameClock = new module.TableClock(this, clock, {
      knock: () => void this.#sound("wood"),
      keep: (spent) => keepSpent(row.id, spent),
      kept: () => keptSpent(row.id),
      level,
    });
  }

  get lang() {
    return this.settings().language;
  }

  /** Whether its game is stored nowhere: a lesson, a puzzle. */
  get unstored() {
    return this.lesson !== null || this.puzzle !== null;
  }

  /**
   * A sentence of this table; those that tell what to do select by how somebody acts.
   * @param {string} lang
   * @param {string} key
   * @param {import("../types.js").Args} [args]
   */
  #sentence(lang, key, args) {
    const { row, view } = this.session.state;
    const { how } = this.#services.device.inputMethod;
    return this.#services.translate(lang, key, { how, ...args }, row.record.game, view.seats);
  }
  /** @type {Contract["say"]} */
  say = (key, args) => this.#sentence(this.settings().language, key, args);
  /** @type {Contract["sayIn"]} */
  sayIn = (lang) => (key, args) => this.#sentence(lang, key, args);

  /** @type {Contract["focus"]} */
  focus = (pick, cell) => void Object.assign(this, { focused: pick, ...(cell && { place: pick }) });
  /** Move the focus to the question, the first time. */
  focusQuestion = () => {
    if (!this.#focused) focusHeading(this.#services.root);
    this.#focused = true;
  };
  /** Whether rows and columns are named on the board: for whoever types, or wants all help. */
  get named() {
    return this.#services.device.inputMethod.how === "typed" || this.session.state.adviceWanted === "always";
  }
  announceChanges = () => this.#announcer.announceChanges(this);
  /** @type {Contract["announce"]} */
  announce = (sentence, lang = this.lang) => this.#services.announcer.say(sentence, lang);

  /** @type {Contract["look"]} */
  look = (ply) => {
    this.session.loop.look(ply);
    requestAnimationFrame(showStep);
  };
  /** @type {Contract["list"]} */
  list = (how) => void Object.assign(this, how);
  /** @type {Contract["uncover"]} */
  uncover = (away) => {
    this.uncovered = away ? this.session.state.view.result : null;
  };
  /** @type {Contract["showReasons"]} */
  showReasons = (ply) => {
    this.reasonsAt = ply;
  };
  /** @type {Contract["open"]} */
  open = (sheet) => {
    if (sheet) this.#enterSheet();
    else leaveSheet(this.#opener);
    if (this.studied) this.study(null);
    this.sheet = sheet;
    this.session.rolls.count(sheet === "fairness");
    if (sheet === "seats") this.#loadLevels();
    if (sheet === "analysis") this.session.analysis.start();
  };

  /** Put the picture of the end away, and begin a sheet at its heading. */
  #enterSheet() {
    this.uncover(true);
    const { activeElement } = document;
    if (!activeElement?.closest(SHEET)) this.#opener = activeElement;
    requestAnimationFrame(() => {
      toNewest();
      focusFirst(document, [`${SHEET} h2`]);
    });
  }

  /** @type {Contract["study"]} */
  study = (moment, after = false) => {
    this.studied = moment && { moment, after, advice: { action: moment.better, choices: [] } };
    this.look(moment ? moment.ply + Number(after) : Infinity);
    this.announce(moment ? studiedWords(moment, this) : this.say("scrub-now"));
  };

  /** Load the levels of opponents. */
  async #loadLevels() {
    const { game } = this.session.row.record;
    const reply = await this.#services.supervision.once({ do: "games", game }).catch(() => null);
    this.levels = reply?.games[0]?.bots ?? [];
  }

  undo = () => undo(this, this.#services.agreed);

  /** Do what was typed into the command field, and show and announce what it answers. @type {Contract["enter"]} */
  enter = async (text) => {
    const answer = await runCommand(text, this);
    if (answer) this.#services.announcer.say(answer, inSeatLanguage(this).lang);
    this.answer = answer;
  };

  /** @type {Contract["branch"]} */
  branch = (ply) => this.#tables.branch(this, ply);
  again = () => this.#tables.again(this);
  rematch = () => this.#tables.rematch(this);
  takeOver = () => this.#tables.takeOver(this.session.row.id);

  share = () => this.#services.share.open(this.session.row);
  save = () => this.#services.share.save(this.session.row);
  /** @type {Contract["picture"]} */
  picture = (curves) => givePicture(this, curves);
}

/** After closing a sheet, return the focus to what opened it. @param {Element | null} opener */
function leaveSheet(opener) {
  if (!document.activeElement?.closest(SHEET)) return;
  if (opener?.matches("button") && opener.getClientRects().length)
    /** @type {HTMLElement} */ (opener).focus({ preventScroll: true });
  else focusFirst(document, AFTERWARDS);
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
