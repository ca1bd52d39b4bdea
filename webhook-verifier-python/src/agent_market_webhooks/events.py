"""The types of webhook events."""

from ._generated.events import *  # noqa: F403
