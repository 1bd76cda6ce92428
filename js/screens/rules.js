// The rules of a game as cards with leaves, a few sentences and a small board each, with a table of contents and a
// search; as a screen of their own or over a table. All text comes from the catalogues, all drawings from the game.
import { html, nothing } from "lit-html";
import { closing, dialog, icon, tryAgain } from "../ui/components.js";
import { picture } from "../board/thumbnails.js";

/** @typedef {import("../types.js").Shell} Shell */
/** @typedef {import("../types.js").Say} Say */
/** @typedef {import("../types.js").Board} Board */
/**
 * @typedef {object} Book what the cards of a game are made of
 * @property {string} game
 * @property {Board} board the game's drawings
 * @property {import("../types.js").Rulebook} pages
 * @property {string} sought words that cards are searched for
 * @property {(words: string) => void} seek
 */

/** Why there are no rules to show. @typedef {{why: string, retry: () => void}} Missing */
/** A few sentences of a card: one paragraph, or the lines of a list. @typedef {{name: string, lines: string[]}} Leaf */

/** Words as a search compares them: without case and accents. @param {string} text */
const plain = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** The words by which players look for a card, though it does not say them. @param {string} card @param {Say} say */
const ownWords = (card, say) =>
  say("rules-words")
    .split("\n")
    .find((line) => line.startsWith(`${card} `))
    ?.slice(card.length) ?? "";

/**
 * The cards that say all the words, or that players look for by them.
 * @param {string[]} cards
 * @param {Say} say
 * @param {string} words
 */
export const found = (cards, say, words) =>
  cards.filter((card) => {
    const text = plain(`${say(`rules-${card}`)} ${say(`rules-${card}-text`)}${ownWords(card, say)}`);
    return plain(words)
      .split(/\s+/)
      .every((word) => text.includes(word));
  });

/**
 * The leaves of a card, parted by empty lines in its text. The first is called like its card, the others `rent 2` and
 * so on: by these names a game gives them boards and small figures.
 * @param {string} card
 * @param {Say} say
 * @returns {Leaf[]}
 */
export const leavesOf = (card, say) =>
  say(`rules-${card}-text`)
    .split("\n\n")
    .map((text, index) => ({ name: index ? `${card} ${index + 1}` : card, lines: text.split("\n") }));

/**
 * What a leaf shows beside its sentences: a board, the cover on the first card, or nothing.
 * @param {string} name of the leaf
 * @param {Book} book
 * @param {Say} say
 * @param {string} lang
 */
function shownOn(name, { board, pages }, say, lang) {
  if (name === "brief")
    return html`<svg class="picture" role="img" aria-label=${say("rules-brief-figure")} viewBox="0 0 ${board.size.width} ${board.size.height}">${board.cover()}</svg>`;
  const shown = pages.boards[name];
  return shown ? picture(shown.view, board, say, lang, shown) : nothing;
}

/**
 * @param {Leaf} leaf
 * @param {Book} book
 * @param {Say} say
 * @param {string} lang
 */
function page({ name, lines }, book, say, lang) {
  const [shown, figure] = [shownOn(name, book, say, lang), book.board.figures[name]];
  return html`<div class="leaf ${shown === nothing ? "" : "drawn"} ${lines.length > 1 ? "list" : ""}">${shown}
    <div>${figure ? html`<p class="rules-pieces">${figure()}</p>` : nothing}${lines.map((line) => html`<p>${line}</p>`)}</div></div>`;
}

/**
 * @param {string} card
 * @param {Book} book
 * @param {Say} say
 * @param {string} lang
 */
function leaves(card, book, say, lang) {
  const all = leavesOf(card, say);
  const strip = all.length === 3 && all.every(({ lines }) => lines.length === 1);
  return html`<div class="leaves ${strip ? "strip" : ""}">${all.map((leaf) => page(leaf, book, say, lang))}</div>`;
}

/** @param {Shell} shell @param {Book} book */
function cards({ sayOf, settings }, book) {
  const say = sayOf(book.game);
  const all = say("rules-sections").split(/\s+/);
  const shown = found(all, say, book.sought);
  return html`<div class="rules-finder"><label class="field"><span>${say("cards-search")}</span><input class="input" type="search" data-search .value=${book.sought}
      @input=${(/** @type {{target: HTMLInputElement}} */ { target }) => book.seek(target.value)} /></label>
    <p role="status">${book.sought ? say("cards-found", { count: shown.length }) : nothing}</p>
    <details><summary>${say("cards-contents")}</summary><ol data-contents>${all.map((card) => html`<li><a data-rule=${card} href="#/rules/${book.game}/${card}">${say(`rules-${card}`)}</a></li>`)}</ol></details></div>
    <div class="rules-cards">${all.map(
      (
        card,
      ) => html`<section data-card=${card} ?hidden=${!shown.includes(card)}><h2 tabindex="-1">${say(`rules-${card}`)}</h2>
      ${leaves(card, book, say, settings.language)}</section>`,
    )}</div>`;
}

/**
 * @param {Shell} shell
 * @param {Book} book
 * @param {string | null} id the last open game
 */
export function rules(shell, book, id) {
  const say = shell.sayOf(book.game);
  return html`<main class="text rules" data-screen="rules">
    <h1 tabindex="-1" class="title">${say("rules-title")}</h1>
    ${cards(shell, book)}
    <p class="buttons">${id ? back(shell, id) : html`<a class="button primary" href="#/new/${book.game}">${icon("play")}${say("home-play")}</a>`}</p>
  </main>`;
}

/**
 * What stands there while the rules are fetched, and where that failed.
 * @param {Shell} shell
 * @param {Missing | null} missing null while they are on their way
 */
const away = ({ say }, missing) =>
  missing
    ? html`<div class="notice" role="alert"><span>${missing.why}</span>${tryAgain(say, missing.retry)}</div>`
    : nothing;

/** The screen before there are any rules to show. @param {Shell} shell @param {Missing | null} missing */
export const rulesAway = (shell, missing) => html`<main class="text" data-screen="rules">
    <h1 tabindex="-1" class="title">${shell.say("rules")}</h1>${away(shell, missing)}</main>`;

/**
 * The rules over a table.
 * @param {Shell} shell
 * @param {Book | null} book null while it is not there
 * @param {{open: boolean, shut: () => void, missing: Missing | null}} how
 */
export const rulesDialog = (shell, book, { open, shut, missing }) =>
  dialog({
    name: "rules",
    classes: "rules",
    heading: shell.say("rules"),
    open,
    shut,
    within: open ? html`${book ? cards(shell, book) : away(shell, missing)}${closing(shell.say, shut)}` : nothing,
  });

/** Scroll to a card, once the rules are rendered; does nothing for an unknown one. @param {string} card */
export function goToCard(card) {
  requestAnimationFrame(() => {
    const heading = /** @type {HTMLElement | null} */ (document.querySelector(`[data-card="${CSS.escape(card)}"] h2`));
    heading?.scrollIntoView({ block: "start" });
    heading?.focus({ preventScroll: true });
  });
}

/** A link back to a game. @param {Shell} shell @param {string} id */
export const back = ({ say }, id) =>
  html`<a class="button primary" href="#/game/${id}">${icon("play")}${say("back-to-game")}</a>`;
