// An open game on the page: its session, and what the page does with it, in parts that are each written by themselves
// alone; and all that can be done at it.
import { lookup, required } from "../base/lookup.ts";
import { afterPaint, whenIdle } from "../base/paint.ts";
import { partsOf as scoreParts } from "../art/score-parts.ts";
import { finale } from "../board/finale.ts";
import { AnimationQueue, type AnimationOutput as Animated } from "../session/animation-queue.ts";
import { Session } from "../session/session.ts";
import { undo } from "../session/undo.ts";
import { obeyHint } from "../table/hints.ts";
import { Input } from "../table/state/input.ts";
import { LazyFilm } from "../table/state/lazy-film.ts";
import { LazyGameClock } from "../table/state/lazy-game-clock.ts";
import { Notes } from "../table/state/notes.ts";
import { scrollToCurrent, Sheets, showBoard } from "../table/state/sheets.ts";
import { AnimationState } from "../table/state/animation-state.ts";
import { Status } from "../table/state/status.ts";
import { inSeatLanguage } from "../wording/seat-language.ts";
import { TableAnnouncer } from "../screen-reader/table-announcer.ts";
import type { Part } from "../platform/part.ts";
import type * as analysisModule from "../screens/analysis/analysis.ts";
import type { Trouble } from "../base/trouble.ts";
import type { Archive } from "../engine/archive.ts";
import type { Args, NamedSeat, Sentence, View } from "../engine/shapes.ts";
import type { Supervision } from "../engine/supervision.ts";
import type { GameUi } from "../game-api/board.ts";
import type { Languages } from "../i18n/catalogues.ts";
import type { Say, Translate } from "../i18n/translate.ts";
import type { Announcer } from "../screen-reader/announcer.ts";
import type { LessonGuide } from "../session/lesson-guide.ts";
import type { StoredGame } from "../storage/stored-game.ts";
import type { Settings } from "../storage/settings.ts";
import type { Share } from "../storage/share.ts";
import type { FilmPage, Table as Contract, PuzzleTable, LessonTable } from "../table/types.ts";
import type { DeviceFeatures } from "./device.ts";
import type { PageParts } from "./page-parts.ts";
import type { TableOpener } from "./table-opener.ts";
import type { RenderScheduler } from "./render-scheduler.ts";

type TableStore = { put(row: StoredGame): Promise<void> };
export interface Services {
  supervision: Supervision;
  /** what the engine needs for opponents */
  archive: Pick<Archive, "load">;
  store: TableStore;
  games: Record<string, GameUi>;
  pageParts: Pick<PageParts, "around" | "asides" | "loadFor">;
  translate: Translate;
  languages: Languages;
  settings: () => Settings;
  announcer: Pick<Announcer, "say" | "clear">;
  device: Pick<DeviceFeatures, "sound" | "still" | "inputMethod">;
  root: HTMLElement;
  share: Share;
  decisive: Part<typeof analysisModule>;
  agreed: (question: Sentence) => Promise<boolean>;
  rendering: Pick<RenderScheduler, "answer">;
  onDamaged: (error: Trouble) => void;
}
/** a lesson has a guide, a puzzle what is said of it, and both a store of their own */
export interface As {
  /** whether another tab plays it */
  taken?: boolean;
  /** whether the engine has yet to begin it */
  coming?: boolean;
  guide?: LessonGuide;
  lesson?: LessonTable;
  puzzle?: PuzzleTable;
  store?: { put(row: StoredGame): Promise<void> };
}

/** What a lesson counts on: its die is rolled by a tap, and each placement confirmed. */
const TAUGHT = { roll: false, dice: false, confirm: true };
/** The level that plays on for somebody whose time is up, where the game has it; else its best one. */
const USUAL_LEVEL = "medium";

export class Table implements Contract {
  readonly session: Session;
  readonly face;
  readonly lesson;
  readonly puzzle;
  readonly parts;
  readonly stage: Readonly<AnimationState> = new AnimationState();
  readonly input: Readonly<Input> = new Input();
  readonly sheets: Readonly<Sheets> = new Sheets();
  readonly notes: Readonly<Notes>;
  readonly status: Readonly<Status>;
  readonly fetched: Readonly<{ clock: LazyGameClock; film: LazyFilm }>;
  #services;

