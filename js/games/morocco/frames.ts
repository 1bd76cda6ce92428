// Animation frames of events: pure data, played by the table's clock. A frame carries the board as its event has left
// it; the view after the action replaces the last frame.
import { tumbling } from "../../art/die.ts";
import { byType, ofSeat, required } from "../../base/lookup.ts";
import { dyeOf, familyAt } from "./families.ts";
import { FACES } from "./pieces.ts";
import { token } from "./pictures.ts";
import { centre, corner, edge, lineAt, near, SIDE, spaceAt } from "./places.ts";
import type { Cube, Event, Frame, Item, View } from "./types.ts";
import type { Point } from "../../art/drawing.ts";
import type { ByType, Context } from "../../game-api/board.ts";
import type { Flight, Spot } from "../../game-api/frames.ts";

type Effect = Omit<Frame, "board"> & { board?: Frame["board"] };
type Shown = { ms: number; effect: Effect; tone?: string };
/** What an event finds and leaves, whether the board already showed its action, the events of the closing it belongs to. */
type At = { before: View; after: View; proposed: boolean; closing: Event[] };
type Show<Type extends Event["type"]> = (event: Extract<Event, { type: Type }>, at: At) => Shown[];

const FLY = 240;
/** Milliseconds of the steps of a closing: coming near, each place, each token, all juice of a seat, and what follows. */
const BEAT = { near: 400, rank: 300, token: 450, leave: 300, awning: 350, arrow: 400, settle: 300, back: 300 };
/** Milliseconds of one closing at most: what is read is shortened to that. */
const CLOSING = 6500;
const TO_READ = ["closing_began", "rewarded", "took", "juice_taken"];
/** Milliseconds of a word for what is more than usual. */
const WORD = 700;

/** A point of the board as what flies knows it. */
const spot = ({ x, y }: Point): Spot => ({ x: x / SIDE, y: y / SIDE });

function figure({ seats }: View, seat: number, kind: string) {
  const family = familyAt(seats, seat);
  return token(`${kind}-${family}`, dyeOf(family));
}

const cube = (color: string, from: Spot, to: Spot, nth: string | number): Flight => ({
  name: `cube ${color} ${nth}`,
  picture: token(`cube-${color}`),
  from,
  to,
  ms: FLY,
});

const MIDDLE = centre("c3");

/** Cubes fly from the roof, or from the middle where the die rolled. */
const cubesGained: Show<"cubes_gained"> = ({ seats, colors, reason }, { before }) => {
  const { spaces } = before.board.roof;
  const scouts = reason === "scout" || reason === "roof";
  const from = (color: Cube) => (scouts ? { cell: `roof:${spaces.indexOf(color) + 1}` } : spot(MIDDLE));
  const flights = seats.flatMap((seat) =>
    colors.map((color, i) => cube(color, from(color), { seat, fact: `fact-${color}` }, `${seat} ${i}`)),
  );
  return [{ ms: FLY, effect: { flights, scouts } }];
};

/** Workers that were shown as pending are already in place. */
const placed: Show<"placed"> = ({ seat, spaces, paid }, { proposed }) => {
  const first = required(spaces[0], "space of a worker");
  const goals = [lineAt(`row:${first[1]}`), lineAt(`column:${first[0]}`)];
  const flights = paid.map((color, i) =>
    cube(color, { seat, fact: `fact-${color}` }, spot(goals[i] ?? spaceAt(first)), i),
  );
  return [{ ms: FLY, effect: { flights, dropping: proposed ? [] : spaces } }];
};

/** Cubes that were shown as pending are already in place. */
const swapped: Show<"swapped"> = ({ axis, lines, colors }, { proposed }) => {
  if (proposed) return [];
  const role = axis === "rows" ? "row" : "column";
  const [one, other] = [spot(lineAt(`${role}:${lines[0]}`)), spot(lineAt(`${role}:${lines[1]}`))];
  return [{ ms: FLY, effect: { flights: [cube(`${colors[0]}`, other, one, 0), cube(`${colors[1]}`, one, other, 1)] } }];
};

const ofType = <Type extends Event["type"]>(events: Event[], type: Type): Extract<Event, { type: Type }>[] =>
  events.filter((event): event is Extract<Event, { type: Type }> => event.type === type);

