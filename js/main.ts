// Wires the page together: the only file that imports from every folder. Holds no logic of its own.
import { Supervision } from "./engine/supervision.ts";
import { Translator } from "./i18n/translate.ts";
import { DeviceFeatures } from "./app/device.ts";
import { Dialogs } from "./app/dialogs.ts";
import { DoubleTaps } from "./app/double-taps.ts";
import { ExplainMode } from "./app/explain-mode.ts";
import { followLifecycle } from "./app/lifecycle.ts";
import { hideLoadFallback } from "./platform/load-fallback.ts";
import { NewGames } from "./app/new-games.ts";
import { Page } from "./app/page.ts";
import { PageParts, type Home } from "./app/page-parts.ts";
import { PageLanguage } from "./app/page-language.ts";
import { Preferences } from "./app/preferences.ts";
import { RenderScheduler } from "./app/render-scheduler.ts";
import { loadersOf, Router } from "./app/router.ts";
import { Rulebooks } from "./app/rulebooks.ts";
import { createPageContext } from "./app/page-context.ts";
import { firstRender, HeadStart, readable } from "./app/startup.ts";
import { createTableServices } from "./app/table-services.ts";
import { followLaunches } from "./platform/launches.ts";
import { Offline } from "./platform/offline.ts";
import { takeSharedFiles } from "./storage/share-target.ts";
import { anyHeld } from "./storage/locks.ts";
import { Store } from "./storage/store.ts";
import { Announcer } from "./screen-reader/announcer.ts";
import { required } from "./base/lookup.ts";
import { navigate } from "./base/navigation.ts";
import type { Trouble } from "./base/trouble.ts";

export * from "jemaa:lent";

/** Delay before precaching for offline use, in milliseconds: the start comes first. */
const PRECACHE_DELAY = 1000;

const root = required(document.getElementById("app"), "app");
const table = () => tables.openTables.table;
const headStart = new HeadStart();
const announcer = new Announcer(required(document.getElementById("announcements"), "announcements"));
const misdrawn = (error: unknown) => void (openTables.distrust() || rendering.failed(error));
const homeOf = ({ HomeModel }: Home) => new HomeModel({ engine: supervision.engine, store, openTables });
const pageParts = new PageParts(misdrawn, () => translator.renew(), homeOf);
const atHome = () => required(pageParts.homeModel, "home");
const { games, names } = pageParts;
const translator = new Translator(games);
const language = new PageLanguage(translator, () => preferences.now);
const preferences = new Preferences(language.languages, () => table()?.session.loop.settingsChanged());
const drawable = readable(headStart, preferences.begin(), pageParts.loadFirst());

const rendered = () => [device.update(), doubleTaps.rendered()];
const rendering = new RenderScheduler(() => page.render(), table, rendered);
const device = new DeviceFeatures(preferences, table);
const paste = (text: string) => atHome().importedGames.paste(routes.visit, text);
const dialogs = new Dialogs(paste);
const rulebooks = new Rulebooks({ games, translator, drawable });
const explainMode = new ExplainMode(table, rulebooks);
const doubleTaps = new DoubleTaps(table);
const store = new Store();
const offline = new Offline(anyHeld, () => supervision.status.state === "failed" && navigate("#/"));
const death = () => table()?.session.interrupted();
const supervision = new Supervision({ progress: headStart.end, state: onState, death });
const shell = createPageContext({ language, preferences, supervision, offline, explainMode, announcer });
const services = {
  ...{ supervision, store, pageParts, games, announcer, device, root, rendering },
  ...{ translate: translator.translate, languages: language.languages },
  settings: () => preferences.now,
  agreed: dialogs.ask,
  onDamaged: (error: Trouble) => routes.damaged(error),
};
const tables = createTableServices(services, { store, drawable, translator });
const { openTables, lessons, puzzles, late } = tables;
const newGames = new NewGames({ engine: supervision.engine, games, store, openTables, language });
const usual = loadersOf({ atHome, openTables, rulebooks, newGames, lessons });
const loaders = { ...usual, ...puzzles.loaders, people: late.people.loader, luck: late.luck.loader };
const routes = new Router({ games: names, pageParts, openTables, supervision, loaders, drawable, onLeave });
const page = new Page(root, {
  ...{ shell, pageParts, games, routes, newGames, rulebooks, explainMode, dialogs },
  ...{ ...tables, store, fullScreen: device.fullScreen },
});

function onState(state: string) {
  if (state === "ready") routes.begin();
  // where it fails, too: a new version may be the way out
  if (state !== "starting") setTimeout(() => [pageParts.loadRest(), offline.start()], PRECACHE_DELAY);
}

function onLeave() {
  pageParts.homeModel?.shelf.edits.name(null);
  announcer.clear();
  tables.share.close();
  language.languages.clearFailure();
  rulebooks.close();
  explainMode.leave();
  dialogs.leave();
}

root.addEventListener("click", (event) => rulebooks.follow(event, table()?.session.row.record.game));
preferences.applyToDocument();
followLifecycle({ supervision, openTables, device, dialogs, puzzles, routes });
const pasted = (text: string) => routes.visit.address.screen === "home" && paste(text);
const take = async (files: File[]) =>
  (await pageParts.home.load()) ? navigate("#/") : atHome().importedGames.receive(routes, files);
followLaunches({ take, handed: takeSharedFiles, pasted });
const arriving = routes.follow();
firstRender(drawable, routes.showsStored ? arriving : null).then(() => {
  rendering.begin();
  queueMicrotask(() => hideLoadFallback(root)); // after rendering
  document.documentElement.dataset.ready ??= "shell";
  performance.mark("jemaa:shell");
});
