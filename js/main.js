// Wires the page together: the only file that imports from every folder. Holds no logic of its own.
import { games as faces } from "jemaa:games";
import { later } from "jemaa:later";
import { locales } from "jemaa:locales";
import { createArchive } from "./engine/archive.js";
import { superviseEngine } from "./engine/supervision.js";
import { createContent } from "./page/content.js";
import { createDialogs } from "./page/dialogs.js";
import { createExplaining } from "./page/explaining.js";
import { fetchNewGame } from "./page/later.js";
import { createLearning } from "./page/learning.js";
import { createPainting } from "./page/painting.js";
import { createPreferences } from "./page/preferences.js";
import { createRouting } from "./page/routing.js";
import { createRulebooks } from "./page/rulebooks.js";
import { createSaying } from "./page/saying.js";
import { createHeadStart, firstGlance } from "./page/start.js";
import { goToCard } from "./screens/rules.js";
import { arrived } from "./shell/arrival.js";
import { createFullScreen, createWakeLock } from "./shell/comfort.js";
import { hex } from "./shell/hex.js";
import { createTranslate } from "./shell/i18n.js";
import { createIntake } from "./shell/intake.js";
import { createOffline } from "./shell/offline.js";
import { createShare } from "./shell/share.js";
import { createShelf } from "./shell/shelf.js";
import { createSound } from "./shell/sound.js";
import { createStore } from "./shell/store.js";
import { createAnnouncer } from "./table/announce.js";
import { guarded } from "./table/guarded.js";
import { createLaying } from "./table/laying.js";
import { createNudge } from "./table/nudge.js";
import { createOpening } from "./table/opening.js";

export * from "./page/lent.js";

/** @typedef {import("./types.js").Shell} Shell */

/** Delay before precaching for offline use, in milliseconds: the start comes first. */
const PRECACHE_DELAY = 1000;

const root = /** @type {HTMLElement} */ (document.getElementById("app"));
const games = guarded(faces, notDrawn);
const names = Object.keys(games);
const headStart = createHeadStart();
const still = matchMedia("(prefers-reduced-motion: reduce)");
const sound = createSound();
const wakeLock = createWakeLock();
const nudge = createNudge(() => still.matches || preferences.now.speed === "off");
const announcer = createAnnouncer(/** @type {HTMLElement} */ (document.getElementById("announcements")));
const preferences = createPreferences({
  onChange: () => {
    opening.table?.session.settingsChanged();
    paint();
  },
});
const translate = createTranslate(locales, games);
const saying = createSaying(translate, () => preferences.now.language);

const painting = createPainting({ draw: () => draw(root), table: () => opening.table, onPainted: duringGame });
const { paint } = painting;
const fullScreen = createFullScreen(paint);
const dialogs = createDialogs(paint);
const rulebooks = createRulebooks({ games, add: translate.add, goTo: goToCard, onChange: paint });
const explaining = createExplaining({ table: () => opening.table, rulebooks, onChange: paint });
const store = createStore({ onTrouble: paint });
const offline = createOffline({ isPlaying: store.anyHeld, onChange: paint });
const shelf = createShelf({ store, onChange: paint });
const supervision = superviseEngine({
  onProgress: () => {
    headStart.end();
    paint();
  },
  onState: (state) => {
    if (state === "ready") ready();
    paint();
  },
  onDeath: () => opening.table?.session.interrupted(),
});
const { engine, once } = supervision;
const archive = createArchive({
  engine,
  address: new URL(`../${later.path}`, import.meta.url),
  integrity: later.integrity,
});
const share = createShare({ engine, onChange: paint });
const lay = createLaying({
  engine,
  archive,
  store,
  games,
  translate,
  settings: () => preferences.now,
  announcer,
  sound,
  still: () => still.matches,
  root,
  once,
  share,
  opening: () => opening,
  agreed: dialogs.ask,
  painting,
  onDamaged: (error) => routing.damaged(error),
});
const opening = createOpening({
  engine,
  store,
  drawable: headStart.over,
  games: names,
  lay,
  shell: () => shell(),
  onChange: paint,
});
const intake = createIntake({
  engine,
  keep: opening.keep,
  shelve: () => shelf.refresh(),
  seed: () => hex(8),
  onChange: paint,
});
const routing = createRouting({
  games: names,
  supervision,
  rulebooks,
  opening,
  store,
  fetchNewGame,
  shelf,
  intake,
  learn: createLearning({ games, add: translate.add, opening, home: () => shell().go("#/") }),
  saying,
  drawable: headStart.over,
  onChange: paint,
  onLeave: () => {
    announcer.clear();
    share.close();
    rulebooks.close();
    explaining.leave();
    dialogs.leave();
  },
});
const draw = createContent({
  shell: () => shell(),
  games,
  saying,
  routing,
  rulebooks,
  explaining,
  dialogs,
  opening,
  store,
  shelf,
  share,
  intake,
  fullScreen,
  onChange: paint,
});

/** What every screen receives besides its own data. @returns {Shell} */
const shell = () => ({
  version: painting.version,
  settings: preferences.now,
  change: preferences.change,
  say: saying.say,
  sayOf: saying.sayOf,
  ...supervision.status,
  offline,
  asking: { on: explaining.asking, toggle: explaining.toggle },
  go: (address) => {
    location.hash = address;
  },
  retry: supervision.retry,
});

/** A part of a game failed to draw: its table says so once. @param {unknown} error */
function notDrawn(error) {
  const { table } = opening;
  const tried = table && !table.paintable && !table.session.state.ready; // a trial render of a stored view, which may be damaged
  if (!tried) console.error("drawing:", error);
  if (!table || table.undrawn) return;
  table.undrawn = true;
  paint();
}

/** The engine is ready. */
function ready() {
  routing.begin();
  setTimeout(() => offline.start(), PRECACHE_DELAY);
}

/** During a game the screen stays awake, the square may be heard, and whoever hesitates sees what to tap. */
function duringGame() {
  const { table } = opening;
  const playing = table !== null && !table.taken && table.session.state.view.to_act !== "over";
  wakeLock.keep(playing);
  sound.surround(playing && preferences.now.ambience);
  nudge(playing && table.session.state.yours && !table.session.state.moving);
}

root.addEventListener("click", (event) => rulebooks.follow(event, opening.table?.session.row.record.game));
preferences.dress();
const arriving = routing.follow();
firstGlance(headStart.over, routing.showsStored ? arriving : null).then(() => {
  painting.begin();
  queueMicrotask(() => arrived(root)); // after rendering
  document.documentElement.dataset.ready ??= "shell";
  performance.mark("jemaa:shell");
});
