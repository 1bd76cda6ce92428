// A virtual list in blocks: only blocks near the viewport render their items, the others keep their height. So
// thousands of games cost no more than the visible ones. Renders nothing itself.

/** Games per block; even, to fill two columns. */
export const BLOCK = 12;
/** How far outside the viewport blocks are rendered: one viewport height, so that Tab finds rendered items. */
const ROOT_MARGIN = "100% 0px";
/** Estimated height of a game in rem, until one has been measured. */
const ESTIMATED_HEIGHT = 7.6;

export const blocksOf = (ids: string[]): string[][] =>
  Array.from({ length: Math.ceil(ids.length / BLOCK) }, (_, at) => ids.slice(at * BLOCK, (at + 1) * BLOCK));

export class Blocks {
  /** Elements near the viewport, and some no longer on the page, which the observer has not reported yet. */
  #seen: Set<HTMLElement> = new Set();
  /** Measured heights of blocks, in pixels. */
  #heights: Map<string, number> = new Map();
  /** Height of a game in the last measured block, in pixels. */
  #gameHeight = 0;
  #observer;

  /** @param onMove called when other blocks are near the viewport */
  constructor(onMove: () => void) {
    this.#observer = new IntersectionObserver(
      (entries) => {
        for (const entry of entries) this.#update(entry);
        onMove();
      },
      { rootMargin: ROOT_MARGIN },
    );
    addEventListener("resize", () => this.#heights.clear());
  }

  /** Names of the blocks to render: those that are near, and the one that has the focus. */
  get near() {
    const focused = document.activeElement?.closest<HTMLElement>("[data-block]");
    const there = [...this.#seen, focused].filter((element) => element?.isConnected);
    return new Set(there.map((element) => element?.dataset.block ?? ""));
  }

  watch = (element?: Element) => {
    if (element) this.#observer.observe(element);
  };

  styleOf(block: string, games: number) {
    const height = this.#heights.get(block) ?? this.#gameHeight * games;
    return `block-size: ${height ? `${height}px` : `${ESTIMATED_HEIGHT * games}rem`}`;
  }

  #update({ target: element, isIntersecting, boundingClientRect: { height } }: IntersectionObserverEntry) {
    if (!(element instanceof HTMLElement)) return;
    const { block = "", games } = element.dataset;
    if (element.childElementCount) {
      this.#heights.set(block, height);
      if (Number(games) === BLOCK) this.#gameHeight = height / BLOCK;
    }
    if (isIntersecting) this.#seen.add(element);
    else this.#seen.delete(element);
  }
}
