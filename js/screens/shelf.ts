// The shelf on the home screen: running and finished games, each with a picture, and the actions for all of them.
import { html, nothing } from "lit-html";
import { ref } from "lit-html/directives/ref.js";
import { repeat } from "lit-html/directives/repeat.js";
import { BLOCK } from "../ui/virtual-list.ts";
import { saveRecord } from "../storage/record-file.ts";
import { LONGEST_TITLE } from "../base/names.ts";
import { dialog, icon } from "../ui/components.ts";
import { within } from "../ui/text-field.ts";
import { ago, dated, listed, type Say } from "../i18n/translate.ts";
import { avatar } from "../art/avatar.ts";
import { picture } from "../board/thumbnails.ts";
import { isWhole } from "../storage/store.ts";
import { aloud } from "../i18n/functions.ts";
import { required, lookup } from "../base/lookup.ts";
import { gameName } from "../wording/game-name.ts";
import { victory } from "../wording/event-sentences.ts";
import type { Imports } from "../storage/imports.ts";
import type { Share } from "../storage/share.ts";
import type { Shelf } from "../storage/shelf/shelf.ts";
import type { Board, GameUi } from "../game-api/board.ts";
import type { StoredGame } from "../storage/stored-game.ts";
import type { PageContext } from "./page-context.ts";
import type { View } from "../engine/shapes.ts";

export interface ShelfContext {
  games: Record<string, GameUi>;
  shelf: Shelf;
  share: Share;
  imports: Imports;
  take: (files: Iterable<File>) => void;
  puzzles: { day: number };
  paste: () => void;
}

const MEGA = 1e6;

export const namesOf = (view: Pick<View, "seats">, { settings }: PageContext) =>
  listed(
    view.seats.map((seat) => seat.name),
    settings.language,
  );

/** Everyone at a table; larger, whose turn it is. */
const tokensOf = ({ view, seats }: StoredGame, board: Board, shell: PageContext) => {
  const turn = view.result ? null : Number(view.prompt.args.seat);
  return html`<span class="tokens">${view.seats.map(
    (seat, at) =>
      html`<span class=${at === turn ? "turn" : nothing}>${avatar(seat, seats[at] ?? { bot: null }, board)}</span>`,
  )}<bdi class="hidden" translate="no">${namesOf(view, shell)}</bdi></span>`;
};

export const sameAgain = (
  row: StoredGame,
  board: Board,
  shell: PageContext,
) => html`${icon("rotate-cw")}<strong>${shell.say("same-again")}</strong>
  ${tokensOf(row, board, shell)}<span class="hidden">(${shell.say(`sharing-${row.sharing}`)})</span>`;

/** Whose turn it is, or who has won. */
export const stateWords = (view: View, { say, settings }: PageContext) =>
  view.result
    ? say("row-won", victory(view, say, settings.language))
    : say("row-turn", { name: view.seats[Number(view.prompt.args.seat)]?.name ?? "" });

/** How long a game is played last, in milliseconds, until that is told. */
const JUST_NOW = 60_000;

/** When a game was played last; nothing where that is still to come: a clock was wrong. */
export function when({ changed }: StoredGame, { say, settings: { language } }: PageContext) {
  const now = Date.now();
  if (changed > now + JUST_NOW) return nothing;
  const words = now - changed < JUST_NOW ? say("row-just-now") : ago(changed, language, now);
  return html`<time class="quiet" datetime=${new Date(changed).toISOString()} title=${dated(changed, language)}>${words}</time>`;
}

function entry(row: StoredGame, shell: PageContext, parts: ShelfContext) {
  try {
    if (isWhole(row)) return intact(row, shell, parts);
  } catch {
    // a damaged row: reported below
  }
  const { say } = shell;
  return html`<span class="row-link quiet">${say("row-damaged")}</span>
    <button type="button" class="icon-button" data-save-record title=${say("save-record")} @click=${async () => saveRecord(await parts.shelf.newest(row))}>${icon("file-down")}</button>
    ${menu(row, shell, say("row-damaged"), { remove: ["trash-2", () => parts.shelf.edits.remove(row)] })}`;
}

function intact(row: StoredGame, shell: PageContext, parts: ShelfContext) {
  const { say, settings } = shell;
  const { share, shelf } = parts;
  const { view, title } = row;
  const { board } = required(lookup(parts.games, row.record.game), "drawings of this game");
  const sayIt = shell.sayOf(row.record.game);
  const game = gameName(sayIt("game-name"), row.record, say);
  const names = namesOf(view, shell);
  const called = typeof title === "string" && title ? title : "";
  return html`<a class="row-link" translate="no" href="#/game/${row.id}">
    ${picture(view, board, sayIt, settings.language)}
    <span class="row-words">${tokensOf(row, board, shell)} <span class="row-state">${stateWords(view, shell)}</span>
      <span class="row-game"><strong>${called ? html`<bdi translate="no">${called}</bdi>` : game}</strong> ${called ? html`<span>${game}</span>` : nothing} ${when(row, shell)}</span></span>
    <span class="go-on">${icon("play")}<span>${say("home-play-on")}</span></span></a>
    ${menu(row, shell, called || names, {
      share: ["share-2", async () => share.open(await shelf.newest(row))],
      rename: ["pencil", async () => shelf.edits.name(await shelf.newest(row))],
      remove: ["trash-2", () => shelf.edits.remove(row)],
    })}`;
}

