"""Random numbers: the same on every platform, uniform, verifiable by hand."""

from collections import Counter
from hashlib import sha256

import pytest
from hypothesis import given
from hypothesis import strategies as st

from jemaa.engine import chance
from jemaa.engine.chance import Dice, Stream


def by_hand(seed: str, k: int, below: int) -> int:
    """Draw as described in docs/records.md, without the engine."""
    data = sha256(f"{seed}/{k}".encode("utf-8", "surrogatepass")).digest()
    return next(byte for byte in data if byte < 256 - 256 % below) % below


@given(st.text(st.characters(), max_size=20), st.integers(0, 10_000), st.integers(1, 256))
def test_draw_k_comes_from_sha256_of_seed_slash_k(seed: str, k: int, below: int) -> None:
    assert Dice(seed).draw(k, below) == by_hand(seed, k, below)


def test_if_all_bytes_are_too_large_the_hash_of_the_hash_follows(monkeypatch: pytest.MonkeyPatch) -> None:
    """With a limit so low that it happens."""
    monkeypatch.setattr(chance, "LIMITS", [36] * 257)
    digests = {k: sha256(f"s/{k}".encode()).digest() for k in range(2000)}
    again = {k: sha256(digest).digest() for k, digest in digests.items() if min(digest) >= 36}
    assert len(again) > 9
    for k, digest in again.items():
        assert Dice("s").draw(k, 6) == next(byte for byte in digest if byte < 36) % 6


def test_weights_are_chances_of_each_index() -> None:
    count = Counter(Dice("weights").weighted(k, (1, 2, 2, 1)) for k in range(6000))
    assert sorted(count) == [0, 1, 2, 3]
    assert all(abs(count[face] - expected) < 150 for face, expected in enumerate([1000, 2000, 2000, 1000]))
    assert [Dice("a").weighted(k, (1, 2, 2, 1)) for k in range(50)] == [
        (0, 1, 1, 2, 2, 3)[by_hand("a", k, 6)] for k in range(50)
    ]


def test_a_stream_uses_the_bytes_of_its_draws_in_order() -> None:
    data = b"".join(sha256(f"s/{k}".encode()).digest() for k in range(3))
    stream = Stream("s")
    assert [stream.below(256) for _ in range(96)] == list(data)
    stream = Stream("s")
    assert [stream.below(3) for _ in range(60)] == [byte % 3 for byte in data if byte < 255][:60]


def test_wide_draws_are_even_and_reach_everything() -> None:
    stream = Stream("wide")
    drawn = Counter(stream.below(1000) for _ in range(20_000))
    assert (min(drawn), max(drawn), len(drawn)) == (0, 999, 1000)
    assert 9_700 < sum(times for number, times in drawn.items() if number < 500) < 10_300


def test_shuffling_is_uniform_and_does_not_change_its_argument() -> None:
    items, stream = [1, 2, 3], Stream("orders")
    count = Counter(tuple(stream.shuffled(items)) for _ in range(6000))
    assert len(count) == 6
    assert all(abs(times - 1000) < 150 for times in count.values())
    assert items == [1, 2, 3]
