"""Chooses the credential of a request."""

from __future__ import annotations

import threading
import time
from dataclasses import dataclass
from typing import Any, Dict, List, Mapping, Optional

from ._drive import Flow
from ._operation import Line
from ._options import Credentials, WalletSigner
from ._redact import get_safe_cause, get_safe_message
from .errors import CredentialError, MarketError

# The option of each credential of the contract.
_OPTIONS: Dict[str, str] = {
    "idp": "token",
    "admin_session": "token",
    "mcp_oauth": "token",
    "wallet": "signer",
    "api_key": "api_key",
    "admin_key": "admin_key",
    "order_token": "order_token",
}


@dataclass
class Authorization:
    bearer: Optional[str]
    order_token: Optional[str]
    wallet: Optional[Dict[str, Any]]

    def secrets(self) -> List[Optional[str]]:
        return [self.bearer, self.order_token, self.wallet["wallet_sig"] if self.wallet else None]


def authorize(
    operation: Line, given: Credentials, body: Optional[Mapping[str, Any]]
) -> Flow[Authorization]:
    """The first credential that the operation accepts and the caller has, in the order of the service."""
    known: Mapping[str, Any] = given
    option = next(
        (_OPTIONS[word] for word in operation.words if word in _OPTIONS and known.get(_OPTIONS[word])),
        None,
    )
    fields = body or {}
    # Agents' wallets pay with their keys, even where no other credential is needed.
    if fields.get("pay_from_wallet"):
        option = "api_key"
    # A wallet becomes the owner of an agent only by signing, whatever other credential is sent.
    claims = bool(fields.get("owner_wallet")) and "sign-body" in operation.flags
    signer = given.get("signer")
    wallet = None
    if signer is not None and (claims or option == "signer"):
        wallet = yield from sign_wallet_flow(signer)
    bearer_option = "api_key" if claims and option == "signer" else option
    return Authorization(
        bearer=(yield from _fetch_bearer(known, bearer_option)),
        order_token=given.get("order_token") if option == "order_token" else None,
        wallet=wallet,
    )


def _fetch_bearer(known: Mapping[str, Any], option: Optional[str]) -> Flow[Optional[str]]:
    if option not in ("token", "api_key", "admin_key"):
        return None
    value = known.get(option)
    if not callable(value):
        return None if value is None else str(value)
    try:
        return str((yield value()))
    except MarketError:
        raise
    except Exception as error:
        message = f"The token could not be fetched: {get_safe_message(error)}"
        raise CredentialError(message) from get_safe_cause(error)


def wallet_message(wallet: str, timestamp: int) -> str:
    """The text a wallet signs to authenticate a request; the time is in milliseconds."""
    return f"market:{wallet}:{timestamp}"


def sign_wallet_flow(signer: WalletSigner) -> Flow[Dict[str, Any]]:
    timestamp = _next_timestamp()
    try:
        signature = yield signer.sign(wallet_message(signer.address, timestamp))
    except MarketError:
        raise
    except Exception as error:
        message = f"The wallet {signer.address} did not sign: {get_safe_message(error)}"
        raise CredentialError(message) from get_safe_cause(error)
    return {"wallet": signer.address, "wallet_sig": signature, "wallet_sig_ts": timestamp}


_MAX_AHEAD_MS = 1000
_lock = threading.Lock()
_last_timestamp = 0


def _next_timestamp() -> int:
    """Requests of one millisecond must not share a signature, because some can be used only once."""
    global _last_timestamp
    now = time.time_ns() // 1_000_000
    with _lock:
        is_ahead = 0 <= _last_timestamp - now < _MAX_AHEAD_MS
        _last_timestamp = _last_timestamp + 1 if is_ahead else now
        return _last_timestamp
