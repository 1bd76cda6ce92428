// Games that come from elsewhere: the one in an address's link, and those in files.

/** @typedef {import("./routes.js").Visit} Visit */

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

  /** Import files; a single game is opened. @param {Visit} visit @param {Iterable<File>} files */
  async take(visit, files) {
    const row = await this.#imports.take(files);
    if (row && visit.current) location.hash = `#/game/${row.id}`;
  }
}
