// The parts of the page that are files of their own and that no table needs first: which of them an address shows.
import { Part } from "../platform/part.ts";
import type { Trouble } from "../base/trouble.ts";
import type * as asidesModule from "../screens/asides.ts";
import type * as homeModule from "../screens/home.ts";
import type { Address } from "./addresses.ts";
import type { Faces } from "./faces.ts";

const part = <Module extends object>(name: string) => new Part<Module>(new URL(name, import.meta.url).href);

export class PageParts {
  readonly faces;
  readonly home = part<typeof homeModule>("home.js");
  readonly asides = part<typeof asidesModule>("asides.js");

  constructor(faces: Faces) {
    this.faces = faces;
  }

  #of({ screen }: Pick<Address, "screen">) {
    if (screen === "home") return this.home;
    return ["about", "open", "rules"].includes(screen) ? this.asides : null;
  }

  has = (address: Address) => this.faces.has(this.faces.of(address)) && this.#of(address)?.module !== null;

  /** @returns why one is not there */
  load = async (address: Address): Promise<Trouble | null> => {
    const found = await Promise.all([this.faces.load(this.faces.of(address)), this.#of(address)?.load()]);
    return found.find(Boolean) ?? null;
  };

  /** What may be wanted next is there at once, and without a network. */
  loadRest() {
    this.faces.load();
    this.home.load();
    this.asides.load();
  }
}
