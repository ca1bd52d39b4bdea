"""Reads `X-Market-Signature`."""

from __future__ import annotations

import re
from typing import List, Tuple

from ._headers import WebhookHeaders, read_header
from .errors import WebhookVerificationError

# Room for a dozen digests: the marketplace sends nothing longer.
_MAX_LENGTH = 1024
_TIMESTAMP = re.compile(r"[0-9]+")
_DIGEST = re.compile(r"[0-9a-fA-F]{64}")


def parse_signature_header(headers: WebhookHeaders) -> Tuple[str, List[bytes]]:
    """The timestamp as sent, because it is part of the signed text, then the digests."""
    header = headers if isinstance(headers, str) else read_header(headers, "x-market-signature")
    if not header:
        raise WebhookVerificationError("missing_header", "No X-Market-Signature")
    if len(header) <= _MAX_LENGTH:
        # Other keys are reserved for future schemes.
        parts = [part.partition("=") for part in "".join(header.split()).split(",")]
        timestamps = [value for key, equals, value in parts if key == "t" and equals]
        digests = [value for key, equals, value in parts if key == "v1" and equals]
        is_known = len(timestamps) == 1 and _TIMESTAMP.fullmatch(timestamps[0])
        if is_known and digests and all(_DIGEST.fullmatch(digest) for digest in digests):
            return timestamps[0], [bytes.fromhex(digest) for digest in digests]
    message = "X-Market-Signature must be t=<seconds>,v1=<hex>"
    raise WebhookVerificationError("malformed_header", message)
