"""The error of a wallet that failed to pay."""

from __future__ import annotations

from typing import Optional

from ._redact import get_safe_message
from .errors import MarketError, PaymentError, TransferFailedError


def to_payment_error(error: Exception, secret: Optional[str] = None) -> MarketError:
    """With the secret, in case the transfer was sent anyway."""
    if isinstance(error, MarketError):
        return error
    message = get_safe_message(error)
    if secret:
        return TransferFailedError(secret, f"The wallet failed to send the payment: {message}")
    return PaymentError(f"The wallet failed to sign the payment: {message}")
