// After the game: what decided it is found in slices, kept with the game, and gone on from; what is shown of it adds up.
import assert from "node:assert/strict";
import { test } from "node:test";
import { LANGUAGES } from "../../js/i18n/languages.ts";
import { inPercent } from "../../js/screens/analysis/chance-parts.ts";
import { keys, said } from "./catalogues.mjs";
import { toldMoments } from "./played.mjs";
import { DECIDED, JUDGE, opened, seated, settled } from "./stones.mjs";

/** Rows as the engine of the tests finds them. @param {number} count */
const rows = (count) => Array.from({ length: count }, (_, at) => ({ chances: [at, 0] }));

/** A session whose game is over. @param {Parameters<typeof opened>[1]} [how] */
async function ended(how) {
  const found = await opened([0, 1], how);
  await found.session.taps.choose("pass");
  await found.session.taps.choose("pass");
  return found;
}
/** How often the engine was asked. @param {ReturnType<typeof seated>["engine"]} engine */
const asked = (engine) => engine.verbs().filter((verb) => verb === "analyse").length;

test("what decided a game is found ply by ply, once, and stored with it", async () => {
  const { session, state, stored, engine } = await ended();
  await Promise.all([session.review.analysis.start(), session.review.analysis.start()]);
  await session.review.analysis.start();
  assert.deepEqual(state.analysis, { rows: rows(3), views: {}, progress: 1, found: DECIDED, trouble: null });
  assert.deepEqual([stored.at(-1)?.analysis, asked(engine)], [{ by: JUDGE, rows: rows(3) }, 3]);
});

test("an analysis goes on from what is stored, unless another level has judged", async () => {
  for (const [by, times] of Object.entries({ [JUDGE]: 1, "judge 0": 3 })) {
    const { session, state, engine, row } = await ended();
    row.analysis = { by, rows: rows(2) };
    await session.review.analysis.start();
    assert.deepEqual([asked(engine), state.analysis?.rows], [times, rows(3)]);
  }
});

test("what somebody wants to know before the engine has the game is found out once it has; nothing before the end", async () => {
  const { session, state } = seated([]);
  await session.review.analysis.start();
  assert.equal(session.state.analysis, null);
  await session.loop.open();
  await settled();
  assert.deepEqual(state.analysis?.found, DECIDED);
  const going = await opened([0, 1]);
  await going.session.review.analysis.start();
  assert.equal(going.state.analysis, null);
});

test("what fails says why, and is tried again", async () => {
  const { session, state, engine } = await ended();
  engine.broken = { code: "no-opponents" };
  await session.review.analysis.start();
  assert.equal(state.analysis?.trouble?.code, "no-opponents");
  engine.broken = null;
  await session.review.analysis.start();
  assert.deepEqual([state.analysis?.trouble, state.analysis?.found], [null, DECIDED]);
});

test("a game that goes on otherwise loses what was found of it, also what was on its way", async () => {
  const { session, state, stored, engine } = await ended({ held: ["analyse"] });
  session.review.analysis.start();
  await settled();
  const undoing = session.undo(true);
  await engine.answer();
  await undoing;
  assert.deepEqual([state.analysis, stored.at(-1)?.analysis], [null, undefined]);
});

test("the parts of a chance add up in percent", () => {
  for (let at = 0; at < 500; at += 1) {
    const [luck, skill, others, estimate] = [7, 11, 13, 17].map((n) => ((at * n * 7919) % 900_000) - 450_000);
    const first = (at * 104_729) % 1_000_000;
    const last = first + luck + skill + others + estimate;
    const sum = inPercent({ first, last, luck, skill, others, estimate }).reduce((one, other) => one + other, 0);
    assert.equal(sum, Math.round(last / 10_000) - Math.round(first / 10_000));
  }
});

test("a turning point is told without places, steps or decimals, in every language; all that can be told is", () => {
  const names = ["Amina", "Yusuf", "Zineb", "Leo", "Omar"].map((name) => ({ name }));
  const told = toldMoments();
  for (const [game, { key, args }] of told)
    for (const lang of LANGUAGES) {
      const words = said(lang, key, args, game, names);
      assert.doesNotMatch(words, /\b[a-g][1-7]\b/, `${game} in ${lang}`);
      const counted = ["paid", "steps"].map((name) => String(args[name]));
      for (const number of words.match(/\d[\d.,]*\d|\d/g) ?? []) assert.ok(counted.includes(number), words);
    }
  for (const game of new Set(told.map(([name]) => name))) {
    const said = new Set(told.filter(([name]) => name === game).map(([, { key }]) => key));
    const idle = [...keys[game]].filter((key) => /^(told|better)-/.test(key) && !said.has(key));
    assert.deepEqual(idle, [], game);
  }
});
