// The game clock: whose time runs, what is counted, what follows once it is up, and what of it is stored.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Countdown, turnsBegun } from "../../js/session/game-clock/countdown.js";
import { GameClock } from "../../js/session/game-clock/game-clock.js";
import { choiceOf, clockOf, rewound, withClock, withKept } from "../../js/storage/clock-choice.js";
import { packGame, readShelf, shelfTexts } from "../../js/storage/shelf-file.js";
import { required } from "../../js/base/lookup.js";
import { leftText } from "../../js/table/game-clock/face.js";
import { kept } from "./browser.mjs";
import { rowOf, seated, settled } from "./stones.mjs";

const { dropSpent, keepSpent, keptSpent } = await import("../../js/storage/settings.js");

/** @typedef {import("../../js/storage/clock-choice.js").StoredClock} StoredClock */

/** @param {Partial<StoredClock>} [part] @returns {StoredClock} of two seats, with a minute */
const clock = (part) => ({ per: "turn", seconds: 60, strict: false, spent: [0, 0], turn: 0, paused: false, ...part });

/** A countdown and what moves its time. @param {Partial<StoredClock>} [part] */
function counting(part) {
  const stored = clock(part);
  const time = { now: 5000 };
  const countdown = new Countdown(stored, () => time.now);
  /** Let time pass as it does on the page: it looks each second. @param {number} ms @param {number | null} seat @param {number} turn */
  const wait = (ms, seat, turn) => {
    const marks = [];
    for (let left = ms; left > 0; left -= 1000) {
      time.now += Math.min(left, 1000);
      marks.push(countdown.look(seat, turn));
    }
    return marks.filter((mark) => mark !== null);
  };
  return { stored, time, countdown, wait };
}

test("a turn has its time anew, a game has it once", () => {
  for (const [per, left] of /** @type {const} */ ([
    ["turn", [60_000, 40_000]],
    ["game", [45_000, 40_000]],
  ])) {
    const { countdown, wait } = counting({ per });
    countdown.look(0, 1);
    wait(15_000, 0, 1);
    countdown.look(1, 2);
    wait(20_000, 1, 2);
    countdown.look(0, 3);
    assert.deepEqual(
      [0, 1].map((seat) => countdown.left(seat)),
      left,
      per,
    );
  }
});

test("nobody's time runs while nobody is asked", () => {
  const { stored, countdown, wait } = counting();
  countdown.look(0, 1);
  wait(1500, null, 1);
  wait(30_000, null, 1);
  assert.deepEqual(stored.spent, [1000, 0]);
});

test("time in which nobody looks is slept through, and a clock that is set back takes nothing", () => {
  const { stored, time, countdown } = counting();
  countdown.look(0, 1);
  time.now += 3_600_000;
  countdown.look(0, 1);
  time.now -= 7_200_000;
  countdown.look(0, 1);
  time.now += 700;
  countdown.look(0, 1);
  assert.deepEqual(stored.spent, [700, 0]);
});

test("undo gives no time back: a turn that comes again goes on with what is left", () => {
  const { countdown, wait } = counting();
  countdown.look(0, 1);
  wait(20_000, 0, 1);
  countdown.look(1, 2);
  wait(10_000, 1, 2);
  countdown.look(0, 1);
  wait(5000, 0, 1);
  countdown.look(1, 2);
  assert.deepEqual(
    [0, 1].map((seat) => countdown.left(seat)),
    [35_000, 50_000],
  );
  countdown.look(0, 3);
  assert.equal(countdown.left(0), 60_000);
});

test("a turn begins each time that somebody decides after somebody else", () => {
  /** @param {(number | "chance")[]} actors */
  const entries = (...actors) => actors.map((actor) => ({ actor }));
  assert.deepEqual(
    [entries(), entries(0), entries(0, "chance", 0), entries("chance", 0, 1), entries(0, 1, "chance", 0)].map((all) =>
      turnsBegun(all, 0),
    ),
    [1, 1, 1, 3, 3],
  );
});

