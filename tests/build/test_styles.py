"""The page's styles: colours are only in palettes, and there are no unused names or classes."""

import functools
import json
import re
from pathlib import Path

from tasks.steps import ROOT
from tests.globbed import globbed

STYLES = globbed(50, "css/*.css", "js/games/*/*.css")
CODE = [path for path in globbed(250, "js/**/*.ts", "js/games/*/*.js") if path.parent.name != "build"]
PAGES = [ROOT / "index.html", *CODE]
#: Palettes (the page's, and one for each game) name the colours; all other styles use the names.
PALETTES = {"palette.css", "look.css"}
NAMED = re.compile(r"--[\w-]+:[^;]*;")
COLOUR = re.compile(
    r"#[0-9a-f]{3,8}\b(?!\.)"
    r"|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\([^)]"
    r"|\b(?:color|fill|stroke|background|border)(?:-color)?\s*[:=]\s*[\"']?(?:black|white|gr[ae]y|red|green|blue|gold|orange|brown|purple)\b",
    re.IGNORECASE,
)


@functools.cache
def text(path: Path) -> str:
    """Read a source without its comments."""
    return re.sub(r"/\*.*?\*/|(?<![:\"'])//[^\n]*", "", path.read_text(encoding="utf-8"), flags=re.DOTALL)


def colours(path: Path) -> list[str]:
    """List the colours of a source that have no name."""
    return COLOUR.findall(NAMED.sub("", text(path)) if path.name in PALETTES else text(path))


def test_colours_are_only_in_palettes() -> None:
    assert {str(path.relative_to(ROOT)): found for path in [*STYLES, *CODE] if (found := colours(path))} == {}


#: What has the title's letters and no word spaces: numbers.
NUMBERS = {"& > b"}


def test_words_in_the_letters_of_titles_stand_apart() -> None:
    """Its own spaces are narrow: whatever has them is in the list that widens them, or does so itself."""
    widened = re.search(r"([^{};]*)\{\s*word-spacing: 0.2em;\s*\}", text(ROOT / "css/base.css"))
    assert widened
    listed = {each.strip() for each in widened[1].split(",")}
    rules = re.findall(r"([^{};]+)\{([^{}]*var\(--font-title\)[^{}]*)", "".join(map(text, STYLES)))
    assert len(rules) > len(NUMBERS)
    narrow = {
        selector.strip() for selectors, body in rules if "word-spacing" not in body for selector in selectors.split(",")
    }
    assert {each for each in narrow if each not in listed and each.split()[-1] not in listed} == NUMBERS


def test_the_browser_theme_colours_are_those_of_the_page() -> None:
    ground = r"--ground: var\(--by-day, (#\w+)\) var\(--by-night, (#\w+)\);"
    (day, night), *_ = re.findall(ground, text(ROOT / "css/palette.css"))
    themes = re.findall(r'name="theme-color" content="(#\w+)"', (ROOT / "index.html").read_text(encoding="utf-8"))
    assert themes == [day, night]
    manifest = json.loads((ROOT / "static/manifest.json").read_text(encoding="utf-8"))
    assert {manifest["background_color"], manifest["theme_color"]} == {day}


def test_every_variable_can_be_found_by_its_name() -> None:
    """A search would not find a name that is composed in code, and would report it as unused. A suffix may be added."""
    assert [str(path.relative_to(ROOT)) for path in CODE if "--${" in text(path)] == []


def test_every_variable_is_defined_and_used() -> None:
    known = {name for path in [*STYLES, *CODE] for name in re.findall(r"(--[a-z][\w-]*)(?:\"?\s*[:,])", text(path))}
    used = {name for path in [*STYLES, *CODE] for name in re.findall(r"var\((--[\w-]+)", text(path))}
    beginnings = tuple(name for name in used if name.endswith("-"))
    assert used - {*beginnings} <= known
    for_scripts = {"--styles"}
    assert {name for name in known - used - for_scripts if not name.startswith(beginnings)} == set()


def spoken(name: str, words: set[str], beginnings: set[str]) -> bool:
    """Check whether a source contains a name, as a whole or with a composed suffix."""
    return name in words or any(name.startswith(beginning) for beginning in beginnings)


def test_every_class_is_used() -> None:
    sources = "\n".join(text(path) for path in PAGES)
    words = set(re.findall(r"[\w-]+", sources))
    beginnings = {f"{beginning}-" for beginning in re.findall(r"([a-z][\w-]*)-\$\{", sources)}
    styled = {
        name
        for path in STYLES
        for selector in re.findall(r"([^{};]+)\{", text(path))
        for name in re.findall(r"\.([a-z_][\w-]*)", re.sub(r'\([^()]*\.\d[^()]*\)|"[^"]*"', "", selector))
    }
    assert not {name for name in styled if not spoken(name, words, beginnings)}


def test_a_class_that_says_how_something_is_names_nothing_else() -> None:
    """A hand of two `lines` would be styled as the lines of a form are, once the styles of that have come."""
    selectors = [
        part.strip()
        for path in STYLES
        for selector in re.findall(r"([^{};]+)\{", text(path))
        for part in re.split(r",(?![^(]*\))", selector)
    ]
    things = {name for path in CODE for name in re.findall(r'class="([a-z][\w-]*)', text(path))}
    alone = {found[1] for part in selectors if (found := re.fullmatch(r"\.([a-z][\w-]*)", part))}
    said = {name for part in selectors for name in re.findall(r"(?:\.[a-z][\w-]*|&)\.([a-z][\w-]*)", part)}
    assert things & alone & said == set()


#: Classes of what holds a whole table, which come and go while somebody plays.
STATES = r"\.(?:coming|moving|past|replayed)\b"
ANY_CHILD = re.compile(STATES + r".*[\s>+~](?:\*|:(?!is\())[^\s>+~]*$", re.DOTALL)


def test_a_state_of_the_table_names_what_it_changes() -> None:
    """After `.coming .board > *` a browser styles all of the table again when that class goes: a child could be any."""
    blocks = [block for path in STYLES for block in re.findall(r"([^{};]+)\{", text(path))]
    selectors = [selector.strip() for block in blocks for selector in re.split(r",(?![^(]*\))", block)]
    assert [selector for selector in selectors if ANY_CHILD.search(selector)] == []


def test_nothing_inherits_the_hour() -> None:
    """All that lies on the table would be styled again, several times a game."""
    styles = "".join(text(path) for path in STYLES)
    alone = set(re.findall(r"@property (--[\w-]+) \{[^}]*inherits: false;", styles))
    hours = re.findall(r"\.hour-\d+ \{([^}]*)\}", styles)
    assert [rule for rule in hours if not set(re.findall(r"([\w-]+):\s", rule)) <= alone] == []
    assert hours


def test_whatever_depends_on_what_it_contains_is_named() -> None:
    """After `.hand > :not(:has(...))` a browser styles all of the hand again with each reply: a child could be any."""
    nameless = re.compile(r"[\s>+~]\*?:(?!is\()[\w-]*(?:\(\s*|:not\(\s*)?:?has\(")
    assert [found for path in STYLES for found in nameless.findall(text(path))] == []


def test_no_style_depends_on_what_can_be_tapped() -> None:
    """Each reply changes that of dozens of cells, each of which a browser would style again."""
    assert [path.name for path in STYLES if re.search(r"\[data-(?:pick|cell)\b", text(path))] == []
