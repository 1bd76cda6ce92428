// How words are put together outside of a sentence: lists, dates, names of any script, who has won.
import assert from "node:assert/strict";
import { test } from "node:test";
import { createTranslate, dated, LANGUAGES, listed, words } from "../../js/shell/i18n.js";
import { sentence, victory } from "../../js/table/telling.js";
import { GAMES, SHARED, texts } from "./catalogues.mjs";

const translate = createTranslate(texts[SHARED], Object.fromEntries(GAMES.map((name) => [name, { sentences: texts[name] }])));
const plain = (text) => text.replace(/[\u2066-\u2069]/g, "").replace(/[\u00a0\u202f]/g, " ");
const isolated = (text) => `\u2068${text}\u2069`;

test("lists and dates are written as the catalogue of their language is: English as in Britain", () => {
  const names = ["Yusuf", "Inès", "Amina"];
  assert.deepEqual(LANGUAGES.map((lang) => plain(listed(names, lang))), ["Yusuf, Inès and Amina", "Yusuf, Inès et Amina", "Yusuf, Inès y Amina"]);
  const moment = new Date(2026, 10, 21, 15, 0).getTime();
  assert.deepEqual(LANGUAGES.map((lang) => plain(dated(moment, lang))), ["21 Nov 2026, 15:00", "21 nov. 2026, 15:00", "21 nov 2026, 15:00"]);
  assert.equal(plain(translate("en", "fair-number", { amount: 1234.5 })), "1,234.5");
});

test("a name of another direction turns neither its list nor its neighbours", () => {
  const names = ["أمينة", "Leo", "נועה"];
  assert.equal(listed(names, "en"), `${isolated(names[0])}, ${isolated(names[1])} and ${isolated(names[2])}`);
  const seats = names.map((name) => ({ name }));
  const say = (key, args) => translate("en", key, args);
  const { counts } = words({ counts: [{ seat: 0, count: 2 }, { seat: 1, count: 1 }] }, say, seats, "en");
  assert.equal(counts, `${isolated(`${isolated(names[0])} ${isolated(2)}`)} and ${isolated(`${isolated(names[1])} ${isolated(1)}`)}`);
});

const seats = [{ name: "Amina", score: 57 }, { name: "Yusuf", score: 57 }, { name: "Inès", score: 1 }];
const over = (...winners) => ({ seats, result: { winners } });
const won = (...winners) => LANGUAGES.map((lang) => {
  const say = (key, args) => translate(lang, key, args);
  return plain(say("result-won", victory(over(...winners), say, lang)));
});

test("who has won is told with the points", () => {
  assert.deepEqual(won(0), ["Amina wins with 57 points!", "Amina remporte la partie avec 57 points !", "¡Gana Amina con 57 puntos!"]);
  assert.deepEqual(won(2), ["Inès wins with 1 point!", "Inès remporte la partie avec 1 point !", "¡Gana Inès con 1 punto!"]);
  assert.deepEqual(won(0, 1), ["Amina and Yusuf share the victory with 57 points each!", "Amina et Yusuf se partagent la victoire avec 57 points chacun !",
    "¡Amina y Yusuf comparten la victoria con 57 puntos cada cual!"]);
});

test("the sentence of the end tells who has won", () => {
  const board = { told: () => ({}) };
  const table = (view) => ({ board, lang: "en", say: (key, args) => translate("en", key, args, "marrakech"), session: { state: { view } } });
  const ended = { type: "ended", rule: "M17", why: "last-rug" };
  assert.equal(plain(sentence(ended, table(over(0)))), "The last rug is laid: the market closes. Amina wins with 57 points!");
  assert.equal(plain(sentence(ended, table({ seats, result: null }))), "The last rug is laid: the market closes.");
});
