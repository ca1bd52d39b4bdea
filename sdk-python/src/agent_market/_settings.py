"""The validated options of a client, with those from the environment."""

from __future__ import annotations

import os
import re
from dataclasses import dataclass, field
from typing import Mapping, Optional, Union

from ._options import Credentials, PaymentHandler, PaymentProof, Token, WalletSigner
from .errors import UsageError

# Paths cannot be appended to a URL with credentials or a query.
_BASE_URL = re.compile(r"https?://[^?#@\s/]+(/[^?#@\s]*)?")
_SANDBOX_URL = re.compile(r"(http://(?:localhost|127\.0\.0\.1|\[::1\])):3000")

_DEFAULT_TIMEOUT = 60.0
_DEFAULT_MAX_RETRIES = 2
_DEFAULT_MAX_PAUSE = 30.0


@dataclass(frozen=True)
class Settings:
    base_url: Optional[str] = None
    app_url: Optional[str] = None
    api_key: Optional[str] = field(default=None, repr=False)
    token: Optional[Token] = field(default=None, repr=False)
    signer: Optional[WalletSigner] = None
    admin_key: Optional[str] = field(default=None, repr=False)
    order_token: Optional[str] = field(default=None, repr=False)
    timeout: float = _DEFAULT_TIMEOUT
    max_retries: int = _DEFAULT_MAX_RETRIES
    max_pause: float = _DEFAULT_MAX_PAUSE
    headers: Optional[Mapping[str, str]] = field(default=None, repr=False)
    payment: Union[PaymentHandler, PaymentProof, None] = field(default=None, repr=False)

    def resolve(self) -> ResolvedSettings:
        given = self.base_url or os.environ.get("AGENT_MARKET_URL")
        base_url = _parse_base_url("base_url or AGENT_MARKET_URL", given)
        app_url = _parse_base_url("app_url", self.app_url) if self.app_url else None
        return ResolvedSettings(self, base_url, app_url or _find_sandbox_app(base_url))


class ResolvedSettings:
    """Settings that calls use."""

    def __init__(self, given: Settings, base_url: str, app_url: Optional[str]) -> None:
        self.given = given
        self.base_url = base_url
        self.app_url = app_url
        self.credentials: Credentials = {
            "api_key": given.api_key,
            "token": given.token,
            "signer": given.signer,
            "admin_key": given.admin_key,
            "order_token": given.order_token,
        }
        if not any(value is not None for value in self.credentials.values()):
            self.credentials["api_key"] = os.environ.get("AGENT_MARKET_API_KEY") or None


def _parse_base_url(name: str, url: Optional[str]) -> str:
    if url and _BASE_URL.fullmatch(url):
        return url.rstrip("/")
    # The message must not contain a password.
    given = f', not "{url}"' if url and "@" not in url else ""
    raise UsageError(f"{name} must be an address like https://market.example{given}")


def _find_sandbox_app(base_url: str) -> Optional[str]:
    """The sandbox uses the next port. For other services, the URL does not tell where the app is."""
    found = _SANDBOX_URL.fullmatch(base_url)
    return f"{found[1]}:3001" if found else None
