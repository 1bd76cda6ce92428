// Small templates that all screens share: icons, buttons, dialogs, the loading bar.
import { html, nothing } from "lit-html";
import { ref } from "lit-html/directives/ref.js";
import { html as constant, unsafeStatic } from "lit-html/static.js";
import { icons } from "jemaa:icons";
import { nameOfLanguage } from "../i18n/languages.ts";
import { focusFirst } from "./focus.ts";
import type { Languages } from "../i18n/catalogues.ts";
import type { Say } from "../i18n/translate.ts";
import type { PageContext } from "../screens/page-context.ts";

/** Icons that point back or ahead: they point the other way where one reads from the right. */
const AHEAD = new Set(["chevron-left", "chevron-right", "play", "redo-2", "skip-back", "skip-forward", "undo-2"]);
/** The icons of the build: parsed once, cloned wherever they are drawn. */
const ICONS = new Map(
  Object.entries(icons).map(([name, markup]) => {
    const classes = unsafeStatic(AHEAD.has(name) ? "icon ahead" : "icon");
    return [
      name,
      constant`<svg class="${classes}" viewBox="0 0 24 24" aria-hidden="true">${unsafeStatic(markup)}</svg>`,
    ];
  }),
);

export const icon = (name: string) => ICONS.get(name);

export const tryAgain = (say: Say, retry: () => void) =>
  html`<button type="button" class="button" data-retry @click=${retry}>${icon("rotate-cw")}${say("retry")}</button>`;

/** How far the engine is, or that it does not come, and what to do. @param alone no other place offers a new version */
export function loading(shell: PageContext, alone: boolean = true) {
  const { engine, say } = shell;
  if (engine.state === "ready") return nothing;
  if (engine.state === "failed" && !engine.restarting) {
    return html`<div class="loading failed" role="alert">
      <p>${say(`error-${engine.error?.code}`, engine.error?.args)}</p>
      <button type="button" class="button" @click=${shell.retry}>${icon("rotate-cw")}${say("retry")}</button>
      ${alone ? newVersion(shell) : nothing}
    </div>`;
  }
  const { loaded, total, stage } = engine.progress;
  const loads = stage === "download";
  const bytes = loads && loaded ? say("loading-bytes", { loaded: loaded / 1e6, total: total / 1e6 }) : "";
  return html`<div class="loading">
    <label for="loading">${engine.restarting ? html`<span role="alert">${say("error-engine-restarted")}</span>` : say(`loading-${stage}`)}</label> <span>${bytes}</span>
    <progress id="loading" max=${total || 1} value=${total ? (loads ? loaded : total) : nothing}></progress>
  </div>`;
}

export const unspoken = (say: Say, { failed }: Pick<Languages, "failed">) =>
  failed
    ? html`<p class="notice" role="alert" data-unspoken=${failed.language}><span>${say("error-language", { language: nameOfLanguage(failed.language) })} ${say("unfetched", failed.missed)}</span></p>`
    : nothing;

const newVersion = ({ offline, say }: PageContext) =>
  offline.updated
    ? html`<p>${say("update-waits")} <button type="button" class="button" data-update @click=${() => offline.update()}>${icon("rotate-cw")}${say("update-now")}</button>
      ${offline.held ? html`<span role="alert">${say("update-held")}</span>` : nothing}</p>`
    : nothing;

export function offlineNote(shell: PageContext) {
  const { offline, say } = shell;
  if (offline.state === "inside") return nothing;
  return html`<div class="offline" role="status" data-offline=${offline.state}>
    <p class="quiet">${icon(offline.state === "ready" ? "circle-check" : "cloud-download")}<span>${say(isSecureContext ? `offline-${offline.state}` : "offline-insecure")}
      ${offline.state === "failed" && offline.failure ? say("unfetched", offline.failure) : nothing}</span></p>
    ${newVersion(shell)}
    ${offline.installable ? html`<p><button type="button" class="button" data-install @click=${() => offline.install()}>${icon("download")}${say("install")}</button></p>` : nothing}
  </div>`;
}

export function present(dialog: HTMLDialogElement, open: boolean) {
  if (open && !dialog.open) dialog.showModal();
  if (!open && dialog.open) dialog.close();
}

/** A dialog that opens begins at its main control, where one is marked as that, else at its heading. */
function presentFromStart(dialog: HTMLDialogElement, open: boolean) {
  // one that is drawn open is in the document a moment later
  if (open && !dialog.isConnected) return queueMicrotask(() => dialog.isConnected && presentFromStart(dialog, open));
  const opens = open && !dialog.open;
  present(dialog, open);
  if (opens) queueMicrotask(() => focusFirst(dialog, ["[data-begins]", "h2"]));
}

/** Below what scrolls, what closes it: in sight, and over none of it. */
const foot = (say: Say, shut: () => void) =>
  html`<form method="dialog" class="closing" @submit=${(event: Event) => {
    event.preventDefault();
    shut();
  }}><button class="button primary" data-close>${icon("check")}${say("close")}</button></form>`;

/**
 * A modal dialog with a heading, where it begins. Closing it natively (Escape, the browser) only calls `shut`, and the
 * next render closes it: closed by itself, a render in between would open it again.
 */
export function dialog({
  name,
  heading,
  within,
  open,
  shut,
  say,
  classes = "",
}: {
  /** prefix of the heading's id */
  name: string;
  heading: unknown;
  within: unknown;
  open: boolean;
  shut: () => void;
  /** for one that scrolls over a foot; else what is within closes it */
  say?: Say;
  classes?: string;
}) {
  const cancelled = (event: Event) => {
    event.preventDefault();
    shut();
  };
  const closed = ({ target }: { target: HTMLDialogElement }) => {
    if (open && !target.open) shut();
  };
  const whole = html`<h2 id="${name}-title" tabindex="-1">${heading}</h2>${within}`;
  return html`<dialog class="dialog ${classes}" aria-labelledby="${name}-title" @cancel=${cancelled} @close=${closed}
    ${ref((element) => element instanceof HTMLDialogElement && presentFromStart(element, open))}>${say ? html`<div class="scrolls">${whole}</div>${open ? foot(say, shut) : nothing}` : whole}</dialog>`;
}
