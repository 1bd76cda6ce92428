"""What is in sight at a table, over whole games in four languages: words, buttons, figures of a seat, the board."""

from collections import defaultdict
from collections.abc import Iterator

from playwright.sync_api import Browser

from jemaa.games import GAMES
from tasks.setup import DIST
from tasks.steps import ROOT
from tests.bench.browser import chromium, served
from tests.bench.figure import Figure
from tests.browser import shelf as stored

#: How many words a question has at most, by language.
WORDS = {"en": 6, "fr": 8, "es": 8, "ar": 8}
#: How many words are in sight in nine of ten questions; buttons besides tools, seats, hand, board; figures of a seat.
WITH_IT, BUTTONS, PAIRS = 14, 2, 6
#: The least share of a tablet's window that the board has, by game and by how people sit.
SHARES = {
    ("marrakech", "open"): 0.62,
    ("morocco", "open"): 0.62,
    ("marrakech", "around"): 0.58,
    ("morocco", "around"): 0.58,
}
#: A question is looked at whenever so many entries have been played.
EVERY = 3
# A seat's names and numbers, and what is hidden from the eye, do not count.
SEEN = """() => {
    const shown = (element) => {
        for (let at = element; at; at = at.parentElement) {
            const { clipPath, visibility, opacity } = getComputedStyle(at);
            if (clipPath === "inset(50%)" || visibility === "hidden" || opacity === "0") return false;
        }
        const { width, height } = element.getBoundingClientRect();
        return width > 1 && height > 1;
    };
    const words = (root, without) => {
        const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
        let count = 0;
        while (texts.nextNode()) {
            const { data, parentElement } = texts.currentNode;
            const found = data.split(/\\s+/).filter((word) => /\\p{L}/u.test(word));
            if (found.length && !parentElement.closest(without) && shown(parentElement)) count += found.length;
        }
        return count;
    };
    const box = document.querySelector("[data-game]").getBoundingClientRect();
    const buttons = [...document.querySelectorAll("[data-prompt] button, [data-prompt] summary")];
    const seats = [...document.querySelectorAll("[data-seat]")];
    return {
        ply: document.querySelector("[data-game]").dataset.ply,
        question: words(document.querySelector("[data-prompt] h2"), ".hidden"),
        words: words(document.querySelector("main"), ".hidden, [data-seat], [popover]"),
        buttons: buttons.filter((one) => !one.closest("[data-hand], [popover]") && shown(one)).length,
        pairs: Math.max(...seats.map((seat) => [...seat.querySelectorAll(".facts > .fact")].filter(shown).length)),
        share: (box.width * box.height) / (innerWidth * innerHeight),
    };
}"""


def looked(browser: Browser, url: str, game: str, players: int, language: str, sharing: str) -> list[dict[str, float]]:
    """Play a whole game, and return what is in sight every few entries."""
    with browser.new_context(viewport={"width": 1024, "height": 768}, reduced_motion="reduce") as context:
        context.add_init_script(path=ROOT / "tests/browser/player.js")
        setting = f"""localStorage.setItem("jemaa-settings:" + location.pathname, '{{"language":"{language}"}}')"""
        context.add_init_script(f"if (location.host) {setting}")
        page = context.new_page()
        page.goto(url)
        row = {**stored.row(0, game=game, players=players, seed=f"sight-{language}"), "sharing": sharing}
        page.evaluate("(row) => jemaaPlayer.put(row)", row)
        page.goto(f"{url}#/game/{row['id']}")
        seen: list[dict[str, float]] = []
        ply = page.evaluate("() => jemaaPlayer.answer()")["ply"]
        while page.evaluate("() => jemaaPlayer.read().toAct") != "over":
            seen.append(page.evaluate(SEEN))
            ply += EVERY
            page.evaluate("([recipe, stop]) => jemaaPlayer.play(recipe, stop)", [players, ply])
        return seen


def sight() -> Iterator[Figure]:
    """Look at whole games of each kind in all languages and of all numbers of players, side by side and around."""
    shares: dict[tuple[str, str], list[float]] = defaultdict(list)
    seen: dict[tuple[str, str], list[dict[str, float]]] = {}
    with chromium() as browser, served(DIST) as url:
        for game, rules in GAMES.items():
            for at, language in enumerate(WORDS):
                players = rules.seats[at % len(rules.seats)]
                for sharing in ("open", "around"):
                    some = looked(browser, url, game, players, language, sharing)
                    shares[game, sharing] += [each["share"] for each in some]
                    if sharing == "open":
                        seen[game, language] = some
    for (game, language), some in seen.items():
        name = f"{game}, {language}"
        most = max(each["question"] for each in some)
        yield Figure(f"{name}: words of a question, the most", most, "", most=WORDS[language])
        share = sum(each["words"] <= WITH_IT for each in some) / len(some)
        yield Figure(f"{name}: questions with at most {WITH_IT} words in sight", share, "", least=0.9)
    every = [each for some in seen.values() for each in some]
    buttons = max(each["buttons"] for each in every)
    yield Figure("buttons besides tools, seats, hand, board, the most", buttons, "", most=BUTTONS)
    yield Figure("figures of a seat, the most", max(each["pairs"] for each in every), "", most=PAIRS)
    for (game, sharing), part in shares.items():
        yield Figure(f"board's share of a tablet, {game}, {sharing}", min(part), "", least=SHARES[game, sharing])
