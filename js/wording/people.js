// Which face a person has: the one that the stored seat keeps, else it follows from the name. Pure; names no game.
import { required } from "../base/lookup.ts";
import { personOf } from "../base/names.ts";

/** The faces of people (js/art/portraits.js draws them), in the order in which they are offered. */
export const PEOPLE = /** @type {const} */ ([
  "scarf",
  "fez",
  "earrings",
  "curls",
  "grandmother",
  "turban",
  "pigtails",
  "cap",
  "afro",
  "grandfather",
  "bob",
  "moustache",
]);
/** @typedef {typeof PEOPLE[number]} Face */

/** Chosen so that the names which new games offer, in each language, have faces that suit them. */
const START = 435392533;
const PRIME = 16777619;

/** The face that follows from a name: the same one each time. @param {string} name */
export function faceOfName(name) {
  let hash = START;
  for (const letter of personOf(name)) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), PRIME);
  const mixed = Math.imul(hash ^ (hash >>> 13), PRIME);
  return required(PEOPLE[((mixed ^ (mixed >>> 16)) >>> 0) % PEOPLE.length], "face");
}

/**
 * The face of a person; null for who wants none.
 * @param {string} name
 * @param {string | null} [chosen] as the stored seat has it: a face that there is no more counts as none chosen
 */
export const faceOf = (name, chosen) =>
  chosen === null ? null : (PEOPLE.find((face) => face === chosen) ?? faceOfName(name));

/** The face after this one; after the last one none. @param {Face | null} face @returns {Face | null} */
export const nextFace = (face) => (face === null ? PEOPLE[0] : (PEOPLE[PEOPLE.indexOf(face) + 1] ?? null));

/**
 * The faces of the people at a table: nobody has that of somebody before, unless it was chosen.
 * @param {string[]} names
 * @param {(string | null | undefined)[]} chosen by seat
 * @returns {(Face | null)[]}
 */
export function facesOf(names, chosen) {
  /** @type {(Face | null)[]} */
  const faces = [];
  for (const [seat, name] of names.entries()) {
    const own = faceOf(name, chosen[seat]);
    const free = PEOPLE.filter((face) => !faces.includes(face));
    const after = free.find((face) => own !== null && PEOPLE.indexOf(face) > PEOPLE.indexOf(own));
    faces.push(chosen[seat] === undefined && faces.includes(own) ? (after ?? free[0] ?? own) : own);
  }
  return faces;
}
