// The rules of a game: fetched once, when they are opened, and tried again at another address after a failure.
import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { LazyModule } from "../../js/platform/fetching.js";
import { standIn } from "./stand-in.mjs";
import "./browser.mjs";

const { Rulebooks } = await import("../../js/app/rulebooks.js");

/** @type {import("../../js/base/file-check.js").FetchFailure} */
const MISSED = { file: "rules.js", why: "network", detail: "" };
const BOOK = { sentences: { en: "rules-title = Stones" }, boards: {} };

/** Rulebooks of one game whose file answers in turn. @param {(typeof BOOK | Error)[]} answers */
function opened(...answers) {
  /** @type {string[]} */
  const calls = [];
  /** @param {string} address */
  const moduleAt = (address) =>
    new LazyModule(address, (/** @type {typeof BOOK} */ book) => book, {
      fetch: async (from) => {
        calls.push(`fetch ${from}`);
        const answer = answers.shift();
        if (!answer || answer instanceof Error) throw answer;
        return answer;
      },
      diagnose: async () => MISSED,
    });
  const books = new Rulebooks({
    moduleAt,
    games: { stones: standIn({ rules: "rules.js" }) },
    translator: { addSentences: (game) => calls.push(`add ${game}`) },
    drawable: Promise.resolve(),
    goTo: (card) => calls.push(`go to ${card}`),
  });
  return { books, calls };
}

test("what could not be fetched is tried again at another address, which no browser remembers", async (t) => {
  const warned = t.mock.method(console, "warn", () => {});
  const { books, calls } = opened(new TypeError("no network"), new TypeError("no network"), BOOK);
  await books.load("stones");
  assert.deepEqual([books.failureOf("stones"), warned.mock.callCount()], [MISSED, 1]);
  const again = books.load("stones");
  assert.equal(books.failureOf("stones"), null, "on their way again");
  await again;
  await books.load("stones");
  assert.deepEqual([books.failureOf("stones"), books.books.stones], [null, BOOK]);
  assert.deepEqual(calls, ["fetch rules.js", "fetch rules.js?1", "fetch rules.js?2", "add stones"]);
});

/** A tap on a link; `kept` where the browser does not follow it. @param {string | null} card @param {Partial<MouseEvent>} keys */
function tap(card, keys = {}) {
  const kept = mock.fn();
  const target = { closest: () => (card === null ? null : { getAttribute: () => card }) };
  const event = /** @type {MouseEvent} */ (/** @type {unknown} */ ({ target, preventDefault: kept, ...keys }));
  return { event, kept: kept.mock };
}

test("from a table a link shows its card over the table, once the rules are there", async () => {
  const { books, calls } = opened(BOOK);
  const { event, kept } = tap("rent");
  const following = books.follow(event, "stones");
  assert.deepEqual([kept.callCount(), books.over], [1, { game: "stones", card: "rent" }]);
  await following;
  assert.deepEqual(calls, ["fetch rules.js", "add stones", "go to rent"]);
  books.close();
  assert.equal(books.over, null);
});

test("other taps, those without a table, and those that ask for a new tab go their own way", async () => {
  const { books, calls } = opened();
  for (const { event, kept, game } of [
    { ...tap(null), game: "stones" },
    { ...tap("rent"), game: undefined },
    { ...tap("rent", { ctrlKey: true }), game: "stones" },
  ]) {
    await books.follow(event, game);
    assert.equal(kept.callCount(), 0);
  }
  assert.deepEqual([calls, books.over], [[], null]);
});
