"""A host that can be stopped, started again at the same address, and given a new version of the site."""

import shutil
import subprocess
import threading
from functools import partial
from http.server import ThreadingHTTPServer
from io import BytesIO
from pathlib import Path
from typing import Any, BinaryIO

from tasks.serving import SiteHandler
from tasks.setup import PYTHON_FOLDER, WHEELS, node_path, only_file
from tasks.steps import ROOT

#: The path of the site below the host's root: a site must not need to lie at the root.
WHERE = "games/of/the/square"


class Faults(SiteHandler):
    """Serve the site as it is, but for the files that a test breaks: (part of a path) -> (status, type, body)."""

    #: Cleared while what is broken is not answered yet.
    answering = threading.Event()
    answering.set()

    def __init__(self, *arguments: Any, broken: dict[str, tuple[int, str, bytes]], **options: Any) -> None:
        self.broken = broken
        super().__init__(*arguments, **options)

    def fault(self) -> tuple[int, str, bytes] | None:
        """Return what is said instead of the file that is asked for; None where that is whole."""
        return next((fault for part, fault in self.broken.items() if part in self.path), None)

    def send_head(self) -> BinaryIO | None:
        fault = self.fault()
        if fault is None:
            return super().send_head()
        self.answering.wait()
        status, kind, body = fault
        self.send_response(status)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        return BytesIO(body)


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
        self.server = ThreadingHTTPServer(("127.0.0.1", self.port), handler)
        self.server.daemon_threads = True
        self.port = self.server.server_port
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def stop(self) -> None:
        """Be gone: the browser is refused."""
        self.server.shutdown()
        self.server.server_close()


def next_version(folder: Path) -> Path:
    """Build the site once more, with one game more on its home screen, and return where it is."""
    step: list[str | Path] = [
        node_path(),
        ROOT / "js/build/site.mjs",
        "--python",
        PYTHON_FOLDER,
        "--wheel",
        only_file(WHEELS),
    ]
    games: list[str | Path] = ["--games", ROOT / "tests/tiny/js"]
    subprocess.run([*step, "--out", folder, *games], check=True, capture_output=True)
    return folder
