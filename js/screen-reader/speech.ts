// What a table says, written and aloud: in the page's language, or in that of a seat.
import { TableAnnouncer } from "./table-announcer.ts";
import type { Event, Args } from "../engine/shapes.ts";
import type { Session } from "../session/session.ts";
import type { Table } from "../table/types.ts";
import type { Services } from "../app/table.ts";

export class Speech {
  readonly languages;
  #session;
  #services;
  #announcer;

  constructor(session: () => Session, services: Services) {
    this.languages = services.languages;
    this.#session = session;
    this.#services = services;
    this.#announcer = new TableAnnouncer(services.announcer.say);
  }

  /** Whether whoever acts does so by typing. */
  get typed() {
    return this.#services.device.inputMethod.how === "typed";
  }

  /** A sentence of this table; those that tell what to do select by how somebody acts. */
  sentence(lang: string, key: string, args?: Args) {
    const { row, view } = this.#session().state;
    const { how } = this.#services.device.inputMethod;
    return this.#services.translate(lang, key, { how, ...args }, row.record.game, view.seats);
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
