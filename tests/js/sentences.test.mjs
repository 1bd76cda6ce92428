// Every sentence of every catalogue: the same keys and variables in all languages, formatted without an error, none
// missing and none that nothing can say. The last part plays whole games and says everything that they bring.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { FluentResource } from "@fluent/bundle";
import { transformSync } from "esbuild";
import { createTranslate, LANGUAGES, PSEUDO, words } from "../../js/shell/i18n.js";

const ROOT = join(dirname(fileURLToPath(import.meta.url)), "../..");
const read = (...path) => readFileSync(join(ROOT, ...path), "utf8");
const folders = (path) => readdirSync(join(ROOT, path), { withFileTypes: true }).filter((entry) => entry.isDirectory()).map(({ name }) => name);
const files = (path, ending) => readdirSync(join(ROOT, path), { recursive: true }).map(String).filter((name) => name.endsWith(ending)).map((name) => join(path, name));

// The catalogues: texts[""] is the shared one, the others are the games'.

const GAMES = folders("js/games");
const SHARED = "";
const CATALOGUES = [SHARED, ...GAMES];
const ALL = [...LANGUAGES, PSEUDO];
const folderOf = (catalogue) => (catalogue === SHARED ? "js/locales" : `js/games/${catalogue}`);
const byLanguage = (make) => Object.fromEntries(LANGUAGES.map((lang) => [lang, make(lang)]));
const texts = Object.fromEntries(CATALOGUES.map((name) => [name, byLanguage((lang) => read(folderOf(name), `${lang}.ftl`))]));
const parsed = Object.fromEntries(CATALOGUES.map((name) => [name, byLanguage((lang) => new FluentResource(texts[name][lang]).body)]));
const keysOf = (name, lang = "en") => parsed[name][lang].map(({ id }) => id);
const keys = Object.fromEntries(CATALOGUES.map((name) => [name, new Set(keysOf(name))]));
const say = createTranslate(texts[SHARED], Object.fromEntries(GAMES.map((name) => [name, { sentences: texts[name] }])));
const eachCatalogue = (check) => CATALOGUES.forEach((name) => LANGUAGES.forEach((lang) => check(name, lang, `${folderOf(name)}/${lang}.ftl`)));

/** Walk through a parsed pattern. */
function* parts(pattern) {
  if (Array.isArray(pattern)) for (const part of pattern) yield* parts(part);
  else if (pattern && typeof pattern === "object") {
    yield pattern;
    yield* parts(pattern.selector ?? null);
    for (const inner of [...(pattern.args ?? []), ...(pattern.variants ?? [])]) yield* parts(inner.value ?? inner);
  }
}
const variables = (pattern) => [...new Set([...parts(pattern)].filter(({ type }) => type === "var").map(({ name }) => name))].sort();
const selects = (pattern) => [...parts(pattern)].filter(({ type }) => type === "select");
const variantKeys = ({ variants }) => variants.map(({ key }) => String(key.value));
const PLURALS = ["zero", "one", "two", "few", "many", "other"];
const isPlural = (select) => variantKeys(select).every((key) => PLURALS.includes(key) || /^\d+$/.test(key));
/** The words among which a sentence chooses, by variable: plural forms are each language's own. */
const choices = (pattern) => Object.fromEntries(selects(pattern).filter((select) => !isPlural(select))
  .map((select) => [select.selector.name, variantKeys(select).sort()]));

