"""Dice of wood at the table, and how fair all dice were."""

import hashlib

from playwright.sync_api import Locator, expect

from tests.browser.screens import COMMITMENT, COUNTS, DICE, FACE, ROLL, laid
from tests.browser.shelf import trace
from tests.browser.table import CLOSE, Table
from tests.sentences import said

SEED = "[data-sheet=fairness] [data-seed]"
#: All that is written anywhere on the page.
WRITTEN = """() => [document.documentElement.outerHTML, location.href, document.title,
    ...[...document.querySelectorAll("input")].map(({ value }) => value)].join()"""
FACES = ["die 1", "die 2", "die 3", "die 4"]
WEIGHTS = [1, 2, 2, 1]


def offered(table: Table) -> list[str]:
    return table.page.locator(FACE).evaluate_all("(all) => all.map((face) => face.dataset.action)")


def counted(table: Table) -> list[list[float]]:
    """Open the card of the dice and read its numbers: a line for each face."""
    table.tap(DICE)
    chart = table.page.locator(COUNTS)
    expect(chart).to_be_visible()
    lines = chart.get_by_role("row").filter(has=table.page.get_by_role("rowheader"))
    return [numbers(line) for line in lines.all()]


def numbers(line: Locator) -> list[float]:
    """Return the numbers of a line; its last cell is a picture of them."""
    *cells, _ = line.get_by_role("cell").all_inner_texts()
    return [float(cell) for cell in cells]


def codes(table: Table, place: str) -> Locator:
    return table.page.locator(place).get_by_role("code")


def commitment(seed: str) -> str:
    """Return what is shown of a seed during a game, as docs/records.md says."""
    return hashlib.sha256(f"jemaa-seed/{seed}".encode()).hexdigest()


def test_faces_are_offered_instead_of_a_roll(table: Table) -> None:
    """What the die of wood shows is played as it is, and marked so in the record."""
    laid(ROLL)(table.go("/"))
    table.set("die", "own")
    assert offered(table) == FACES
    expect(table.page.locator("[data-roll]")).to_have_count(0)
    expect(table.page.locator(FACE).nth(3)).to_have_attribute("aria-label", said("marrakech/action-die", what=4))
    table.tap("[data-action='die 4']")
    table.at(ROLL + 1)
    record = table.row()["record"]
    assert (record["log"][ROLL], record["by_hand"]) == ("die 4", [ROLL])
    table.tap("[data-undo]")
    table.at(ROLL)
    assert offered(table) == FACES
    table.set("die", "button")
    table.tap("[data-roll]")
    table.at(ROLL + 1)
    assert "by_hand" not in table.row()["record"]


def test_how_fair_the_dice_were(table: Table) -> None:
    """Counts and expectations of every face; at the end the seed is told, and checks by hand."""
    laid(None)(table.go("/"))
    table.uncover()
    record = trace()["record"]
    rolls = [action for action in record["log"] if action.startswith("die ")]
    lines = counted(table)
    assert [line[0] for line in lines] == [rolls.count(face) for face in FACES]
    assert [line[1] for line in lines] == [round(len(rolls) * weight / 6, 1) for weight in WEIGHTS]
    seed = codes(table, SEED).inner_text()
    assert seed == record["seed"]
    expect(codes(table, COMMITMENT)).to_have_text(commitment(seed))
    drawn = [next(byte for byte in hashlib.sha256(f"{seed}/{k}".encode()).digest() if byte < 252) % 6 for k in range(3)]
    spread = [face for face, weight in zip(FACES, WEIGHTS, strict=True) for _ in range(weight)]
    assert [spread[one] for one in drawn] == rolls[:3]


def test_the_seed_is_not_given_away_during_a_game(table: Table) -> None:
    """The card has a commitment to it, and tells that somebody typed it; nothing else on the page has it either."""
    secret = "a secret for now"
    table.begin(players=2, seed=secret)
    table.play(1, 2)
    table.tap(DICE)
    expect(codes(table, COMMITMENT)).to_have_text(commitment(secret))
    expect(table.page.locator("[data-sheet=fairness]")).to_contain_text(said("fair-known"))
    expect(codes(table, SEED)).to_have_count(0)
    assert secret not in table.page.evaluate(WRITTEN)
    table.tap(CLOSE)
    table.tap("[data-share]")
    expect(table.page.locator("[data-link]")).not_to_have_value("")
    assert secret not in table.page.evaluate(WRITTEN)
