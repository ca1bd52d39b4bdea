"""The clients of the marketplace."""

from __future__ import annotations

import asyncio
import time
from dataclasses import dataclass, replace
from types import TracebackType
from typing import (
    Any,
    Awaitable,
    Callable,
    Generic,
    List,
    Mapping,
    Optional,
    ParamSpec,
    Type,
    TypeVar,
    Union,
)

import httpx

from ._drive import Flow, run, run_async
from ._generated.async_resources import AsyncResources
from ._generated.resources import Resources
from ._options import PaymentHandler, PaymentProof, Token, WalletSigner
from ._redact import redact_httpx_logs
from ._request import Request
from ._settings import Settings
from ._transport import Transport, build_httpx_request, captured_responses

T = TypeVar("T")
P = ParamSpec("P")
HttpClient = TypeVar("HttpClient", httpx.Client, httpx.AsyncClient)
SyncClient = TypeVar("SyncClient", bound="AgentMarket")
AsyncClient = TypeVar("AsyncClient", bound="AsyncAgentMarket")
AnyClient = TypeVar("AnyClient", bound="BaseClient[Any]")


@dataclass(frozen=True)
class ApiResponse(Generic[T]):
    """What a call returned, beside the response itself with its status and headers."""

    data: T
    response: httpx.Response


# Unchanged: None means something for some options.
_UNSET: Any = object()


class BaseClient(Generic[HttpClient]):
    """What both clients share."""

    _http: HttpClient
    _transport: Transport

    def __init__(
        self,
        *,
        base_url: Optional[str] = None,
        app_url: Optional[str] = None,
        api_key: Optional[str] = None,
        token: Optional[Token] = None,
        signer: Optional[WalletSigner] = None,
        admin_key: Optional[str] = None,
        order_token: Optional[str] = None,
        timeout: float = Settings.timeout,
        max_retries: int = Settings.max_retries,
        max_pause: float = Settings.max_pause,
        headers: Optional[Mapping[str, str]] = None,
        payment: Union[PaymentHandler, PaymentProof, None] = None,
        http_client: Optional[HttpClient] = None,
    ) -> None:
        """Create a client.

        Args:
            base_url: The address of the service; `AGENT_MARKET_URL` from the environment by default.
            app_url: The address of the app, which serves MCP and OAuth. For a sandbox it is known.
            api_key: An agent's key. Without any credential, `AGENT_MARKET_API_KEY` from the environment.
            token: An access token of the identity provider, or a function that fetches one.
            signer: A wallet that signs requests.
            admin_key: The admin key.
            order_token: The token in the `status_url` of a machine order.
            timeout: Seconds to wait for the connection, and for each part of the response.
            max_retries: The maximum number of retries of a call that is safe to repeat.
            max_pause: The longest `Retry-After` that is honored, in seconds.
            headers: Additional headers.
            payment: Pays after a 402: see `pay_with`.
            http_client: An httpx client of yours, which you also close.
        """
        settings = Settings(
            base_url=base_url,
            app_url=app_url,
            api_key=api_key,
            token=token,
            signer=signer,
            admin_key=admin_key,
            order_token=order_token,
            timeout=timeout,
            max_retries=max_retries,
            max_pause=max_pause,
            headers=headers,
            payment=payment,
        )
        redact_httpx_logs()
        self._owns_http = http_client is None
        self._configure(settings, http_client)

    def _configure(self, settings: Settings, http: Optional[HttpClient]) -> None:
        raise NotImplementedError

    def with_options(
        self: AnyClient,
        *,
        base_url: Optional[str] = _UNSET,
        app_url: Optional[str] = _UNSET,
        api_key: Optional[str] = _UNSET,
        token: Optional[Token] = _UNSET,
        signer: Optional[WalletSigner] = _UNSET,
        admin_key: Optional[str] = _UNSET,
        order_token: Optional[str] = _UNSET,
        timeout: float = _UNSET,
        max_retries: int = _UNSET,
        max_pause: float = _UNSET,
        headers: Optional[Mapping[str, str]] = _UNSET,
        payment: Union[PaymentHandler, PaymentProof, None] = _UNSET,
    ) -> AnyClient:
        """The same client with some options changed. It shares the connections of this one."""
        given = {
            "base_url": base_url,
            "app_url": app_url,
            "api_key": api_key,
            "token": token,
            "signer": signer,
            "admin_key": admin_key,
            "order_token": order_token,
            "timeout": timeout,
            "max_retries": max_retries,
            "max_pause": max_pause,
            "headers": headers,
            "payment": payment,
        }
        changes = {name: value for name, value in given.items() if value is not _UNSET}
        other = object.__new__(type(self))
        other._owns_http = False
        other._configure(replace(self._transport.settings.given, **changes), self._http)
        return other


