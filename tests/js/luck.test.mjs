// The same luck at several tables: whom a game is compared with, what each made of a seat, and what a link may say.
import assert from "node:assert/strict";
import { test } from "node:test";
import "./browser.mjs";
import { standIn } from "./stand-in.mjs";

const { dealOf } = await import("../../js/app/addresses.ts");
const { ofSameLuck, pairsOf } = await import("../../js/screens/luck/comparison.ts");

/** @typedef {import("../../js/storage/result.ts").StoredResult} StoredResult */

const KEY = "0123456789abcdef";
const ROLLS = ["die 1", "die 4", "die 2"];
/** Names and scores: "Amina 40, Yusuf 20". @param {string} told */
const satIn = (told) =>
  told
    .split(", ")
    .map((one) => ({ name: one.replace(/ *\d+$/, ""), score: parseInt(one.match(/\d+$/)?.[0] ?? "", 10) }));
/** A result; a name that ends in `*` is an opponent's. @param {string} same @param {string} told @param {Partial<StoredResult>} [more] @returns {StoredResult} */
const result = (same, told, more) => ({
  ...{ id: same.padStart(32, "0"), same, game: "stones", at: same.charCodeAt(0), risen: false },
  deal: { key: KEY, rolls: ROLLS },
  seats: satIn(told).map((sat) => ({ ...sat, bot: sat.name.endsWith("*") ? "easy" : null, place: 1 })),
  ...more,
});

const A = result("a", "Amina 40, Yusuf 20, Leo* 30");
const B = result("b", "yusuf  30, Amina 26, Leo* 30");
const C = result("c", "Zoe 30, Noor 20, Ines 33");

test("games of the same luck are those with the same key and rolls, each once, the first at the top", () => {
  const rolled = (/** @type {string} */ same, /** @type {Partial<StoredResult>} */ more = {}) =>
    result(same, "Amina 1, Yusuf 2, Leo 3", more);
  const rolls = [...ROLLS, "die 3"];
  const alike = [
    rolled("k", { at: null }),
    rolled("e", { deal: { key: KEY, rolls } }),
    A,
    rolled("f", { deal: { key: KEY, rolls: ROLLS.slice(0, 2) } }),
    rolled("d"),
  ];
  const others = [
    rolled("g", { deal: { key: KEY, rolls: ["die 1", "die 4", "die 3"] } }),
    rolled("h", { deal: { key: "fedcba9876543210", rolls: ROLLS } }),
    result("i", "Amina 1, Yusuf 2"),
    rolled("j", { deal: undefined }),
    { ...A, id: "f".repeat(32) },
  ];
  const found = ofSameLuck(A, [...alike, ...others])
    .map(({ same }) => same)
    .join("");
  assert.equal(found, "adefk");
  assert.deepEqual(ofSameLuck({ ...A, deal: undefined }, [A, B]), []);
  assert.deepEqual(ofSameLuck(A, []), [A]);
});

test("each seat has how many points more this table made of it than the other; of who was forgotten nobody knows", () => {
  const more = (/** @type {StoredResult} */ other) => pairsOf(A, other).map((pair) => pair.more);
  assert.deepEqual(
    [more(B), more({ ...C, seats: [null, ...C.seats.slice(1)] })],
    [
      [10, -6, 0],
      [null, 0, -3],
    ],
  );
});

/** @type {import("../../js/engine/shapes.ts").GameFacts} */
const FACTS = standIn({
  colors_each: { 2: 2, 3: 1 },
  options: { cover: { default: false, values: [false, true] } },
});
/** @param {string} query */
const asked = (query) => dealOf(new URLSearchParams(query), FACTS);

test("a link to the same luck fixes players, first player, seed and options, and names the table", () => {
  const whole = { players: 3, first: 2, seed: "ab", options: { cover: true }, table: "Café 1" };
  assert.deepEqual(asked("players=3&first=2&seed=+ab&cover=true&table=Caf%C3%A9%0A+1&utm_source=mail"), whole);
  assert.deepEqual(asked("players=2&seed=x&table="), { players: 2, first: null, seed: "x", options: {}, table: "" });
  const long = asked(`players=2&seed=x&table=${"n".repeat(500)}`);
  assert.equal("table" in long && long.table.length, 60);
});

test("what a link to the same luck may not say is refused by its name", () => {
  const good = "players=3&seed=x&table=";
  const wrong = {
    players: ["seed=x", "players=9&seed=x", "players=constructor&seed=x", "players=&seed=x"],
    first: [`${good}&first=3`, `${good}&first=-1`, `${good}&first=one`, `${good}&first=`],
    seed: ["players=3", "players=3&seed=++", `players=3&seed=${"x".repeat(201)}`, "players=3&seed=a%00b"],
    option: [`${good}&cover=perhaps`, `${good}&constructor=1`, `${good}&more=1`],
  };
  for (const [what, queries] of Object.entries(wrong))
    for (const query of queries) assert.deepEqual(asked(query), { code: `luck-${what}` }, query);
});
