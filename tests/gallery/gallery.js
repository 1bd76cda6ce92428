// The gallery: every named position of every game as the table shows it. Served by `build.py dev` only. The choice of
// size, theme and language is in the address, so it survives a reload.
import { games as all } from "jemaa:games";
import { html, nothing, render, svg } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import { Engine } from "../../js/engine/client.ts";
import { hideLoadFallback } from "../../js/platform/load-fallback.ts";
import { idleUi } from "../../js/art/idle-ui.ts";
import { Translator } from "../../js/i18n/translate.ts";
import { bestLanguage, LANGUAGES, sentencesAddress, setLanguage } from "../../js/i18n/languages.ts";
import { picture } from "../../js/board/thumbnails.ts";
import { begin } from "../../js/session/choices.ts";
import { Forecasts } from "../../js/session/help/forecasts.ts";
import { boardPlace, viewBox } from "../../js/board/layout.ts";
import { Faces } from "../../js/board/faces.ts";
import { required } from "../../js/base/lookup.ts";
import { outcome } from "../../js/table/outcome.ts";
import { seats } from "../../js/table/seats.ts";
import POSITIONS from "./positions.json";

/** @typedef {typeof POSITIONS[number]} Position */
/** @typedef {import("../../js/game-api/board.ts").Board} Board */
/**
 * @typedef {{view: import("../../js/engine/shapes.ts").View, lit: Set<string>, forecasts: object, forecast: unknown, record:
 *   object}} Shown
 */

/** Choices; the first is the default. */
const CHOICES = { size: ["phone", "tablet", "thumbnail"], theme: ["auto", "light", "dark"], language: LANGUAGES };

const root = /** @type {HTMLElement} */ (document.getElementById("app"));
const engine = new Engine();
const faces = new Faces(all, (error) => console.error("drawing:", error));
const { games } = faces;
await faces.load();
const translator = new Translator(games);
const { translate } = translator;
/** Each position as the engine opened it, or its error. @type {Map<Position, Shown | Error>} */
const known = new Map();
const address = new URLSearchParams(location.search);

/** @typedef {keyof typeof CHOICES} Chosen */
/** @param {Position} position */
const boardOf = ({ record }) => required(games[record.game], "drawings of this game").board;

/** The current choice. @param {Chosen} what */
const chosen = (what) =>
  address.get(what) ?? (what === "language" ? bestLanguage(navigator.languages) : (CHOICES[what][0] ?? ""));

/** @param {Chosen} what @param {string} choice */
async function choose(what, choice) {
  address.set(what, choice);
  history.replaceState(null, "", `?${address}${location.hash}`);
  await speak();
  paint();
}

/** Fetch the sentences of the chosen language. */
async function speak() {
  const lang = chosen("language");
  if (!translator.has(lang)) translator.addLanguage(lang, (await import(sentencesAddress(lang))).sentences);
}

/**
 * @param {Position} position
 * @param {Record<string, string[]>} picks of the game's actions
 * @returns {Promise<Shown>}
 */
async function ask(position, picks) {
  const { view, record } = await engine.ask({ do: "open", record: position.record });
  const foreseen = new Forecasts({ view, adviceWanted: "always" }, engine, boardOf(position));
  await foreseen.load();
  const { byAction: forecasts, ofRoll: forecast } = foreseen;
  return { view, record, forecasts, forecast, lit: begin({ yours: true, open: view.choices, picks }).lit };
}

/**
 * A board with its lit picks and forecasts.
 * @param {Shown} shown
 * @param {Board} board
 * @param {import("../../js/i18n/translate.ts").Say} say
 */
function drawn({ view, lit, forecasts, forecast }, board, say) {
  const ui = { ...idleUi(board.words(say)), lit, forecasts, forecast };
  return boardPlace(board, {
    view,
    lies: svg`<svg class="paint" viewBox=${viewBox(board.size)} aria-hidden="true">${board.paint(view, ui)}</svg>`,
  });
}

/** A position as at a table, with seats and prompt. @param {Shown} shown @param {Board} board @param {string} lang */
function whole(shown, board, lang) {
  const { view } = shown;
  /** @type {import("../../js/i18n/translate.ts").Say} */
  const say = (key, args) => translate(lang, key, args, view.game, view.seats);
  const { result } = required(games[view.game], "drawings of this game");
  const session = { row: { seats: view.seats.map(() => ({ bot: null })) }, state: { thinking: null } };
  const table = { board, result, say, lang, session };
  const asks = html`<p class="asks">${say(view.prompt.key, view.prompt.args)}</p>`;
  return html`${drawn(shown, board, say)}${view.result ? nothing : asks}${seats(view, table)}${outcome(view, table)}`;
}

/** @param {Position} position @param {string} lang @param {string} size */
function card(position, lang, size) {
  const board = boardOf(position);
  const shown = known.get(position);
  if (!shown) return boardPlace(board);
  if (shown instanceof Error) return html`${boardPlace(board)}<p role="alert">${shown.message}</p>`;
  if (size !== "thumbnail") return whole(shown, board, lang);
  return picture(
    shown.view,
    board,
    (key, args) => translate(lang, key, args, position.record.game, shown.view.seats),
    lang,
  );
}

/** @param {Position} position @param {string} lang @param {string} size */
const place = (position, lang, size) =>
  guard([known.get(position), lang, size], () => {
    const shown = known.get(position);
    const { width, height } = boardOf(position).size;
    const { view, record } = shown && !(shown instanceof Error) ? shown : { view: null, record: null };
    return html`<article .style=${`--shape:${width / height}`} data-shown=${view ? position.name : nothing}>
    <h3>${position.name}</h3>
    <p class="quiet">${view?.phase ?? "…"}${position.composed ? ", composed" : ""}${record ? html` · <a download="${position.name}.jemaa.json" href="data:application/json,${encodeURIComponent(JSON.stringify(record))}">record</a>` : nothing}</p>
    ${card(position, lang, size)}</article>`;
  });

/** @param {Chosen} what */
const control = (
  what,
) => html`<label>${what} <select @change=${(/** @type {{target: HTMLSelectElement}} */ { target }) => choose(what, target.value)}>
  ${CHOICES[what].map((choice) => html`<option ?selected=${choice === chosen(what)}>${choice}</option>`)}</select></label>`;

function paint() {
  const [size, theme, lang] = [chosen("size"), chosen("theme"), chosen("language")];
  setLanguage(document.documentElement, lang);
  if (theme === "auto") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  render(
    html`<header><h1>Gallery</h1>${Object.keys(games).map((game) => html`<a href="#${game}">${translate(lang, "game-name", {}, game)}</a>`)}${/** @type {Chosen[]} */ (Object.keys(CHOICES)).map(control)}</header>
    <main class="gallery by-${size}">${Object.keys(games).map(
      (game) => html`<h2 id=${game}>${translate(lang, "game-name", {}, game)}</h2>
      <div class="places">${POSITIONS.filter((position) => position.record.game === game).map((position) => place(position, lang, size))}</div>`,
    )}</main>`,
    root,
  );
}

document.title = "Gallery · Jemaa";
await speak();
paint();
hideLoadFallback(root);
for (const { game } of (await engine.ask({ do: "games" })).games) {
  const { actions } = await engine.ask({ do: "actions", game });
  for (const position of POSITIONS.filter((one) => one.record.game === game)) {
    known.set(position, await ask(position, actions).catch((error) => error));
  }
  paint(); // once for all: rendering so many boards is slow
}
document.documentElement.dataset.ready = "engine";
