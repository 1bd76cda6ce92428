// The rules of each game: a file of their own, fetched when they are first opened.

/** @typedef {import("../types.js").Rulebook} Rulebook */
/** @typedef {ReturnType<typeof createRulebooks>} Rulebooks */

/**
 * @param {object} parts
 * @param {Record<string, Pick<import("../types.js").GameFace, "rules">>} parts.games
 * @param {(game: string, texts: Rulebook["sentences"]) => void} parts.add adds sentences to a game's own
 * @param {(card: string) => void} parts.goTo shows a card, once it is rendered
 * @param {() => void} parts.onChange
 */
export function createRulebooks({ games, add, goTo, onChange }) {
  /** by game @type {Map<string, Rulebook>} */
  const read = new Map();
  /** how often each game's could not be fetched @type {Map<string, number>} */
  const failures = new Map();
  /** games whose rules are on their way @type {Set<string>} */
  const coming = new Set();

  /** @param {string} game */
  async function bring(game) {
    // browsers remember that a module could not be fetched: another attempt has another address
    const book = await games[game]?.rules(failures.has(game) ? `?${failures.get(game)}` : "");
    if (!book) return;
    add(game, book.sentences);
    read.set(game, book);
  }

  const books = {
    /** the card that is shown over a table @type {{game: string, card: string} | null} */
    over: null,
    /** the words that cards are searched for */
    sought: "",

    /** The rules of a game; null while they are not there. @param {string} game */
    of: (game) => read.get(game) ?? null,
    /** Whether a game's rules could not be fetched. @param {string} game */
    failed: (game) => failures.has(game) && !coming.has(game) && !read.has(game),

    /** Fetch the rules of a game, unless they are there. @param {string} game @returns {Promise<void>} never rejects */
    async need(game) {
      if (read.has(game) || coming.has(game)) return;
      coming.add(game);
      await bring(game).catch((error) => {
        console.warn("rules:", error);
        failures.set(game, (failures.get(game) ?? 0) + 1);
      });
      coming.delete(game);
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
