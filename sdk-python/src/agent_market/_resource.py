"""What the generated resources inherit."""

from __future__ import annotations

from typing import Any, Mapping, Optional, Sequence, TypeVar

from ._call import call_flow
from ._drive import run, run_async
from ._operation import Line, ListOperation, Operation
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