test("every line of every catalogue is understood, and no key is there twice", () => {
  eachCatalogue((name, lang, path) => {
    const written = [...texts[name][lang].matchAll(/^([a-zA-Z][\w-]*) *=/gm)].map(([, key]) => key);
    assert.deepEqual(keysOf(name, lang), written, path);
    assert.equal(new Set(written).size, written.length, `${path}: a key is there twice`);
    const odd = texts[name][lang].split("\n").filter((line) => !/^(|#.*|[a-zA-Z][\w-]* = .*|\}.*|    .*|   \*\[.*)$/.test(line));
    assert.deepEqual(odd, [], path);
  });
});

test("all languages have the same keys, variables and choices", () => {
  eachCatalogue((name, lang, path) => {
    assert.deepEqual(keysOf(name, lang).sort(), keysOf(name).sort(), path);
    const english = new Map(parsed[name].en.map(({ id, value }) => [id, value]));
    for (const { id, value } of parsed[name][lang]) {
      assert.deepEqual(variables(value), variables(english.get(id)), `${path}: variables of ${id}`);
      assert.deepEqual(choices(value), choices(english.get(id)), `${path}: choices of ${id}`);
    }
  });
});

test("a game's catalogue says nothing that the shared one says", () => {
  for (const game of GAMES) assert.deepEqual(keysOf(game).filter((key) => keys[SHARED].has(key)), [], game);
});

// Formatting

/** What the page may hand over for each variable, as the engine sends it; another variable is a mistake. */
const NUMBERS = [0, 1, 2, 3, 5, 21, 1000];
const SAMPLES = {
  seat: [0, 1], from: [0], to: [1], color: ["terracotta", "saffron", "majorelle", "mint", "aubergine"],
  facing: ["north", "east", "south", "west"], squares: [["c4"], ["c4", "c5"]],
  square: ["a7"], start: ["g1"], what: ["c4–c5"], cell: ["c4"], by: ["left"], on: ["bare"], why: ["last-rug"],
  name: ["Inès"], names: ["Amina", "Amina, Yusuf"], game: ["Marrakech"], version: ["1.2.3"], text: ["lay z9-z8"],
  corner: ["nw", "ne", "sw", "se"], second: ["nw", "se"], space: ["c3.nw"], beside: ["d3", "d3.nw"], spaces: [["c3.ne"], ["c3.ne", "d3.nw"]],
  stall: ["c3"], target: ["d3"], line: ["1", "a"], lines: [["1", "4"], ["a", "c"]], one: ["1"], other: ["4"], seats: [[0], [0, 1]], owner: [1],
  colors: [["black"], ["green", "green"], ["black", "green", "orange"]], paid: [["black", "black"]], cost: [["black", "green"]], missing: [["purple"]],
  counts: [[{ seat: 0, count: 2 }], [{ seat: 1, count: 2 }, { seat: 0, count: 1 }]], place: [1, 2, 3], vp: [1, 2, 5], coins: [0, 1, 3],
  round: [1, 12], pass: [0, 1, 2], open: [0, 1, 5, 25], roof: [1, 5], before: [0, 21], after: [0, 21], lost: [0, 1, 6],
  axis: ["rows"], item: ["coin"], kind: ["assistant"], reason: ["scout"], tied: [true], forced: [false], gained: [["coin", "bodyguard"]],
  edge: ["bottom edge"], number: [1, 5], count: NUMBERS, amount: NUMBERS, juice: [0, 4], steps: [1, 4], ply: [1, 240], entry: [1, 240], weight: [1, 2], of: [6], out: [1, 6],
  owed: NUMBERS, rule: ["M8"], rent: [0, 0.8, 12.5], loaded: [0, 5.25], total: [13.1],
  came: NUMBERS, refused: NUMBERS, done: NUMBERS, mega: [0, 0.04, 21.5],
};
const SEATS = [{ name: "Amina" }, { name: "Inès de l’Oued" }];
const LONGER = 1.3;

/** Say a sentence and count any complaint as a failure. */
function said(lang, key, args, game, seats = SEATS) {
  const complaints = [];
  const silenced = console.error;
  console.error = (complaint) => complaints.push(complaint);
  try {
    const own = (word, more) => say(lang, word, more, game);
    const sentence = own(key, words(args, own, seats, lang));
    assert.deepEqual(complaints, [], `${key} in ${lang} with ${JSON.stringify(args)}`);
    assert.match(sentence, /[^\s\u2068\u2069]/, `${key} in ${lang} says nothing`);
    assert.doesNotMatch(sentence, /undefined|NaN|\[object|[{}]/, `${key} in ${lang}`);
    return sentence;
  } finally {
    console.error = silenced;
  }
}

/** A choice between `none` and `some` is whether there is such a thing at all. @param {string[]} [words] */
const maybe = (words) => words?.join(" ") === "none some";

/** All sets of arguments that a sentence is tried with: every word it chooses among, every sample otherwise. */
function trials(id, pattern) {
  const words = choices(pattern);
  return variables(pattern).reduce((sets, name) => {
    assert.ok(SAMPLES[name], `nobody has said what $${name} of ${id} may be: add samples of it`);
    const values = maybe(words[name]) ? [null, ...SAMPLES[name]] : words[name] ?? SAMPLES[name];
    return sets.flatMap((set) => values.map((value) => ({ ...set, [name]: value })));
  }, [{}]);
}

test("every sentence can be said in every language", () => {
  for (const name of CATALOGUES) for (const lang of ALL) for (const { id, value } of parsed[name][lang === PSEUDO ? "en" : lang]) {
    for (const args of trials(id, value)) said(lang, id, args, name);
  }
});

test("the pseudo-language is longer than English wherever English says more than a number", () => {
  const length = (text) => text.replace(/[\u2068\u2069]/g, "").length;
  const plain = CATALOGUES.flatMap((name) => parsed[name].en.filter(({ value }) => typeof value === "string").map(({ id }) => [name, id]));
  assert.ok(plain.length > 100);
  for (const [name, id] of plain) assert.ok(length(said(PSEUDO, id, {}, name)) >= LONGER * length(said("en", id, {}, name)), id);
});

test("each language is set as its readers expect", () => {
  const faults = {
    en: [/'/, / [:;!?]/],
    fr: [/'/, / [:;!?»]/, /[^\s\u00a0\d/][:;!?](?=\s|$)/, /« /],
    es: [/'/, / [:;!?]/],
  };
  eachCatalogue((name, lang, path) => {
    const plain = texts[name][lang].split("\n").filter((line) => !line.startsWith("#")).map((line) => line.replace(/\{[^}]*->/, "").replace(/\{[^}]*\}/g, "x"));
    for (const line of plain) {
      for (const fault of faults[lang]) assert.doesNotMatch(line, fault, `${path}: ${line}`);
      const count = (mark) => line.split(mark).length;
      if (lang === "es") assert.deepEqual([count("¿"), count("¡")], [count("?"), count("!")], `${path}: ${line}`);
    }
  });
});

test("each section of a game's rules has a title and a text, and none is left out", () => {
  for (const game of GAMES) for (const lang of LANGUAGES) {
    const sections = said(lang, "rules-sections", {}, game).split(/\s+/);
    const wanted = sections.flatMap((section) => [`rules-${section}`, `rules-${section}-text`]);
    const there = keysOf(game, lang).filter((key) => key.startsWith("rules-") && !["rules-title", "rules-sections"].includes(key));
    assert.deepEqual(there.sort(), wanted.sort(), `${game} in ${lang}`);
  }
});

// Who says what. The sources are read after esbuild has written templates as "text".concat(...), so that what is
// between quotes is a string, and nothing else is.

const SOURCES = files("js", ".js").filter((path) => !path.startsWith(join("js", "build")))
  .map((path) => ({ path, code: transformSync(read(path), { loader: "js", supported: { "template-literal": false } }).code }));
const STRING = /"((?:[^"\\\n]|\\.)*)"|'((?:[^'\\\n]|\\.)*)'/g;
const OPENING = new RegExp(`^(?:${STRING.source})`);

/** The expression that begins at an index and ends before a comma or a bracket of its own level. */
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

/** The strings of some code, each with whether more is added to it: `error-${code}` is "error-" and more. */
const strings = (code) => [...code.matchAll(STRING)].map((found) =>
  ({ text: found[1] ?? found[2], more: code.startsWith(".concat(", found.index + found[0].length) }));

/** An expression without what stands in brackets or is only compared: `row ? "a" : "b-".concat(c("d"))` keeps "a" and "b-". */
function outer(code) {
  const without = code.replace(/[=!]== ("[^"]*"|'[^']*')/g, "").replace(/\((?!\))[^()]*\)/g, "()");
  return without === code ? code : outer(without);
}

/** What stands where a key is wanted: the first argument of a saying function, or a property `key`. */
function wanted(code) {
  const starts = [...code.matchAll(/\bsay\(|\bsayOf\([^()]*\)\(|\bkey: /g)].map((found) => found.index + found[0].length);
  return starts.flatMap((start) => strings(outer(expression(code, start))));
}

/** A list that is joined to a key begins with its first part. */
const joined = (code) => [...code.matchAll(/\bkey = \["([\w-]+)"\]/g)].map(([, text]) => ({ text: `${text}-`, more: true }));

const gameOf = (path) => GAMES.find((game) => path.startsWith(join("js/games", game, "/"))) ?? null;
/** Where a sentence asked for by a file may stand: a game's file has its own catalogue, the page has every game's. */
const within = (path) => (gameOf(path) ? [gameOf(path)] : GAMES).map((game) => new Set([...keys[SHARED], ...keys[game]]));

test("each key that the page names has a sentence", () => {
  let named = 0;
  for (const { path, code } of SOURCES) for (const { text, more } of wanted(code)) {
    named += 1;
    const found = (catalogue) => (more ? [...catalogue].some((key) => key.startsWith(text)) : catalogue.has(text));
    const enough = more && !gameOf(path) ? "some" : "every"; // a game without options has no option-...
    assert.ok(within(path)[enough](found), `${path} says ${text}${more ? "..." : ""}, which has no sentence`);
  }
  assert.ok(named > 90, `only ${named} keys were found in the sources: are they still written as say("key")?`);
});

// What Python and the worker's keeper send: the endings of some keys, known exactly.

const python = (path) => files(path, ".py").map((name) => read(name)).join("\n");
const ENGINE = readdirSync(join(ROOT, "py/jemaa")).filter((name) => name.endsWith(".py") && !/^(cli|__main__)\.py$/.test(name)).map((name) => read("py/jemaa", name)).join("\n");
const all = (text, pattern) => [...text.matchAll(pattern)].map(([, ...found]) => found.find(Boolean));
const codes = (text) => all(text, /^    code = "([\w-]+)"/gm);

/** Codes of errors: Python's classes, a defect, and what the page says of a worker that fails. `bad-record` has sentences of its own. */
function errorCodes() {
  const client = SOURCES.find(({ path }) => path.endsWith(join("engine", "client.js"))).code;
  const failing = [...client.matchAll(/(?:#fail|new EngineError)\(/g)].map((found) => expression(client, found.index + found[0].length).replace(/=== "\w+"/g, ""));
  const named = SOURCES.flatMap(({ code }) => all(code, /\bcode: "([\w-]+)"/g));
  const sent = [...codes(ENGINE), ...all(ENGINE, /"code": "([\w-]+)"/g), ...failing.flatMap((code) => strings(code).map(({ text }) => text)), ...named];
  return sent.filter((code) => !["error", "bad-record"].includes(code));
}

/** Where Python fills in the end of a key, whatever sentences there are. @param {string} catalogue @param {string} start */
function endingsOf(catalogue, start, prefix) {
  const found = [...keys[catalogue]].filter((key) => key.startsWith(start)).map((key) => key.slice(prefix.length));
  assert.ok(found.length, `no sentence begins with ${start}`);
  return found;
}

/** Keys of a game's `why.py` that `_key("...")` makes. @param {string} game @param {string} source */
function reasons(game, source) {
  const named = [...source.matchAll(/[^\w]_key\(/g)].flatMap((found) => strings(expression(source, found.index + found[0].length).replace(/\{[^{}]*\}/g, "")));
  return named.flatMap(({ text }) => (text.endsWith("-") ? endingsOf(game, `why-${text}`, "why-") : [text]));
}

/** Reasons why a record is refused: named by BadRecord, or the code of the entry that cannot be played. */
function recordReasons() {
  const sources = `${ENGINE}\n${python("py/jemaa/games")}`;
  const raised = [...sources.matchAll(/raise BadRecord\(/g)].flatMap((found) => {
    const message = expression(sources, found.index + found[0].length);
    const rest = sources.slice(found.index + found[0].length + message.length, found.index + found[0].length + message.length + 40);
    const [, filled] = rest.match(/^, f"([\w-]+)\{/) ?? [];
    return filled ? endingsOf(SHARED, `bad-record-${filled}`, "bad-record-") : all(rest, /^, "([\w-]+)"/g);
  });
  return [...raised, ...codes(read("py/jemaa/errors.py"))].filter((why) => !["error", "bad-record"].includes(why));
}

/** Prefixes whose endings are known, in the shared catalogue and in a game's; prompts are counted in whole games below. */
const exact = {
  shared: { "error-": errorCodes(), "bad-record-": recordReasons(), "reason-": all(python("py/jemaa/bots"), /"reason-([\w-]+)"/g) },
  game: (game) => {
    const source = python(`py/jemaa/games/${game}`);
    return {
      "event-": [...all(source, /^[A-Z_]+: Final = "(\w+)"/gm), ...all(source, /"type": "(\w+)"/g)],
      "why-": [...all(source, /"why-([\w-]+)"/g), ...reasons(game, source)],
      "reason-": all(source, /"reason-([\w-]+)"/g),
    };
  },
};
const exactOf = (catalogue) => (catalogue === SHARED ? exact.shared : exact.game(catalogue));

test("each key that the engine sends has a sentence", () => {
  for (const catalogue of CATALOGUES) for (const [prefix, endings] of Object.entries(exactOf(catalogue))) {
    if (prefix !== "reason-") assert.ok(endings.length > 2, `${catalogue}: the endings of ${prefix} are not found`);
    for (const ending of endings) assert.ok(keys[catalogue].has(prefix + ending), `${folderOf(catalogue)} has no ${prefix}${ending}`);
  }
  for (const game of GAMES) for (const why of all(python(`py/jemaa/games/${game}`), /_end\("([\w-]+)"\)|\.end\("R\d+", "([\w-]+)"/g)) {
    assert.ok(keys[game].has(`result-${why}`), `js/games/${game} has no result-${why}`);
  }
});

test("each sentence can be said by somebody", () => {
  for (const catalogue of CATALOGUES) {
    const sent = exactOf(catalogue);
    const heard = SOURCES.filter(({ path }) => catalogue === SHARED || [null, catalogue].includes(gameOf(path)));
    const literal = new Set(heard.flatMap(({ code }) => wanted(code).filter(({ more }) => !more).map(({ text }) => text)));
    const prefixes = heard.flatMap(({ code }) => [...wanted(code).filter(({ more }) => more), ...joined(code)]).map(({ text }) => text);
    const open = prefixes.filter((prefix) => prefix.endsWith("-") && !sent[prefix]);
    const known = (key) => key.startsWith("prompt-") || Object.entries(sent).some(([prefix, endings]) => endings.some((ending) => prefix + ending === key));
    const idle = [...keys[catalogue]].filter((key) => !literal.has(key) && !known(key) && !open.some((prefix) => key.startsWith(prefix)));
    assert.deepEqual(idle, [], `${folderOf(catalogue)}: nothing says these`);
  }
});

// No sentence in code

/** The templates of a source as text, a NUL where something is put in. */
const templates = (code) => [...code.matchAll(/__template\(/g)].map((found) => {
  const list = expression(code, found.index + found[0].length);
  return strings(list).map(({ text }) => text.replace(/\\[nrt]/g, " ")).join("\0");
});

test("no sentence sits in code", () => {
  const allowed = new Set(["Jemaa"]);
  let seen = 0;
  for (const { path, code } of SOURCES) for (const markup of templates(code)) {
    seen += 1;
    const spoken = markup.match(/(aria-(label|description|roledescription|valuetext|placeholder)|title|alt|placeholder)=["'][^"'\0]*\p{L}/u);
    assert.equal(spoken, null, `${path}: ${markup}`);
    const visible = markup.replace(/<[^>]*>/g, " ").match(/\p{L}{2,}/gu) ?? [];
    if (/<\w/.test(markup)) assert.deepEqual(visible.filter((word) => !allowed.has(word)), [], `${path}: ${markup}`);
  }
  assert.ok(seen > 50, `only ${seen} templates were found`);
});

// Whole games, said aloud

const PLAY = `
import itertools, json, random
from jemaa.bridge import dispatch

def ask(do, **arguments):
    reply = json.loads(dispatch(json.dumps({"id": 0, "do": do, **arguments})))
    assert "error" not in reply, reply
    return reply

def play(game, count, options, seed, actions):
    drawn = random.Random(seed)
    each = game["colors_each"][str(count)]
    colors = [game["colors"][seat * each:seat * each + each] for seat in range(count)]
    players = [{"name": f"N{seat}", "color": own if each > 1 else own[0]} for seat, own in enumerate(colors)]
    view = ask("new", game=game["game"], players=players, options=options, seed=f"s{seed}", bots={"0": game["bots"][0]})["view"]
    squares = sorted({pick for picks in actions.values() for pick in picks})
    while view["to_act"] != "over":
        heard = {"view": view, "whys": [ask("why", picks=[drawn.choice(squares)])["why"]], "foreseen": {}, "reason": None}
        if view["to_act"] == 0 and view["ply"] < 9:
            while heard["reason"] is None:
                heard["reason"] = ask("think", seat=0).get("reason")
        choice = "null" if view["to_act"] == "chance" else drawn.choice(view["choices"])
        heard["foreseen"][choice] = ask("preview", action=None if choice == "null" else choice)["forecast"]
        reply = ask("roll") if choice == "null" else ask("play", action=choice)
        yield {**heard, "events": reply["events"]}
        view = reply["view"]
    yield {"view": view, "whys": [ask("why", picks=[squares[0]])["why"]], "foreseen": {}, "reason": None, "events": []}

told = []
for game in ask("games")["games"]:
    actions = ask("actions", game=game["game"])["actions"]
    defaults = {name: option["default"] for name, option in game["options"].items()}
    others = [{**defaults, name: value} for name, option in game["options"].items() for value in option["values"] if value != option["default"]]
    least, most = game["seats"]
    steps = [step for count in range(least, most + 1) for seed, options in enumerate([defaults, *others]) for step in play(game, count, options, seed, actions)]
    told.append({"facts": game, "actions": actions, "steps": steps})
print(json.dumps(told))
`;

/** Random games of every sort, as the engine tells them. */
function played() {
  const own = join(ROOT, ".venv/bin/python");
  const env = { ...process.env, PYTHONPATH: join(ROOT, "py"), PYTHONDONTWRITEBYTECODE: "1" };
  return JSON.parse(execFileSync(existsSync(own) ? own : "python3", ["-c", PLAY], { cwd: ROOT, env, encoding: "utf8", maxBuffer: 1 << 30 }));
}

/** As many choices are said. */
const MANY = 60;

/** What a position makes the page say: prompt, reasons, names of cells and handles, forecasts, facts. */
function sentences(board, actions, { view, whys, foreseen, reason, events }) {
  const lit = new Set(view.choices.flatMap((choice) => actions[choice]));
  const ui = { lit, picked: [], preview: null, forecasts: {}, forecast: null, frame: null };
  const [choice, forecast] = Object.entries(foreseen)[0] ?? [];
  const known = { preview: { forecast }, forecasts: { [choice]: forecast }, forecast };
  const happened = events.map((event) => ({ key: `event-${event.type}`, args: event }));
  const result = view.result ? [{ key: `result-${view.result.why}`, args: {} }, ...view.result.ties.map((seats) => ({ key: "result-tie", args: { seats } }))] : [];
  return [view.prompt, ...whys, reason, ...happened, ...result, ...board.foretold(view, known),
    ...[...view.choices.slice(0, MANY), ...view.outcomes.map(({ action }) => action)].map(board.choice), ...[...board.cells(view), ...board.handles(view, ui)].map(({ label }) => label), ...view.seats.flatMap(board.facts).map(({ key }) => ({ key, args: {} }))].filter(Boolean);
}

test("whatever a whole game brings can be said in every language", async () => {
  const told = played().filter(({ facts }) => GAMES.includes(facts.game));
  assert.deepEqual(told.map(({ facts }) => facts.game).sort(), [...GAMES].sort());
  for (const { facts, actions, steps } of told) {
    const board = await import(`../../js/games/${facts.game}/board.js`);
    const heard = new Map();
    for (const step of steps) for (const { key, args } of sentences(board, actions, step)) {
      heard.set(`${key} ${JSON.stringify({ ...args, path: 0 })}`, { key, args, seats: step.view.seats });
    }
    for (const { key, args, seats } of heard.values()) for (const lang of ALL) said(lang, key, args, facts.game, seats);
    const options = Object.entries(facts.options).flatMap(([name, { values }]) => [`option-${name}`, ...values.map((value) => `option-${name}-${value}`)]);
    const verbs = Object.keys(actions).map((action) => `action-${action.split(" ")[0]}`);
    const there = [...options, ...verbs, ...facts.colors.map((color) => `color-${color}`), ...facts.bots.map((bot) => `level-${bot}`)];
    assert.deepEqual(there.filter((key) => !keys[facts.game].has(key) && !keys[SHARED].has(key)), [], facts.game);
    const asked = new Set(steps.map(({ view }) => view.prompt.key));
    assert.deepEqual(keysOf(facts.game).filter((key) => key.startsWith("prompt-")).sort(), [...asked].sort(), `${facts.game}: prompts`);
    assert.deepEqual(keysOf(facts.game).filter((key) => key.startsWith("option-") && !options.includes(key)), [], facts.game);
    assert.ok(heard.size > 500, `${heard.size} different sentences were heard`);
  }
});
