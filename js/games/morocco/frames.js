// Animation frames of events: pure data, played by the table's clock. A frame carries the board as the events before it
// have left it; the view after the action replaces the last frame.
import { byType, must, ofSeat } from "../../table/lookup.js";
import { centre, corner, edge, ledgeAt, lineAt, quarters, standing } from "./places.js";
import { dyeOf, familyOf } from "./families.js";
import { staged } from "./stage.js";

/** @typedef {import("./types").View} View */
/** @typedef {import("./types").Frame} Frame */
/** @typedef {import("./types").Flight} Flight */
/** @typedef {import("./types").Point} Point */
/** @typedef {Omit<Frame, "board" | "ms">} Effect */
/** @typedef {{ms: number, effect: Effect}} Shown */
/** @typedef {import("./types").Event} Event */
/**
 * @typedef {[view: View, proposed: boolean]} At the view before the action, and whether the board already showed the
 *   action as pending
 */
/** @template {Event["type"]} Type @typedef {(event: Extract<Event, {type: Type}>, ...at: At) => Shown[]} Show */

const FLY = 240;
/** Milliseconds, long enough to see who gets what. */
const READ = 360;

/** Where a seat's things fly from and to: its quarters. @param {View} view @param {number} seat @returns {Point} */
function home({ seats }, seat) {
  const { x, y, width, height } = quarters(seat, seats.length);
  return { x: x + width / 2, y: y + height / 2 };
}

/** @param {string} piece @param {Point} from @param {Point} to @param {string | number} nth @returns {Flight} */
const flight = (piece, from, to, nth) => ({ name: `${piece} ${nth}`, piece, from, to });

const MIDDLE = centre("c3");

/** Cubes fly from the roof, or from the middle where the die rolled. @type {Show<"cubes_gained">} */
function cubesGained({ seats, colors, reason }, view) {
  const spaces = view.board.roof.spaces;
  const near = reason === "scout" || reason === "roof";
  /** @param {import("./types").Cube} color */
  const from = (color) => (near ? ledgeAt(spaces.indexOf(color) + 1) : MIDDLE);
  const flights = seats.flatMap((seat) =>
    colors.map((color, i) => flight(`cube-${color}`, from(color), home(view, seat), `${seat} ${i}`)),
  );
  return [{ ms: FLY, effect: { flights, near } }];
}

/** Workers that were shown as pending are already in place. @type {Show<"placed">} */
function placed({ seat, spaces, paid }, view, proposed) {
  const first = must(spaces[0], "space of a worker");
  const goals = [lineAt(`row:${first[1]}`), lineAt(`column:${first[0]}`)];
  const flights = paid.map((color, i) => flight(`cube-${color}`, home(view, seat), goals[i] ?? standing(first), i));
  return [{ ms: FLY, effect: { flights, dropping: proposed ? [] : spaces } }];
}

/** Cubes that were shown as pending are already in place. @type {Show<"swapped">} */
function swapped({ axis, lines, colors }, _, proposed) {
  if (proposed) return [];
  const kind = axis === "rows" ? "row" : "column";
  const at = (/** @type {string | undefined} */ line) => lineAt(`${kind}:${line}`);
  const [one, other] = [at(lines[0]), at(lines[1])];
  return [
    {
      ms: FLY,
      effect: { flights: [flight(`cube-${colors[0]}`, other, one, 0), flight(`cube-${colors[1]}`, one, other, 1)] },
    },
  ];
}

/**
 * @param {Pick<import("./shapes.js").Rewarded, "seat" | "stall" | "vp" | "gained">} event
 * @param {View} view
 * @returns {Shown[]}
 */
function rewarded({ seat, stall, vp, gained }, view) {
  const family = familyOf(ofSeat(view.seats, seat));
  const [from, to] = [centre(stall), home(view, seat)];
  const flights = gained.map((item, i) =>
    item === "coin"
      ? flight("coin", from, to, i)
      : { ...flight(`bodyguard-${family}`, to, from, i), dye: dyeOf(family) },
  );
  return [{ ms: READ, effect: { told: { at: from, seat, vp, items: gained }, flights } }];
}

