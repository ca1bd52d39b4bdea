"""One call with its retries, for both clients."""

from __future__ import annotations

import uuid
from typing import Any, Dict, Optional, Sequence

from ._credentials import authorize
from ._drive import Flow
from ._operation import Line
from ._options import CallOptions, Input, PaymentProof
from ._payment_errors import to_payment_error
from ._request import Arguments, Request, build_url, encode_body, parse_arguments
from ._retry import get_retry_delay
from ._settings import ResolvedSettings
from ._transport import Answer, Transport
from .errors import MarketError, PaymentRequiredError, UsageError


def call_flow(
    transport: Transport,
    operation: Line,
    path: Sequence[str],
    given: Input,
    options: Optional[CallOptions],
) -> Flow[Answer]:
    """Pays once, if payment is required and a payment handler is set."""
    chosen: CallOptions = options or {}
    settings = transport.settings
    arguments = parse_arguments(operation, path, given)
    max_retries = chosen.get("max_retries", settings.given.max_retries)
    payment = chosen.get("payment", settings.given.payment)
    key = _get_idempotency_key(operation, chosen)
    proof: Optional[PaymentProof] = None if callable(payment) else payment
    is_repeatable = bool(key) or operation.method in ("GET", "PUT")
    attempt = 0
    total = 0
    try:
        while True:
            total += 1
            try:
                request = yield from _build_request(settings, operation, arguments, chosen)
                request.headers.update({**key, **(proof or {})})
                request.secrets = [*request.secrets, *_list_proof_secrets(proof)]
                request.attempt = total
                return (yield from transport.send_flow(request))
            except MarketError as error:
                if callable(payment) and proof is None and _is_challenge(error):
                    # The key later proves that the payment belongs to the maker of this call.
                    proof = {**key, **(yield from _pay(payment, error))}
                    attempt = 0
                    continue
                # A payment is its own idempotency key.
                repeatable = is_repeatable or proof is not None
                delay = get_retry_delay(error, attempt, repeatable, settings.given.max_pause)
                if attempt >= max_retries or delay is None:
                    raise
            attempt += 1
            yield transport.sleep(delay)
    except BaseException as error:
        if proof is not None:
            # Also of an interrupt and of a cancelled task, which must keep their classes.
            error.payment = proof  # type: ignore[attr-defined]
        raise


def _get_idempotency_key(operation: Line, options: CallOptions) -> Dict[str, str]:
    if "idempotent" not in operation.flags:
        return {}
    return {"Idempotency-Key": options.get("idempotency_key") or str(uuid.uuid4())}


def _is_challenge(error: MarketError) -> bool:
    return isinstance(error, PaymentRequiredError) and error.code == "payment_required"


def _pay(handler: Any, demand: MarketError) -> Flow[PaymentProof]:
    try:
        flow = getattr(handler, "flow", None)
        return (yield from flow(demand)) if flow else (yield handler(demand))  # type: ignore[no-any-return]
    except Exception as error:
        raise to_payment_error(error) from (None if isinstance(error, MarketError) else error)


def _list_proof_secrets(proof: Optional[PaymentProof]) -> Sequence[Optional[str]]:
    return [proof.get("X-Payment-Secret"), proof.get("PAYMENT-SIGNATURE")] if proof else []


def _build_request(
    settings: ResolvedSettings, operation: Line, arguments: Arguments, options: CallOptions
) -> Flow[Request]:
    """Signed again for each attempt: some signatures can be used once, and all of them expire."""
    credentials = options.get("credential", settings.credentials)
    authorization = yield from authorize(operation, credentials, arguments.body)
    query, body = dict(arguments.query), arguments.body
    if authorization.wallet and "sign-query" in operation.flags:
        query.update(authorization.wallet)
    elif authorization.wallet:
        body = {**(body or {}), **authorization.wallet}
    if authorization.order_token:
        query["access_token"] = authorization.order_token
    content, headers = encode_body(operation, body)
    if authorization.bearer:
        headers["Authorization"] = f"Bearer {authorization.bearer}"
    headers.update(settings.given.headers or {})
    headers.update(options.get("headers", {}))
    return Request(
        method=operation.method,
        url=build_url(_get_base_url(settings, operation), arguments.path, query),
        path=operation.path,
        headers=headers,
        content=content,
        files={"file": arguments.file} if arguments.file else None,
        secrets=[*authorization.secrets(), (body or {}).get("payment_secret")],
        is_raw="raw" in operation.flags,
        expected=402 if "challenge" in operation.flags else 200,
        timeout=options.get("timeout", settings.given.timeout),
        attempt=1,
    )


def _get_base_url(settings: ResolvedSettings, operation: Line) -> str:
    if "app" not in operation.flags:
        return settings.base_url
    if settings.app_url:
        return settings.app_url
    raise UsageError(f"{operation.path} is served by the app: give the client its app_url")
