// Wiring: the only file that knows all the others. It holds what the page is showing and paints it.
import { html, render } from "lit-html";
import { games } from "jemaa:games";
import { locales } from "jemaa:locales";
import { createEngine } from "./engine/client.js";
import { coming } from "./screens/coming.js";
import { foundGame } from "./screens/found.js";
import { home } from "./screens/home.js";
import { draft, newGame, request, seating, NAMES } from "./screens/new-game.js";
import { about, goToSection, lost, rules } from "./screens/rules.js";
import { saveButton, shareDialog, shareTools } from "./screens/share.js";
import { parse, playRequest } from "./shell/address.js";
import { arrived } from "./shell/arrival.js";
import { createFullScreen, createWakefulness } from "./shell/comfort.js";
import { keepFocus } from "./shell/focus.js";
import { CHOICES, header, questionDialog, settingsDialog } from "./shell/header.js";
import { hex } from "./shell/hex.js";
import { bestLanguage, createTranslate, tag } from "./shell/i18n.js";
import { createIntake } from "./shell/intake.js";
import { measure, seen } from "./shell/measure.js";
import { createOffline } from "./shell/offline.js";
import { createShare } from "./shell/share.js";
import { readSettings, writeSettings } from "./shell/settings.js";
import { createShelf } from "./shell/shelf.js";
import { createSound } from "./shell/sound.js";
import { createStore } from "./shell/store.js";
import { PACE } from "./table/animate.js";
import { createAnnouncer } from "./table/announce.js";
import { branchedAt, named } from "./table/branch.js";
import { createLaying } from "./table/laying.js";
import { createOpening } from "./table/opening.js";
import { seatedAround, tableScreen } from "./table/screen.js";

/** @typedef {import("./types.js").Row} Row */
/** @typedef {import("./types.js").Settings} Settings */
/** @typedef {import("./types.js").Shell} Shell */
/** @typedef {import("./types.js").GameFacts} GameFacts */

const root = /** @type {HTMLElement} */ (document.getElementById("app"));
const names = Object.keys(games);
const translate = createTranslate(locales, games);
const sound = createSound();
const wakefulness = createWakefulness();
const fullScreen = createFullScreen(() => paint());
const announcer = createAnnouncer(/** @type {HTMLElement} */ (document.getElementById("announcements")));
const still = matchMedia("(prefers-reduced-motion: reduce)");

/** @type {Settings} */
const DEFAULTS = { language: bestLanguage(navigator.languages), theme: "auto", speed: "normal", confirm: true, roll: false, dice: false, sound: true };

/** What the page shows. */
const page = {
  settings: readSettings(DEFAULTS, CHOICES),
  address: parse(location.hash, names),
  progress: { stage: "download", loaded: 0, total: 0 },
  /** @type {Shell["engineState"]} */ engineState: "starting",
  /** @type {Shell["engineError"]} */ engineError: null,
  /** what was told of the address's game @type {GameFacts | null} */ facts: null,
  /** @type {import("./screens/new-game.js").Draft | null} */ draft: null,
  /** @type {{code: string, args?: any} | null} */ trouble: null,
  /** @type {string | null} */ lost: null,
  /** what the address's link holds @type {import("./types.js").Found | null} */ found: null,
  /** @type {{key: string, answer: (yes: boolean) => void} | null} */ question: null,
  settingsOpen: false,
  /** @type {import("./shell/store.js").StoreTrouble | null} */ storeTrouble: null,
};

/** Nothing is drawn before the worker has had its head start: until then a painting counts as queued. */
let queued = true;
/** Rises whenever anything but a moving piece may look different. */
let version = 0;

