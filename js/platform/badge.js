// The number on the icon of an installed page: in how many games somebody elsewhere waits for whoever plays here.

/** @typedef {{setAppBadge?(count: number): Promise<void>}} Badging of browsers that have it */

/** @param {number} [count] none is shown for 0; it stays as it is where nobody knows */
export const showBadge = (count) =>
  count === undefined ? undefined : /** @type {Badging} */ (navigator).setAppBadge?.(count).catch(() => {});
