// Parses addresses: the part after the # of the page's URL. Pure. Treat every address as untrusted input.

import { lookup } from "../base/lookup.ts";
import { colorsOf } from "../storage/seating.ts";
import { titleOf } from "../base/names.ts";
import type { Options, GameFacts } from "../engine/shapes.ts";
import type { NewGameRequest } from "../engine/requests.ts";

const WITH_GAME = ["new", "play", "rules", "learn", "puzzles"] as const;
const ALONE = ["about", "on", "puzzle", "people"] as const;
type Screen = (typeof WITH_GAME | typeof ALONE)[number] | "home" | "game" | "luck" | "open" | "unknown";
export interface Address {
  screen: Screen;
  /** the game's name, the stored game's id, or what holds a game's short form */
  what: string;
  /** the card of the rules, or the number of the puzzle */
  card: string;
  query: URLSearchParams;
}
/** the luck of another table */
export interface Deal {
  players: number;
  /** the seat that begins; null: as the seed draws it */
  first: number | null;
  seed: string;
  options: Options;
  /** its name; empty where it has none */
  table: string;
}

const LONGEST = 20_000;
const WITH_CARD = ["rules", "puzzles"];
/** What nobody sees. */
const UNSEEN = /[\p{C}\p{Z}]+/gu;
/** What a sentence or a messenger puts after a link. */
const AFTER = /[\p{P}\p{S}]+$/u;

const unescaped = (text: string) =>
  text.replace(/(?:%[0-9a-f]{2})+/gi, (escapes) => {
    try {
      return decodeURIComponent(escapes);
    } catch {
      return escapes;
    }
  });

export function parse(hash: string, games: string[]): Address {
  const plain = /^#?%2f/i.test(hash) ? unescaped(hash) : hash; // a messenger has escaped all of it
  const [, path = "", query = ""] = /^#?([^?&]*)[?&]?(.*)$/s.exec(plain) ?? [];
  const [screen = "", what = "", card = "", ...more] = unescaped(path)
    .replace(UNSEEN, "")
    .replace(AFTER, "")
    .toLowerCase()
    .replace(/^\//, "")
    .split("/");
  const address = { what, card, query: new URLSearchParams(query) };
  const unknown = { ...address, screen: "unknown" } as const;
  if (hash.length > LONGEST) return unknown;
  if (screen === "open" && what) return { ...address, screen, what: unescaped(plain).replace(/^\W*open\W+/i, "") }; // the engine finds the short form in it
  if (more.length || (card && !WITH_CARD.includes(screen))) return unknown;
  if (screen === "") return { ...address, screen: "home" };
  if ((screen === "game" || screen === "luck") && /^[0-9a-f]{8,64}$/.test(what)) return { ...address, screen };
  const fitting = games.includes(what) ? [...ALONE, ...WITH_GAME] : ALONE;
  return { ...address, screen: fitting.find((each) => each === screen) ?? "unknown" };
}

const isTracking = (name: string) => /^utm_|clid$/.test(name);
const KNOWN = ["players", "seed", "bots"];
/** What a link to the same luck has, beside options. */
const DEALT = ["players", "first", "seed", "table"];
/** A seed as the engine keeps it: it is shown to nobody, but a field holds it. */
const SEED = /^[^\p{Cc}\p{Cs}]{1,200}$/u;

/** The option value that a text stands for. An unknown value or option is passed on: the engine refuses it. */
const optionValue = ({ options }: GameFacts, name: string, text: string) =>
  lookup(options, name)?.values.find((value) => String(value) === text) ?? text;

/** All parameters that are not `known` are options. */
const optionsOf = (query: URLSearchParams, known: string[], facts: GameFacts) =>
  [...query]
    .filter(([key]) => !known.includes(key) && !isTracking(key))
    .map(([key, text]) => [key, optionValue(facts, key, text)] as const);

/** Another table whose luck is wanted, by a `#/new` address with a `table` (untrusted); or why it cannot be. */
export function dealOf(query: URLSearchParams, facts: GameFacts): Deal | { code: string } {
  const [players, first] = [Number(query.get("players")), query.get("first")];
  const seed = query.get("seed")?.trim().normalize("NFC") ?? "";
  const options = optionsOf(query, DEALT, facts);
  if (!facts.colors_each[String(players)]) return { code: "luck-players" };
  if (first !== null && !(/^\d$/.test(first) && Number(first) < players)) return { code: "luck-first" };
  if (!SEED.test(seed)) return { code: "luck-seed" };
  if (options.some(([name, value]) => !lookup(facts.options, name)?.values.includes(value)))
    return { code: "luck-option" };
  const known = { players, seed, options: Object.fromEntries(options) };
  return { ...known, first: first === null ? null : Number(first), table: titleOf(query.get("table")) ?? "" };
}

/** The request for a `#/play` address; null where its numbers make no sense. */
export function playRequest(
  { what, query }: Address,
  facts: GameFacts,
  nameOf: (seat: number) => string,
): NewGameRequest | null {
  const count = Number(query.get("players") ?? facts.seats[0]);
  const each = facts.colors_each[String(count)];
  const bots = (query.get("bots") ?? "")
    .split(",")
    .filter(Boolean)
    .map((bot) => bot.split(":"));
  if (!each || bots.some((bot) => bot.length !== 2)) return null;
  const players = Array.from({ length: count }, (_, seat) => ({
    name: nameOf(seat),
    color: colorsOf(facts.colors, seat, each),
  }));
  return {
    do: "new",
    game: what,
    players,
    seed: query.get("seed")?.trim().normalize("NFC") || null,
    bots: Object.fromEntries(bots),
    options: Object.fromEntries(optionsOf(query, KNOWN, facts)),
  };
}
