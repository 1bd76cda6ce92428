// A new game: how many play, who they are, which colours, who begins, options, seed. What is possible comes from
// the engine's `games` verb; this form only keeps colours distinct by swapping.
import { html, nothing } from "lit-html";
import { live } from "lit-html/directives/live.js";
import { icon, loading } from "../shell/chrome.js";
import { edgesFor } from "../shell/seating.js";
import { sharing, tableTop } from "../table/arranging.js";

/** @typedef {import("../types.js").Shell} Shell */
/** @typedef {import("../types.js").GameFacts} GameFacts */
/** @typedef {import("../types.js").GameFace} GameFace */
/**
 * @typedef {object} Draft
 * @property {string} game
 * @property {number} players
 * @property {string[]} names for as many seats as the game may have
 * @property {string[]} levels `person` or an opponent's level
 * @property {string[]} colors all of the game's, in the order in which seats take them
 * @property {number | null} first null: drawn
 * @property {Record<string, unknown>} options
 * @property {string} seed
 * @property {import("../types.js").Sharing} sharing
 * @property {import("../types.js").Edge[]} edges where each seat sits
 */

export const NAMES = ["Amina", "Yusuf", "Inès", "Leo", "Noor"];
const LONGEST_NAME = 40;

/** @param {GameFacts} facts @returns {Draft} */
export function draft(facts) {
  const players = facts.seats[1] > 2 ? 3 : 2;
  return {
    game: facts.game,
    players,
    names: NAMES.slice(0, facts.seats[1]),
    levels: NAMES.slice(0, facts.seats[1]).map(() => "person"),
    colors: [...facts.colors],
    first: null,
    options: Object.fromEntries(Object.entries(facts.options).map(([name, option]) => [name, option.default])),
    seed: "",
    sharing: "open",
    edges: edgesFor(players),
  };
}

/** How those at a drafted game share the tablet. @param {Draft} form @returns {import("../table/opening.js").Seating} */
export const seating = ({ sharing, edges }) => ({ sharing, edges });

/** The request that opens a drafted game. @param {Draft} form @param {GameFacts} facts @param {string} seed */
export function request(form, facts, seed) {
  const each = facts.colors_each[String(form.players)];
  const seats = Array.from({ length: form.players }, (_, seat) => seat);
  const players = seats.map((seat) => {
    const own = form.colors.slice(seat * each, seat * each + each);
    return { name: form.names[seat].trim() || NAMES[seat], color: each === 1 ? own[0] : own };
  });
  const bots = Object.fromEntries(seats.filter((seat) => form.levels[seat] !== "person").map((seat) => [String(seat), form.levels[seat]]));
  const first = form.first === null || form.first >= form.players ? {} : { first: form.first };
  return { do: "new", game: form.game, players, options: form.options, seed, bots, ...first };
}

/** Give a slot a colour; whoever had it takes the other one. @param {Draft} form @param {number} slot @param {string} color */
function swap(form, slot, color) {
  const other = form.colors.indexOf(color);
  [form.colors[slot], form.colors[other]] = [form.colors[other], form.colors[slot]];
}

/** @param {Shell} shell @param {GameFacts} facts @param {Draft} form @param {GameFace} face
 * @param {{changed(): void, start(): void, trouble: string}} act */
