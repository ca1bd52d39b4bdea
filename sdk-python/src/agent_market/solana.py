"""Wallets on Solana. Needs `agent-market[signing]`."""

from __future__ import annotations

import secrets
from typing import Sequence, Union

from ._base58 import base58_decode, base58_encode
from .errors import UsageError

_SEED_BYTES = 32
_SECRET_KEY_BYTES = 64


class Keypair:
    """A keypair that signs requests (Ed25519).

    The secret key is that of Solana's tools: 64 bytes, as bytes, as base58 or as the numbers of a key file. A seed of
    32 bytes works too.

    Example::

        keypair = Keypair(json.loads(Path("id.json").read_text()))
        market = AgentMarket(signer=keypair)
    """

    def __init__(self, secret_key: Union[bytes, str, Sequence[int]]) -> None:
        try:
            from cryptography.hazmat.primitives import serialization
            from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
        except ImportError:
            raise UsageError("Install agent-market[signing] to sign") from None
        secret = _to_bytes(secret_key)
        self._key = Ed25519PrivateKey.from_private_bytes(secret[:_SEED_BYTES])
        raw = serialization.Encoding.Raw, serialization.PublicFormat.Raw
        public = self._key.public_key().public_bytes(*raw)
        if len(secret) == _SECRET_KEY_BYTES and secret[_SEED_BYTES:] != public:
            raise UsageError("The two halves of the secret key do not belong together")
        self.address = base58_encode(public)

    @classmethod
    def generate(cls) -> Keypair:
        return cls(secrets.token_bytes(_SEED_BYTES))

    def sign(self, message: str) -> str:
        """An Ed25519 signature in base58."""
        return base58_encode(self._key.sign(message.encode()))

    def __repr__(self) -> str:
        return f"Keypair({self.address})"


def _to_bytes(secret_key: Union[bytes, str, Sequence[int]]) -> bytes:
    try:
        secret = base58_decode(secret_key) if isinstance(secret_key, str) else bytes(secret_key)
    except (TypeError, ValueError):
        secret = b""
    if len(secret) in (_SEED_BYTES, _SECRET_KEY_BYTES):
        return secret
    # The message must not contain the key.
    raise UsageError("The secret key must be 64 bytes, base58 of them, or a list of numbers")
