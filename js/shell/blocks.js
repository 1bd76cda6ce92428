// A long list in blocks: only those that are near the window hold anything, the others keep its place. So five thousand
// games cost no more than what is seen of them. Paints nothing.

/** Games of a block; even, so that two columns are filled. */
export const BLOCK = 12;
/** How far outside the viewport blocks are filled: one viewport height, so that Tab reaches games that exist. */
const ROOT_MARGIN = "100% 0px";
/** Estimated height of a game in rem, until one has been measured. */
const ESTIMATED_HEIGHT = 7.6;

/** @param {string[]} ids @returns {string[][]} */
export const blocksOf = (ids) =>
  Array.from({ length: Math.ceil(ids.length / BLOCK) }, (_, at) => ids.slice(at * BLOCK, (at + 1) * BLOCK));

/** @param {() => void} onMove other blocks have come near */
export function createBlocks(onMove) {
  /** The elements near the window; one that is gone from the page, and has not been told of yet, is none.
   * @type {Set<HTMLElement>} */
  const seen = new Set();
  /** Pixels of blocks that were shown. @type {Map<string, number>} */
  const heights = new Map();
  /** Pixels of a game in the block measured last. */
  let tall = 0;

  const watcher = new IntersectionObserver(
    (moves) => {
      for (const { target: met, isIntersecting, boundingClientRect } of moves) {
        const target = /** @type {HTMLElement} */ (met);
        const { block = "", games } = target.dataset;
        if (target.childElementCount) {
          heights.set(block, boundingClientRect.height);
          if (Number(games) === BLOCK) tall = boundingClientRect.height / BLOCK;
        }
        if (isIntersecting) seen.add(target);
        else seen.delete(target);
      }
      onMove();
    },
    { rootMargin: ROOT_MARGIN },
  );
  addEventListener("resize", () => heights.clear());

  /** Where the keyboard is. */
  const focused = () => /** @type {HTMLElement | null | undefined} */ (document.activeElement?.closest("[data-block]"));

  return {
    /** The blocks that have to hold what is in them: their names. */
    get near() {
      const there = [...seen, focused()].filter((element) => element?.isConnected);
      return new Set(there.map((element) => element?.dataset.block ?? ""));
    },
    /** Called with each block's element. @param {Element} [element] */
    watch: (element) => {
      if (element) watcher.observe(element);
    },
    /** The style of a block that holds nothing. @param {string} block @param {number} games */
    place: (block, games) =>
      `block-size: ${heights.has(block) ? `${heights.get(block)}px` : tall ? `${tall * games}px` : `${ESTIMATED_HEIGHT * games}rem`}`,
  };
}
