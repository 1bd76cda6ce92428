// The game clock: whose time runs, what is counted, what follows once it is up, and what of it is stored.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Countdown, turnsBegun } from "../../js/session/game-clock/countdown.ts";
import { GameClock } from "../../js/session/game-clock/game-clock.ts";
import { choiceOf, clockOf, withNewChoice, withClock, withSavedSpent } from "../../js/storage/clock-choice.ts";
import { packGame, readShelf, shelfTexts } from "../../js/storage/shelf-file.ts";
import { required } from "../../js/base/lookup.ts";
import { leftText } from "../../js/table/game-clock/display.ts";
import { kept } from "./browser.mjs";
import { rowOf, seated, settled } from "./stones.mjs";
import { maps, spoiled } from "./tables.mjs";

const { dropSpent, saveSpent, savedSpent } = await import("../../js/storage/settings.ts");

/** @typedef {import("../../js/storage/clock-choice.ts").StoredClock} StoredClock */

/** @param {Partial<StoredClock>} [part] @returns {StoredClock} of two seats, with a minute */
const clock = (part) => ({ per: "turn", seconds: 60, strict: false, spent: [0, 0], turn: 0, paused: false, ...part });

/**
 * What comes of stretches of time: in each, a seat or nobody is asked in a turn, and the page looks each second.
 * @param {Partial<StoredClock>} part
 * @param {[seat: number | null, turn: number, seconds: number][]} stretches
 */
function after(part, ...stretches) {
  const stored = clock(part);
  let now = 5000;
  const countdown = new Countdown(stored, () => now);
  const marks = stretches.flatMap(([seat, turn, seconds]) => {
    const found = [countdown.look(seat, turn)];
    for (; seconds > 0; seconds -= 1) {
      now += 1000;
      found.push(countdown.look(seat, turn));
    }
    return found.filter((mark) => mark !== null);
  });
  return { marks, left: [countdown.left(0) / 1000, countdown.left(1) / 1000] };
}

test("a turn has its time anew, a game has it once; nobody's runs while nobody is asked", () => {
  /** @param {StoredClock["per"]} per */
  const left = (per) => after({ per }, [0, 1, 15], [1, 2, 20], [null, 2, 30], [0, 3, 0]).left;
  assert.deepEqual([left("turn"), left("game")].flat(), [60, 40, 45, 40]);
});

test("undo gives no time back: a turn that comes again goes on with what is left", () => {
  assert.deepEqual(after({}, [0, 1, 20], [1, 2, 10], [0, 1, 5], [1, 2, 0]).left, [35, 50]);
});

test("half a minute, ten seconds and the end are passed once each; what is spent after that is counted", () => {
  assert.deepEqual(after({}, [0, 1, 65]), { marks: [30_000, 10_000, 0], left: [-5, 60] });
  assert.deepEqual(after({ seconds: 30 }, [0, 1, 25]).marks, [10_000], "half a minute is all that there was");
});

test("what is counted goes from look to look, but for time in which nobody looked, and a clock that is set back", () => {
  const stored = clock();
  let now = 5000;
  const countdown = new Countdown(stored, () => now);
  const spent = [0, 900, 3_600_000, -7_200_000, 700].map((passed) => {
    now += passed;
    countdown.look(0, 1);
    return stored.spent[0];
  });
  assert.deepEqual(spent, [0, 900, 900, 900, 1600]);
  now += 1000;
  countdown.look(null, 1);
  assert.deepEqual(stored.spent, [2600, 0]);
});

test("a turn begins each time that somebody decides after somebody else", () => {
  const begun = (/** @type {(number | "chance")[]} */ ...actors) => {
    const entries = actors.map((actor) => ({ actor }));
    return turnsBegun(entries, 0);
  };
  assert.deepEqual([begun(), begun(0), begun(0, "chance", 0)], [1, 1, 1]);
  assert.deepEqual([begun("chance", 0, 1), begun(0, 1, "chance", 0)], [3, 3]);
});

test("it hurries in the last tenth, in ten seconds at least", () => {
  /** @param {number} seconds @param {number} spent */
  const hurries = (seconds, spent) => new Countdown(clock({ seconds, spent: [spent, 0] }), () => 0).hurries(0);
  assert.deepEqual([hurries(600, 539_000), hurries(600, 540_000)], [false, true]);
  assert.deepEqual([hurries(30, 19_000), hurries(30, 20_000)], [false, true]);
});

