"""Local web servers: the built site as a static host would serve it, or the sources with live reload."""

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
# Another origin than the built site's, whose service worker would answer with cached files.
DEV_PORT = 8010
# Seconds between two checks whether the sources of the wheel have changed.
POLL_INTERVAL = 0.25
CONTENT_TYPES = {
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".wasm": "application/wasm",
}


class SiteHandler(SimpleHTTPRequestHandler):
    """Serve files like a plain static host, with the content types that modules and WebAssembly need."""

    protocol_version = "HTTP/1.1"

    def guess_type(self, path: str | os.PathLike[str]) -> str:
        """Return a file's content type, without asking the system's table of types, which may be wrong."""
        return CONTENT_TYPES.get(Path(path).suffix) or super().guess_type(path)

    def log_message(self, *_: object) -> None:
        """Do not log requests, so that the address stays visible in the terminal."""


def open_server(folder: Path, port: int = 0) -> ThreadingHTTPServer:
    """Open a server for a folder on the given port, or on any free one if that is taken."""
    handler = partial(SiteHandler, directory=str(folder))
    try:
        return ThreadingHTTPServer(("127.0.0.1", port), handler)
    except OSError:
        return ThreadingHTTPServer(("127.0.0.1", 0), handler)


def serve(port: int) -> None:
    """Serve the built site until interrupted."""
    server = open_server(setup.DIST, port)
    print(f"Jemaa is at http://127.0.0.1:{server.server_port}/ (Ctrl-C to stop)", flush=True)
    try:
        server.serve_forever()
    except KeyboardInterrupt:
        print()


def develop(port: int) -> int:
    """Serve the page from its sources until interrupted, reloading it when one changes; return an exit code.

    js/build/dev.ts serves the page and watches its sources until its standard input is closed. The wheel is watched
    and rebuilt here.
    """
    wheel = setup.only_file(setup.WHEELS)
    options = ("--python", setup.PYTHON_FOLDER, "--wheel", wheel, "--out", CACHE / "dev", "--port", port)
    command = [*setup.node_command(), ROOT / "js/build/dev.ts", *options]
    with subprocess.Popen([str(word) for word in command], cwd=ROOT, stdin=subprocess.PIPE, text=True) as server:
        assert server.stdin is not None
        try:
            rebuild_on_change(server, server.stdin, setup.set_up())
        except KeyboardInterrupt:
            print()
            return 0
    return server.returncode


def rebuild_on_change(server: subprocess.Popen[str], server_input: IO[str], steps: setup.Steps) -> None:
    """Rebuild Python for the browser whenever a source of the wheel changes, and notify the server."""
    seen = key_of(steps.wheel)
    while server.poll() is None:
        time.sleep(POLL_INTERVAL)
        now = key_of(steps.wheel)
        if now == seen:
            continue
        seen = now
        try:
            ensure(steps.python)
        except SystemExit as failed:
            print(failed, flush=True)  # go on: the next change may fix it
        else:
            print("python", file=server_input, flush=True)
