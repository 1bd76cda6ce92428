"""The site on web servers as systems ship them, set up as docs/hosting.md says: each plays, at its root and below."""

import os
import re
import socket
import subprocess
import time
from collections.abc import Callable, Iterator
from getpass import getuser
from http.client import HTTPConnection, HTTPResponse
from pathlib import Path
from shutil import copytree
from urllib.parse import quote

import pytest
from playwright.sync_api import Page, expect

from tasks.setup import DIST
from tasks.steps import ROOT
from tests import browsers
from tests.build.conftest import Host, Stock
from tests.sentences import LANGUAGES, said

pytestmark = pytest.mark.slow

PLACES = ["", "games/of the/square/"]
TABLE = "#/play/marrakech?players=3&seed=host"
PATIENCE = 20.0
#: What nginx needs besides: the types and folders of the system's own configuration.
NGINX = """daemon off; pid {folder}/nginx.pid; error_log stderr; user {user};
events {{}}
http {{
    include {types}/mime.types; default_type application/octet-stream; access_log off;
    client_body_temp_path {folder}/body; proxy_temp_path {folder}/proxy; fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi; scgi_temp_path {folder}/scgi;
    {snippet}
}}"""


def snippet(kind: str, address: str, **replaced: str) -> str:
    """Return the configuration of the document, for another address and folder."""
    found = re.search(rf"```{kind}\n(.*?)```", (ROOT / "docs/hosting.md").read_text(encoding="utf-8"), re.DOTALL)
    assert found, kind
    text = found[1]
    for old, new in {**replaced, "jemaa.example.org": address}.items():
        assert old in text, old
        text = text.replace(old, new)
    return text


def program(name: str) -> str:
    path = browsers.find(name)
    assert path, f"{name} was not found: please install it (on Debian: apt-get install {browsers.DEBIAN[name][0]})"
    return path


def nginx(site: Path, folder: Path, port: int) -> list[str]:
    """Write the configuration, and return the command."""
    path = program("nginx")
    told = subprocess.run([path, "-V"], capture_output=True, text=True, check=True).stderr
    (types,) = re.findall(r"--conf-path=(\S+)/nginx.conf", told)
    where = {"listen 80": f"listen 127.0.0.1:{port}", "/srv/jemaa": str(site)}
    text = NGINX.format(folder=folder, user=getuser(), types=types, snippet=snippet("nginx", "localhost", **where))
    (folder / "nginx.conf").write_text(text)
    return [path, "-e", "stderr", "-c", str(folder / "nginx.conf")]


def caddy(site: Path, folder: Path, port: int) -> list[str]:
    text = snippet("caddyfile", f"http://127.0.0.1:{port}", **{"/srv/jemaa": str(site)})
    (folder / "Caddyfile").write_text(f"{{\n\tadmin off\n}}\n{text}")
    return [program("caddy"), "run", "--config", str(folder / "Caddyfile")]


SERVERS: dict[str, Callable[[Path, Path, int], list[str]]] = {"nginx": nginx, "caddy": caddy}
#: Every server and the plain host, each at one of the places.
FOR_ALL = [("nginx", PLACES[1]), ("caddy", PLACES[0]), ("text/plain", PLACES[1])]


@pytest.fixture(scope="module")
def sites(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder with the site in it, and again below."""
    folder = tmp_path_factory.mktemp("sites")
    for place in PLACES:
        copytree(DIST, folder / place, dirs_exist_ok=True)
    return folder


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        port: int = one.getsockname()[1]
        return port


def wait_for(port: int, process: subprocess.Popen[str]) -> None:
    """Wait until a server answers; where it ends instead, tell what it has said."""
    until = time.monotonic() + PATIENCE
    while process.poll() is None and time.monotonic() < until:
        with socket.socket() as one:
            if one.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.05)
    process.kill()
    pytest.fail(f"{process.args!r} does not serve: {process.communicate()[0]}")


@pytest.fixture(scope="module")
def server(request: pytest.FixtureRequest, sites: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[int]:
    """Run a server, and return its port. The last one calls what has an unknown ending plain text."""
    if request.param not in SERVERS:
        stock = Host(sites, Stock)
        yield stock.server.server_port
        stock.close()
        return
    port, folder = free_port(), tmp_path_factory.mktemp("server")
    command = SERVERS[request.param](sites, folder, port)
    environment = {**os.environ, "HOME": str(folder), "XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder)}
    how = {"stdout": subprocess.PIPE, "stderr": subprocess.STDOUT}
    with subprocess.Popen(command, text=True, env=environment, **how) as process:  # type: ignore[call-overload]
        wait_for(port, process)
        yield port
        process.terminate()


@pytest.mark.parametrize(("server", "place"), FOR_ALL, indirect=["server"])
def test_the_first_move_of_a_game_is_played(server: int, place: str, page: Page, complaints: list[str]) -> None:
    page.add_init_script(path=ROOT / "tests/browser/player.js")
    page.goto(f"http://127.0.0.1:{server}/{quote(place)}{TABLE}")
    page.wait_for_url("**/#/game/*", timeout=60_000)
    page.evaluate("() => jemaaPlayer.play(1, 1)")
    assert page.evaluate("() => jemaaPlayer.read().ply") >= 1
    assert complaints == []


def asked(port: int, path: str) -> HTTPResponse:
    connection = HTTPConnection("127.0.0.1", port, timeout=PATIENCE)
    connection.request("GET", path, headers={"Accept-Encoding": "gzip"})
    return connection.getresponse()


@pytest.mark.parametrize("server", ["nginx", "caddy"], indirect=True)
def test_what_the_document_sets_up_is_compressed_and_kept(server: int) -> None:
    (wasm,) = DIST.glob("python-*/pyodide.asm.wasm")
    (script,) = DIST.glob("app-*/main.js")
    for file in (wasm, script):
        headers = asked(server, f"/{file.relative_to(DIST).as_posix()}").headers
        assert headers["Content-Encoding"] == "gzip"
        assert headers.get_all("Cache-Control") == ["public, max-age=31536000, immutable"]
    for path in ("/", "/sw.js"):
        assert asked(server, path).headers.get_all("Cache-Control") == ["no-cache"]


@pytest.mark.parametrize("server", ["nginx", "caddy"], indirect=True)
def test_a_wrong_address_leads_to_the_page_and_keeps_what_names_a_game(server: int, page: Page) -> None:
    answer = page.goto(f"http://127.0.0.1:{server}/{quote(PLACES[1])}no/such/place#/rules/marrakech")
    assert answer
    assert answer.status == 404
    for language in LANGUAGES:
        expect(page.locator(f"[lang={language}]").get_by_text(said("error-address", language))).to_be_visible()
    page.get_by_role("link", name=said("to-home"), exact=True).click()
    expect(page.locator("[data-screen=rules]")).to_be_visible()
    assert page.url == f"http://127.0.0.1:{server}/{quote(PLACES[1])}#/rules/marrakech"
