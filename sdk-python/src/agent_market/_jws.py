"""Verifies receipts and offers that the market signed."""

from __future__ import annotations

import base64
import json
import time
from typing import TYPE_CHECKING, Any, Dict, List, Mapping, Optional, cast
from urllib.parse import quote, urlsplit

from .errors import PaymentRequiredError, SignatureError, UsageError

if TYPE_CHECKING:
    from .models import DidDocument, OfferPayload, ReceiptPayload, SignedOffer, SignedReceipt


def verify_receipt(keys: DidDocument, receipt: SignedReceipt) -> ReceiptPayload:
    """The content of a receipt, if the market signed it; raises a `SignatureError` otherwise.

    Compare it with your records: payer, amount and order.

    Args:
        keys: The published keys of the market: `market.x402_keys.get()`.
        receipt: The receipt of a hire.

    Example::

        receipt = verify_receipt(market.x402_keys.get(), hire["x402"]["receipt"])
    """
    said = _verify_jws(keys, receipt["signature"])
    if said.get("payer") and said.get("transaction") and said.get("issuedAt"):
        return cast("ReceiptPayload", said)
    raise SignatureError("It is signed, but it is no receipt")


def verify_offer(
    keys: DidDocument, offer: SignedOffer, *, at: Optional[float] = None
) -> OfferPayload:
    """The content of an offer, if the market signed it and it is valid; raises a `SignatureError` otherwise.

    Args:
        keys: The published keys of the market: `market.x402_keys.get()`.
        offer: One of `offers_of(error)`.
        at: The time at which it must be valid, in Unix seconds; now by default.
    """
    said = _verify_jws(keys, offer["signature"])
    if not (said.get("payTo") and said.get("amount") and said.get("validUntil")):
        raise SignatureError("It is signed, but it is no offer")
    if said["validUntil"] < (time.time() if at is None else at):
        raise SignatureError("The offer has expired: ask again")
    return cast("OfferPayload", said)


def offers_of(error: PaymentRequiredError) -> List[SignedOffer]:
    """The offers of a 402, one for each network."""
    header = error.headers.get("payment-required")
    if not header:
        return []
    try:
        extensions = json.loads(base64.b64decode(header)).get("extensions") or {}
        offers: List[SignedOffer] = extensions.get("offer-receipt", {}).get("info", {}).get("offers", [])
        return offers
    except (ValueError, AttributeError):
        raise SignatureError("The PAYMENT-REQUIRED header cannot be read") from None


def _verify_jws(keys: DidDocument, jws: str) -> Dict[str, Any]:
    """The content, if a published key of the market signed it and it is about the market itself."""
    parts = jws.split(".")
    header = _decode_part(parts[0])
    methods = {method["id"]: method for method in keys["verificationMethod"]}
    method = methods.get(header.get("kid", ""))
    is_known = method is not None and method["id"] in keys["assertionMethod"]
    if len(parts) != 3 or header.get("alg") != "EdDSA" or not is_known or method is None:
        raise SignatureError(f"It is not signed with a key of {keys['id']}")
    signed = f"{parts[0]}.{parts[1]}".encode()
    if not _is_signed(method["publicKeyJwk"], _decode_base64url(parts[2]), signed):
        raise SignatureError("It was changed after it was signed")
    statement = _decode_part(parts[1])
    if _to_did(statement.get("resourceUrl")) == keys["id"]:
        return statement
    about = statement.get("resourceUrl")
    raise SignatureError(f"It is about {about}, which is not at {keys['id']}")


def _is_signed(jwk: Mapping[str, Any], signature: bytes, signed: bytes) -> bool:
    try:
        from cryptography.exceptions import InvalidSignature
        from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey
    except ImportError:
        raise UsageError("Install agent-market[signing] to verify signatures") from None
    try:
        key = Ed25519PublicKey.from_public_bytes(_decode_base64url(jwk["x"]))
        key.verify(signature, signed)
        return True
    except InvalidSignature:
        return False
    except (KeyError, TypeError, ValueError) as error:
        raise SignatureError("The signature cannot be checked") from error


def _to_did(address: Any) -> Optional[str]:
    netloc = urlsplit(address).netloc if isinstance(address, str) else ""
    return f"did:web:{quote(netloc, safe='')}" if netloc else None


def _decode_part(part: str) -> Dict[str, Any]:
    try:
        decoded = json.loads(_decode_base64url(part))
    except ValueError:
        decoded = None
    if isinstance(decoded, dict):
        return decoded
    raise SignatureError("It is not a signed statement (JWS)")


def _decode_base64url(text: str) -> bytes:
    try:
        return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
    except ValueError:
        raise SignatureError("It is not a signed statement (JWS)") from None