/** A popover, which Escape and a tap beside it close; where there are none, it stands open. */
function menu(
  { id }: StoredGame,
  { say }: PageContext,
  names: string,
  tools: Record<string, [picked: string, act: () => void]>,
) {
  const own = `menu-${id}`;
  return html`<button type="button" class="icon-button row-more" data-menu popovertarget=${own}
      aria-label=${aloud(say("row-menu", { names }))}>${icon("ellipsis-vertical")}</button>
    <div class="menu" id=${own} popover>${Object.entries(tools).map(
      ([
        key,
        [picked, act],
      ]) => html`<button type="button" class="button" data-tool=${key === "remove" ? nothing : key} ?data-remove=${key === "remove"} popovertarget=${own} popovertargetaction="hide"
        aria-label=${aloud(say(`row-${key}`, { names }))} @click=${act}>${icon(picked)}${say(`row-${key}-short`)}</button>`,
    )}</div>`;
}

/** A game in a list. @param at its position @param size of the list */
const item = (
  row: StoredGame,
  at: number,
  size: number,
  shell: PageContext,
  parts: ShelfContext,
) => html`<div role="listitem" class="row" aria-setsize=${size}
      aria-posinset=${at + 1}>${entry(row, shell, parts)}</div>`;

/** How many games of a kind stand before its list. */
const leading = (name: string, { top }: Shelf["list"]) => (name === "running" ? top.length : 0);

/** Empty while it is far from the viewport; `size`: how many games its list has. */
function block(
  ids: string[],
  { name, at, size }: { name: string; at: number; size: number },
  shell: PageContext,
  parts: ShelfContext,
) {
  const { list } = parts.shelf;
  const { blocks, loaded, rows } = list;
  const before = leading(name, list);
  const own = `${name}-${at}`;
  const shown = loaded.has(own) ? ids.flatMap((id) => rows.get(id) ?? []) : [];
  return html`<div role="presentation" class="block" data-block=${own} data-games=${ids.length} .style=${shown.length ? "" : blocks.styleOf(own, ids.length)}
    ${ref(blocks.watch)}>${repeat(
      shown,
      (row) => row.id,
      (row) => item(row, before + at * BLOCK + ids.indexOf(row.id), before + size, shell, parts),
    )}</div>`;
}

const count = (blocks: string[][]) => blocks.reduce((sum, { length }) => sum + length, 0);

function list(name: "running" | "finished", shell: PageContext, parts: ShelfContext) {
  const { list, placed } = parts.shelf;
  const blocks = list[name];
  const [size, rest] = [count(blocks), blocks.slice(placed)];
  return html`<div role="list" class="rows" data-games=${size}>${blocks.slice(0, placed).map((ids, at) => block(ids, { name, at, size }, shell, parts))}
      ${rest.length ? html`<div role="presentation" .style=${list.blocks.styleOf("", count(rest))}></div>` : nothing}</div>`;
}

/** The running games that were played last: the first one large. */
function newest(shell: PageContext, parts: ShelfContext) {
  const { top, running, rows } = parts.shelf.list;
  const size = top.length + count(running);
  return html`<h2 class="hidden">${shell.say("home-running")}</h2><div role="list" class="newest" data-games=${top.length}>${repeat(
    top.flatMap((id) => rows.get(id) ?? []),
    ({ id }) => id,
    (row, at) => item(row, at, size, shell, parts),
  )}</div>`;
}

function others({ say }: PageContext, { shelf }: ShelfContext) {
  const { list, all } = shelf;
  const { top } = list;
  const count = list.size - top.length;
  if (!count) return nothing;
  return html`<button type="button" class="button more-games" data-all-games aria-expanded=${all} @click=${() => shelf.unfold()}>${say(top.length ? "home-more" : "home-all", { count })}${icon("chevron-down")}</button>`;
}

function groups(shell: PageContext, parts: ShelfContext) {
  const { list: games, all } = parts.shelf;
  const { top, running, finished, size } = games;
  if (!size) return nothing;
  return html`<section class="shelf">${top.length ? newest(shell, parts) : nothing}${others(shell, parts)}
    ${all && running.length ? list("running", shell, parts) : nothing}
    ${all && finished.length ? html`<h2>${shell.say("home-finished")}</h2>${list("finished", shell, parts)}` : nothing}</section>`;
}

export function shelfOf(shell: PageContext, parts: ShelfContext) {
  const { say } = shell;
  const { shelf } = parts;
  const { edits, download } = shelf;
  return html`${missing(say, shelf)}${edits.held ? html`<p class="notice" role="alert">${say("error-held")}</p>` : nothing}${removed(shell, edits)}${report(shell, parts)}${unsaved(say, download)}
    ${warning(shell, shelf)}${groups(shell, parts)}`;
}

