// The "about" page.
import { html, nothing } from "lit-html";
import { build } from "jemaa:build";
import { packages } from "jemaa:shipped";
import { embeddedResponse, inOneFile } from "../base/embedded-files.ts";
import { observe } from "../base/observable.ts";
import { icon, offlineNote } from "../ui/components.ts";
import { backToGame } from "./rules.ts";
import type { PageContext } from "./page-context.ts";

/** The texts of the licences of what others have written: a file of the site, fetched when somebody wants to read it. */
class Licences {
  text = "";
  failed = false;

  constructor() {
    observe(this, "text", "failed");
  }

  async load() {
    if (this.text) return;
    const address = new URL("./LEGAL.txt", import.meta.url);
    const read = async () => (embeddedResponse(address) ?? (await fetch(address))).text();
    const text = await read().catch(() => "");
    const whole = text.startsWith(LICENCES_BEGIN);
    this.text = whole ? text : "";
    this.failed = !whole;
  }
}

/** How the file begins: a host may answer with a page of its own. */
const LICENCES_BEGIN = "====";
const licences = new Licences();

const licenceTexts = ({ say }: PageContext) => html`<details data-legal
    @toggle=${({ target }: { target: HTMLDetailsElement }) => target.open && licences.load()}>
    <summary>${say("about-licences")}</summary>
    ${licences.failed ? html`<p class="notice" role="alert">${say("error-not-fetched")}</p>` : nothing}
    <h2>${say("about-parts")}</h2>
    <ul>${packages.map(({ name, version, license }) => html`<li><strong>${name}</strong> ${version} <span class="quiet">${license}</span></li>`)}</ul>
    <pre lang="en" dir="ltr">${licences.text}</pre></details>`;

/** What the site has beside its page, which one file has not. */
const source = ({ say }: PageContext) =>
  inOneFile()
    ? nothing
    : html`<a class="button" download data-source href=${new URL(`../wheels/jemaa-${build.version}-py3-none-any.whl`, import.meta.url).href}>${icon("download")}${say("about-source")}</a>`;

/** `id`: of the last open game. */
export function about(shell: PageContext, games: string[], id: string | null) {
  const { say, sayOf } = shell;
  return html`<main class="text" data-screen="about"><div class="cream about">
    <h1 tabindex="-1" class="title">${say("about")}</h1>
    <p>${say("about-what")}</p>
    ${inOneFile() ? nothing : html`<p>${say("about-offline")}</p>`}
    ${offlineNote(shell)}
    <p class="quiet">${say("about-version", { version: build.version })}</p>
    <p class="buttons">${id ? backToGame(shell, id) : nothing}${games.map((name) => html`<a class="button" href="#/rules/${name}">${icon("book-open")}${say("home-rules", { game: sayOf(name)("game-name") })}</a>`)}${source(shell)}</p>
    <details data-fair><summary>${say("about-dice")}</summary><p>${say("about-fair")}</p></details>
    ${licenceTexts(shell)}
  </div></main>`;
}
