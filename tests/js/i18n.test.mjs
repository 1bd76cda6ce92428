// Text outside of catalogues: lists, dates, names in any script, winners.
import assert from "node:assert/strict";
import { test } from "node:test";
import { PageLanguage } from "../../js/app/page-language.ts";
import { ago, dated, listed, Translator } from "../../js/i18n/translate.ts";
import { bestLanguage } from "../../js/i18n/languages.ts";
import { trimMarks } from "../../js/i18n/functions.ts";
import { ownResults, victory } from "../../js/wording/event-sentences.ts";
import { SHARED, texts, translate, WRITTEN } from "./catalogues.mjs";
import { standIn } from "./stand-in.mjs";

/** @typedef {import("../../js/engine/shapes.ts").Args} Args */
/** @typedef {import("../../js/i18n/translate.ts").Say} Say */
/** @typedef {import("../../js/engine/shapes.ts").View} View */

const plain = (/** @type {string} */ text) => text.replace(/[\u00a0\u202f]/g, " ");
const isolated = (/** @type {string} */ text) => `\u2068${text}\u2069`;

test("lists and dates are written as the catalogue of their language is: English as in Britain", () => {
  const moment = new Date(2026, 10, 21, 15, 0).getTime();
  const written = WRITTEN.map((lang) =>
    [listed(["Yusuf", "Inès", "Amina"], lang), dated(moment, lang)].map(plain).join(": "),
  );
  assert.deepEqual(written, [
    "Yusuf, Inès and Amina: 21 Nov 2026, 15:00",
    "Yusuf, Inès et Amina: 21 nov. 2026, 15:00",
    "Yusuf, Inès y Amina: 21 nov 2026, 15:00",
  ]);
  assert.equal(plain(translate("en", "fair-number", { amount: 1234.5 })), "1,234.5");
});

test("a time is told as people tell it: counted in minutes, hours, days, then by its date", () => {
  const now = new Date(2026, 10, 25, 14, 30).getTime();
  /** @type {[moment: [day: number, hours: number, minutes: number], told: string][]} */
  const rows = [
    [[25, 14, 25], "5 minutes ago, il y a 5 minutes, hace 5 minutos"],
    [[25, 13, 30], "1 hour ago, il y a 1 heure, hace 1 hora"],
    [[25, 0, 10], "14 hours ago, il y a 14 heures, hace 14 horas"],
    [[24, 23, 50], "yesterday, hier, ayer"],
    [[19, 9, 0], "6 days ago, il y a 6 jours, hace 6 días"],
    [[18, 23, 59], "18 Nov 2026, 18 nov. 2026, 18 nov 2026"],
  ];
  for (const [moment, told] of rows)
    assert.equal(
      WRITTEN.map((lang) => plain(ago(new Date(2026, 10, ...moment).getTime(), lang, now))).join(", "),
      told,
    );
  const midnight = new Date(2026, 10, 25, 0, 10).getTime();
  assert.equal(ago(midnight - 20 * 60_000, "en", midnight), "20 minutes ago");
});

test("the language is that of the browser's first tag that is known here, by its whole primary part", () => {
  const wanted = {
    en: [["en-US"], ["arn"], ["frr"], ["esu-US", "esx"], ["enm"], [], ["*", "c", ""], ["zh-Hant"]],
    fr: [["fr"], ["FR-ca"], ["fr_FR"], ["fr-x-private"], ["arn", "frr", "fr-BE"], ["de", "fr", "en"]],
    es: [["es-419"], ["es-Latn-MX-u-nu-latn"]],
    ar: [["ar-MA"], ["arb"], ["arc", "ar"]],
  };
  for (const [lang, lists] of Object.entries(wanted))
    for (const tags of lists) assert.equal(bestLanguage(tags), lang, `${tags}`);
});

test("a name of another direction turns neither its list nor its neighbours; others stand as they are", () => {
  const names = ["أمينة", "Leo", "נועה"];
  assert.equal(listed(names, "en"), `${isolated(names[0])}, Leo and ${isolated(names[2])}`);
  assert.equal(listed(names, "ar"), `${names[0]} و${isolated("Leo")} و${names[2]}`);
  const say = (/** @type {string} */ text, /** @type {Args} */ args) =>
    trial(text).translate(
      "en",
      "trial",
      args,
      "trial",
      names.map((name) => ({ name })),
    );
  assert.equal(say("{ SEATS($who) }: { $n }", { who: [0, 1], n: 4 }), `${isolated(names[0])} and Leo: 4`);
});

test("marks are never put into marks, whatever a sentence is made of", () => {
  const deep = isolated(isolated(`${isolated("c4")} ${isolated("3")}`));
  assert.equal(trimMarks(`${deep}، ${isolated(isolated("Leo"))}`, "rtl"), `${isolated("c4")} 3، ${isolated("Leo")}`);
  assert.equal(trimMarks(`${deep}, ${isolated("Leo")}`, "ltr"), "c4 3, Leo");
  assert.equal(trimMarks(`at ${isolated(`أمينة ${isolated("c4")}`)}`, "ltr"), `at ${isolated("أمينة c4")}`);
});

// Functions in sentences

/** A catalogue with one sentence and one function. @param {string} text */
function trial(text) {
  const translator = new Translator({
    trial: {
      functions: {
        TWICE: (_wording, /** @type {number} */ number) => 2 * number,
        SOME: (_wording, /** @type {string[] | null} */ list) => list?.join("-") ?? "none",
      },
    },
  });
  for (const lang of WRITTEN)
    translator.addLanguage(lang, { [SHARED]: texts[SHARED][lang], trial: `trial = ${text}\ncolor-ochre = ochre` });
  return translator;
}
const AT = [{ name: "Amina" }, { name: "Yusuf" }];