test("half a minute, ten seconds and the end are passed once each; what is spent after that is counted", () => {
  const { countdown, wait } = counting();
  countdown.look(0, 1);
  assert.deepEqual(wait(65_000, 0, 1), [30_000, 10_000, 0]);
  assert.equal(countdown.left(0), -5000);
  const short = counting({ seconds: 30 });
  short.countdown.look(0, 1);
  assert.deepEqual(short.wait(25_000, 0, 1), [10_000], "half a minute is all that there was");
});

test("it hurries in the last tenth, in ten seconds at least", () => {
  const game = counting({ per: "game", seconds: 600, spent: [539_000, 591_000] });
  assert.deepEqual(
    [0, 1].map((seat) => game.countdown.hurries(seat)),
    [false, true],
  );
  assert.equal(counting({ seconds: 30, spent: [20_000, 0] }).countdown.hurries(0), true);
  assert.equal(counting({ seconds: 30, spent: [19_000, 0] }).countdown.hurries(0), false);
});

test("what is left is told as m:ss, what is over with a plus", () => {
  assert.deepEqual([180_000, 59_001, 9000, 1, 0, -999, -1000, -72_500].map(leftText), [
    ...["3:00", "1:00", "0:09", "0:01", "0:00", "0:00", "+0:01", "+1:12"],
  ]);
});

test("a stored clock is whole, or the game has none", () => {
  assert.deepEqual(clockOf(clock({ spent: [1.5, 2] }), 2), clock({ spent: [1.5, 2] }));
  const bad = [
    ...[undefined, null, 7, "turn", [], {}, clock({ spent: [0] }), clock({ spent: [0, -1] })],
    ...[clock({ seconds: 0 }), clock({ seconds: Infinity }), clock({ seconds: 1e9 }), clock({ turn: NaN })],
    ...[
      { ...clock(), per: "day" },
      { ...clock(), strict: 1 },
      { ...clock(), paused: "no" },
    ],
    ...[
      { ...clock(), spent: [0, "1"] },
      { ...clock(), spent: new Array(2) },
      { ...clock(), spent: [0, 1e300] },
    ],
  ];
  assert.deepEqual(
    bad.map((each) => clockOf(each, 2)),
    bad.map(() => null),
  );
  assert.deepEqual(Object.keys(clockOf({ ...clock(), more: "x" }, 2) ?? {}), Object.keys(clock()));
});

test("a rematch begins with nothing spent; another time keeps what was spent, unless it is counted otherwise", () => {
  const spent = clock({ spent: [7, 8], turn: 3, paused: true });
  assert.deepEqual(withClock(spent, 3), { clock: clock({ spent: [0, 0, 0] }) });
  assert.deepEqual(withClock(null, 3), {});
  const choice = { ...required(choiceOf(spent) ?? undefined, "choice"), seconds: 120 };
  assert.deepEqual(rewound(choice, spent, 2), { ...spent, seconds: 120 });
  assert.deepEqual(rewound({ ...choice, per: "game" }, spent, 2), clock({ per: "game", seconds: 120 }));
});

test("the file of all games keeps it, and has nothing where there is none, or none that is sound", () => {
  const row = rowOf([0, 1]);
  const files = [{ ...row, clock: clock() }, row, { ...row, clock: clock({ spent: [] }) }];
  const [text = ""] = shelfTexts(files.map(packGame));
  assert.deepEqual(
    readShelf(text)?.map((game) => game.clock),
    [clock(), undefined, undefined],
  );
  assert.equal(text.match(/"clock"/g)?.length, 1);
});

/**
 * A game with a clock, whose time the test moves.
 * @param {import("./stones.mjs").Turns} turns
 * @param {{clock?: Partial<StoredClock>} & Parameters<typeof seated>[1]} [how]
 */
