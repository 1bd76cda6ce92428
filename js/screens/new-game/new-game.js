// The screen of a new game: the board with the seats around it, how the tablet is shared, who begins, the options, the
// seed, and the same again as last time. A file of its own, loaded when it is wanted, whose imports from other folders
// are the page's (js/app/shared-exports.js). What is possible comes from the engine's `games` verb.
import { html, nothing } from "lit-html";
import { live } from "lit-html/directives/live.js";
import { chooser } from "../../ui/select.js";
import { icon } from "../../ui/components.js";
import { sharing } from "../../table/seating-form.js";
import { sameAgain } from "../shelf.js";
import { calledAt } from "./draft.js";
import { seats } from "./seats.js";

export { draft, like, request, seating } from "./draft.js";

/** @typedef {import("../../types.js").Shell} Shell */
/** @typedef {import("../../types.js").Say} Say */
/** @typedef {import("../../types.js").Row} Row */
/**
 * @typedef {object} Parts
 * @property {Say} say
 * @property {import("../../types.js").GameFacts} facts
 * @property {import("./draft.js").Draft} form
 * @property {import("../../types.js").GameFace} drawn
 * @property {string[]} known who played here before
 * @property {<Given>(change: (given: Given) => unknown) => (given: Given) => void} act what changes the form
 */
/**
 * @typedef {object} Asked what the page does
 * @property {() => void} changed
 * @property {() => void} start
 * @property {() => void} again the last table again
 * @property {Row | null} last the game that was played last
 * @property {string[]} known
 * @property {string} trouble
 */

/**
 * @param {Shell} shell
 * @param {Parts["facts"]} facts
 * @param {Parts["form"]} form
 * @param {Parts["drawn"]} drawn
 * @param {Asked} asked
 */
export function newGame(shell, facts, form, drawn, asked) {
  const say = shell.sayOf(facts.game);
  /** @type {Parts["act"]} */
  const act = (change) => (given) => {
    change(given);
    asked.changed();
  };
  const { size, cover } = drawn.board;
  /** @type {Parts} */
  const parts = { say, facts, form, drawn, known: asked.known, act };
  return html`<main class="new-game" data-screen="new">
    <h1 tabindex="-1" class="hidden">${say("new-title", { game: say("game-name") })}</h1>
    <form @submit=${(/** @type {SubmitEvent} */ event) => {
      event.preventDefault();
      asked.start();
    }}>
      <div class="seats-and-more"><div class="felt"></div>
      <svg class="felt-board" viewBox="0 0 ${size.width} ${size.height}" aria-hidden="true">${cover()}</svg>
      ${seats(parts)}
      <div class="beside">${sharing(
        say,
        form.sharing,
        act((way) => (form.sharing = way)),
      )}
        <div class="lines">${first(parts)}${Object.keys(facts.options).map((name) => option(parts, name))}${seed(parts)}</div></div></div>
      <div class="starting">${asked.trouble ? html`<p class="notice" role="alert">${asked.trouble}</p>` : nothing}
        <button class="button primary large">${icon("play")}${say("new-start")}</button>
        ${asked.last ? html`<button type="button" class="button same" data-again @click=${asked.again}>${sameAgain(asked.last, shell)}</button>` : nothing}</div>
    </form>
  </main>`;
}

/** @param {Parts} parts */
function first({ say, form, act }) {
  /** @type {[string, string][]} */
  const people = form.edges.map((_, seat) => [String(seat), calledAt(form, seat, say)]);
  return chooser(
    say("new-first"),
    [["", say("new-first-random")], ...people],
    form.first === null ? "" : String(form.first),
    act((value) => (form.first = value === "" ? null : Number(value))),
    "line",
  );
}

/** @param {Parts} parts @param {string} name */
function option({ say, facts, form, act }, name) {
  const values = facts.options[name]?.values ?? [];
  return chooser(
    say(`option-${name}`),
    values.map((value) => [String(value), say(`option-${name}-${value}`)]),
    String(form.options[name]),
    act((text) => (form.options[name] = values.find((value) => String(value) === text) ?? text)),
    "line",
  );
}

/** @param {Parts} parts */
const seed = ({
  say,
  form,
  act,
}) => html`<label class="line" title=${say("new-seed-why")}><span>${say("new-seed")}</span>
  <input class="input" .value=${live(form.seed)} maxlength="200" autocomplete="off" autocapitalize="none" autocorrect="off" spellcheck="false"
    placeholder=${say("new-seed-fresh")} @input=${act((/** @type {{target: HTMLInputElement}} */ { target }) => (form.seed = target.value))} /></label>
  ${form.seed.trim() ? html`<small class="quiet">${say("new-seed-known")}</small>` : nothing}`;
