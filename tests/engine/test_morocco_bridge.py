"""Morocco through the bridge and the command line."""

import io
import json
import re
from pathlib import Path

import pytest

from jemaa.bridge import Bridge
from jemaa.cli import main
from jemaa.errors import JemaaError
from jemaa.game import Json
from tests.engine.morocco import MOROCCO, players
from tests.engine.morocco_reference import trace

dispatch = Bridge().dispatch


def ask(do: str, **arguments: object) -> Json:
    """Send a request and return the reply, which must not be an error."""
    reply = json.loads(dispatch(json.dumps({"do": do, **arguments})))
    assert "error" not in reply, reply
    return reply


def new(count: int = 3, **arguments: object) -> Json:
    return ask("new", **{"game": "morocco", "players": players(count), "seed": "bridge", "first": 0, **arguments})


def on(view: Json) -> Json:
    """Play a roll, or the action in the middle of the list."""
    choices = view["choices"]
    return ask("roll")["view"] if view["to_act"] == "chance" else ask("play", action=choices[len(choices) // 2])["view"]


def until(view: Json, phase: str) -> Json:
    """Play until a phase is reached."""
    while view["phase"] != phase:
        assert view["to_act"] != "over"
        view = on(view)
    return view


def test_games_and_actions() -> None:
    (game,) = (game for game in ask("games")["games"] if game["game"] == "morocco")
    assert game == {
        "game": "morocco", "rules": 1, "seats": [2, 5], "options": {},
        "bots": ["random", "easy", "medium", "hard", "expert"],
        "colors": ["charmers", "water", "rugs", "magicians", "food"],
        "colors_each": {"2": 1, "3": 1, "4": 1, "5": 1},
    }  # fmt: skip
    actions = ask("actions", game="morocco")["actions"]
    assert len(actions) == 1649
    assert actions["cousins c3.ne d3.nw green"] == ["worker:cousins", "space:c3.ne", "beside:d3.nw", "cube:green"]


@pytest.mark.parametrize("count", [2, 3, 4, 5])
def test_a_whole_game_and_its_record(count: int) -> None:
    view = new(count)["view"]
    while view["to_act"] != "over":
        view = on(view)
        assert len(json.dumps(view, separators=(",", ":"))) <= 40_960
    assert view["result"]["why"] in ("five-stalls", "last-stall", "no-workers", "idle")
    assert view["result"]["story"][-1]["scores"] == [seat["score"] for seat in view["seats"]]
    record = ask("record")["record"]
    opened = ask("open", record=record)
    assert opened["view"] == view
    assert [entry["action"] for entry in opened["entries"]] == record["log"]
    assert trace(record)["final"]["ranking"] == view["result"]["ranking"]


def test_a_decision_of_a_player_not_on_turn_can_be_undone_by_them() -> None:
    view = until(new(4)["view"], "assign")
    seat = view["to_act"]
    view = ask("play", action=view["choices"][0])["view"]
    assert view["undo_to"] == view["ply"] - 1
    view = ask("undo")["view"]
    assert view["to_act"] == seat
    assert ask("redo")["view"]["ply"] == view["ply"] + 1


def test_undo_gives_the_same_dice_again() -> None:
    view, rounds = new(2)["view"], 2
    while view["board"]["round"] <= rounds or view["to_act"] == "chance":
        view = on(view)
    log = ask("record")["record"]["log"]
    while view["board"]["round"] > 1:
        view = ask("undo", assent=True)["view"]
    while view["ply"] < len(log):
        action = log[view["ply"]]
        view = (ask("roll") if view["to_act"] == "chance" else ask("play", action=action))["view"]
    assert ask("record")["record"]["log"] == log
    assert sum(action.startswith("die") for action in log) == 2 * (rounds + 1)


def test_preview_and_why() -> None:
    view = until(new(3)["view"], "assign")
    text = next(text for text in view["choices"] if text.startswith("tourist"))
    reply = ask("preview", action=text)
    assert reply["events"][0]["type"] == "placed"
    assert reply["forecast"]["paid"] == reply["events"][0]["paid"]
    assert reply["view"]["choices"] == []
    assert ask("why", picks=["worker:bodyguard"])["why"] == {"key": "why-no-worker", "args": {"kind": "bodyguard"}}
    assert ask("why", picks=["worker:assistant"])["why"] is None


def test_forecasts_of_a_decision_are_a_small_part_of_their_previews() -> None:
    view = until(new(4)["view"], "scout")
    asked = ask("forecasts", actions=view["choices"])
    previews = [ask("preview", action=action) for action in view["choices"]]
    assert asked["forecasts"] == [preview["forecast"] for preview in previews]
    assert 20 * len(json.dumps(asked)) < len(json.dumps(previews))


def test_an_opponent_decides_off_turn_too() -> None:
    view = new(3, bots={"0": "random", "1": "random", "2": "random"})["view"]
    off_turn = 0
    while view["to_act"] != "over":
        if view["to_act"] == "chance":
            view = ask("roll")["view"]
            continue
        off_turn += view["board"]["active"] not in (None, view["to_act"])
        reply = ask("think", seat=view["to_act"])
        while "action" not in reply:
            reply = ask("think", seat=view["to_act"])
        view = ask("play", action=reply["action"])["view"]
    assert off_turn


def run(capsys: pytest.CaptureFixture[str], *words: object) -> tuple[int, str, str]:
    status = main([str(word) for word in words])
    return status, *capsys.readouterr()


@pytest.mark.slow
@pytest.mark.parametrize("count", [2, 3, 4, 5])
def test_simulate_and_replay(capsys: pytest.CaptureFixture[str], tmp_path: Path, count: int) -> None:
    status, out, _ = run(capsys, "simulate", "morocco", "--players", count, "--games", 2, "--seed", "cli", "--trace")
    assert status == 0
    for line in out.splitlines():
        file = tmp_path / "game.jemaa.json"
        file.write_text(json.dumps(json.loads(line)["record"]))
        assert run(capsys, "replay", file, "--trace") == (0, f"{line}\n", "")
        told = trace(json.loads(line)["record"])
        assert told == {key: json.loads(line)[key] for key in told}
        assert re.match(r"morocco, \d+ actions\n1\. Player \d: \d+\n", run(capsys, "replay", file)[1])


def test_a_person_plays_in_the_terminal(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    lines = ["?", "scout 9", "scout 3", "?", "undo", "scout 3", "quit"]
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
    bots = [f"--bot={seat}=random" for seat in (1, 2, 3)]
    status, out, err = run(capsys, "play", "morocco", "--players", 4, *bots, "--seed", "terminal")
    assert (status, err) == (0, "")
    assert "scout 9 names no action of morocco" in out
    assert "scouted (seat 0 roof 3" in out
    assert "roof " in out


def test_opponents_alone_play_to_the_end(capsys: pytest.CaptureFixture[str]) -> None:
    words = [f"--bot={seat}=random" for seat in range(5)]
    status, out, _ = run(capsys, "play", "morocco", "--players", 5, *words, "--seed", "alone")
    assert status == 0
    assert re.search(r"\n1\. Player \d: \d+\n", out)


def test_one_or_six_players_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    for count in (1, 6):
        assert run(capsys, "simulate", "morocco", "--players", count)[0] == 2
    with pytest.raises(JemaaError):
        MOROCCO.start(players(2), {}, {})
