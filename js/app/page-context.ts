// What every screen receives besides its own data: made once. Settings are read when a template wants them, so that the
// region that has read them renders again when they change.
import { retryOrReload } from "../platform/load-fallback.ts";
import type { Supervision } from "../engine/supervision.ts";
import type { PageLanguage } from "./page-language.ts";
import type { Preferences } from "./preferences.ts";
import type { Announcer } from "../screen-reader/announcer.ts";
import type { PageContext } from "../screens/page-context.ts";

interface Parts extends Pick<PageContext, "offline" | "explainMode"> {
  announcer: Pick<Announcer, "say">;
  language: PageLanguage;
  preferences: Preferences;
  supervision: Supervision;
}

export const createPageContext = ({
  language,
  preferences,
  supervision,
  announcer,
  ...others
}: Parts): PageContext => ({
  ...others,
  announce: announcer.say,
  say: language.say,
  sayOf: language.sayOf,
  trouble: language.trouble,
  languages: language.languages,
  get settings() {
    return preferences.now;
  },
  change: preferences.change,
  engine: supervision.status,
  retry: () => retryOrReload(supervision.retry),
});
