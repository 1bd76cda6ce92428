"""Make puzzles: positions of strong play in which one action is much better than all others.

They come from the games of `chances.py`, in which `hard` plays against itself; JEMAA_GAMES says how many of them are
looked through for each number of players, JEMAA_ONLY in which game. A position is a candidate if `hard` holds one idea
for clearly better than all others. Candidates are then checked with much work:

- Morocco: all that differs in effect is played out as `expert` does with its ten best, in 24 courses of the future.
- Marrakech: `hard` with all rugs is exact about the next turn; besides, the best action and its nearest rivals are
  played on to the end of the game by `medium`, 64 times with the same dice.

All that is found is kept in `.cache/puzzles`: a run goes on where one was stopped. What has held is taken in turn from
all cells (players, phase, part of the game), never two of one game, and written to `js/games/<game>/puzzles.json`.
"""

import json
import os
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from hashlib import sha256
from importlib import import_module
from math import sqrt
from statistics import fmean, stdev
from typing import Any

from jemaa.engine.chance import Stream
from jemaa.engine.game import Action, State
from jemaa.engine.validation import default_players
from jemaa.games import GAMES
from jemaa.games.morocco.board import Placement
from jemaa.games.morocco.opponent_reasons import explained
from jemaa.games.morocco.opponents import ANSWERS, Searcher, _one_and_two_rounds
from jemaa.games.morocco.policy import Survey, options
from jemaa.games.morocco.position import ASSIGN
from jemaa.games.morocco.rollout import Horizon
from jemaa.games.morocco.value import scale
from jemaa.opponents.bot import POINT, Thought, child, lead, think_to_end
from jemaa.opponents.playout import playout
from jemaa.opponents.registry import make_bot
from tasks.steps import CACHE, ROOT
from tests.bench.chances import begun, played
from tests.bench.figure import Figure
from tests.bench.kept import keep, kept

#: How many puzzles of each difficulty: `medium` finds the solution, holds two others for better at most, or more.
WANTED = (30, 40, 30)
#: The solution is better than all else by the first; what is worse by less than the second is as good.
CLEARLY, ALIKE = 5 * POINT // 2, 3 * POINT // 10
#: Fewer choices are no puzzle.
CHOICES = 3
#: How many wrong actions have a cost of their own.
COSTS = 12
COURSES, PLAYOUTS, RIVALS = 24, 64, 3
#: Placements of workers are wanted three times as often as each other kind of decision.
OFTEN: dict[object, int] = {("morocco", ASSIGN): 3}

Found = dict[str, Any]
#: What each action is worth, best first, and why the first one is.
Judged = tuple[list[tuple[Action, int]], Found]


def idea(action: Action) -> object:
    """Return what actions with the same aim have in common: the same worker in the same stalls."""
    return (action.kind, action.stalls) if isinstance(action, Placement) else action


def alike(action: Action) -> str:
    """Return the words that decide: placements that differ in the third cube alone are judged alike."""
    whole = isinstance(action, Placement) and action.color is not None
    return action.text.rpartition(" ")[0] if whole else action.text


def thought(name: str, level: str, state: State) -> Thought:
    """Return what a level finds, without what whoever is to act cannot know."""
    chance = Stream(f"puzzle/{state.text()}")
    return think_to_end(make_bot(name, level, chance).think(state.imagine(state.to_act, chance)))


def gap(choices: Sequence[tuple[Action, int]]) -> int:
    """Return by how much the best idea is ahead of all others; 0 if what is about as good has no idea in common."""
    most = choices[0][1]
    good = [action for action, worth in choices if worth > most - ALIKE]
    rest = [worth for _, worth in choices if worth <= most - ALIKE]
    return most - rest[0] if rest and len(set(map(idea, good))) == 1 else 0


# Candidates


def candidates(name: str, games: int) -> list[Found]:
    """Return all candidates of so many games for each number of players."""
    file = CACHE / "puzzles" / f"{name}-candidates.jsonl"
    known = kept(file)
    seen = {(each["players"], each["number"]) for each in known}
    with file.open("a") as out:
        for players in GAMES[name].seats:
            for game in played(name, players, games)[:games]:
                if (players, game["number"]) not in seen:
                    known.append(
                        {"players": players, "number": game["number"], "found": list(searched(name, players, game))}
                    )
                    keep(out, known[-1])
    return [
        {"players": each["players"], "number": each["number"], **found}
        for each in known
        if each["number"] < games
        for found in each["found"]
    ]


