// What is worth remembering of a game, from its events.
import assert from "node:assert/strict";
import { test } from "node:test";
import { highlights as ofMarket } from "../../js/games/morocco/highlights.js";
import { highlights as ofRugs } from "../../js/games/marrakech/highlights.js";

/** Entries with one event each. @param {object[]} events */
const entries = (...events) => /** @type {any[]} */ (events.map((event) => ({ events: [event] })));

test("Marrakech: the first of the highest rents, and who collected most in all", () => {
  const paid = (/** @type {number} */ from, /** @type {number} */ to, /** @type {number} */ amount) => ({
    type: "paid",
    from,
    to,
    amount,
  });
  assert.deepEqual(ofRugs(entries(paid(0, 1, 3), { type: "landed" }, paid(1, 0, 4), paid(2, 1, 4)), []), [
    { key: "highlight-rent", args: { from: 1, to: 0, amount: 4 } },
    { key: "highlight-collected", args: { seat: 1, amount: 7 } },
  ]);
  assert.deepEqual(ofRugs(entries({ type: "landed" }), []), []);
});

/** A roll of three faces that cost 0, 4 and 8. @param {number} seat @param {string} action @param {number} sum */
const roll = (seat, action, sum) => ({
  ply: 1,
  seat,
  action,
  drawn: null,
  forecast: {
    faces: [0, 4, 8].map((owed, at) => ({ action: `die ${at + 1}`, owed })),
    rent: { sum, of: 6, out: 0 },
  },
});

test("Marrakech: the luckiest roll is the one that cost least against its mean, if that is less at all", () => {
  const rent = entries({ type: "paid", from: 0, to: 1, amount: 3 });
  const said = (/** @type {any[]} */ ...rolls) =>
    ofRugs(rent, [{ faces: [], rolls }]).filter(({ key }) => key === "highlight-luck");
  const luck = (/** @type {number} */ seat, /** @type {number} */ owed, /** @type {number} */ mean) => [
    { key: "highlight-luck", args: { seat, owed, rent: mean } },
  ];
  assert.deepEqual(said(roll(0, "die 1", 12), roll(1, "die 2", 48), roll(2, "die 3", 54)), luck(1, 4, 8));
  assert.deepEqual(said(roll(0, "die 1", 12), roll(1, "die 1", 12)), luck(0, 0, 2));
  assert.deepEqual(said(roll(0, "die 3", 12)), []);
  assert.deepEqual(said({ ...roll(0, "die 1", 12), forecast: undefined }), []);
});

const closes = (/** @type {string} */ stall) => ({ type: "closing_began", stall, seat: 0 });

test("Morocco: rewards and juice of one stall count together", () => {
  const events = [
    { type: "rewarded", seat: 0, stall: "c3", vp: 5 },
    { type: "rewarded", seat: 1, stall: "c3", vp: 2 },
    { type: "juice_taken", seat: 1, stall: "c3", amount: 4 },
    { type: "juice_taken", seat: 0, stall: "d3", amount: 3 },
  ];
  assert.deepEqual(ofMarket(entries(...events)), [
    { key: "highlight-stall", args: { seat: 1, stall: "c3", amount: 6 } },
  ]);
});

test("Morocco: a chain is what one placement closed, whoever decided between its closings", () => {
  const placed = (/** @type {number} */ seat) => ({ type: "placed", seat });
  const chain = [placed(0), closes("a1"), { type: "arrow_pointed", seat: 2 }, closes("a2"), placed(1), closes("b1")];
  assert.deepEqual(ofMarket(entries(...chain)), [{ key: "highlight-chain", args: { seat: 0, count: 2 } }]);
  assert.deepEqual(ofMarket(entries(placed(0), closes("a1"), placed(1), closes("b1"))), []);
});
