"""Pages of lists."""

from __future__ import annotations

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
    Optional,
    TypeVar,
)

Item = TypeVar("Item")
Body = TypeVar("Body")

_DEFAULT_MAX_ITEMS = 1000
# A cursor replaces them.
_POSITIONS = ("offset", "page")


class _BasePage(Generic[Item, Body]):
    def __init__(self, body: Body, query: Mapping[str, Any]) -> None:
        self.body = body
        """The whole response."""
        self._envelope: Mapping[str, Any] = body  # type: ignore[assignment]
        self._query = query

    @property
    def items(self) -> List[Item]:
        """The items of this page. They are `data`, or a field of it beside some totals."""
        data = self._envelope["data"]
        if isinstance(data, list):
            return data
        return next((value for value in data.values() if isinstance(value, list)), [])

    @property
    def total(self) -> int:
        return int(self._envelope["total"])

    @property
    def next_cursor(self) -> Optional[str]:
        """None on the last page."""
        return self._envelope.get("next_cursor")

    def _next_query(self) -> Dict[str, Any]:
        rest = {name: value for name, value in self._query.items() if name not in _POSITIONS}
        return {**rest, "cursor": self.next_cursor}


class Page(_BasePage[Item, Body]):
    """One page. Iterate it to get every item of this and all further pages."""

    def __init__(
        self, body: Body, query: Mapping[str, Any], read: Callable[[Mapping[str, Any]], Body]
    ) -> None:
        super().__init__(body, query)
        self._read = read

    def next_page(self) -> Optional[Page[Item, Body]]:
        """None after the last page."""
        if not self.next_cursor:
            return None
        query = self._next_query()
        return Page(self._read(query), query, self._read)

    def __iter__(self) -> Iterator[Item]:
        page: Optional[Page[Item, Body]] = self
        while page is not None:
            yield from page.items
            page = page.next_page()

    def all(self, max: int = _DEFAULT_MAX_ITEMS) -> List[Item]:
        """The items of this and all further pages, at most `max` of them."""
        found: List[Item] = []
        if max < 1:
            return found
        for item in self:
            found.append(item)
            if len(found) >= max:
                break
        return found


class AsyncPage(_BasePage[Item, Body]):
    """One page. Iterate it with `async for` to get every item of this and all further pages."""

    def __init__(
        self,
        body: Body,
        query: Mapping[str, Any],
        read: Callable[[Mapping[str, Any]], Awaitable[Body]],
    ) -> None:
        super().__init__(body, query)
        self._read = read

    async def next_page(self) -> Optional[AsyncPage[Item, Body]]:
        """None after the last page."""
        if not self.next_cursor:
            return None
        query = self._next_query()
        return AsyncPage(await self._read(query), query, self._read)

    async def __aiter__(self) -> AsyncIterator[Item]:
        page: Optional[AsyncPage[Item, Body]] = self
        while page is not None:
            for item in page.items:
                yield item
            page = await page.next_page()


class AsyncListCall(Generic[Item, Body]):
    """One page when awaited; every item of this and all further pages with `async for`."""

    def __init__(
        self, query: Mapping[str, Any], read: Callable[[Mapping[str, Any]], Awaitable[Body]]
    ) -> None:
        self._query = query
        self._read = read

    def __await__(self) -> Generator[Any, None, AsyncPage[Item, Body]]:
        return self._first().__await__()

    async def _first(self) -> AsyncPage[Item, Body]:
        return AsyncPage(await self._read(self._query), self._query, self._read)

    async def __aiter__(self) -> AsyncIterator[Item]:
        async for item in await self._first():
            yield item

    async def all(self, max: int = _DEFAULT_MAX_ITEMS) -> List[Item]:
        """The items of all pages, at most `max` of them."""
        found: List[Item] = []
        if max < 1:
            return found
        async for item in self:
            found.append(item)
            if len(found) >= max:
                break
        return found
