"""The event feed, which has no end."""

from __future__ import annotations

import itertools
from typing import (
    Any,
    AsyncIterator,
    Awaitable,
    Callable,
    Dict,
    Generator,
    Generic,
    Iterator,
    List,
    Mapping,
    TypeVar,
)

from ._retry import get_retry_delay
from .errors import MarketError

Item = TypeVar("Item")
Body = TypeVar("Body")

_WAIT_SECONDS = 50
_MAX_PAUSE = 30.0


class _BaseFeed(Generic[Item, Body]):
    def __init__(self, body: Body, query: Mapping[str, Any]) -> None:
        self.body = body
        """The whole response."""
        self._envelope: Mapping[str, Any] = body  # type: ignore[assignment]
        self._query = query

    @property
    def items(self) -> List[Item]:
        """The events of this page, oldest first."""
        items: List[Item] = self._envelope["data"]
        return items

    @property
    def next_cursor(self) -> str:
        """The position behind this page."""
        return str(self._envelope["next_cursor"])

    def _next_query(self) -> Dict[str, Any]:
        return {"wait": _WAIT_SECONDS, **self._query, "after": self.next_cursor}


def _get_pause(error: MarketError, failures: int) -> float:
    pause = get_retry_delay(error, failures, True, _MAX_PAUSE)
    if pause is None:
        raise error
    return pause


class Feed(_BaseFeed[Item, Body]):
    """One page. Iterate it to get every event of this and all further pages, without end."""

    def __init__(
        self,
        body: Body,
        query: Mapping[str, Any],
        read: Callable[[Mapping[str, Any]], Body],
        sleep: Callable[[float], Any],
    ) -> None:
        super().__init__(body, query)
        self._read = read
        self._sleep = sleep

    def next_page(self) -> Feed[Item, Body]:
        """Waits for events. Interruptions are bridged."""
        query = self._next_query()
        for failures in itertools.count():
            try:
                return Feed(self._read(query), query, self._read, self._sleep)
            except MarketError as error:
                self._sleep(_get_pause(error, failures))
        raise AssertionError

    def pages(self) -> Iterator[Feed[Item, Body]]:
        """This and all further pages. A page can be empty."""
        page = self
        while True:
            yield page
            page = page.next_page()

    def __iter__(self) -> Iterator[Item]:
        for page in self.pages():
            yield from page.items


class AsyncFeed(_BaseFeed[Item, Body]):
    """One page. Iterate it with `async for` to get every event of this and all further pages, without end."""

    def __init__(
        self,
        body: Body,
        query: Mapping[str, Any],
        read: Callable[[Mapping[str, Any]], Awaitable[Body]],
        sleep: Callable[[float], Any],
    ) -> None:
        super().__init__(body, query)
        self._read = read
        self._sleep = sleep

    async def next_page(self) -> AsyncFeed[Item, Body]:
        """Waits for events. Interruptions are bridged."""
        query = self._next_query()
        for failures in itertools.count():
            try:
                return AsyncFeed(await self._read(query), query, self._read, self._sleep)
            except MarketError as error:
                await self._sleep(_get_pause(error, failures))
        raise AssertionError

    async def pages(self) -> AsyncIterator[AsyncFeed[Item, Body]]:
        """This and all further pages. A page can be empty."""
        page = self
        while True:
            yield page
            page = await page.next_page()

    async def __aiter__(self) -> AsyncIterator[Item]:
        async for page in self.pages():
            for item in page.items:
                yield item


class AsyncFeedCall(Generic[Item, Body]):
    """One page when awaited; every event from there on, without end, with `async for`."""

    def __init__(
        self,
        query: Mapping[str, Any],
        read: Callable[[Mapping[str, Any]], Awaitable[Body]],
        sleep: Callable[[float], Any],
    ) -> None:
        self._query = query
        self._read = read
        self._sleep = sleep

    def __await__(self) -> Generator[Any, None, AsyncFeed[Item, Body]]:
        return self._first().__await__()

    async def _first(self) -> AsyncFeed[Item, Body]:
        return AsyncFeed(await self._read(self._query), self._query, self._read, self._sleep)

    async def pages(self) -> AsyncIterator[AsyncFeed[Item, Body]]:
        """All pages. A page can be empty."""
        async for page in (await self._first()).pages():
            yield page

    async def __aiter__(self) -> AsyncIterator[Item]:
        async for item in await self._first():
            yield item
