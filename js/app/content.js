// Renders the page: the header, then the open game or the screen of the address, and the dialogs. Decides nothing.
import { html, render } from "lit-html";
import { coming } from "../screens/loading-table.js";
import { foundGame } from "../screens/linked-game.js";
import { home } from "../screens/home.js";
import { about, lost } from "../screens/about.js";
import { rules, rulesAway, rulesDialog } from "../screens/rules.js";
import { keepsSeed, saveButton, shareDialog, shareTools } from "../screens/share.js";
import { region, renderStale } from "../ui/region.js";
import { keepFocus } from "../ui/focus.js";
import { unspoken } from "../ui/components.js";
import { header, questionDialog, settingsDialog } from "./header.js";
import { aloud } from "../i18n/functions.js";
import { must, lookup } from "../base/lookup.js";
import { gameName } from "../wording/game-name.js";
import { explained } from "../table/explanation.js";
import { seatedAround, tableScreen } from "../screens/table.js";

/** @typedef {import("../types.js").Row} Row */
/** @typedef {import("../types.js").GameFace} GameFace */

/** Where a browser translates the page, each text becomes a <font> in its place, which lit-html then takes for the text that it put there: what it writes next has to be seen. */
function survivesTranslation() {
  Object.defineProperty(HTMLFontElement.prototype, "data", {
    /** @this {HTMLFontElement} @param {string} text */
    set(text) {
      this.textContent = text;
    },
  });
}

/**
 * Tell the styles of the whole page which screen it shows: with `:has()` browsers would look again after every change of
 * a table. @param {HTMLElement} root
 */
function tellShown(root) {
  const main = root.querySelector("main");
  const shown = main?.dataset.screen ?? (main?.classList.contains("over") ? "result" : "table");
  const { dataset } = document.documentElement;
  if (dataset.shown !== shown) dataset.shown = shown;
}

/**
 * @param {object} parts
 * @param {() => import("../types.js").Shell} parts.shell
 * @param {Record<string, GameFace>} parts.games
 * @param {import("./page-sentences.js").Saying} parts.saying
 * @param {import("./routes.js").Routing} parts.routing
 * @param {import("./rulebooks.js").Rulebooks} parts.rulebooks
 * @param {import("./licences.js").Legal} parts.legal
 * @param {ReturnType<typeof import("./explain-mode.js").createExplaining>} parts.explaining
 * @param {ReturnType<typeof import("./dialogs.js").createDialogs>} parts.dialogs
 * @param {import("./open-tables.js").OpenTables} parts.opening
 * @param {import("../storage/store.js").Store} parts.store
 * @param {import("../storage/shelf.js").Shelf} parts.shelf
 * @param {import("../platform/share.js").Share} parts.share
 * @param {import("../storage/imports.js").Imports} parts.intake
 * @param {import("../platform/full-screen.js").FullScreen | null} parts.fullScreen
 * @param {() => void} parts.onChange
 */
