"""Handles each delivery once, however often it is attempted."""

from __future__ import annotations

import asyncio
import threading
from concurrent.futures import Future
from inspect import isawaitable
from typing import Awaitable, Callable, Dict, Optional, Union

from ._headers import WebhookHeaders, read_header
from ._stores import AsyncDeliveryStore, DeliveryStore, MemoryDeliveryStore
from .errors import WebhookVerificationError


class Deduplicator:
    """Runs the handler of each delivery once.

    If the handler raises, the delivery counts as unhandled. An attempt that arrives while another runs waits for it.

    Example::

        once = Deduplicator()
        once(request.headers, lambda: start_work(event["order_id"]))  # True when it ran
    """

    def __init__(self, store: Optional[DeliveryStore] = None) -> None:
        self._store: DeliveryStore = store if store is not None else MemoryDeliveryStore()
        self._running: Dict[str, Future[bool]] = {}
        self._lock = threading.Lock()

    def __call__(self, delivery: WebhookHeaders, handler: Callable[[], object]) -> bool:
        """The delivery is given by its id or its headers."""
        delivery_id = get_delivery_id(delivery)
        with self._lock:
            earlier = self._running.get(delivery_id)
            if earlier is None:
                mine: Future[bool] = Future()
                self._running[delivery_id] = mine
        if earlier is not None:
            earlier.result()
            return False
        try:
            ran = self._run(delivery_id, handler)
            mine.set_result(ran)
            return ran
        except BaseException as error:
            mine.set_exception(error)
            raise
        finally:
            with self._lock:
                del self._running[delivery_id]

    def _run(self, delivery_id: str, handler: Callable[[], object]) -> bool:
        if not self._store.add(delivery_id):
            return False
        try:
            handler()
            return True
        except BaseException:
            self._store.delete(delivery_id)
            raise


class AsyncDeduplicator:
    """The same for asyncio.

    Example::

        once = AsyncDeduplicator()
        await once(request.headers, lambda: start_work(event["order_id"]))
    """

    def __init__(self, store: Union[AsyncDeliveryStore, DeliveryStore, None] = None) -> None:
        self._store = store if store is not None else MemoryDeliveryStore()
        self._running: Dict[str, asyncio.Task[bool]] = {}

    async def __call__(
        self, delivery: WebhookHeaders, handler: Callable[[], Union[Awaitable[object], object]]
    ) -> bool:
        """The delivery is given by its id or its headers."""
        delivery_id = get_delivery_id(delivery)
        earlier = self._running.get(delivery_id)
        if earlier is not None:
            await asyncio.shield(earlier)
            return False
        running = asyncio.ensure_future(self._run(delivery_id, handler))
        self._running[delivery_id] = running
        running.add_done_callback(lambda _: self._running.pop(delivery_id, None))
        return await running

    async def _run(
        self, delivery_id: str, handler: Callable[[], Union[Awaitable[object], object]]
    ) -> bool:
        added = self._store.add(delivery_id)
        if not (await added if isawaitable(added) else added):
            return False
        try:
            handled = handler()
            if isawaitable(handled):
                await handled
            return True
        except BaseException:
            deleted = self._store.delete(delivery_id)
            if isawaitable(deleted):
                await deleted
            raise


def get_delivery_id(delivery: WebhookHeaders) -> str:
    found = delivery if isinstance(delivery, str) else read_header(delivery, "x-market-delivery-id")
    if found:
        return found
    raise WebhookVerificationError("missing_header", "No X-Market-Delivery-Id header")
