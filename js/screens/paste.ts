// The dialog in which a link to a game is pasted, or the text of a game's file; where the browser reads codes, the camera
// can find the link.
import { html, nothing } from "lit-html";
import { ref } from "lit-html/directives/ref.js";
import { canScan } from "../platform/scanner.ts";
import { dialog, icon } from "../ui/components.ts";
import type { Dialogs as DialogsType } from "../app/dialogs.ts";
import type { Say } from "../i18n/translate.ts";
import type { PageContext } from "./page-context.ts";

type Dialogs = Pick<DialogsType, "pasting" | "showPasting" | "paste" | "look">;

function camera(say: Say, { pasting, showPasting, look }: Dialogs) {
  if (!canScan()) return nothing;
  if (pasting === "refused") return html`<p class="notice" role="alert">${say("scan-refused")}</p>`;
  return pasting === "camera"
    ? html`<video class="camera" muted playsinline data-camera aria-label=${say("scan-what")} ${ref(look)}></video>`
    : html`<p class="buttons"><button type="button" class="button" data-scan @click=${() => showPasting("camera")}>${icon("camera")}${say("scan")}</button></p>`;
}

export function pasteDialog({ say }: PageContext, dialogs: Dialogs) {
  const { pasting, showPasting, paste } = dialogs;
  const shut = () => showPasting(false);
  const submit = (event: Event & { target: { elements: { pasted: HTMLTextAreaElement } } }) => {
    event.preventDefault();
    paste(event.target.elements.pasted.value);
  };
  return dialog({
    name: "paste",
    heading: say("paste"),
    open: pasting !== false,
    shut,
    within: pasting
      ? html`${camera(say, dialogs)}<form @submit=${submit}><label class="field"><span>${say("paste-what")}</span>
      <textarea class="input" name="pasted" rows="4" data-pasted autocapitalize="none" autocomplete="off" autocorrect="off" spellcheck="false"></textarea></label>
      <p class="buttons"><button class="button primary">${icon("check")}${say("paste-open")}</button>
        <button type="button" class="button" @click=${shut}>${icon("x")}${say("cancel")}</button></p></form>`
      : nothing,
  });
}
