"""Verifies webhooks of the marketplace and types their events."""

from ._callback import CallbackEvent, verify_callback
from ._deduplicate import AsyncDeduplicator, Deduplicator
from ._generated.events import WebhookEvent
from ._headers import WebhookHeaders
from ._respond import MAX_BODY_BYTES, WebhookResponse, assert_body_size, to_response
from ._stores import AsyncDeliveryStore, DeliveryStore, MemoryDeliveryStore
from ._verify import RawBody, WebhookSecret, verify
from ._version import __version__
from .errors import VerificationErrorCode, WebhookVerificationError

__all__ = [
    "MAX_BODY_BYTES",
    "AsyncDeduplicator",
    "AsyncDeliveryStore",
    "CallbackEvent",
    "Deduplicator",
    "DeliveryStore",
    "MemoryDeliveryStore",
    "RawBody",
    "VerificationErrorCode",
    "WebhookEvent",
    "WebhookHeaders",
    "WebhookResponse",
    "WebhookSecret",
    "WebhookVerificationError",
    "__version__",
    "assert_body_size",
    "to_response",
    "verify",
    "verify_callback",
]
