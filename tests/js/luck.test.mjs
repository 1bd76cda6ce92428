// The same luck at several tables: whom a game is compared with, what each made of a seat, and what a link may say.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { kept, locks } from "./browser.mjs";
import { falseDatabase } from "./database.mjs";
import { standIn } from "./stand-in.mjs";
import { rowOf, viewAt } from "./stones.mjs";

const { dealOf } = await import("../../js/app/addresses.js");
const { comparedSeats, ofSameLuck, totalsOf } = await import("../../js/screens/luck/comparison.js");
const { Room } = await import("../../js/screens/luck/room.js");
const { resultIn } = await import("../../js/storage/result.js");
const { Store } = await import("../../js/storage/store.js");

/** @typedef {import("../../js/storage/result.js").Kept} Kept */

beforeEach(() => {
  kept.clear();
  locks.clear();
});

const KEY = "0123456789abcdef";
const ROLLS = ["die 1", "die 4", "die 2"];
/** A result; a name that ends in `*` is an opponent's. @param {string} same @param {[string, number][]} sat @param {Partial<Kept>} [more] @returns {Kept} */
const result = (same, sat, more) => ({
  ...{ id: same.padStart(32, "0"), same, game: "stones", at: same.charCodeAt(0), risen: false },
  deal: { key: KEY, rolls: ROLLS },
  seats: sat.map(([name, score]) => ({ name, score, bot: name.endsWith("*") ? "easy" : null, place: 1 })),
  ...more,
});

const A = result("a", [
  ["Amina", 40],
  ["Yusuf", 20],
  ["Leo*", 30],
]);
const B = result("b", [
  ["yusuf ", 30],
  ["Amina", 26],
  ["Leo*", 30],
]);
const C = result("c", [
  ["Zoe", 30],
  ["Noor", 20],
  ["Ines", 33],
]);

test("games of the same luck are those with the same key and rolls, each once, the first at the top", () => {
  /** @param {string} same @param {string[]} rolls @param {string} [key] */
  const rolled = (same, rolls, key = KEY) =>
    result(
      same,
      [
        ["Amina", 1],
        ["Yusuf", 2],
        ["Leo", 3],
      ],
      { deal: { key, rolls } },
    );
  const longer = rolled("e", [...ROLLS, "die 3"]);
  const shorter = rolled("f", ROLLS.slice(0, 2));
  const others = [
    rolled("g", ["die 1", "die 4", "die 3"]),
    rolled("h", ROLLS, "fedcba9876543210"),
    result("i", [], {}),
    result(
      "j",
      [
        ["Amina", 1],
        ["Yusuf", 2],
        ["Leo", 3],
      ],
      { deal: undefined },
    ),
    result(
      "a",
      [
        ["Amina", 40],
        ["Yusuf", 20],
        ["Leo*", 30],
      ],
      { id: "f".repeat(32) },
    ),
    rolled("d", ROLLS),
  ];
  const known = { ...rolled("k", ROLLS), at: null };
  const found = ofSameLuck(A, [known, longer, A, shorter, ...others]);
  assert.deepEqual(
    found.map(({ same }) => same),
    ["a", "d", "e", "f", "k"],
  );
  assert.deepEqual(ofSameLuck({ ...A, deal: undefined }, [A, B]), []);
  assert.deepEqual(ofSameLuck(A, []), [A]);
});

test("each seat has its mean, what each table is above it, match points, and the best table", () => {
  const [first, second, third] = comparedSeats([A, B, C]);
  const told = (/** @type {typeof first} */ seat) =>
    seat?.cells.map((cell) => cell && [cell.more, cell.match, cell.best]);
  assert.equal(first?.mean, 100 / 3);
  assert.deepEqual(told(first), [
    [40 - 100 / 3, 2, true],
    [30 - 100 / 3, 0.5, false],
    [30 - 100 / 3, 0.5, false],
  ]);
  assert.deepEqual(
    told(second)?.map((cell) => cell?.slice(1)),
    [
      [0.5, false],
      [2, true],
      [0.5, false],
    ],
  );
  assert.deepEqual([third?.mean, told(third)?.map((cell) => cell?.[1])], [31, [0.5, 0.5, 2]]);
});

test("all match points of a seat are those of every pair of tables", () => {
  for (const { cells } of comparedSeats([A, B, C]))
    assert.equal(
      cells.reduce((sum, cell) => sum + (cell?.match ?? 0), 0),
      3,
    );
});

test("nobody is best where all made the same, and who was forgotten counts for nothing", () => {
  const gone = { ...B, seats: [null, ...B.seats.slice(1)] };
  const [first, , third] = comparedSeats([A, gone]);
  assert.deepEqual([first?.mean, first?.cells[1]], [40, null]);
  assert.deepEqual(
    [...(first?.cells ?? []), ...(third?.cells ?? [])].some((cell) => cell?.best),
    false,
  );
  assert.deepEqual(
    comparedSeats([{ ...A, seats: [null, null, null] }]).map(({ mean }) => mean),
    [null, null, null],
  );
});

test("people who sat at several tables have totals, letter case aside; opponents have none", () => {
  const seats = comparedSeats([A, B, C]);
  assert.deepEqual(
    totalsOf(seats).map(({ name, tables, match }) => [name.trim().toLowerCase(), tables, match]),
    [
      ["amina", 2, 4],
      ["yusuf", 2, 1],
    ],
  );
  assert.equal(totalsOf(seats)[0]?.more, 40 - 100 / 3 + 4);
  assert.deepEqual(totalsOf(comparedSeats([A, C])), []);
});

