"""Turn the positions of the rules' cards into views: `views.json` in each game's folder of `js/games/`.

    python3 js/build/views.py

A game's `cards.json` has a position as text for each leaf of a card that shows a board. With views the page draws the
cards without the engine, and no script parses a position. The written files are committed, like the types beside them,
so that tests and the development server find them in a fresh clone.
"""

import json
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "py"))

from jemaa.bridge.session import ACTORS  # noqa: E402
from jemaa.games import GAMES  # noqa: E402

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


def main() -> None:
    """Write the views of all games that have cards."""
    for cards, views in pairs().items():
        views.write_text(written(cards), encoding="utf-8")


if __name__ == "__main__":
    main()
