// How much an ordinary run does of what would take minutes, as tests/sampling.py does: `build.py test --all` does it all,
// `--changed` a quarter of that.

/** Whether nothing is left out. */
const WHOLE = process.env.JEMAA_TESTS === "all";
/** How many times less is tried while somebody waits. */
const LESS = process.env.JEMAA_TESTS === "few" ? 4 : 1;

/** Whether an item is among one in so many, by its number, or nothing is left out. @param {number} number @param {number} of */
export const taken = (number, of) => WHOLE || of === 1 || number % (of * LESS) === 0;
