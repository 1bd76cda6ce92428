// The data of a new game: its seats, options, clock and luck, and the request made from it. Knows no page.
import { observe } from "../../base/observable.ts";
import { choiceOf, clockOf, type ClockChoice } from "../../storage/clock-choice.ts";
import { titleOf } from "../../base/names.ts";
import { DraftSeats } from "./draft-seats.ts";
import { usualSharing } from "../../storage/seating.ts";
import type { Deal } from "../../app/addresses.ts";
import type { Seating } from "../../app/table-opener.ts";
import type { Options, GameFacts } from "../../engine/shapes.ts";
import type { NewGameRequest } from "../../engine/requests.ts";
import type { StoredGame, Sharing } from "../../storage/stored-game.ts";
import type { Say } from "../../i18n/translate.ts";

export class Draft {
  readonly facts;
  readonly seats: Readonly<DraftSeats>;
  options: Options;
  seed = "";
  /** the other table whose luck this one gets */
  deal: { table: string } | null = null;
  /** its own name, where it has another table's luck */
  title = "";
  sharing: Sharing;
  clock: ClockChoice | null = null;

  constructor(facts: GameFacts, say: Say) {
    this.facts = facts;
    this.seats = new DraftSeats(facts, say);
    this.sharing = usualSharing(facts.private);
    this.options = Object.fromEntries(Object.entries(facts.options).map(([name, option]) => [name, option.default]));
    observe(this, "options", "seed", "deal", "title", "sharing", "clock");
  }

  fillLike(game: StoredGame) {
    const { record, sharing, seats, clock } = game;
    this.seats.fillLike(game);
    this.options = { ...this.options, ...Object(record.options) };
    this.sharing = sharing;
    this.clock = choiceOf(clockOf(clock, seats.length));
  }

  /** Give it the luck of another table: what decides that is fixed. */
  fillDeal({ players, first, seed, options, table }: Deal) {
    this.seats.deal(players, first);
    Object.assign(this, { seed, deal: { table }, options: { ...this.options, ...options } });
  }

  set(choice: Partial<Pick<Draft, "seed" | "title" | "sharing" | "clock">>) {
    Object.assign(this, choice);
  }

  setOption(name: string, value: Options[string]) {
    this.options = { ...this.options, [name]: value };
  }

  /** How many things are not as the rules have them, unless somebody wants it so. */
  get differences() {
    const { options, facts, seed, clock } = this;
    const { first } = this.seats;
    const changed = Object.entries(facts.options).filter(([name, option]) => options[name] !== option.default);
    return changed.length + Number(first !== null) + Number(seed.trim() !== "") + Number(clock !== null);
  }

  seating(): Seating {
    const title = titleOf(this.title);
    const { sharing, clock } = this;
    return { sharing, seats: this.seats.stored(), ...(title && { title }), ...(clock && { clock }) };
  }

  request(): NewGameRequest {
    const { seats } = this;
    return {
      do: "new",
      game: this.facts.game,
      players: seats.asked(),
      options: this.options,
      seed: this.seed.trim().normalize("NFC") || null,
      bots: seats.opponents(),
      ...(seats.first === null ? {} : { first: seats.first }),
    };
  }
}
