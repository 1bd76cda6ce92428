"""The engines beside Chromium's: each starts, plays a game of each kind, goes offline and comes back.

In an ordinary run games end early here; test_one_file.py plays one to its end in Firefox.
"""

from collections.abc import Iterator
from typing import cast

import pytest
from playwright.sync_api import Page, Playwright

from jemaa import record as records
from jemaa.games import GAMES
from tests.browser import engines
from tests.browser.engines import Engine
from tests.browser.hosts import Host
from tests.browser.table import Table
from tests.sampling import WHOLE


@pytest.fixture(params=["firefox", "webkit"])
def engine(request: pytest.FixtureRequest, playwright: Playwright) -> Iterator[Engine]:
    """Open a browser of another engine, as it comes: with movement switched off, as people can."""
    with engines.opened(request.param, playwright) as browser:
        yield browser


def still(engine: Engine, host: Host) -> Table:
    """Visit the page, have nothing move, and wait until it can do without a network."""
    engine.goto(host.url)
    settings = "'jemaa-settings:' + location.pathname"
    engine.evaluate(f"() => localStorage.setItem({settings}, JSON.stringify({{ speed: 'off' }}))")
    engine.wait_for("() => document.querySelector('[data-offline=ready]') !== null")
    return Table(cast("Page", engine), host.url)  # it has all of a page that the table needs here


def test_each_engine_plays_every_game_and_does_without_a_network(engine: Engine, host: Host) -> None:
    """A start without a network and one in mid game; the engine that is there plays the other games, too."""
    table = still(engine, host)
    host.stop()
    for at, (name, game) in enumerate(GAMES.items()):
        query = f"/play/{name}?players={game.seats[0]}&seed=engines"
        (table.move if at else table.go)(query)
        engine.wait_for_url("**#/game/*")
        table.play(3, 4)
        if WHOLE or not at:
            before = table.row()
            table.reload()
            assert table.read()["ply"] == before["view"]["ply"]
            assert table.row()["record"] == before["record"]
        table.play(3, "over" if WHOLE else 6)
        match, _ = records.load(table.row()["record"])
        assert match.state.scores() == table.scores()
    host.start()
    engine.goto(f"{host.url}#/")
    engine.wait_for("() => document.querySelector('[data-games], [data-all-games]') !== null")
    engine.evaluate("() => document.querySelector('[data-all-games]')?.click()")  # finished games are put away
    engine.wait_for("(all) => document.querySelectorAll('[data-games] [role=listitem]').length === all", len(GAMES))