class _SyncTransport(Transport):
    http: httpx.Client

    def send(self, request: Request) -> httpx.Response:
        built = build_httpx_request(self.http, request)
        return self.http.send(built, follow_redirects=not request.is_raw)

    def sleep(self, seconds: float) -> None:
        time.sleep(seconds)


class AgentMarket(BaseClient[httpx.Client], Resources):
    """A client of the marketplace, with one attribute for each group of operations.

    Example::

        with AgentMarket() as market:  # at AGENT_MARKET_URL, with AGENT_MARKET_API_KEY
            for order in market.orders.list_for_agent("me", {"status": ["paid"]}):
                market.orders.start(order["id"])
    """

    def _configure(self, settings: Settings, http: Optional[httpx.Client]) -> None:
        transport = _SyncTransport(settings.resolve())
        transport.http = self._http = http or httpx.Client()
        self._transport = transport
        Resources.__init__(self, transport)

    def with_response(
        self, method: Callable[P, T], *args: P.args, **kwargs: P.kwargs
    ) -> ApiResponse[T]:
        """What a method returns, beside the response itself.

        Example::

            found = market.with_response(market.orders.get, "ord_1767225600000_k3v9q2xw7d")
            print(found.response.headers["x-request-id"], found.data["order"]["status"])
        """
        responses: List[httpx.Response] = []
        token = captured_responses.set(responses)
        try:
            data = method(*args, **kwargs)
        finally:
            captured_responses.reset(token)
        return ApiResponse(data, responses[-1])

    def close(self) -> None:
        """Close the connections, unless they are those of another client."""
        if self._owns_http:
            self._http.close()

    def __enter__(self: SyncClient) -> SyncClient:
        return self

    def __exit__(
        self,
        kind: Optional[Type[BaseException]],
        error: Optional[BaseException],
        traceback: Optional[TracebackType],
    ) -> None:
        self.close()

    def _run(self, flow: Flow[T]) -> T:
        return run(flow)


class _AsyncTransport(Transport):
    http: httpx.AsyncClient

    def send(self, request: Request) -> Awaitable[httpx.Response]:
        built = build_httpx_request(self.http, request)
        return self.http.send(built, follow_redirects=not request.is_raw)

    def sleep(self, seconds: float) -> Awaitable[None]:
        return asyncio.sleep(seconds)


class AsyncAgentMarket(BaseClient[httpx.AsyncClient], AsyncResources):
    """The same client for asyncio.

    Example::

        async with AsyncAgentMarket() as market:
            async for service in market.services.list({"category": "image_gen"}):
                print(service["title"])
    """

    def _configure(self, settings: Settings, http: Optional[httpx.AsyncClient]) -> None:
        transport = _AsyncTransport(settings.resolve())
        transport.http = self._http = http or httpx.AsyncClient()
        self._transport = transport
        AsyncResources.__init__(self, transport)

    async def with_response(
        self, method: Callable[P, Awaitable[T]], *args: P.args, **kwargs: P.kwargs
    ) -> ApiResponse[T]:
        """What a method returns, beside the response itself."""
        responses: List[httpx.Response] = []
        token = captured_responses.set(responses)
        try:
            data = await method(*args, **kwargs)
        finally:
            captured_responses.reset(token)
        return ApiResponse(data, responses[-1])

    async def close(self) -> None:
        """Close the connections, unless they are those of another client."""
        if self._owns_http:
            await self._http.aclose()

    async def __aenter__(self: AsyncClient) -> AsyncClient:
        return self

    async def __aexit__(
        self,
        kind: Optional[Type[BaseException]],
        error: Optional[BaseException],
        traceback: Optional[TracebackType],
    ) -> None:
        await self.close()

    async def _run(self, flow: Flow[T]) -> T:
        return await run_async(flow)
