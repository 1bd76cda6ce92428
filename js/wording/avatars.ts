// Which face a person has: the one that the stored seat keeps, else it follows from the name. Pure; names no game.
import { required } from "../base/lookup.ts";
import { personOf } from "../base/names.ts";

/** The faces of people (js/art/portraits.ts draws them), in the order in which they are offered. */
export const AVATARS = [
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
] as const;
export type Avatar = (typeof AVATARS)[number];

/** Chosen so that the names which new games offer, in each language, have faces that suit them. */
const START = 435392533;
const PRIME = 16777619;

export function avatarOfName(name: string) {
  let hash = START;
  for (const letter of personOf(name)) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), PRIME);
  const mixed = Math.imul(hash ^ (hash >>> 13), PRIME);
  return required(AVATARS[((mixed ^ (mixed >>> 16)) >>> 0) % AVATARS.length], "face");
}

/** A person's face, null for none; a chosen face that no longer exists counts as not chosen. */
export const avatarOf = (name: string, chosen?: string | null) =>
  chosen === null ? null : (AVATARS.find((face) => face === chosen) ?? avatarOfName(name));

/** The face after this one; after the last one none. */
export const nextAvatar = (face: Avatar | null): Avatar | null =>
  face === null ? AVATARS[0] : (AVATARS[AVATARS.indexOf(face) + 1] ?? null);

/** The faces of the people at a table: nobody has that of somebody before, unless it was chosen. */
export function avatarsOf(names: string[], chosen: (string | null | undefined)[]): (Avatar | null)[] {
  const faces: (Avatar | null)[] = [];
  for (const [seat, name] of names.entries()) {
    const own = avatarOf(name, chosen[seat]);
    const free = AVATARS.filter((face) => !faces.includes(face));
    const after = free.find((face) => own !== null && AVATARS.indexOf(face) > AVATARS.indexOf(own));
    faces.push(chosen[seat] === undefined && faces.includes(own) ? (after ?? free[0] ?? own) : own);
  }
  return faces;
}
