// Every sentence of every catalogue: the same keys and variables in all languages, formatted without warnings; no key
// missing, none unused. Sentences of whole games are tested in contract.test.mjs.
import assert from "node:assert/strict";
import { join } from "node:path";
import { test } from "node:test";
import { isDeepStrictEqual } from "node:util";
import { full } from "acorn-walk";
import { BUILD_KEYS } from "../../js/build/languages.ts";
import { required } from "../../js/base/lookup.ts";
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
  SHARED,
  texts,
  variables,
} from "./catalogues.mjs";
import { program } from "./syntax.mjs";

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

// Which code uses which key

/** @typedef {import("acorn").AnyNode} Node */
/** A text in code, and whether more is put after it: `error-${code}` is "error-" and more. @typedef {{text: string, more: boolean}} Text */

const SOURCES = [...files("js", ".ts", ".js"), ...files("tests/tiny/js", ".js")]
  .filter((path) => !path.startsWith(join("js", "build")))
  .map((path) => {
    /** @type {Node[]} */
    const nodes = [];
    const code = read(path);
    full(program(path, code), (node) => nodes.push(/** @type {Node} */ (node)));
    return { path, code, nodes };
  });

/** The texts that an expression may be: `row ? "a" : `b-${c}`` is "a", or "b-" and more. @param {Node | null | undefined} node @returns {Text[]} */
function textsOf(node) {
  if (node?.type === "Literal") return typeof node.value === "string" ? [{ text: node.value, more: false }] : [];
  if (node?.type === "TemplateLiteral")
    return [{ text: node.quasis[0]?.value.cooked ?? "", more: node.expressions.length > 0 }];
  if (node?.type === "ConditionalExpression") return [...textsOf(node.consequent), ...textsOf(node.alternate)];
  if (node?.type === "LogicalExpression") return [...textsOf(node.left), ...textsOf(node.right)];
  return [];
}

/** The name of what is called, or of a property. @param {Node} node @returns {string} */
const nameOf = (node) =>
  node.type === "MemberExpression"
    ? nameOf(node.property)
    : node.type === "CallExpression"
      ? nameOf(node.callee)
      : "name" in node
        ? String(node.name)
        : "";
/** The first arguments of calls by these names. @param {Node[]} nodes @param {string[]} names */
const given = (nodes, ...names) =>
  nodes.flatMap((node) =>
    (node.type === "CallExpression" || node.type === "NewExpression") && names.includes(nameOf(node.callee))
      ? textsOf(node.arguments[0])
      : [],
  );
/** The values of properties by a name. @param {Node[]} nodes @param {string} name */
const valuesOf = (nodes, name) =>
  nodes.flatMap((node) => (node.type === "Property" && nameOf(node.key) === name ? textsOf(node.value) : []));

/** What is used as a key: the first argument of a saying function, or a property `key`. @param {{nodes: Node[]}} source */
const wanted = ({ nodes }) => [...given(nodes, "say", "sayOf", "about"), ...valuesOf(nodes, "key")];

/** What keys begin with: a kind of words, as in `word("color", key)`, or the first of a list that is joined. @param {{nodes: Node[]}} source */
const begun = ({ nodes }) => {
  const lists = nodes.flatMap((node) =>
    node.type === "VariableDeclarator" && nameOf(node.id) === "key" && node.init?.type === "ArrayExpression"
      ? textsOf(node.init.elements[0])
      : [],
  );
  return [...given(nodes, "word"), ...lists].map(({ text }) => `${text}-`);
};

/** The game that a file belongs to. @param {string} path */
const gameOf = (path) => GAMES.find((game) => path.startsWith(join(folderOf(game), "/"))) ?? null;
/** The catalogues that a file can use: its game's, or for shared files every game's. @param {string} path */
const within = (path) => {
  const own = gameOf(path);
  return (own ? [own] : GAMES).map((game) => new Set([...keys[SHARED], ...keys[game]]));
};

test("each key that the page names has a sentence", () => {
  let named = 0;
  for (const { path, nodes } of SOURCES)
    for (const { text, more } of wanted({ nodes })) {
      named += 1;
      const found = (/** @type {Set<string>} */ catalogue) =>
        more ? [...catalogue].some((key) => key.startsWith(text)) : catalogue.has(text);
      const enough = more && !gameOf(path) ? "some" : "every"; // a game without options has no option-...
      assert.ok(within(path)[enough](found), `${path} says ${text}${more ? "..." : ""}, which has no sentence`);
    }
  assert.ok(named > 90, `only ${named} keys were found in the sources: are they still written as say("key")?`);
});

// Keys from Python and from the engine's client: the endings of some prefixes, known exactly.

/** The wheel as one text, without the games and the command line. */
const ENGINE = files("py/jemaa", ".py")
  .filter((name) => !/\bjemaa\W(games\W\w+\W|cli\W|__main__)/.test(name))
  .map((name) => read(name))
  .join("\n");
/** The group of a pattern that holds something, of each match. @param {string} text @param {RegExp} pattern */
const all = (text, pattern) =>
  [...text.matchAll(pattern)].map(([, ...found]) => /** @type {string} */ (found.find(Boolean)));
