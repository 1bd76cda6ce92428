"""The built site on a plain static host: at any path, without special headers, with requests only to itself."""

from collections.abc import Callable
from urllib.parse import quote, unquote

import pytest
from playwright.sync_api import Page

from tasks.setup import DIST
from tests.build.conftest import Host

pytestmark = pytest.mark.slow

PATHS = ["jemaa/", "an/evening in/the square/"]
TABLE = "#/play/marrakech?players=3&seed=host"


@pytest.mark.parametrize("path", PATHS)
def test_the_site_starts_at_any_path_and_asks_only_for_its_own_files(
    host: Host, open_site: Callable[[str], Page], page: Page, asked: list[str], complaints: list[str], path: str
) -> None:
    workers: list[str] = []
    page.on("worker", lambda worker: workers.append(worker.url))
    open_site(f"{quote(path)}{TABLE}")
    page.wait_for_selector("[data-game] [data-pick], [data-action]", state="attached")
    assert len(workers) == 1
    assert complaints == []
    base = f"{host.url}{quote(path)}"
    fetched = [address for address in asked if not address.startswith("data:")]
    assert len(fetched) > 8
    for address in fetched:
        assert address.startswith(base), f"asked outside the site: {address}"
        name = unquote(address.removeprefix(base).split("#")[0]) or "index.html"
        assert (DIST / name).is_file(), f"not a file of the site: {address}"


#: Endings that every host knows: some give no file with another one.
ENDINGS = {".css", ".html", ".js", ".json", ".png", ".svg", ".txt", ".wasm", ".woff2", ".zip"}


def test_every_host_knows_the_endings_of_what_a_page_asks_for() -> None:
    files = {path.relative_to(DIST) for path in DIST.rglob("*") if path.is_file()}
    others = {path for path in files if path.suffix not in ENDINGS}
    assert {path.parts[0] for path in others} - {"reference"} == {"wheels"}, "only programs ask for wheels"


def test_the_policy_forbids_code_from_text_and_other_hosts(open_site: Callable[[str], Page]) -> None:
    page = open_site("jemaa/")
    # In a task of its own, because the policy does not apply to what Playwright evaluates directly.
    answer = page.evaluate("""() => new Promise((resolve) => setTimeout(() => {
        try { resolve(new Function("return 1")()); } catch (error) { resolve(error.name); }
    }))""")
    assert answer == "EvalError"
    blocked = page.evaluate("""() => new Promise((resolve) => {
        addEventListener("securitypolicyviolation", ({ violatedDirective }) => resolve(violatedDirective));
        fetch("http://127.0.0.2:9/").catch(() => {});
    })""")
    assert blocked == "connect-src"


def test_the_policy_precedes_everything_that_it_applies_to() -> None:
    html = (DIST / "index.html").read_text(encoding="utf-8")
    policy = html.index("Content-Security-Policy")
    assert policy < min(html.index("<script"), html.index("<link"))
