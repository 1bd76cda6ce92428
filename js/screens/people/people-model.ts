// What the screen of people shows: the results that were read, and what somebody has chosen. Renders nothing.
import { personOf } from "../../base/names.ts";
import { whenIdle } from "../../base/paint.ts";
import { observe } from "../../base/observable.ts";
import { keysIn, type Called } from "../../storage/called.ts";
import { avatarsOf, type Avatar } from "../../wording/avatars.ts";
import { Evenings, type LuckOf } from "./evenings.ts";
import { listOf, type Honour } from "./honours.ts";
import type { Person } from "./statistics.ts";
import { addToTotals, totalsFrom } from "./totals.ts";
import type { Before, Results } from "../../storage/results.ts";

type Memory = Pick<
  Results,
  "all" | "known" | "token" | "keep" | "between" | "gather" | "stored" | "forget" | "call" | "part" | "bringBack"
>;
/** What was done to somebody, and what takes it back. */
export type Change = {
  what: "forgotten" | "joined" | "renamed" | "parted";
  name: string;
  other: string;
  before: Before;
};

/** The names that were given, by the key of the person: what is said of a key itself counts before all others. */
function namesIn(called: Called) {
  const names: Called = new Map();
  for (const [own, name] of called) {
    const key = personOf(name);
    if (own === key || !names.has(key)) names.set(key, name);
  }
  return names;
}

/** Who plays most first. */
const inOrder = (people: Person[]) => people.sort((one, other) => other.firsts - one.firsts || other.games - one.games);

export class PeopleModel {
  /** By key, whoever came first most often first. */
  people: Map<string, Person & { avatar: Avatar | null }> = new Map();
  honours: Honour[] = [];
  readonly evenings: Readonly<Evenings>;
  /** Games of honours that are still stored. */
  stored: Set<unknown> = new Set();
  /** Whose card is open, and what somebody is about to do there. */
  opened: string | null = null;
  doing: "name" | "same" | null = null;
  /** Whether all people are shown, or but those who play most. */
  all = false;
  /** Whether games that were over before are being read. */
  gathers = false;
  /** What was done to people, the last first. */
  changes: Change[] = [];
  /** Tells which results are shown. */
  #token = "";
  #memory;
  #games;

  constructor(memory: Memory, games: string[], luckOf?: LuckOf) {
    this.#memory = memory;
    this.#games = games;
    this.evenings = new Evenings(memory, games, luckOf);
    observe(this, "people", "honours", "stored", "opened", "doing", "all", "gathers", "changes");
  }

  /** Whose card is open. */
  get card() {
    return this.opened === null ? null : (this.people.get(this.opened) ?? null);
  }

  async read() {
    await this.#show();
    this.#gather();
    return null;
  }

  async #gather() {
    await whenIdle(); // what is known is seen first
    const found = await this.#memory.gather(() => {
      this.gathers = true;
    });
    const elsewhere = found || (await this.#memory.token()) !== this.#token; // another screen may have gathered
    if (elsewhere) await this.#show();
    this.gathers = false;
  }

  async #show() {
    const { kept, since, token, called } = await this.#memory.known();
    this.#token = token;
    const keyOf = keysIn(called);
    const tally = totalsFrom(kept, this.#games);
    const whole = kept && tally !== kept ? await this.#memory.all() : since; // it was added up in another way
    addToTotals(tally, whole, this.#games, keyOf);
    const honours = listOf(tally.honours);
    await this.evenings.list([...tally.evenings].reverse(), tally.last, keyOf);
    Object.assign(this, { people: withNames([...tally.people.values()], namesIn(called)), honours });
    if (whole.length) this.#memory.keep({ sums: tally, upTo: tally.upTo }, token); // nobody waits for this, nor for links
    this.#memory.stored(honours.map(({ result }) => result.id)).then((stored) => {
      this.stored = stored;
    });
  }

  showAll() {
    this.all = true;
  }

  open(key: string | null) {
    Object.assign(this, { opened: key, doing: null });
  }

  begin(doing: PeopleModel["doing"]) {
    this.doing = this.doing === doing ? null : doing;
  }

  forget({ key, name }: Person) {
    return this.#do("forgotten", [name], () => this.#memory.forget(key));
  }

  /** Call somebody otherwise; if it is the name of another one, both are the same person. */
  call({ key, name }: Person, other: string) {
    const own = personOf(other);
    const what = own !== key && this.people.has(own) ? "joined" : "renamed";
    return this.#do(what, [name, other], () => this.#memory.call(key, other));
  }

  /** Let a spelling be a person of its own again. */
  part(spelling: string, name: string) {
    return this.#do("parted", [name], () => this.#memory.part(spelling));
  }

  async #do(what: Change["what"], [name = "", other = ""]: string[], work: () => Promise<Before>) {
    const before = await work();
    this.changes = [{ what, name, other, before }, ...this.changes];
    this.open(null);
    await this.#show();
  }

  async restore() {
    const [last, ...others] = this.changes;
    this.changes = others;
    if (last) await this.#memory.bringBack(last.before);
    await this.#show();
  }
}

/** With the names that were given, and faces that differ as far as there are others. */
function withNames(people: Person[], given: Called) {
  const named = inOrder(people).map((person) => ({ ...person, name: given.get(person.key) ?? person.name }));
  const faces = avatarsOf(
    named.map(({ name }) => name),
    named.map(({ face }) => face),
  );
  return new Map(named.map((person, at) => [person.key, { ...person, avatar: faces[at] ?? null }]));
}
