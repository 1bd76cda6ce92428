"""What decided a game that is over: chances, luck and skill told apart, turning points; in slices, and resumed."""

import json
import re
from collections.abc import Sequence
from functools import cache
from itertools import pairwise
from typing import Any

import pytest

from jemaa.analysis import LEAST, LUCKY, MOMENTS, PARTS, ROLLS, Analysis, analyse, begun, told_apart
from jemaa.bridge import reply_shapes
from jemaa.engine.game import CHANCE, OVER, Json
from jemaa.engine.validation import default_players, with_defaults
from jemaa.errors import NoAnalysis
from jemaa.games import GAMES
from jemaa.games.marrakech.position import RUGS
from jemaa.match import Match
from jemaa.opponents import registry
from jemaa.opponents.win_probability import CERTAIN, with_chance
from jemaa.record import save
from tests.engine.command_line import CommandLine
from tests.engine.doors import Door
from tests.engine.shaped import wrong

#: Who plays: strong and weak, so that something is lost.
LEVELS = ("medium", "easy")


@cache
def played(game: str, players: int, plies: int = 60, **options: Any) -> Match:
    """Return the last plies of a game between strong and weak opponents, from a position on."""
    match = Match.new(game, players=players, seed="analysis", options=options)
    seats = [registry.opponent(game, LEVELS[seat % 2], f"seat {seat}") for seat in range(players)]
    while (seat := match.state.to_act) != OVER:
        match.play(match.rolled() if seat == CHANCE else seats[seat].choose(match.state).text)
    if plies >= match.ply:
        return match
    late = Match(match.game, match.players, match.options, {"position": match.at(match.ply - plies)[0].text()}, "late")
    for entry in match.log[-plies:]:
        late.play(entry.action.text)
    return late


@cache
def analysed(game: str, players: int, plies: int = 60) -> Analysis:
    """Return a whole analysis; that of Morocco by a level that is fast enough."""
    analysis = fast(Analysis(played(game, players, plies)))
    told = list(analysis.steps)
    assert told == sorted(told)
    assert 0 <= told[0] <= told[-1] < 1
    return analysis


def fast(analysis: Analysis) -> Analysis:
    if analysis.level.startswith("expert"):
        analysis.level = "medium"
    return analysis


@pytest.mark.parametrize(
    ("game", "players", "plies"), [("marrakech", 2, 1000), ("marrakech", 3, 60), ("morocco", 2, 60), ("morocco", 4, 60)]
)
def test_an_analysis_is_what_it_says(game: str, players: int, plies: int) -> None:
    match, analysis = played(game, players, plies), analysed(game, players, plies)
    rows, seats = analysis.rows, analysis.summary()["seats"]
    assert len(rows) == match.ply + 1
    check_rows(match, rows)
    check_turns(rows)
    check_moments(match, analysis)
    for seat, told in enumerate(seats):
        assert told["first"] + sum(told[part] for part in PARTS) == told["last"]
        assert told["first"] == rows[0]["chances"][seat]
    assert any(told["luck"] for told in seats) == any("mean" in row for row in rows), "luck is where a die falls"


def check_rows(match: Match, rows: list[Json]) -> None:
    """Check that each ply has a row whose chances add up."""
    for row in rows:
        for key in {"chances", "mean", "best"} & set(row):
            assert sum(row[key]) == CERTAIN
            assert min(row[key]) >= 0
            assert len(row[key]) == len(match.players)
    assert {seat for seat, chance in enumerate(rows[-1]["chances"]) if chance} == set(match.state.ranking()[0])
    for (state, *_), entry, row in zip(match.positions(0), match.log, rows[1:], strict=False):
        assert row.get("seat", CHANCE) == entry.actor
        assert ("mean" in row) == (entry.actor == CHANCE)
        assert entry.actor == CHANCE or len(state.legal()) == 1 or "best" in row
    assert json.loads(json.dumps(rows)) == rows


def check_turns(rows: list[Json]) -> None:
    """Check what changes a chance: a roll is the mean of its faces, nothing beats the best, and skill only takes."""
    for before, row in pairwise(rows):
        if "mean" in row and before.get("seat", row["mover"]) == row["mover"]:
            assert row["mean"] == before["chances"]
        if "best" in row and before.get("seat") != row["seat"]:
            assert row["chances"][row["seat"]] <= row["best"][row["seat"]]
    for before, row, after in zip(rows, rows[1:], rows[2:], strict=False):
        assert row.get("lost", 0) >= 0
        if "seat" in row and before.get("seat") == row["seat"] and "mean" not in after:
            assert before["chances"][row["seat"]] - row.get("lost", 0) == row["chances"][row["seat"]]