/** How the seats stand in the stall that closes, the first place first. */
const ranks = (closing: Event[]) => ofType(closing, "closing_began").flatMap(({ counts }) => counts);

/** First the stall comes near, then the figures hop, place after place. */
const closingBegan: Show<"closing_began"> = (_event, { closing }) => {
  const ranked = ranks(closing);
  return [
    { ms: BEAT.near, tone: "link", effect: {} },
    ...ranked.map((_, i) => ({ ms: BEAT.rank, tone: "step", effect: { ranked: ranked.slice(0, i + 1) } })),
  ];
};

/** What a seat has once its points have come, but nothing else of its reward: no part of its score but that differs. */
function withPoints(seat: number, { before, after }: At) {
  return before.seats.map((was) => {
    const { vp } = ofSeat(after.seats, was.seat).points;
    const points = { ...was.points, vp };
    return was.seat === seat ? { ...was, points, score: was.score + vp - was.points.vp } : was;
  });
}

/** Coins and bodyguards fly to their seat. */
function rewards(seat: number, stall: string, items: Item[], view: View): Flight[] {
  const from = spot(centre(stall));
  return items.map((item, i) =>
    item === "coin"
      ? { name: `coin ${i}`, picture: token("coin"), from, to: { seat, fact: "fact-coins" }, ms: BEAT.token }
      : { name: `bodyguard ${i}`, picture: figure(view, seat, item), from, to: { seat }, ms: BEAT.token },
  );
}

const points = (stall: string, seat: number, amount: number): Flight => ({
  name: "points",
  picture: token("points", "", amount),
  from: spot(centre(stall)),
  to: { seat, fact: "score" },
  ms: BEAT.token,
});

/** One token after another: its number is counted once it has landed. */
const rewarded: Show<"rewarded"> = (event, at) => {
  const { seat, vp, stall, gained } = event;
  const ranked = ranks(at.closing);
  const shown = (flight: Flight, tone: string, more: Effect = {}) => ({
    ms: BEAT.token,
    tone,
    effect: { ranked, flights: [flight], ...more },
  });
  const rest = rewards(seat, stall, gained, at.before).map((flight) =>
    shown(flight, "coin", vp ? { purses: withPoints(seat, at) } : {}),
  );
  return vp ? [shown(points(stall, seat, vp), "point"), ...rest] : rest;
};

const took: Show<"took"> = ({ item, stall, seat }, { before }) =>
  item ? [{ ms: BEAT.token, tone: "coin", effect: { flights: rewards(seat, stall, [item], before) } }] : [];

const juiceTaken: Show<"juice_taken"> = ({ seat, tokens }) => {
  const flights = tokens.map(({ line, column, value }) => ({
    name: `juice ${column} ${line}`,
    picture: token("juice", "", value),
    from: spot(corner(column, line)),
    to: { seat, fact: "score" },
    ms: BEAT.token,
  }));
  return tokens.length ? [{ ms: BEAT.token, tone: "pour", effect: { flights } }] : [];
};

/** Tourists gather in the middle of their stall, the others go home. */
const workersLeft: Show<"workers_left"> = ({ workers }, { before, after }) => {
  const flights = workers.map(({ seat, kind, space }) => ({
    name: `${kind} ${space}`,
    picture: figure(before, seat, kind),
    from: spot(spaceAt(space)),
    to: kind === "tourist" ? spot(centre(space)) : { seat },
    ms: BEAT.leave,
  }));
  const board = { ...after.board, travellers: [] };
  return workers.length ? [{ ms: BEAT.leave, tone: "step", effect: { board, flights } }] : [];
};

/** Until it has come there, it is not drawn there. */
const settled: Show<"settled"> = ({ seat, stall, space }, { before, after }) => {
  const flight = {
    name: `settles ${space}`,
    picture: figure(before, seat, "assistant"),
    from: spot(centre(stall)),
    to: spot(spaceAt(space)),
    ms: BEAT.settle,
  };
  const board = { ...before.board, travellers: after.board.travellers };
  return [{ ms: BEAT.settle, tone: "step", effect: { board, flights: [flight] } }];
};

