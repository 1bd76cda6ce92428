// The rules of each game: a file of their own, fetched when they are first opened.
import { LazyModule } from "../platform/fetching.js";

/** @typedef {import("../types.js").Rulebook} Rulebook */
/** @typedef {ReturnType<typeof createRulebooks>} Rulebooks */

/** The rules at an address. @param {string} address */
const rulesAt = (address) =>
  new LazyModule(address, (/** @type {Rulebook} */ book) => (book.sentences && book.boards ? book : undefined));

/**
 * @param {object} parts
 * @param {Record<string, Pick<import("../types.js").GameFace, "rules">>} parts.games
 * @param {(game: string, texts: Rulebook["sentences"]) => void} parts.add adds sentences to a game's own
 * @param {(card: string) => void} parts.goTo shows a card, once it is rendered
 * @param {() => void} parts.onChange
 * @param {(address: string) => Pick<ReturnType<typeof rulesAt>, "load" | "failure">} [parts.fetching]
 */
export function createRulebooks({ games, add, goTo, onChange, fetching = rulesAt }) {
  /** by game @type {Map<string, Rulebook>} */
  const read = new Map();
  const fetchings = new Map(Object.entries(games).map(([game, { rules }]) => [game, fetching(rules)]));

  const books = {
    /** the card that is shown over a table @type {{game: string, card: string} | null} */
    over: null,
    /** the words that cards are searched for */
    sought: "",

    /** The rules of a game; null while they are not there. @param {string} game */
    of: (game) => read.get(game) ?? null,
    /** Why a game's rules could not be fetched. @param {string} game */
    missed: (game) => fetchings.get(game)?.failure ?? null,

    /** Fetch the rules of a game, unless they are there. @param {string} game @returns {Promise<void>} never rejects */
    async need(game) {
      const book = await fetchings
        .get(game)
        ?.load()
        .catch(() => null);
      if (read.has(game)) return;
      if (book) {
        add(game, book.sentences);
        read.set(game, book);
      }
      onChange();
    },

    /** @param {string} words */
    seek(words) {
      books.sought = words;
      onChange();
    },

    /** Close what is over the table, and forget the search. */
    close() {
      Object.assign(books, { over: null, sought: "" });
      onChange();
    },

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
      Object.assign(books, { over, sought: "" });
      onChange();
      await books.need(game);
      if (books.over === over) goTo(over.card);
    },
  };
  return books;
}
