"""Results kept line by line, so that what takes hours goes on where it was stopped."""

import json
from pathlib import Path
from typing import Any, TextIO


def kept(file: Path) -> list[Any]:
    """Return what a file holds; a line that was cut off is taken out of it, so that the next one begins anew."""
    file.parent.mkdir(parents=True, exist_ok=True)
    text = file.read_text() if file.exists() else ""
    whole = text[: text.rfind("\n") + 1]
    if whole != text:
        file.write_text(whole)
    return [json.loads(line) for line in whole.splitlines()]


def keep(out: TextIO, result: Any) -> None:
    """Write a result, which is on disk then whatever happens to the rest."""
    out.write(f"{json.dumps(result)}\n")
    out.flush()