def check_moments(match: Match, analysis: Analysis) -> None:
    """Check that the turning points are the dearest decisions and the rolls that changed most, none of them early."""
    moments = analysis.summary()["moments"]
    assert [each["ply"] for each in moments] == sorted({each["ply"] for each in moments})
    decisions, rolls = ([each for each in moments if key in each] for key in ("lost", "luck"))
    assert decisions
    assert decisions + rolls == sorted(moments, key=lambda each: "luck" in each)
    for seat in range(len(match.players)):
        own = [row for row in analysis.rows if row.get("seat") == seat and "lost" in row and "early" not in row]
        dear = sorted((row["lost"] for row in own if row["lost"] >= LEAST), reverse=True)
        lost = [each["lost"] for each in decisions if each["seat"] == seat]
        assert sorted(lost, reverse=True) == dear[:MOMENTS]
    for each in moments:
        check_moment(match, analysis, each)
    assert len(rolls) <= ROLLS


def check_moment(match: Match, analysis: Analysis, moment: Json) -> None:
    """Check that a turning point is what was played, and can be told."""
    entry, row = match.log[moment["ply"]], analysis.rows[moment["ply"] + 1]
    state: Any = next(match.positions(moment["ply"]))[0]
    assert entry.action.text == moment["played"]
    if "luck" in moment:
        assert moment["luck"] == row["chances"][moment["seat"]] - row["mean"][moment["seat"]]
        assert abs(moment["luck"]) >= LUCKY
    else:
        assert entry.actor == moment["seat"] == moment["reason"]["args"]["seat"]
        assert moment["better"] != moment["played"]
        assert moment["reason"]["key"].startswith("reason-")
        assert match.game.actions[moment["better"]] in state.legal()
    if match.game.name == "marrakech":
        assert sum(state.rugs_left) <= 2 / 3 * RUGS[len(state.piles)] * len(state.piles)


def test_the_last_turn_can_lose_a_game() -> None:
    """What its direction decides is known for certain, whatever the position seems to be worth."""
    rugs = (
        "Ma1-b1,Ma7-b7,Sc1-d1,Mc2-d2,Ta5-b5,Sd4-d5,Ta3-a4,Tb5-b6,Tb3-b4,Sb2-c2,Ma2-a3,Ia1-a2,Tc3-c4,Sc4-d4,Id7-e7,Ta6-a7,"
        "Sa6-b6,Ic6-c7,Tc4-c5,Me4-e5,Id6-e6"
    )
    text = f"marrakech terracotta/saffron/majorelle/mint - turn 0 f6 north 42/22/45/11 T/-/-/- - {rugs}"
    game = GAMES["marrakech"]
    match = Match(game, default_players(game, 4), with_defaults(game, {}), {"position": text})
    for action in ("left", "die 2", "lay b6-c6"):
        match.play(action)
    analysis = analyse(match)
    row = analysis.rows[1]
    assert (row["better"], row["best"], row["chances"]) == ("right", [833_334, 0, 166_666, 0], [166_666, 0, 833_334, 0])
    assert row["lost"] == row["best"][0] - row["chances"][0]
    assert [told["estimate"] for told in analysis.summary()["seats"]] == [0] * 4


@pytest.mark.parametrize(
    ("chances", "own", "found"),
    [
        ([500_000, 250_000, 250_000], 400_000, [400_000, 300_000, 300_000]),
        ([333_334, 333_333, 333_333], 1, [1, 500_000, 499_999]),
        ([CERTAIN, 0, 0], 900_000, [CERTAIN, 0, 0]),
    ],
)
def test_the_others_share_what_one_has_not(chances: list[int], own: int, found: list[int]) -> None:
    assert with_chance(chances, 0, own) == found


def test_what_is_told_apart_is_what_it_says() -> None:
    rows: list[dict[str, Any]] = [
        {"chances": [500, 500]},
        {"chances": [450, 550], "seat": 0, "best": [520, 480], "lost": 60},
        {"chances": [600, 400], "mean": [450, 550], "mover": 0},
        {"chances": [580, 420], "seat": 1, "best": [580, 420]},
        {"chances": [1000, 0], "seat": 0},
    ]
    assert told_apart(rows, 0) == {
        "first": 500, "last": 1000, "luck": 150, "skill": -60, "others": 20 - 20 + 420, "estimate": -10,
    }  # fmt: skip
    assert told_apart(rows, 1) == {
        "first": 500, "last": 0, "luck": -150, "skill": 0, "others": 50 + 20 - 420, "estimate": 0,
    }  # fmt: skip