  constructor(services: Services & { tables: TableOpener }, row: StoredGame, as: As = {}) {
    const { game } = row.record;
    scrollTo(0, 0);
    services.languages.loadFor(row.seats);
    const { settings } = services;
    const taught = as.guide && { settings: () => ({ ...settings(), ...TAUGHT }) };
    this.#services = { ...services, ...taught, spoken: new TableAnnouncer(services.announcer.say) };
    this.face = required(lookup(services.games, game), "drawings of this game");
    this.lesson = as.lesson ?? null;
    this.puzzle = as.puzzle ?? null;
    this.parts = services.pageParts;
    this.notes = new Notes(game);
    this.status = new Status(as);
    this.session = this.#sessionOf(row, as.store ?? services.store, as.guide);
    const clock = new LazyGameClock(this, { knock: () => void this.#sound("wood"), level: this.#usualLevel });
    const sound: FilmPage["sound"] = ({ tone, pitch }) => void this.#sound(tone, pitch);
    this.fetched = { clock, film: new LazyFilm(this, { end: this.#finale, sound }) };
  }

  #sessionOf(row: StoredGame, store: TableStore, guide: As["guide"]) {
    const { supervision, archive, rendering, onDamaged } = this.#services;
    const { board, settings } = this;
    const { engine, once } = supervision;
    const actions = () => once({ do: "actions", game: row.record.game });
    return new Session(
      row,
      { engine, loadOpponents: archive.load, actions, store, settings },
      { board, clock: new AnimationQueue(this.#animated()), guide, puzzle: this.puzzle },
      {
        answer: rendering.answer,
        damaged: onDamaged,
        play: (view) => obeyHint(view, this),
        end: this.#finale,
        viewer: this.#services.announcer.clear,
        message: () => this.share(),
        analysed: () => this.announce(this.say("analysis-done")),
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

  #animated(): Animated {
    const { device } = this.#services;
    return {
      show: (frame, event) => this.stage.show(frame, event, event ? this.board.moods?.(event) : []),
      sound: (event) => this.#sound(lookup(this.board.sounds, event.type)),
      ring: ({ tone, pitch }) => this.#sound(tone, pitch),
      shown: (event) => {
        this.#services.spoken.eventShown(event, this);
        if (event.type === "ended") this.hints.end();
      },
      speed: () => (device.still() ? "off" : this.settings().speed),
    };
  }

  async #sound(tone: string | undefined, pitch: number = 0) {
    const { device } = this.#services;
    if (!this.settings().sound) return;
    await (device.sound.made ? afterPaint() : whenIdle()); // heard with what is seen, which does not wait for it
    device.sound.play(tone, pitch);
  }

  get board() {
    return this.face.board;
  }
  get result() {
    return this.face.result;
  }
  get analysable() {
    return this.face.chances === true;
  }
  get levels() {
    return this.face.facts.bots;
  }
  get hints() {
    return this.notes.hints;
  }
  get clock() {
    return this.fetched.clock;
  }
  get film() {
    return this.fetched.film;
  }
  get gameClock() {
    return this.clock.current;
  }
  get languages() {
    return this.#services.languages;
  }
  get lang() {
    return this.#services.settings().language;
  }
  settings = () => this.#services.settings();
  typed = () => this.#services.device.inputMethod.how === "typed";
  /** A sentence of this table; those that tell what to do select by how somebody acts. */
  #sentence(lang: string, key: string, args?: Args) {
    const { row, view } = this.session.state;
    const { translate, device } = this.#services;
    return translate(lang, key, { how: device.inputMethod.how, ...args }, row.record.game, view.seats);
  }
  say: Say = (key, args) => this.#sentence(this.#services.settings().language, key, args);
  sayIn =
    (lang: string): Say =>
    (key, args) =>
      this.#sentence(lang, key, args);
  announce = (sentence: string, lang: string = this.lang) => this.#services.announcer.say(sentence, lang);
  announceChanges = () => {
    this.status.hear();
    return this.#services.spoken.announceChanges(this);
  };

  /** Whether its game is stored nowhere: a lesson, a puzzle. */
  get unstored() {
    return this.lesson !== null || this.puzzle !== null;
  }
  /** Whether rows and columns are named on the board: for whoever types, or wants all help. */
  get named() {
    return this.typed() || this.session.state.adviceWanted === "always";
  }

  focusQuestion = () => this.input.focusPrompt(this.#services.root);

  look = (ply: number) => {
    this.session.loop.look(ply);
    requestAnimationFrame(() => {
      scrollToCurrent();
      showBoard();
    });
  };

  /** Put the picture of the end away, or show it again. */
  uncover = (away: boolean) => this.sheets.uncover(away ? this.session.state.view.result : null);

  open = async (sheet: string | null) => {
    if (sheet) this.uncover(true);
    if (this.notes.studied) this.study(null);
    this.sheets.show(sheet);
    this.session.review.rolls.count(sheet === "fairness");
    if (sheet === "analysis") this.session.review.analysis.start();
    if (sheet && !(await this.parts.asides.load())) this.sheets.enter();
  };

  /** Look at a turning point; null returns to now. */
  study: Contract["study"] = (moment, after = false) => {
    this.notes.study(moment, after);
    this.look(moment ? moment.ply + Number(after) : Infinity);
    this.announce(moment ? (this.#services.decisive.module?.studiedWords(moment, this) ?? "") : this.say("scrub-now"));
  };

  #usualLevel = () => (this.levels.includes(USUAL_LEVEL) ? USUAL_LEVEL : this.levels.at(-1));

  undo = () => undo(this, this.#services.agreed);

  enter = async (text: string) => {
    const answer = await (await this.parts.asides.want())?.runCommand(text, this);
    if (answer) this.announce(answer, inSeatLanguage(this).lang);
    this.notes.answered(answer ?? "");
  };

  analysisSheet: Contract["analysisSheet"] = (table) =>
    this.#services.decisive.show(table.say, ({ analysis }) => analysis(table));

  branch = (ply: number) => this.#services.tables.branch(this, ply);
  again = () => this.#services.tables.again(this);
  rematch = () => this.#services.tables.rematch(this);
  takeOver = () => this.#services.tables.takeOver(this.session.row.id);

  share = () => this.#services.share.open(this.session.row);
  save = () => this.#services.share.save(this.session.row);
  picture = async (curves?: string) => (await this.parts.asides.want())?.givePicture(this, curves);
}
