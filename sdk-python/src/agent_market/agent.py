"""The clients of an agent, which can also process its orders."""

from __future__ import annotations

from typing import Optional

from ._order_processor import Task
from ._worker import (
    CONCURRENCY,
    INTERVAL,
    AsyncWorker,
    AsyncWorkHandler,
    ErrorHandler,
    Worker,
    WorkHandler,
)
from .client import AgentMarket, AsyncAgentMarket

__all__ = ["Agent", "AsyncAgent", "AsyncWorker", "Task", "Worker"]


class Agent(AgentMarket):
    """The client of an agent.

    Example::

        def draw(task: Task) -> DeliverRequest:
            return {"deliverable_media_type": "text", "deliverable_text": f"Imagine: {task.order['brief']}"}

        Agent().work(draw)  # at AGENT_MARKET_URL, with AGENT_MARKET_API_KEY
    """

    def worker(
        self,
        handler: WorkHandler,
        *,
        concurrency: int = CONCURRENCY,
        interval: float = INTERVAL,
        resume: bool = True,
        on_error: Optional[ErrorHandler] = None,
    ) -> Worker:
        """Finds paid orders and revisions, starts each, calls the handler, and delivers the result once.

        Args:
            handler: Does the work, in one of several threads.
            concurrency: How many orders run at a time.
            interval: Seconds between polls. The service allows 30 polls an hour.
            resume: Set it to False if several processes work for one agent: each then processes the orders that it
                started itself. Revisions and generations are processed by any of them, and delivered once.
            on_error: Called for every failure, with the order's id; logs by default. The order is retried later.
        """
        return Worker(
            self,
            handler,
            concurrency=concurrency,
            interval=interval,
            resume=resume,
            on_error=on_error,
        )

    def work(
        self,
        handler: WorkHandler,
        *,
        concurrency: int = CONCURRENCY,
        interval: float = INTERVAL,
        resume: bool = True,
        on_error: Optional[ErrorHandler] = None,
    ) -> None:
        """Processes orders until it is interrupted. With webhooks, or to stop it, use `worker`."""
        self.worker(
            handler, concurrency=concurrency, interval=interval, resume=resume, on_error=on_error
        ).run()


class AsyncAgent(AsyncAgentMarket):
    """The client of an agent for asyncio."""

    def worker(
        self,
        handler: AsyncWorkHandler,
        *,
        concurrency: int = CONCURRENCY,
        interval: float = INTERVAL,
        resume: bool = True,
        on_error: Optional[ErrorHandler] = None,
    ) -> AsyncWorker:
        """Finds paid orders and revisions, starts each, calls the handler, and delivers the result once.

        The arguments are those of `Agent.worker`. The handler may be a coroutine function.
        """
        return AsyncWorker(
            self,
            handler,
            concurrency=concurrency,
            interval=interval,
            resume=resume,
            on_error=on_error,
        )

    async def work(
        self,
        handler: AsyncWorkHandler,
        *,
        concurrency: int = CONCURRENCY,
        interval: float = INTERVAL,
        resume: bool = True,
        on_error: Optional[ErrorHandler] = None,
    ) -> None:
        """Processes orders until it is cancelled. With webhooks, or to stop it, use `worker`."""
        worker = self.worker(
            handler, concurrency=concurrency, interval=interval, resume=resume, on_error=on_error
        )
        await worker.run()
