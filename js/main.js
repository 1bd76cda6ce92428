// Wires the page together: the only file that imports from every folder. Holds no logic of its own.
import { games as faces } from "jemaa:games";
import { Supervision } from "./engine/supervision.js";
import { createContent } from "./app/content.js";
import { createDevice } from "./app/device.js";
import { createDialogs } from "./app/dialogs.js";
import { createDoubleTaps } from "./app/double-taps.js";
import { createExplaining } from "./app/explain-mode.js";
import { fetchNewGame } from "./app/lazy.js";
import { createLearning } from "./app/lessons.js";
import { followLifecycle } from "./app/lifecycle.js";
import { Rendering } from "./app/render-scheduler.js";
import { createRouting } from "./app/routes.js";
import { createLegal } from "./app/licences.js";
import { createRulebooks } from "./app/rulebooks.js";
import { createSpeech } from "./app/page-language.js";
import { createHeadStart, firstGlance, readable } from "./app/startup.js";
import { createTables } from "./app/tables.js";
import { goToCard } from "./screens/rules.js";
import { arrived, tryAgain } from "./app/load-fallback.js";
import { Offline } from "./platform/offline.js";
import { anyHeld } from "./storage/locks.js";
import { Shelf } from "./storage/shelf.js";
import { Store } from "./storage/store.js";
import { Announcer } from "./screen-reader/announcer.js";
import { guarded } from "./board/error-boundary.js";

export * from "./app/shared-exports.js";

/** Delay before precaching for offline use, in milliseconds: the start comes first. */
const PRECACHE_DELAY = 1000;

const root = /** @type {HTMLElement} */ (document.getElementById("app"));
const games = guarded(faces, (error) => rendering.failed(error));
const table = () => tables.opening.table;
const headStart = createHeadStart();
const announcer = new Announcer(/** @type {HTMLElement} */ (document.getElementById("announcements")));
const speech = createSpeech({ games, onSettings });
const { translator, translate, languages, preferences, settings, saying } = speech;
const drawable = readable(headStart, preferences.begin());

const onPainted = () => [device.attend(), doubleTaps.painted()];
const rendering = new Rendering((whole) => draw(root, whole), table, onPainted);
const onChange = rendering.all;
const device = createDevice({ settings, table });
const dialogs = createDialogs(onChange);
const rulebooks = createRulebooks({ games, add: translator.addSentences, goTo: goToCard, onChange });
const legal = createLegal(onChange);
const explaining = createExplaining({ table, rulebooks, onChange });
const doubleTaps = createDoubleTaps(table);
const store = new Store();
const leave = () => supervision.status.engineState === "failed" && go("#/");
const offline = new Offline(anyHeld, leave);
const shelf = new Shelf(store);
const death = () => table()?.session.interrupted();
const supervision = new Supervision({ progress: headStart.end, state: onState, death });
const speaking = { translate, languages, settings, announcer };
const shown = { games, device, agreed: dialogs.ask, root, rendering };
const onDamaged = (/** @type {import("./types.js").Trouble} */ error) => routing.damaged(error);
const page = { supervision, store, ...speaking, ...shown, onDamaged };
const tables = createTables(page, { store, drawable, shell }, shelf);
const learn = createLearning({
  games,
  add: translator.addSentences,
  opening: tables.opening,
  home: () => shell().go("#/"),
});
const places = { ...tables, rulebooks, store, shelf, saying, onChange };
const start = { supervision, drawable, fetchNewGame, learn, onLeave };
const routing = createRouting({ ...places, ...start, games: Object.keys(games) });
const draw = createContent({ ...places, ...device, games, legal, routing, explaining, dialogs, shell });

/** What every screen receives besides its own data. @returns {import("./types.js").Shell} */
function shell() {
  const { change } = preferences;
  const { say, sayOf } = saying;
  const { asking: on, toggle } = explaining;
  const { status, retry } = supervision;
  const page = { settings: settings(), change, go, asking: { on, toggle } };
  return { ...page, say, sayOf, ...status, retry: () => tryAgain(retry), offline, languages };
}

/** @param {string} address */
function go(address) {
  location.hash = address;
}

/** A setting was changed. */
function onSettings() {
  table()?.session.loop.settingsChanged();
  onChange();
}

/** @param {string} state of the engine */
function onState(state) {
  if (state === "ready") routing.begin();
  // where it fails, too: a new version may be the way out
  if (state !== "starting") setTimeout(() => offline.start(), PRECACHE_DELAY);
}

/** Another address is shown. */
function onLeave() {
  announcer.clear();
  tables.share.close();
  languages.clearFailure();
  rulebooks.close();
  explaining.leave();
  dialogs.leave();
}

root.addEventListener("click", (event) => rulebooks.follow(event, table()?.session.row.record.game));
preferences.dress();
followLifecycle({ supervision, opening: tables.opening, device, routing, shelf });
const arriving = routing.follow();
firstGlance(drawable, routing.showsStored ? arriving : null).then(() => {
  rendering.begin();
  queueMicrotask(() => arrived(root)); // after rendering
  document.documentElement.dataset.ready ??= "shell";
  performance.mark("jemaa:shell");
});
