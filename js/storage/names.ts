// Names for stored data. Pages of one origin share its storage, so each name contains the page's path: two builds side
// by side never read each other's games.

/** With a trailing slash. */
const BASE_PATH = location.pathname.replace(/[^/]*$/, "");

export const storageName = (what: string) => `jemaa-${what}:${BASE_PATH}`;
