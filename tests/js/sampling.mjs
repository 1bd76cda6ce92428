// How much an ordinary run does of what would take minutes, as tests/sampling.py does: `build.py test --all` does it all.

/** Whether nothing is left out. */
const WHOLE = process.env.JEMAA_TESTS === "all";

/** Whether an item is among one in so many, by its number, or nothing is left out. @param {number} number @param {number} of */
export const taken = (number, of) => WHOLE || number % of === 0;
