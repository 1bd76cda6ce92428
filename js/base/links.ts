// Finds what a text from elsewhere leads to: messengers put sentences around a link, and break it.

/** The address within the page (from its #) that a text leads to: its link, or else a search for games in all of it. */
export function addressIn(text: string) {
  const [link = ""] = /#\/[^\s#]*/.exec(text) ?? [];
  return link && !/#\/open\b/i.test(text) ? link : `#/open/${encodeURIComponent(text.trim())}`;
}
