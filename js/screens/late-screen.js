// A screen that is a file of its own, with its styles and sentences: fetched when somebody asks for it, and shown.
import { styledModule } from "../platform/fetching.ts";

/** @typedef {import("../types.js").Trouble} Trouble */
/** @typedef {import("../app/routes.js").Visit} Visit */
/**
 * @typedef {object} Room what a screen shows
 * @property {() => Promise<Trouble | null | void>} read reads it; resolves to why it cannot be shown
 * @property {() => Promise<void>} [ask] asks the engine for more, once that is ready
 */
/**
 * @template {Room} Shown
 * @typedef {{sentences: Record<string, string>, screen(shell: import("../types.js").Shell, room: Shown): unknown}} Module
 */

/**
 * @template {Room} Shown
 * @template {Module<Shown>} File
 */
export class LateScreen {
  #translator;
  #fetch;
  #roomOf;
  /** @type {File | null} */
  #module = null;

  /**
   * @param {string} name of the file
   * @param {Pick<import("../i18n/translate.ts").Translator, "addSentences">} translator takes in its sentences
   * @param {(module: File, visit: Visit) => Shown} roomOf what is shown at an address
   */
  constructor(name, translator, roomOf) {
    this.#translator = translator;
    this.#fetch = styledModule(new URL(name, import.meta.url).href);
    this.#roomOf = roomOf;
  }

  /** What is loaded for its address. */
  get loader() {
    return { read: this.#read, ask: this.#ask };
  }

  /** @param {Visit} visit @returns {Promise<Trouble | null>} why it cannot be shown */
  #read = async (visit) => {
    if (visit.room) return null;
    try {
      const found = /** @type {File} */ (await this.#fetch.load());
      if (!this.#module) this.#translator.addSentences("", found.sentences);
      this.#module = found;
    } catch (failure) {
      return { code: "not-fetched", args: /** @type {import("../base/file-check.ts").FetchFailure} */ (failure) };
    }
    const room = this.#roomOf(this.#module, visit);
    const refusal = (await room.read()) ?? null;
    if (!refusal) visit.room ??= room;
    return refusal;
  };

  /** @param {Visit} visit */
  #ask = async (visit) => {
    const refusal = await this.#read(visit);
    await visit.room?.ask?.();
    return refusal;
  };

  /** @param {import("../types.js").Shell} shell @param {Visit} visit */
  screen(shell, { room }) {
    return room && this.#module ? this.#module.screen(shell, /** @type {Shown} */ (room)) : null;
  }
}
