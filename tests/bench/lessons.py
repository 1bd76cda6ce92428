"""Whether every lesson is finished by whoever taps only what is lit, confirms and reads on, in every language."""

import json
from collections.abc import Iterator

from tasks.setup import DIST
from tasks.steps import ROOT
from tests.bench.browser import chromium, open_context, served
from tests.bench.figure import Figure
from tests.sentences import LANGUAGES

LEARNER = ROOT / "tests" / "browser" / "learner.js"
SPEAK = """if (location.host) localStorage.setItem("jemaa-settings:" + location.pathname,
    JSON.stringify({ language: "%s" }));"""


def learned() -> Iterator[Figure]:
    """Learn every game that has lessons."""
    with chromium() as browser, served(DIST) as url:
        for data in sorted((ROOT / "js" / "games").glob("*/lessons/lessons.json")):
            game = data.parent.parent.name
            lessons = len(json.loads(data.read_text(encoding="utf-8"))["lessons"])
            for language in LANGUAGES:
                with open_context(browser) as context:
                    context.add_init_script(SPEAK % language)
                    context.add_init_script(path=LEARNER)
                    page = context.new_page()
                    page.goto(f"{url}#/learn/{game}")
                    found = page.evaluate("() => jemaaLearner.learn()")
                yield Figure(f"{game}: lessons finished in {language}", len(found), "lessons", least=lessons)
