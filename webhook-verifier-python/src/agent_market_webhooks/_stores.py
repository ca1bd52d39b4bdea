"""Stores handled delivery ids."""

from __future__ import annotations

import threading
import time
from typing import Awaitable, Callable, Dict, Protocol, Union


class DeliveryStore(Protocol):
    """Share one between processes: Redis `SET NX`, a unique column."""

    def add(self, delivery_id: str) -> bool:
        """Adds the id and returns whether it is new, atomically."""

    def delete(self, delivery_id: str) -> object:
        """Removes the id: its handler failed, and the next attempt must run again."""


class AsyncDeliveryStore(Protocol):
    """The same for asyncio. A `DeliveryStore` works too."""

    def add(self, delivery_id: str) -> Union[bool, Awaitable[bool]]:
        """Adds the id and returns whether it is new, atomically."""

    def delete(self, delivery_id: str) -> object:
        """Removes the id: its handler failed, and the next attempt must run again."""


class MemoryDeliveryStore:
    """Stores delivery ids in this process, within bounds."""

    def __init__(
        self,
        *,
        max_entries: int = 10_000,
        ttl: float = 3600,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        # Insertion order is age order: an id is never set twice without being deleted in between.
        self._expiries: Dict[str, float] = {}
        self._max_entries = max_entries
        self._ttl = ttl
        self._now = now
        self._lock = threading.Lock()

    def add(self, delivery_id: str) -> bool:
        now = self._now()
        with self._lock:
            self._evict_while(lambda expiry: expiry <= now)
            if delivery_id in self._expiries:
                return False
            self._evict_while(lambda _: len(self._expiries) >= self._max_entries)
            self._expiries[delivery_id] = now + self._ttl
            return True

    def delete(self, delivery_id: str) -> None:
        with self._lock:
            self._expiries.pop(delivery_id, None)

    def _evict_while(self, is_evicted: Callable[[float], bool]) -> None:
        while self._expiries:
            oldest = next(iter(self._expiries))
            if not is_evicted(self._expiries[oldest]):
                return
            del self._expiries[oldest]