const store = createStore({ onTrouble: (kind) => { page.storeTrouble = kind; paint(); } });
/** A worker comes to life through this thread, so that whatever is drawn before it runs holds it up: it goes first. */
const HEAD_START = 100;
/** Then what is stored has this long to come, before a page without it is drawn. */
const FIRST_GLANCE = 400;
let workerRuns = () => {};
const headStart = new Promise((resolve) => { workerRuns = () => resolve(null); setTimeout(resolve, HEAD_START); });
const offline = createOffline({ isPlaying: store.anyHeld, onChange: paint });
const shelf = createShelf({ store, onChange: paint });
const engine = createEngine({
  onProgress: (progress) => { workerRuns(); page.progress = progress; paint(); },
  onState: (state, error) => {
    Object.assign(page, { engineState: state, engineError: error ?? null });
    if (state === "ready") {
      begin();
      setTimeout(() => offline.start(), UNHURRIED);
    }
    if (error && DIED.has(error.code)) {
      opening.table?.session.interrupted();
      revive();
    }
    paint();
  },
});
/** Milliseconds after which the page has nothing more urgent to fetch than what it needs without a network. */
const UNHURRIED = 1000;
/** A worker that dies or falls silent is started anew, and the game opened from its record; the person who sees it
 * die again and again gets the choice. */
const DIED = new Set(["worker-died", "worker-silent"]);
const MOST_DEATHS = 3;
let deaths = 0;
function revive() {
  deaths += 1;
  if (deaths <= MOST_DEATHS) engine.restart().catch(() => {});
}

/** What never changes is asked for once, and as early as it is known to be needed: it waits in the engine's queue.
 * @type {Map<string, Promise<any>>} */
const answers = new Map();
/** @param {import("./engine/client.js").Ask} request */
function once(request) {
  const name = JSON.stringify(request);
  const answer = answers.get(name) ?? engine.ask(request);
  answers.set(name, answer);
  answer.catch(() => answers.delete(name));
  return answer;
}

const share = createShare({ engine, onChange: paint });
const lay = createLaying({ engine, store, games, translate, settings: () => page.settings, announcer, sound, still: () => still.matches, root, once, share,
  opening: () => opening, agreed, paint, repaint, onChange, onDamaged });
const opening = createOpening({ engine, store, drawable: headStart, games: names, lay, shell: () => shell(), onChange: paint });
const intake = createIntake({ engine, keep: opening.keep, shelve: () => shelf.refresh(), seed: () => hex(8), onChange: paint });

/** @type {import("./types.js").Say} */
const say = (key, args) => translate(page.settings.language, key, args);
/** @type {Shell["sayOf"]} */
const sayOf = (game) => (key, args) => translate(page.settings.language, key, args, game);

/** The sentence of an error that the engine answered with. @param {{code: string, args?: any}} error */
function trouble({ code, args }) {
  return code === "bad-record" ? say(`bad-record-${args.why}`, { entry: args.entry ?? 0, text: args.text ?? "" }) : say(`error-${code}`);
}

/** @returns {Shell} */
const shell = () => ({
  version, settings: page.settings, change, say, sayOf, progress: page.progress,
  engineState: page.engineState, engineError: page.engineError, offline,
  go: (address) => { location.hash = address; },
  retry: () => { deaths = 0; engine.restart().catch(() => {}); },
});

/** @param {Partial<Settings>} part */
function change(part) {
  page.settings = { ...page.settings, ...part };
  writeSettings(page.settings);
  dress();
  opening.table?.session.rethink();
  paint();
}

/** Put language, theme and speed on the document. */
function dress() {
  const { language, theme, speed } = page.settings;
  document.documentElement.style.setProperty("--pace", String(PACE[speed]));
  document.documentElement.lang = tag(language);
  if (theme === "auto") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}

// Painting

function paint() {
  version += 1;
  repaint();
}

/** Paint what moves; the rest is as it was. */
function repaint() {
  if (queued) return;
  queued = true;
  queueMicrotask(() => {
    queued = false;
    keepFocus(root, () => render(screen(), root));
    const where = title();
    document.title = where ? `${where} · Jemaa` : "Jemaa";
    const { table } = opening;
    queueMicrotask(() => table?.meet()); // after a dialog that closed has handed the focus on
    if (table) speak(table);
    wakefulness.keep(table !== null && !table.taken && table.session.state.view.to_act !== "over");
  });
}

