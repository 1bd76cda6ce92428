// Animation frames of events: pure data, played by the table's clock. A frame carries the board as its event has left
// it; the view after the action replaces the last frame.
import { tumbling } from "../../art/die.ts";
import { byType, required } from "../../base/lookup.ts";
import { dyeOf, familyAt } from "./families.ts";
import { FACES } from "./pieces.ts";
import { centre, corner, edge, homeOf, lineAt, roofAt, SIDE, spaceAt, type Place } from "./places.ts";
import type { Cube, Event, Flight, Frame, View } from "./types.ts";
import type { ByType, Context } from "../../game-api/board.ts";

type Effect = Omit<Frame, "board" | "ms">;
type Shown = { ms: number; effect: Effect; tone?: string };
type Told = NonNullable<Frame["gains"]>[number];
/** What an event finds, whether the board already showed its action, and the events of the closing it belongs to. */
type At = [view: View, proposed: boolean, closing: Event[]];
type Show<Type extends Event["type"]> = (event: Extract<Event, { type: Type }>, ...at: At) => Shown[];

const FLY = 240;
/** Milliseconds of what is seen of a closing: coming near, the ranks, all rewards, all juice, and what follows. */
const BEAT = { near: 400, ranks: 700, rewards: 900, juice: 600, leave: 150, awning: 400, arrow: 400, settle: 150 };
/** Milliseconds of one closing at most: what is read is shortened to that. */
const CLOSING = 3700;
const TO_READ = ["closing_began", "rewarded", "took", "juice_taken"];
/** How many times as large as usual the stall that closes is seen. */
const NEAR = 1.42;

function figure({ seats }: View, seat: number, kind: string) {
  const family = familyAt(seats, seat);
  return { piece: `${kind}-${family}`, dye: dyeOf(family) };
}

type Thing = Pick<Flight, "piece" | "dye" | "worth">;
const flight = (thing: Thing, from: Place, to: Place, nth: string | number): Flight => ({
  ...thing,
  name: `${thing.piece} ${nth}`,
  from,
  to,
});

const cube = (color: string, from: Place, to: Place, nth: string | number) =>
  flight({ piece: `cube-${color}` }, from, to, nth);

const MIDDLE = centre("c3");

/** Cubes fly from the roof, or from the middle where the die rolled. */
const cubesGained: Show<"cubes_gained"> = ({ seats, colors, reason }, view, proposed) => {
  const spaces = view.board.roof.spaces;
  const near = reason === "scout" || reason === "roof";
  const from = (color: Cube) => (near ? roofAt(spaces.indexOf(color) + 1) : MIDDLE);
  const flights = seats.flatMap((seat) =>
    colors.map((color, i) => cube(color, from(color), homeOf(view, seat), `${seat} ${i}`)),
  );
  return [{ ms: FLY, effect: { flights, near, glass: near && proposed } }];
};

/** Workers that were shown as pending are already in place. */
const placed: Show<"placed"> = ({ seat, spaces, paid }, view, proposed) => {
  const first = required(spaces[0], "space of a worker");
  const goals = [lineAt(`row:${first[1]}`), lineAt(`column:${first[0]}`)];
  const flights = paid.map((color, i) => cube(color, homeOf(view, seat), goals[i] ?? spaceAt(first), i));
  return [{ ms: FLY, effect: { flights, dropping: proposed ? [] : spaces } }];
};

/** Cubes that were shown as pending are already in place. */
const swapped: Show<"swapped"> = ({ axis, lines, colors }, _, proposed) => {
  if (proposed) return [];
  const role = axis === "rows" ? "row" : "column";
  const [one, other] = [lineAt(`${role}:${lines[0]}`), lineAt(`${role}:${lines[1]}`)];
  const flights = [cube(`${colors[0]}`, other, one, 0), cube(`${colors[1]}`, one, other, 1)];
  return [{ ms: FLY, effect: { flights } }];
};

