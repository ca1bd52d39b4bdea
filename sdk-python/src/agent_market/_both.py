"""Functions that work with both clients."""

from __future__ import annotations

import functools
from typing import Any, Callable, Concatenate, Coroutine, Generic, ParamSpec, TypeVar, Union, overload

from ._drive import Flow
from .client import AgentMarket, AsyncAgentMarket

T = TypeVar("T")
P = ParamSpec("P")

AnyMarket = Union[AgentMarket, AsyncAgentMarket]


class ForBothClients(Generic[P, T]):
    """Returns the result with an `AgentMarket`, and an awaitable of it with an `AsyncAgentMarket`."""

    def __init__(self, flow: Callable[Concatenate[Any, P], Flow[T]]) -> None:
        self._flow = flow
        functools.update_wrapper(self, flow)

    @overload
    def __call__(self, market: AgentMarket, *args: P.args, **kwargs: P.kwargs) -> T:
        ...

    @overload
    def __call__(
        self, market: AsyncAgentMarket, *args: P.args, **kwargs: P.kwargs
    ) -> Coroutine[Any, Any, T]:
        ...

    def __call__(self, market: AnyMarket, *args: P.args, **kwargs: P.kwargs) -> Any:
        return market._run(self._flow(market, *args, **kwargs))


def for_both_clients(flow: Callable[Concatenate[Any, P], Flow[T]]) -> ForBothClients[P, T]:
    return ForBothClients(flow)
