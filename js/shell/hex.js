// What is drawn and never drawn again: names of games, seeds.

/** @param {number} bytes */
export const hex = (bytes) =>
  [...crypto.getRandomValues(new Uint8Array(bytes))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
