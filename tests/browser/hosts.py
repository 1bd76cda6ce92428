"""A host that can be stopped, started again at the same address, and given a new version of the site."""

import shutil
import subprocess
import threading
from functools import partial
from http.server import ThreadingHTTPServer
from pathlib import Path

from build import PYTHON_FOLDER, ROOT, WHEELS, SiteHandler, only_file, tool

#: The path of the site below the host's root: a site must not need to lie at the root.
WHERE = "games/of/the/square"


class Host:
    """Serves copies of sites from a sub-path."""

    def __init__(self, folder: Path, site: Path) -> None:
        self.folder = folder
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
        self.server = ThreadingHTTPServer(("127.0.0.1", self.port), partial(SiteHandler, directory=str(self.folder)))
        self.server.daemon_threads = True
        self.port = self.server.server_port
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def stop(self) -> None:
        """Be gone: the browser is refused."""
        self.server.shutdown()
        self.server.server_close()


def next_version(folder: Path) -> Path:
    """Build the site once more, with one game more on its home screen, and return where it is."""
    step = [tool("node"), ROOT / "js/build/site.mjs", "--python", PYTHON_FOLDER, "--wheel", only_file(WHEELS)]
    games = ["--games", ROOT / "tests/tiny/js"]
    subprocess.run([*step, "--out", folder, *games], check=True, capture_output=True)
    return folder
