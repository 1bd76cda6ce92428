// Every sentence of every catalogue: the same keys and variables in all languages, formatted without warnings; no key
// missing, none unused. Sentences of whole games are tested in contract.test.mjs.
import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { isDeepStrictEqual } from "node:util";
import { transformSync } from "esbuild";
import { BUILD_KEYS } from "../../js/build/languages.mjs";
import { required } from "../../js/base/lookup.js";
import {
  CATALOGUES,
  choices,
  drawingsOf,
  eachCatalogue,
  files,
  folderOf,
  GAMES,
  keys,
  keysOf,
  parsed,
  pythonOf,
  read,
  ROOT,
  SHARED,
  texts,
  variables,
} from "./catalogues.mjs";

/** What may stand in a line: nothing, a comment, the beginning or the end of a sentence, the rest of one, a variant. */
const LINE = /^(|#.*|[a-zA-Z][\w-]* = .*|\}.*| {4}.*| {3}\*\[.*)$/;

/**
 * The kinds of faults of a catalogue, each with its lines or keys.
 * @type {Record<string, (name: string, lang: string) => string[]>}
 */
const FAULTS = {
  "lines that are not understood": (name, lang) => texts[name][lang].split("\n").filter((line) => !LINE.test(line)),
  "keys that are not read, or there twice": (name, lang) => {
    const written = [...texts[name][lang].matchAll(/^([a-zA-Z][\w-]*) *=/gm)].map(([, key]) => key);
    return written.filter((key, at) => key !== keysOf(name, lang)[at] || written.indexOf(key) !== at);
  },
  "English keys that it lacks": (name, lang) => keysOf(name).filter((key) => !keysOf(name, lang).includes(key)),
  "keys that English lacks": (name, lang) => keysOf(name, lang).filter((key) => !keys[name].has(key)),
  "other variables or choices than in English": (name, lang) => {
    const english = new Map(parsed[name].en.map(({ id, value }) => [id, value]));
    const other = parsed[name][lang].filter(({ id, value }) =>
      [variables, choices].some((find) => !isDeepStrictEqual(find(value), find(english.get(id) ?? ""))),
    );
    return other.map(({ id }) => id);
  },
  "keys that js/locales says already": (name, lang) =>
    name === SHARED ? [] : keysOf(name, lang).filter((key) => keys[SHARED].has(key)),
  // an opponent's is told of it, advice tells the same to a person; nobody is advised to play at random
  "reasons that name somebody whose they are": (name, lang) =>
    parsed[name][lang]
      .filter(({ id, value }) => /^reason-(?!random$)/.test(id) && variables(value).includes("seat"))
      .map(({ id }) => id),
};

test("every line of every catalogue is understood, and all languages have the same keys, variables and choices", () => {
  eachCatalogue((name, lang, path) => {
    for (const [kind, find] of Object.entries(FAULTS)) assert.deepEqual(find(name, lang), [], `${path}: ${kind}`);
  });
});

// Which code uses which key. Sources are compiled by esbuild first, so that templates become "text".concat(...) and
// every string is in quotes.

const SOURCES = [...files("js", ".js"), ...files("tests/tiny/js", ".js")]
  .filter((path) => !path.startsWith(join("js", "build")))
  .map((path) => ({
    path,
    code: transformSync(read(path), { loader: "js", supported: { "template-literal": false } }).code,
  }));
const STRING = /"((?:[^"\\\n]|\\.)*)"|'((?:[^'\\\n]|\\.)*)'/g;
const OPENING = new RegExp(`^(?:${STRING.source})`);

/**
 * The expression that begins at an index, up to a comma or bracket on its own level.
 * @param {string} code
 * @param {number} from
 */
