"""The command field: whole games typed, questions of what can be typed, and what is not clear."""

import pytest
from playwright.sync_api import Page, expect

from jemaa import GAMES
from jemaa import record as records
from jemaa.engine.chance import Dice
from jemaa.engine.game import CHANCE, OVER
from jemaa.match import Match
from tests.browser.screens import stands
from tests.browser.shelf import row, trace
from tests.browser.table import CLOSE, Table
from tests.engine.games import picked
from tests.sampling import WHOLE
from tests.sentences import LANGUAGES, said

#: Every number of players in each language, and a share of that.
PLAYERS = [(game, players) for game in ("marrakech", "morocco") for players in GAMES[game].seats]
EVERY = [(*each, language) for each in PLAYERS for language in LANGUAGES]
TYPED = [("marrakech", 2, "ar"), ("morocco", 2, "fr")]
#: Entries of a game that are typed in an ordinary run.
LAST = 12
#: Keys of a turn of Marrakech by the field, the confirming one included.
MOST_KEYS = 10


class Field:
    """The field, and a match beside it that knows what is legal."""

    def __init__(self, table: Table) -> None:
        self.page: Page = table.page
        self.table = table
        self.field = table.page.locator("[data-command]")
        self.heard = table.announcements
        record = table.row()["record"]
        self.match: Match = records.load(record)[0]
        self.match.seed = record["seed"]
        self.keys = 0

    def type(self, text: str) -> None:
        self.field.fill(text)
        self.field.press("Enter")
        self.keys += len(text) + 1

    def play(self, text: str, action: str) -> None:
        """Type what means an action, take it where it is shown first, and wait for its reply; a die rolls with it."""
        self.type(text)
        shown, board = self.page.locator("[data-cancel]"), f"[data-game][data-ply='{self.match.ply + 1}']"
        expect(shown.or_(self.page.locator(board)).first).to_be_attached()
        self.match.play(action)
        if shown.count():
            thrown = self.page.locator("[data-roll]").count()
            self.type("")
            if thrown:
                self.match.play(self.match.rolled())
        expect(self.page.locator(f"[data-game][data-ply='{self.match.ply}']")).to_be_attached()
        expect(self.field).to_be_focused()

    def to_the_rug(self) -> str:
        """Turn Assam left by one letter, and roll by one key more; return the first place for the rug."""
        self.play("l", "left")
        return self.match.legal[0].text

    def step(self, dice: Dice) -> None:
        """Play the next action by its text, as the seed of a game says."""
        match = self.match
        if match.state.to_act == CHANCE:
            return self.play("r", match.rolled())
        action = picked(dice, match.ply, match.legal).text
        return self.play(action, action)


@pytest.mark.parametrize(("game", "players", "language"), EVERY if WHOLE else TYPED)
def test_a_game_is_typed(table: Table, game: str, players: int, language: str) -> None:
    """By the texts of actions, to its end: a whole game where nothing is left out, else its last turns."""
    table.speak(language).prefer(speed="off")
    if WHOLE:
        table.begin(game, players=players, seed="typed")
    else:
        begun = len(trace(players, game=game)["record"]["log"]) - LAST
        stands(table.go("/"), row(begun, players=players, game=game))
    field = Field(table)
    while field.match.state.to_act != OVER:
        field.step(Dice("typed"))
    expect(table.result).to_be_visible()


def test_a_turn_of_marrakech_takes_ten_keys(table: Table) -> None:
    table.prefer(speed="off").begin("marrakech", players=3, seed="typed")
    field = Field(table)
    lay = field.to_the_rug()
    expect(table.page.locator("[data-game]")).to_have_attribute("data-phase", "lay")
    field.play(lay.removeprefix("lay ").replace("-", ""), lay)
    assert field.keys <= MOST_KEYS


def test_what_is_not_clear_is_answered_and_the_focus_stays(table: Table) -> None:
    table.begin("marrakech", players=3, seed="typed")
    field = Field(table)
    for text, answer in [
        ("c4d4", said("marrakech/why-not-turn")),
        ("lay c4-d4", said("marrakech/why-not-turn")),
        ("?", said("marrakech/command-turn")),
    ]:
        field.type(text)
        expect(field.heard).to_contain_text(answer)
        expect(field.field).to_be_focused()
        expect(field.field).to_have_value("")
    field.type("gibberish")
    expect(field.heard).to_contain_text("gibberish")
    expect(table.page.locator("[data-game]")).to_have_attribute("data-ply", "0")


def test_u_undoes_and_says_what(table: Table) -> None:
    """First what is shown, as the tool does; then what was played."""
    table.prefer(speed="off").begin("marrakech", players=3, seed="typed")
    field = Field(table)
    lay = field.to_the_rug()
    field.play(lay, lay)
    field.type("l")
    expect(table.page.locator("[data-cancel]")).to_be_attached()
    field.type("u")
    expect(table.page.locator("[data-cancel]")).to_have_count(0)
    expect(field.heard).to_contain_text(said("said-dropped"))
    expect(table.page.locator("[data-game]")).to_have_attribute("data-ply", "3")
    field.type("u")
    expect(table.page.locator("[data-game]")).to_have_attribute("data-ply", "2")
    expect(field.heard).to_contain_text(said("said-undone", text="").strip().rstrip(".").split(":")[0])


def test_nothing_is_played_while_somebody_looks_back(table: Table) -> None:
    table.prefer(speed="off").begin("marrakech", players=3, seed="typed")
    field = Field(table)
    lay = field.to_the_rug()
    table.page.locator("[data-story]").press("Enter")
    table.look(1)
    table.tap(CLOSE)
    field.type(lay)
    expect(field.heard).to_contain_text(table.said(table.question))
    field.type("")
    assert table.row()["record"]["log"] == [entry.action.text for entry in field.match.log]


def test_a_slash_goes_to_the_field_from_anywhere_at_a_table(table: Table) -> None:
    """But not from where it is written, nor from a dialog, nor where single keys are switched off."""
    stands(table.go("/"), row(3, players=3))
    page, field = table.page, table.page.locator("[data-command]")
    places = ("[data-undo]", "[data-story]", "[data-opens=menu]", "[data-prompt] h2", "[role=gridcell] button")
    for place in places:
        page.locator(place).first.evaluate("(one) => { one.tabIndex = 0; one.focus(); }")
        page.keyboard.press("/")
        expect(field).to_be_focused()
        expect(field).to_have_value("")
    page.keyboard.press("/")
    expect(field).to_have_value("/")
    table.tap("[data-seats]")
    expect(page.locator("dialog[open]")).to_be_visible()
    page.keyboard.press("/")
    expect(field).not_to_be_focused()
    stands(table.prefer(keys=False).go("/"), row(3, players=3))
    for place in ("[data-story]", "[role=gridcell] button"):
        page.locator(place).first.press("/")
        expect(page.locator(place).first).to_be_focused()
