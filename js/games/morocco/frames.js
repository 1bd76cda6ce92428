// Animation frames of events: pure data, played by the table's clock. A frame carries the board as its event has left
// it; the view after the action replaces the last frame.
import { tumbling } from "../../art/die.js";
import { byType, required } from "../../base/lookup.js";
import { dyeOf, familyAt } from "./families.js";
import { centre, corner, edge, homeOf, lineAt, roofAt, spaceAt } from "./places.js";

/** @typedef {import("./types").View} View */
/** @typedef {import("./types").Frame} Frame */
/** @typedef {import("./types").Flight} Flight */
/** @typedef {import("./places.js").Point} Point */
/** @typedef {Omit<Frame, "board" | "ms">} Effect */
/** @typedef {{ms: number, effect: Effect, tone?: string}} Shown */
/** @typedef {import("./types").Event} Event */
/**
 * @typedef {[view: View, proposed: boolean]} At the view before the action, and whether the board already showed the
 *   action as pending
 */
/** @template {Event["type"]} Type @typedef {(event: Extract<Event, {type: Type}>, ...at: At) => Shown[]} Show */

const FLY = 240;
/** Milliseconds of the ranks of a closing, of each reward, and of juice: long enough to see who gets what. */
const [RANKS, READ, JUICE] = [900, 700, 400];
/** Milliseconds between two closings. */
const GAP = 250;
/** Milliseconds of one closing: what is read is shortened to that. */
const CLOSING = 3000;
const TO_READ = ["stall_filled", "closing_began", "rewarded", "took", "juice_taken"];

/** A figure of a seat's family. @param {View} view @param {number} seat @param {string} kind */
function figure({ seats }, seat, kind) {
  const family = familyAt(seats, seat);
  return { piece: `${kind}-${family}`, dye: dyeOf(family) };
}

/**
 * @param {{piece: string, dye?: string}} thing
 * @param {Point} from
 * @param {Point} to
 * @param {string | number} nth
 * @returns {Flight}
 */
const flight = (thing, from, to, nth) => ({ ...thing, name: `${thing.piece} ${nth}`, from, to });

/** @param {string} color @param {Point} from @param {Point} to @param {string | number} nth */
const cube = (color, from, to, nth) => flight({ piece: `cube-${color}` }, from, to, nth);

const MIDDLE = centre("c3");

/** Cubes fly from the roof, or from the middle where the die rolled. @type {Show<"cubes_gained">} */
function cubesGained({ seats, colors, reason }, view) {
  const spaces = view.board.roof.spaces;
  const near = reason === "scout" || reason === "roof";
  /** @param {import("./types").Cube} color */
  const from = (color) => (near ? roofAt(spaces.indexOf(color) + 1) : MIDDLE);
  const flights = seats.flatMap((seat) =>
    colors.map((color, i) => cube(color, from(color), homeOf(view, seat), `${seat} ${i}`)),
  );
  return [{ ms: FLY, effect: { flights, near } }];
}

/** Workers that were shown as pending are already in place. @type {Show<"placed">} */
function placed({ seat, spaces, paid }, view, proposed) {
  const first = required(spaces[0], "space of a worker");
  const goals = [lineAt(`row:${first[1]}`), lineAt(`column:${first[0]}`)];
  const flights = paid.map((color, i) => cube(color, homeOf(view, seat), goals[i] ?? spaceAt(first), i));
  return [{ ms: FLY, effect: { flights, dropping: proposed ? [] : spaces } }];
}

/** Cubes that were shown as pending are already in place. @type {Show<"swapped">} */
function swapped({ axis, lines, colors }, _, proposed) {
  if (proposed) return [];
  const role = axis === "rows" ? "row" : "column";
  const [one, other] = [lineAt(`${role}:${lines[0]}`), lineAt(`${role}:${lines[1]}`)];
  const flights = [cube(`${colors[0]}`, other, one, 0), cube(`${colors[1]}`, one, other, 1)];
  return [{ ms: FLY, effect: { flights } }];
}

/** @typedef {Pick<import("./shapes.js").Rewarded, "seat" | "stall" | "vp" | "gained">} Reward */

/**
 * Coins fly to their seat, bodyguards from its quarters to the stall.
 * @param {Reward} event
 * @param {View} view
 * @returns {Shown[]}
 */
function rewarded({ seat, stall, vp, gained }, view) {
  const [from, to] = [centre(stall), homeOf(view, seat)];
  const flights = gained.map((item, i) =>
    item === "coin" ? flight({ piece: "coin" }, from, to, i) : flight(figure(view, seat, item), to, from, i),
  );
  const effect = { reward: { stall, seat, vp, items: gained }, flights };
  return [{ ms: READ, tone: flights.length ? "coin" : "point", effect }];
}

