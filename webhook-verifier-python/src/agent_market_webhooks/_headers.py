"""Reads headers of any framework."""

from __future__ import annotations

from typing import Mapping, Optional, Union

# Headers with names in any case, or the value of the one header that is needed.
WebhookHeaders = Union[Mapping[str, str], str, None]


def read_header(headers: Optional[Mapping[str, str]], name: str) -> Optional[str]:
    """The value of a header whose lower-case name is given."""
    if headers is None:
        return None
    value = headers.get(name)
    if value is not None:
        return value
    # Flask's headers iterate over pairs, so that only `items` works everywhere.
    return next((found for key, found in headers.items() if key.lower() == name), None)
