"""Why a webhook was rejected."""

from __future__ import annotations

from typing import Any, Literal

VerificationErrorCode = Literal[
    "bad_secret",
    "body_not_raw",
    "body_too_large",
    "missing_header",
    "malformed_header",
    "expired",
    "future",
    "mismatch",
    "not_json",
    "unknown_event",
]


class WebhookVerificationError(Exception):
    """Branch on `code`; the message is for people and may change."""

    def __init__(self, code: VerificationErrorCode, message: str, payload: Any = None) -> None:
        super().__init__(message)
        self.code: VerificationErrorCode = code
        self.payload = payload
        """For `unknown_event`: the body, whose signature was valid."""
