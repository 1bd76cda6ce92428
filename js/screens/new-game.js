// The new game form: players, names, colours, first player, options, seed. What is possible comes from the engine's
// `games` verb; the form itself only keeps colours distinct by swapping.
import { html, nothing } from "lit-html";
import { live } from "lit-html/directives/live.js";
import { icon, loading } from "../shell/chrome.js";
import { edgesFor } from "../shell/seating.js";
import { sharing, tableTop } from "../table/arranging.js";
import { face } from "../table/faces.js";
import { levelWords } from "../table/levels.js";
import { calledAt, colorsEach, nameOf, seatLevel, swap } from "./draft.js";

/** @typedef {import("../types.js").Shell} Shell */
/** @typedef {import("../types.js").GameFacts} GameFacts */
/** @typedef {import("../types.js").Say} Say */
/** @typedef {import("../types.js").GameFace} GameFace */
/** @typedef {import("./draft.js").Draft} Draft */

const LONGEST_NAME = 40;

/**
 * @param {Shell} shell
 * @param {GameFacts} facts
 * @param {Draft} form
 * @param {GameFace} drawn
 * @param {{changed(): void, start(): void, trouble: string}} act
 */
export function newGame(shell, facts, form, drawn, act) {
  const say = shell.sayOf(facts.game);
  return html`<main class="text new-game" data-screen="new">
    <h1 tabindex="-1" class="title">${say("new-title", { game: say("game-name") })}</h1>
    <form @submit=${(/** @type {SubmitEvent} */ event) => {
      event.preventDefault();
      act.start();
    }}>
      ${count(say, facts, form, act)}
      ${Array.from({ length: form.players }, (_, seat) => place(say, facts, form, drawn, seat, act))}
      ${first(say, form, act)}
      ${shared(say, facts, form, drawn, act)}
      <fieldset class="options"><legend>${say("new-options")}</legend>
        ${Object.entries(facts.options).map(([name, option]) => choice(say, form, name, option.values, act))}
        <label class="field"><span>${say("new-seed")}</span>
          <input class="input" .value=${live(form.seed)} maxlength="200" autocomplete="off" @input=${set(form, "seed", act)} />
          <small class="quiet">${say("new-seed-why")}</small></label>
      </fieldset>
      ${act.trouble ? html`<p class="notice" role="alert">${act.trouble}</p>` : nothing}
      <button class="button primary large">${icon("play")}${say("new-start")}</button>
    </form>
    ${loading(shell)}
  </main>`;
}

/** @typedef {{changed(): void}} Act */

/** @param {Draft} form @param {"seed"} name @param {Act} act */
const set = (form, name, act) => (/** @type {InputEvent} */ event) => {
  form[name] = /** @type {HTMLInputElement} */ (event.target).value;
  act.changed();
};

/**
 * A row of radio buttons that look like keys.
 * @param {string} name
 * @param {string} legend
 * @param {{value: string, label: unknown, title?: string}[]} choices
 * @param {string} now
 * @param {(value: string) => void} choose
 */
function radios(name, legend, choices, now, choose) {
  return html`<fieldset class="radios"><legend>${legend}</legend><div class="keys">${choices.map(
    ({ value, label, title }) => html`
    <label class="key" title=${title ?? nothing}><input type="radio" name=${name} .value=${value} .checked=${live(value === now)}
      aria-label=${title ?? nothing} @change=${() => choose(value)} /><span class=${title ? "pictured" : nothing}>${label}</span></label>`,
  )}</div></fieldset>`;
}

/** @param {Say} say @param {GameFacts} facts @param {Draft} form @param {Act} act */
function count(say, facts, form, act) {
  const [least, most] = facts.seats;
  const numbers = Array.from({ length: most - least + 1 }, (_, index) => String(least + index));
  return radios(
    "players",
    say("new-players"),
    numbers.map((value) => ({ value, label: value })),
    String(form.players),
    (value) => {
      form.players = Number(value);
      form.edges = edgesFor(form.players);
      act.changed();
    },
  );
}

