// Finds what a text from elsewhere leads to: messengers put sentences around a link, and break it.

/**
 * The address within the page, from its # on: that of the link in a text, or that which looks for games in all of it,
 * where one of its links has a game.
 */
export function addressIn(text: string) {
  const [link = ""] = /#\/[^\s#]*/.exec(text) ?? [];
  return link && !/#\/open\b/i.test(text) ? link : `#/open/${encodeURIComponent(text.trim())}`;
}
