"""Verifies webhooks."""

from __future__ import annotations

import hmac
import json
import time
from typing import Any, Callable, List, Sequence, Union, cast

from ._generated.events import SENT_EVENTS, WebhookEvent
from ._headers import WebhookHeaders
from ._signature import parse_signature_header
from .errors import WebhookVerificationError

# The body exactly as received.
RawBody = Union[bytes, bytearray, memoryview, str]

# The agent's `webhook_secret`; several during a rotation.
WebhookSecret = Union[str, Sequence[str]]

DEFAULT_TOLERANCE = 300.0


def verify(
    raw_body: RawBody,
    headers: WebhookHeaders,
    secret: WebhookSecret,
    *,
    tolerance: float = DEFAULT_TOLERANCE,
    now: Callable[[], float] = time.time,
) -> WebhookEvent:
    """The event of a webhook, once its signature is verified.

    Args:
        raw_body: The body exactly as received.
        headers: The headers, with names in any case, or the value of `X-Market-Signature`.
        secret: The agent's `webhook_secret`; several during a rotation.
        tolerance: How many seconds the timestamp may differ, either way.
        now: The clock, in seconds.

    Raises:
        WebhookVerificationError: If it is not from the marketplace, or too old.

    Example::

        event = verify(request.get_data(), request.headers, webhook_secret)
        if event["event"] == "order.paid":
            start_work(event["order_id"])
    """
    secrets = parse_secrets(secret)
    body = to_bytes(raw_body)
    timestamp, digests = parse_signature_header(headers)
    assert_recent(timestamp, tolerance, now)
    signed = f"{timestamp}.".encode() + body
    if not _is_signed(secrets, digests, signed):
        raise WebhookVerificationError("mismatch", "Wrong secret, or the body was altered")
    return _parse_event(body)


def assert_recent(timestamp: str, tolerance: float, now: Callable[[], float]) -> None:
    age = int(now()) - int(timestamp)
    # Negated, so that NaN as tolerance rejects instead of accepting everything.
    if not abs(age) <= tolerance:
        message = f"The timestamp is off by {-age} s"
        raise WebhookVerificationError("future" if age < 0 else "expired", message)


def parse_secrets(secret: WebhookSecret) -> List[str]:
    secrets = [secret] if isinstance(secret, str) else list(secret or [])
    if secrets and all(isinstance(one, str) and one for one in secrets):
        return secrets
    raise WebhookVerificationError("bad_secret", "The secret must be a non-empty string")


def compute_digest(secret: str, signed: bytes) -> bytes:
    return hmac.digest(secret.encode(), signed, "sha256")


def _is_signed(secrets: List[str], digests: List[bytes], signed: bytes) -> bool:
    expected = [compute_digest(secret, signed) for secret in secrets]
    return any(hmac.compare_digest(one, digest) for one in expected for digest in digests)


def to_bytes(body: Any) -> bytes:
    if isinstance(body, str):
        return body.encode("utf-8", "surrogatepass")
    if isinstance(body, (bytes, bytearray, memoryview)):
        return bytes(body)
    message = "The body must be raw bytes or a string, not parsed"
    raise WebhookVerificationError("body_not_raw", message)


def parse_json(body: bytes) -> Any:
    try:
        return json.loads(body.decode("utf-8-sig"), parse_constant=_reject_constant)
    except (ValueError, RecursionError):
        raise WebhookVerificationError("not_json", "The body is not JSON") from None


def _parse_event(body: bytes) -> WebhookEvent:
    payload = parse_json(body)
    name = payload.get("event") if isinstance(payload, dict) else None
    if isinstance(name, str) and name in SENT_EVENTS:
        return cast(WebhookEvent, payload)
    raise WebhookVerificationError("unknown_event", "Unknown event", payload)


def _reject_constant(name: str) -> Any:
    raise ValueError(f"{name} is not JSON")
