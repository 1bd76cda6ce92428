// The number on the icon of an installed page: in how many games somebody elsewhere waits for whoever plays here.

/** @typedef {{setAppBadge?(count: number): Promise<void>}} Badging of browsers that have it */

/** @param {number} count none is shown for 0 */
export const showBadge = (count) => /** @type {Badging} */ (navigator).setAppBadge?.(count).catch(() => {});
