// What the page says: the sentences of the language that is chosen in the settings, and those of seats and rules.
import { Languages } from "../i18n/catalogues.ts";
import { nameOfLanguage, sentencesAddress } from "../i18n/languages.ts";
import { LazyModule } from "../platform/fetching.ts";
import type { Translator, Say } from "../i18n/translate.ts";
import type { Settings } from "../storage/settings.ts";
import type { Trouble } from "../base/trouble.ts";

const sentencesOf = (lang: string) =>
  new LazyModule(sentencesAddress(lang), ({ sentences }: { sentences?: Record<string, string> }) =>
    sentences?.[""]?.includes(`language-name = ${nameOfLanguage(lang)}\n`) ? sentences : undefined,
  );

export class PageLanguage {
  translator;
  languages;
  #settings;

  constructor(translator: Translator, settings: () => Pick<Settings, "language">) {
    this.translator = translator;
    this.languages = new Languages(translator, sentencesOf);
    this.#settings = settings;
  }

  say: Say = (key, args) => this.sayOf()(key, args);

  /** With a game's own sentences. */
  sayOf =
    (game?: string): Say =>
    (key, args) =>
      this.translator.translate(this.#settings().language, key, args, game);

  /** Why something was refused, and which file is the cause; a game's own sentence comes first. */
  trouble = ({ code, args = {} }: Trouble) => {
    if (code !== "bad-record")
      return [this.say(`error-${code}`), ...(args.file ? [this.say("unfetched", args)] : [])].join(" ");
    const say = this.sayOf(String(args.game ?? ""));
    return say(`bad-record-${args.why}`, { entry: args.entry ?? 0, text: args.text ?? "" });
  };
}
