// The rules of each game: a file of their own, fetched when they are first opened.
import { observe } from "../base/observable.ts";
import { LazyModule } from "../platform/fetching.ts";
import { goToCard } from "../screens/rules.ts";

/** @typedef {import("../types.js").Rulebook} Rulebook */

/** The rules at an address. @param {string} address */
const rulesAt = (address) =>
  new LazyModule(address, (/** @type {Rulebook} */ book) => (book.sentences && book.boards ? book : undefined));

export class Rulebooks {
  /** The rules that are there, by game. @type {Record<string, Rulebook>} */
  books = {};
  /** The games, with their drawings. */
  faces;
  /** The card that is shown over a table. @type {{game: string, card: string} | null} */
  over = null;
  /** The words that cards are searched for. */
  search = "";
  #modules;
  #translator;
  #drawable;
  #goTo;

  /**
   * @param {object} parts
   * @param {Record<string, import("../types.js").GameFace>} parts.games
   * @param {Pick<import("../i18n/translate.ts").Translator, "addSentences">} parts.translator takes in the sentences of the rules
   * @param {Promise<unknown>} parts.drawable settles when rendering may begin
   * @param {(card: string) => void} [parts.goTo] shows a card, once it is rendered
   * @param {(address: string) => Pick<ReturnType<typeof rulesAt>, "load" | "failure">} [parts.moduleAt]
   */
  constructor({ games, translator, drawable, goTo = goToCard, moduleAt = rulesAt }) {
    observe(this, "books", "over", "search");
    this.faces = games;
    this.#modules = new Map(Object.entries(games).map(([game, { rules }]) => [game, moduleAt(rules)]));
    this.#translator = translator;
    this.#drawable = drawable;
    this.#goTo = goTo;
  }

  /** Why the rules of a game could not be fetched. @param {string} game */
  failureOf(game) {
    return this.#modules.get(game)?.failure ?? null;
  }

  /** Fetch the rules of a game, unless they are there. @param {string} game @returns {Promise<void>} never rejects */
  async load(game) {
    const book = await this.#modules
      .get(game)
      ?.load()
      .catch(() => null);
    if (!book || this.books[game]) return;
    this.#translator.addSentences(game, book.sentences);
    this.books = { ...this.books, [game]: book };
  }

  /**
   * Show a card once the rules are there.
   * @param {string} game
   * @param {string} card
   * @param {() => boolean} wanted whether it is still asked for
   */
  async show(game, card, wanted) {
    await Promise.all([this.load(game), this.#drawable]);
    if (wanted()) this.#goTo(card);
  }

  /** Close what is over the table, and forget the search. */
  close = () => {
    this.over = null;
    this.search = "";
  };

  /**
   * A tap on a link to a card: from a table the card is shown over it, and nobody leaves.
   * @param {MouseEvent} event
   * @param {string | undefined} game of the open table
   */
  async follow(event, game) {
    const link = /** @type {HTMLElement} */ (event.target).closest?.("a[data-rule]");
    if (!game || !link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const over = { game, card: link.getAttribute("data-rule") ?? "" };
    this.over = over;
    this.search = "";
    await this.show(game, over.card, () => this.over === over);
  }
}
