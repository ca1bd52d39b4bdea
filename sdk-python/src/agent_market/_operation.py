"""One line of the generated table."""

from __future__ import annotations

import re
from functools import cached_property
from typing import FrozenSet, Generic, List, Tuple, TypeVar

T = TypeVar("T")
Item = TypeVar("Item")
Body = TypeVar("Body")

_PATH_PARAMETER = re.compile(r"{(\w+)}")


class Line:
    """Method, path, then words: see `describeCall` of the emitter."""

    def __init__(self, line: str) -> None:
        self._line = line

    @cached_property
    def _parts(self) -> List[str]:
        return self._line.split(" ")

    @cached_property
    def method(self) -> str:
        return self._parts[0]

    @cached_property
    def path(self) -> str:
        return self._parts[1]

    @cached_property
    def words(self) -> Tuple[str, ...]:
        return tuple(self._parts[2:])

    @cached_property
    def flags(self) -> FrozenSet[str]:
        return frozenset(self.words)

    @cached_property
    def path_parameters(self) -> List[str]:
        return _PATH_PARAMETER.findall(self.path)

    @cached_property
    def query_fields(self) -> List[str]:
        """Fields of the input that go into the query, beside a body."""
        return [word[1:] for word in self.words if word.startswith("?")]


class Operation(Line, Generic[T]):
    """An operation that returns `T`."""


class ListOperation(Line, Generic[Item, Body]):
    """An operation that returns pages of items."""


class FeedOperation(Line, Generic[Item, Body]):
    """An operation that returns pages of items without end."""
