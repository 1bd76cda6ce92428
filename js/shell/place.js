// Names of what this page keeps. Pages of one origin share all its storage, so that each names its own by the path that
// it is served from: two builds beside each other never take one's games for the other's.

/** Path of the folder that the page is served from, with a trailing slash. */
const BASE_PATH = location.pathname.replace(/[^/]*$/, "");

/** @param {string} what */
export const named = (what) => `jemaa-${what}:${BASE_PATH}`;
