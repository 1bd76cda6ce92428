"""The page's sentences by their keys, from the catalogues the page itself reads: they may be reworded, tests need not.

The page's own functions (`SEAT`, `COLOR`, `CELLS` ...) are not made anew here: each says what it is given, so that a
test writes what they would say: `said("thinking", seat="Leo")`.
"""

import re
from collections.abc import Callable
from functools import cache
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number

from tasks.steps import ROOT
from tests.globbed import globbed

#: The languages of the page: those that have a catalogue.
LANGUAGES = tuple(path.stem for path in globbed(4, "js/locales/*.ftl"))
#: What begins the keys by which a catalogue tells of its own language.
OWN = "language-"
#: What keeps a value apart from the sentence around it.
MARKS = "\u2068\u2069"
#: Stands for a value that may be anything.
ANY = "\ue000"


def catalogue(lang: str, game: str = "") -> str:
    """Return the text of the shared catalogue with those of puzzles, people and luck, or of a game's with its rules."""
    folder = ROOT / "js" / (f"games/{game}" if game else "locales")
    parts = [f"rules.{lang}.ftl"] if game else [f"puzzles/{lang}.ftl", f"people/{lang}.ftl", f"luck/{lang}.ftl"]
    files = [folder / name for name in (f"{lang}.ftl", *parts)]
    return "\n".join(file.read_text(encoding="utf-8") for file in files)


def told_of(lang: str, what: str) -> str:
    """Return what a catalogue tells of its own language: its `name`, `direction` or `locale`."""
    found = re.search(rf"^{OWN}{what} = (.+)$", catalogue(lang), re.MULTILINE)
    assert found, f"js/locales/{lang}.ftl has no {OWN}{what}"
    return found[1]


@cache
def _bundle(lang: str, game: str) -> FluentBundle:
    texts = _texts(lang, game)
    own = {name for text in texts for name in re.findall(r"\b([A-Z]+)\(", text)}
    functions: dict[str, Callable[[Any], Any]] = {**dict.fromkeys(own, _as_given), "NUMBER": _number}
    bundle = FluentBundle([told_of(lang, "locale").partition("-u-")[0]], functions=functions)
    for text in texts:
        bundle.add_resource(FluentResource(text), allow_overrides=True)
    return bundle


def _texts(lang: str, game: str) -> list[str]:
    return [catalogue(lang, part) for part in dict.fromkeys(("", game))]


def _as_given(value: Any, *_: Any) -> Any:
    return value


def _number(value: Any, **digits: Any) -> Any:
    return value if value == ANY else fluent_number(value, **digits)


def said(key: str, lang: str = "en", **values: str | float) -> str:
    """Return a sentence as it stands on the page with values of its direction; a game's is `marrakech/prompt-turn`."""
    return plain(_marked(key, lang, **values))


def _marked(key: str, lang: str, **values: str | float) -> str:
    """Return a sentence with marks around its values."""
    game, _, name = key.rpartition("/")
    bundle = _bundle(lang, game)
    message = bundle.get_message(name)
    assert message.value is not None, key
    text, errors = bundle.format_pattern(message.value, values)
    assert not errors, f"{key}: {errors}"
    return str(text)


def like(key: str, lang: str = "en", **values: str | float) -> re.Pattern[str]:
    """Return a pattern of a sentence, where a value that is not given may be anything."""
    names = re.findall(r"\$([\w-]+)", "".join(_texts(lang, key.rpartition("/")[0])))
    text = re.escape(_marked(key, lang, **{**dict.fromkeys(names, ANY), **values}))
    return re.compile(re.sub(f"[{MARKS}]", f"[{MARKS}]*", text).replace(ANY, ".+?"))


def told(key: str, values: dict[str, Any], lang: str = "en") -> re.Pattern[str]:
    """Return a pattern of a sentence for values as the engine sends them; what a function says may be anything."""
    game, _, name = key.rpartition("/")
    found = re.search(rf"^{name} = .*?(?=^[\w#]|\Z)", catalogue(lang, game), re.DOTALL | re.MULTILINE)
    assert found, key
    plainly = set(re.findall(r"{ \$(\w+)", found[0]))
    return like(key, lang, **{own: _held(value) for own, value in values.items() if own in plainly})


def _held(value: Any) -> str | float:
    """Return a value as the page holds it: nothing and an empty list are `none`, for a sentence to choose by."""
    if isinstance(value, bool):
        return str(value).lower()
    return "none" if value is None or value == [] else value


def plain(text: str) -> str:
    """Return a sentence without the marks around its values."""
    return text.translate(dict.fromkeys(map(ord, MARKS)))
