"""The boards on the rules' cards: the committed views are those of the positions beside them."""

from importlib.util import module_from_spec, spec_from_file_location
from types import ModuleType

import pytest

from tasks.setup import VIEWS_WRITER
from tasks.steps import ROOT


@pytest.fixture(scope="module")
def writer() -> ModuleType:
    spec = spec_from_file_location("views_writer", ROOT / VIEWS_WRITER)
    assert spec
    assert spec.loader
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_committed_views_are_up_to_date(writer: ModuleType) -> None:
    assert len(writer.pairs()) > 1
    stale = [str(views) for cards, views in writer.pairs().items() if views.read_text() != writer.written(cards)]
    assert not stale, "python3 build.py build writes them anew"
