// Whole games, played by the Python engine: random games of every game found, and golden ones.
import { engine } from "./engine.mjs";

/** @typedef {import("../../js/engine/shapes.ts").Event} Event */
/** @typedef {import("../../js/engine/shapes.ts").Sentence} Sentence */
/** @typedef {import("../../js/engine/shapes.ts").View} View */
/**
 * A position of a game, and the action that was played there.
 * @typedef {object} Step
 * @property {View} view
 * @property {string | null} action null at the end
 * @property {Event[]} events of the action
 * @property {import("../../js/game-api/board.ts").PreviewOf | null} preview of the action; null at the end
 * @property {(Sentence | null)[]} whys the bridge's replies to taps at random
 * @property {Sentence | null} reason an opponent's, early in a game
 * @property {Record<string, unknown>} facts what the engine answers about some place, by question; at some positions
 * @property {import("../../js/engine/shapes.ts").Die[]} [dice] at the end: the dice, with what each roll could have brought
 */
/**
 * A game, the picks of its actions, and matches of it.
 * @typedef {{facts: import("../../js/engine/shapes.ts").GameFacts, actions: Record<string, string[]>, games: Step[][]}} Played
 */

/** The tests' tiny games are among them. */
const ASK = `
import itertools, json, random
from pathlib import Path
import jemaa.games
jemaa.games.__path__.append(str(Path("tests/tiny/py/jemaa/games").resolve()))
jemaa.games.GAMES.__init__()
from jemaa.bridge.questions import questions
from jemaa.bridge import dispatch

def answer(do, **arguments):
    return json.loads(dispatch(json.dumps({"id": 0, "do": do, **arguments})))

def ask(do, **arguments):
    reply = answer(do, **arguments)
    assert "error" not in reply, reply
    return reply

def seated(game, count):
    each = game["colors_each"][str(count)]
    colors = [game["colors"][seat * each:seat * each + each] for seat in range(count)]
    return [{"name": f"N{seat}", "color": own if each > 1 else own[0]} for seat, own in enumerate(colors)]

def golden():
    paths = sorted(Path("tests/golden").glob("*.trace.jsonl"))
    return [[json.loads(line)["record"] for line in path.read_text().splitlines()] for path in paths]
`;

const PLAY = `${ASK}
def facts(view, place):
    """Ask all that can be asked, once in a while."""
    asked = questions(view["game"]) if view["ply"] % 7 == 0 else ()
    return {about: ask("inspect", about=about, of=place)["facts"] for about in asked}

def heard(view, drawn, squares):
    step = {"facts": facts(view, drawn.choice(squares).split(":")[-1][:2]), "view": view, "whys": [ask("why", picks=[drawn.choice(squares)])["why"]], "preview": None, "reason": None, "action": None, "events": []}
    if view["to_act"] == 0 and view["ply"] < 9:
        ask("seat", seat=0, bot="random")
        while step["reason"] is None:
            step["reason"] = ask("think", seat=0).get("reason")
        ask("seat", seat=0, bot=None)
    return step

def steps(opened, actions, seed, log=None):
    """Play a log, or by chance to the end: each position, what was done there and what happened."""
    drawn, view = random.Random(seed), opened["view"]
    squares = sorted({pick for picks in actions.values() for pick in picks})
    while view["to_act"] != "over":
        step = heard(view, drawn, squares)
        rolls = view["to_act"] == "chance"
        choice = log[view["ply"]] if log else None if rolls else drawn.choice(view["choices"])
        previewed = ask("preview", action=None if rolls else choice)
        step["preview"] = {name: previewed[name] for name in ("view", "events", "forecast")}
        reply = ask("roll") if choice is None else ask("play", action=choice)
        yield {**step, "action": reply["action"], "events": reply["events"]}
        view = reply["view"]
    yield {**heard(view, drawn, squares), "dice": ask("rolls", forecasts=True)["dice"]}

def begun(game, count, options, seed):
    return ask("new", game=game["game"], players=seated(game, count), options=options, seed=f"s{seed}")

def replayed(record):
    return ask("open", record={**record, "log": []})

told = []
for game in ask("games")["games"]:
    actions = ask("actions", game=game["game"])["actions"]
    defaults = {name: option["default"] for name, option in game["options"].items()}
    others = [{**defaults, name: value} for name, option in game["options"].items() for value in option["values"] if value != option["default"]]
    least, most = game["seats"]
    played = [list(steps(begun(game, count, options, seed), actions, seed)) for count in range(least, most + 1) for seed, options in enumerate([defaults, *(others if count == most else [])])]
    records = [record for record, *_ in golden() if record["game"] == game["game"]]
    again = [list(steps(replayed(record), actions, 0, record["log"])) for record in records]
    told.append({"facts": game, "actions": actions, "games": [*played, *again]})
print(json.dumps(told))
`;

/** Random games of every kind and a golden one of each, position by position. @returns {Played[]} */
export const played = () => engine(PLAY);