async function timed(turns, { clock: part, ...how } = {}) {
  const own = clock(part);
  const all = seated(turns, how);
  const { session } = all;
  session.row.clock = own;
  const page = { now: 0, covered: false };
  const elsewhere = { now: /** @type {{spent: number[], turn: number} | null} */ (null) };
  /** @type {[string, number, number?][]} */
  const told = [];
  /** @type {number[][]} */
  const kept = [];
  const game = new GameClock(
    session,
    own,
    { now: () => page.now, covered: () => page.covered },
    {
      tick() {},
      keep: ({ spent }) => kept.push([...spent]),
      kept: () => elsewhere.now,
      mark: (mark, seat) => told.push(["mark", seat, mark]),
      goOn: (seat) => {
        told.push(["goes on", seat]);
        return session.playFor(seat);
      },
    },
  );
  game.follow();
  await session.loop.open();
  await settled();
  /** @param {number} seconds */
  const wait = async (seconds) => {
    for (let left = seconds; left > 0; left -= 1) {
      page.now += 1000;
      game.follow();
      await settled();
    }
  };
  return { ...all, game, own, page, told, kept, elsewhere, wait };
}

test("the time of whoever is asked runs, and stops with the decision", async (t) => {
  const { game, session, own, wait } = await timed([0, 1, 0]);
  t.after(() => game.end());
  await wait(3);
  assert.deepEqual([game.running, own.spent], [0, [3000, 0]]);
  await session.taps.choose("pass");
  await settled();
  await wait(2);
  assert.deepEqual([game.running, own.spent], [1, [3000, 2000]]);
});

test("it stands still while somebody looks back, behind a dialog, in a page out of sight, and for an opponent", async (t) => {
  const { game, session, page, wait, own } = await timed([0, 1, 0]);
  t.after(() => game.end());
  const still = async (/** @type {string} */ when) => {
    await wait(2);
    const before = [...own.spent];
    await wait(5);
    assert.deepEqual([game.running, own.spent], [null, before], when);
  };
  await session.taps.choose("pass");
  await settled();
  await session.loop.look(0);
  await settled();
  await still("looking back");
  await session.loop.look(Infinity);
  page.covered = true;
  await still("behind a dialog");
  page.covered = false;
  game.hide();
  await still("out of sight");
  game.show();
  await wait(1);
  assert.equal(game.running, 1);
  const [person, other] = session.row.seats;
  const seats = [required(person, "seat"), { ...required(other, "seat"), bot: "easy" }];
  const against = await timed([0, 1, 0], { row: { seats }, held: ["think"] });
  t.after(() => against.game.end());
  against.session.taps.choose("pass");
  await settled();
  await against.wait(3);
  assert.deepEqual([against.game.running, against.own.spent], [null, [0, 0]]);
});

test("a pause is stored, and lasts until somebody goes on", async (t) => {
  const { game, wait, own, stored } = await timed([0, 1]);
  t.after(() => game.end());
  await wait(2);
  await game.pause(true);
  await wait(9);
  assert.deepEqual([game.running, own.spent, stored.map((row) => row.clock?.paused)], [null, [2000, 0], [true]]);
  await game.pause(false);
  await wait(1);
  assert.deepEqual([game.running, own.spent], [0, [3000, 0]]);
});

test("what was spent is stored with a decision, and kept at once where the page is left", async (t) => {
  const { game, page, wait, session, stored, kept } = await timed([0, 1]);
  t.after(() => game.end());
  await wait(3);
  page.now += 1000;
  game.hide();
  assert.deepEqual([kept.at(-1), stored], [[4000, 0], []], "nothing is begun in the database");
  game.show();
  await wait(2);
  await session.taps.choose("pass");
  assert.deepEqual(stored.at(-1)?.clock?.spent, [6000, 0]);
});

test("what was spent is kept at each second, and stored every few, so that a page that is killed gives none back", async (t) => {
  const { game, wait, session, stored, kept } = await timed([0, 1]);
  t.after(() => game.end());
  await wait(12);
  assert.deepEqual(
    [kept.length, kept.at(-1), stored.map((row) => row.clock?.spent)],
    [
      12,
      [12_000, 0],
      [
        [5000, 0],
        [10_000, 0],
      ],
    ],
  );
  session.close();
  await settled();
  await wait(9);
  assert.deepEqual(
    [kept.at(-1), stored.length],
    [[12_000, 0], 2],
    "a game that is left, or taken over, spends nothing",
  );
});

