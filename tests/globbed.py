"""Files of the repository by patterns, each list with how many it has at least: a test of no file would always pass."""

from pathlib import Path

from tasks.steps import ROOT


def globbed(least: int, *patterns: str) -> list[Path]:
    """List the files that match patterns, in order."""
    files = sorted({path for pattern in patterns for path in ROOT.glob(pattern) if path.is_file()})
    assert len(files) >= least, f"{patterns} match {len(files)} files, not {least}"
    return files
