// Animation frames of events: pure data, played by the table's clock. A frame carries the board as its event has left
// it; the view after the action replaces the last frame.
import { tumbling } from "../../art/drawing.js";
import { byType, must, ofSeat } from "../../base/lookup.js";
import { centre, corner, edge, lineAt, quarters, roofAt, standing } from "./places.js";
import { dyeOf, familyOf } from "./families.js";

/** @typedef {import("./types").View} View */
/** @typedef {import("./types").Frame} Frame */
/** @typedef {import("./types").Flight} Flight */
/** @typedef {import("./types").Point} Point */
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
  const from = (color) => (near ? roofAt(spaces.indexOf(color) + 1) : MIDDLE);
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
  return [
    {
      ms: READ,
      tone: flights.length ? "coin" : "point",
      effect: { told: { at: from, seat, vp, items: gained }, flights },
    },
  ];
}

/** @type {Show<"juice_taken">} */
function juiceTaken({ seat, tokens }, view) {
  const flights = tokens.map(({ line, column, value }) =>
    flight(`juice-${value}`, corner(column, line), home(view, seat), `${column} ${line}`),
  );
  return tokens.length ? [{ ms: JUICE, tone: "pour", effect: { flights } }] : [];
}

/** @type {Show<"workers_left">} */
function workersLeft({ workers }, view) {
  const flights = workers.map(({ seat, kind, space }) => {
    const family = familyOf(ofSeat(view.seats, seat));
    const stays = kind === "tourist";
    const to = stays ? centre(space) : home(view, seat);
    return { ...flight(`${kind}-${family}`, standing(space), to, space), dye: dyeOf(family) };
  });
  return workers.length ? [{ ms: 190, tone: "step", effect: { flights } }] : [];
}

/** @type {Show<"settled">} */
function settled({ seat, stall, space }, view) {
  const family = familyOf(ofSeat(view.seats, seat));
  return [
    {
      ms: 180,
      tone: "step",
      effect: {
        flights: [{ ...flight(`assistant-${family}`, centre(stall), standing(space), space), dye: dyeOf(family) }],
      },
    },
  ];
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
 * By how much the reading of a closing is shortened, so that it takes no longer than it may.
 * @param {Event[]} closing its events
 * @param {At} at
 */
function haste(closing, ...at) {
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
  const told = events.slice(0, events.indexOf(event) + 1);
  const shown = byType(EVENTS, event, before, proposed) ?? [];
  if (!shown.length) return [];
  const part = TO_READ.includes(event.type) ? haste(closingOf(events, told.length - 1), before, proposed) : 1;
  const pitch = told.filter(({ type }) => type === "closed").length; // each link of a chain a tone higher
  return shown.map(({ ms: whole, effect, tone }) => {
    const ms = Math.round(whole * part);
    const flights = numbered(effect.flights, told.length);
    return { ms, tone, pitch, frame: { board: after.board, ms, ...effect, flights } };
  });
}

/**
 * Unique ids: a thing that flies twice in one action counts as two.
 * @param {Flight[]} [flights]
 * @param {number} [event]
 */
const numbered = (flights = [], event = 0) => flights.map((each) => ({ ...each, name: `${event} ${each.name}` }));
