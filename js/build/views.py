"""Turn positions into views, with which the page and the build draw boards without the engine.

    python3 js/build/views.py

A game's `cards.json` has a position as text for each leaf of a card of the rules that shows a board: their views are
`views.json` beside it, committed, so that tests and the development server find them in a fresh clone. Its
`puzzles.json` has the position of each puzzle: their views, a text each, are `.cache/puzzle-views/<game>.json`.
"""

import json
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "py"))

from jemaa.bridge.session import ACTORS  # noqa: E402
from jemaa.games import GAMES  # noqa: E402

PUZZLE_VIEWS = ROOT / ".cache/puzzle-views"
#: What drawings read of a view.
KEPT = ("phase", "prompt", "seats", "board")


def view_of(text: str) -> dict[str, Any]:
    """Return what a board shows of a position."""
    game = GAMES[text.split(" ", 1)[0]]
    state = game.position(text)
    whole = game.view(state)
    return {
        "game": game.name,
        "ply": 0,
        "to_act": ACTORS.get(state.to_act, state.to_act),
        **{key: whole[key] for key in KEPT},
        "result": None,
    }


def forecast_of(text: str) -> Any:
    """Return where the next roll may lead."""
    game = GAMES[text.split(" ", 1)[0]]
    return game.forecast(game.position(text), None)


def board_of(position: str, *, roll: bool = False, **marked: list[str]) -> dict[str, Any]:
    """Return a leaf's board: the view of its position, and what is marked on it.

    That is the picks that are `lit` and `picked`, the part that is shown (`near`, the cells at its top left and bottom
    right), and with `roll` where the next roll may lead.
    """
    return {"view": view_of(position), **marked, **({"forecast": forecast_of(position)} if roll else {})}


def written(cards: Path) -> str:
    """Return the text of the views of some cards."""
    shown = {leaf: board_of(**asked) for leaf, asked in json.loads(cards.read_text(encoding="utf-8")).items()}
    lines = [f"{json.dumps(leaf)}:{json.dumps(board, separators=(',', ':'))}" for leaf, board in shown.items()]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def pairs(home: Path = ROOT / "js/games") -> dict[Path, Path]:
    """Return all files of cards, each with the file of its views."""
    return {cards: cards.with_name("views.json") for cards in sorted(home.glob("*/cards.json"))}


def of_puzzles(puzzles: Path) -> str:
    """Return the text of the views of some puzzles."""
    asked = json.loads(puzzles.read_text(encoding="utf-8"))["puzzles"]
    return json.dumps([json.dumps(view_of(each["position"]), separators=(",", ":")) for each in asked], indent=0)


def main() -> None:
    """Write the views of all games that have cards or puzzles."""
    for cards, views in pairs().items():
        views.write_text(written(cards), encoding="utf-8")
    PUZZLE_VIEWS.mkdir(parents=True, exist_ok=True)
    for puzzles in sorted((ROOT / "js/games").glob("*/puzzles.json")):
        (PUZZLE_VIEWS / f"{puzzles.parent.name}.json").write_text(of_puzzles(puzzles), encoding="utf-8")


if __name__ == "__main__":
    main()
