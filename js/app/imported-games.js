// Games that come from elsewhere: the one in an address's link, and those in files and texts.
import { addressIn } from "../base/links.js";

/** @typedef {import("./routes.js").Visit} Visit */

/** The name of a file whose text was pasted. */
const PASTED = "game.jemaa.json";

export class ImportedGames {
  #openTables;
  #imports;
  /** The game of a link that was stored. @type {import("../types.js").Found | null} */
  #accepted = null;

  /**
   * @param {Pick<import("./open-tables.js").OpenTables, "keep">} openTables
   * @param {Pick<import("../storage/imports.js").Imports, "read" | "take">} imports
   */
  constructor(openTables, imports) {
    this.#openTables = openTables;
    this.#imports = imports;
  }

  /** Read the game in the address's link. @param {Visit} visit @returns {Promise<import("../types.js").Trouble | null>} why there is none */
  readLink = async (visit) => {
    if (visit.found) return null;
    const read = await this.#imports.read(visit.address.what);
    if ("trouble" in read) return read.trouble;
    visit.found = read.found;
    return null;
  };

  /** Store the game of a link on this device. @param {Visit} visit */
  async accept({ found }) {
    if (!found || found === this.#accepted) return; // a second tap must not store it twice
    this.#accepted = found;
    const { id } = await this.#openTables.keep(found, {});
    location.replace(`#/game/${id}`);
  }

  /**
   * Import files that the page was opened with: at home, where it is told what they contained.
   * @param {Pick<import("./routes.js").Routes, "visit">} routes
   * @param {Iterable<File>} files
   */
  async receive(routes, files) {
    if (routes.visit.address.screen !== "home") {
      const arrived = new Promise((resolve) => addEventListener("hashchange", resolve, { once: true }));
      location.hash = "#/";
      await arrived;
    }
    await this.take(routes.visit, files);
  }

  /** Take what was pasted: the text of a file, or a link. @param {Visit} visit @param {string} text */
  async paste(visit, text) {
    if (/^\s*\{/.test(text)) await this.take(visit, [new File([text], PASTED)]);
    else location.hash = addressIn(text);
  }

  /** Import files; a single game is opened. @param {Visit} visit @param {Iterable<File>} files */
  async take(visit, files) {
    const row = await this.#imports.take(files);
    if (row && visit.current) location.hash = `#/game/${row.id}`;
  }
}
