// The rules of a game as cards with leaves, a few sentences and a small board each, with a table of contents and a
// search; as a screen of their own or over a table. All text comes from the catalogues, all drawings from the game.
import { html, nothing } from "lit-html";
import { required } from "../base/lookup.ts";
import { dialog, icon, tryAgain } from "../ui/components.ts";
import { picture } from "../board/thumbnails.ts";
import type { Rulebooks } from "../app/rulebooks.ts";
import type { Board } from "../game-api/board.ts";
import type { Rulebook } from "../game-api/rulebook.ts";
import type { Say } from "../i18n/translate.ts";
import type { PageContext } from "./page-context.ts";

type Book = { board: Board; book: Rulebook; say: Say; lang: string };
/** A few sentences of a card: one paragraph, or the lines of a list. */
type Leaf = { name: string; lines: string[] };

/** Words as a search compares them: without case and accents. */
const plain = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** The words by which players look for a card, though it does not say them. */
const ownWords = (card: string, say: Say) =>
  say("rules-words")
    .split("\n")
    .find((line) => line.startsWith(`${card} `))
    ?.slice(card.length) ?? "";

/** The cards that say all the words, or that players look for by them. */
export const searchCards = (cards: string[], say: Say, words: string) =>
  cards.filter((card) => {
    const text = plain(`${say(`rules-${card}`)} ${say(`rules-${card}-text`)}${ownWords(card, say)}`);
    return plain(words)
      .split(/\s+/)
      .every((word) => text.includes(word));
  });

/** Parted by empty lines in a card's text; named `rent`, `rent 2` ...: so games give them boards and small figures. */
export const leavesOf = (card: string, say: Say): Leaf[] =>
  say(`rules-${card}-text`)
    .split("\n\n")
    .map((text, index) => ({ name: index ? `${card} ${index + 1}` : card, lines: text.split("\n") }));

/** What a leaf shows beside its sentences: a board, the cover on the first card, or nothing. */
function shownOn(name: string, { board, book, say, lang }: Book) {
  if (name === "brief")
    return html`<svg class="picture" role="img" aria-label=${say("rules-brief-figure")} viewBox="0 0 ${board.size.width} ${board.size.height}">${board.cover()}</svg>`;
  const shown = book.boards[name];
  return shown ? picture(shown.view, board, say, lang, shown) : nothing;
}

function page({ name, lines }: Leaf, book: Book) {
  const [shown, figure] = [shownOn(name, book), book.board.figures[name]];
  return html`<div class="leaf ${shown === nothing ? "" : "drawn"} ${lines.length > 1 ? "list" : ""}">${shown}
    <div>${figure ? html`<p class="rules-pieces">${figure()}</p>` : nothing}${lines.map((line) => html`<p>${line}</p>`)}</div></div>`;
}

function leaves(card: string, book: Book) {
  const all = leavesOf(card, book.say);
  const strip = all.length === 3 && all.every(({ lines }) => lines.length === 1);
  return html`<div class="leaves ${strip ? "strip" : ""}">${all.map((leaf) => page(leaf, book))}</div>`;
}

/** The cards of a game, or why they are not there; nothing while they are on their way. */
function cards(shell: PageContext, rulebooks: Rulebooks, game: string) {
  const { books, search, faces } = rulebooks;
  const failure = rulebooks.failureOf(game);
  const book = books[game];
  if (!book)
    return failure
      ? html`<div class="notice" role="alert"><span>${shell.trouble({ code: "no-rules", args: failure })}</span>${tryAgain(shell.say, () => rulebooks.load(game))}</div>`
      : nothing;
  const say = shell.sayOf(game);
  const { board } = required(faces[game], "drawings of this game");
  const drawn = { board, book, say, lang: shell.settings.language };
  const all = say("rules-sections").split(/\s+/);
  const shown = searchCards(all, say, search);
  const typed = ({ target }: { target: HTMLInputElement }) => {
    rulebooks.search = target.value;
  };
  return html`<div class="rules-finder"><label class="field"><span>${say("cards-search")}</span><input class="input" type="search" data-search .value=${search} @input=${typed} /></label>
    <p role="status">${search ? say("cards-found", { count: shown.length }) : nothing}</p>
    <details><summary>${say("cards-contents")}</summary><ol data-contents>${all.map((card) => html`<li><a data-rule=${card} href="#/rules/${game}/${card}">${say(`rules-${card}`)}</a></li>`)}</ol></details></div>
    <div class="rules-cards">${all.map(
      (card) =>
        html`<section data-card=${card} ?hidden=${!shown.includes(card)}><h2 tabindex="-1">${say(`rules-${card}`)}</h2>
      ${leaves(card, drawn)}</section>`,
    )}</div>`;
}

/** `id`: of the last open game. */
export function rules(shell: PageContext, rulebooks: Rulebooks, game: string, id: string | null) {
  const { say, sayOf } = shell;
  const there = rulebooks.books[game];
  return html`<main class="text ${there ? "rules" : ""}" data-screen="rules">
    <h1 tabindex="-1" class="title">${there ? sayOf(game)("rules-title") : say("rules")}</h1>
    ${cards(shell, rulebooks, game)}
    ${there ? html`<p class="buttons">${id ? backToGame(shell, id) : html`<a class="button primary" href="#/new/${game}">${icon("play")}${say("home-play")}</a>`}</p>` : nothing}
  </main>`;
}

export function rulesDialog(shell: PageContext, rulebooks: Rulebooks) {
  const { over, close } = rulebooks;
  return dialog({
    name: "rules",
    classes: "rules",
    heading: shell.say("rules"),
    open: over !== null,
    shut: close,
    say: shell.say,
    within: over ? cards(shell, rulebooks, over.game) : nothing,
  });
}

export const backToGame = ({ say }: PageContext, id: string) =>
  html`<a class="button primary" href="#/game/${id}">${icon("play")}${say("back-to-game")}</a>`;
