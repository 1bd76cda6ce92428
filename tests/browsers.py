"""Find and install the browsers of the tests, and the web servers. Used by build.py: standard library only.

An engine is available if the system has its programs, or if Playwright has installed its own build.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterable
from glob import glob
from pathlib import Path

#: The environment variable with the path of a Chromium or Chrome, used instead of the first one found.
VARIABLE = "JEMAA_BROWSER"
#: The programs that each engine needs.
ENGINES = {"chromium": ("chromium",), "firefox": ("firefox",), "webkit": ("WebKitWebDriver", "MiniBrowser", "Xvfb")}
#: Where to find a program: names of commands, and paths with wildcards.
PLACES = {
    "nginx": ("nginx", "/usr/sbin/nginx"),
    "caddy": ("caddy",),
    "chromium": (
        "chromium-headless-shell",
        "chromium",
        "chromium-browser",
        "google-chrome",
        "google-chrome-stable",
        "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
        "/Applications/Chromium.app/Contents/MacOS/Chromium",
        "C:/Program Files/Google/Chrome/Application/chrome.exe",
        "C:/Program Files (x86)/Google/Chrome/Application/chrome.exe",
    ),
    "firefox": (
        "firefox-esr",
        "firefox",
        "/Applications/Firefox.app/Contents/MacOS/firefox",
        "C:/Program Files/Mozilla Firefox/firefox.exe",
    ),
    "WebKitWebDriver": ("WebKitWebDriver",),
    "MiniBrowser": ("/usr/lib/*/webkit2gtk-4.1/MiniBrowser", "/usr/libexec/webkit2gtk-4.1/MiniBrowser"),
    "Xvfb": ("Xvfb",),
}
#: The web servers that the site is tried on. Where one is missing, its test says so.
SERVERS = ("nginx", "caddy")
#: The headless shell has no window: the tests take three quarters of the time.
DEBIAN = {
    "chromium": ("chromium-headless-shell",),
    "firefox": ("firefox-esr",),
    "webkit": ("webkit2gtk-driver", "xvfb"),
    "nginx": ("nginx",),
    "caddy": ("caddy",),
}
ASK_PLAYWRIGHT = (
    "import sys\nfrom playwright.sync_api import sync_playwright as s\n"
    "with s() as p: print(getattr(p, sys.argv[1]).executable_path)"
)


def find(program: str) -> str | None:
    """Return the path of a program, None if the system does not have it."""
    named = os.environ.get(VARIABLE) if program == "chromium" else None
    places = (named,) if named else PLACES[program]
    found = (path for place in places for path in (*glob(place), shutil.which(place)) if path)
    return next(found, None)


def playwrights(engine: str, python: Path | str = sys.executable) -> str | None:
    """Return the path of Playwright's own build of an engine, None if it is not installed."""
    command = [python, "-c", ASK_PLAYWRIGHT, engine]
    path = subprocess.run(command, capture_output=True, text=True, check=False).stdout.strip()
    return path if path and Path(path).exists() else None


def has(engine: str) -> bool:
    """Check whether the system has an engine's programs."""
    return all(find(program) for program in ENGINES[engine])


def missing(engines: Iterable[str], python: Path | str) -> list[str]:
    """List the engines that are neither the system's nor Playwright's."""
    return [engine for engine in engines if not has(engine) and not playwrights(engine, python)]


def wanted(engines: Iterable[str], python: Path | str) -> list[str]:
    """List the engines to install: missing ones, and on Debian as root the faster headless shell of Chromium."""
    slow = may_install() and not os.environ.get(VARIABLE) and not shutil.which(DEBIAN["chromium"][0])
    absent = missing(engines, python)
    return [engine for engine in engines if engine in absent or (slow and engine == "chromium")]


def absent_servers() -> list[str]:
    """List the web servers to install: all that the system does not have, on Debian as root."""
    return [server for server in SERVERS if may_install() and not find(server)]


def may_install() -> bool:
    """Check whether this is root on Debian."""
    return shutil.which("apt-get") is not None and hasattr(os, "geteuid") and os.geteuid() == 0


def installing(engines: list[str], python: Path | str) -> list[list[str]]:
    """List the commands that install engines and servers: Debian's packages if possible, else Playwright's builds."""
    if may_install():
        packages = [package for engine in engines for package in DEBIAN[engine]]
        return [["apt-get", "update"], ["apt-get", "install", "--yes", "--no-install-recommends", *packages]]
    return [[str(python), "-m", "playwright", "install", *engines]]


def chromium() -> str | None:
    """Return the path of the Chromium or Chrome to start; None if Playwright's own is used."""
    return find("chromium") or playwrights("chromium")
