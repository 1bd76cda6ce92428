// A puzzle on a table: what is to be found, what was tried, and what is said of it. The first action counts; then everybody
// is played by opponents until it is one's own turn again, so that one sees what comes of it. Whoever wants to see what
// was better gets the position again, with both marked on it. Knows no rule: which actions are best, and what others
// cost, stands in the data.
import { html, nothing } from "lit-html";
import { isOf } from "../../base/actions.ts";
import { observe } from "../../base/observable.ts";
import { dayOf, momentOf, triesOf, withSolved, withTried, withTries } from "../../storage/puzzle-days.ts";
import { readProgress, writeProgress } from "../../storage/settings.ts";
import { nameOf } from "../../storage/seating.ts";
import { dayWords, type Say } from "../../i18n/translate.ts";
import { icon } from "../../ui/components.ts";
import { namesOfLevel } from "../../wording/levels.ts";
import { streakOf, streakWords } from "./puzzle-list.ts";
import { give, type Given } from "./share-day.ts";
import { required } from "../../base/lookup.ts";
import type { As } from "../../app/table.ts";
import type { PuzzleTable, Table } from "../../table/types.ts";
import type { Sentence } from "../../engine/shapes.ts";
import type { NewGameRequest } from "../../engine/requests.ts";
import type { PuzzleSet } from "../../game-api/puzzles.ts";
import type { StoredGame } from "../../storage/stored-game.ts";

interface Asked {
  game: string;
  set: PuzzleSet;
  /** counted from 1 */
  number: number;
  /** whose puzzle it is; null: of none */
  day: number | null;
  say: Say;
}

/** Costs are counted in tenths of a point, and told in points. */
const inPoints = (cost: number) => Math.max(1, Math.round(cost / 10));
/** What follows is shown up to so many entries, should nobody be on turn again. */
const MOST = 60;

export class Attempt {
  tried: string | null = null;
  /** Whether the best one is shown. */
  shown = false;
  /** What is marked on the board then. */
  answer: PuzzleTable["answer"] = null;
  /** What came of giving the day's result away. */
  given: Given = "";
  /** Whether it is one's own turn again, and nothing more follows. */
  rests = false;
  /** Whether nothing was tried yet, nor begun again. */
  untouched = true;
  /** Whether it is another day than that whose puzzle it is. */
  past = false;
  #asked;
  #show;
  #puzzle;
  /** Whether others have been on turn since. */
  #others = false;
  /** What was tried so far, up to the first that solves it. */
  #tries: string[];

  constructor(asked: Asked, show: (asked: NewGameRequest, as: As) => Promise<Table | null>) {
    this.#asked = asked;
    this.#show = show;
    this.#puzzle = required(asked.set.puzzles[asked.number - 1], "such puzzle");
    this.#tries = triesOf(readProgress(), asked.day);
    observe(this, "tried", "shown", "past", "answer", "given");
  }

