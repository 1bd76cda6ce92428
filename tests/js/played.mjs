// Whole games as the engine tells them.
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./catalogues.mjs";

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

/** Run some Python beside the engine, and read what it prints. @param {string} code */
function engine(code) {
  const own = join(ROOT, ".venv/bin/python");
  const env = { ...process.env, PYTHONPATH: join(ROOT, "py"), PYTHONDONTWRITEBYTECODE: "1" };
  return JSON.parse(execFileSync(existsSync(own) ? own : "python3", ["-c", code], { cwd: ROOT, env, encoding: "utf8", maxBuffer: 1 << 30 }));
}

/** Random games of every sort, as the engine tells them. */
export const played = () => engine(PLAY);

const REPLAY = `
import json
from pathlib import Path
from jemaa.bridge import dispatch

lines = [line for path in sorted(Path("tests/golden").glob("*.trace.jsonl")) for line in path.read_text().splitlines()]
records = [json.loads(line)["record"] for line in lines]
opened = [json.loads(dispatch(json.dumps({"id": 0, "do": "open", "record": record}))) for record in records]
told = [{"game": record["game"], "view": reply["view"], "events": [event for entry in reply["entries"] for event in entry["events"]]}
        for record, reply in zip(records, opened, strict=True)]
print(json.dumps(told))
`;

const LONGEST_STORY = `
from jemaa.bridge import MOST_SINCE

print(MOST_SINCE)
`;

/** How many entries of a story the engine tells at once. */
export const longestStory = () => engine(LONGEST_STORY);

/** What happened in each golden game, and how it stood at the end. */
export const golden = () => engine(REPLAY);