const REPLAY = `${ASK}
opened = [(record, ask("open", record=record)) for records in golden() for record in records]
print(json.dumps([{"game": record["game"], "view": reply["view"], "events": [event for entry in reply["entries"] for event in entry["events"]]}
                  for record, reply in opened]))
`;

/** The events of each golden game, and its end. @returns {{game: string, view: View, events: Event[]}[]} */
export const golden = () => engine(REPLAY);

const TEACH = (/** @type {unknown} */ taught) => `${ASK}
def open_now(view):
    return [outcome["action"] for outcome in view["outcomes"]] if view["to_act"] == "chance" else view["choices"]

def is_of(action, wanted):
    return action.startswith(wanted) and not action[len(wanted):][:1].isalnum()

class Walk:
    """One way through a lesson, and how often a person taps; whatever leaves the rules fails."""

    def __init__(self, game, taught, lesson, actions):
        record = {"format": "jemaa-record", "version": 1, "game": game, "options": taught.get("options", {}), "players": taught["players"], "setup": {"position": lesson["position"]}, "log": [], "seed": "lesson"}
        self.lesson, self.actions, self.taps, self.faults, self.events = lesson, actions, 0, [], []
        self.view = ask("open", record=record)["view"]

    def play(self, action):
        assert action in open_now(self.view), f"{action} is not legal after {self.view['ply']} entries"
        reply = ask("play", action=action)
        self.view, self.events = reply["view"], reply["events"]

    def tap(self, action):
        """What a person taps who taps every part: a placement is confirmed as well."""
        picks = 1 if self.view["to_act"] == "chance" else len(self.actions[action])
        self.taps += picks + (picks > 1)
        self.play(action)

    def steps(self, other):
        """Walk to the end; at the step that is named, by another choice that is wanted there."""
        for number, step in enumerate(self.lesson["steps"]):
            of, *seat = step.get("after", "").split(" ")
            stops = [event for event in self.events if event["type"] == of and [str(event.get("seat"))] * len(seat) == seat]
            assert stops or not of, f"nothing that step {number + 1} is said after"
            wanted = [[action for action in open_now(self.view) if is_of(action, want)] for want in step.get("want", [])]
            assert all(wanted), f"something that is wanted is not legal at step {number + 1}"
            if wanted:
                self.tap(wanted[-1][-1] if number == other else wanted[0][0])
            else:
                self.taps += 1
            for action in step.get("play", []):
                self.play(action)

    def game(self):
        """Play the short real game, if there is one, the others at random; count the person's taps."""
        drawn = random.Random(1)
        while "bots" in self.lesson and self.view["to_act"] != "over":
            seat = str(self.view["prompt"]["args"].get("seat"))
            (self.play if seat in self.lesson["bots"] else self.tap)(drawn.choice(open_now(self.view)))

    def walk(self, other):
        try:
            self.steps(other)
            self.game()
        except AssertionError as fault:
            self.faults.append(str(fault))
        return self

found = []
for game, taught in json.loads(${JSON.stringify(JSON.stringify(taught))}).items():
    actions = ask("actions", game=game)["actions"]
    for lesson in taught["lessons"]:
        walks = [Walk(game, taught, lesson, actions).walk(other) for other in (None, *range(len(lesson["steps"])))]
        faults = sorted({fault for walk in walks for fault in walk.faults})
        found.append({"game": game, "name": lesson["name"], "faults": faults, "taps": max(walk.taps for walk in walks), "over": walks[0].view["to_act"] == "over"})
print(json.dumps(found))
`;

/**
 * Walk through lessons by the engine, by each of several ways.
 * @param {Record<string, import("../../js/game-api/lessons.ts").Lessons>} lessons by game
 * @returns {{game: string, name: string, faults: string[], taps: number, over: boolean}[]} where they
 *   leave the rules, and the taps of the longest way
 */
export const walked = (lessons) => engine(TEACH(lessons));

const TELL = `${ASK}
from importlib import import_module
from jemaa import record

def moments(text):
    """What is told of each entry of a golden game, if another choice, or another face, had been better."""
    match = record.load(text)[0]
    teller = import_module(f"jemaa.games.{match.game.name}.moments")
    actions = [entry.action for entry in match.log]
    for ply, (state, _) in enumerate(match.positions()):
        if ply == len(actions):
            return
        others = [each for each in state.legal() if each is not actions[ply]]
        rolled = match.log[ply].actor < 0
        for better in [None] if rolled else random.Random(ply).sample(others, min(3, len(others))):
            yield from ((match.game.name, json.dumps(told)) for told in teller.told(state, actions[ply], better, actions[ply + 1:]))

told = {each for some in golden() for text in some for each in moments(text)}
print(json.dumps([[game, json.loads(each)] for game, each in sorted(told)]))
`;

/** The sentences of turning points in golden games, each once, with its game. @returns {[game: string, told: Sentence][]} */
export const toldMoments = () => engine(TELL);