let speaking = false;
/** Let a table say what is new once it has been painted: nobody waits for that. @param {import("./table/screen.js").Table} table */
async function speak(table) {
  if (speaking) return;
  speaking = true;
  await seen();
  speaking = false;
  if (opening.table === table) table.heed();
}

function title() {
  const { record } = opening.table?.session.row ?? {};
  const game = record?.game ?? (names.includes(page.address.what) ? page.address.what : "");
  return game ? named(sayOf(game)("game-name"), record && branchedAt(record), say) : "";
}

function screen() {
  const row = opening.table?.session.row;
  const table = shownTable();
  return html`${header(shell(), title(), () => { page.settingsOpen = true; paint(); }, fullScreen, row ? shareTools(shell(), share, row) : "", table ? seatedAround(table) : "")}
    ${page.storeTrouble ? html`<p class="notice" role="alert"><span>${say(`error-storage-${page.storeTrouble}`)}</span>${row ? saving(row) : ""}</p>` : ""}
    ${body()}
    ${settingsDialog(shell(), page.settingsOpen, () => { page.settingsOpen = false; paint(); }, table?.session.state.view.dice ?? true)}
    ${shareDialog(shell(), share, trouble)}
    ${questionDialog(shell(), page.question, (yes) => { page.question?.answer(yes); page.question = null; paint(); })}`;
}

/** A button that saves a game's record. @param {Row} row */
const saving = (row) => saveButton(say, () => share.save(row));

/** The table, where there is anything of it to be shown. */
function shownTable() {
  const { table } = opening;
  return !page.lost && table && (table.session.state.ready || table.paintable) ? table : null;
}

function body() {
  if (page.lost) return lost(shell(), page.lost, opening.asked ? saving(opening.asked) : "");
  const table = shownTable();
  if (table) return tableScreen(shell(), table);
  return SCREENS[page.address.screen]();
}

/** @type {Record<string, () => unknown>} */
const SCREENS = {
  home: () => home(shell(), { games, shelf, share, intake, take, trouble }),
  open: () => foundGame(shell(), page.found, games, accept),
  new: () => newGame(shell(), page.facts, page.draft, games[page.address.what],
    { changed: paint, start: startDraft, trouble: page.trouble ? trouble(page.trouble) : "" }),
  rules: () => rules(shell(), page.address.what, games[page.address.what].board, opening.left?.game === page.address.what ? opening.left.id : null),
  about: () => about(shell(), opening.left?.id ?? null),
  unknown: () => lost(shell(), say("error-address"), ""),
  play: () => coming(shell(), games[page.address.what].board),
  game: () => coming(shell(), null),
};

// Addresses

async function arrive() {
  const address = parse(location.hash, names);
  if (address.screen === "game" && [opening.table?.session.row.id, opening.coming].includes(address.what)) return paint();
  opening.leave();
  announcer.hush();
  share.close();
  shelf.name(null);
  Object.assign(page, { address, lost: null, found: null, trouble: null, facts: null, draft: null, settingsOpen: false, question: null });
  scrollTo(0, 0);
  paint();
  if (address.screen === "rules") headStart.then(() => goToSection(address.query)); // nothing is painted before
  if (address.screen === "home") await shelf.refresh();
  if (address.screen === "game") await openStored(address);
  if (page.address === address && page.engineState === "ready") await begin();
}

/** The screens that show what is stored. */
const STORED = new Set(["home", "game"]);
/** The screens that begin a game. */
const STARTS = new Set(["new", "play"]);

