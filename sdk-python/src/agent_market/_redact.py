"""Keeps secrets out of messages and logs."""

from __future__ import annotations

import logging
import re
from typing import Iterable, Optional
from urllib.parse import quote

_REDACTED = "***"

# Keys, tokens, private keys, and paths of URLs, which contain the keys of RPC providers.
_SECRETS = re.compile(
    r"\b(?:market_|eyJ)[\w.-]+|\bBearer \S+|\b(?:0x)?[\da-f]{64,}\b|\b[1-9A-HJ-NP-Za-km-z]{86,88}\b",
    re.IGNORECASE,
)
_URLS = re.compile(r"\b(https?|wss?)://(?:[^\s/@]*@)?([^\s/]+)/[^\s\"')]+")
_SECRET_PARAMETERS = re.compile(r"\b(access_token|wallet_sig)=[^&\s\"']+")

# Shorter secrets could be any word.
_MIN_LENGTH = 8


def redact_secrets(secrets: Iterable[Optional[str]], text: str) -> str:
    """A text without these secrets."""
    for secret in secrets:
        if secret and len(secret) >= _MIN_LENGTH:
            text = text.replace(secret, _REDACTED).replace(quote(secret, safe=""), _REDACTED)
    return text


def get_safe_message(error: BaseException, secrets: Iterable[Optional[str]] = ()) -> str:
    """An error as a line that is safe to display: wallets and nodes quote their input."""
    lines = (str(error) or type(error).__name__).split("\n")
    text = _SECRETS.sub(_REDACTED, redact_secrets(secrets, lines[0]))
    return _URLS.sub(r"\1://\2/…", text)


def get_safe_cause(
    error: BaseException, secrets: Iterable[Optional[str]] = ()
) -> Optional[BaseException]:
    """The error itself, unless it quotes a secret."""
    text = str(error)
    is_safe = _SECRETS.sub(_REDACTED, redact_secrets(secrets, text)) == text
    return error if is_safe else None


class _UrlFilter(logging.Filter):
    """httpx logs whole URLs, and some of ours contain a signature or a token."""

    def filter(self, record: logging.LogRecord) -> bool:
        if isinstance(record.args, tuple):
            record.args = tuple(
                _SECRET_PARAMETERS.sub(r"\1=" + _REDACTED, str(value))
                if type(value).__name__ == "URL"
                else value
                for value in record.args
            )
        return True


def redact_httpx_logs() -> None:
    logger = logging.getLogger("httpx")
    if not any(isinstance(one, _UrlFilter) for one in logger.filters):
        logger.addFilter(_UrlFilter())
