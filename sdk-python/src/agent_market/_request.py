"""Builds the parts of a request from the arguments of a call."""

from __future__ import annotations

import json
import os
from dataclasses import dataclass
from typing import Any, Dict, List, Mapping, Optional, Sequence, Tuple
from urllib.parse import quote

from ._operation import Line
from ._options import Input
from .errors import UsageError

# These would change the path.
_INVALID_SEGMENTS = ("", ".", "..")

File = Tuple[str, bytes]


@dataclass
class Request:
    method: str
    url: str
    path: str
    headers: Dict[str, str]
    content: Optional[bytes]
    files: Optional[Dict[str, File]]
    secrets: Sequence[Optional[str]]
    is_raw: bool
    expected: int
    """The status that counts as success, besides 2xx."""
    timeout: float
    attempt: int


@dataclass
class Arguments:
    path: str
    query: Dict[str, Any]
    body: Optional[Dict[str, Any]]
    file: Optional[File]


def parse_arguments(operation: Line, path: Sequence[str], given: Input) -> Arguments:
    """The input has the fields of the body, of the query, or of both."""
    filled = operation.path
    for name, value in zip(operation.path_parameters, path):
        if str(value) in _INVALID_SEGMENTS:
            raise UsageError(f"{name} must not be empty")
        filled = filled.replace(f"{{{name}}}", quote(str(value), safe=""))
    if "multipart" in operation.flags:
        return Arguments(filled, {}, None, _read_file(given or {}))
    if "query" in operation.flags or operation.method == "GET":
        return Arguments(filled, dict(given or {}), None, None)
    body = None if given is None else dict(given)
    query = {name: body.pop(name) for name in operation.query_fields if body and name in body}
    return Arguments(filled, query, body, None)


def _read_file(given: Mapping[str, Any]) -> File:
    """Read first, so that a retry can send it again."""
    file = given.get("file")
    if isinstance(file, (bytes, bytearray, memoryview)):
        return given.get("name") or "file", bytes(file)
    if isinstance(file, (str, os.PathLike)):
        with open(file, "rb") as opened:
            return given.get("name") or os.path.basename(os.fspath(file)), opened.read()
    if file is not None and hasattr(file, "read"):
        name = getattr(file, "name", None)
        own = os.path.basename(name) if isinstance(name, str) else "file"
        return given.get("name") or own, file.read()
    raise UsageError("file must be bytes, an open file or a path")


def build_url(base_url: str, path: str, query: Mapping[str, Any]) -> str:
    """Lists in the query are comma-separated; None is omitted."""
    parts: List[str] = []
    for name, value in query.items():
        values = value if isinstance(value, (list, tuple)) else [] if value is None else [value]
        if values:
            parts.append(f"{name}={','.join(quote(_to_text(one), safe='') for one in values)}")
    return base_url + path + (f"?{'&'.join(parts)}" if parts else "")


def _to_text(value: Any) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    return str(value)


def encode_body(operation: Line, body: Optional[Mapping[str, Any]]) -> Tuple[Optional[bytes], Dict[str, str]]:
    """The bytes and their type."""
    if body is None:
        return None, {}
    if "form" in operation.flags:
        return _encode_form(body), {"Content-Type": "application/x-www-form-urlencoded"}
    try:
        text = json.dumps(body, ensure_ascii=False, separators=(",", ":"), allow_nan=False)
        return text.encode(), {"Content-Type": "application/json"}
    except (TypeError, ValueError) as error:
        raise UsageError(f"The body cannot be sent as JSON: {error}") from error


def _encode_form(body: Mapping[str, Any]) -> bytes:
    pairs: List[str] = []
    for name, value in body.items():
        for one in value if isinstance(value, (list, tuple)) else [value]:
            pairs.append(f"{quote(name, safe='')}={quote(_to_text(one), safe='')}")
    return "&".join(pairs).encode()
