"""Games that leave a page and come to another: files, links, and codes to be scanned."""

import base64
from pathlib import Path
from typing import Any

from playwright.sync_api import FilePayload, Locator, Page, expect

from tests.browser.shelf import asked
from tests.browser.table import ABOUT, HOME, ROOT, Table
from tests.sentences import plain, said

JSQR = (ROOT / "node_modules/jsqr/dist/jsQR.js").read_text(encoding="utf-8")
#: Reads the code in a picture, as a camera's program would.
SCAN = """async (png) => {
  const picture = new Image();
  picture.src = `data:image/png;base64,${png}`;
  await picture.decode();
  const canvas = new OffscreenCanvas(picture.width, picture.height).getContext("2d");
  canvas.drawImage(picture, 0, 0);
  const { data, width, height } = canvas.getImageData(0, 0, picture.width, picture.height);
  return jsQR(data, width, height)?.data ?? null;
}"""
TYPE = "application/json"


def short_of(record: dict[str, Any]) -> str:
    """Return the short form of a record."""
    return str(asked(do="encode", record=record)["short"])


def saved(page: Page, tap: str) -> tuple[str, str]:
    """Tap what saves a file; return the file's name and text."""
    with page.expect_download() as download:
        page.locator(tap).first.dispatch_event("click")
    file = download.value
    return file.suggested_filename, Path(file.path()).read_text(encoding="utf-8")


def file(data: str | bytes, name: str = "game.jemaa.json") -> FilePayload:
    """Return a file for a page to take."""
    text = data if isinstance(data, bytes) else data.encode("utf-8", "surrogatepass")
    return {"name": name, "mimeType": TYPE, "buffer": text}


def give(table: Table, *files: FilePayload) -> None:
    """Choose files on the home screen."""
    table.page.locator("[data-open-record]").set_input_files(list(files))


def report(table: Table) -> str:
    """Wait for what the files brought, and return the sentences."""
    expect(table.page.locator("[data-report]")).to_be_visible(timeout=60_000)
    return plain(table.said("[data-report]"))


def brought(imported: int, refused: int) -> str:
    """Say how many games were imported and how many were refused, as a report does."""
    return plain(said("import-report", imported=imported, refused=refused)).strip()


def code(page: Page) -> Locator:
    """Find the code that holds the link to a game."""
    return page.get_by_role("img", name=said("share-code"))


def scanned(picture: Locator) -> str | None:
    """Read a code from a picture of the screen."""
    page = picture.page
    page.evaluate(f"() => {{ if (!globalThis.jsQR) {{ {JSQR} }} }}")
    text: str | None = page.evaluate(SCAN, base64.b64encode(picture.screenshot()).decode())
    return text


def rows(table: Table) -> list[dict[str, Any]]:
    kept: list[dict[str, Any]] = table.page.evaluate("() => jemaaPlayer.rows()")
    return kept


def away(table: Table) -> None:
    """Go to a screen where there is no game."""
    table.move("/about")
    expect(table.page.locator(ABOUT)).to_be_visible()


def home(table: Table) -> None:
    """Go home, by way of another screen, so that nothing is left of the one before."""
    away(table)
    table.move("/")
    expect(table.page.locator(HOME)).to_be_visible()


def follow(table: Table, short: str) -> None:
    """Follow a link to a game."""
    away(table)
    table.move(f"/open/{short}")
    expect(table.page.locator("[data-accept], main [role=alert]").first).to_be_visible()
