"""Mixins for the states and the rules of games: copied by slots, shown and compared as text, one constant.

No game has to use them, and nothing here knows one.
"""

from __future__ import annotations

from typing import Any, ClassVar, Self


class SlotsMixin:
    """An object that has slots only: copied and compared slot by slot."""

    __slots__ = ()
    _names: ClassVar[tuple[str, ...]] = ()

    def __init_subclass__(cls) -> None:
        """Remember all slots, those of the classes below included."""
        cls._names = tuple(name for each in cls.__mro__ for name in each.__dict__.get("__slots__", ()))

    def copy(self) -> Self:
        """Return an independent copy; lists are copied, all else is immutable and shared."""
        twin = self.__new__(type(self))
        for name in self._names:
            value = getattr(self, name)
            setattr(twin, name, value.copy() if type(value) is list else value)
        return twin

    def __eq__(self, other: object) -> bool:
        """Compare all slots."""
        return isinstance(other, type(self)) and all(
            getattr(self, name) == getattr(other, name) for name in self._names
        )

    __hash__ = None  # type: ignore[assignment]  # it changes


class TextMixin:
    """A position by its text: so it is shown, and so it is compared."""

    __slots__ = ()

    def text(self) -> str:
        """Return the position as a line of text."""
        raise NotImplementedError

    def __repr__(self) -> str:
        """Show the text."""
        return self.text()

    def __eq__(self, other: object) -> bool:
        """Compare everything that is true of two positions: what their texts say."""
        return isinstance(other, type(self)) and self.text() == other.text()

    __hash__ = None  # type: ignore[assignment]  # a position changes

    def __copy__(self) -> Any:
        """Return an independent copy, as `copy` does."""
        return self.copy()  # type: ignore[attr-defined]  # every position has it


class GameMixin:
    """What the rules of every game are: the one constant `GAME` of their module, also after copying."""

    name: str

    def __repr__(self) -> str:
        """Show how to get the game."""
        return f"jemaa.game({self.name!r})"

    def __reduce__(self) -> str:
        """Come back as the same constant."""
        return "GAME"