const codes = (/** @type {string} */ text) => all(text, /^ {4}code = "([\w-]+)"/gm);

/** Error codes: Python's classes, `internal`, and those of the engine's client. `bad-record` has sentences
 * of its own. */
function errorCodes() {
  const client = required(
    SOURCES.find(({ path }) => path.endsWith(join("engine", "client.ts"))),
    "client",
  );
  const failing = [
    ...given(client.nodes, "fail", "EngineError"),
    ...SOURCES.flatMap(({ nodes }) => valuesOf(nodes, "code")),
  ];
  const sent = [...codes(ENGINE), ...all(ENGINE, /"code": "([\w-]+)"/g), ...failing.map(({ text }) => text)];
  return sent.filter((code) => !["", "error", "bad-record"].includes(code));
}

/** Prefixes whose endings Python fills in. @param {string} catalogue @param {string} start @param {string} prefix */
function endingsOf(catalogue, start, prefix) {
  const found = [...keys[catalogue]].filter((key) => key.startsWith(start)).map((key) => key.slice(prefix.length));
  assert.ok(found.length, `no sentence begins with ${start}`);
  return found;
}

/** Keys that `_key("...")` makes in a game's `illegal_reasons.py`. @param {string} game @param {string} source */
function reasons(game, source) {
  const calls = all(source, /[^\w]_key\(((?:[^()]|\([^()]*\))*)\)/g).map((call) => call.replace(/\{[^{}]*\}/g, ""));
  return calls
    .flatMap((call) => all(call, /"([^"\n]*)"/g))
    .flatMap((text) => (text.endsWith("-") ? endingsOf(game, `why-${text}`, "why-") : [text]));
}

/** Reasons for BadRecord in Python sources: what follows its message. @param {string} catalogue @param {string} source */
const refusals = (catalogue, source) =>
  [...source.matchAll(/(?:raise|return) BadRecord\(\s*(?:f?"[^"\n]*"|\w+),\s*f?"([\w-]+)(["{])/g)].flatMap(
    ([, reason, end]) => (end === "{" ? endingsOf(catalogue, `bad-record-${reason}`, "bad-record-") : [reason]),
  );

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
    "reason-": all(ENGINE, /"reason-([\w-]+)"/g),
  },
  game: (/** @type {string} */ game) => {
    const source = pythonOf(game);
    return {
      "event-": all(source, /\btype(?:: |": )Literal\["(\w+)"\]/g),
      "why-": [...all(source, /"why-([\w-]+)"/g), ...reasons(game, source)],
      "reason-": all(source, /"reason-([\w-]+)"/g).filter((why) => !keys[SHARED].has(`reason-${why}`)),
      "told-": all(source, /"told-([\w-]+)"/g),
      "better-": all(source, /"better-([\w-]+)"/g),
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
    const found = heard.flatMap(wanted);
    const literal = new Set([...BUILD_KEYS, ...means, ...found.flatMap(({ text, more }) => (more ? [] : [text]))]);
    const prefixes = [...found.flatMap(({ text, more }) => (more ? [text] : [])), ...heard.flatMap(begun)];
    const open = prefixes.filter((prefix) => prefix.endsWith("-") && !sent[prefix]);
    const own =
      catalogue === SHARED
        ? ""
        : [pythonOf(catalogue), ...heard.filter(({ path }) => gameOf(path)).map(({ code }) => code)].join("\n");
    const unlisted = ["prompt-", ...Object.keys(sent).filter((prefix) => !sent[prefix].length)];
    const known = (/** @type {string} */ key) =>
      Object.entries(sent).some(([prefix, endings]) => endings.some((ending) => prefix + ending === key)) ||
      (catalogue !== SHARED &&
        unlisted.some((prefix) => key.startsWith(prefix)) &&
        quoted(own, key.replace(/-theirs$/, "")));
    const idle = [...keys[catalogue]].filter(
      (key) => !literal.has(key) && !known(key) && !open.some((prefix) => key.startsWith(prefix)),
    );
    assert.deepEqual(idle, [], `${folderOf(catalogue)}: nothing says these`);
  }
});

// No sentence in code

/** What is said to somebody in an attribute. */
const SPOKEN =
  /(aria-(label|description|roledescription|valuetext|placeholder)|title|alt|placeholder)=["'][^"'\0]*\p{L}/u;

test("no sentence sits in code", () => {
  let seen = 0;
  for (const { path, nodes } of SOURCES)
    for (const node of nodes) {
      if (node.type !== "TaggedTemplateExpression") continue;
      const markup = node.quasi.quasis.map(({ value }) => value.cooked).join("\0");
      assert.doesNotMatch(markup, SPOKEN, path);
      const visible = markup.replace(/<[^>]*>/g, " ").match(/\p{L}{2,}/gu) ?? [];
      if (/<\w/.test(markup))
        assert.deepEqual(
          visible.filter((word) => word !== "Jemaa"),
          [],
          `${path}: ${markup}`,
        );
      seen += 1;
    }
  assert.ok(seen > 50, `only ${seen} templates were found`);
});
