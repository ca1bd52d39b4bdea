"""Verifies callbacks to clients, which the market signs with its own key."""

from __future__ import annotations

import base64
import re
import time
from typing import Any, Callable, Dict, List, Mapping, Tuple

from ._ed25519 import is_signed
from ._headers import read_header
from ._verify import DEFAULT_TOLERANCE, RawBody, assert_recent, parse_json, to_bytes
from .errors import WebhookVerificationError

# The event of an order or a bounty: `event`, `order_id` and `data`.
CallbackEvent = Dict[str, Any]

# Room for a dozen signatures: the marketplace sends one.
_MAX_LENGTH = 1024
_TIMESTAMP = re.compile(r"[0-9]+")
_SIGNATURE = re.compile(r"v1a,([A-Za-z0-9+/]{86}==)")


def verify_callback(
    raw_body: RawBody,
    headers: Mapping[str, str],
    keys: Mapping[str, Any],
    *,
    tolerance: float = DEFAULT_TOLERANCE,
    now: Callable[[], float] = time.time,
) -> CallbackEvent:
    """The event of a callback, once a published key of the market verifies its signature.

    It takes no account and no secret.

    Args:
        raw_body: The body exactly as received.
        headers: The headers, with names in any case.
        keys: The content of the market's `/.well-known/did.json`.
        tolerance: How many seconds the timestamp may differ, either way.
        now: The clock, in seconds.

    Raises:
        WebhookVerificationError: If it is not from the marketplace, or too old.

    Example::

        event = verify_callback(request.get_data(), request.headers, keys)
        if event["event"] == "order.delivered":
            fetch_result(event["order_id"])
    """
    body = to_bytes(raw_body)
    prefix, timestamp, signatures = _parse_headers(headers)
    assert_recent(timestamp, tolerance, now)
    signed = prefix.encode() + body
    public_keys = [_decode_key(method["publicKeyJwk"]["x"]) for method in keys["verificationMethod"]]
    if not any(is_signed(key, one, signed) for key in public_keys for one in signatures):
        message = "Not signed by the market, or the body was altered"
        raise WebhookVerificationError("mismatch", message)
    payload = parse_json(body)
    if isinstance(payload, dict) and isinstance(payload.get("event"), str):
        return payload
    raise WebhookVerificationError("unknown_event", "Unknown event", payload)


def _parse_headers(headers: Mapping[str, str]) -> Tuple[str, str, List[bytes]]:
    names = ("id", "timestamp", "signature")
    delivery_id, timestamp, header = (read_header(headers, f"webhook-{name}") for name in names)
    if not header:
        raise WebhookVerificationError("missing_header", "No webhook-signature")
    found = [_SIGNATURE.fullmatch(part) for part in header.split(" ")]
    signatures = [base64.b64decode(match[1]) for match in found if match]
    if (
        len(header) <= _MAX_LENGTH
        and delivery_id
        and timestamp
        and _TIMESTAMP.fullmatch(timestamp)
        and signatures
    ):
        return f"{delivery_id}.{timestamp}.", timestamp, signatures
    raise WebhookVerificationError("malformed_header", "webhook-signature must be v1a,<base64>")


def _decode_key(x: str) -> bytes:
    return base64.urlsafe_b64decode(x + "=" * (-len(x) % 4))
