"""The two parts into which faults are put: the wheel and the page, and where their tests are."""

from pathlib import Path
from typing import NamedTuple


class Part(NamedTuple):
    """Sources and the tests that find their faults."""

    name: str
    sources: str
    tests: str
    #: What lies among the sources and is not one.
    but: str = "//"

    def sources_in(self, folder: Path) -> list[Path]:
        return [file for file in sorted(folder.glob(self.sources)) if self.but not in file.as_posix()]

    def tests_in(self, folder: Path) -> list[Path]:
        return sorted(folder.glob(self.tests))


PARTS = {
    "wheel": Part("wheel", "py/jemaa/**/*.py", "tests/engine/test_*.py"),
    "page": Part("page", "js/**/*.ts", "tests/js/*.test.mjs", "/js/build/"),
}
