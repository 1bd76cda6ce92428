"""The browser engines that Playwright cannot drive as a system installs them: Firefox over BiDi, WebKit over WebDriver.

Each gives the few methods of a page that `Table` needs. A script is a function as text, called with one argument; it
may answer later.
"""

import json
import os
import subprocess
from abc import ABC, abstractmethod
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, Playwright
from selenium import webdriver
from selenium.webdriver.webkitgtk.options import Options
from selenium.webdriver.webkitgtk.service import Service

from tasks.setup import node_path
from tasks.steps import ROOT
from tests.browsers import ENGINES, chromium, find, has
from tests.conftest import flags

HERE = Path(__file__).parent
PLAYER = HERE / "player.js"
#: Seconds for one script: a whole game is one.
PATIENCE = 180
#: Without a graphics card, and, as root, without the sandbox that root cannot have.
WEBKIT_SETTINGS = {"LIBGL_ALWAYS_SOFTWARE": "1", "WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1"}
#: Waits for a function of the page to be true; 120 seconds, as an engine's first start is slow on a busy machine.
WAIT = """async ([arg]) => {
    const test = TEST;
    for (let left = 6000; left; left -= 1) {
        if (await test(arg)) return;
        await new Promise((done) => setTimeout(done, 20));
    }
    throw new Error(`in vain: ${test}`);
}"""


class Refused(Exception):
    """The page could not do what it was asked."""


class Engine(ABC):
    """A page in a browser; the other methods need only `evaluate`."""

    name: str

    @abstractmethod
    def goto(self, url: str) -> None:
        """Open an address."""

    @abstractmethod
    def reload(self) -> None:
        """Load the page anew."""

    @abstractmethod
    def back(self) -> None:
        """Go back to the page before, which the browser may have kept."""

    def leave(self, url: str) -> None:
        """Open another page of the site's host, which is no page of the game."""
        self.goto(f"{url}icon.svg")

    @abstractmethod
    def evaluate(self, code: str, arg: Any = None) -> Any:
        """Call a function of the page and return its answer."""

    @abstractmethod
    def close(self) -> None:
        """Close the page."""

    @property
    def url(self) -> str:
        return str(self.evaluate("() => location.href"))

    def wait_for_url(self, pattern: str) -> None:
        """Wait for an address with the middle of a pattern in it."""
        self.wait_for("(part) => location.href.includes(part)", pattern.strip("*"))

    def wait_for(self, test: str, arg: Any = None) -> None:
        """Wait until a function of the page is true."""
        self.evaluate(WAIT.replace("TEST", test), [arg])


def found(program: str) -> str:
    """Return the path of a program that the system has."""
    path = find(program)
    assert path, f"no {program}"
    return path


class Firefox(Engine):
    """The system's Firefox, driven by Puppeteer in a process of its own: firefox.mjs."""

    name = "firefox"

    def __init__(self) -> None:
        command: list[str | Path] = [node_path(), HERE / "firefox.mjs", found("firefox"), PLAYER]
        self.process = subprocess.Popen(command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def ask(self, **request: Any) -> Any:
        """Say one line and hear one."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        print(json.dumps(request), file=self.process.stdin, flush=True)
        answer = json.loads(self.process.stdout.readline())
        if "error" in answer:
            raise Refused(answer["error"])
        return answer["value"]

    def goto(self, url: str) -> None:
        self.ask(do="goto", url=url)

    def reload(self) -> None:
        self.ask(do="reload")

    def back(self) -> None:
        self.ask(do="back")

    def evaluate(self, code: str, arg: Any = None) -> Any:
        return self.ask(do="evaluate", code=code, arg=arg)

    def close(self) -> None:
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait(timeout=30)


class WebKit(Engine):
    """The engine of Safari, in the small browser of WebKitGTK."""

    name = "webkit"

    def __init__(self, display: str) -> None:
        options = Options()
        driver, options.binary_location, _ = map(found, ENGINES[self.name])
        options.add_argument("--automation")
        environment = {**os.environ, **WEBKIT_SETTINGS, "DISPLAY": display}
        self.driver = webdriver.WebKitGTK(options=options, service=Service(driver, env=environment))
        self.driver.set_script_timeout(PATIENCE)

    def goto(self, url: str) -> None:
        self.driver.get(url)
        self._equip()

    def reload(self) -> None:
        self.driver.refresh()
        self._equip()

    def back(self) -> None:
        self.driver.back()
        self._equip()

    def _equip(self) -> None:
        """Give the page its player: this driver has no scripts that run before a page's own."""
        self.driver.execute_script(PLAYER.read_text(encoding="utf-8"))

    def evaluate(self, code: str, arg: Any = None) -> Any:
        answered = "(value) => done({ value }), (error) => done({ error: String(error) })"
        script = f"const [arg, done] = arguments; Promise.resolve(arg).then({code}).then({answered});"
        answer = self.driver.execute_async_script(script, arg)
        if "error" in answer:
            raise Refused(answer["error"])
        return answer.get("value")

    def close(self) -> None:
        self.driver.quit()


@contextmanager
def screen() -> Iterator[str]:
    """Open a screen that nobody sees, and give its name."""
    command = [found("Xvfb"), "-displayfd", "1", "-screen", "0", "1280x1024x24", "-nolisten", "tcp"]
    server = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    assert server.stdout is not None
    try:
        yield f":{server.stdout.readline().strip()}"
    finally:
        server.terminate()
        server.wait(timeout=10)


class Playwrights(Engine):
    """The engine as Playwright itself installs it, on systems that do not have it otherwise."""

    def __init__(self, page: Page) -> None:
        self.page = page
        page.set_default_timeout(PATIENCE * 1000)
        page.add_init_script(path=PLAYER)

    def goto(self, url: str) -> None:
        self.page.goto(url)

    def reload(self) -> None:
        self.page.reload()

    def back(self) -> None:
        self.page.go_back(wait_until="commit")

    def evaluate(self, code: str, arg: Any = None) -> Any:
        return self.page.evaluate(code, arg)

    def close(self) -> None:
        self.page.close()


@contextmanager
def opened(name: str, playwright: Playwright) -> Iterator[Engine]:
    """Open a browser of an engine with an empty page: the system's, or Playwright's own."""
    with ExitStack() as stack:
        if name == "chromium":
            started = playwright.chromium.launch(
                executable_path=chromium(), args=flags(), ignore_default_args=["--disable-back-forward-cache"]
            )
            engine: Engine = Playwrights(stack.enter_context(closing(started)).new_page())
        elif not has(name):
            browser = stack.enter_context(closing(getattr(playwright, name).launch()))
            engine = Playwrights(browser.new_page())
        elif name == Firefox.name:
            engine = Firefox()
        else:
            engine = WebKit(stack.enter_context(screen()))
        stack.callback(engine.close)
        yield engine