def searched(name: str, players: int, game: Found) -> Iterator[Found]:
    """Yield the candidates of a game."""
    state, actions = begun(name, players, game["number"]), GAMES[name].actions
    for ply, text in enumerate(game["log"]):
        if state.to_act >= 0 and len(state.legal()) >= CHOICES:
            choices = [(choice.action, choice.worth) for choice in thought(name, "hard", state).choices]
            if (ahead := gap(choices)) >= CLEARLY:
                kind, part = getattr(state, "phase", 0), 3 * ply // len(game["log"])
                yield {"ply": ply, "gap": ahead, "kind": kind, "part": part, "level": level(name, state, choices[0][0])}
        state.advance(actions[text])


def level(name: str, state: State, best: Action) -> int:
    """Return how hard it is to find an action: by how many ideas `medium` holds for better."""
    ideas = list(dict.fromkeys(idea(choice.action) for choice in thought(name, "medium", state).choices))
    before = ideas.index(idea(best))
    return 0 if before == 0 else 1 if before < 3 else 2


# Checks


def of_morocco(state: Any) -> Judged | None:
    """Judge all actions in many courses of the future; None if they do not differ clearly."""
    horizon = Horizon(scale, 1, _one_and_two_rounds, lambda seats: COURSES, noisy=True, answers=ANSWERS)
    searcher = Searcher(horizon)
    ranked = options(state, Survey(state, state.to_act, horizon.scales))
    ranked.sort(key=lambda each: each[0], reverse=True)
    known = {alike(action): action for _, action in reversed(ranked)}
    samples = searcher._samples(state)  # noqa: SLF001  # the search itself, with more work than any level has
    futures = {text: played_out(searcher, state, action, samples) for text, action in known.items()}
    order = sorted(futures, key=lambda text: -sum(futures[text]))
    judged = [(known[text], sum(futures[text])) for text in order]
    if gap(judged) < CLEARLY:
        return None
    others = (text for text in order if idea(known[text]) != idea(judged[0][0]))
    second = next(others, order[-1])
    return judged, explained(state, judged[0][0], futures[order[0]], futures[second])


def played_out(searcher: Searcher, state: Any, action: Action, samples: Any) -> Any:
    """Return how the seat that decides stands after an action, on average."""
    future = searcher._future(state, action, samples, 0.0)  # noqa: SLF001
    while True:
        try:
            next(future)
        except StopIteration as done:
            return done.value


def of_marrakech(state: Any) -> Judged | None:
    """Judge all actions by the next turn; None if games that are played on say otherwise."""
    found = thought("marrakech", "hard#12", state)
    judged = [(choice.action, choice.worth) for choice in found.choices]
    if gap(judged) < CLEARLY:
        return None
    rivals = [action for action, worth in judged if worth <= judged[0][1] - ALIKE][:RIVALS]
    own = leads(state, judged[0][0])
    for rival in rivals:
        more = [one - other for one, other in zip(own, leads(state, rival), strict=True)]
        if fmean(more) < max(1, 2 * stdev(more) / sqrt(len(more))):
            return None
    return judged, found.reason


def leads(state: Any, action: Action) -> list[int]:
    """Return by how much whoever decides leads at the end of games that are played on."""
    found = []
    for number in range(PLAYOUTS):
        after = child(state, action)
        seed = f"puzzle/{number}"
        bots = [make_bot("marrakech", "medium", Stream(seed)) for _ in after.piles]
        playout(after, bots, seed)
        found.append(lead(after.scores(), state.to_act))
    return found


JUDGES: dict[str, Callable[[State], Judged | None]] = {"marrakech": of_marrakech, "morocco": of_morocco}


def checked(name: str, candidate: Found) -> Found:
    """Return what a check has found of a candidate: its data if it holds."""
    state, actions = begun(name, candidate["players"], candidate["number"]), GAMES[name].actions
    log = next(g for g in played(name, candidate["players"], 0) if g["number"] == candidate["number"])["log"]
    for text in log[: candidate["ply"]]:
        state.advance(actions[text])
    judged = JUDGES[name](state)
    if judged is None:
        return candidate | {"puzzle": None}
    return candidate | {"puzzle": written(state, *judged) | {"level": level(name, state, judged[0][0][0])}}


