// The film of a game that is over. What plays it is a file of its own, fetched when somebody wants to see it.
import { observe } from "../../base/observable.ts";
import { LazyModule } from "../../platform/fetching.ts";
import { focusFirst } from "../../ui/focus.ts";
import type * as filmModule from "../film/film.ts";
import type { FilmPage, Table, TableFilm } from "../types.ts";

type Module = typeof filmModule;
const code = new LazyModule(new URL("film.js", import.meta.url).href, (module: Partial<Module>) =>
  module.Film && module.pliesOf ? { Film: module.Film, pliesOf: module.pliesOf } : undefined,
);

/** What has the focus once it is over: what gives its last picture away, or the film again. */
const AFTERWARDS = [".victory-next [data-picture]", "[data-film]"];

export class LazyFilm {
  /** null: nobody sees it, or it is on its way */
  current: TableFilm | null = null;
  /** Whether it was seen to its end. */
  seen = false;
  #table;
  #page;

  constructor(table: Table, page: Omit<FilmPage, "over">) {
    this.#table = table;
    this.#page = page;
    observe(this);
  }

  /** Why it could not be fetched. */
  get failure() {
    return code.failure;
  }

  open = async () => {
    const { state, match } = this.#table.session;
    const module = await code.load().catch(() => null); // the failure is shown
    const found = module && (await match.ask({ do: "views", plies: module.pliesOf(state.entries) }));
    if (found && state.view.result && !match.closed && !this.current)
      this.current = new module.Film(this.#table, found.views, { ...this.#page, over: this.#over });
  };

  #over = (whole: boolean) => {
    this.current = null;
    this.seen ||= whole;
    requestAnimationFrame(() => focusFirst(document, AFTERWARDS));
  };
}
