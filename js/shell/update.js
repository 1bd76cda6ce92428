/** What the page says to a service worker that waits: the people are between two games, the new version may come in. */
export const LET_IN = "let the new version in";