export function createContent({
  shell,
  games,
  saying,
  routing,
  rulebooks,
  legal,
  explaining,
  dialogs,
  opening,
  store,
  shelf,
  share,
  intake,
  fullScreen,
  onChange,
}) {
  const { say, sayOf, trouble } = saying;
  survivesTranslation();

  /** A button that saves a game's record. @param {Row} row */
  const saving = (row) => saveButton(say, () => share.save(row));

  /** The drawings of the address's game. */
  const face = () => must(lookup(games, routing.now.address.what), "drawings of this game");
  /** Its board. */
  const board = () => face().board;

  /** @type {Record<import("./addresses.js").Address["screen"], () => unknown>} */
  const screens = {
    home: () => home(shell(), { games, shelf, share, intake, take: routing.take, trouble }),
    open: () => foundGame(shell(), routing.now.found, games, routing.accept),
    new: newScreen,
    rules: rulesScreen,
    about: () => about(shell(), opening.left?.id ?? null, legal),
    unknown: () => lost(shell(), say("error-address"), "", null),
    play: () => coming(shell(), board()),
    learn: () => coming(shell(), board()),
    game: () => coming(shell(), null),
  };

  /** Why a game's rules are not there, and what asks for them again; null while they are on their way. @param {string} game */
  function missing(game) {
    const missed = rulebooks.missed(game);
    return missed && { why: trouble({ code: "no-rules", args: missed }), retry: () => rulebooks.need(game) };
  }

  /** The rules of a game; null while they are not there. @param {string} game @returns {import("../screens/rules.js").Book | null} */
  function book(game) {
    const pages = rulebooks.of(game);
    const { sought } = rulebooks;
    return (
      pages && {
        game,
        board: must(lookup(games, game), "drawings of this game").board,
        pages,
        sought,
        seek: rulebooks.seek,
      }
    );
  }

  function rulesScreen() {
    const { what } = routing.now.address;
    const pages = book(what);
    const left = opening.left?.game === what ? opening.left.id : null;
    return pages ? rules(shell(), pages, left) : rulesAway(shell(), missing(what));
  }

  /** The rules over the table. */
  function overTable() {
    const game = rulebooks.over?.game ?? "";
    const how = { open: game !== "", shut: rulebooks.close, missing: missing(game) };
    return rulesDialog(shell(), game ? book(game) : null, how);
  }

  function newScreen() {
    const { facts, draft, newGame, known, last, trouble: refusal } = routing.now;
    if (!facts || !draft || !newGame) return coming(shell(), shell().engineState === "ready" ? null : board()); // when it is ready, the form follows at once
    return newGame.newGame(shell(), facts, draft, face(), {
      changed: onChange,
      start: routing.startDraft,
      again: () => last && routing.again(last),
      last,
      known,
      trouble: refusal ? trouble(refusal) : "",
    });
  }

  /** The open game, if there is anything of it to show. */
  function shownTable() {
    const { table } = opening;
    return !routing.now.lost && table && (table.session.state.ready || table.paintable) ? table : null;
  }

  function body() {
    const { lost: sentence, retry, address } = routing.now;
    if (sentence) return lost(shell(), sentence, opening.asked ? saving(opening.asked) : "", retry);
    const table = shownTable();
    return table ? tableScreen(shell(), table) : screens[address.screen]();
  }

  /** The name of the game shown; empty where there is none. */
  function title() {
    const { record } = opening.table?.session.row ?? {};
    const { what } = routing.now.address;
    const game = record?.game ?? (Object.hasOwn(games, what) ? what : "");
    return game ? gameName(sayOf(game)("game-name"), record, say) : "";
  }

  /** A notice while games cannot be stored. @param {Row | undefined} row */
  const unstored = (row) =>
    store.trouble
      ? html`<p class="notice" role="alert"><span>${say(`error-storage-${store.trouble}`)} ${row ? keepsSeed(say, row) : ""}</span>${row ? saving(row) : ""}</p>`
      : "";

  /** The row of the open game; a lesson has none that is stored. */
  const openRow = () => (opening.table?.lesson ? undefined : opening.table?.session.row);

  function top() {
    const [row, table] = [openRow(), shownTable()];
    return header(
      shell(),
      title(),
      () => dialogs.showSettings(true),
      fullScreen,
      row ? shareTools(shell(), share, row) : "",
      table ? seatedAround(table) : "",
    );
  }

  function settings() {
    const table = shownTable();
    const shut = () => dialogs.showSettings(false);
    const dice = table?.session.state.view.dice ?? true;
    return settingsDialog(shell(), dialogs.settings, shut, dice, table?.hints.someOver ? table.hints.again : null);
  }

  /** What a thing of the table is, and the rules over it. */
  function explanations() {
    const table = shownTable();
    const known = table && rulebooks.of(table.session.row.record.game) !== null;
    return table ? html`${explained(explaining, table, Boolean(known))}${overTable()}` : "";
  }

  const whole = () => html`${region(top)}
      ${region(() => html`${unstored(openRow())}${unspoken(say, shell().languages)}`)}
      ${region(body)}
      ${region(settings)}${region(() => shareDialog(shell(), share, trouble))}
      ${region(explanations)}${region(() => questionDialog(shell(), dialogs.question, dialogs.answer))}`;

  /** Render everything, or only what has changed. @param {HTMLElement} root @param {boolean} all */
  return function draw(root, all) {
    keepFocus(root, () => {
      if (all) render(whole(), root);
      renderStale();
    });
    const where = title();
    document.title = where ? `${aloud(where)} · Jemaa` : "Jemaa";
    tellShown(root);
  };
}
