// The dialog in which a link to a game is pasted, or the text of a game's file.
import { html, nothing } from "lit-html";
import { dialog, icon } from "../ui/components.js";

/**
 * @param {import("../types.js").Shell} shell
 * @param {{pasting: boolean, showPasting(open: boolean): void}} dialogs
 * @param {(text: string) => void} paste
 */
export function pasteDialog({ say }, { pasting, showPasting }, paste) {
  const shut = () => showPasting(false);
  const submit = (/** @type {Event & {target: {elements: {pasted: HTMLTextAreaElement}}}} */ event) => {
    event.preventDefault();
    const { value } = event.target.elements.pasted;
    shut();
    if (value.trim()) paste(value);
  };
  return dialog({
    name: "paste",
    heading: say("paste"),
    open: pasting,
    shut,
    within: pasting
      ? html`<form @submit=${submit}><label class="field"><span>${say("paste-what")}</span>
      <textarea class="input" name="pasted" rows="4" data-pasted autocapitalize="none" autocomplete="off" autocorrect="off" spellcheck="false"></textarea></label>
      <p class="buttons"><button class="button primary">${icon("check")}${say("paste-open")}</button>
        <button type="button" class="button" @click=${shut}>${icon("x")}${say("cancel")}</button></p></form>`
      : nothing,
  });
}