export function newGame(shell, facts, form, face, act) {
  const say = shell.sayOf(facts.game);
  return html`<main class="text new-game">
    <h1 tabindex="-1" class="title">${say("new-title", { game: say("game-name") })}</h1>
    <form @submit=${(/** @type {SubmitEvent} */ event) => { event.preventDefault(); act.start(); }}>
      ${count(say, facts, form, act)}
      ${Array.from({ length: form.players }, (_, seat) => place(say, facts, form, face, seat, act))}
      ${first(say, form, act)}
      ${shared(say, facts, form, face, act)}
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

/** @typedef {import("../types.js").Say} Say */
/** @typedef {{changed(): void}} Act */

/** @param {any} form @param {string} name @param {Act} act */
const set = (form, name, act) => (/** @type {InputEvent} */ event) => {
  form[name] = /** @type {HTMLInputElement} */ (event.target).value;
  act.changed();
};

/** One of a few: a row of radio buttons that look like keys.
 * @param {string} name @param {string} legend @param {{value: string, label: unknown, title?: string}[]} choices
 * @param {string} now @param {(value: string) => void} choose */
function radios(name, legend, choices, now, choose) {
  return html`<fieldset class="radios"><legend>${legend}</legend><div class="keys">${choices.map(({ value, label, title }) => html`
    <label class="key" title=${title ?? nothing}><input type="radio" name=${name} .value=${value} .checked=${live(value === now)}
      aria-label=${title ?? nothing} @change=${() => choose(value)} /><span class=${typeof label === "string" ? nothing : "pictured"}>${label}</span></label>`)}</div></fieldset>`;
}

/** @param {Say} say @param {GameFacts} facts @param {Draft} form @param {Act} act */
function count(say, facts, form, act) {
  const [least, most] = facts.seats;
  const numbers = Array.from({ length: most - least + 1 }, (_, index) => String(least + index));
  return radios("players", say("new-players"), numbers.map((value) => ({ value, label: value })), String(form.players), (value) => {
    form.players = Number(value);
    form.edges = edgesFor(form.players);
    act.changed();
  });
}

/** @param {Say} say @param {GameFacts} facts @param {Draft} form @param {GameFace} face @param {number} seat @param {Act} act */
function place(say, facts, form, face, seat, act) {
  const each = facts.colors_each[String(form.players)];
  const slots = Array.from({ length: each }, (_, index) => seat * each + index);
  const used = facts.colors.slice(0);
  return html`<fieldset class="place"><legend>${say("new-seat", { number: seat + 1 })}</legend>
    <label class="field"><span>${say("new-name")}</span>
      <input class="input" maxlength=${LONGEST_NAME} autocomplete="off" .value=${live(form.names[seat])} @input=${(/** @type {InputEvent} */ event) => {
        form.names[seat] = /** @type {HTMLInputElement} */ (event.target).value;
        act.changed();
      }} /></label>
    ${slots.map((slot, index) => radios(`color-${slot}`, each === 1 ? say("new-color") : say("new-color-nth", { number: index + 1 }), used.map((color) => ({
      value: color, label: face.board.swatch(color), title: say(`color-${color}`),
    })), form.colors[slot], (color) => { swap(form, slot, color); act.changed(); }))}
    ${radios(`level-${seat}`, say("new-who"), ["person", ...facts.bots].map((level) => ({ value: level, label: say(`level-${level}`) })),
      form.levels[seat], (level) => { form.levels[seat] = level; act.changed(); })}
  </fieldset>`;
}

/** @param {Say} say @param {Draft} form @param {Act} act */
function first(say, form, act) {
  const seats = form.names.slice(0, form.players).map((name, seat) => ({ value: String(seat), label: name || NAMES[seat] }));
  return radios("first", say("new-first"), [{ value: "", label: say("new-first-random") }, ...seats], form.first === null ? "" : String(form.first), (value) => {
    form.first = value === "" ? null : Number(value);
    act.changed();
  });
}

/** How the tablet is shared and, where people sit around it, who sits where.
 * @param {Say} say @param {GameFacts} facts @param {Draft} form @param {GameFace} face @param {Act} act */
function shared(say, facts, form, face, act) {
  const each = facts.colors_each[String(form.players)];
  const sitters = form.edges.map((edge, seat) => ({ name: form.names[seat].trim() || NAMES[seat], emblem: face.board.swatch(form.colors[seat * each]), edge }));
  return html`${sharing(say, form.sharing, (way) => { form.sharing = way; act.changed(); })}
    ${form.sharing === "around" ? tableTop(say, sitters, (seat, edge) => { form.edges[seat] = edge; act.changed(); }) : nothing}`;
}

/** @param {Say} say @param {Draft} form @param {string} name @param {unknown[]} values @param {Act} act */
function choice(say, form, name, values, act) {
  const choices = values.map((value) => ({ value: String(value), label: say(`option-${name}-${value}`) }));
  return radios(`option-${name}`, say(`option-${name}`), choices, String(form.options[name]), (text) => {
    form.options[name] = values.find((value) => String(value) === text);
    act.changed();
  });
}
