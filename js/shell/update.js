/** The message that makes a waiting service worker activate itself. */
export const SKIP_WAITING = "let the new version in";
