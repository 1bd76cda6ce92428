"""Fixtures: plain static hosts for the built site, and lists of what pages request."""

import io
import os
import shutil
import subprocess
import threading
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any, AnyStr, BinaryIO

import pytest
from playwright.sync_api import BrowserContext, ConsoleMessage, Page, Request

from tasks.setup import DIST, MICROPIP, NODE_MODULES, node_command, only_file
from tasks.steps import ROOT

if TYPE_CHECKING:
    from _typeshed import SupportsRead, SupportsWrite

BLANK = "<!doctype html><meta charset=utf-8><link rel=icon href='data:,'><title>blank</title>"

#: How Chromium calls a request of a page that was left before its reply.
ABANDONED = "net::ERR_ABORTED"

#: Bytes of a chunk: far fewer than a step of the progress bar.
PIECE = 2_000


def script(path: str) -> ModuleType:
    """Import a script of the build, which is in no package."""
    spec = spec_from_file_location(Path(path).stem, ROOT / path)
    assert spec
    assert spec.loader
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@dataclass
class Fault:
    """A fault of the host for one file: a status, a type, a header, no reply until `release` is set, or small chunks.

    A chunk is sent each time that `pieces` is released; when `release` is set, the rest follows at once.
    """

    status: int = 200
    kind: str | None = None
    headers: dict[str, str] = field(default_factory=dict)
    release: threading.Event | None = None
    pieces: threading.Semaphore | None = None


class Handler(SimpleHTTPRequestHandler):
    """A minimal static host: content types by suffix, no additional headers; `faults` maps parts of paths to faults."""

    def __init__(self, *arguments: Any, faults: dict[str, Fault], **options: Any) -> None:
        self.faults = faults
        super().__init__(*arguments, **options)

    def send_head(self) -> io.BytesIO | BinaryIO | None:
        self.fault = next((fault for part, fault in self.faults.items() if part in self.path), None)
        if self.fault and self.fault.release and not self.fault.pieces:
            self.fault.release.wait(60)
        if self.fault and self.fault.status != 200:
            self.send_error(self.fault.status)
            return None
        return super().send_head()

    def copyfile(self, source: "SupportsRead[AnyStr]", outputfile: "SupportsWrite[AnyStr]") -> None:
        fault = self.fault
        while fault and fault.pieces and fault.release and not fault.release.is_set():
            fault.pieces.acquire(timeout=60)
            outputfile.write(source.read(PIECE))
        super().copyfile(source, outputfile)

    def guess_type(self, path: str | os.PathLike[str]) -> str:
        return (self.fault and self.fault.kind) or super().guess_type(path)

    def end_headers(self) -> None:
        headers = self.fault.headers if self.fault else {}
        for name, value in ({"Cache-Control": "no-store", **headers} if self.faults else {}).items():
            self.send_header(name, value)
        super().end_headers()

    def log_message(self, *_: object) -> None:
        pass


class Stock(Handler):
    """A host that knows the types of few endings, as stock servers do, and calls all others plain text."""

    KNOWN = (".html", ".css", ".js", ".wasm", ".svg", ".png")

    def guess_type(self, path: str | os.PathLike[str]) -> str:
        return super().guess_type(path) if Path(path).suffix in self.KNOWN else "text/plain"


class Host:
    """A running static host: `url` ends with a slash, `folder` is what it serves, `faults` its faults."""

    def __init__(self, folder: Path, handler: type[Handler] = Handler) -> None:
        self.folder = folder
        self.faults: dict[str, Fault] = {}
        self.server = ThreadingHTTPServer(("127.0.0.1", 0), partial(handler, directory=str(folder), faults=self.faults))
        self.url = f"http://127.0.0.1:{self.server.server_port}/"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def close(self) -> None:
        self.server.shutdown()
        self.server.server_close()


@pytest.fixture(scope="session")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """Serve the site at two paths of a host, and beside it what a notebook or a bare page would use."""
    folder = tmp_path_factory.mktemp("host")
    shutil.copytree(DIST, folder / "jemaa")
    shutil.copytree(DIST, folder / "an" / "evening in" / "the square")
    shutil.copytree(NODE_MODULES / "pyodide", folder / "pyodide")
    client = ("js/engine/client.ts", "--bundle", "--format=esm", f"--outfile={folder / 'engine/client.js'}")
    subprocess.run([*node_command(), NODE_MODULES / "esbuild/bin/esbuild", *client], cwd=ROOT, check=True)
    shutil.copy(only_file(MICROPIP), folder / "pyodide")
    (folder / "blank.html").write_text(BLANK)
    running = Host(folder)
    yield running
    running.close()


@pytest.fixture
def faults(host: Host) -> Iterator[dict[str, Fault]]:
    """Set faults of the host during one test."""
    yield host.faults
    for fault in host.faults.values():
        if fault.release:
            fault.release.set()
        if fault.pieces:
            fault.pieces.release()
    host.faults.clear()


@pytest.fixture
def asked(context: BrowserContext) -> list[str]:
    """Collect every address that pages and workers of this test request."""
    addresses: list[str] = []
    context.on("request", lambda request: addresses.append(request.url))
    return addresses


@pytest.fixture
def complaints(context: BrowserContext) -> list[str]:
    """Collect everything that the browser reports: errors, warnings, failed requests, violations of the policy."""
    found: list[str] = []
    context.add_init_script(
        "addEventListener('securitypolicyviolation', (event) => console.error('policy', event.violatedDirective))"
    )

    def on_console(message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            found.append(message.text)

    def on_failed(request: Request) -> None:
        if request.failure != ABANDONED:
            found.append(f"failed: {request.url}")

    context.on("console", on_console)
    context.on("weberror", lambda error: found.append(str(error.error)))
    context.on("requestfailed", on_failed)
    return found


@pytest.fixture
def blank(host: Host, page: Page) -> Page:
    """Open a blank page of the host, without a policy."""
    page.goto(f"{host.url}blank.html")
    return page


@pytest.fixture
def open_site(host: Host, page: Page) -> Callable[[str], Page]:
    """Open the site at a path of the host and wait until legal moves can be played."""

    def open_at(path: str) -> Page:
        page.goto(f"{host.url}{path}")
        page.wait_for_selector("html[data-ready=engine]", timeout=60_000)
        return page

    return open_at
