// A virtual list in blocks: only blocks near the viewport render their items, the others keep their height. So
// thousands of games cost no more than the visible ones. Renders nothing itself.

/** Games per block; even, to fill two columns. */
export const BLOCK = 12;
/** How far outside the viewport blocks are rendered: one viewport height, so that Tab finds rendered items. */
const ROOT_MARGIN = "100% 0px";
/** Estimated height of a game in rem, until one has been measured. */
const ESTIMATED_HEIGHT = 7.6;

/** @param {string[]} ids @returns {string[][]} */
export const blocksOf = (ids) =>
  Array.from({ length: Math.ceil(ids.length / BLOCK) }, (_, at) => ids.slice(at * BLOCK, (at + 1) * BLOCK));

/** @param {() => void} onMove called when other blocks are near the viewport */
export function createBlocks(onMove) {
  /**
   * Elements near the viewport. May hold elements already removed from the page: the observer has not reported them
   * yet.
   * @type {Set<HTMLElement>}
   */
  const seen = new Set();
  /** Measured heights of blocks, in pixels. @type {Map<string, number>} */
  const heights = new Map();
  /** Height of a game in the last measured block, in pixels. */
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

  /** The block that has the focus. */
  const focused = () => /** @type {HTMLElement | null | undefined} */ (document.activeElement?.closest("[data-block]"));

  return {
    /** Names of the blocks to render. */
    get near() {
      const there = [...seen, focused()].filter((element) => element?.isConnected);
      return new Set(there.map((element) => element?.dataset.block ?? ""));
    },
    /** Observe a block's element; a callback of lit's `ref`. @param {Element} [element] */
    watch: (element) => {
      if (element) watcher.observe(element);
    },
    /** The style of a block that is not rendered. @param {string} block @param {number} games */
    place: (block, games) =>
      `block-size: ${heights.has(block) ? `${heights.get(block)}px` : tall ? `${tall * games}px` : `${ESTIMATED_HEIGHT * games}rem`}`,
  };
}