const ofType = <Type extends Event["type"]>(events: Event[], type: Type): Extract<Event, { type: Type }>[] =>
  events.filter((event): event is Extract<Event, { type: Type }> => event.type === type);

/** How a seat stands in the stall that closes, and with which figures. */
function ranks(closing: Event[], { board }: View): Told[] {
  const [began] = ofType(closing, "closing_began");
  const standing = Object.values(board.stalls.find(({ stall }) => stall === began?.stall)?.spaces ?? {});
  return (began?.counts ?? []).map(({ seat, place, count }) => ({
    seat,
    place,
    count,
    workers: standing.flatMap((worker) => (worker?.seat === seat ? worker.kind : [])),
  }));
}

/** The events of a kind up to one of them. */
const until = <One extends Event>(all: One[], event: One) => all.slice(0, all.indexOf(event) + 1);

/** First the stall comes near, then the ranks are seen with the figures that count. */
const closingBegan: Show<"closing_began"> = (_event, view, _proposed, closing) => {
  const gains = ranks(closing, view);
  const near = { ms: BEAT.near, tone: "link", effect: {} };
  return gains.length ? [near, { ms: BEAT.ranks, effect: { gains } }] : [near];
};

/** Points fly to their seat, and coins; bodyguards from its quarters to the stall. */
function flown({ seat, vp = 0, items = [] }: Told, stall: string, view: View) {
  const [from, to] = [centre(stall), homeOf(view, seat)];
  const things = items.map((item, i) =>
    item === "coin" ? flight({ piece: "coin" }, from, to, i) : flight(figure(view, seat, item), to, from, i),
  );
  return vp ? [flight({ piece: "points", worth: vp }, from, to, seat), ...things] : things;
}

/** Each seat has what it has got so far beside its rank. */
const rewarded: Show<"rewarded"> = (event, view, _proposed, closing) => {
  const all = ofType(closing, "rewarded");
  const got = until(all, event);
  const gains = ranks(closing, view).map((rank) => {
    const reward = got.find(({ seat }) => seat === rank.seat);
    return reward ? { ...rank, vp: reward.vp, items: reward.gained } : rank;
  });
  const flights = flown({ seat: event.seat, vp: event.vp, items: event.gained }, event.stall, view);
  const ms = BEAT.rewards / Math.max(1, all.length);
  return [{ ms, tone: event.gained.length ? "coin" : "point", effect: { gains, flights } }];
};

const took: Show<"took"> = ({ item, stall, seat }, view) => {
  if (!item) return [];
  const gains = [{ seat, items: [item] }];
  return [{ ms: BEAT.ranks, tone: "coin", effect: { gains, flights: flown({ seat, items: [item] }, stall, view) } }];
};

const juiceTaken: Show<"juice_taken"> = (event, view, _proposed, closing) => {
  const { seat, tokens } = event;
  const all = ofType(closing, "juice_taken").filter((one) => one.tokens.length);
  const gains = until(all, event).map((one) => ({ seat: one.seat, juice: one.amount }));
  const flights = tokens.map(({ line, column, value }) =>
    flight({ piece: "juice", worth: value }, corner(column, line), homeOf(view, seat), `${column} ${line}`),
  );
  const ms = BEAT.juice / Math.max(1, all.length);
  return tokens.length ? [{ ms, tone: "pour", effect: { gains, flights } }] : [];
};

/** Tourists gather in the middle of their stall, the others go home. */
const workersLeft: Show<"workers_left"> = ({ workers }, view) => {
  const flights = workers.map(({ seat, kind, space }) => {
    const to = kind === "tourist" ? centre(space) : homeOf(view, seat);
    return flight(figure(view, seat, kind), spaceAt(space), to, space);
  });
  return workers.length ? [{ ms: BEAT.leave, tone: "step", effect: { flights } }] : [];
};

const settled: Show<"settled"> = ({ seat, stall, space }, view) => {
  const flights = [flight(figure(view, seat, "assistant"), centre(stall), spaceAt(space), space)];
  return [{ ms: BEAT.settle, tone: "step", effect: { flights } }];
};

