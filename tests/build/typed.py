"""Calls of the wheel as programs write them, with the types that they have, and some that mypy must refuse.

mypy alone reads this; nobody runs it. It tells of each `ignore` that ignores nothing.
"""

from typing import assert_type

from jemaa import GAMES, Action, Game, Match, Opponent, Result, game, levels, opponent, record


def accepted(match: Match) -> None:
    Match.new("marrakech", 3)
    Match.new(game("morocco"), [{"name": "A", "color": "rugs"}, {"name": "B", "color": "food"}], {}, "seed", 1)
    Match.new("marrakech", players=["A", "B"], first=0)
    Match.new("marrakech", [{"name": "A", "color": ["mint"]}], options={"cover_own": True})
    match.play(match.legal[0])
    match.play(match.rolled())
    match.play("left", by_hand=True)
    assert_type(match.result, Result | None)
    assert_type(match.pop(), Action)
    assert_type(opponent("marrakech", "hard"), Opponent)
    assert_type(opponent(match.game, "hard", seed="x").choose(match), Action)
    assert_type(record.read("x"), Match)
    assert_type(levels("morocco"), tuple[str, ...])
    assert_type(GAMES["x"], Game)


def refused(match: Match) -> None:
    Match.new("marrakech", 2.5)  # type: ignore[arg-type]
    Match.new(3, 2)  # type: ignore[arg-type]
    match.play(3)  # type: ignore[arg-type]
    match.at("1")  # type: ignore[arg-type]
    opponent("marrakech", 3)  # type: ignore[arg-type]
    opponent("marrakech", "hard").choose("left")  # type: ignore[arg-type]
    record.write("x", match)  # type: ignore[arg-type]
