// Random hexadecimal texts for ids, seeds and writer tokens; never reproducible.

/** As many bytes of a seed cannot be guessed from the commitment that is shown of it. */
const SEED_BYTES = 16;

/** @param {number} bytes */
export const hex = (bytes) =>
  [...crypto.getRandomValues(new Uint8Array(bytes))].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** A seed that nobody knows. */
export const freshSeed = () => hex(SEED_BYTES);