const touristLost: Show<"tourist_lost"> = ({ seat, stall }, view) => {
  const leaving = flight(figure(view, seat, "tourist"), centre(stall), edge(stall, "south", 20), seat);
  return [{ ms: 180, effect: { flights: [{ ...leaving, gone: true }] } }];
};

/** The die comes to rest there, in parts of the board. */
const RESTS = { x: MIDDLE.x / SIDE, y: MIDDLE.y / SIDE };

const EVENTS: ByType<Event, At, Shown[]> = {
  die_rolled: ({ color }) =>
    tumbling(FACES, color ?? "wild", RESTS).map(({ frame, ...shown }) => ({ ...shown, effect: frame })),
  cubes_gained: cubesGained,
  scouted: (_event, _view, proposed) => (proposed ? [] : [{ ms: 240, effect: { near: true } }]),
  swapped,
  placed,
  closing_began: closingBegan,
  rewarded,
  took,
  juice_taken: juiceTaken,
  workers_left: workersLeft,
  tile_placed: ({ stall }) => [{ ms: BEAT.awning, tone: "cloth", effect: { unfolding: stall } }],
  arrow_pointed: ({ stall, facing }) =>
    facing ? [{ ms: BEAT.arrow, tone: "stamp", effect: { pointing: stall } }] : [],
  settled,
  last_round_announced: () => [{ ms: BEAT.ranks, tone: "link", effect: { moment: { key: "moment-last-round" } } }],
  tourist_lost: touristLost,
};

/** By how much the reading of a closing is shortened, so that it takes no longer than it may. */
function shortening(view: View, proposed: boolean, closing: Event[]) {
  const time = (read: boolean) =>
    closing
      .filter(({ type }) => TO_READ.includes(type) === read && type !== "placed")
      .flatMap((event) => byType(EVENTS, event, view, proposed, closing) ?? [])
      .reduce((sum, { ms }) => sum + ms, 0);
  return Math.min(1, (CLOSING - time(false)) / time(true));
}

/** The events of the closing that an event belongs to; others are as good as one. */
function closingOf(events: Event[], at: number) {
  const start = events.findLastIndex(({ type }, i) => i < at && type === "closed") + 1;
  const end = events.findIndex(({ type }, i) => i >= at && type === "closed");
  return events.slice(start, end < 0 ? events.length : end + 1);
}

/** What is seen from near, until the stall is closed. */
const IN_CLOSING = [...TO_READ, "workers_left", "tile_placed", "arrow_pointed", "settled", "tourist_lost"];

/** The stall that closes stays lit, and is seen from near. */
function nearby(events: Event[], { board }: View): Effect {
  const stall = ofType(events, "closing_began")[0]?.stall ?? board.closing;
  return stall ? { closing: stall, zoom: { ...centre(stall), by: NEAR } } : {};
}

/** The frames of an event, in order; `before` and `after` are the views that its action was played in and led to. */
export function frames(
  event: Event,
  after: View,
  before: View = after,
  { events = [event], proposed = false }: Context<Event> = {},
): { ms: number; frame: Frame; tone?: string; pitch?: number }[] {
  const at = events.indexOf(event);
  const closing = closingOf(events, at);
  const shown = byType(EVENTS, event, before, proposed, closing) ?? [];
  if (!shown.length) return [];
  const part = TO_READ.includes(event.type) ? shortening(before, proposed, closing) : 1;
  const pitch = events.slice(0, at).filter(({ type }) => type === "closed").length; // each link of a chain a tone higher
  const seen = IN_CLOSING.includes(event.type) ? nearby(closing, before) : {};
  return shown.map(({ ms: whole, effect, tone }) => {
    const ms = Math.round(whole * part);
    // unique names: a thing that flies twice in one action counts as two
    const flights = (effect.flights ?? []).map((each) => ({ ...each, name: `${at} ${each.name}` }));
    return { ms, tone, pitch, frame: { board: after.board, ms, ...seen, ...effect, flights } };
  });
}
