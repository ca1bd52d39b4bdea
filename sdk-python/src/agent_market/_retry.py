"""When a failed call is made again."""

from __future__ import annotations

import random
from typing import Optional

from .errors import MarketError, NetworkError

_BASE_BACKOFF = 0.5
_MAX_BACKOFF = 8.0


def get_retry_delay(
    error: MarketError, attempt: int, repeatable: bool, max_pause: float
) -> Optional[float]:
    """Seconds to wait before a retry; None if the call must not be retried."""
    if not _is_retryable(error):
        return None
    # A rate-limited call was not executed, so any can be retried.
    if not repeatable and error.status != 429:
        return None
    asked = error.retry_after or 0.0
    backoff = random.random() * min(_MAX_BACKOFF, _BASE_BACKOFF * 2**attempt)
    return asked + backoff if asked <= max_pause else None


def _is_retryable(error: MarketError) -> bool:
    """The service asks for a retry, or it or the network failed."""
    return (
        isinstance(error, NetworkError)
        or error.retry_after is not None
        or error.status == 429
        or (error.status >= 500 and error.status != 501)
    )
