// The arrow keys on a shelf: from board to board as they lie, whichever way the page is read. Each row of a level is one
// stop for Tab, at the board where one was last. Knows no puzzle.

type Key = KeyboardEvent & { currentTarget: HTMLElement };

const LINKS = "[data-puzzle-link]";

/** The middle of a board, and how far down it begins. */
function placeOf(link: Element) {
  const { left, width, top } = link.getBoundingClientRect();
  return { x: left + width / 2, top: Math.round(top) };
}

/** Of the nearest line above or below, the board that lies nearest. */
function inNextLine(links: HTMLElement[], here: HTMLElement, down: 1 | -1) {
  const { x, top } = placeOf(here);
  const there = links.map((link) => ({ link, ...placeOf(link) })).filter((one) => (one.top - top) * down > 0);
  const line = Math.min(...there.map((one) => Math.abs(one.top - top)));
  const lying = there.filter((one) => Math.abs(one.top - top) === line);
  return lying.sort((one, other) => Math.abs(one.x - x) - Math.abs(other.x - x))[0]?.link;
}

/** @param ahead the key that follows the direction of reading */
function next({ key }: Key, ahead: string, links: HTMLElement[], here: HTMLElement) {
  const at = links.indexOf(here);
  if (key === "ArrowDown" || key === "ArrowUp") return inNextLine(links, here, key === "ArrowDown" ? 1 : -1);
  if (key === "Home" || key === "End") return links.at(key === "Home" ? 0 : -1);
  return key === "ArrowLeft" || key === "ArrowRight" ? links[at + (key === ahead ? 1 : -1)] : undefined;
}

export function pressed(event: Key) {
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>(LINKS)];
  const here = links.find((link) => link.matches(":focus"));
  if (!here || event.ctrlKey || event.metaKey || event.altKey) return;
  const ahead = here.matches(":dir(rtl)") ? "ArrowLeft" : "ArrowRight";
  const link = next(event, ahead, links, here);
  if (!link) return;
  event.preventDefault();
  link.focus();
}

/** Tab comes back to where one was. */
export function entered({ target }: FocusEvent) {
  const link = target instanceof Element ? target.closest(LINKS) : null;
  for (const each of link?.closest("ol")?.querySelectorAll<HTMLElement>(LINKS) ?? [])
    each.tabIndex = each === link ? 0 : -1;
}
