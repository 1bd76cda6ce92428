// The parts of the page that are files of their own and that no table needs first: which of them an address shows.
import { games as known } from "jemaa:games";
import { Part } from "../platform/part.ts";
import type { Trouble } from "../base/trouble.ts";
import type * as asidesModule from "../screens/asides.ts";
import type * as homeModule from "./home/home-model.ts";
import type { StoredGame } from "../storage/stored-game.ts";
import type * as railsModule from "../table/rails.ts";
import { parse, type Address } from "./addresses.ts";
import { Faces } from "../board/faces.ts";

const part = <Module extends object>(name: string, arrived?: (module: Module) => void) =>
  new Part<Module>(new URL(name, import.meta.url).href, arrived);

export type Home = typeof homeModule;

/** The screens that show no game, and those of a stored one: its row tells which it is. */
const WITHOUT: Address["screen"][] = ["about", "unknown", "game", "on"];

export class PageParts {
  readonly faces;
  readonly home;
  readonly asides = part<typeof asidesModule>("asides.js", ({ closeOnTabOut }) => closeOnTabOut());
  readonly around = part<typeof railsModule>("around.js");

  /** What home shows, once that has come. */
  homeModel: homeModule.HomeModel | null = null;

  /** @param failed of a drawing @param arrived called when a face has come @param modelOf makes what home shows */
  constructor(failed: (error: unknown) => void, arrived: () => void, modelOf: (module: Home) => homeModule.HomeModel) {
    this.faces = new Faces(known, failed, arrived);
    this.home = part<Home>("home.js", (module) => {
      this.homeModel = modelOf(module);
    });
  }

  get games() {
    return this.faces.games;
  }
  get names() {
    return Object.keys(this.games);
  }

  /** The games that an address shows. */
  #shown({ screen, what }: Pick<Address, "screen" | "what">) {
    if (Object.hasOwn(this.faces.games, what)) return [what];
    return WITHOUT.includes(screen) ? [] : this.names;
  }

  #of({ screen }: Pick<Address, "screen">) {
    const home = ["home", "on", "open"].includes(screen) ? [this.home] : [];
    return ["about", "open", "rules"].includes(screen) ? [...home, this.asides] : home;
  }

  has = (address: Address) =>
    this.faces.has(this.#shown(address)) && this.#of(address).every(({ module }) => module !== null);

  /** @returns why one is not there */
  load = async (address: Address): Promise<Trouble | null> => {
    const parts = this.#of(address).map(({ load }) => load());
    const found = await Promise.all([this.faces.load(this.#shown(address)), ...parts]);
    return found.find(Boolean) ?? null;
  };

  /** What draws a game of people who sit so. @returns why one is not there */
  loadFor = async ({ record, sharing }: Pick<StoredGame, "record" | "sharing">): Promise<Trouble | null> => {
    const around = sharing === "around" ? this.around.load() : null;
    const found = await Promise.all([this.faces.load([record.game]), around]);
    return found.find(Boolean) ?? null;
  };

  /** What the address shows with which the page begins. */
  loadFirst = () => this.load(parse(location.hash, this.names));

  /** What may be wanted next is there at once, and without a network. */
  loadRest() {
    this.faces.load();
    this.home.load();
    this.asides.load();
    this.around.load();
  }
}
