"""The HTTP response to a webhook, for any framework."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import Dict

from .errors import WebhookVerificationError

MAX_BODY_BYTES = 1_048_576


@dataclass(frozen=True)
class WebhookResponse:
    """What to answer to the marketplace."""

    status: int
    body: str = ""
    headers: Dict[str, str] = field(default_factory=dict)


_STATUS_BY_CODE = {
    "bad_secret": 500,
    "body_not_raw": 500,
    "body_too_large": 413,
    # It is genuine: an error would only cause retries.
    "unknown_event": 204,
}


def to_response(error: WebhookVerificationError) -> WebhookResponse:
    """The response to a webhook that was not verified.

    It is 400, 413 for a body that is too large, 204 for an event that this version does not know, and 500 if the
    program is set up wrongly.
    """
    status = _STATUS_BY_CODE.get(error.code, 400)
    if status == 204:
        return WebhookResponse(204)
    body = json.dumps({"error": str(error), "code": error.code})
    return WebhookResponse(status, body, {"content-type": "application/json"})


def assert_body_size(size: int, limit: int = MAX_BODY_BYTES) -> None:
    """Raises `body_too_large`."""
    if size > limit:
        message = f"The body is larger than {limit} bytes"
        raise WebhookVerificationError("body_too_large", message)