test("what is left is told as m:ss, what is over with a plus", () => {
  const told = [180_000, 59_001, 9000, 1, 0, -999, -1000, -72_500].map(leftText).join(" ");
  assert.equal(told, "3:00 1:00 0:09 0:01 0:00 0:00 +0:01 +1:12");
});

test("a stored clock is whole, or the game has none", () => {
  const good = clock({ spent: [1.5, 2] });
  assert.deepEqual(clockOf({ ...good, more: "x" }, 2), good);
  const bad = spoiled(good, {
    ...{ per: ["day"], seconds: [0, Infinity, 1e9], strict: [1], turn: [NaN], paused: ["no"] },
    spent: [[0], [0, -1], [0, "1"], new Array(2), [0, 1e300]],
  });
  for (const each of [...bad, undefined, null, 7, "turn", [], {}]) assert.equal(clockOf(each, 2), null);
});

test("a rematch begins with nothing spent; another time keeps what was spent, unless it is counted otherwise", () => {
  const spent = clock({ spent: [7, 8], turn: 3, paused: true });
  assert.deepEqual(withClock(spent, 3), { clock: clock({ spent: [0, 0, 0] }) });
  assert.deepEqual(withClock(null, 3), {});
  const choice = { ...required(choiceOf(spent) ?? undefined, "choice"), seconds: 120 };
  assert.deepEqual(withNewChoice(choice, spent, 2), { ...spent, seconds: 120 });
  assert.deepEqual(withNewChoice({ ...choice, per: "game" }, spent, 2), clock({ per: "game", seconds: 120 }));
});

test("the file of all games keeps it, and has nothing where there is none, or none that is sound", () => {
  const row = rowOf([0, 1]);
  const [text = ""] = shelfTexts(
    [{ ...row, clock: clock() }, row, { ...row, clock: clock({ spent: [] }) }].map(packGame),
  );
  const read = readShelf(text)?.map((game) => game.clock);
  assert.deepEqual([read, text.match(/"clock"/g)?.length], [[clock(), undefined, undefined], 1]);
});

/**
 * A game with a clock, whose time the test moves.
 * @param {import("node:test").TestContext} context
 * @param {import("./stones.mjs").Turns} turns
 * @param {{clock?: Partial<StoredClock>} & Parameters<typeof seated>[1]} [how]
 */
async function timed(context, turns, { clock: part, ...how } = {}) {
  const own = clock(part);
  const all = seated(turns, how);
  const { session } = all;
  session.row.clock = own;
  const page = { now: 0, covered: false };
  const elsewhere = { now: /** @type {{spent: number[], turn: number} | null} */ (null) };
  const told = /** @type {[string, number, number?][]} */ ([]);
  const kept = /** @type {number[][]} */ ([]);
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
        return session.loop.playFor(seat);
      },
    },
  );
  context.after(() => game.end());
  game.follow();
  await session.loop.open();
  await settled();
  const pass = async () => {
    await session.taps.choose("pass");
    await settled();
  };
  /** @param {number} seconds */
  const wait = async (seconds) => {
    for (let left = seconds; left > 0; left -= 1) {
      page.now += 1000;
      game.follow();
      await settled();
    }
    return [game.running, ...own.spent];
  };
  return { ...all, game, own, page, told, kept, elsewhere, wait, pass };
}

test("it stands still while somebody looks back, behind a dialog, in a page out of sight, and for an opponent", async (t) => {
  const { game, session, page, wait, pass } = await timed(t, [0, 1, 0]);
  const still = async (/** @type {string} */ when) => {
    const [, ...before] = await wait(2);
    assert.deepEqual(await wait(5), [null, ...before], when);
  };
  await pass();
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
  const [running] = await wait(1);
  assert.equal(running, 1);
  const seats = session.row.seats.map((seat, at) => ({ ...seat, bot: at ? "easy" : null }));
  const against = await timed(t, [0, 1, 0], { row: { seats }, held: ["think"] });
  against.session.taps.choose("pass");
  await settled();
  assert.deepEqual(await against.wait(3), [null, 0, 0]);
});

test("the time of whoever is asked runs, but in a pause, which is stored", async (t) => {
  const { game, wait, pass, stored } = await timed(t, [0, 1]);
  await wait(2);
  await game.pause(true);
  assert.deepEqual([await wait(9), stored.map((row) => row.clock?.paused)], [[null, 2000, 0], [true]]);
  await game.pause(false);
  assert.deepEqual(await wait(1), [0, 3000, 0]);
  await pass();
  assert.deepEqual(await wait(2), [1, 3000, 2000]);
});

