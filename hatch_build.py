"""The page of the wheel on a package index: docs/python.md, with links that lead somewhere from there.

Where this project lives is known only to whoever releases it (`release.yml`): without that, links to other documents
are their words alone, and the wheel names no addresses.
"""

import os
import posixpath
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from hatchling.metadata.plugin.interface import MetadataHookInterface

PAGE = "docs/python.md"
LINK = re.compile(r"!?\[([^\]]*)\]\((?!\w+:|#)([^)#]*)(#[^)]*)?\)")


def home(environment: Mapping[str, str]) -> str:
    """Return the address of the repository in which a workflow runs; nothing elsewhere."""
    server, repository = environment.get("GITHUB_SERVER_URL"), environment.get("GITHUB_REPOSITORY")
    return f"{server}/{repository}" if server and repository else ""


def absolute(text: str, address: str) -> str:
    """Make the relative links of the page absolute; without an address only their words are left."""

    def link(found: re.Match[str]) -> str:
        words, target, anchor = found.groups(default="")
        file = posixpath.normpath(posixpath.join(posixpath.dirname(PAGE), target))
        return f"[{words}]({address}/blob/HEAD/{file}{anchor})" if address else words

    return LINK.sub(link, text)


class Page(MetadataHookInterface):
    """Fills in the fields that pyproject.toml calls dynamic."""

    def update(self, metadata: dict[str, Any]) -> None:
        """Set the long description, and the addresses where they are known."""
        address = home(os.environ)
        text = absolute((Path(self.root) / PAGE).read_text(encoding="utf-8"), address)
        metadata["readme"] = {"content-type": "text/markdown", "text": text}
        parts = {"Source": "", "Changelog": "/blob/HEAD/CHANGELOG.md", "Issues": "/issues"}
        metadata["urls"] = {name: address + part for name, part in parts.items()} if address else {}
