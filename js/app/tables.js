// Wires together how a game comes to the table and leaves it: opening, laying, sharing, taking in, and the archive of
// what opponents need.
import { later } from "jemaa:later";
import { Archive } from "../engine/archive.js";
import { Imports } from "../storage/imports.js";
import { Share } from "../platform/share.js";
import { createLaying } from "./build-table.js";
import { branchedOff } from "./new-rows.js";
import { createOpening } from "./open-tables.js";

/** @typedef {import("../types.js").Row} Row */
/** @typedef {Parameters<typeof createLaying>[0]} Laying */
/** @typedef {Parameters<typeof createOpening>[0]} Opening */

/**
 * @param {object} parts
 * @param {import("../engine/supervision.js").Supervision} parts.supervision
 * @param {Laying["store"]} parts.store
 * @param {import("../storage/shelf.js").Shelf} parts.shelf
 * @param {Laying["games"]} parts.games
 * @param {Laying["translate"]} parts.translate
 * @param {Laying["languages"]} parts.languages
 * @param {Laying["settings"]} parts.settings
 * @param {import("./device.js").Device} parts.device
 * @param {Laying["announcer"]} parts.announcer
 * @param {Laying["painting"]} parts.painting
 * @param {Laying["agreed"]} parts.agreed asks everyone at the table
 * @param {HTMLElement} parts.root root element of the page
 * @param {Opening["drawable"]} parts.drawable
 * @param {Opening["shell"]} parts.shell
 * @param {Laying["onDamaged"]} parts.onDamaged
 */
export function createTables({
  supervision,
  store,
  shelf,
  games,
  languages,
  device,
  painting,
  drawable,
  shell,
  ...parts
}) {
  const { engine, once } = supervision;
  const onChange = painting.paint;
  const address = new URL(`../${later.path}`, import.meta.url);
  const archive = new Archive(engine, address, later.integrity);
  const shuffled = (/** @type {Row} */ row) => branchedOff(engine, row, row.record.log.length);
  const share = new Share(engine, shuffled);
  const { sound, still } = device;
  const asked = { engine, once, archive, store, share };
  const lay = createLaying({ ...parts, ...asked, games, languages, sound, still, painting, opening: () => opening });
  const names = Object.keys(games);
  const opening = createOpening({ engine, store, drawable, languages, games: names, lay, shell, onChange });
  const intake = new Imports(engine, opening.keep, shelf);
  return { opening, share, intake };
}
