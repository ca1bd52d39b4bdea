"""Runs flows: generators that yield what is to be waited for, so that both clients share them."""

from __future__ import annotations

from inspect import isawaitable, iscoroutine
from typing import Any, Generator, TypeVar

from .errors import UsageError

T = TypeVar("T")

# Yields values, or awaitables of values; gets the values; returns T.
Flow = Generator[Any, Any, T]


def run(flow: Flow[T]) -> T:
    try:
        yielded = next(flow)
        while True:
            if isawaitable(yielded):
                if iscoroutine(yielded):
                    yielded.close()
                message = "A signer, payer or token that is awaited needs an AsyncAgentMarket"
                yielded = flow.throw(UsageError(message))
            else:
                yielded = flow.send(yielded)
    except StopIteration as stop:
        return stop.value  # type: ignore[no-any-return]


async def run_async(flow: Flow[T]) -> T:
    try:
        yielded = next(flow)
        while True:
            try:
                result = await yielded if isawaitable(yielded) else yielded
            except BaseException as error:
                yielded = flow.throw(error)
            else:
                yielded = flow.send(result)
    except StopIteration as stop:
        return stop.value  # type: ignore[no-any-return]
