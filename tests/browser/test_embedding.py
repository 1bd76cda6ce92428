"""The page in a frame of another site: it plays, or says why it cannot."""

import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Frame, Page, expect

from tasks.serving import open_server
from tests.browser.conftest import Site, Watch
from tests.browser.test_failures import NOISE
from tests.sentences import LANGUAGES, said


@pytest.fixture
def framed(site: Site, opened: Callable[..., Page], watch: Watch, tmp_path: Path) -> Iterator[Callable[..., Frame]]:
    """Open a page of another site that shows an address of this one in a frame with some attributes."""
    blog = open_server(tmp_path)
    threading.Thread(target=blog.serve_forever, daemon=True).start()
    outer = f"http://localhost:{blog.server_port}/"  # the page itself is at 127.0.0.1
    watch.allow(outer)

    def open_frame(attributes: str, address: str) -> Frame:
        frame = f'<iframe {attributes} width="800" height="600" src="{site.url}{address}"></iframe>'
        (tmp_path / "index.html").write_text(f"<!doctype html><link rel=icon href='data:,'>{frame}")
        page = opened()
        page.goto(outer)
        return page.main_frame.child_frames[0]

    yield open_frame
    blog.shutdown()


@pytest.mark.parametrize("sandbox", ["", 'sandbox="allow-scripts allow-same-origin"'])
def test_a_game_in_a_frame_is_played(framed: Callable[..., Frame], sandbox: str) -> None:
    attributes = f'{sandbox} allow="fullscreen; screen-wake-lock; clipboard-write"'
    frame = framed(attributes, "#/play/marrakech?players=2&bots=1:random&seed=frame")
    frame.wait_for_url("**/#/game/*")
    before = frame.evaluate("() => jemaaPlayer.answer()")
    after = frame.evaluate("(ply) => jemaaPlayer.play(1, ply)", before["ply"] + 1)
    assert after
    assert frame.evaluate("() => jemaaPlayer.read()")["ply"] > before["ply"]


def test_a_sandbox_without_the_origin_of_the_page_says_why_there_is_no_game(
    framed: Callable[..., Frame], watch: Watch
) -> None:
    watch.allow(NOISE)
    note = framed('sandbox="allow-scripts"', "#/play/marrakech").locator("#absent")
    for language in LANGUAGES:
        expect(note.locator(f"[lang={language}]").get_by_text(said("page-boxed", language))).to_be_visible()
    expect(note.get_by_role("link")).to_have_count(0)


def test_opened_as_a_file_it_says_that_it_needs_a_server(site: Site, opened: Callable[..., Page], watch: Watch) -> None:
    watch.allow(NOISE)
    watch.allow("another origin: file:")
    page = opened()
    page.goto((site.folder / "index.html").as_uri())
    for language in LANGUAGES:
        expect(page.locator(f"#absent [lang={language}]").get_by_text(said("page-file", language))).to_be_visible()
