// Wires the page together: the only file that imports from every folder. Holds no logic of its own.
import { games as faces } from "jemaa:games";
import { locales } from "jemaa:locales";
import { superviseEngine } from "./engine/supervision.js";
import { createContent } from "./page/content.js";
import { createDevice } from "./page/device.js";
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
import { createTables } from "./page/tables.js";
import { goToCard } from "./screens/rules.js";
import { arrived } from "./shell/arrival.js";
import { createTranslate } from "./shell/i18n.js";
import { createOffline } from "./shell/offline.js";
import { createShelf } from "./shell/shelf.js";
import { createStore } from "./shell/store.js";
import { createAnnouncer } from "./table/announce.js";
import { guarded } from "./table/guarded.js";

export * from "./page/lent.js";

/** Delay before precaching for offline use, in milliseconds: the start comes first. */
const PRECACHE_DELAY = 1000;

const root = /** @type {HTMLElement} */ (document.getElementById("app"));
const games = guarded(faces, (error) => painting.undrawn(error));
const names = Object.keys(games);
const table = () => tables.opening.table;
const headStart = createHeadStart();
const { over: drawable } = headStart;
const announcer = createAnnouncer(/** @type {HTMLElement} */ (document.getElementById("announcements")));
const preferences = createPreferences({ onChange: changed });
const settings = () => preferences.now;
const translate = createTranslate(locales, games);
const saying = createSaying(translate, () => settings().language);

const painting = createPainting({ draw: () => draw(root), table, onPainted: () => device.attend() });
const { paint: onChange } = painting;
const device = createDevice({ settings, table, onChange });
const dialogs = createDialogs(onChange);
const rulebooks = createRulebooks({ games, add: translate.add, goTo: goToCard, onChange });
const explaining = createExplaining({ table, rulebooks, onChange });
const store = createStore({ onTrouble: onChange });
const offline = createOffline({ isPlaying: store.anyHeld, onChange });
const shelf = createShelf({ store, onChange });
const supervision = superviseEngine({ onProgress, onState, onDeath: () => table()?.session.interrupted() });
const common = { games, store, shelf, supervision, painting, drawable };
const asked = { settings, translate, announcer, device, agreed: dialogs.ask, root, shell };
const tables = createTables({ ...common, ...asked, onDamaged: (error) => routing.damaged(error) });
const learn = createLearning({ games, add: translate.add, opening: tables.opening, home: () => shell().go("#/") });
const places = { ...tables, rulebooks, store, shelf, saying, onChange };
const routing = createRouting({ ...places, games: names, supervision, drawable, fetchNewGame, learn, onLeave });
const { fullScreen } = device;
const draw = createContent({ ...places, games, routing, explaining, dialogs, fullScreen, shell });

/** What every screen receives besides its own data. @returns {import("./types.js").Shell} */
function shell() {
  const { change } = preferences;
  const { say, sayOf } = saying;
  const { asking: on, toggle } = explaining;
  const { version } = painting;
  const { status, retry } = supervision;
  const page = { version, settings: settings(), change, go, asking: { on, toggle } };
  return { ...page, say, sayOf, ...status, retry, offline };
}

/** @param {string} address */
function go(address) {
  location.hash = address;
}

/** A setting was changed. */
function changed() {
  table()?.session.settingsChanged();
  onChange();
}

function onProgress() {
  headStart.end();
  onChange();
}

/** @param {string} state of the engine */
function onState(state) {
  if (state === "ready") {
    routing.begin();
    setTimeout(() => offline.start(), PRECACHE_DELAY);
  }
  onChange();
}

/** Another address is shown. */
function onLeave() {
  announcer.clear();
  tables.share.close();
  rulebooks.close();
  explaining.leave();
  dialogs.leave();
}

root.addEventListener("click", (event) => rulebooks.follow(event, table()?.session.row.record.game));
preferences.dress();
const arriving = routing.follow();
firstGlance(drawable, routing.showsStored ? arriving : null).then(() => {
  painting.begin();
  queueMicrotask(() => arrived(root)); // after rendering
  document.documentElement.dataset.ready ??= "shell";
  performance.mark("jemaa:shell");
});
