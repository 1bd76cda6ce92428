// What a table says, written and aloud: in the page's language, or in that of a seat.
import { TableAnnouncer } from "./table-announcer.ts";
import type { Event } from "../engine/shapes.ts";
import type { Table } from "../table/types.ts";
import type { Services } from "../app/table.ts";

export class Speech {
  readonly languages;
  #services;
  #announcer;

  constructor(services: Services) {
    this.languages = services.languages;
    this.#services = services;
    this.#announcer = new TableAnnouncer(services.announcer.say);
  }

  /** Whether whoever acts does so by typing. */
  get typed() {
    return this.#services.device.inputMethod.how === "typed";
  }

  announce(sentence: string, lang: string) {
    this.#services.announcer.say(sentence, lang);
  }

  eventShown(event: Event, table: Table) {
    this.#announcer.eventShown(event, table);
  }

  announceChanges(table: Table) {
    return this.#announcer.announceChanges(table);
  }
}