/** What an address asks of the engine once it can answer. */
async function begin() {
  document.documentElement.dataset.ready = "engine";
  performance.mark("jemaa:engine");
  const { address } = page;
  /** @type {GameFacts | null} */
  const facts = STARTS.has(address.screen) ? (await once({ do: "games", game: address.what })).games[0] : null;
  if (page.address !== address) return; // the person has gone on to another
  page.facts = facts;
  if (facts && address.screen === "new") page.draft ??= draft(facts);
  if (facts && address.screen === "play" && !opening.table) await startPlay(facts);
  else if (address.screen === "open" && !page.found) await readLink(address);
  else if (opening.table && !opening.table.taken) await opening.table.session.open();
  paint();
}

async function startDraft() {
  const { draft: form, facts } = page;
  if (form && facts) await start(request(form, facts, form.seed.trim() || hex(8)), seating(form));
}

/** @param {GameFacts} facts */
async function startPlay(facts) {
  const asked = playRequest(page.address, facts, NAMES, hex(8));
  if (!asked) page.lost = say("error-address");
  else await start(asked);
  if (page.trouble) page.lost = trouble(page.trouble);
}

/** @param {{do: string, bots: Record<string, string>}} asked @param {import("./table/opening.js").Seating} [seating] */
async function start(asked, seating) {
  page.trouble = await opening.begin(asked, seating);
  paint();
}

/** @param {import("./shell/address.js").Address} address */
async function openStored(address) {
  const refusal = await opening.fetch(address.what, () => page.address === address);
  if (page.address !== address) return;
  if (refusal) page.lost = trouble(refusal);
  paint();
}

/** @param {import("./shell/address.js").Address} address */
async function readLink(address) {
  const read = await intake.read(address.what);
  if (page.address !== address) return;
  if ("trouble" in read) page.lost = trouble(read.trouble);
  else page.found = read.found;
}

/** Make the game of a link one of this device's own. */
async function accept() {
  const { found } = page;
  if (!found) return;
  page.found = null; // once is enough, however often it is tapped
  const row = await opening.keep(found, {});
  location.replace(`#/game/${row.id}`);
}

/** Take in files; a single game goes on the table. @param {Iterable<File>} files */
async function take(files) {
  const { address } = page;
  const row = await intake.take(files);
  if (row && page.address === address) location.hash = `#/game/${row.id}`;
}

// The table

/** The stored game cannot be opened: say why; it stays as it is. @param {{code: string, args?: any}} error */
function onDamaged(error) {
  page.lost = `${say("error-damaged")} ${trouble(error)}`;
  paint();
}

/** Paint, and measure how long a person waited for it.
 * @param {number} [ms] the engine's part of a reply just shown @returns {Promise<void> | void} settles once it is painted */
function onChange(ms) {
  paint();
  if (ms === undefined) return;
  const from = tappedAt;
  return seen().then(() => measure(from, ms));
}

/** Ask everyone at the table. @param {{key: string}} question @returns {Promise<boolean>} */
function agreed({ key }) {
  return new Promise((resolve) => {
    page.question = { key, answer: resolve };
    paint();
  });
}

/** Looked at again: other tabs may have changed what is stored. */
const lookAgain = () => { if (page.address.screen === "home" && document.visibilityState === "visible") shelf.refresh(); };

let tappedAt = 0;
addEventListener("click", () => { tappedAt = performance.now(); }, { capture: true });
addEventListener("hashchange", arrive);
addEventListener("focus", lookAgain);
document.addEventListener("visibilitychange", lookAgain);
dress();
if (STARTS.has(page.address.screen)) for (const verb of ["games", "actions"]) once({ do: verb, game: page.address.what });
const arriving = arrive();
headStart.then(async () => {
  // what is stored is there in no time: nobody sees a page without it
  if (STORED.has(page.address.screen)) await Promise.race([Promise.allSettled([arriving]), new Promise((resolve) => setTimeout(resolve, FIRST_GLANCE))]);
  queued = false;
  paint();
  queueMicrotask(() => arrived(root)); // after the painting
  document.documentElement.dataset.ready ??= "shell";
  performance.mark("jemaa:shell");
});
