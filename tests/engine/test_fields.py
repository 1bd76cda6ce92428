"""Fields: every value has its own number, and every number a value."""

from itertools import permutations

import pytest

from jemaa.fields import Choice, Each, Lines, Order


@pytest.mark.parametrize("items", ["", "a", "ab", "aab", "cabca", "aaaa", "abcde"])
def test_an_order_is_numbered_by_its_rank(items: str) -> None:
    orders = sorted(set(permutations(items)))
    field = Order(items)
    assert field.radix == len(orders)
    assert [field.number(order) for order in orders] == list(range(len(orders)))
    assert [tuple(field.value(number)) for number in range(len(orders))] == orders


def test_lines_are_an_order_written_as_lines() -> None:
    field = Lines("aabb", 2)
    assert [field.value(number) for number in range(field.radix)] == [
        ["aa", "bb"], ["ab", "ab"], ["ab", "ba"], ["ba", "ab"], ["ba", "ba"], ["bb", "aa"],
    ]  # fmt: skip
    assert [field.number(field.value(number)) for number in range(6)] == list(range(6))


def test_each_is_a_list_of_fields() -> None:
    field = Each([Choice("abc"), Order("xy"), Choice((None, False, True))])
    values = [field.value(number) for number in range(field.radix)]
    assert values[:4] == [
        ["a", ["x", "y"], None],
        ["b", ["x", "y"], None],
        ["c", ["x", "y"], None],
        ["a", ["y", "x"], None],
    ]
    assert len({repr(value) for value in values}) == field.radix == 18
    assert [field.number(value) for value in values] == list(range(18))
