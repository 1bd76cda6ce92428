// Seats as a row stores them: who plays each (person or opponent), its edge, language and advice, and how people share the
// device. Pure, but for whether the window is broader than high. Stored seats are untrusted input.
import { KNOWN_LANGUAGES } from "../i18n/languages.ts";
import { fieldsOf } from "../base/lookup.ts";
import type { AdviceWanted, Edge, StoredGame, Sharing, SizeOfText, StoredSeat } from "./stored-game.ts";
import type { Say } from "../i18n/translate.ts";

/** Clockwise; south is the edge nearest to whoever holds the tablet the usual way. */
export const EDGES: Edge[] = ["south", "west", "north", "east"];
/** One screen for all, pass it on, or around the table. */
export const SHARINGS: Sharing[] = ["open", "pass", "around"];
export const ADVICE: AdviceWanted[] = ["never", "request", "always"];
export const TEXTS: SizeOfText[] = ["normal", "large"];

/** The default name of a seat. */
export const nameOf = (say: Say, seat: number) =>
  say("new-names").split(" ")[seat] ?? say("new-seat", { number: seat + 1 });

/** The opponent that needs nothing beyond the engine's start. */
export const RANDOM = "random";

/** Default edges by number of players; of other numbers clockwise. */
const USUAL_EDGES: Record<number, Edge[]> = {
  3: ["south", "west", "east"],
  5: ["south", "west", "north", "north", "east"],
  6: ["south", "south", "west", "north", "north", "east"],
};
const MOST_SEATS = 8;
/** Null is the page's language. */
const SEAT_LANGUAGES: unknown[] = [null, ...KNOWN_LANGUAGES];
const LONGEST_NAME = 40;

/** Two sit at the edges that leave the board most room. */
const facing = (landscape: boolean): Edge[] => (landscape ? ["west", "east"] : ["south", "north"]);

/** @param landscape whether the window is broader than high */
export function edgesFor(count: number, landscape = globalThis.innerWidth > globalThis.innerHeight): Edge[] {
  const edges = count === 2 ? facing(landscape) : (USUAL_EDGES[count] ?? EDGES);
  return Array.from({ length: count }, (_, seat) => edges[seat % edges.length] ?? "south");
}

/** Clockwise. */
export const nextEdge = (edge: Edge) => EDGES[(EDGES.indexOf(edge) + 1) % EDGES.length] ?? "south";

/** The colours that a seat takes, `each` of them in their order, as a record names them: a single one by itself. */
export function colorsOf(colors: string[], seat: number, each: number) {
  const own = colors.slice(seat * each, seat * each + each);
  const [only] = own;
  return each === 1 && only !== undefined ? only : own;
}

/** @param bots levels by seat */
export const seatsFor = (count: number, bots: Record<string, string>, edges: Edge[] = edgesFor(count)): StoredSeat[] =>
  edges
    .slice(0, count)
    .map((edge, seat) => ({ bot: bots[String(seat)] ?? null, edge, language: null, advice: "request" }));

/** The same seats: those people who are not here play elsewhere. */
export const withHere = (seats: StoredSeat[], here: (seat: number) => boolean): StoredSeat[] =>
  seats.map((each, seat) => ({ ...each, elsewhere: each.bot === null && !here(seat) }));

export const adviceOf = (seat: StoredSeat | undefined) => seat?.advice ?? "request";

/** The opponents' levels by seat, as the engine expects them. */
export const botsOf = (seats: Pick<StoredSeat, "bot">[]): Record<string, string> =>
  Object.fromEntries(seats.flatMap(({ bot }, seat) => (bot === null ? [] : [[String(seat), bot]])));

export const withBots = (seats: StoredSeat[], bots: Record<string, string>): StoredSeat[] =>
  seats.map((each, seat) => ({ ...each, bot: bots[String(seat)] ?? null }));

export const isLocalPerson = (seat: StoredSeat | undefined) =>
  seat !== undefined && seat.bot === null && !seat.elsewhere;

export const withSeat = (seats: StoredSeat[], seat: number, part: Partial<StoredSeat>): StoredSeat[] =>
  seats.map((each, at) => (at === seat ? { ...each, ...part } : each));

export const countLocalPeople = (seats: StoredSeat[]) => seats.filter(isLocalPerson).length;

/** How a table is shared unless somebody says otherwise: where hands are private, nobody sees another's. */
export const usualSharing = (hidden: boolean): Sharing => (hidden ? "pass" : "open");

/** The seat of the one person at the table, where all others are opponents: nobody else looks. */
export function aloneAt(seats: StoredSeat[]) {
  const [only, ...others] = seats.flatMap(({ bot }, seat) => (bot === null ? [seat] : []));
  return only === undefined || others.length || seats[only]?.elsewhere ? null : only;
}

/** Whether several people pass the tablet on, so that each sees it alone. */
export const usesHandover = ({ sharing, seats }: Pick<StoredGame, "sharing" | "seats">) =>
  sharing === "pass" && countLocalPeople(seats) > 1;

/** The seats whose people play elsewhere. */
export const remoteSeatsOf = (seats: StoredSeat[]) =>
  seats.flatMap(({ bot, elsewhere }, seat) => (bot === null && elsewhere ? [seat] : []));
export const hasRemoteSeats = (seats: StoredSeat[]) => remoteSeatsOf(seats).length > 0;

/** What the engine has to know of people who play elsewhere: that there are any, and how much they have been sent. */
export const undoLimitsOf = ({ seats, settled }: Pick<StoredGame, "seats" | "settled">) => ({
  ...(hasRemoteSeats(seats) && { apart: true }),
  ...(Number.isSafeInteger(settled) && { settled }),
});

/** Whether somebody elsewhere waits for whoever plays here. */
export const isAwaitedHere = ({ seats, view }: Pick<StoredGame, "seats" | "view">) =>
  hasRemoteSeats(seats) && isLocalPerson(seats[Number(view.to_act)]);

const isName = (bot: unknown) => bot === null || (typeof bot === "string" && bot.length <= LONGEST_NAME);

/** Like `includes`, of any value. */
export const has = (values: readonly unknown[], value: unknown) => values.includes(value);

function isSeat(seat: unknown): seat is StoredSeat {
  const { bot, elsewhere, edge, language, advice, text, face } = fieldsOf<keyof StoredSeat>(seat);
  return (
    isName(bot) &&
    (elsewhere === undefined || typeof elsewhere === "boolean") &&
    (face === undefined || isName(face)) &&
    has(EDGES, edge) &&
    has(SEAT_LANGUAGES, language) &&
    (text === undefined || has(TEXTS, text)) &&
    has(ADVICE, advice)
  );
}

export const areSeats = (seats: unknown, count: number) =>
  Array.isArray(seats) && count <= MOST_SEATS && seats.length === count && Array.from(seats).every(isSeat);
