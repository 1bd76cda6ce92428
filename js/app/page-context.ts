// What every screen receives besides its own data: made once. Each field is read when a template wants it, so that the
// region that has read it renders again when it changes.
import { navigate } from "../base/navigation.ts";
import { retryOrReload } from "../platform/load-fallback.ts";
import type { Supervision } from "../engine/supervision.ts";
import type { ExplainMode } from "./explain-mode.ts";
import type { PageLanguage } from "./page-language.ts";
import type { Preferences } from "./preferences.ts";
import type { PageContext as ForScreens } from "../screens/page-context.ts";

export class PageContext implements ForScreens {
  say;
  sayOf;
  trouble;
  languages;
  change;
  engine;
  retry;
  offline;
  explainMode;
  announce;
  #preferences;

  constructor({
    language,
    preferences,
    supervision,
    offline,
    explainMode,
    announce,
  }: {
    language: PageLanguage;
    preferences: Preferences;
    supervision: Supervision;
    offline: ForScreens["offline"];
    explainMode: ExplainMode;
    announce: ForScreens["announce"];
  }) {
    this.#preferences = preferences;
    this.say = language.say;
    this.sayOf = language.sayOf;
    this.trouble = language.trouble;
    this.languages = language.languages;
    this.change = preferences.change;
    this.engine = supervision.status;
    this.retry = () => retryOrReload(supervision.retry);
    this.offline = offline;
    this.explainMode = explainMode;
    this.announce = announce;
  }

  get settings() {
    return this.#preferences.now;
  }

  go(address: string) {
    navigate(address);
  }
}
