// Who sits where in a new game: names, opponents, colours, faces, edges, and who begins. Knows no page.
import { observe } from "../../base/observable.ts";
import { botsOf, colorsOf, edgesFor, EDGES, nameOf, seatsFor } from "../../storage/seating.ts";
import { namesOfLevel } from "../../wording/levels.ts";
import { avatarOfName, avatarsOf, nextAvatar } from "../../wording/avatars.ts";
import { required } from "../../base/lookup.ts";
import { personOf } from "../../base/names.ts";
import { nextFirst } from "../../session/rematch.ts";
import type { GameFacts } from "../../engine/shapes.ts";
import type { Edge, StoredGame, StoredSeat } from "../../storage/stored-game.ts";
import type { Say } from "../../i18n/translate.ts";

/** what somebody wanted at an earlier table */
type Wishes = Pick<StoredSeat, "language" | "advice">;

/** Default number of players, where the game allows it. */
const COMMON = 3;
export const PERSON = "person";
/** A person who plays on another device. */
export const ELSEWHERE = "elsewhere";
/** Whether a person plays, here or elsewhere. */
export const isPerson = (level: string | undefined) => level === PERSON || level === ELSEWHERE;

/** Whether a name is one of some, however it is written. */
export const isAmong = (name: string, names: string[]) => names.some((each) => personOf(each) === personOf(name));

export class DraftSeats {
  readonly facts;
  players;
  /** for the most seats that the game has */
  names;
  /** `person`, `elsewhere`, or an opponent's level */
  levels;
  /** all of the game's colours, in the order of the slots */
  colors;
  /** the first player; null: random */
  first: number | null = null;
  edges;
  seatSettings: (Wishes | undefined)[] = [];
  /** the faces that were chosen, by seat; null: none wanted */
  chosenFaces: (string | null | undefined)[] = [];
  /** the seat whose card is open: the first one is mostly taken by who holds the device */
  chosen;
  #say;

  constructor(facts: GameFacts, say: Say) {
    this.#say = say;
    const [least, most] = facts.seats;
    this.facts = facts;
    this.players = Math.min(Math.max(COMMON, least), most);
    this.names = Array.from({ length: most }, (_, seat) => nameOf(say, seat));
    this.levels = Array.from({ length: most }, () => PERSON);
    this.colors = [...facts.colors];
    this.edges = edgesFor(this.players);
    this.chosen = Math.min(1, this.players - 1);
    observe(this);
  }

  /** Seat the people of a game that was played; the next player begins. */
  fillLike({ record, seats }: StoredGame) {
    const { players } = record;
    const taken = players.flatMap(({ color }) => color);
    this.players = players.length;
    this.names = this.names.map((name, seat) => players[seat]?.name ?? name);
    this.levels = this.levels.map((level, seat) => seats[seat]?.bot ?? (seats[seat]?.elsewhere ? ELSEWHERE : level));
    this.colors = [...taken, ...this.facts.colors.filter((color) => !taken.includes(color))];
    this.first = nextFirst(record) ?? null;
    this.edges = seats.map(({ edge }) => edge);
    this.seatSettings = seats.map(({ language, advice }) => ({ language, advice }));
    this.chosenFaces = seats.map(({ face }) => face);
  }

  /** So many players, of whom this one begins; the first card is open. */
  deal(players: number, first: number | null) {
    Object.assign(this, { players, first, edges: edgesFor(players), chosen: 0 });
  }

  /** Choose whose card is open, or who begins. */
  set(choice: Partial<Pick<DraftSeats, "chosen" | "first">>) {
    Object.assign(this, choice);
  }

  rename(seat: number, name: string) {
    this.names = this.names.with(seat, name);
  }

  move(seat: number, edge: Edge) {
    this.edges = this.edges.with(seat, edge);
  }

  colorsEach(players: number = this.players) {
    return required(this.facts.colors_each[String(players)], "number of colours");
  }