def test_an_analysis_goes_on_from_what_was_found() -> None:
    whole = analysed("marrakech", 3)
    again = Analysis(played("marrakech", 3), json.loads(json.dumps(whole.rows[:50])))
    for _ in again.steps:
        pass
    assert again.rows == whole.rows


def test_rows_of_another_level_are_not_gone_on_from() -> None:
    match, rows = played("marrakech", 3), analysed("marrakech", 3).rows
    assert begun(match, rows, analysed("marrakech", 3).by).rows == rows
    assert begun(match, rows, "hard@999").rows == []
    assert begun(match, rows, None).rows == []


BAD: Sequence[Any] = [
    [None], [{}], [{"chances": [1]}], [{"chances": "1,2"}], [{"chances": [0.5, 0.5]}], [{"chances": [-1, CERTAIN + 1]}],
    [{"chances": [1, 2], "seat": 2}], [{"chances": [1, 2], "lost": 5}], [{"chances": [1, 2], "mean": [1]}],
    [{"chances": [1, 2], "lost": 5, "better": "left", "reason": "so"}], [{"chances": [1, 2]}] * 1000,
]  # fmt: skip


@pytest.mark.parametrize("rows", BAD)
def test_rows_that_cannot_be_are_refused_or_found_anew(rows: list[Json]) -> None:
    match, judge = played("marrakech", 2), registry.with_version("marrakech", "hard")
    with pytest.raises(NoAnalysis):
        Analysis(match, rows)
    assert begun(match, rows, judge).rows == []
    bridge = Door()
    bridge.ask("open", record=save(match))
    reply = bridge.ask("analyse", ms=0, rows=rows, by=judge)
    assert (reply["by"], reply["first"], len(reply["rows"])) == (judge, 0, 1)


# the bridge


def test_the_page_gets_it_in_slices_and_can_hand_back_what_it_has() -> None:
    bridge, match, whole = Door(), played("marrakech", 3), analysed("marrakech", 3)
    bridge.ask("open", record=save(match))
    rows: list[Json] = []
    while "progress" in (reply := bridge.ask("analyse", ms=30)):
        rows += reply["rows"]
        if len(rows) > 20:
            bridge.ask("open", record=save(match))
            reply = bridge.ask("analyse", ms=1, rows=rows, by=reply["by"])
            rows += reply["rows"]
            break
    while "progress" in reply:
        assert list(wrong({**reply, "id": 0, "ms": 0}, reply_shapes.Analysing)) == []
        reply = bridge.ask("analyse", ms=30)
        rows += reply["rows"]
    assert list(wrong({**reply, "id": 0, "ms": 0}, reply_shapes.Analysed)) == []
    assert reply["by"] == whole.by == registry.with_version("marrakech", "hard")
    assert len(rows) == match.ply + 1
    assert reply["analysis"]["seats"] == [told_apart(rows, seat) for seat in range(3)]
    assert reply["analysis"]["moments"]


def test_a_game_names_who_judges_it_and_an_unfinished_one_is_not_analysed() -> None:
    with pytest.raises(NoAnalysis, match="not over"):
        Analysis(Match.new("marrakech", players=3))
    assert Analysis(played("morocco", 4)).by == registry.with_version("morocco", "expert#8")
    assert Analysis(played("marrakech", 2)).by == registry.with_version("marrakech", "hard")


def test_the_command_line_tells_it_as_text_and_as_json(run: CommandLine) -> None:
    match, found = played("marrakech", 2), analysed("marrakech", 2)
    file = run.saved(save(match))
    status, out, _ = run("analyse", file, "--json", "-")
    assert (status, json.loads(out)) == (0, {"by": found.by, "rows": found.rows, "analysis": found.summary()})
    status, out, _ = run("analyse", file)
    first, *lines = out.splitlines()
    assert (status, first) == (0, f"marrakech, {match.ply} actions, judged by {found.by}")
    for player, line in zip(match.players, lines, strict=False):
        began, ended, *parts = [float(number) for number in re.findall(r"[-+]?\d+\.\d", line)]
        assert line.startswith(player["name"])
        assert began + sum(parts) == pytest.approx(ended, abs=0.3)
    for moment, line in zip(found.summary()["moments"], lines[len(match.players) :], strict=True):
        what = f"lost {moment['lost'] / 10_000:.1f}" if "lost" in moment else f"luck {moment['luck'] / 10_000:+.1f}"
        assert f"action {moment['ply'] + 1}, {moment['played']}, {what} %" in line
    assert run.refused("analyse", run.saved(save(Match.new("marrakech", 2)))) == "jemaa: the game is not over"
