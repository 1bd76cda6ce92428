// What a stored game keeps of its match besides the record: the view that everybody may see, and notes on its entries.

/** @typedef {import("../types.js").View} View */
/** @typedef {import("../types.js").Row} Row */

/** The view that is stored: everybody may see it. @param {{view: View, public?: View}} reply */
export const publicView = (reply) => reply.public ?? reply.view;

/** The notes on the entries before a ply. @param {Row["notes"]} notes @param {number} ply @returns {Row["notes"]} */
export const notesBefore = (notes, ply) => Object.fromEntries(Object.entries(notes).filter(([at]) => Number(at) < ply));
