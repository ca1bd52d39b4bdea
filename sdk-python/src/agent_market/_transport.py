"""Sends one request once, with httpx."""

from __future__ import annotations

import json
import logging
import time
from contextvars import ContextVar
from dataclasses import dataclass
from typing import Any, Awaitable, List, Optional, Union
from urllib.parse import urlsplit

import httpx

from ._drive import Flow
from ._redact import get_safe_cause, get_safe_message, redact_secrets
from ._request import Request
from ._settings import ResolvedSettings
from .errors import MarketError, NetworkError, TimeoutError, UsageError, to_market_error

_logger = logging.getLogger("agent_market")

# The responses of the calls made by `with_response`.
captured_responses: ContextVar[Optional[List[httpx.Response]]] = ContextVar(
    "captured_responses", default=None
)

Waited = Union[Any, Awaitable[Any]]


@dataclass
class Answer:
    body: Any
    response: httpx.Response


class Transport:
    """What the clients do differently: sending and sleeping."""

    def __init__(self, settings: ResolvedSettings) -> None:
        self.settings = settings

    def send(self, request: Request) -> Waited:
        raise NotImplementedError

    def sleep(self, seconds: float) -> Waited:
        raise NotImplementedError

    def send_flow(self, request: Request) -> Flow[Answer]:
        start = time.perf_counter()
        try:
            response: httpx.Response = yield from self._receive(request)
            answer = _read(request, response)
        except MarketError as error:
            _log(request, start, error.status, error.request_id, error)
            raise
        _log(request, start, response.status_code, response.headers.get("x-request-id"), None)
        captured = captured_responses.get()
        if captured is not None:
            captured.append(response)
        return answer

    def _receive(self, request: Request) -> Flow[httpx.Response]:
        host = urlsplit(request.url).netloc
        try:
            return (yield self.send(request))  # type: ignore[no-any-return]
        except httpx.TimeoutException:
            raise TimeoutError(f"No answer from {host} within {request.timeout:g} s") from None
        except (httpx.InvalidURL, UnicodeEncodeError, httpx.LocalProtocolError) as error:
            # These quote what cannot be sent.
            message = get_safe_message(error, request.secrets)
            raise UsageError(f"The request cannot be sent: {message}") from None
        except httpx.HTTPError as error:
            message = get_safe_message(error, request.secrets)
            text = f"{request.method} {request.path} at {host} failed: {message}"
            raise NetworkError(text) from get_safe_cause(error, request.secrets)


def build_httpx_request(client: Union[httpx.Client, httpx.AsyncClient], request: Request) -> httpx.Request:
    return client.build_request(
        request.method,
        request.url,
        headers=request.headers,
        content=request.content,
        files=request.files,
        timeout=request.timeout,
    )


def _read(request: Request, response: httpx.Response) -> Answer:
    status = response.status_code
    if request.is_raw and status < 400:
        return Answer(response, response)
    body, is_json = _parse_json(response.content)
    if response.is_success and not is_json and response.content:
        host = urlsplit(request.url).netloc
        raise NetworkError(f"{host} answered {request.method} {request.path} without JSON")
    if response.is_success or status == request.expected:
        return Answer(body, response)
    safe, _ = _parse_json(redact_secrets(request.secrets, response.text).encode())
    raise to_market_error(status, safe, response.headers)


def _parse_json(content: bytes) -> Any:
    try:
        return json.loads(content), True
    except ValueError:
        return None, False


def _log(
    request: Request,
    start: float,
    status: int,
    request_id: Optional[str],
    error: Optional[MarketError],
) -> None:
    if not _logger.isEnabledFor(logging.DEBUG):
        return
    duration_ms = round((time.perf_counter() - start) * 1000)
    url = redact_secrets(request.secrets, request.url)
    _logger.debug(
        "%s %s %s in %s ms (attempt %s, request %s)",
        request.method,
        url,
        status or (error.code if error else 0),
        duration_ms,
        request.attempt,
        request_id,
        extra={
            "http_method": request.method,
            "http_url": url,
            "http_status": status,
            "duration_ms": duration_ms,
            "attempt": request.attempt,
            "request_id": request_id,
        },
    )
