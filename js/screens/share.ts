// The share dialog.
import { html, nothing } from "lit-html";
import { live } from "lit-html/directives/live.js";
import { inOneFile } from "../base/embedded-files.ts";
import { optional } from "../base/optional.ts";
import { dialog, icon, tryAgain } from "../ui/components.ts";
import { canShare } from "../platform/downloads.ts";
import { hasRemoteSeats } from "../storage/seating.ts";
import { recordFile } from "../storage/record-file.ts";
import { saveButton, seedNotice } from "./error.ts";
import type { Share, Shared } from "../storage/share.ts";
import type { StoredGame } from "../storage/stored-game.ts";
import type { Say } from "../i18n/translate.ts";
import type { PageContext } from "./page-context.ts";

/** The key of a sentence about a link; of one about a text, where there are none. */
const about = (key: string) => (inOneFile() ? `${key}-text` : key);

export function shareDialog(shell: PageContext, share: Share) {
  const { say, trouble } = shell;
  const { now } = share;
  return dialog({
    name: "share",
    classes: "share",
    heading: say(headingOf(now)),
    open: now !== null,
    shut: share.close,
    say,
    within: now
      ? html`${code(shell, share, now)}<div>
      ${now.trouble ? html`<p class="notice" role="alert">${trouble(now.trouble)}</p>` : link(say, share, now)}${now.offers ? nothing : html`${hidden(say, share, now)}${file(say, share, now.row)}${now.of ? nothing : sameLuck(say, share, now.row)}`}</div>`
      : nothing,
  });
}

function headingOf(now: Shared | null) {
  if (now?.offers === "table") return "luck-another";
  return now && hasRemoteSeats(now.row.seats) ? "send-turn" : "share-title";
}

function code({ say, trouble }: PageContext, share: Share, now: Shared) {
  const { code, undrawn, trouble: noLink } = now;
  if (undrawn)
    return html`<div class="notice" role="alert"><span>${trouble(undrawn)}</span>${tryAgain(say, share.draw)}</div>`;
  if (inOneFile() || (now.link && !now.wanted)) return nothing;
  if (!code) return noLink ? nothing : html`<p role="status">${say("share-making")}</p>`;
  return html`<svg class="code" viewBox="0 0 ${code.size} ${code.size}" role="img" aria-label=${say("share-code")} shape-rendering="crispEdges">
    <rect width=${code.size} height=${code.size} fill="var(--cream)" /><path d=${code.path} fill="var(--night)" /></svg>`;
}

/** Messengers may cut a longer link. */
const LONGEST_LINK = 2000;

/** The key of a sentence about the luck of whoever plays on; null: nothing is rolled. */
const luck = ({ seats, view }: StoredGame) =>
  view.dice === false ? null : hasRemoteSeats(seats) ? "share-trust" : "share-luck";

function purpose(say: Say, { row, link, offers }: Shared) {
  const words = offers ? `share-luck-${offers}` : hasRemoteSeats(row.seats) ? "share-message" : "share-what";
  const own = offers ? null : luck(row);
  const long = link.length > LONGEST_LINK ? html`<p class="notice" role="status">${say("share-long")}</p>` : nothing;
  return html`<p>${say(about(words))}${own && ` ${say(own)}`}</p>${long}`;
}

function link(say: Say, share: Share, now: Shared) {
  const { link: address, outcome, wanted } = now;
  const system = optional("share") && !inOneFile();
  const first = hasRemoteSeats(now.row.seats) ? "primary" : ""; // a turn that was played is to be sent
  return html`${purpose(say, now)}
    <label class="field"><span>${say(about("share-link"))}</span>
      <input class="input" readonly data-link autocapitalize="none" autocorrect="off" spellcheck="false" .value=${live(address)} @focus=${({ target }: { target: HTMLInputElement }) => target.select()} @copy=${share.markSent} @pointerdown=${share.markSent} /></label>
    <p class="buttons">
      <button type="button" class="button ${system ? "" : first}" data-copy ?disabled=${!address} @click=${share.copy}>${icon("copy")}${say(about("share-copy"))}</button>
      ${
        system
          ? html`<button type="button" class="button ${first}" data-send ?disabled=${!address}
        @click=${() => share.send({ title: document.title, url: address })}>${icon("share-2")}${say("share-send")}</button>`
          : nothing
      }
      ${inOneFile() || !hasRemoteSeats(now.row.seats) ? nothing : html`<button type="button" class="button" data-show-code aria-expanded=${wanted} ?disabled=${!address} @click=${share.draw}>${icon("qr-code")}${say("share-show-code")}</button>`}</p>
    <p role="status">${outcome ? say(about(`share-${outcome}`)) : nothing}</p>`;
}

const sameLuck = (say: Say, share: Share, { id, seats }: StoredGame) =>
  hasRemoteSeats(seats)
    ? nothing
    : html`<p class="buttons"><a class="button" data-luck href="#/luck/${id}" @click=${share.close}>${icon("dices")}${say("luck-another")}</a></p>`;

/** What the game would give away, and a copy that does not. */
function hidden(say: Say, share: Share, { hidden: hides, of, row }: Shared) {
  if (!hides) return nothing;
  if (hasRemoteSeats(row.seats)) return html`<p>${say("share-message-hidden")}</p>`; // shuffled, it would be another game
  return html`<p role="status">${say(of ? "share-shuffled" : about("share-hidden"))}</p>
    <p class="buttons"><button type="button" class="button" data-shuffle aria-pressed=${of !== null} @click=${share.shuffle}>${icon("dices")}${say("share-shuffle")}</button></p>`;
}

function file(say: Say, share: Share, row: StoredGame) {
  const made = recordFile(row);
  return html`<p class="quiet">${hasRemoteSeats(row.seats) ? nothing : seedNotice(say, row)}</p><p class="buttons">${saveButton(say, row, share.save)}
    ${
      canShare(made)
        ? html`<button type="button" class="button" data-send-file @click=${() => share.send({ title: document.title, files: [made] })}>
      ${icon("share-2")}${say("share-send-file")}</button>`
        : nothing
    }</p>`;
}