  /** What a seat is called: without a name, by one that nobody has. */
  nameAt(seat: number) {
    const names = this.names.map((name) => name.trim());
    const free = this.#usualNames().filter((name) => !isAmong(name, names));
    return names[seat] || (free[names.slice(0, seat).filter((name) => !name).length] ?? nameOf(this.#say, seat));
  }

  #faces() {
    const names = this.edges.map((_, seat) => this.nameAt(seat));
    return avatarsOf(names, this.chosenFaces);
  }

  faceAt(seat: number) {
    return this.#faces()[seat] ?? null;
  }

  /** Give a person the next face that nobody else has. */
  changeFace(seat: number) {
    const faces = this.#faces();
    const others = faces.toSpliced(seat, 1);
    let next = nextAvatar(faces[seat] ?? null);
    while (next !== null && others.includes(next)) next = nextAvatar(next);
    const chosen = faces.map((_, each) => this.chosenFaces[each]);
    this.chosenFaces = chosen.with(seat, next);
  }

  swapColor(slot: number, color: string) {
    const other = required(this.colors[slot], "colour to swap");
    this.colors = this.colors.with(this.colors.indexOf(color), other).with(slot, color);
  }

  /** Seat a person or an opponent, who brings a name of its own, unless somebody has typed one. */
  seatLevel(seat: number, level: string) {
    const name = this.nameAt(seat);
    const usual = this.#usualNames();
    const brought = [...usual, ...namesOfLevel(this.levels[seat] ?? "", this.#say)];
    this.levels = this.levels.with(seat, level);
    if (!isAmong(name, brought)) return;
    const taken = this.names.filter((_, other) => other !== seat);
    const own = [...namesOfLevel(level, this.#say), nameOf(this.#say, seat), ...usual];
    this.names = this.names.with(seat, own.find((each) => !isAmong(each, taken)) ?? nameOf(this.#say, seat));
  }

  /** Where one more player would sit: the seat's number in turn, and its edge. */
  nextSeat(): { at: number; edge: Edge } {
    const { edges, players } = this;
    const many = (some: Edge[], edge: Edge) => some.filter((each) => each === edge).length;
    const usual = edgesFor(players + 1);
    const at = usual.findIndex((edge, seat) => many(usual.slice(0, seat + 1), edge) > many(edges, edge));
    if (this.#isUsual()) return { at, edge: usual[at] ?? "south" };
    return { at: players, edge: EDGES.reduce((best, edge) => (many(edges, edge) < many(edges, best) ? edge : best)) };
  }

  /** One more player: an opponent if the last one is. */
  addSeat() {
    const { players, levels, edges } = this;
    if (players === this.facts.seats[1]) return; // its button was tapped once more before it was gone
    const { at, edge } = this.nextSeat();
    const [usual, level] = [this.#isUsual(), levels[players - 1] ?? PERSON];
    const others = levels.map((_, seat) => seat).toSpliced(players, 1);
    this.#reseat(others.toSpliced(at, 0, players), players + 1);
    this.edges = usual ? edgesFor(players + 1) : edges.toSpliced(at, 0, edge);
    this.chosen = at;
    this.seatLevel(at, level);
  }

  removeSeat(seat: number) {
    const { players, edges, levels } = this;
    if (players === this.facts.seats[0]) return; // as above
    const usual = this.#isUsual();
    this.seatLevel(seat, PERSON);
    this.#reseat([...levels.map((_, each) => each).toSpliced(seat, 1), seat], players - 1);
    this.edges = usual ? edgesFor(players - 1) : edges.toSpliced(seat, 1);
  }

  stored() {
    const seats = seatsFor(this.players, this.opponents(), this.edges);
    return seats.map((seat, at) => ({
      ...seat,
      ...(this.levels[at] === ELSEWHERE && { elsewhere: true }),
      ...this.seatSettings[at],
      ...this.#faceOf(at),
    }));
  }

  asked() {
    const each = this.colorsEach();
    return this.names.slice(0, this.players).map((_, seat) => ({
      name: this.nameAt(seat),
      color: colorsOf(this.colors, seat, each),
    }));
  }

  /** The face of a person, where it does not follow from the name. */
  #faceOf(seat: number) {
    const face = this.faceAt(seat);
    return isPerson(this.levels[seat]) && face !== avatarOfName(this.nameAt(seat)) ? { face } : {};
  }

  #usualNames() {
    return this.names.map((_, seat) => nameOf(this.#say, seat));
  }

  /** Whether everyone sits where a game of so many usually begins. */
  #isUsual() {
    return edgesFor(this.players).every((edge, seat) => edge === this.edges[seat]);
  }

  opponents() {
    return botsOf(this.levels.slice(0, this.players).map((level) => ({ bot: isPerson(level) ? null : level })));
  }

  /** Seat the same people in another order, of which the first ones play. */
  #reseat(order: number[], players: number) {
    const each = this.colorsEach();
    const [now, was] = [order.slice(0, players), this.players];
    const kept = now.map((seat) => (seat < was ? this.colors[seat * each] : undefined));
    const free = this.facts.colors.filter((color) => !kept.includes(color));
    const more = this.colorsEach(players) - 1;
    const taken = kept.flatMap((color) => [color ?? free.shift() ?? "", ...free.splice(0, more)]);
    const moved = (seat: number) => now.indexOf(seat);
    this.players = players;
    this.names = order.map((seat) => this.names[seat] ?? "");
    this.levels = order.map((seat) => this.levels[seat] ?? PERSON);
    this.seatSettings = order.map((seat) => this.seatSettings[seat]);
    this.chosenFaces = order.map((seat) => this.chosenFaces[seat]);
    this.colors = [...taken, ...free];
    this.first = this.first === null || moved(this.first) < 0 ? null : moved(this.first);
    this.chosen = Math.max(moved(this.chosen), 0);
  }
}