test("what was spent is stored with a decision, and kept at once where the page is left", async (t) => {
  const { game, page, wait, pass, stored, kept } = await timed(t, [0, 1]);
  await wait(3);
  page.now += 1000;
  game.hide();
  assert.deepEqual([kept.at(-1), stored], [[4000, 0], []], "nothing is begun in the database");
  game.show();
  await wait(2);
  await pass();
  assert.deepEqual(stored.at(-1)?.clock?.spent, [6000, 0]);
});

test("what was spent is kept at each second, and stored every few, so that a page that is killed gives none back", async (t) => {
  const { wait, session, stored, kept } = await timed(t, [0, 1]);
  await wait(12);
  const seconds = stored.map((row) => row.clock?.spent[0]);
  assert.deepEqual([kept.length, kept.at(-1), seconds], [12, [12_000, 0], [5000, 10_000]]);
  session.close();
  await settled();
  await wait(9);
  assert.deepEqual([kept.at(-1), stored.length], [[12_000, 0], 2], "a game that is left spends nothing");
});

test("time goes on from what another tab has spent meanwhile", async (t) => {
  const { game, wait, elsewhere } = await timed(t, [0, 1]);
  await wait(2);
  game.hide();
  elsewhere.now = { spent: [9000, 0], turn: 1 };
  game.show();
  assert.deepEqual(await wait(1), [0, 10_000, 0]);
});

test("what was kept of a clock is that of its game, as long as there is one, and only grows", () => {
  kept.clear();
  const keep = (/** @type {string} */ id, /** @type {number} */ ms) =>
    saveSpent(id, clock({ spent: [ms, 0], turn: 1 }));
  keep("a", 5000);
  keep("b", 7000);
  keep("a", 3000);
  assert.deepEqual(savedSpent("a"), { spent: [5000, 0], turn: 1 });
  kept.set("jemaa-clockc:/another/", "{}");
  dropSpent((id) => id !== "b");
  assert.deepEqual([savedSpent("a"), savedSpent("b")?.spent, kept.size], [null, [7000, 0], 2]);
  kept.set("jemaa-clockb:/", "no JSON");
  assert.equal(savedSpent("b"), null);
});

test("what was kept counts where it is later than what was stored, and sound", () => {
  const stored = [5000, 9000];
  const counted = (/** @type {{spent?: unknown, turn?: unknown} | null} */ had) =>
    withSavedSpent(clock({ spent: [...stored], turn: 4 }), had).spent;
  maps(counted, [
    [null, stored],
    [{ spent: [5000, 9500], turn: 4 }, [5000, 9500]],
    [{ spent: [700, 9000], turn: 5 }, [700, 9000]],
    [{ spent: [60_000, 9000], turn: 3 }, stored],
    [{ spent: [60_000], turn: 9 }, stored],
    [{ spent: "60", turn: 9 }, stored],
  ]);
});

test("a time that is up is told once, and decides nothing", async (t) => {
  const { game, state, told, wait } = await timed(t, [0, 1], { clock: { seconds: 5 } });
  await wait(9);
  assert.deepEqual([told, game.up?.seat, state.view.ply, game.left(0)], [[["mark", 0, 0]], 0, 0, -4000]);
});

test("a strict clock lets the adviser play the turn to its end, and no longer", async (t) => {
  const strict = { clock: { seconds: 5, strict: true } };
  const { game, state, session, told, wait, pass, row } = await timed(t, [0, 0, 1, 0], strict);
  await wait(5);
  const played = Array(2).fill("put white b");
  assert.deepEqual([told.map(([what]) => what), row.record.log], [["mark", "goes on"], played]);
  assert.deepEqual([state.yours, state.onTurn, state.playedFor, session.row.seats[0]?.bot], [true, 1, null, null]);
  await pass();
  assert.deepEqual([state.yours, state.onTurn, game.left(0)], [true, 0, 5000], "the next turn has its own time");
});

test("with a strict clock an undo leads back to a turn that the adviser ends at once", async (t) => {
  const { state, session, wait, row } = await timed(t, [0, 1, 0], { clock: { seconds: 5, strict: true } });
  await wait(5);
  assert.deepEqual([state.onTurn, row.record.log.length], [1, 1]);
  await session.undo(true);
  await settled();
  await wait(1);
  await settled();
  assert.deepEqual([state.onTurn, row.record.log.length], [1, 1]);
});
