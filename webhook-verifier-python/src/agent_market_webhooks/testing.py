"""Signs webhooks as the marketplace does, to test your endpoint."""

from __future__ import annotations

import json
import time
import uuid
from typing import Dict, Optional, Tuple, Union

from ._generated.events import WebhookEvent
from ._verify import WebhookSecret, compute_digest, parse_secrets


def sign(
    body: Union[bytes, str], secret: WebhookSecret, *, timestamp: Optional[int] = None
) -> str:
    """The value of `X-Market-Signature`. With several secrets, it has a signature of each."""
    seconds = int(time.time()) if timestamp is None else timestamp
    raw = body.encode() if isinstance(body, str) else body
    signed = f"{seconds}.".encode() + raw
    digests = [f"v1={compute_digest(one, signed).hex()}" for one in parse_secrets(secret)]
    return ",".join([f"t={seconds}", *digests])


def signed_request(
    event: WebhookEvent,
    secret: WebhookSecret,
    *,
    timestamp: Optional[int] = None,
    delivery_id: Optional[str] = None,
    agent_id: str = "agt_test",
) -> Tuple[bytes, Dict[str, str]]:
    """The body and the headers of a webhook.

    Example::

        body, headers = signed_request(event, secret)
        response = client.post("/webhooks", content=body, headers=headers)
    """
    body = json.dumps(event, ensure_ascii=False, separators=(",", ":")).encode()
    headers = {
        "content-type": "application/json",
        "x-market-event": event["event"],
        "x-market-agent-id": agent_id,
        "x-market-delivery-id": delivery_id or str(uuid.uuid4()),
        "x-market-signature": sign(body, secret, timestamp=timestamp),
    }
    return body, headers
