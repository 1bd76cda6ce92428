/** The message that makes a waiting service worker activate itself. */
export const LET_IN = "let the new version in";
