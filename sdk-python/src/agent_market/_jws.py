"""Verifies receipts and offers that the market signed."""

from __future__ import annotations

import base64
import hashlib
import json
import time
from typing import TYPE_CHECKING, Any, BinaryIO, Dict, List, Mapping, Optional, Union, cast, overload
from urllib.parse import quote, urlsplit

from .errors import PaymentRequiredError, SignatureError, UsageError

if TYPE_CHECKING:
    from .models import (
        DeliveryReceipt,
        DeliveryReceiptPayload,
        DidDocument,
        OfferPayload,
        ReceiptPayload,
        SignedOffer,
        SignedReceipt,
    )

_CHUNK_BYTES = 1024 * 1024


class _NoFile:
    """Tells a missing argument from None."""


_NO_FILE = _NoFile()

DeliveredFile = Union[str, bytes, bytearray, memoryview, BinaryIO]
"""A delivered file: its bytes, a text, or a file that is open for reading bytes."""


@overload
def verify_receipt(keys: DidDocument, receipt: SignedReceipt) -> ReceiptPayload: ...


@overload
def verify_receipt(
    keys: DidDocument, receipt: DeliveryReceipt, file: Optional[DeliveredFile]
) -> DeliveryReceiptPayload: ...


def verify_receipt(
    keys: DidDocument,
    receipt: Union[SignedReceipt, DeliveryReceipt],
    file: Union[DeliveredFile, None, _NoFile] = _NO_FILE,
) -> Union[ReceiptPayload, DeliveryReceiptPayload]:
    """The content of a receipt, if the market signed it; raises a `SignatureError` otherwise.

    Compare it with your records: payer, amount and order.

    Args:
        keys: The published keys of the market: `market.x402_keys.get()`.
        receipt: The receipt of a hire, or of a deliverable.
        file: With the receipt of a deliverable: what you received. It raises if that is not what was delivered.
            None if you have no file, as for a link: then only the signature is checked.

    Example::

        keys = market.x402_keys.get()
        receipt = verify_receipt(keys, hire["x402"]["receipt"])
        with open("mug.png", "rb") as file:
            delivery = verify_receipt(keys, deliverable["receipt"], file)
    """
    if isinstance(file, _NoFile):
        said = _verify_jws(keys, receipt["signature"], "resourceUrl")
        if said.get("payer") and said.get("transaction") and said.get("issuedAt"):
            return cast("ReceiptPayload", said)
        raise SignatureError("It is signed, but it is no receipt", "wrong_type")
    said = _verify_jws(keys, receipt["signature"], "order_url")
    if said.get("type") != "delivery" or not (said.get("order_id") and said.get("deliverable_id")):
        raise SignatureError("It is signed, but it is no receipt of a delivery", "wrong_type")
    if file is not None:
        _compare_file(said, file)
    return cast("DeliveryReceiptPayload", said)


def _compare_file(said: Mapping[str, Any], file: DeliveredFile) -> None:
    delivered = said.get("sha256")
    if not delivered:
        url = said.get("deliverable_url")
        raise SignatureError(f"The market does not store the content of {url}", "no_hash")
    sha256 = _hash_file(file)
    if sha256 != delivered:
        raise SignatureError(
            f"The file has the SHA-256 {sha256}, but {delivered} was delivered as {said['deliverable_id']}",
            "file_mismatch",
        )


def _hash_file(file: DeliveredFile) -> str:
    digest = hashlib.sha256()
    if isinstance(file, str):
        digest.update(file.encode())
    elif isinstance(file, (bytes, bytearray, memoryview)):
        digest.update(file)
    else:
        while chunk := file.read(_CHUNK_BYTES):
            digest.update(chunk)
    return digest.hexdigest()


def verify_offer(
    keys: DidDocument, offer: SignedOffer, *, at: Optional[float] = None
) -> OfferPayload:
    """The content of an offer, if the market signed it and it is valid; raises a `SignatureError` otherwise.

    Args:
        keys: The published keys of the market: `market.x402_keys.get()`.
        offer: One of `offers_of(error)`.
        at: The time at which it must be valid, in Unix seconds; now by default.
    """
    said = _verify_jws(keys, offer["signature"], "resourceUrl")
    if not (said.get("payTo") and said.get("amount") and said.get("validUntil")):
        raise SignatureError("It is signed, but it is no offer", "wrong_type")
    if said["validUntil"] < (time.time() if at is None else at):
        raise SignatureError("The offer has expired: ask again", "expired")
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
        raise SignatureError("The PAYMENT-REQUIRED header cannot be read", "malformed") from None


def _verify_jws(keys: DidDocument, jws: str, subject: str) -> Dict[str, Any]:
    """The content, if a published key of the market signed it and it is about the market itself."""
    parts = jws.split(".")
    header = _decode_part(parts[0])
    if len(parts) != 3:
        raise SignatureError("It is not a signed statement (JWS)", "malformed")
    methods = {method["id"]: method for method in keys["verificationMethod"]}
    method = methods.get(header.get("kid", ""))
    is_known = method is not None and method["id"] in keys["assertionMethod"]
    if header.get("alg") != "EdDSA" or not is_known or method is None:
        raise SignatureError(f"It is not signed with a key of {keys['id']}", "unknown_key")
    signed = f"{parts[0]}.{parts[1]}".encode()
    if not _is_signed(method["publicKeyJwk"], _decode_base64url(parts[2]), signed):
        raise SignatureError("It was changed after it was signed", "bad_signature")
    statement = _decode_part(parts[1])
    about = statement.get(subject)
    if about is None:
        raise SignatureError("It is signed, but it is about something else", "wrong_type")
    if _to_did(about) == keys["id"]:
        return statement
    raise SignatureError(f"It is about {about}, which is not at {keys['id']}", "wrong_market")


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
        raise SignatureError("The signature cannot be checked", "malformed") from error


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
    raise SignatureError("It is not a signed statement (JWS)", "malformed")


def _decode_base64url(text: str) -> bytes:
    try:
        return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
    except ValueError:
        raise SignatureError("It is not a signed statement (JWS)", "malformed") from None
