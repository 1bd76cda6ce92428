"""The browsers of the tests: where systems have them, and what installs them. Read by build.py: standard library only.

An engine is there when the system has its programs, or when Playwright has installed its own.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterable
from glob import glob
from pathlib import Path

#: Names another Chromium or Chrome than the first that is found.
VARIABLE = "JEMAA_BROWSER"
#: What drives an engine, program by program.
ENGINES = {"chromium": ("chromium",), "firefox": ("firefox",), "webkit": ("WebKitWebDriver", "MiniBrowser", "Xvfb")}
#: Where systems have a program: names of commands, and paths with wildcards.
PLACES = {
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
#: The headless shell draws no window around a page: the tests take three quarters of the time.
DEBIAN = {
    "chromium": ("chromium-headless-shell",),
    "firefox": ("firefox-esr",),
    "webkit": ("webkit2gtk-driver", "xvfb"),
}
ASK_PLAYWRIGHT = (
    "import sys\nfrom playwright.sync_api import sync_playwright as s\n"
    "with s() as p: print(getattr(p, sys.argv[1]).executable_path)"
)


def find(program: str) -> str | None:
    """Return the path of a program that the system has."""
    named = os.environ.get(VARIABLE) if program == "chromium" else None
    places = (named,) if named else PLACES[program]
    found = (path for place in places for path in (*glob(place), shutil.which(place)) if path)
    return next(found, None)


def playwrights(engine: str, python: Path | str = sys.executable) -> str | None:
    """Ask Playwright where its own build of an engine would be; None if it is not there."""
    command = [python, "-c", ASK_PLAYWRIGHT, engine]
    path = subprocess.run(command, capture_output=True, text=True, check=False).stdout.strip()
    return path if path and Path(path).exists() else None


def has(engine: str) -> bool:
    """Say whether the system has an engine's programs."""
    return all(find(program) for program in ENGINES[engine])


def missing(engines: Iterable[str], python: Path | str) -> list[str]:
    """List the engines that are neither the system's nor Playwright's."""
    return [engine for engine in engines if not has(engine) and not playwrights(engine, python)]


def wanted(engines: Iterable[str], python: Path | str) -> list[str]:
    """List the engines to install: those that are missing, and where Debian's may be installed, a slower Chromium."""
    slow = may_install() and not os.environ.get(VARIABLE) and not shutil.which(DEBIAN["chromium"][0])
    absent = missing(engines, python)
    return [engine for engine in engines if engine in absent or (slow and engine == "chromium")]


def may_install() -> bool:
    """Say whether this is root on Debian."""
    return shutil.which("apt-get") is not None and hasattr(os, "geteuid") and os.geteuid() == 0


def installing(engines: list[str], python: Path | str) -> list[list[str]]:
    """List the commands that install engines: as root on Debian its packages, else Playwright's own builds."""
    if may_install():
        packages = [package for engine in engines for package in DEBIAN[engine]]
        return [["apt-get", "update"], ["apt-get", "install", "--yes", "--no-install-recommends", *packages]]
    return [[str(python), "-m", "playwright", "install", *engines]]


def chromium() -> str | None:
    """Return the Chromium or Chrome to start; None leaves it to Playwright."""
    return find("chromium") or playwrights("chromium")
