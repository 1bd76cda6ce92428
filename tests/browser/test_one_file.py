"""The page in one file, opened as such: it plays, keeps its games and says nothing of what only a site can do.

In an ordinary run Firefox plays a whole game, and the slowest engine, WebKit, starts it and shows its screens.
"""

from collections.abc import Iterator
from typing import Any, cast

import pytest
from playwright.sync_api import Page, Playwright

from jemaa import record as records
from jemaa.formats import short_form
from jemaa.games import GAMES
from tasks.setup import ONE_FILE
from tests.browser import engines
from tests.browser.engines import Engine
from tests.browser.table import Table
from tests.sampling import WHOLE, share
from tests.sentences import said

URL = ONE_FILE.as_uri()
KINDS = ["chromium", "firefox", "webkit"]
STILL = """() => localStorage.setItem("jemaa-settings:" + location.pathname.replace(/[^/]*$/, ""),
    JSON.stringify({ speed: "off", confirm: false, language: "en" }))"""
#: What the dialog offers that shares a game.
SHARED = """() => ({
    value: document.querySelector("[data-link]").value,
    text: document.querySelector("dialog[open]").innerText,
    codes: document.querySelectorAll("dialog[open] svg[role=img]").length,
})"""


@pytest.fixture
def engine(kind: str, playwright: Playwright) -> Iterator[Engine]:
    with engines.opened(kind, playwright) as browser:
        browser.goto(URL)
        browser.evaluate(STILL)
        yield browser


def text_of(engine: Engine) -> str:
    return str(engine.evaluate("() => document.body.innerText"))


def shared(engine: Engine) -> dict[str, Any]:
    engine.evaluate("() => document.querySelector('[data-share]').click()")
    engine.wait_for("() => Boolean(document.querySelector('dialog[open] [data-link]')?.value)")
    found: dict[str, Any] = engine.evaluate(SHARED)
    return found


@pytest.mark.parametrize("kind", KINDS if WHOLE else ["firefox"])
def test_each_engine_plays_a_whole_game_against_an_opponent(engine: Engine) -> None:
    table = Table(cast("Page", engine), URL)  # it has all of a page that the table needs here
    for name in GAMES if WHOLE else ["marrakech"]:
        table.begin(name, players=2, seed="file", bots="1:easy")
        table.play(3, 4)
        before = table.row()
        table.reload()
        assert table.row()["record"] == before["record"]
        table.play(3)
        match, _ = records.load(table.row()["record"])
        assert match.state.scores() == table.scores()
        found = shared(engine)
        assert short_form.decode(found["value"]).state.scores() == table.scores()
        assert said("share-what-text") in found["text"]
        assert found["codes"] == 0


@pytest.mark.parametrize("kind", share(KINDS, 3, 2))
def test_every_screen_is_there_and_nothing_tells_of_a_site(engine: Engine) -> None:
    for address, screen in [("/about", "about"), ("/rules/morocco", "rules"), ("/new/marrakech", "new"), ("/", "home")]:
        engine.evaluate("(address) => { location.hash = address; }", address)
        engine.wait_for("(screen) => document.querySelector(`[data-screen=${screen}]`) !== null", screen)
        engine.wait_for("() => document.documentElement.dataset.ready === 'engine'")
        assert said("about-offline") not in text_of(engine)
        assert engine.evaluate("() => document.querySelectorAll('[data-offline], [role=alert]').length") == 0
    engine.evaluate("() => { location.hash = '/learn/marrakech'; }")
    engine.wait_for("() => document.querySelector('[data-lesson]') !== null")
