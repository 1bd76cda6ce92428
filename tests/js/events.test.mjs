// The sentences of events in golden games, word for word. That they tell all that an event holds is tested in
// contract.test.mjs.
import assert from "node:assert/strict";
import { test } from "node:test";
import { brief } from "../../js/games/morocco/brief.js";
import { LANGUAGES } from "../../js/i18n/languages.js";
import { fitting, MOST } from "../../js/screen-reader/turn-summary.js";
import { aloud } from "../../js/i18n/functions.js";
import { said, WRITTEN } from "./catalogues.mjs";
import { golden } from "./played.mjs";

const told = golden();

test("each event of a golden game can be said in every language", () => {
  for (const { game, events, view } of told)
    for (const event of events)
      for (const lang of LANGUAGES) {
        said(lang, `event-${event.type}`, event, game, view.seats);
      }
});

const SEATS = [{ name: "Amina" }, { name: "Yusuf" }, { name: "Inès" }];
/**
 * An event's sentence.
 * @param {string} game
 * @param {string} lang
 * @param {{type: string, [name: string]: unknown}} event
 */
const heard = (game, lang, event) => said(lang, `event-${event.type}`, event, game, SEATS);
const LAID = { type: "laid", rule: "M13", seat: 0, color: "terracotta", squares: ["c4", "c5"], covers: [] };
/** @param {string} square @param {string} color @param {number | null} owner */
const half = (square, color, owner) => ({ square, color, owner });
/** @param {object[]} covers */
const rug = (...covers) => WRITTEN.map((lang) => heard("marrakech", lang, { ...LAID, covers }));

test("whose rug was covered is told", () => {
  assert.deepEqual(rug(), [
    "Amina lays a terracotta rug on c4 and c5.",
    "Amina pose un tapis terracotta sur c4 et c5.",
    "Amina pone una alfombra terracota en c4 y c5.",
  ]);
  assert.deepEqual(rug(half("c4", "saffron", 1)), [
    "Amina lays a terracotta rug on c4 and c5, over half of Yusuf’s saffron rug.",
    "Amina pose un tapis terracotta sur c4 et c5, recouvrant la moitié d’un tapis safran appartenant à Yusuf.",
    "Amina pone una alfombra terracota en c4 y c5, sobre la mitad de una alfombra azafrán de Yusuf.",
  ]);
  assert.deepEqual(rug(half("c4", "saffron", 1), half("c5", "mint", 2)), [
    "Amina lays a terracotta rug on c4 and c5, over half of Yusuf’s saffron rug and half of Inès’s mint rug.",
    "Amina pose un tapis terracotta sur c4 et c5, recouvrant la moitié d’un tapis safran appartenant à Yusuf et la moitié d’un tapis menthe appartenant à Inès.",
    "Amina pone una alfombra terracota en c4 y c5, sobre la mitad de una alfombra azafrán de Yusuf y la mitad de una alfombra menta de Inès.",
  ]);
});

test("own rugs, nobody's rugs and two squares of one owner's colour are told as such", () => {
  assert.deepEqual(rug(half("c4", "terracotta", 0), half("c5", "mint", null)), [
    "Amina lays a terracotta rug on c4 and c5, over half of their own terracotta rug and half of nobody’s mint rug.",
    "Amina pose un tapis terracotta sur c4 et c5, recouvrant la moitié d’un de ses propres tapis terracotta et la moitié d’un tapis menthe sans maître.",
    "Amina pone una alfombra terracota en c4 y c5, sobre la mitad de una alfombra terracota propia y la mitad de una alfombra menta sin dueño.",
  ]);
  assert.deepEqual(rug(half("c4", "saffron", 1), half("c5", "saffron", 1)), [
    "Amina lays a terracotta rug on c4 and c5, over two squares of Yusuf’s saffron rugs.",
    "Amina pose un tapis terracotta sur c4 et c5, recouvrant deux cases de tapis safran appartenant à Yusuf.",
    "Amina pone una alfombra terracota en c4 y c5, sobre dos casillas de alfombra azafrán de Yusuf.",
  ]);
  assert.match(
    rug(half("c4", "terracotta", 0), half("c5", "terracotta", 0))[0],
    /over two squares of their own terracotta rugs\.$/,
  );
  assert.match(rug(half("c4", "mint", null), half("c5", "mint", null))[0], /over two squares of nobody’s mint rugs\.$/);
});

/** @param {string} square @param {string} facing @param {string | null} [mosaic] */
const step = (square, facing, mosaic = null) => ({ square, facing, mosaic });
const WALKED = { type: "walked", seat: 0 };

test("a walk tells the mosaic that it followed and where Assam looks after it", () => {
  const straight = {
    ...WALKED,
    rule: "M8",
    start: "d4",
    path: [step("d5", "north"), step("d6", "north")],
    square: "d6",
    facing: "north",
  };
  assert.equal(heard("marrakech", "en", straight), "Assam walks from d4 to d6.");
  const round = {
    ...WALKED,
    rule: "M9",
    start: "a6",
    path: [step("a7", "north"), step("b7", "south", "north"), step("b6", "south")],
    square: "b6",
    facing: "south",
  };
  assert.deepEqual(
    WRITTEN.map((lang) => heard("marrakech", lang, round)),
    [
      "Assam walks from a6 to b6, round the mosaic from a7 to b7; now he faces south.",
      "Assam va de a6 à b6 par la mosaïque qui mène de a7 à b7 ; il regarde maintenant vers le sud.",
      "Assam va de a6 a b6 por el mosaico que lleva de a7 a b7; ahora mira hacia el sur.",
    ],
  );
  const loop = {
    ...WALKED,
    rule: "M9",
    start: "g7",
    path: [step("g7", "west", "north")],
    square: "g7",
    facing: "west",
  };
  assert.equal(
    heard("marrakech", "en", loop),
    "Assam walks from g7 to g7, round the corner loop at g7; now he faces west.",
  );
});

