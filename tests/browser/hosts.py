"""A host that can be stopped, started again at the same address, and given a new version of the site."""

import shutil
import subprocess
import sys
import threading
from collections.abc import Callable, Mapping
from functools import partial
from http import HTTPStatus
from http.server import ThreadingHTTPServer
from io import BytesIO
from pathlib import Path
from typing import Any, BinaryIO

from tasks.serving import SiteHandler
from tasks.setup import PYTHON_FOLDER, WHEELS, node_command, only_file
from tasks.steps import ROOT
from tests.browser.cpython import ENGINE, Engines

#: The path of the site below the host's root: a site must not need to lie at the root.
WHERE = "games/of/the/square"


class Faults(SiteHandler):
    """Serve the site as it is, but for the files that a test breaks: (part of a path) -> (status, type, body).

    With engines given, these answer instead of the page's worker.
    """

    #: Cleared while what is broken is not answered yet.
    answering = threading.Event()
    answering.set()

    def __init__(
        self,
        *arguments: Any,
        broken: dict[str, tuple[int, str, bytes]],
        engines: Callable[[], Engines | None] = lambda: None,
        **options: Any,
    ) -> None:
        self.broken = broken
        self.engines = engines
        super().__init__(*arguments, **options)

    def fault(self) -> tuple[int, str, bytes] | None:
        """Return what is said instead of the file that is asked for; None where that is whole."""
        return next((fault for part, fault in self.broken.items() if part in self.path), None)

    def send_head(self) -> BinaryIO | None:
        fault = self.fault()
        engines = self.engines()
        if fault is not None:
            self.answering.wait()
            return self.said(*fault)
        if engines is not None and self.path.endswith("/worker.js"):
            return self.said(200, "text/javascript", engines.worker(), {"Cache-Control": "no-store"})
        return super().send_head()

    def said(self, status: int, kind: str, body: bytes, headers: Mapping[str, str] | None = None) -> BinaryIO:
        """Say a text instead of a file."""
        self.send_response(status)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(body)))
        for name, value in (headers or {}).items():
            self.send_header(name, value)
        self.end_headers()
        return BytesIO(body)

    def do_POST(self) -> None:  # noqa: N802 (named by http.server)
        """Answer a request to the engine."""
        text = self.rfile.read(int(self.headers["Content-Length"])).decode()
        engines = self.engines()
        if engines is None or not self.path.startswith(ENGINE):
            self.send_error(HTTPStatus.NOT_FOUND)
            return
        shutil.copyfileobj(self.said(200, "application/json", engines.answer(self.path, text)), self.wfile)


class Served(ThreadingHTTPServer):
    """A server to which it is no error that a page has gone before its answer."""

    daemon_threads = True

    def handle_error(self, request: Any, client_address: Any) -> None:
        if not isinstance(sys.exc_info()[1], ConnectionError):
            super().handle_error(request, client_address)


class Broken(Faults):
    """The same, and only what is broken may be kept."""

    def end_headers(self) -> None:
        self.send_header("Cache-Control", "max-age=3600" if self.fault() else "no-store")
        super().end_headers()


class Host:
    """Serves copies of sites from a sub-path."""

    def __init__(self, folder: Path, site: Path) -> None:
        self.folder = folder
        self.broken: dict[str, tuple[int, str, bytes]] = {}
        self.port = 0
        self.publish(site)
        self.start()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}/{WHERE}/"

    def publish(self, site: Path) -> None:
        """Put a site in the place of the one before."""
        shutil.rmtree(self.folder / WHERE, ignore_errors=True)
        shutil.copytree(site, self.folder / WHERE)

    def start(self) -> None:
        handler = partial(Broken, directory=str(self.folder), broken=self.broken)
        self.server = Served(("127.0.0.1", self.port), handler)
        self.port = self.server.server_port
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def stop(self) -> None:
        """Be gone: the browser is refused."""
        self.server.shutdown()
        self.server.server_close()


def next_version(folder: Path) -> Path:
    """Build the site once more, with one game more on its home screen, and return where it is."""
    step: list[str | Path] = [
        *node_command(),
        ROOT / "js/build/site.ts",
        "--python",
        PYTHON_FOLDER,
        "--wheel",
        only_file(WHEELS),
    ]
    games: list[str | Path] = ["--games", ROOT / "tests/tiny/js"]
    subprocess.run([*step, "--out", folder, *games], check=True, capture_output=True)
    return folder
