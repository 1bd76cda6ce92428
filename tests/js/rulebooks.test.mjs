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

test("rules are fetched once, and their sentences are there before they are shown", async () => {
  const { books, calls } = opened(BOOK);
  assert.equal(books.books.stones, undefined);
  await Promise.all([books.load("stones"), books.load("stones")]);
  await books.load("stones");
  assert.deepEqual(calls, ["fetch rules.js", "add stones"]);
  assert.equal(books.books.stones, BOOK);
});

test("what could not be fetched is tried again at another address, which no browser remembers", async () => {
  const warned = mock.method(console, "warn", () => {});
  const { books, calls } = opened(new TypeError("no network"), new TypeError("no network"), BOOK);
  await books.load("stones");
  assert.deepEqual([books.failureOf("stones"), warned.mock.callCount()], [MISSED, 1]);
  const again = books.load("stones");
  assert.equal(books.failureOf("stones"), null, "on their way again");
  await again;
  await books.load("stones");
  assert.deepEqual([books.failureOf("stones"), books.books.stones], [null, BOOK]);
  assert.deepEqual(
    calls.filter((call) => call.startsWith("fetch")),
    ["fetch rules.js", "fetch rules.js?1", "fetch rules.js?2"],
  );
  warned.mock.restore();
});

test("a game that is not here has no rules", async () => {
  const { books } = opened();
  await books.load("unheard-of");
  assert.deepEqual([books.books["unheard-of"], books.failureOf("unheard-of")], [undefined, null]);
});

/** A tap on a link, and whether the browser still follows it. @param {string | null} card @param {Partial<MouseEvent>} keys */
function tap(card, keys = {}) {
  const went = { on: true };
  const event = {
    target: { closest: () => (card === null ? null : { getAttribute: () => card }) },
    preventDefault: () => {
      went.on = false;
    },
    ...keys,
  };
  return { event: /** @type {MouseEvent} */ (/** @type {unknown} */ (event)), went };
}

test("from a table a link shows its card over the table, once the rules are there", async () => {
  const { books, calls } = opened(BOOK);
  const { event, went } = tap("rent");
  const following = books.follow(event, "stones");
  assert.deepEqual([went.on, books.over], [false, { game: "stones", card: "rent" }]);
  await following;
  assert.deepEqual(calls, ["fetch rules.js", "add stones", "go to rent"]);
  books.close();
  assert.equal(books.over, null);
});

test("other taps, those without a table, and those that ask for a new tab go their own way", async () => {
  const { books, calls } = opened();
  for (const [{ event, went }, game] of /** @type {const} */ ([
    [tap(null), "stones"],
    [tap("rent"), undefined],
    [tap("rent", { ctrlKey: true }), "stones"],
  ])) {
    await books.follow(event, game);
    assert.ok(went.on);
  }
  assert.deepEqual([calls, books.over], [[], null]);
});
