"""Two records of what may be one game, which is played on several devices: how they differ, and the two joined.

Whether they are one game is told by its `id`, and by the position it starts from. Then one log goes on where the other
ends, or they part. Neither record is changed: whoever goes on with the other log gets a record of its own.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from .. import record as records
from ..engine.game import Json
from ..errors import BadRecord
from ..match import Match
from ..match.provenance import MOST_OTHER_RULES, MOST_SEATINGS, NEW, OtherRules, Provenance, Seating, moved


def merged(ours: Json, stranger: Any, here: Collection[int] = ()) -> Json:
    """Compare our record of a game with another one; both are checked as a stranger's are, or raise `BadRecord`.

    Returns `how`: `same`; `ahead`: theirs goes on where ours ends; `behind`: ours goes on where theirs ends; `apart`:
    both went on from an entry, differently; `other`: these are two games. `common`: how many entries both have.
    `ahead` and `apart` also have the `record` that goes on with theirs: ours up to there, with the entries that are new
    and what theirs says of these; and the seats played `here` for which these were `played` elsewhere.
    """
    mine, _ = records.admit(ours)
    theirs, _ = records.admit(stranger)
    if not _is_one_game(mine, theirs):
        return {"how": "other", "common": 0}
    both = zip(_texts(mine), _texts(theirs), strict=False)
    ply = next((at for at, (own, other) in enumerate(both) if own != other), min(mine.ply, theirs.ply))
    if ply == theirs.ply:
        return {"how": "behind" if ply < mine.ply else "same", "common": ply}
    how = "apart" if ply < mine.ply else "ahead"
    said = _said(mine, theirs, ply)
    mine.restore(mine.log[:ply], [])
    mine.provenance = NEW
    for text in _texts(theirs)[ply:]:
        mine.play(text)
    mine.provenance = said
    played = sorted({entry.actor for entry in theirs.log[ply:]}.intersection(here))
    return {"how": how, "common": ply, "record": records.save(mine, records.additional(ours)), "played": played}


def _texts(match: Match) -> list[str]:
    return [entry.action.text for entry in match.log]


def _is_one_game(mine: Match, theirs: Match) -> bool:
    """Compare the numbers of two games, and the texts of the positions they start from.

    These tell the game, its options, colours and all of its set-up; names are nobody else's business.
    """
    if mine.provenance.id is None or mine.provenance.id != theirs.provenance.id:
        return False
    return mine.at(0)[0].text() == theirs.at(0)[0].text()


def _said(mine: Match, theirs: Match, ply: int) -> Provenance:
    """Return what is said of the joined log: before `ply` what ours says, from there on what theirs says.

    Links say nothing of who decided: then the opponents that ours had play on.
    """
    kept, told = mine.provenance.before(ply), theirs.provenance
    devices = kept.devices
    for at, device in enumerate(told.each_device(theirs.ply)[ply:], ply):
        devices = moved(devices, at, device)
    return kept._replace(
        other_rules=_rules(kept.other_rules, told.other_rules, OtherRules(ply, mine.game.rules)),
        opponents=_seatings(kept.opponents, told.opponents, ply),
        by_hand=kept.by_hand | {at for at in told.by_hand if ply <= at < theirs.ply},
        devices=devices,
    )


def _rules(mine: Sequence[OtherRules], theirs: Sequence[OtherRules], present: OtherRules) -> tuple[OtherRules, ...]:
    """Join the parts by other rules; `present` tells up to which ply ours are meant, and which rules are present."""
    later = [part for part in theirs if part.ply > present.ply]
    between = [present] if later and present.ply > (mine[-1].ply if mine else 0) else []
    parts = (*mine, *between, *later)
    if len(parts) > MOST_OTHER_RULES:
        raise BadRecord(f"the rules changed more than {MOST_OTHER_RULES} times", "rules")
    return parts


def _seatings(mine: Sequence[Seating], theirs: Sequence[Seating], ply: int) -> tuple[Seating, ...]:
    """Join who decided: from `ply` on theirs, as far as they know."""
    begun = [seating._replace(ply=ply) for seating in theirs if seating.ply <= ply][-1:]
    later = [*begun, *(seating for seating in theirs if seating.ply > ply)]
    same = later and later[0].bots == (mine[-1].bots if mine else {})
    return (*mine, *(later[1:] if same else later))[-MOST_SEATINGS:]
