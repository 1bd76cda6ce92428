// The sentences of events, word for word. That they tell all that an event holds, and that all events of golden games can
// be said, is tested in contract.test.mjs.
import assert from "node:assert/strict";
import { test } from "node:test";
import { brief } from "../../js/games/morocco/brief.ts";
import { LANGUAGES } from "../../js/i18n/languages.ts";
import { fitting, MOST } from "../../js/screen-reader/turn-summary.ts";
import { aloud } from "../../js/i18n/functions.ts";
import { said } from "./catalogues.mjs";

const SEATS = [{ name: "Amina" }, { name: "Yusuf" }, { name: "Inès" }];

const LAID = "Amina lays a terracotta rug on c4 and c5";
/** What a rug covers: `c4 saffron 1` for the half on c4 of a rug of seat 1. @param {string[]} halves */
const laid = (...halves) => ({
  type: "laid",
  ...{ seat: 0, color: "terracotta", squares: ["c4", "c5"] },
  covers: halves.map((half) => {
    const [square, color, owner] = half.split(" ");
    return { square, color, owner: owner === undefined ? null : Number(owner) };
  }),
});
/** A walk: each step is `a7 north`, with the mosaic that it follows. @param {string} start @param {string[]} steps */
function walked(start, ...steps) {
  const path = steps.map((step) => {
    const [square, facing, mosaic = null] = step.split(" ");
    return { square, facing, mosaic };
  });
  const { square, facing } = path.at(-1) ?? {};
  return { type: "walked", seat: 0, start, path, square, facing };
}
const full = (/** @type {string[]} */ ...queue) => ({ type: "stall_filled", stall: "c3", count: 4, queue });
/** @param {string} item @param {boolean} forced */
const took = (item, forced) => ({ type: "took", seat: 0, stall: "c3", item, forced });
const kept = (/** @type {boolean} */ forced) => ({ type: "kept", seat: 0, color: "black", lost: 2, forced });

/** What is told of events in English. @type {[what: string, ...rows: [event: {type: string}, told: string][]][]} */
const TOLD = [
  [
    "whose rug was covered is told",
    [laid(), `${LAID}.`],
    [laid("c4 saffron 1"), `${LAID}, over half of Yusuf’s saffron rug.`],
    [laid("c4 saffron 1", "c5 mint 2"), `${LAID}, over half of Yusuf’s saffron rug and half of Inès’s mint rug.`],
  ],
  [
    "own rugs, nobody's rugs and two squares of one owner's colour are told as such",
    [
      laid("c4 terracotta 0", "c5 mint"),
      `${LAID}, over half of their own terracotta rug and half of nobody’s mint rug.`,
    ],
    [laid("c4 saffron 1", "c5 saffron 1"), `${LAID}, over two squares of Yusuf’s saffron rugs.`],
    [laid("c4 terracotta 0", "c5 terracotta 0"), `${LAID}, over two squares of their own terracotta rugs.`],
    [laid("c4 mint", "c5 mint"), `${LAID}, over two squares of nobody’s mint rugs.`],
  ],
  [
    "a walk tells the mosaic that it followed and where Assam looks after it",
    [walked("d4", "d5 north", "d6 north"), "Assam walks from d4 to d6."],
    [
      walked("a6", "a7 north", "b7 south north", "b6 south"),
      "Assam walks from a6 to b6, round the mosaic from a7 to b7; now he faces south.",
    ],
    [walked("g7", "g7 west north"), "Assam walks from g7 to g7, round the corner loop at g7; now he faces west."],
  ],
  [
    "a stall that is full tells behind which it waits",
    [full("c3"), "c3 is full."],
    [full("b2", "d4", "c3"), "c3 is full; it will close after b2 and d4."],
  ],
  [
    "what was taken without a choice says so",
    [took("coin", false), "Amina takes a coin, a reward from c3."],
    [took("coin", true), "Amina can only take a coin, a reward from c3: no bodyguard is in the quarters."],
    [took("bodyguard", true), "Amina can only take a bodyguard, a reward from c3: three coins are in hand already."],
    [kept(true), "With cubes of one colour only, Amina keeps one black cube and gives 2 back."],
    [kept(false), "Amina keeps one black cube and gives 2 back."],
  ],
];

for (const [what, ...rows] of TOLD)
  test(what, () => {
    for (const [event, told] of rows) {
      const game = ["laid", "walked"].includes(event.type) ? "marrakech" : "morocco";
      assert.equal(said("en", `event-${event.type}`, event, game, SEATS), told);
    }
  });

/** @param {import("../../js/games/morocco/shapes.ts").Event[]} events @param {string} [lang] */
function inShort(events, lang = "en") {
  /** @type {import("../../js/i18n/translate.ts").Say} */
  const say = (key, args) => said(lang, key, args, "morocco", SEATS);
  return aloud(fitting(brief(events), MOST, { say }).text);
}

/** @typedef {import("../../js/games/morocco/shapes.ts").Event} Event */
const FIRST = { seat: 2, count: 2, place: 1, tied: false };
const SECOND = { seat: 0, count: 1, place: 2, tied: false };
/** What happens as e3 closes. @template {Event["type"]} Type @param {Type} type @param {number} seat @param {object} told @returns {Event} */
const closing = (type, seat, told) =>
  /** @type {any} */ ({ type, rule: "R18", stall: "e3", seat, forced: false, ...told });
const CLOSING = [
  closing("closing_began", 2, { counts: [FIRST, SECOND] }),
  closing("rewarded", 2, { ...FIRST, vp: 5, gained: [], lost: [], choice: false }),
  closing("rewarded", 0, { ...SECOND, vp: 2, gained: ["coin", "bodyguard"], lost: [], choice: false }),
  closing("juice_taken", 2, { tokens: [], amount: 3 }),
  closing("juice_taken", 0, { tokens: [], amount: 7 }),
  closing("tile_placed", 2, { owner: 2, open: 20 }),
  closing("arrow_pointed", 2, { facing: "north", target: "e4" }),
];

test("in short, a closing tells who won the stall and what everybody got", () => {
  const told = {
    en: "e3 closes: Inès 5, the tile, juice 3; Amina 2, a coin, a bodyguard, juice 7; arrow north to e4.",
    es: "e3 cierra: Inès 5, la loseta, jugo 3; Amina 2, una moneda, un guardia, jugo 7; flecha hacia el norte, a e4.",
    fr: "e3 ferme : Inès 5, la tuile, jus 3 ; Amina 2, une pièce, un garde, jus 7 ; flèche vers le nord, sur e4.",
    ar: "إغلاق e3: Inès 5، البلاطة، عصير 3؛ Amina 2، قطعة نقدية، حارس، عصير 7؛ سهم نحو الشمال إلى e4.",
  };
  assert.deepEqual(Object.fromEntries(LANGUAGES.map((lang) => [lang, inShort(CLOSING, lang)])), told);
});

test("in short, what follows a choice in a closing is told of its stall; a swap with the colours that came", () => {
  const after = [closing("took", 0, { item: "coin" }), ...CLOSING.slice(4)];
  assert.equal(inShort(after), "e3: Amina, a coin, juice 7; Inès, the tile; arrow north to e4.");
  const swapped = closing("swapped", 0, { axis: "rows", lines: ["1", "4"], colors: ["green", "black"] });
  assert.equal(inShort([swapped]), "Amina swaps 1 and 4: now green and black.");
});
