"""What a real screen reader says of a table: Orca reads Firefox on a screen of its own, and logs what it says.

Needs Debian's packages orca, xvfb, xdotool, openbox, at-spi2-core, dbus and firefox-esr; no sound card.
"""

import os
import pty
import re
import shutil
import signal
import subprocess
import time
import tty
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Condition, Thread
from typing import Any

from jemaa import GAMES
from jemaa.engine.chance import Dice
from tasks.setup import DIST
from tests.bench.browser import served
from tests.bench.figure import Figure
from tests.browser.shelf import asked
from tests.engine.games import picked, players_of
from tests.sentences import catalogue, like, plain, said, told

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
    "ui.prefersReducedMotion": "1",
}
SPOKEN = re.compile(r"SPEECH OUTPUT: ['\"](.*)['\"]\{")
#: Seconds: until the first question is asked, and until an answer is heard.
START, ANSWER = 120, 10
#: Milliseconds between two keys: of somebody who types fast.
TYPING = "60"
SEED = "heard"
#: Where the die is thrown as soon as a choice is confirmed.
THROWN_AT_ONCE = ("marrakech",)


class Reader:
    """A screen reader in front of the page."""

    def __init__(self, screen: str, log: int) -> None:
        self.screen = screen
        self.speech: list[str] = []
        self.read = 0
        self.said = Condition()
        Thread(target=self.listen, args=(log,), daemon=True).start()

    def listen(self, log: int) -> None:
        """Keep what is said, as it is said, until the screen reader ends."""
        with suppress(OSError), open(log, encoding="utf-8", errors="replace") as lines:
            for spoken in filter(None, map(SPOKEN.search, lines)):
                with self.said:
                    self.speech.append(plain(spoken[1]))
                    self.said.notify_all()

    def press(self, *keys: str) -> None:
        subprocess.run(["xdotool", *keys], env={**os.environ, "DISPLAY": self.screen}, check=True)

    def type(self, text: str) -> None:
        """Type a text into the field, from now on listening to what follows."""
        if text:
            self.press("type", "--delay", TYPING, text)
        self.read = len(self.speech)
        self.press("key", "Return")

    def hears(self, pattern: re.Pattern[str], within: float = ANSWER) -> bool:
        """Wait until something is said since the last entry."""
        with self.said:
            return self.said.wait_for(lambda: pattern.search(" ".join(self.speech[self.read :])) is not None, within)

    def begins(self, first: re.Pattern[str]) -> Iterator[tuple[str, bool]]:
        """Wait for the first question and go to the field by its key; whether each was heard."""
        yield "the first question", self.hears(first, START)
        self.read = len(self.speech)
        self.press("key", "e")
        yield "the field", self.hears(re.compile(re.escape(said("command"))))
        self.press("keydown", "Insert", "key", "a", "keyup", "Insert")
        time.sleep(2)


@contextmanager
def reading(address: str) -> Iterator[Reader]:
    """Open a page in Firefox, read by Orca."""
    missing = [name for name in PROGRAMS if not shutil.which(name)]
    if missing or not LAUNCHER.exists():
        raise SystemExit(f"{__doc__}\nNot found: {', '.join(missing) or LAUNCHER}")
    log, terminal = pty.openpty()  # a log that is a terminal is written line by line, one that is a file in blocks
    tty.setraw(terminal)
    with TemporaryDirectory() as name, served(DIST) as url:
        profile = Path(name) / "profile"
        profile.mkdir()
        lines = (f'user_pref("{key}", {value});' for key, value in PREFERENCES.items())
        (profile / "user.js").write_text("\n".join(lines), encoding="utf-8")
        screen = subprocess.Popen(
            ["Xvfb", "-displayfd", "1", "-screen", "0", "1280x900x24"], stdout=subprocess.PIPE, text=True
        )
        assert screen.stdout
        display = f":{screen.stdout.readline().strip()}"
        script = SESSION.format(launcher=LAUNCHER, log=os.ttyname(terminal), profile=profile, url=url + address)
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
            os.close(terminal)


