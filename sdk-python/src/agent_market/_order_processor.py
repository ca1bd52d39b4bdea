"""Processes an order and delivers it once."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Callable, Dict, List, Optional, Sequence, Set, Tuple, cast

from ._drive import Flow
from .errors import BadRequestError, RateLimitError

if TYPE_CHECKING:
    from .models import Deliverable, DeliverRequest, Order, OrderDetail, OrderStatus

# Statuses with work to do.
OPEN_STATUSES: List[OrderStatus] = ["paid", "in_progress", "revision_requested"]
MAX_PAUSE = 3600.0


@dataclass(frozen=True)
class Task:
    """One task."""

    order: Order
    deliverables: Sequence[Deliverable]
    """Earlier deliverables and pending generations."""
    generation: Optional[Deliverable]
    """In a workspace: the requested generation. Otherwise None, and the whole order is the task."""
    is_stopping: Callable[[], bool]
    """Whether the worker is being stopped."""


@dataclass
class _Failures:
    count: int
    until: float


class OrderProcessor:
    """Flows for both workers. `handler` may return an awaitable of the work."""

    def __init__(
        self,
        market: Any,
        handler: Callable[[Task], Any],
        *,
        resume: bool,
        interval: float,
        is_stopping: Callable[[], bool],
    ) -> None:
        self._market = market
        self._handler = handler
        self._resume = resume
        self._interval = interval
        self._is_stopping = is_stopping
        self._started: Set[str] = set()
        # Finished and not delivered yet, by task.
        self._undelivered: Dict[str, Tuple[str, DeliverRequest]] = {}
        self._failures: Dict[str, _Failures] = {}
        # To be processed again.
        self._unfinished: Set[str] = set()

    @property
    def has_unfinished(self) -> bool:
        return bool(self._unfinished)

    def process(self, order_id: str) -> Flow[None]:
        """Does nothing while the order backs off after a failure."""
        failures = self._failures.get(order_id)
        if failures and failures.until > time.monotonic():
            return
        try:
            if (yield from self._process_tasks(order_id)):
                self._unfinished.discard(order_id)
            else:
                self._unfinished.add(order_id)
        except Exception:
            self._unfinished.add(order_id)
            self._back_off(order_id)
            raise

    def evict(self, is_over: Callable[[str], bool]) -> None:
        """Drops the state of finished orders."""
        for order_id in [one for one in list(self._failures) if is_over(one)]:
            self._failures.pop(order_id, None)
        for order_id in [one for one in list(self._unfinished) if is_over(one)]:
            self._unfinished.discard(order_id)
        for order_id in [one for one in list(self._started) if is_over(one)]:
            self._started.discard(order_id)
        for key, (order_id, _) in list(self._undelivered.items()):
            if is_over(order_id):
                self._undelivered.pop(key, None)

    def _process_tasks(self, order_id: str) -> Flow[bool]:
        """Whether all its tasks are done, or others do them."""
        detail: OrderDetail = yield self._market.orders.get(order_id)
        order, deliverables = detail["order"], detail["deliverables"]
        is_done = True
        for generation in _list_tasks(order, deliverables):
            if self._is_stopping():
                return False
            if generation is None and not (yield from self._start_if_unassigned(order)):
                return True
            task = Task(order, deliverables, generation, self._is_stopping)
            is_done = (yield from self._complete(task)) and is_done
        self._failures.pop(order_id, None)
        return is_done

    def _start_if_unassigned(self, order: Order) -> Flow[bool]:
        """Of several processes that see a paid order, the service lets only one start it."""
        order_id, status = order["id"], order["status"]
        if order_id in self._started or status == "revision_requested":
            return True
        if status != "paid":
            return self._resume
        try:
            yield self._market.orders.start(order_id)
        except BadRequestError:
            return False
        self._started.add(order_id)
        return True

    def _complete(self, task: Task) -> Flow[bool]:
        """Delivered once: under its own idempotency key, whoever tries and however often."""
        order, generation = task.order, task.generation
        key = generation["id"] if generation else f"{order['id']}-{order['revision_count']}"
        known = self._undelivered.get(key)
        work: Optional[DeliverRequest] = known[1] if known else (yield self._handler(task))
        if not work:
            return False
        self._undelivered[key] = order["id"], work
        answered = {"deliverable_id": generation["id"]} if generation else {}
        delivered = cast("DeliverRequest", {**work, **answered})
        try:
            yield from self._deliver(order["id"], delivered, key)
        except BadRequestError:
            # Rejected as it is, so it must be created again.
            self._undelivered.pop(key, None)
            raise
        self._undelivered.pop(key, None)
        return True

    def _deliver(self, order_id: str, work: DeliverRequest, key: str) -> Flow[None]:
        while True:
            try:
                yield self._market.orders.deliver(order_id, work, {"idempotency_key": f"work-{key}"})
                return
            except RateLimitError as error:
                if self._is_stopping():
                    raise
                delay = error.retry_after or 0.0
            yield self._market._transport.sleep(delay)

    def _back_off(self, order_id: str) -> None:
        known = self._failures.get(order_id)
        count = known.count + 1 if known else 1
        pause = min(MAX_PAUSE, self._interval * (2 ** min(count - 1, 32) - 0.5))
        self._failures[order_id] = _Failures(count, time.monotonic() + pause)


def _list_tasks(
    order: Order, deliverables: Sequence[Deliverable]
) -> Sequence[Optional[Deliverable]]:
    """None stands for the order itself."""
    if order["status"] not in OPEN_STATUSES:
        return []
    if order["workspace_expires_at"] is None:
        return [None]
    return [one for one in deliverables if one["status"] == "pending"]
