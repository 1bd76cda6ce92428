"""What waits to be confirmed: a tap inside it keeps or turns it, and whoever changes their mind is not asked why."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from tests.browser.market import market
from tests.browser.screens import stands
from tests.browser.shelf import asked, row
from tests.browser.table import Table


def halves(made: dict[str, Any]) -> list[list[str]]:
    """Return the two squares of every rug that can be laid in a stored game."""
    choices = asked(do="open", record=made["record"])["view"]["choices"]
    return [choice.removeprefix("lay ").split("-") for choice in choices if choice.startswith("lay")]


def position(wanted: Callable[[list[list[str]], list[list[str]]], bool]) -> tuple[dict[str, Any], tuple[str, str]]:
    """Find a stored game in which a rug lies by two squares as wanted: (the rugs by a square, one, the other)."""
    for number in range(40):
        made = row(62, 1, seed=f"pending {number}")
        places = halves(made)
        for place in places:
            for one, other in (place, place[::-1]):
                if wanted(*([each for each in places if square in each] for square in (one, other))):
                    return made, (one, other)
    raise AssertionError("no game has such a place")


def pressed(table: Table) -> list[str]:
    """Return the squares that the rug covers which is shown."""
    expect(table.page.locator("[data-confirm]")).to_be_visible()
    squares: list[str] = table.chosen.evaluate_all("(all) => all.map((one) => one.dataset.cell.slice(7)).sort()")
    return squares


def test_the_second_tap_on_a_rug_lays_it(table: Table) -> None:
    """One square leaves but one rug: whoever taps its other half means that rug, too."""
    made, (one, other) = position(lambda mine, others: len(mine) == 1 and len(others) > 1)
    stands(table.go("/"), made)
    table.tap(f'[data-cell="square:{one}"]')
    assert pressed(table) == sorted((one, other))
    assert len(table.row()["record"]["log"]) == 62
    table.tap(f'[data-cell="square:{other}"]')
    table.at(63)
    assert table.row()["record"]["log"][-1] == f"lay {'-'.join(sorted((one, other)))}"


def test_a_rug_that_is_shown_turns_about_its_square(table: Table) -> None:
    """By its button and by R, until it lies as at first; a tap elsewhere moves it. Nothing of that counts yet."""
    made, (one, _) = position(lambda mine, others: len(mine) > 2 and len(others) > 1)
    stands(table.go("/"), made)
    table.tap(f'[data-cell="square:{one}"]')
    around = [place for place in halves(made) if one in place]
    seen = [pressed(table)]
    for turn in range(len(around)):
        if turn % 2:
            table.page.locator(f'[data-cell="square:{one}"]').press("r")
        else:
            table.tap("[data-turn]")
        lies = f'[data-cell="square:{next(square for square in seen[-1] if square != one)}"]'
        expect(table.page.locator(lies)).not_to_have_attribute("aria-pressed", "true")
        seen.append(pressed(table))
    assert sorted(seen[:-1]) == sorted(sorted(place) for place in around)
    assert seen[-1] == seen[0]
    elsewhere = next(square for place in halves(made) for square in place if square not in seen[0])
    table.tap(f'[data-cell="square:{elsewhere}"]')
    expect(table.page.locator(f'[data-cell="square:{elsewhere}"]')).to_have_attribute("aria-pressed", "true")
    assert elsewhere in pressed(table)
    assert len(table.row()["record"]["log"]) == 62


def test_nobody_who_changes_their_mind_is_asked_why(table: Table) -> None:
    """Another worker than the first, another square than the first: the new choice is taken, in silence."""
    whole = market(4)
    ply = next(
        at
        for at, legal in enumerate(whole["legal"])
        if {"assistant", "bodyguard", "tourist"} <= {text.split()[0] for text in legal}
    )
    stands(table.go("/"), row(ply, 1, game="morocco", players=4))
    for worker in ("assistant", "tourist", "bodyguard"):
        table.tap(f'[data-cell="worker:{worker}"]')
        expect(table.page.locator(f'[data-cell="worker:{worker}"][aria-pressed]')).to_be_visible()
        assert table.why.count() == 0
