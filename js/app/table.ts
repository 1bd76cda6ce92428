// An open game on the page: its session, its clock, and everything its templates receive.
import { observe } from "../base/observable.ts";
import { lookup, required } from "../base/lookup.ts";
import { nextPaint } from "../base/paint.ts";
import { partsOf as scoreParts } from "../art/podium.ts";
import { finale, rising } from "../board/finale.ts";
import { runCommand } from "../screen-reader/command-field.ts";
import { TableAnnouncer } from "../screen-reader/table-announcer.ts";
import { styledModule, type LazyModule } from "../platform/fetching.ts";
import { Clock, type Stage } from "../session/animation-clock.ts";
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
import type { Archive } from "../engine/archive.ts";
import type { Supervision } from "../engine/supervision.ts";
import type { Languages } from "../i18n/catalogues.ts";
import type { Translate } from "../i18n/translate.ts";
import type { Announcer } from "../screen-reader/announcer.ts";
import type { Guide } from "../session/lesson.ts";
import type { Results } from "../storage/results.ts";
import type { Share } from "../storage/share.ts";
import type * as tableClockModule from "../table/game-clock/table-clock.ts";
import type { Table as Contract, Puzzling, Tutored } from "../table/types.ts";
import type { Device } from "./device.ts";
import type { OpenTables } from "./open-tables.ts";
import type { Rendering } from "./render-scheduler.ts";
import type { Args, NamedSeat, Sentence, View } from "../engine/shapes.ts";
import type { Board, GameFace } from "../game-api/board.ts";
import type { Outcome } from "../game-api/outcome.ts";
import type { Row } from "../storage/row.ts";
import type { Settings } from "../storage/settings.ts";
import type { Trouble } from "../base/trouble.ts";

/** Where a game is stored, and what is remembered of it. */
interface TableStore {
  put(row: Row): Promise<void>;
  results?: Pick<Results, "note">;
}
/** what the page has for its tables */
export interface Services {
  supervision: Supervision;
  /** what the engine needs for opponents */
  archive: Pick<Archive, "load">;
  store: TableStore;
  /** drawings and sentences of each game */
  games: Record<string, GameFace>;
  translate: Translate;
  languages: Languages;
  settings: () => Settings;
  announcer: Pick<Announcer, "say">;
  device: Pick<Device, "sound" | "still" | "inputMethod">;
  /** root element of the page */
  root: HTMLElement;
  share: Share;
  /** asks everyone at the table */
  agreed: (question: Sentence) => Promise<boolean>;
  rendering: Pick<Rendering, "answer">;
  onDamaged: (error: Trouble) => void;
}
/** a lesson has a guide, a puzzle what is said of it, and both a store of their own */
export interface As {
  guide?: Guide;
  lesson?: Tutored;
  puzzle?: Puzzling;
  store?: { put(row: Row): Promise<void> };
}

/** What has the focus once a sheet is shut, where what opened it is gone: the way to the result, else to the story. */
const AFTERWARDS = ["[data-outcome]", "[data-story]"];
/** A sheet beside the board. */
const SHEET = ".sheet";
/** The current line of the log. */
const SHOWN = ".log > .linked";

/** What a lesson counts on: its die is rolled by a tap, and each placement confirmed. */
const TAUGHT = { roll: false, dice: false, confirm: true };

/** The game clock with its styles, a file of its own. */
const { load: fetchClock } = styledModule(new URL("game-clock.js", import.meta.url).href) as LazyModule<
  typeof tableClockModule
>;
/** The level that plays on for somebody whose time is up, where the game has it; else its best one. */
const USUAL_LEVEL = "medium";