const touristLost: Show<"tourist_lost"> = ({ seat, stall }, { before }) => {
  const picture = figure(before, seat, "tourist");
  const [from, to] = [spot(centre(stall)), spot(edge(stall, "south", 20))];
  return [{ ms: FLY, effect: { flights: [{ name: "lost", picture, from, to, ms: FLY, fades: true }] } }];
};

/** The awning falls, and what it brings whoever owns it flies to their seat. */
const tilePlaced: Show<"tile_placed"> = ({ stall, owner }, { before, after }) => {
  const fallen = { ms: BEAT.awning, tone: "cloth", effect: { unfolding: stall } };
  if (owner === null) return [fallen];
  const [was, is] = [before, after].map(({ seats }) => ofSeat(seats, owner).score);
  const won = Number(is) - Number(was);
  return won > 0
    ? [fallen, { ms: BEAT.token, tone: "point", effect: { flights: [points(stall, owner, won)] } }]
    : [fallen];
};

/** The die comes to rest there, in parts of the board. */
const RESTS = { x: MIDDLE.x / SIDE, y: MIDDLE.y / SIDE };

const EVENTS: ByType<Event, [At], Shown[]> = {
  die_rolled: ({ color }) =>
    tumbling(FACES, color ?? "wild", RESTS).map(({ frame, ...shown }) => ({ ...shown, effect: frame })),
  cubes_gained: cubesGained,
  scouted: (_event, { proposed }) => (proposed ? [] : [{ ms: 240, effect: { scouts: true } }]),
  swapped,
  placed,
  closing_began: closingBegan,
  rewarded,
  took,
  juice_taken: juiceTaken,
  workers_left: workersLeft,
  tile_placed: tilePlaced,
  arrow_pointed: ({ stall, facing }) =>
    facing ? [{ ms: BEAT.arrow, tone: "stamp", effect: { pointing: stall } }] : [],
  settled,
  last_round_announced: () => [{ ms: WORD, tone: "link", effect: { moment: { key: "moment-last-round" } } }],
  tourist_lost: touristLost,
};

/** By how much the reading of a closing is shortened, so that it takes no longer than it may. */
function shortening(at: At) {
  const time = (read: boolean) =>
    at.closing
      .filter(({ type }) => TO_READ.includes(type) === read && type !== "placed")
      .flatMap((event) => byType(EVENTS, event, at) ?? [])
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
  return stall ? { closing: stall, zoom: near(stall) } : {};
}

/** Whether the last closing of an action ends with an event: one that waits for an answer goes on from near. */
const isLast = (events: Event[], nth: number, at: At) =>
  at.closing.at(-1)?.type === "closed" &&
  !events.slice(nth + 1).some((later) => IN_CLOSING.includes(later.type) && byType(EVENTS, later, at)?.length);

/** Back to the whole market; all that has come is counted by then. */
const back = ({ board, seats }: View, seen: Effect, zoom: NonNullable<Frame["zoom"]>) => ({
  ms: BEAT.back,
  frame: { board, purses: seats, ...seen, zoom: { ...zoom, by: 1 } },
});

/** The frames of an event, in order; `before` and `after` are the views that its action was played in and led to. */
export function frames(
  event: Event,
  after: View,
  before: View = after,
  { events = [event], proposed = false }: Context<Event> = {},
): { ms: number; frame: Frame; tone?: string; pitch?: number }[] {
  const nth = events.indexOf(event);
  const at = { before, after, proposed, closing: closingOf(events, nth) };
  const shown = byType(EVENTS, event, at) ?? [];
  if (!shown.length) return [];
  const part = TO_READ.includes(event.type) ? shortening(at) : 1;
  const pitch = events.slice(0, nth).filter(({ type }) => type === "closed").length; // each link of a chain a tone higher
  const seen = IN_CLOSING.includes(event.type) ? nearby(at.closing, before) : {};
  const made = shown.map(({ ms: whole, effect, tone }) => {
    const ms = Math.round(whole * part);
    // unique names: a thing that flies twice in one action counts as two
    const flights = (effect.flights ?? []).map((each) => ({ ...each, ms, name: `${nth} ${each.name}` }));
    return { ms, tone, pitch, frame: { board: after.board, ...seen, ...effect, flights } };
  });
  return seen.zoom && isLast(events, nth, at) ? [...made, back(after, seen, seen.zoom)] : made;
}
