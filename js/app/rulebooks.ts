// The rules of each game: a file of their own, fetched when they are first opened.
import { observe } from "../base/observable.ts";
import { LazyModule } from "../platform/fetching.ts";
import { targetOf } from "../ui/target.ts";
import type { Translator } from "../i18n/translate.ts";
import type { GameUi } from "../game-api/board.ts";
import type { Rulebook } from "../game-api/rulebook.ts";

const rulesAt = (address: string) =>
  new LazyModule(address, (book: Rulebook) => (book.sentences && book.boards ? book : undefined));

/** Scroll to a card, once the rules are rendered; does nothing for an unknown one. */
function goToCard(card: string) {
  requestAnimationFrame(() => {
    const heading = document.querySelector<HTMLElement>(`[data-card="${CSS.escape(card)}"] h2`);
    heading?.scrollIntoView({ block: "start" });
    heading?.focus({ preventScroll: true });
  });
}

export class Rulebooks {
  books: Record<string, Rulebook> = {};
  faces;
  /** The card that is shown over a table. */
  over: { game: string; card: string } | null = null;
  search = "";
  #modules;
  #parts;

  constructor(parts: {
    games: Record<string, GameUi>;
    translator: Pick<Translator, "addSentences">;
    drawable: Promise<unknown>;
    goTo?: (card: string) => void;
    moduleAt?: (address: string) => Pick<ReturnType<typeof rulesAt>, "load" | "failure">;
  }) {
    const { games, moduleAt = rulesAt } = parts;
    observe(this, "books", "over", "search");
    this.faces = games;
    this.#modules = new Map(Object.entries(games).map(([game, { rules }]) => [game, moduleAt(rules)]));
    this.#parts = { goTo: goToCard, ...parts };
  }

  failureOf(game: string) {
    return this.#modules.get(game)?.failure ?? null;
  }

  /** Fetch the rules of a game, unless they are there; never rejects. */
  async load(game: string): Promise<void> {
    const loading = this.#modules.get(game)?.load();
    const book = await loading?.catch(() => null);
    if (!book || this.books[game]) return;
    this.#parts.translator.addSentences(game, book.sentences);
    this.books = { ...this.books, [game]: book };
  }

  /** Show a card once the rules are there, if it is still wanted by then. */
  async show(game: string, card: string, wanted: () => boolean) {
    await Promise.all([this.load(game), this.#parts.drawable]);
    if (wanted()) this.#parts.goTo(card);
  }

  close = () => {
    this.over = null;
    this.search = "";
  };

  /** A tap on a link to a card: from the table of a game the card is shown over it, and nobody leaves. */
  async follow(event: MouseEvent, game: string | undefined) {
    const link = targetOf(event)?.closest("a[data-rule]");
    if (!game || !link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const over = { game, card: link.getAttribute("data-rule") ?? "" };
    Object.assign(this, { over, search: "" });
    await this.show(game, over.card, () => this.over === over);
  }
}