function expression(code, from) {
  let depth = 0;
  for (let at = from; at < code.length; at += 1) {
    const string = /["']/.test(code[at]) && code.slice(at, code.indexOf("\n", at) + 1 || undefined).match(OPENING)?.[0];
    if (string) at += string.length - 1;
    else if (/[([{]/.test(code[at])) depth += 1;
    else if (depth === 0 && /[,;)\]}]/.test(code[at])) return code.slice(from, at);
    else if (/[)\]}]/.test(code[at])) depth -= 1;
  }
  return code.slice(from);
}

/**
 * The strings in an expression, each with whether more is appended: `error-${code}` is "error-" and more.
 * @param {string} code
 */
const strings = (code) =>
  [...code.matchAll(STRING)].map((found) => ({
    text: found[1] ?? found[2],
    more: code.startsWith(".concat(", found.index + found[0].length),
  }));

/**
 * An expression without bracketed and compared parts: `row ? "a" : "b-".concat(c("d"))` keeps "a" and "b-".
 * @param {string} code
 * @returns {string}
 */
function outer(code) {
  const without = code.replace(/[=!]== ("[^"]*"|'[^']*')/g, "").replace(/\((?!\))[^()]*\)/g, "()");
  return without === code ? code : outer(without);
}

/** Expressions used as keys: the first argument of a saying function, or a property `key`. @param {string} code */
function wanted(code) {
  const starts = [...code.matchAll(/\bsay\(|\bsayOf\([^()]*\)\(|\bkey: /g)].map(
    (found) => found.index + found[0].length,
  );
  return starts.flatMap((start) => strings(outer(expression(code, start))));
}

/** The kinds of words looked up by functions: `word("color", key)` is "color-" and more. @param {string} code */
const kinds = (code) => [...code.matchAll(/\bword\("([\w-]+)"/g)].map(([, text]) => ({ text: `${text}-`, more: true }));

/** A list that is joined to a key starts with its prefix. @param {string} code */
const joined = (code) =>
  [...code.matchAll(/\bkey = \["([\w-]+)"\]/g)].map(([, text]) => ({ text: `${text}-`, more: true }));

/** The game that a file belongs to. @param {string} path */
const gameOf = (path) => GAMES.find((game) => path.startsWith(join(folderOf(game), "/"))) ?? null;
/** The catalogues that a file can use: its game's, or for shared files every game's. @param {string} path */
const within = (path) => {
  const own = gameOf(path);
  return (own ? [own] : GAMES).map((game) => new Set([...keys[SHARED], ...keys[game]]));
};

test("each key that the page names has a sentence", () => {
  let named = 0;
  for (const { path, code } of SOURCES)
    for (const { text, more } of wanted(code)) {
      named += 1;
      const found = (/** @type {Set<string>} */ catalogue) =>
        more ? [...catalogue].some((key) => key.startsWith(text)) : catalogue.has(text);
      const enough = more && !gameOf(path) ? "some" : "every"; // a game without options has no option-...
      assert.ok(within(path)[enough](found), `${path} says ${text}${more ? "..." : ""}, which has no sentence`);
    }
  assert.ok(named > 90, `only ${named} keys were found in the sources: are they still written as say("key")?`);
});

// Keys from Python and from the engine's client: the endings of some prefixes, known exactly.

/** The Python under a folder as one text. @param {string} path */
const python = (path) =>
  files(path, ".py")
    .map((name) => read(name))
    .join("\n");
const ENGINE = readdirSync(join(ROOT, "py/jemaa"))
  .filter((name) => name.endsWith(".py") && !/^(arguments|cli|__main__)\.py$/.test(name))
  .map((name) => read("py/jemaa", name))
  .join("\n");
/** The group of a pattern that holds something, of each match. @param {string} text @param {RegExp} pattern */
const all = (text, pattern) =>
  [...text.matchAll(pattern)].map(([, ...found]) => /** @type {string} */ (found.find(Boolean)));
const codes = (/** @type {string} */ text) => all(text, /^ {4}code = "([\w-]+)"/gm);

/** Error codes: Python's classes, `internal`, and those of the engine's client. `bad-record` has sentences
 * of its own. */
function errorCodes() {
  const { code: client } = required(
    SOURCES.find(({ path }) => path.endsWith(join("engine", "client.js"))),
    "client",
  );
  const failing = [...client.matchAll(/(?:#fail|new EngineError)\(/g)].map((found) =>
    expression(client, found.index + found[0].length).replace(/=== "\w+"/g, ""),
  );
  const named = SOURCES.flatMap(({ code }) => all(code, /\bcode: "([\w-]+)"/g));
  const sent = [
    ...codes(ENGINE),
    ...all(ENGINE, /"code": "([\w-]+)"/g),
    ...failing.flatMap((code) => strings(code).map(({ text }) => text)),
    ...named,
  ];
  return sent.filter((code) => !["error", "bad-record"].includes(code));
}

/** Prefixes whose endings Python fills in. @param {string} catalogue @param {string} start @param {string} prefix */
function endingsOf(catalogue, start, prefix) {
  const found = [...keys[catalogue]].filter((key) => key.startsWith(start)).map((key) => key.slice(prefix.length));
  assert.ok(found.length, `no sentence begins with ${start}`);
  return found;
}

/** Keys that `_key("...")` makes in a game's `why.py`. @param {string} game @param {string} source */
function reasons(game, source) {
  const named = [...source.matchAll(/[^\w]_key\(/g)].flatMap((found) =>
    strings(expression(source, found.index + found[0].length).replace(/\{[^{}]*\}/g, "")),
  );
  return named.flatMap(({ text }) => (text.endsWith("-") ? endingsOf(game, `why-${text}`, "why-") : [text]));
}

/** Reasons for BadRecord in Python sources. @param {string} catalogue @param {string} source */
const refusals = (catalogue, source) =>
  [...source.matchAll(/(?:raise|return) BadRecord\(/g)].flatMap((found) => {
    const from = found.index + found[0].length;
    const rest = source.slice(from + expression(source, from).length).slice(0, 40);
    const [, filled] = rest.match(/^, f"([\w-]+)\{/) ?? [];
    return filled ? endingsOf(catalogue, `bad-record-${filled}`, "bad-record-") : all(rest, /^, "([\w-]+)"/g);
  });

/** Shared reasons for refusing a record: any record's, an illegal entry's, and those common to all games. */
const SHARED_REFUSALS = [
  ...refusals(SHARED, ENGINE),
  ...["bad-notation", "illegal-action", "game-over"], // what `Match.play` refuses an entry for
  ...GAMES.flatMap((game) => refusals(game, pythonOf(game))).filter((why) => keys[SHARED].has(`bad-record-${why}`)),
];

/** Prefixes with known endings, in the shared catalogue and in a game's; prompts are collected from whole
 * games below. */
const exact = {
  shared: {
    "error-": errorCodes(),
    "bad-record-": SHARED_REFUSALS,
    "reason-": all(`${python("py/jemaa/bots")}\n${ENGINE}`, /"reason-([\w-]+)"/g),
  },
  game: (/** @type {string} */ game) => {
    const source = pythonOf(game);
    return {
      "event-": all(source, /\btype(?:: |": )Literal\["(\w+)"\]/g),
      "why-": [...all(source, /"why-([\w-]+)"/g), ...reasons(game, source)],
      "reason-": all(source, /"reason-([\w-]+)"/g).filter((why) => !keys[SHARED].has(`reason-${why}`)),
      "bad-record-": refusals(game, source).filter((why) => !SHARED_REFUSALS.includes(why)),
    };
  },
};
/** @param {string} catalogue @returns {Record<string, string[]>} */
const exactOf = (catalogue) => (catalogue === SHARED ? exact.shared : exact.game(catalogue));

test("each key that the engine sends has a sentence", () => {
  for (const catalogue of CATALOGUES)
    for (const [prefix, endings] of Object.entries(exactOf(catalogue))) {
      if (catalogue === SHARED && prefix !== "reason-")
        assert.ok(endings.length > 2, `${catalogue}: the endings of ${prefix} are not found`);
      for (const ending of endings)
        assert.ok(keys[catalogue].has(prefix + ending), `${folderOf(catalogue)} has no ${prefix}${ending}`);
    }
  for (const game of GAMES)
    for (const why of all(pythonOf(game), /\.finish\("([a-z-]+)"|(?<!"rule": )"R\d+", "([\w-]+)"/g)) {
      assert.ok(keys[game].has(`result-${why}`), `${folderOf(game)} has no result-${why}`);
    }
});

/**
 * Whether a game's code has a key's ending as a string: `prompt-take` is `f"prompt-{phase}"` and "take".
 * @param {string} source
 * @param {string} key
 */
const quoted = (source, key) =>
  key.split("-").some((_, at, parts) => source.includes(`"${parts.slice(at).join("-")}"`));

test("each sentence can be said by somebody", async () => {
  for (const catalogue of CATALOGUES) {
    const means = catalogue === SHARED ? [] : Object.values((await drawingsOf(catalogue)).meanings);
    const sent = exactOf(catalogue);
    const heard = SOURCES.filter(({ path }) => catalogue === SHARED || [null, catalogue].includes(gameOf(path)));
    const literal = new Set([
      ...BUILD_KEYS,
      ...means,
      ...heard.flatMap(({ code }) =>
        wanted(code)
          .filter(({ more }) => !more)
          .map(({ text }) => text),
      ),
    ]);
    const prefixes = heard
      .flatMap(({ code }) => [...wanted(code).filter(({ more }) => more), ...joined(code), ...kinds(code)])
      .map(({ text }) => text);
    const open = prefixes.filter((prefix) => prefix.endsWith("-") && !sent[prefix]);
    const own =
      catalogue === SHARED
        ? ""
        : [pythonOf(catalogue), ...heard.filter(({ path }) => gameOf(path)).map(({ code }) => code)].join("\n");
    const unlisted = ["prompt-", ...Object.keys(sent).filter((prefix) => !sent[prefix].length)];
    const known = (/** @type {string} */ key) =>
      Object.entries(sent).some(([prefix, endings]) => endings.some((ending) => prefix + ending === key)) ||
      (catalogue !== SHARED && unlisted.some((prefix) => key.startsWith(prefix)) && quoted(own, key));
    const idle = [...keys[catalogue]].filter(
      (key) => !literal.has(key) && !known(key) && !open.some((prefix) => key.startsWith(prefix)),
    );
    assert.deepEqual(idle, [], `${folderOf(catalogue)}: nothing says these`);
  }
});

// No sentence in code

/** A source's templates as text, with NUL for each expression. @param {string} code */
const templates = (code) =>
  [...code.matchAll(/__template\(/g)].map((found) => {
    const list = expression(code, found.index + found[0].length);
    return strings(list)
      .map(({ text }) => text.replace(/\\[nrt]/g, " "))
      .join("\0");
  });

test("no sentence sits in code", () => {
  const allowed = new Set(["Jemaa"]);
  let seen = 0;
  for (const { path, code } of SOURCES)
    for (const markup of templates(code)) {
      seen += 1;
      const spoken = markup.match(
        /(aria-(label|description|roledescription|valuetext|placeholder)|title|alt|placeholder)=["'][^"'\0]*\p{L}/u,
      );
      assert.equal(spoken, null, `${path}: ${markup}`);
      const visible = markup.replace(/<[^>]*>/g, " ").match(/\p{L}{2,}/gu) ?? [];
      if (/<\w/.test(markup))
        assert.deepEqual(
          visible.filter((word) => !allowed.has(word)),
          [],
          `${path}: ${markup}`,
        );
    }
  assert.ok(seen > 50, `only ${seen} templates were found`);
});
