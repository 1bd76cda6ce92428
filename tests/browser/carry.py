"""Games that leave a page and come to another: files, links, and codes to be scanned."""

import base64
import json
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.browser.shelf import asked
from tests.browser.table import ROOT, Table

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
    return asked(do="encode", record=record)["short"]


def saved(page: Page, tap: str) -> tuple[str, str]:
    """Tap what saves a file; return the file's name and text."""
    with page.expect_download() as download:
        page.locator(tap).first.click()
    file = download.value
    return file.suggested_filename, Path(file.path()).read_text(encoding="utf-8")


def file(data: str | bytes, name: str = "game.jemaa.json") -> dict[str, Any]:
    """Return a file for a page to take."""
    text = data if isinstance(data, bytes) else data.encode("utf-8", "surrogatepass")
    return {"name": name, "mimeType": TYPE, "buffer": text}


def give(table: Table, *files: dict[str, Any]) -> None:
    """Choose files on the home screen."""
    table.page.locator("[data-open-record]").set_input_files(list(files))


def plain(text: str) -> str:
    """Return a sentence without the marks that keep what was put in apart from what stands around it."""
    return text.translate(dict.fromkeys((0x2068, 0x2069)))


def report(table: Table) -> str:
    """Wait for what the files brought, and return the sentences."""
    expect(table.page.locator("[data-report]")).to_be_visible(timeout=60_000)
    return plain(table.said("[data-report]"))


def scanned(code: Locator) -> str | None:
    """Read a code from a picture of the screen."""
    page = code.page
    page.evaluate(f"() => {{ if (!globalThis.jsQR) {{ {JSQR} }} }}")
    return page.evaluate(SCAN, base64.b64encode(code.screenshot()).decode())


def rows(table: Table) -> list[dict[str, Any]]:
    return table.page.evaluate("() => jemaaPlayer.rows()")


def home(table: Table) -> None:
    """Go home, by way of another screen, so that nothing is left of the one before."""
    table.move("/about")
    expect(table.page.locator("main.text li").first).to_be_visible()
    table.move("/")
    expect(table.page.locator(".games")).to_be_visible()


def follow(table: Table, short: str) -> None:
    """Follow a link to a game."""
    table.move("/about")
    expect(table.page.locator("main.text li").first).to_be_visible()
    table.move(f"/open/{short}")
    expect(table.page.locator("[data-accept], main [role=alert]").first).to_be_visible()


def shelf_file(*games: Any) -> dict[str, Any]:
    return file(json.dumps({"format": "jemaa-shelf", "version": 1, "games": games}), "jemaa.jemaa-shelf.json")
