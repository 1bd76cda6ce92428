"""The boards on the rules' cards: the committed views are those of the positions beside them."""

from types import ModuleType

import pytest

from tasks.setup import VIEWS_WRITER
from tests.build.conftest import script


@pytest.fixture(scope="module")
def writer() -> ModuleType:
    return script(VIEWS_WRITER)


def test_the_committed_views_are_up_to_date(writer: ModuleType) -> None:
    assert len(writer.pairs()) > 1
    stale = [str(views) for cards, views in writer.pairs().items() if views.read_text() != writer.written(cards)]
    assert not stale, "python3 build.py build writes them anew"
