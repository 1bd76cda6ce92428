"""The site on this computer: as any static host would serve it, or with every change of a source shown at once."""

import os
import subprocess
import time
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import IO

from tasks import setup
from tasks.steps import CACHE, ROOT, ensure, key_of

PORT = 8000
# An origin of its own: what a service worker of the built site keeps never answers for a page that is worked on.
DEV_PORT = 8010
# How often the sources of the wheel are looked at, in seconds.
LOOK = 0.25
TYPES = {
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
}


class SiteHandler(SimpleHTTPRequestHandler):
    """Serve files as a plain static host does, with the types that modules and WebAssembly need."""

    protocol_version = "HTTP/1.1"

    def guess_type(self, path: str | os.PathLike[str]) -> str:
        """Return the type of a file by its suffix, whatever this computer believes of it."""
        return TYPES.get(Path(path).suffix) or super().guess_type(path)

    def log_message(self, *_: object) -> None:
        """Say nothing: the terminal shows the address, not every file."""


def open_server(folder: Path, port: int = 0) -> ThreadingHTTPServer:
    """Open a server for a folder on the port, or on any free one if it is taken."""
    handler = partial(SiteHandler, directory=str(folder))
    try:
        return ThreadingHTTPServer(("127.0.0.1", port), handler)
    except OSError:
        return ThreadingHTTPServer(("127.0.0.1", 0), handler)


def serve(port: int) -> None:
    """Serve the built site until the terminal is closed."""
    server = open_server(setup.DIST, port)
    print(f"Jemaa is at http://127.0.0.1:{server.server_port}/ (Ctrl-C ends it)", flush=True)
    try:
        server.serve_forever()
    except KeyboardInterrupt:
        print()


def develop(port: int) -> int:
    """Serve the page from its sources until the terminal is closed, reloading it at each change; return an exit code.

    js/build/dev.mjs serves and watches; it ends when its standard input does. Python's part is made here.
    """
    wheel = setup.only_file(setup.WHEELS)
    options = ("--python", setup.PYTHON_FOLDER, "--wheel", wheel, "--out", CACHE / "dev", "--port", port)
    command = [setup.node_path(), ROOT / "js/build/dev.mjs", *options]
    with subprocess.Popen([str(word) for word in command], cwd=ROOT, stdin=subprocess.PIPE, text=True) as server:
        assert server.stdin is not None
        try:
            follow(server, server.stdin, setup.set_up())
        except KeyboardInterrupt:
            print()
            return 0
    return server.returncode


def follow(server: subprocess.Popen[str], news: IO[str], steps: setup.Steps) -> None:
    """Make Python for the browser again whenever a source of the wheel changes, and tell the server."""
    seen = key_of(steps.wheel)
    while server.poll() is None:
        time.sleep(LOOK)
        now = key_of(steps.wheel)
        if now == seen:
            continue
        seen = now
        try:
            ensure(steps.python)
        except SystemExit as failed:
            print(failed, flush=True)  # the next change may mend it
        else:
            print("python", file=news, flush=True)
