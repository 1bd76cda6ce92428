"""Whole games by tapping, at every size, player count and variant: each is the engine's game, entry by entry."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from jemaa import games
from tests.browser import market
from tests.browser.conftest import Site
from tests.browser.screens import stands
from tests.browser.shelf import row
from tests.browser.table import Table, jemaa, replayed
from tests.sampling import WHOLE, share

# size, players, options, light or dark, recipe
MARRAKECH = [
    ((1024, 768), 2, {}, "light", 1),
    ((768, 1024), 3, {"cover_own": "true"}, "dark", 2),
    ((1024, 768), 4, {"variant": "quarter-turn"}, "dark", 8),
    ((320, 568), 4, {"variant": "quarter-turn", "cover_own": "true"}, "dark", 6),
]
# the same; there are no options
MOROCCO: list[tuple[tuple[int, int], int, dict[str, str], str, int]] = [
    ((1024, 768), 2, {}, "dark", 11),
    ((768, 1024), 3, {}, "light", 12),
    ((1180, 820), 4, {}, "dark", 13),
    ((320, 568), 5, {}, "light", 16),
]
GAMES = [
    *(("marrakech", *each) for each in share(MARRAKECH, 4)),
    *(("morocco", *each) for each in share(MOROCCO, 4)),
]
NAMES = [f"{game}-{width}x{height}-{players}p-{scheme}" for game, (width, height), players, _, scheme, _ in GAMES]
SMALLEST_TABLET = 744
ROUNDING = 1


def rug_picks(action: str) -> list[str]:
    """Return what a person taps for an action of Marrakech: docs/bridge.md, "Picks"."""
    verb, _, squares = action.partition(" ")
    return [f"square:{square}" for square in squares.split("-")] if verb == "lay" else [f"turn:{verb}"]


PICKS = {"marrakech": rug_picks, "morocco": market.picks}
# What is offered only once something else has been tapped: the second cousin's place.
LATER = ("beside:",)


def picks_of(game: str, actions: list[str]) -> list[str]:
    """Return all that can be tapped first where these actions are possible: what they share follows by itself."""
    picks = {action: PICKS[game](action) for action in actions}
    on_board = [set(own) for action, own in picks.items() if set(own) != {action}]
    shared = set.intersection(*on_board) if len(on_board) > 1 else set()
    every = {pick for own in picks.values() for pick in own}
    return sorted(pick for pick in every - shared if not pick.startswith(LATER))


def compare(offered: list[dict[str, Any]], trace: dict[str, Any], begun: int = 0) -> None:
    """What the page offered before each entry from one on is what the engine in CPython finds legal there.

    A roll that a person has taken with the direction before it need not have been offered by itself.
    """
    game, seen = trace["record"]["game"], {state["ply"]: state for state in offered}
    assert {state["alerts"] for state in offered} == {0}
    entries = list(enumerate(zip(trace["to_act"], trace["legal"], strict=True)))
    for ply, (seat, legal) in entries[begun:]:
        if seat == "chance" and ply not in seen:
            continue
        state = seen.pop(ply)
        assert state["toAct"] == str(seat)
        if seat == "chance":
            assert state["offered"].count("roll") == 1
            assert (state["picks"], state["actions"]) == ([], [])
        else:
            assert state["actions"] == legal
            if game in PICKS:  # what a further game's picks are called is its own
                assert state["picks"] == picks_of(game, legal)
    assert not seen


def finished(table: Table, trace: dict[str, Any]) -> None:
    """Board and panels stay beside the result, and say what the engine says."""
    assert table.read()["toAct"] == "over"
    assert table.scores() == trace["final"]["scores"]
    assert table.page.locator("[data-game]").is_visible()
    expect(table.page.locator("[data-risen]")).to_have_count(0)  # all have risen
    heading = table.said(table.result.get_by_role("heading", level=2))
    names = [player["name"] for player in trace["record"]["players"]]
    assert [name for name in names if name in heading] == [names[seat] for seat in trace["final"]["winners"]]


@pytest.mark.parametrize(("game", "size", "players", "options", "scheme", "recipe"), GAMES, ids=NAMES)
def test_a_whole_game_by_tapping(
    site: Site,
    opened: Callable[..., Page],
    tmp_path: Path,
    game: str,
    size: tuple[int, int],
    players: int,
    options: dict[str, str],
    scheme: str,
    recipe: int,
) -> None:
    page = opened(viewport={"width": size[0], "height": size[1]}, color_scheme=scheme)
    table = Table(page, site.url).begin(game, players=players, seed=f"tapped {recipe}", **options)
    expect(table.page.locator("[data-beside]")).to_be_attached()  # else nothing would be measured as hidden
    offered = table.play(recipe)
    trace = replayed(table.row()["record"], tmp_path)
    compare(offered, trace)
    finished(table, trace)
    if size[0] >= SMALLEST_TABLET:
        assert max(state["hidden"] for state in offered) <= ROUNDING, "a table on a tablet is seen whole"


#: For how many entries a game is played with movement at its beginning and at its end.
BEGUN, ENDING = 4, 5
FAST = """try {
    localStorage.setItem("jemaa-settings:" + location.pathname, JSON.stringify({ speed: "fast" }));
} catch { /* the page before the site's own has no storage */ }"""


@pytest.mark.parametrize("game", share(games.GAMES, 2, 1))
def test_a_whole_game_with_movement(site: Site, opened: Callable[..., Page], tmp_path: Path, game: str) -> None:
    """A tap is never lost while things move, at the fast pace; an ordinary run leaves out the middle of the game."""
    page = opened(viewport={"width": 390, "height": 844}, reduced_motion="no-preference", has_touch=True)
    page.add_init_script(FAST)
    table = Table(page, site.url).begin(game, players=4, seed="moving")
    offered = table.play(7, "over" if WHOLE else BEGUN)
    trace = replayed(table.row()["record"], tmp_path)
    compare(offered, trace)
    if not WHOLE:
        ending = row(-ENDING, game=game, players=4)
        stands(table, ending)
        offered = table.play(7)
        trace = replayed(table.row()["record"], tmp_path)
        compare(offered, trace, len(ending["record"]["log"]))
    finished(table, trace)


def test_the_same_games_in_the_browsers_python(site: Site, opened: Callable[..., Page]) -> None:
    """The command line gives the same text, letter by letter, in CPython and in the site's own Pyodide.

    That is another version on another processor: no decision of an opponent may hang on either.
    """
    runs = [
        ["simulate", "marrakech", "--players", str(players), "--games", "2", "--seed", "both", "--trace", *more]
        for players in (2, 3, 4)
        for more in ([], ["--option", "variant=quarter-turn", "--option", "cover_own=true"])
    ]
    runs += [
        ["simulate", "morocco", "--players", str(players), "--games", "1", "--seed", "both", "--trace"]
        for players in (2, 3, 4, 5)
    ]
    runs += [
        ["simulate", game, "--bots", bots, "--games", "1", "--seed", "both", "--trace"]
        for game, bots in (("marrakech", "hard,medium"), ("morocco", "medium,easy"))
    ]
    page = opened()
    page.goto(f"{site.url}#/about")
    folder = next(site.folder.glob("python-*")).name
    wheel = next((site.folder / "wheels").glob("*.whl")).name
    told = page.evaluate(IN_PYODIDE, [folder, wheel, runs])
    assert told == [jemaa(*run) for run in runs]


# The start of js/engine/worker.ts, without the worker; the wheel is the one that other people install.
IN_PYODIDE = """async ([folder, wheel, runs]) => {
  const at = new URL(`${folder}/`, document.baseURI).href;
  const { loadPyodide } = await import(`${at}pyodide.js`);
  const python = await loadPyodide({ indexURL: at, stdLibURL: `${at}stdlib.zip`, lockFileURL: `${at}lock.json` });
  const bytes = await (await fetch(new URL(`wheels/${wheel}`, document.baseURI))).arrayBuffer();
  python.FS.writeFile(`/lib/${wheel}`, new Uint8Array(bytes));
  python.runPython(`
import contextlib, io, sys
sys.path.append("/lib/${wheel}")
from jemaa.cli import main
def told(arguments):
    with contextlib.redirect_stdout(io.StringIO()) as text:
        assert main(arguments.to_py()) == 0
    return text.getvalue()
`);
  const tell = python.globals.get("told");
  return runs.map((run) => tell(run));
}"""
