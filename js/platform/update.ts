/** The message that makes a waiting service worker activate itself. */
export const SKIP_WAITING = "let the new version in";
/** Query parameter that bypasses every cache: the host's, the browser's, an old service worker's. */
export const CACHE_BUSTER = "again";
