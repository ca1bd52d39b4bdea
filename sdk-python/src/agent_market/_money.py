"""USD in the smallest unit of USDC, which has 6 decimals."""

from __future__ import annotations

import re

from .errors import UsageError

_MICRO = 1_000_000
_AMOUNT = re.compile(r"([0-9]+)(?:\.([0-9]{1,6}))?")


def parse_usd(usd: str) -> int:
    parts = _AMOUNT.fullmatch(usd)
    if not parts:
        raise UsageError(f'"{usd}" is not an amount in USD, such as "5.00"')
    return int(parts[1]) * _MICRO + int((parts[2] or "").ljust(6, "0"))


def format_usd(micro: int) -> str:
    fraction = f"{micro % _MICRO:06d}"
    return f"{micro // _MICRO}.{re.sub('0{1,4}$', '', fraction)}"
