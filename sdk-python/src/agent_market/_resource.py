"""What the generated resources inherit."""

from __future__ import annotations

from typing import Any, Mapping, Optional, Sequence, TypeVar

from ._call import call_flow
from ._drive import run, run_async
from ._feed import AsyncFeedCall, Feed
from ._operation import FeedOperation, Line, ListOperation, Operation
from ._options import CallOptions, Input
from ._page import AsyncListCall, Page
from ._transport import Answer, Transport

T = TypeVar("T")
Item = TypeVar("Item")
Body = TypeVar("Body")


def _get_data(operation: Line, answer: Answer) -> Any:
    flags = operation.flags
    if "bare" in flags or "raw" in flags or "challenge" in flags:
        return answer.body
    return None if answer.body is None else answer.body["data"]


# The service may take as long to answer as the call asks it to wait.
_FEED_MARGIN = 15.0


def _feed_options(query: Mapping[str, Any], options: Optional[CallOptions]) -> CallOptions:
    timeout: CallOptions = {"timeout": float(query.get("wait") or 0) + _FEED_MARGIN}
    return {**timeout, **(options or {})}  # type: ignore[misc]


class Resource:
    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def _call(
        self, operation: Operation[T], path: Sequence[str], given: Input, options: Optional[CallOptions]
    ) -> T:
        answer = run(call_flow(self._transport, operation, path, given, options))
        data: T = _get_data(operation, answer)
        return data

    def _list(
        self,
        operation: ListOperation[Item, Body],
        path: Sequence[str],
        given: Input,
        options: Optional[CallOptions],
    ) -> Page[Item, Body]:
        def read(query: Mapping[str, Any]) -> Body:
            body: Body = run(call_flow(self._transport, operation, path, query, options)).body
            return body

        query = given or {}
        return Page(read(query), query, read)

    def _feed(
        self,
        operation: FeedOperation[Item, Body],
        path: Sequence[str],
        given: Input,
        options: Optional[CallOptions],
    ) -> Feed[Item, Body]:
        def read(query: Mapping[str, Any]) -> Body:
            flow = call_flow(self._transport, operation, path, query, _feed_options(query, options))
            body: Body = run(flow).body
            return body

        query = given or {}
        return Feed(read(query), query, read, self._transport.sleep)


class AsyncResource:
    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    async def _call(
        self, operation: Operation[T], path: Sequence[str], given: Input, options: Optional[CallOptions]
    ) -> T:
        answer = await run_async(call_flow(self._transport, operation, path, given, options))
        data: T = _get_data(operation, answer)
        return data

    def _list(
        self,
        operation: ListOperation[Item, Body],
        path: Sequence[str],
        given: Input,
        options: Optional[CallOptions],
    ) -> AsyncListCall[Item, Body]:
        async def read(query: Mapping[str, Any]) -> Body:
            flow = call_flow(self._transport, operation, path, query, options)
            body: Body = (await run_async(flow)).body
            return body

        return AsyncListCall(given or {}, read)

    def _feed(
        self,
        operation: FeedOperation[Item, Body],
        path: Sequence[str],
        given: Input,
        options: Optional[CallOptions],
    ) -> AsyncFeedCall[Item, Body]:
        async def read(query: Mapping[str, Any]) -> Body:
            flow = call_flow(self._transport, operation, path, query, _feed_options(query, options))
            body: Body = (await run_async(flow)).body
            return body

        return AsyncFeedCall(given or {}, read, self._transport.sleep)