  get name() {
    return `${this.#asked.number}`;
  }
  get asks() {
    return this.tried === null && !this.shown;
  }
  #solves = (action: string) => this.#puzzle.best.some((best) => isOf(action, best));
  get #solved() {
    return this.tried !== null && this.#solves(this.tried);
  }
  /** The last action that was tried and is not the best. */
  get #mistake() {
    return this.#tries.findLast((action) => !this.#solves(action)) ?? null;
  }

  begin = () => {
    Object.assign(this, { tried: null, answer: null, rests: this.shown });
    this.#others = false;
    const { game, set, say } = this.#asked;
    const { players: count, position, seat } = this.#puzzle;
    const colors = required(set.colors[count], "colours");
    const names = namesOfLevel(set.bots, say);
    const nameAt = (at: number) => (at === seat ? null : names[at]) ?? nameOf(say, at);
    const players = colors.map((color, at) => ({ name: nameAt(at), color }));
    const bots = Object.fromEntries(players.flatMap((_, at) => (at === seat ? [] : [[at, set.bots]])));
    const asked: NewGameRequest = { do: "new", game, options: {}, players, position, bots };
    return this.#show(asked, { puzzle: this, store: { put: this.#arrive } });
  };

  #arrive = async ({ record: { log }, view }: StoredGame) => {
    const { seat } = this.#puzzle;
    const [first = null] = log;
    const tries = first !== this.tried;
    this.tried = first;
    this.untouched &&= first === null;
    const turn = view.prompt.args.seat;
    this.#others = first !== null && (this.#others || turn !== seat);
    this.rests = this.shown || (this.#others && turn === seat) || log.length > MOST;
    if (!tries || first === null || this.shown) return;
    if (!this.#tries.some(this.#solves)) this.#tries = [...this.#tries, first];
    const known = withTries(readProgress(), this.#asked.day, this.#tries);
    writeProgress(this.#solved ? withSolved(known, this.#asked, dayOf()) : withTried(known, this.#asked));
  };

  turnTo(today: number) {
    this.past = this.#asked.day !== null && this.#asked.day !== today;
  }

  /** Show what would have been best, in the position as it was. */
  #reveal = async () => {
    this.shown = true;
    const table = await this.begin();
    const best = table?.session.state.view.choices.find((choice) => isOf(choice, String(this.#puzzle.best[0])));
    if (best) this.answer = { best, tried: this.#mistake };
  };

  /** What an action costs, and whether it may be more than that. */
  #costOf(tried: string) {
    const { costs, more } = this.#puzzle;
    const known = Object.keys(costs).find((action) => isOf(tried, action));
    return { gain: inPoints(Number(known === undefined ? more : costs[known])), more: String(known === undefined) };
  }

  /** What the best one gains over what was tried, or over the next best. */
  #costs(say: Say) {
    const mistake = this.#mistake;
    if (this.shown && mistake !== null) return say("puzzle-than-tried", this.#costOf(mistake));
    if (!this.shown && !this.#solved) return say("puzzle-costs", this.#costOf(String(this.tried)));
    return say("puzzle-gains", { gain: inPoints(Math.min(...Object.values(this.#puzzle.costs))) });
  }

  task: PuzzleTable["task"] = ({ say }) => say("puzzle-task", { seat: this.#puzzle.seat });

  verdict: PuzzleTable["verdict"] = ({ say, session: { state } }) => {
    if (this.answer) return say("puzzle-shown");
    if (this.tried === null || state.view.ply === 0) return null; // what was tried is still on its way
    return say(this.#solved ? "puzzle-solved" : "puzzle-wrong");
  };

  #named(say: Say, lang: string) {
    const { number, day } = this.#asked;
    if (day === null) return say("puzzle-number", { number });
    return this.past ? this.#dated(say, lang, day) : say("home-puzzle");
  }

  #dated = (say: Say, lang: string, day: number) => say("puzzle-of-day", { day: dayWords(momentOf(day), lang) });

  heard: PuzzleTable["heard"] = (table) => {
    const { say, lang } = table;
    const verdict = this.verdict(table);
    if (verdict !== null)
      return [verdict, ...this.#both(table), this.#explained(table), ...(this.#counts ? streakWords(say) : [])];
    if (!this.asks) return []; // what was tried, or is shown, is on its way
    const which = say("puzzle-heard", {
      name: this.#named(say, lang),
      level: say(`puzzle-level-${this.#puzzle.level}`),
    });
    return [...(this.untouched ? [which] : []), this.task(table)];
  };

  /** What is marked on the board, for whoever does not see it. */
  #both({ say, board, session: { state } }: Table) {
    if (!this.answer) return [];
    const { best, tried } = this.answer;
    const words = [best, ...(tried === null ? [] : [tried])].map((action) => board.choice(action, state.view));
    return words.map(({ key, args }, at) => say(at ? "puzzle-yours" : "puzzle-best", { what: say(key, args) }));
  }

  /** Whether it counts for its day. */
  get #counts() {
    return this.#solved && this.#asked.day !== null;
  }

  /** The reason without names of places, which only those need who cannot see them. */
  #unnamed({ say, board, session: { state } }: Table): Sentence {
    const { key, args } = this.#puzzle.reason;
    const names = new Set(board.cells(state.view).map(({ pick }) => pick.replace(/.*:/, "").replace(/\..*/, "")));
    const words = Object.entries(args).map(([name, value]) => [
      name,
      names.has(String(value)) ? say("puzzle-place") : value,
    ]);
    return { key, args: Object.fromEntries(words) };
  }

  #explained({ say }: Pick<Table, "say">, { key, args }: Sentence = this.#puzzle.reason) {
    const why = say(key, args);
    return this.#solved || this.answer ? `${why} ${this.#costs(say)}` : this.#costs(say);
  }

  said: PuzzleTable["said"] = (table) => {
    const { say, lang } = table;
    if (this.verdict(table) === null)
      return html`<p class="puzzle-name"><strong>${this.#named(say, lang)}</strong> <span>${say(`puzzle-level-${this.#puzzle.level}`)}</span></p><p>${this.task(table)}</p>`;
    return html`<p>${this.#explained(table, this.#unnamed(table))}</p>${this.#counts ? streakOf(say) : nothing}`;
  };

  keys: PuzzleTable["keys"] = (table) => {
    const { say } = table;
    if (this.verdict(table) === null) return nothing;
    if (!this.#solved && !this.answer)
      return html`<div class="buttons puzzle-keys"><button type="button" class="button primary" data-puzzle-again @click=${this.begin}>${icon("rotate-cw")}${say("puzzle-again")}</button>
        <button type="button" class="button" data-puzzle-show @click=${this.#reveal}>${icon("eye")}${say("puzzle-show")}</button></div>`;
    const { day } = this.#asked;
    return html`<div class="buttons puzzle-keys"><a class="button primary" data-puzzle-next href=${this.#next}>${icon("play")}${say("puzzle-next")}</a>${day === null ? nothing : this.#shares(table, day)}</div>`;
  };

  #shares({ say, lang }: Table, day: number) {
    const share = async () => {
      this.given = await give(`Jemaa: ${this.#dated(say, lang, day)}`, this.#tries.map(this.#solves));
    };
    const outcome = () => say(this.given === "copied" ? "share-copied-text" : "puzzle-not-copied");
    const words = this.given ? outcome() : say("puzzle-share");
    return html`<button type="button" class="button" data-puzzle-share @click=${share}>${icon("share-2")}<span role="status">${words}</span></button>`;
  }

  /** The address of the next puzzle that was not solved yet; of all of them, where there is none. */
  get #next() {
    const { game, set, number } = this.#asked;
    const solved = readProgress().solved[game] ?? [];
    const count = set.puzzles.length;
    const following = set.puzzles.map((_, at) => 1 + ((number + at) % count));
    const next = following.find((each) => each !== number && !solved.includes(each));
    return `#/puzzles/${game}${next ? `/${next}` : ""}`;
  }

  tools: PuzzleTable["tools"] = ({ say }) =>
    html`<a class="tool" data-puzzles href="#/puzzles/${this.#asked.game}">${icon("puzzle")}<span>${say("puzzle-all")}</span></a>`;
}