/** @type {Show<"juice_taken">} */
function juiceTaken({ seat, tokens }, view) {
  const flights = tokens.map(({ line, column, value }) =>
    flight(`juice-${value}`, corner(column, line), home(view, seat), `${column} ${line}`),
  );
  return tokens.length ? [{ ms: 140, effect: { flights } }] : [];
}

/** @type {Show<"workers_left">} */
function workersLeft({ workers }, view) {
  const flights = workers.map(({ seat, kind, space }) => {
    const family = familyOf(ofSeat(view.seats, seat));
    const stays = kind === "tourist";
    const to = stays ? centre(space) : home(view, seat);
    return { ...flight(`${kind}-${family}`, standing(space), to, space), dye: dyeOf(family) };
  });
  return workers.length ? [{ ms: 190, effect: { flights } }] : [];
}

/** @type {Show<"settled">} */
function settled({ seat, stall, space }, view) {
  const family = familyOf(ofSeat(view.seats, seat));
  return [
    {
      ms: 200,
      effect: {
        flights: [{ ...flight(`assistant-${family}`, centre(stall), standing(space), space), dye: dyeOf(family) }],
      },
    },
  ];
}

/** @type {import("../../types.js").ByType<Event, At, Shown[]>} */
const EVENTS = {
  die_rolled: ({ color }) => [{ ms: 480, effect: { die: color ?? "wild" } }],
  cubes_gained: cubesGained,
  scouted: () => [{ ms: 240, effect: { near: true } }],
  swapped,
  placed,
  stall_filled: ({ stall }) => [{ ms: 80, effect: { ring: [stall] } }],
  closing_began: ({ stall, counts }) => [{ ms: counts.length ? 260 : 100, effect: { ranks: { stall, counts } } }],
  rewarded,
  took: ({ item, stall, seat }, view) => (item ? rewarded({ seat, stall, vp: 0, gained: [item] }, view) : []),
  juice_taken: juiceTaken,
  workers_left: workersLeft,
  tile_placed: ({ stall }) => [{ ms: 220, effect: { unfolding: stall } }],
  arrow_pointed: ({ stall, facing }) => (facing ? [{ ms: 200, effect: { pointing: stall } }] : []),
  settled,
  tourist_lost: ({ seat, stall }, view) => {
    const family = familyOf(ofSeat(view.seats, seat));
    return [
      {
        ms: 180,
        effect: {
          flights: [
            {
              ...flight(`tourist-${family}`, centre(stall), edge(stall, "south", 20), seat),
              dye: dyeOf(family),
              gone: true,
            },
          ],
        },
      },
    ];
  },
};

/**
 * The frames of an event, in order; none for an event that moves nothing.
 * @param {Event} event
 * @param {View} after the view that the action led to
 * @param {View} [before] the view that it was played in
 * @param {Event[]} [events] all events of the action
 * @param {boolean} [proposed] whether the board already showed the action as pending
 * @returns {{ms: number, frame: Frame}[]}
 */
export function frames(event, after, before = after, events = [event], proposed = false) {
  const told = events.slice(0, events.indexOf(event) + 1);
  const shown = byType(EVENTS, event, before, proposed) ?? [];
  if (!shown.length) return [];
  const board = staged(before.board, told);
  return shown.map(({ ms, effect }) => ({
    ms,
    frame: { board, ms, ...effect, flights: numbered(effect.flights, told.length) },
  }));
}

/**
 * Unique ids: a thing that flies twice in one action counts as two.
 * @param {Flight[]} [flights]
 * @param {number} [event]
 */
const numbered = (flights = [], event = 0) => flights.map((each) => ({ ...each, name: `${event} ${each.name}` }));