export class Table implements Contract {
  session: Session;
  board: Board;
  result: Outcome;
  lesson;
  puzzle;
  languages;
  hints;
  settings;
  frame: unknown = null;
  purses: object[] | undefined;
  rising: Contract["rising"];
  uncovered: Contract["uncovered"] = null;
  handles: Contract["handles"] = [];
  names: Contract["names"] = new WeakMap();
  place = "";
  focused = "";
  unfolded = false;
  parts: Contract["parts"] = { view: null, chosen: [] };
  sheet: string | null = null;
  taken = false;
  undrawn = false;
  paintable = true;
  levels: string[] = [];
  reasonsAt: number | null = null;
  answer = "";
  known: number | null = null;
  gameClock: Contract["gameClock"] = null;
  studied: Contract["studied"] = null;
  /** What has opened the sheet beside the board. */
  #opener: Element | null = null;
  analysable: boolean;
  #services;
  #tables;
  #announcer;
  #focused = false;

  constructor(services: Services, tables: OpenTables, row: Row, as: As = {}) {
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

  #sessionOf(row: Row, store: TableStore, guide: As["guide"]) {
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

  /** What is seen of the end; a lesson about it goes on beside the board. */
  #finale = (view: View) => {
    const words = this.board.words(this.say);
    const partsOf = (seat: NamedSeat) =>
      scoreParts(this.result.score(seat, words), seat.score).map(({ points }) => points);
    return this.session.state.guide || this.puzzle ? [] : finale(view, partsOf);
  };

  /** Where animations are seen and heard. */
  #stage(): Stage {
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

  async #sound(tone: string | undefined, pitch: number = 0) {
    const { device, settings } = this.#services;
    if (!settings().sound) return;
    await nextPaint(); // heard with what is seen, which does not wait for it
    device.sound.play(tone, pitch);
  }

  time: Contract["time"] = async (choice) => {
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

  /** A sentence of this table; those that tell what to do select by how somebody acts. */
  #sentence(lang: string, key: string, args?: Args) {
    const { row, view } = this.session.state;
    const { how } = this.#services.device.inputMethod;
    return this.#services.translate(lang, key, { how, ...args }, row.record.game, view.seats);
  }
  say: Contract["say"] = (key, args) => this.#sentence(this.settings().language, key, args);
  sayIn: Contract["sayIn"] = (lang) => (key, args) => this.#sentence(lang, key, args);

  focus: Contract["focus"] = (pick, cell) => void Object.assign(this, { focused: pick, ...(cell && { place: pick }) });
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
  announce: Contract["announce"] = (sentence, lang = this.lang) => this.#services.announcer.say(sentence, lang);

  look: Contract["look"] = (ply) => {
    this.session.loop.look(ply);
    requestAnimationFrame(showStep);
  };
  list: Contract["list"] = (how) => void Object.assign(this, how);
  uncover: Contract["uncover"] = (away) => {
    this.uncovered = away ? this.session.state.view.result : null;
  };
  showReasons: Contract["showReasons"] = (ply) => {
    this.reasonsAt = ply;
  };
  open: Contract["open"] = (sheet) => {
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

  study: Contract["study"] = (moment, after = false) => {
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

  /** Do what was typed into the command field, and show and announce what it answers. */
  enter: Contract["enter"] = async (text) => {
    const answer = await runCommand(text, this);
    if (answer) this.#services.announcer.say(answer, inSeatLanguage(this).lang);
    this.answer = answer;
  };

  branch: Contract["branch"] = (ply) => this.#tables.branch(this, ply);
  again = () => this.#tables.again(this);
  rematch = () => this.#tables.rematch(this);
  takeOver = () => this.#tables.takeOver(this.session.row.id);

  share = () => this.#services.share.open(this.session.row);
  save = () => this.#services.share.save(this.session.row);
  picture: Contract["picture"] = (curves) => givePicture(this, curves);
}

/** After closing a sheet, return the focus to what opened it. */
function leaveSheet(opener: Element | null) {
  if (!document.activeElement?.closest(SHEET)) return;
  if (opener?.matches("button") && opener.getClientRects().length)
    (opener as HTMLElement).focus({ preventScroll: true });
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
