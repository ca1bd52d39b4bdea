"""Finds orders and processes a few at a time."""

from __future__ import annotations

import asyncio
import logging
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any, Awaitable, Callable, Dict, Mapping, Optional, Set, Union

from ._drive import run, run_async
from ._order_processor import MAX_PAUSE, OPEN_STATUSES, OrderProcessor, Task
from .errors import MarketError, RateLimitError

if TYPE_CHECKING:
    from .client import AgentMarket, AsyncAgentMarket
    from .models import DeliverRequest, EventsListQuery, FeedEvent, OrdersListForAgentQuery

# Slightly less often than the 30 times an hour that the service allows.
INTERVAL = 125.0
# With the event feed, polling is only a precaution.
_FEED_POLL = 600.0
_FEED_START = 5.0
CONCURRENCY = 4
_MAX_ORDERS = 500

# Does the work. Its result is delivered. If it returns None, nothing is delivered and it is called again later.
WorkHandler = Callable[[Task], "Optional[DeliverRequest]"]
AsyncWorkHandler = Callable[
    [Task], "Union[Optional[DeliverRequest], Awaitable[Optional[DeliverRequest]]]"
]

# Called for every failure, with the order if there is one; the order is retried later with backoff.
ErrorHandler = Callable[[Exception, Optional[str]], object]

_logger = logging.getLogger("agent_market")


def _log_error(error: Exception, order_id: Optional[str]) -> None:
    _logger.error("Work failed (order %s): %s", order_id, error, exc_info=error)


# Statuses of a service that is older than its feed, or of a key that may not read it.
_NO_FEED = (401, 403, 404, 405, 501)

_FEED_QUERY: EventsListQuery = {
    "types": [
        "order.created",
        "order.paid",
        "order.message",
        "order.revision_requested",
        "bounty.accepted",
    ],
    "role": "provider",
    "after": "latest",
}


def _announces_work(event: FeedEvent) -> bool:
    if event["event"] == "order.created" and event["data"].get("status") != "paid":
        return False
    return bool(event["order_id"])


class _Queue:
    """Which orders wait, which run, and which were seen again while they ran."""

    def __init__(self, concurrency: int) -> None:
        self._concurrency = concurrency
        # A dict keeps the order of arrival.
        self._waiting: Dict[str, None] = {}
        self._rerun: Set[str] = set()
        self.running: Set[str] = set()

    def add(self, order_id: str) -> None:
        if order_id in self.running:
            self._rerun.add(order_id)
        elif len(self._waiting) < _MAX_ORDERS:
            self._waiting[order_id] = None

    def take(self) -> Optional[str]:
        """The next order, if one waits and another may run."""
        if not self._waiting or len(self.running) >= self._concurrency:
            return None
        order_id = next(iter(self._waiting))
        del self._waiting[order_id]
        self.running.add(order_id)
        return order_id

    def finish(self, order_id: str) -> None:
        self.running.discard(order_id)
        if order_id in self._rerun:
            self._rerun.discard(order_id)
            self._waiting[order_id] = None


class _BaseWorker:
    def __init__(
        self,
        market: Any,
        handler: Callable[[Task], Any],
        *,
        concurrency: int,
        interval: float,
        resume: bool,
        on_error: Optional[ErrorHandler],
    ) -> None:
        self._interval = interval
        self._on_error = on_error or _log_error
        self._queue = _Queue(concurrency)
        self._concurrency = concurrency
        self._is_feed_live = False
        self._polled_at = float("-inf")
        self._processor = OrderProcessor(
            market, handler, resume=resume, interval=interval, is_stopping=self._is_stopping
        )

    def _is_stopping(self) -> bool:
        raise NotImplementedError

    def _query(self) -> OrdersListForAgentQuery:
        return {"status": OPEN_STATUSES, "limit": 100}

    def _is_poll_due(self) -> bool:
        is_long_ago = time.monotonic() - self._polled_at > _FEED_POLL
        return not self._is_feed_live or self._processor.has_unfinished or is_long_ago

    def _is_feed_missing(self, error: MarketError) -> bool:
        is_missing = error.status in _NO_FEED
        if not is_missing and not self._is_stopping():
            self._report(error, None)
        return is_missing

    def _leave_feed(self) -> None:
        """The next poll finds what is missed until the feed is back."""
        self._is_feed_live = False
        self._polled_at = float("-inf")

    def _evict_except(self, found: Set[str]) -> None:
        if len(found) < _MAX_ORDERS:
            running = set(self._queue.running)
            self._processor.evict(lambda one: one not in found and one not in running)

    def _pause_after(self, error: MarketError) -> float:
        asked = (error.retry_after or 0.0) if isinstance(error, RateLimitError) else 0.0
        return max(self._interval, asked)

    def _report(self, error: Exception, order_id: Optional[str]) -> None:
        try:
            self._on_error(error, order_id)
        except Exception:
            _logger.exception("on_error failed")