def written(state: State, choices: Sequence[tuple[Action, int]], reason: Found) -> Found:
    """Return a puzzle as its data: what is best, and what the other actions cost in tenths of a point."""
    most = choices[0][1]
    less = {alike(action): most - worth for action, worth in reversed(choices)}
    best = [text for text, cost in less.items() if cost < ALIKE]
    others = sorted(((cost + 50) // 100, text) for text, cost in less.items() if cost >= ALIKE)
    args = {"seat": state.to_act, **reason["args"]}
    return {
        "players": len(state.scores()),
        "position": state.text(),
        "seat": state.to_act,
        "best": sorted(best),
        "costs": {text: cost for cost, text in others[:COSTS]},
        "more": others[COSTS][0] if len(others) > COSTS else None,
        "reason": {"key": reason["key"], "args": args},
    }


# The choice


def in_turn(name: str, found: Sequence[Found]) -> list[Found]:
    """Order candidates so that all cells come in turn, the clearest of each first."""
    ranks: Counter[object] = Counter()
    keyed = []
    for each in sorted(found, key=lambda each: (-each["gap"], each["number"], each["ply"])):
        cell = (each["players"], each["kind"], each["part"])
        keyed.append((ranks[cell] // OFTEN.get((name, each["kind"]), 1), *cell, each["number"], each["ply"], each))
        ranks[cell] += 1
    return [entry[-1] for entry in sorted(keyed, key=lambda entry: entry[:-1])]


def held(name: str, found: Sequence[Found]) -> list[Found]:
    """Return the puzzles, after checking as many candidates as that takes."""
    file = CACHE / "puzzles" / f"{name}-checked.jsonl"
    known = {(each["players"], each["number"], each["ply"]): each for each in kept(file)}
    used, puzzles, enough = set[object](), list[Found](), 0
    with file.open("a") as out:
        for number, wanted in reversed(list(enumerate(WANTED))):
            enough += wanted  # where there are too few hard ones, there are more of the next
            for each in in_turn(name, [one for one in found if one["level"] == number]):
                game = (each["players"], each["number"])
                if len(puzzles) == enough or game in used:
                    continue
                if (*game, each["ply"]) not in known:
                    known[*game, each["ply"]] = checked(name, each)
                    keep(out, known[*game, each["ply"]])
                if puzzle := known[*game, each["ply"]]["puzzle"]:
                    puzzles.append(puzzle)
                    used.add(game)
    return puzzles


def data(name: str, puzzles: Sequence[Found]) -> Found:
    """Return the file of a game's puzzles, the easy ones first, alike ones apart."""
    game, opponents = GAMES[name], import_module(f"jemaa.games.{name}.opponents")
    colors = {str(count): [each["color"] for each in default_players(game, count)] for count in game.seats}
    order = sorted(puzzles, key=lambda each: (each["level"], sha256(each["position"].encode()).digest()))
    return {"bots": getattr(opponents, "ADVISER", game.levels[-1]), "colors": colors, "puzzles": order}


def lines(file: Found) -> str:
    """Return a file as JSON, each puzzle in a line of its own."""
    head = json.dumps({key: value for key, value in file.items() if key != "puzzles"})
    return head.removesuffix("}") + ', "puzzles": [\n' + ",\n".join(map(json.dumps, file["puzzles"])) + "\n]}\n"


def puzzles() -> Iterator[Figure]:
    """Find puzzles, write them, and yield how many there are of each difficulty."""
    only, games = os.environ.get("JEMAA_ONLY", ""), int(os.environ.get("JEMAA_GAMES", "0"))
    for name in JUDGES:
        if only not in name:
            continue
        found = candidates(name, games)
        yield Figure(f"{name}: candidates", len(found), "")
        chosen = held(name, found)
        file = ROOT / "js" / "games" / name / "puzzles.json"
        file.write_text(lines(data(name, chosen)))
        yield Figure("  puzzles", len(chosen), "", least=sum(WANTED))
        for number in range(len(WANTED)):
            yield Figure(f"    of difficulty {number}", sum(each["level"] == number for each in chosen), "")