/**
 * @param {Say} say
 * @param {GameFacts} facts
 * @param {Draft} form
 * @param {GameFace} drawn
 * @param {number} seat
 * @param {Act} act
 */
function place(say, facts, form, drawn, seat, act) {
  const each = colorsEach(form, facts);
  const slots = Array.from({ length: each }, (_, index) => seat * each + index);
  const used = facts.colors.slice(0);
  return html`<fieldset class="place" data-place=${seat}><legend>${say("new-seat", { number: seat + 1 })}</legend>
    <label class="field"><span>${say("new-name")}</span>
      <input class="input" maxlength=${LONGEST_NAME} autocomplete="off" .value=${live(form.names[seat] ?? "")} @input=${(
        /** @type {InputEvent} */ event,
      ) => {
        form.names[seat] = /** @type {HTMLInputElement} */ (event.target).value;
        act.changed();
      }} /></label>
    ${slots.map((slot, index) =>
      radios(
        `color-${slot}`,
        each === 1 ? say("new-color") : say("new-color-nth", { number: index + 1 }),
        used.map((color) => ({
          value: color,
          label: drawn.board.swatch(color),
          title: say(`color-${color}`),
        })),
        form.colors[slot] ?? "",
        (color) => {
          swap(form, slot, color);
          act.changed();
        },
      ),
    )}
    ${who(say, facts, form, seat, act)}
  </fieldset>`;
}

/** Who plays a seat. @param {Say} say @param {GameFacts} facts @param {Draft} form @param {number} seat @param {Act} act */
function who(say, facts, form, seat, act) {
  const opponents = facts.bots.map((level) => ({
    value: level,
    label: html`${face(level)}<span>${levelWords(level, say)}</span>`,
  }));
  return html`<div class="who">${radios(
    `level-${seat}`,
    say("new-who"),
    [{ value: "person", label: say("level-person") }, ...opponents],
    form.levels[seat] ?? "",
    (level) => {
      seatLevel(form, seat, level, say);
      act.changed();
    },
  )}</div>`;
}

/** @param {Say} say @param {Draft} form @param {Act} act */
function first(say, form, act) {
  const seats = form.names
    .slice(0, form.players)
    .map((name, seat) => ({ value: String(seat), label: name || nameOf(say, seat) }));
  return radios(
    "first",
    say("new-first"),
    [{ value: "", label: say("new-first-random") }, ...seats],
    form.first === null ? "" : String(form.first),
    (value) => {
      form.first = value === "" ? null : Number(value);
      act.changed();
    },
  );
}

/**
 * How the device is shared and, around the table, who sits where.
 * @param {Say} say
 * @param {GameFacts} facts
 * @param {Draft} form
 * @param {GameFace} drawn
 * @param {Act} act
 */
function shared(say, facts, form, drawn, act) {
  const each = colorsEach(form, facts);
  const sitters = form.edges.map((edge, seat) => ({
    name: calledAt(form, seat, say),
    emblem: drawn.board.swatch(form.colors[seat * each] ?? ""),
    edge,
  }));
  return html`${sharing(say, form.sharing, (way) => {
    form.sharing = way;
    act.changed();
  })}
    ${
      form.sharing === "around"
        ? tableTop(say, sitters, (seat, edge) => {
            form.edges[seat] = edge;
            act.changed();
          })
        : nothing
    }`;
}

/**
 * @param {Say} say
 * @param {Draft} form
 * @param {string} name
 * @param {import("../shapes.js").Value[]} values
 * @param {Act} act
 */
function choice(say, form, name, values, act) {
  const choices = values.map((value) => ({ value: String(value), label: say(`option-${name}-${value}`) }));
  return radios(`option-${name}`, say(`option-${name}`), choices, String(form.options[name]), (text) => {
    form.options[name] = values.find((value) => String(value) === text) ?? text;
    act.changed();
  });
}