test("a stall that is full tells behind which it waits", () => {
  const full = { type: "stall_filled", rule: "R17", stall: "c3", count: 4 };
  assert.equal(heard("morocco", "en", { ...full, queue: ["c3"] }), "c3 is full.");
  assert.deepEqual(
    WRITTEN.map((lang) => heard("morocco", lang, { ...full, queue: ["b2", "d4", "c3"] })),
    [
      "c3 is full; it will close after b2 and d4.",
      "c3 est plein ; il fermera après b2 et d4.",
      "c3 está lleno; cerrará después de b2 y d4.",
    ],
  );
});

test("what was taken without a choice says so", () => {
  const took = { type: "took", rule: "R21", seat: 0, stall: "c3" };
  const kept = { type: "kept", rule: "R30", seat: 0, color: "black", lost: 2 };
  assert.equal(
    heard("morocco", "en", { ...took, item: "coin", forced: false }),
    "Amina takes a coin, a reward from c3.",
  );
  assert.equal(
    heard("morocco", "en", { ...took, item: "coin", forced: true }),
    "Amina can only take a coin, a reward from c3: no bodyguard is in the quarters.",
  );
  assert.equal(
    heard("morocco", "en", { ...took, item: "bodyguard", forced: true }),
    "Amina can only take a bodyguard, a reward from c3: three coins are in hand already.",
  );
  assert.equal(
    heard("morocco", "en", { ...kept, forced: true }),
    "With cubes of one colour only, Amina keeps one black cube and gives 2 back.",
  );
  assert.equal(heard("morocco", "en", { ...kept, forced: false }), "Amina keeps one black cube and gives 2 back.");
});

/** @param {import("../../js/games/morocco/shapes.js").Event[]} events */
const inShort = (...events) =>
  LANGUAGES.map((lang) => {
    /** @type {import("../../js/types.js").Say} */
    const say = (key, args) => said(lang, key, args, "morocco", SEATS);
    return aloud(fitting(brief(events), MOST, { say }).text);
  });

/** @typedef {{seat: number, count: number, place: number, tied: boolean}} Rank */
const STALL = { stall: "e3" };
/** @type {[first: Rank, second: Rank]} */
const RANKS = [
  { seat: 2, count: 2, place: 1, tied: false },
  { seat: 0, count: 1, place: 2, tied: false },
];
const [FIRST, SECOND] = RANKS;
/** @type {import("../../js/games/morocco/shapes.js").Event[]} */
const CLOSING = [
  { type: "closing_began", rule: "R18", ...STALL, seat: 2, counts: RANKS },
  { type: "rewarded", rule: "R19", ...STALL, ...FIRST, vp: 5, gained: [], lost: [], choice: false },
  { type: "rewarded", rule: "R19", ...STALL, ...SECOND, vp: 2, gained: ["coin", "bodyguard"], lost: [], choice: false },
  { type: "juice_taken", rule: "R22", ...STALL, seat: 2, tokens: [], amount: 3 },
  { type: "juice_taken", rule: "R22", ...STALL, seat: 0, tokens: [], amount: 7 },
  { type: "tile_placed", rule: "R24", ...STALL, seat: 2, owner: 2, open: 20 },
  { type: "arrow_pointed", rule: "R25", ...STALL, seat: 2, facing: "north", target: "e4", forced: false },
];

test("in short, a closing tells who won the stall and what everybody got", () => {
  assert.deepEqual(inShort(...CLOSING), [
    "e3 closes: Inès 5, the tile, juice 3; Amina 2, a coin, a bodyguard, juice 7; arrow north to e4.",
    "e3 cierra: Inès 5, la loseta, jugo 3; Amina 2, una moneda, un guardia, jugo 7; flecha hacia el norte, a e4.",
    "e3 ferme : Inès 5, la tuile, jus 3 ; Amina 2, une pièce, un garde, jus 7 ; flèche vers le nord, sur e4.",
    "إغلاق e3: Inès 5، البلاطة، عصير 3؛ Amina 2، قطعة نقدية، حارس، عصير 7؛ سهم نحو الشمال إلى e4.",
  ]);
});

test("in short, what follows a choice in a closing is told of its stall; a swap with the colours that came", () => {
  const took = { type: /** @type {const} */ ("took"), rule: "R21", ...STALL, seat: 0, forced: false };
  const [english] = inShort({ ...took, item: "coin" }, ...CLOSING.slice(4));
  assert.equal(english, "e3: Amina, a coin, juice 7; Inès, the tile; arrow north to e4.");
  /** @type {import("../../js/games/morocco/shapes.js").Event} */
  const swapped = {
    type: "swapped",
    rule: "R16",
    seat: 0,
    axis: "rows",
    lines: ["1", "4"],
    colors: ["green", "black"],
  };
  assert.equal(inShort(swapped)[0], "Amina swaps 1 and 4: now green and black.");
});