#: What is typed at a table, and the sentences that are to be heard then, without the first question.
SITTINGS = {
    "marrakech": [
        ("l", ["marrakech/prompt-turn-shown"]),
        ("u", ["said-dropped", "marrakech/prompt-turn"]),
        ("r", ["marrakech/prompt-turn-shown"]),
        ("", ["marrakech/brief-turned", "marrakech/brief-walked", "marrakech/prompt-lay"]),
        ("?", ["marrakech/command-lay"]),
        ("/l", ["marrakech/asked-place"]),
        ("/p", ["asked-player"]),
    ],
    "morocco": [
        ("?", ["morocco/command-scout"]),
        ("/h", ["morocco/asked-hand"]),
        ("/i c3", ["morocco/asked-stall"]),
        ("/j", ["morocco/asked-juice"]),
        ("3", ["said-pending"]),
        ("", ["morocco/brief-scouted", "morocco/prompt-scout"]),
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
    """Play a few entries by the field alone, and ask; for each sentence, whether it was heard."""
    players, first = FIRST[game]
    with reading(f"#/play/{game}?players={players}&seed={SEED}") as reader:
        yield from reader.begins(like(first))
        for text, keys in SITTINGS[game]:
            reader.type(text)
            for key in keys:
                yield key, reader.hears(like(key, **FORMS.get(key, {})))


def question(view: dict[str, Any]) -> re.Pattern[str]:
    """Return what is to be heard at a position: who is asked what, also once a step of it is taken, or who has won."""
    if view["to_act"] == "over":
        return like("result-won", count=len(view["result"]["winners"]))
    key, values, game = view["prompt"]["key"], view["prompt"]["args"], view["game"]
    names = said("new-names").split()
    named = {**values, "seat": names[values["seat"]]} if "seat" in values else values
    forms = re.findall(rf"^({key}[\w-]*) =", catalogue("en", game), re.MULTILINE)
    return re.compile("|".join(told(f"{game}/{form}", named).pattern for form in forms))


def whole(game: str, players: int) -> Iterator[tuple[str, bool]]:
    """Type a whole game, action by action; after each, whether the next question was heard."""
    rules, dice = GAMES[game], Dice(SEED)
    view = asked(do="new", game=game, players=players_of(rules, players), options={}, seed=SEED)["view"]
    with reading(f"#/play/{game}?players={players}&seed={SEED}") as reader:
        yield from reader.begins(question(view))
        while view["to_act"] != "over":
            if view["to_act"] == "chance":
                action, reply = "r", asked(do="roll")
                reader.type(action)
            else:
                action = picked(dice, view["ply"], view["choices"])
                reply = asked(do="play", action=action)
                reader.type(action)
                if set(rules.actions[action].picks) != {action}:  # it is shown before it counts
                    yield f"what {action} would bring", reader.hears(like("said-pending"))
                    reader.type("")
                    if reply["view"]["to_act"] == "chance" and game in THROWN_AT_ONCE:
                        reply = asked(do="roll")
            view = reply["view"]
            yield f"the question after {action}", reader.hears(question(view))


def share(name: str, found: list[tuple[str, bool]]) -> Figure:
    missed = [key for key, there in found if not there]
    heard = 1 - len(missed) / len(found)
    return Figure(
        f"{name}: heard from Orca, of {len(found)}{''.join(f', not {key}' for key in missed)}", heard, "", least=1
    )


def heard() -> Iterator[Figure]:
    """Count the sentences that Orca says of those that it is to say: of all kinds, and in whole games."""
    for game in SITTINGS:
        yield share(game, list(sitting(game)))
    for game in SITTINGS:
        for players in GAMES[game].seats:
            yield share(f"{game}, {players} players", list(whole(game, players)))
