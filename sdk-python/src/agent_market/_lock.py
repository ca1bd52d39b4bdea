"""Locked payments: a transfer that carries a lock can be spent only with its secret."""

from __future__ import annotations

import hashlib
import secrets
from typing import NamedTuple


class LockedPayment(NamedTuple):
    """A transfer with `lock` can be spent only with `secret`."""

    secret: str
    """Sent with the transaction, in the header `X-Payment-Secret`. Store it until the purchase is complete."""
    lock: str
    """Part of the transfer: a memo on Solana, bytes after the calldata of `transfer` on EVM chains."""


def payment_lock(secret: str) -> str:
    """The lock for a secret: a transfer with it can be spent only with the secret."""
    return f"market:1:{hashlib.sha256(secret.encode()).hexdigest()}"


def lock_payment() -> LockedPayment:
    """A new secret and its lock, for one transfer that you send yourself.

    Example::

        secret, lock = lock_payment()
        tx_hash = send_usdc(treasury, 25_000_000, lock)
        market.orders.update(
            order["id"], {"action": "pay", "escrow_tx_hash": tx_hash, "payment_secret": secret}
        )
    """
    secret = secrets.token_hex(32)
    return LockedPayment(secret, payment_lock(secret))
