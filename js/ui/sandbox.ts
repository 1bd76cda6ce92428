// What browsers do not do by themselves in a frame with a sandbox. Without `allow-forms` none submits a form, or tells
// anybody: each form is told by hand, everywhere alike. Of links see js/base/navigation.ts.
import { navigate, isSrcdoc } from "../base/navigation.ts";

function tell(event: Event, form: HTMLFormElement, submitter?: HTMLElement) {
  event.preventDefault();
  if (!form.reportValidity()) return;
  form.dispatchEvent(new SubmitEvent("submit", { bubbles: true, cancelable: true, submitter: submitter ?? null }));
}

function tapped(event: MouseEvent) {
  const found = event.target instanceof Element ? event.target.closest("button, a") : null;
  if (event.defaultPrevented) return;
  if (found instanceof HTMLButtonElement && found.type === "submit" && found.form) tell(event, found.form, found);
  const address = found?.getAttribute("href");
  if (!address?.startsWith("#") || !isSrcdoc()) return;
  event.preventDefault();
  navigate(address);
}

/** Enter in a field of a form without a button; where there is one, Enter taps that. */
function typed(event: KeyboardEvent) {
  const { target, key, isComposing, defaultPrevented } = event;
  if (key !== "Enter" || isComposing || defaultPrevented || !(target instanceof HTMLInputElement)) return;
  if (target.form && !target.form.querySelector("button:not([type=button])")) tell(event, target.form);
}

/** Follow all forms, and the links of a page that was made from a text. */
export function followTaps() {
  addEventListener("click", tapped);
  addEventListener("keydown", typed);
}