/** A notice about games that the browser lost. */
function missing(say: Say, shelf: Shelf) {
  const { missing: count } = shelf.safety;
  if (!count) return nothing;
  return html`<div class="notice" role="alert" data-near data-missing><p>${say("row-missing", { count })}</p>
    <button type="button" class="button" @click=${() => shelf.acceptLosses()}>${icon("check")}${say("understood")}</button></div>`;
}

function removed({ say, announce }: PageContext, edits: Shelf["edits"]) {
  const count = edits.removed.length;
  if (!count) return nothing;
  const restore = async () => {
    await edits.restore();
    if (!edits.held) announce(say("row-restored"));
  };
  return html`<p class="notice" role="status" data-near><span>${say("row-removed", { count })}</span>
    <button type="button" class="button" data-restore @click=${restore}>${icon("undo-2")}${say("row-restore", { count })}</button></p>`;
}

function report({ say, trouble }: PageContext, { imports }: ShelfContext) {
  if (imports.busy) return html`<p class="notice" role="status">${say("import-busy", imports.busy)}</p>`;
  if (!imports.report) return nothing;
  const { imported, known, refused, refusals } = imports.report;
  return html`<div class="notice" role=${imported || known ? "status" : "alert"} data-near data-report>
    <div>${known ? html`<p>${say("import-known", { count: known })}</p>` : nothing}
      ${imported || refused > 1 ? html`<p>${say("import-report", { imported, refused })}</p>` : nothing}
      <ul>${refusals.map((one) => html`<li>${refused > 1 || imported || known ? html`<strong><bdi translate="no">${one.name}</bdi></strong> ` : nothing}${trouble(one.trouble)}</li>`)}</ul></div>
    <button type="button" class="button" @click=${() => imports.dismissReport()}>${icon("check")}${say("close")}</button></div>`;
}

/** In the menu: actions for all games, and how safe the storage is. */
export function keeping({ say, engine }: PageContext, { shelf, imports, take, paste }: ShelfContext) {
  const chosen = ({ target }: { target: HTMLInputElement }) => {
    take([...(target.files ?? [])]);
    target.value = "";
    target.closest<HTMLElement>("[popover]")?.hidePopover();
  };
  const { list, safety, download } = shelf;
  return html`<label class="button file">${icon("folder-open")}<span>${say("open-record")}</span>
      <input type="file" multiple data-open-record ?disabled=${imports.busy !== null || engine.state === "failed"} @change=${chosen} /></label>
    <button type="button" class="button" data-paste @click=${paste}>${icon("clipboard-paste")}${say("paste")}</button>
    ${list.size ? html`<button type="button" class="button" data-save-all @click=${() => download.saveAll()}>${icon("file-down")}${say("save-all")}</button>` : nothing}
    ${list.size ? html`<p class="quiet">${say("save-why")}</p>` : nothing}
    ${safety.storageUsage && list.size ? html`<p class="quiet">${say(`room-${safety.storageUsage.persistent ? "kept" : "lent"}`, { mega: safety.storageUsage.usage / MEGA })}</p>` : nothing}`;
}

function unsaved(say: Say, download: Shelf["download"]) {
  const { files, part } = download;
  if (!files.length) return nothing;
  return html`<p class="notice" role="status" data-near><span>${say("save-parts", { part, total: files.length })}</span>
    <button type="button" class="button" data-save-part @click=${() => download.savePart(part)}>${icon("file-down")}${say("save-part", { part: part + 1, total: files.length })}</button></p>`;
}

function warning({ say }: PageContext, { list, safety, download }: Shelf) {
  if (!list.size || !safety.warns) return nothing;
  return html`<div class="notice" data-near data-forgets><p>${say("room-forgets")}</p>
    <button type="button" class="button" data-save-all @click=${() => download.saveAll()}>${icon("file-down")}${say("save-all")}</button>
    <button type="button" class="button" data-dismiss @click=${() => safety.dismissWarning()}>${icon("check")}${say("understood")}</button></div>`;
}

export function renameDialog({ say }: PageContext, edits: Shelf["edits"]) {
  const row = edits.naming;
  const shut = () => edits.name(null);
  const typed = within(LONGEST_TITLE);
  const submit = (event: Event & { target: { elements: { title: HTMLInputElement } } }) => {
    event.preventDefault();
    if (row) edits.rename(row, event.target.elements.title.value);
  };
  return dialog({
    name: "rename",
    heading: say("rename-title"),
    open: row !== null,
    shut,
    within: row
      ? html`
    <form @submit=${submit}><label class="field"><span>${say("rename-name")}</span>
      <input class="input" name="title" data-begins autocomplete="off" .value=${row.title ?? ""} @input=${typed} @compositionend=${typed} />
      <small class="quiet">${say("rename-why")}</small></label>
      <p class="buttons"><button class="button primary" data-rename>${icon("check")}${say("confirm")}</button>
        <button type="button" class="button" @click=${shut}>${icon("x")}${say("cancel")}</button></p></form>`
      : nothing,
  });
}
