// Whatever somebody has opened over the page closes once Tab has led out of it: it may lie over what has the focus then.
// Menus are such, and the list of all choices; a dialog keeps the focus.

const OPENED = '[popover]:popover-open, details[data-choices="all"][open]';

export function closeOnTabOut() {
  addEventListener("keyup", ({ key }) => {
    if (key !== "Tab" || !CSS.supports("selector(:popover-open)")) return;
    const { activeElement: here } = document;
    const opens = here instanceof HTMLButtonElement ? here.popoverTargetElement : null;
    for (const open of document.querySelectorAll<HTMLElement>(OPENED)) {
      if (open === opens || open.contains(here)) continue;
      if (open instanceof HTMLDetailsElement) open.open = false;
      else open.hidePopover();
    }
  });
}