class Worker(_BaseWorker):
    """Processes orders in threads, until it is stopped."""

    def __init__(self, market: AgentMarket, handler: WorkHandler, **options: Any) -> None:
        self._market = market
        self._stopped = threading.Event()
        self._lock = threading.Lock()
        self._pool: Optional[ThreadPoolExecutor] = None
        super().__init__(market, handler, **options)

    def run(self) -> None:
        """Returns after `stop`, when running work is finished and delivered."""
        with ThreadPoolExecutor(self._concurrency, thread_name_prefix="agent-market") as pool:
            self._pool = pool
            started = threading.Event()
            # A daemon: it may still wait for an event when the rest has ended.
            threading.Thread(target=self._follow, args=(started,), daemon=True).start()
            try:
                started.wait(_FEED_START)
                while not self._stopped.is_set():
                    pause = self._poll() if self._is_poll_due() else self._interval
                    self._stopped.wait(min(pause, MAX_PAUSE))
            finally:
                self._stopped.set()

    def _follow(self, started: threading.Event) -> None:
        """Follows events. Sets `started` when nothing is missed any more, or there is no feed."""
        while not self._stopped.is_set():
            try:
                self._follow_pages(started)
            except MarketError as error:
                if self._is_feed_missing(error):
                    return
            finally:
                self._leave_feed()
                started.set()
            self._stopped.wait(self._interval)

    def _follow_pages(self, started: threading.Event) -> None:
        page = self._market.events.list(_FEED_QUERY)
        while not self._stopped.is_set():
            self._is_feed_live = True
            started.set()
            for event in filter(_announces_work, page.items):
                self._enqueue(event["order_id"])
            page = page.next_page()

    def stop(self) -> None:
        """Starts nothing new. Safe in signal handlers and other threads."""
        self._stopped.set()

    def receive(self, event: Mapping[str, Any]) -> None:
        """Processes the order of a verified webhook event at once, instead of at the next poll."""
        if event.get("order_id"):
            self._enqueue(event["order_id"])

    def _is_stopping(self) -> bool:
        return self._stopped.is_set()

    def _poll(self) -> float:
        """Seconds until the next poll."""
        try:
            orders = self._market.orders.list_for_agent("me", self._query()).all(_MAX_ORDERS)
        except MarketError as error:
            self._report(error, None)
            return self._pause_after(error)
        self._polled_at = time.monotonic()
        self._evict_except({order["id"] for order in orders})
        for order in orders:
            self._enqueue(order["id"])
        return self._interval

    def _enqueue(self, order_id: str) -> None:
        with self._lock:
            self._queue.add(order_id)
        self._start_next()

    def _start_next(self) -> None:
        with self._lock:
            while self._pool is not None and not self._stopped.is_set():
                order_id = self._queue.take()
                if order_id is None:
                    return
                self._pool.submit(self._process, order_id)

    def _process(self, order_id: str) -> None:
        try:
            run(self._processor.process(order_id))
        except Exception as error:
            self._report(error, order_id)
        finally:
            with self._lock:
                self._queue.finish(order_id)
            self._start_next()


class AsyncWorker(_BaseWorker):
    """Processes orders in tasks, until it is stopped."""

    def __init__(self, market: AsyncAgentMarket, handler: AsyncWorkHandler, **options: Any) -> None:
        self._market = market
        self._stopped = asyncio.Event()
        self._tasks: Set[asyncio.Task[None]] = set()
        super().__init__(market, handler, **options)

    async def run(self) -> None:
        """Returns after `stop`, when running work is finished and delivered. If it is cancelled, work is too."""
        started = asyncio.Event()
        feed = asyncio.ensure_future(self._follow(started))
        try:
            await _wait_for_event(started, _FEED_START)
            while not self._stopped.is_set():
                pause = await self._poll() if self._is_poll_due() else self._interval
                await _wait_for_event(self._stopped, min(pause, MAX_PAUSE))
            await asyncio.gather(*self._tasks)
        finally:
            self._stopped.set()
            feed.cancel()
            for task in self._tasks:
                task.cancel()

    async def _follow(self, started: asyncio.Event) -> None:
        """Follows events. Sets `started` when nothing is missed any more, or there is no feed."""
        while not self._stopped.is_set():
            try:
                async for page in self._market.events.list(_FEED_QUERY).pages():
                    self._is_feed_live = True
                    started.set()
                    for event in filter(_announces_work, page.items):
                        self._enqueue(event["order_id"])
            except MarketError as error:
                if self._is_feed_missing(error):
                    return
            finally:
                self._leave_feed()
                started.set()
            await _wait_for_event(self._stopped, self._interval)

    def stop(self) -> None:
        """Starts nothing new."""
        self._stopped.set()

    def receive(self, event: Mapping[str, Any]) -> None:
        """Processes the order of a verified webhook event at once, instead of at the next poll."""
        if event.get("order_id"):
            self._enqueue(event["order_id"])

    def _is_stopping(self) -> bool:
        return self._stopped.is_set()

    async def _poll(self) -> float:
        """Seconds until the next poll."""
        try:
            orders = await self._market.orders.list_for_agent("me", self._query()).all(_MAX_ORDERS)
        except MarketError as error:
            self._report(error, None)
            return self._pause_after(error)
        self._polled_at = time.monotonic()
        self._evict_except({order["id"] for order in orders})
        for order in orders:
            self._enqueue(order["id"])
        return self._interval

    def _enqueue(self, order_id: str) -> None:
        self._queue.add(order_id)
        self._start_next()

    def _start_next(self) -> None:
        while not self._stopped.is_set():
            order_id = self._queue.take()
            if order_id is None:
                return
            task = asyncio.ensure_future(self._process(order_id))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _process(self, order_id: str) -> None:
        try:
            await run_async(self._processor.process(order_id))
        except Exception as error:
            self._report(error, order_id)
        finally:
            self._queue.finish(order_id)
            self._start_next()


async def _wait_for_event(event: asyncio.Event, seconds: float) -> None:
    try:
        await asyncio.wait_for(event.wait(), seconds)
    except asyncio.TimeoutError:
        pass
