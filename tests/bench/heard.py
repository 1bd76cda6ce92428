"""What a real screen reader says of a table: Orca reads Firefox on a screen of its own, and keeps a log of its speech.

Needs Debian's packages orca, xvfb, xdotool, openbox, at-spi2-core, dbus and firefox-esr; no sound card.
"""

import os
import re
import shutil
import signal
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from tasks.setup import DIST
from tests.bench.browser import served
from tests.bench.figure import Figure
from tests.sentences import like, plain, said

PROGRAMS = ("orca", "Xvfb", "xdotool", "openbox", "dbus-run-session", "firefox-esr")
LAUNCHER = Path("/usr/libexec/at-spi-bus-launcher")
#: The session: what connects programs and screen reader, a window manager, the screen reader, the browser.
SESSION = """
{launcher} --launch-immediately & sleep 2
openbox & sleep 1
orca --replace --debug-file={log} & sleep 5
exec firefox-esr --no-remote --profile {profile} '{url}'
"""
PREFERENCES = {
    "accessibility.force_disabled": "-1",
    "browser.aboutwelcome.enabled": "false",
    "browser.shell.checkDefaultBrowser": "false",
    "browser.startup.homepage_override.mstone": '"ignore"',
    "datareporting.policy.dataSubmissionEnabled": "false",
    "permissions.default.persistent-storage": "2",
}
SPOKEN = re.compile(r"SPEECH OUTPUT: ['\"](.*)['\"]\{")
#: Seconds: until the first question is asked, and until an answer is heard.
START, ANSWER = 120, 20
#: Seconds until a message must have been said.
QUIET = 4


class Reader:
    """A screen reader in front of the page."""

    def __init__(self, screen: str, log: Path) -> None:
        self.screen, self.log, self.read = screen, log, 0

    def press(self, *keys: str) -> None:
        subprocess.run(["xdotool", *keys], env={**os.environ, "DISPLAY": self.screen}, check=True)

    def type(self, text: str) -> None:
        """Type a text into the field, from now on listening to what follows."""
        self.read = len(self.speech())
        if text:
            self.press("type", "--delay", "60", text)
        self.press("key", "Return")

    def speech(self) -> list[str]:
        """Return all that was said so far."""
        return [plain(one) for one in SPOKEN.findall(self.log.read_text(encoding="utf-8"))] if self.log.exists() else []

    def hears(self, pattern: re.Pattern[str], within: float = ANSWER) -> bool:
        """Wait until something is said since the last entry.

        The log is written in blocks, which a key that says nothing fills; not at once, since a key also drops what
        waits to be said.
        """
        until = time.monotonic() + within
        while time.monotonic() < until:
            if pattern.search(" ".join(self.speech()[self.read :])):
                return True
            time.sleep(QUIET)
            self.press("key", "Shift_L")
        return False


@contextmanager
def reading(address: str) -> Iterator[Reader]:
    """Open a page in Firefox, read by Orca."""
    missing = [name for name in PROGRAMS if not shutil.which(name)]
    if missing or not LAUNCHER.exists():
        raise SystemExit(f"{__doc__}\nNot found: {', '.join(missing) or LAUNCHER}")
    with TemporaryDirectory() as name, served(DIST) as url:
        home = Path(name)
        profile, log = home / "profile", home / "speech"
        profile.mkdir()
        lines = (f'user_pref("{key}", {value});' for key, value in PREFERENCES.items())
        (profile / "user.js").write_text("\n".join(lines), encoding="utf-8")
        screen = subprocess.Popen(
            ["Xvfb", "-displayfd", "1", "-screen", "0", "1280x900x24"], stdout=subprocess.PIPE, text=True
        )
        assert screen.stdout
        display = f":{screen.stdout.readline().strip()}"
        script = SESSION.format(launcher=LAUNCHER, log=log, profile=profile, url=url + address)
        session = subprocess.Popen(
            ["dbus-run-session", "--", "bash", "-c", script],
            env={**os.environ, "DISPLAY": display, "HOME": name, "GNOME_ACCESSIBILITY": "1"},
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
        try:
            yield Reader(display, log)
        finally:
            os.killpg(session.pid, signal.SIGTERM)
            session.wait()
            screen.terminate()
            screen.wait()


#: What is typed at a table, and the sentences that are to be heard then, without the first question.
SITTINGS = {
    "marrakech": [
        ("l", ["marrakech/brief-turned", "marrakech/prompt-roll"]),
        ("u", ["said-undone", "marrakech/prompt-turn"]),
        ("l", ["marrakech/brief-turned", "marrakech/prompt-roll"]),
        ("r", ["marrakech/brief-walked", "marrakech/prompt-lay"]),
        ("?", ["marrakech/command-lay"]),
        ("/l", ["marrakech/asked-place"]),
        ("/p", ["asked-player"]),
    ],
    "morocco": [
        ("?", ["morocco/command-scout"]),
        ("/h", ["morocco/asked-hand"]),
        ("/i c3", ["morocco/asked-stall"]),
        ("/j", ["morocco/asked-juice"]),
        ("3", ["morocco/brief-scouted", "morocco/prompt-scout"]),
        ("u", ["said-undone", "morocco/prompt-scout"]),
    ],
}
#: How many play, and the first question.
FIRST = {"marrakech": (2, "marrakech/prompt-turn"), "morocco": (4, "morocco/prompt-scout")}
#: Values for which a sentence has a form of its own.
FORMS: dict[str, dict[str, str]] = {
    "marrakech/asked-place": {"covers": "none"},
    "morocco/asked-stall": {"leader": "none"},
}


def sitting(game: str) -> Iterator[tuple[str, bool]]:
    """Play a few entries by the field alone; for each sentence, whether it was heard."""
    players, first = FIRST[game]
    with reading(f"#/play/{game}?players={players}&seed=heard") as reader:
        yield first, reader.hears(like(first), START)
        reader.press("key", "e")
        reader.read = 0
        yield "command", reader.hears(re.compile(re.escape(said("command"))))
        reader.press("keydown", "Insert", "key", "a", "keyup", "Insert")
        time.sleep(2)
        for text, keys in SITTINGS[game]:
            reader.type(text)
            for key in keys:
                yield key, reader.hears(like(key, **FORMS.get(key, {})))


def heard() -> Iterator[Figure]:
    """Count the sentences that Orca says of those that it is to say."""
    for game in SITTINGS:
        found = list(sitting(game))
        missed = [key for key, there in found if not there]
        share = 1 - len(missed) / len(found)
        yield Figure(
            f"{game}: sentences heard from Orca{''.join(f', not {key}' for key in missed)}", share, "", least=1
        )