/** @type {Show<"juice_taken">} */
function juiceTaken({ seat, tokens }, view) {
  const flights = tokens.map(({ line, column, value }) =>
    flight({ piece: `juice-${value}` }, corner(column, line), homeOf(view, seat), `${column} ${line}`),
  );
  return tokens.length ? [{ ms: JUICE, tone: "pour", effect: { flights } }] : [];
}

/** Tourists gather in the middle of their stall, the others go home. @type {Show<"workers_left">} */
function workersLeft({ workers }, view) {
  const flights = workers.map(({ seat, kind, space }) => {
    const to = kind === "tourist" ? centre(space) : homeOf(view, seat);
    return flight(figure(view, seat, kind), spaceAt(space), to, space);
  });
  return workers.length ? [{ ms: 190, tone: "step", effect: { flights } }] : [];
}

/** @type {Show<"settled">} */
function settled({ seat, stall, space }, view) {
  const flights = [flight(figure(view, seat, "assistant"), centre(stall), spaceAt(space), space)];
  return [{ ms: 180, tone: "step", effect: { flights } }];
}

/** @type {Show<"tourist_lost">} */
function touristLost({ seat, stall }, view) {
  const leaving = flight(figure(view, seat, "tourist"), centre(stall), edge(stall, "south", 20), seat);
  return [{ ms: 180, effect: { flights: [{ ...leaving, gone: true }] } }];
}

/** Faces that turn up while the die tumbles. */
const FACES = ["black", "orange", "wild", "green", "brown", "purple", "black"];

/** @type {import("../../types.js").ByType<Event, At, Shown[]>} */
const EVENTS = {
  die_rolled: ({ color }) =>
    tumbling(FACES, color ?? "wild").map(({ face, ...shown }) => ({ ...shown, effect: { die: face } })),
  cubes_gained: cubesGained,
  scouted: () => [{ ms: 240, effect: { near: true } }],
  swapped,
  placed,
  stall_filled: ({ stall }) => [{ ms: GAP, tone: "link", effect: { ring: [stall] } }],
  closing_began: ({ stall, counts }) => [
    { ms: counts.length ? RANKS : 100, tone: "link", effect: { ranks: { stall, counts } } },
  ],
  rewarded,
  took: ({ item, stall, seat }, view) => (item ? rewarded({ seat, stall, vp: 0, gained: [item] }, view) : []),
  juice_taken: juiceTaken,
  workers_left: workersLeft,
  tile_placed: ({ stall }) => [{ ms: 350, tone: "cloth", effect: { unfolding: stall } }],
  arrow_pointed: ({ stall, facing }) => (facing ? [{ ms: 300, tone: "stamp", effect: { pointing: stall } }] : []),
  settled,
  last_round_announced: () => [{ ms: READ, tone: "link", effect: { moment: { key: "moment-last-round" } } }],
  tourist_lost: touristLost,
};

/**
 * By how much the reading of a closing is shortened, so that it takes no longer than it may.
 * @param {Event[]} closing its events
 * @param {At} at
 */
function shortening(closing, ...at) {
  const time = (/** @type {boolean} */ read) =>
    closing
      .filter(({ type }) => TO_READ.includes(type) === read)
      .flatMap((event) => byType(EVENTS, event, ...at) ?? [])
      .reduce((sum, { ms }) => sum + ms, 0);
  return Math.min(1, (CLOSING - time(false)) / time(true));
}

/**
 * The events of the closing that an event belongs to; others are as good as one.
 * @param {Event[]} events
 * @param {number} at
 */
function closingOf(events, at) {
  const start = events.findLastIndex(({ type }, i) => i < at && type === "closed") + 1;
  const end = events.findIndex(({ type }, i) => i >= at && type === "closed");
  return events.slice(start, end < 0 ? events.length : end + 1);
}

/**
 * The frames of an event, in order; none for an event that moves nothing.
 * @param {Event} event
 * @param {View} after the view that the action led to
 * @param {View} [before] the view that it was played in
 * @param {Event[]} [events] all events of the action
 * @param {boolean} [proposed] whether the board already showed the action as pending
 * @returns {{ms: number, frame: Frame, tone?: string, pitch?: number}[]}
 */
export function frames(event, after, before = after, events = [event], proposed = false) {
  const until = events.slice(0, events.indexOf(event) + 1);
  const shown = byType(EVENTS, event, before, proposed) ?? [];
  if (!shown.length) return [];
  const part = TO_READ.includes(event.type) ? shortening(closingOf(events, until.length - 1), before, proposed) : 1;
  const pitch = until.filter(({ type }) => type === "closed").length; // each link of a chain a tone higher
  return shown.map(({ ms: whole, effect, tone }) => {
    const ms = Math.round(whole * part);
    // unique names: a thing that flies twice in one action counts as two
    const flights = (effect.flights ?? []).map((each) => ({ ...each, name: `${until.length} ${each.name}` }));
    return { ms, tone, pitch, frame: { board: after.board, ms, ...effect, flights } };
  });
}
