"""The engines beside Chromium's: each starts, plays a whole game of each, goes offline and comes back."""

import pytest

from tests.browser import engines
from tests.browser.hosts import Host
from tests.browser.table import Table, replayed

GAMES = (("marrakech", 3), ("morocco", 2))


@pytest.fixture(params=["firefox", "webkit"])
def engine(request, playwright):
    """Open a browser of another engine, as it comes: with movement switched off, as people can."""
    with engines.opened(request.param, playwright) as browser:
        yield browser


@pytest.fixture
def host(site, tmp_path):
    served = Host(tmp_path / "host", site.folder)
    yield served
    served.stop()


def still(engine, host):
    """Visit the page, have nothing move, and wait until it can do without a network."""
    engine.goto(host.url)
    settings = "'jemaa-settings:' + location.pathname"
    engine.evaluate(f"() => localStorage.setItem({settings}, JSON.stringify({{ speed: 'off' }}))")
    engine.wait_for("() => document.querySelector('[data-offline=ready]') !== null")
    return Table(engine, host.url)


def test_each_engine_plays_both_games_and_does_without_a_network(engine, host, tmp_path):
    table = still(engine, host)
    host.stop()
    for game, players in GAMES:
        table.begin(game, players=players, seed="engines")
        table.play(3, 15)
        before = table.row()
        table.reload()
        assert table.read()["ply"] == 15
        assert table.row()["record"] == before["record"]
        table.play(3)
        record = table.row()["record"]
        assert replayed(record, tmp_path)["final"]["scores"] == table.scores()
    host.start()
    engine.goto(f"{host.url}#/")
    engine.wait_for("() => document.querySelectorAll('.row').length === 2")