test("time goes on from what another tab has spent meanwhile", async (t) => {
  const { game, wait, own, elsewhere } = await timed([0, 1]);
  t.after(() => game.end());
  await wait(2);
  game.hide();
  elsewhere.now = { spent: [9000, 0], turn: 1 };
  game.show();
  await wait(1);
  assert.deepEqual(own.spent, [10_000, 0]);
});

test("what was kept of a clock is that of its game, as long as there is one, and only grows", () => {
  kept.clear();
  keepSpent("a", clock({ spent: [5000, 0], turn: 1 }));
  keepSpent("b", clock({ spent: [7000, 0], turn: 1 }));
  keepSpent("a", clock({ spent: [3000, 0], turn: 1 }));
  assert.deepEqual(
    [keptSpent("a"), keptSpent("b")],
    [
      { spent: [5000, 0], turn: 1 },
      { spent: [7000, 0], turn: 1 },
    ],
  );
  kept.set("jemaa-clockc:/another/", "{}");
  dropSpent((id) => id !== "b");
  assert.deepEqual([keptSpent("a"), keptSpent("b")?.spent, kept.size], [null, [7000, 0], 2]);
  kept.set("jemaa-clockb:/", "no JSON");
  assert.equal(keptSpent("b"), null);
});

test("what was kept counts where it is later than what was stored, and sound", () => {
  const stored = clock({ spent: [5000, 9000], turn: 4 });
  for (const [kept, spent] of /** @type {const} */ ([
    [null, [5000, 9000]],
    [{ spent: [5000, 9500], turn: 4 }, [5000, 9500]],
    [{ spent: [700, 9000], turn: 5 }, [700, 9000]],
    [{ spent: [60_000, 9000], turn: 3 }, [5000, 9000]],
    [{ spent: [60_000], turn: 9 }, [5000, 9000]],
    [{ spent: "60", turn: 9 }, [5000, 9000]],
  ]))
    assert.deepEqual(withKept(stored, kept).spent, spent);
});

test("a time that is up is told once, and decides nothing", async (t) => {
  const { game, state, told, wait } = await timed([0, 1], { clock: { seconds: 5 } });
  t.after(() => game.end());
  await wait(9);
  assert.deepEqual([told, game.up?.seat, state.view.ply, game.left(0)], [[["mark", 0, 0]], 0, 0, -4000]);
});

test("a strict clock lets the adviser play the turn to its end, and no longer", async (t) => {
  const { game, state, session, told, wait, row } = await timed([0, 0, 1, 0], { clock: { seconds: 5, strict: true } });
  t.after(() => game.end());
  await wait(5);
  await settled();
  assert.deepEqual(
    [told.map(([what]) => what), row.record.log],
    [
      ["mark", "goes on"],
      ["put white b", "put white b"],
    ],
  );
  assert.deepEqual([state.yours, state.onTurn, state.playedFor, session.row.seats[0]?.bot], [true, 1, null, null]);
  await session.taps.choose("pass");
  await settled();
  assert.deepEqual([state.yours, state.onTurn, game.left(0)], [true, 0, 5000], "the next turn has its own time");
});

test("with a strict clock an undo leads back to a turn that the adviser ends at once", async (t) => {
  const { game, state, session, wait, row } = await timed([0, 1, 0], { clock: { seconds: 5, strict: true } });
  t.after(() => game.end());
  await wait(5);
  await settled();
  assert.deepEqual([state.onTurn, row.record.log.length], [1, 1]);
  await session.undo(true);
  await settled();
  await wait(1);
  await settled();
  assert.deepEqual([state.onTurn, row.record.log.length], [1, 1]);
});