/** A sentence, and after ! how often something was logged. @param {string} text @param {Args} args */
function heard(text, args, lang = "en") {
  const complaints = [];
  const { error } = console;
  console.error = (complaint) => complaints.push(complaint);
  try {
    const sentence = plain(trial(text).translate(lang, "trial", args, "trial", AT));
    return complaints.length ? `${sentence} !${complaints.length}` : sentence;
  } finally {
    console.error = error;
  }
}

test("an argument means what its sentence says it means, whatever it is called", () => {
  assert.equal(heard("{ $cost } for { $cells }", { cost: 5, cells: 4 }), "5 for 4");
  assert.equal(heard("{ SEAT($cost) } and { COLOR($seat) }", { cost: 1, seat: "ochre" }), "Yusuf and ochre");
  const lists = { to: ["a1", "b2"], from: ["ochre", "ochre"] };
  assert.equal(heard("{ CELLS($to) }: { COLORS($from) }", lists), "a1 and b2: ochre ×2");
  assert.equal(heard("{ FACING($constructor) }", { constructor: "north" }), "north");
  const seats = WRITTEN.map((lang) => heard("{ SEATS($all) }", { all: [0, 1] }, lang));
  assert.deepEqual(seats, ["Amina and Yusuf", "Amina et Yusuf", "Amina y Yusuf"]);
});

test("a sentence can choose by what is not there, and by what a function finds", () => {
  const said = (/** @type {string} */ text, /** @type {unknown[]} */ ...values) =>
    values.map((value) => heard(text, { value })).join(", ");
  const chosen = said("{ $value ->\n  [none] Nobody\n *[some] { SEAT($value) }\n  }", null, [], 0);
  assert.equal(chosen, "Nobody, Nobody, Amina");
  const some = "{ SOME($value) ->\n  [none] nothing\n  [a-b] both\n *[a] one\n  }";
  assert.equal(said(some, [], ["a"], ["a", "b"]), "nothing, one, both");
  const told = said("{ TWICE($value) ->\n  [0] none\n  [2] two\n *[other] { TWICE($value) }\n  }", 0, 1, 2);
  assert.equal(told, "none, two, 4");
});

test("what cannot be said is told to the console, and a sensible word on the page", () => {
  assert.equal(heard("{ SEAT($seat) } pays", { seat: 7 }), "Seat 8 pays !1");
  assert.equal(heard("{ SEAT($seat) } pays", { seat: 7 }, "fr"), "Place 8 pays !1");
  for (const seat of [null, ""]) assert.equal(heard("{ SEAT($seat) } pays", { seat }), "– pays !1");
  assert.equal(heard("one { COLOR($color) } cube", { color: "puce" }), "one puce cube !1");
  assert.equal(heard("{ COLORS($colors) }", { colors: 5 }), "5 !1");
  assert.equal(heard("{ CELLS($cells) }", { cells: { a: 1 } }), "1 !1");
  assert.equal(heard("{ $cells } here", { cells: ["a1", "b2"] }), "a1, b2 here !1");
});

test("a refusal is told in the words of the game that refuses, else in those of all games", () => {
  const { trouble } = new PageLanguage(standIn({ translate }), () => ({ language: "en" }));
  /** @param {string} why @param {string} [game] */
  const refused = (why, game) => trouble({ code: "bad-record", args: { why, entry: null, text: "", game } });
  assert.equal(refused("setup-higher", "heaps"), "No heap is higher in this game.");
  for (const game of ["heaps", "a game that the page cannot draw"])
    assert.equal(refused("setup-first", game), "The set-up lets someone begin who is not at the table.");
  assert.equal(refused("not-json"), "This is not a game file.");
});

const seats = [
  { seat: 0, name: "Amina", score: 57 },
  { seat: 1, name: "Yusuf", score: 57 },
  { seat: 2, name: "Inès", score: 1 },
];
/** A position at the end. @param {number[]} winners @returns {View} */
const over = (...winners) => standIn({ seats, result: standIn({ winners }) });
/** @param {number[]} winners */
const won = (...winners) =>
  WRITTEN.map((lang) => {
    /** @type {Say} */
    const say = (key, args) => translate(lang, key, args);
    return plain(say("result-won", victory(over(...winners), say, lang)));
  });

test("who has won is told with the points", () => {
  assert.deepEqual(won(0), [
    "Amina wins with 57 points!",
    "Amina remporte la partie avec 57 points !",
    "¡Gana Amina con 57 puntos!",
  ]);
  for (const one of won(2)) assert.match(one, /Inès.* 1 (point|punto) ?!$/);
  assert.deepEqual(won(0, 1), [
    "Amina and Yusuf share the victory with 57 points each!",
    "Amina et Yusuf se partagent la victoire avec 57 points chacun !",
    "¡Amina y Yusuf comparten la victoria con 57 puntos cada uno!",
  ]);
});

test("who sits there in person and has not won hears place and points as well", () => {
  const ranking = [[1], [0, 2]];
  /** @type {View} */
  const view = standIn({ seats, result: standIn({ winners: [1], ranking }) });
  const own = (/** @type {(string | null)[]} */ ...bots) =>
    ownResults(
      view,
      bots.map((bot) => ({ bot })),
      (key, args) => translate("en", key, args, "", seats),
    );
  assert.deepEqual(own(null, "hard", null), ["Amina: place 2, with 57 points.", "Inès: place 2, with 1 point."]);
  assert.deepEqual(own("hard", null, "hard"), []);
});