test("a result of a file with a deal that can be none is refused, one without a deal is not", () => {
  const sound = { ...A, seats: [] };
  assert.deepEqual(resultIn(sound), sound);
  assert.equal(resultIn({ ...sound, deal: undefined })?.deal, undefined);
  const wrong = [
    null,
    7,
    {},
    { key: "x", rolls: [] },
    { key: KEY, rolls: ["<b>"] },
    { key: KEY, rolls: Array.from({ length: 5001 }, () => "die 1") },
    { key: KEY, rolls: "die 1" },
  ];
  for (const deal of wrong) assert.equal(resultIn({ ...sound, deal }), null, JSON.stringify(deal));
});

/** @type {import("../../js/types.js").GameFacts} */
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

/** A finished game of stones. @param {string} id @param {[string, number][]} sat @param {string[]} log */
function over(id, sat, log) {
  const seats = sat.map(([name, score], seat) => ({ seat, name, score }));
  const ending = {
    why: "all",
    winners: [0],
    ranking: [[0], [1]],
    ties: [],
    story: [],
    deal: { key: KEY, rolls: ROLLS },
  };
  const made = rowOf([0, 1], { id, changed: 1, view: standIn({ ...viewAt([], 0), seats, result: ending }) });
  const people = seats.map(() => ({ ...made.seats[0], bot: null }));
  const record = { game: "stones", players: sat.map(([name]) => ({ name })), setup: {}, log, options: { cover: true } };
  return { ...made, seats: standIn(people), record: standIn(record) };
}

test("a game is found beside others of its luck, and offers links with the name of its table", async () => {
  const store = new Store(falseDatabase().open);
  const [one, two] = ["a", "b"].map((letter) => letter.repeat(32));
  await store.put({
    ...over(
      one ?? "",
      [
        ["Amina", 40],
        ["Leo", 20],
      ],
      ["pass"],
    ),
    title: "Fez",
  });
  await store.put(
    over(
      two ?? "",
      [
        ["Zoe", 30],
        ["Noor", 21],
      ],
      ["take"],
    ),
  );
  /** @type {string[][]} */
  const offered = [];
  const replies = { deal: { seed: "s/1", first: 1 }, encode: { short: "1-STONES-1-0" } };
  const ask = async (/** @type {{do: string}} */ { do: verb }) =>
    standIn(/** @type {Record<string, object>} */ (replies)[verb] ?? {});
  const share = {
    offer: async (/** @type {unknown} */ _row, /** @type {string[]} */ ...what) => void offered.push(what),
  };
  const room = new Room(one ?? "", {
    store,
    share: standIn(share),
    engine: standIn({ ask: /** @type {never} */ (ask) }),
  });
  assert.equal(await room.read(), null);
  await room.ask();
  assert.deepEqual(
    room.tables.map(({ title, own, stored }) => [title, own, stored]),
    [
      ["Fez", true, true],
      ["", false, true],
    ],
  );
  await room.name("  Rabat\n");
  assert.deepEqual([room.tables[0]?.title, (await store.get(one ?? ""))?.title], ["Rabat", "Rabat"]);
  await room.offer();
  await room.send();
  assert.deepEqual(offered, [
    ["#/new/stones?players=2&seed=s%2F1&first=1&cover=true&table=Rabat", "table"],
    ["#/open/1-STONES-1-0?table=Rabat", "result"],
  ]);
});

test("of a game that ended before games were compared, the engine tells the luck", async () => {
  const store = new Store(falseDatabase().open);
  const game = over(
    "a".repeat(32),
    [
      ["Amina", 40],
      ["Leo", 20],
    ],
    ["pass"],
  );
  const { deal, ...without } = /** @type {import("../../js/types.js").Result} */ (game.view.result);
  await store.put({ ...game, view: { ...game.view, result: without } });
  await store.put(
    over(
      "b".repeat(32),
      [
        ["Zoe", 30],
        ["Noor", 21],
      ],
      ["take"],
    ),
  );
  /** @type {string[]} */
  const asked = [];
  const ask = async (/** @type {{do: string}} */ { do: verb }) => {
    asked.push(verb);
    return standIn(verb === "check" ? { view: game.view } : { seed: null });
  };
  const room = new Room(game.id, standIn({ store, engine: standIn({ ask: /** @type {never} */ (ask) }) }));
  await room.read();
  assert.deepEqual(room.tables, []);
  await room.ask();
  assert.deepEqual([asked, room.deal, room.tables.map(({ own }) => own)], [["deal", "check"], null, [true, false]]);
});

test("a game that is not stored is said to be missing", async () => {
  const room = new Room("f".repeat(32), standIn({ store: new Store(falseDatabase().open) }));
  assert.deepEqual(await room.read(), { code: "no-game" });
});

test("the link is asked for before the engine has answered, and comes", async () => {
  const store = new Store(falseDatabase().open);
  await store.put(over("d".repeat(32), [["Zoe", 30]], []));
  let answer = (/** @type {unknown} */ _reply) => {};
  const replied = new Promise((resolve) => {
    answer = resolve;
  });
  /** @type {string[]} */
  const offered = [];
  const room = new Room(
    "d".repeat(32),
    standIn({
      store,
      share: standIn({
        offer: async (/** @type {unknown} */ _row, /** @type {string} */ what) => void offered.push(what),
      }),
      engine: standIn({ ask: /** @type {never} */ (() => replied) }),
    }),
  );
  await room.read();
  const [asked, wanted] = [room.ask(), room.offer()];
  assert.deepEqual([room.deal, offered], [undefined, []]);
  answer({ seed: "s", first: null });
  await Promise.all([asked, wanted]);
  assert.equal(offered.length, 1);
});
