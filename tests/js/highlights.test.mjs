// What is worth remembering of a game, from its events.
import assert from "node:assert/strict";
import { test } from "node:test";
import { highlights as ofMarket } from "../../js/games/morocco/result.ts";
import { highlights as ofRugs } from "../../js/games/marrakech/result.ts";

/** Entries with one event each. @param {object[]} events */
const entries = (...events) => /** @type {any[]} */ (events.map((event) => ({ events: [event] })));

/** @param {number} from @param {number} to @param {number} amount */
const paid = (from, to, amount) => ({ type: "paid", from, to, amount });

test("Marrakech: the first of the highest rents, and who collected most in all", () => {
  assert.deepEqual(ofRugs(entries(paid(0, 1, 3), { type: "landed" }, paid(1, 0, 4), paid(2, 1, 4)), []), [
    { key: "highlight-rent", args: { from: 1, to: 0, amount: 4 } },
    { key: "highlight-collected", args: { seat: 1, amount: 7 } },
  ]);
  assert.deepEqual(ofRugs(entries({ type: "landed" }), []), []);
});

test("Marrakech: the luckiest roll is the one that cost least against its mean, if that is less at all", () => {
  /** A roll of three faces that cost 0, 4 and 8. @param {number} seat @param {number} face @param {number} sum @returns {any} */
  const roll = (seat, face, sum) => {
    const faces = [0, 4, 8].map((owed, at) => ({ action: `die ${at + 1}`, owed }));
    return { ply: 1, seat, action: `die ${face}`, drawn: null, forecast: { faces, rent: { sum, of: 6, out: 0 } } };
  };
  const said = (/** @type {any[]} */ ...rolls) =>
    ofRugs(entries(paid(0, 1, 3)), [{ faces: [], rolls }]).find(({ key }) => key === "highlight-luck")?.args;
  assert.deepEqual(said(roll(0, 1, 12), roll(1, 2, 48), roll(2, 3, 54)), { seat: 1, owed: 4, rent: 8 });
  assert.deepEqual(said(roll(0, 1, 12), roll(1, 1, 12)), { seat: 0, owed: 0, rent: 2 });
  assert.equal(said(roll(0, 3, 12)), undefined);
  assert.equal(said({ ...roll(0, 1, 12), forecast: undefined }), undefined);
});

test("Morocco: rewards and juice of one stall count together", () => {
  const got = (/** @type {number} */ seat, /** @type {string} */ stall, /** @type {object} */ what) => ({
    seat,
    stall,
    ...what,
  });
  const events = [
    got(0, "c3", { type: "rewarded", vp: 5 }),
    got(1, "c3", { type: "rewarded", vp: 2 }),
    got(1, "c3", { type: "juice_taken", amount: 4 }),
    got(0, "d3", { type: "juice_taken", amount: 3 }),
  ];
  const best = { key: "highlight-stall", args: { seat: 1, stall: "c3", amount: 6 } };
  assert.deepEqual(ofMarket(entries(...events)), [best]);
});

test("Morocco: a chain is what one placement closed, whoever decided between its closings", () => {
  const placed = (/** @type {number} */ seat) => ({ type: "placed", seat });
  const closes = (/** @type {string} */ stall) => ({ type: "closing_began", stall, seat: 0 });
  const chain = [placed(0), closes("a1"), { type: "arrow_pointed", seat: 2 }, closes("a2"), placed(1), closes("b1")];
  assert.deepEqual(ofMarket(entries(...chain)), [{ key: "highlight-chain", args: { seat: 0, count: 2 } }]);
  assert.deepEqual(ofMarket(entries(placed(0), closes("a1"), placed(1), closes("b1"))), []);
});
