"""What the vectors do not cover: inputs, replays, stores. Prints nothing; fails on the first difference."""

import asyncio
import threading
import time
from typing import Any, List, Tuple

from agent_market_webhooks import (
    AsyncDeduplicator,
    Deduplicator,
    MemoryDeliveryStore,
    WebhookVerificationError,
    verify,
)
from agent_market_webhooks.events import OrderPaidEvent
from agent_market_webhooks.testing import sign, signed_request

SECRET = "whsec_q3VJ0c4nXz8mT1bR6yLkW2pF"
EVENT: OrderPaidEvent = {
    "event": "order.paid",
    "order_id": "ord_1",
    "data": {"status": "paid", "service_title": "Größe"},
}


def code_of(*args: Any, **options: Any) -> str:
    try:
        verify(*args, **options)
    except WebhookVerificationError as error:
        return error.code
    return "ok"


def check_inputs() -> None:
    body, headers = signed_request(EVENT, [SECRET, "whsec_other"])
    signature = headers["x-market-signature"]
    assert verify(body, headers, SECRET) == EVENT
    assert verify(bytearray(body), signature, "whsec_other") == EVENT
    assert verify(memoryview(body), {"X-MARKET-Signature": signature}, SECRET) == EVENT
    assert verify(body.decode(), headers, ("whsec_new", SECRET)) == EVENT
    assert code_of({"event": "order.paid"}, headers, SECRET) == "body_not_raw"
    assert code_of(None, headers, SECRET) == "body_not_raw"
    for secret in ("", [], None, [""], [SECRET, ""], [SECRET, None]):
        assert code_of(body, headers, secret) == "bad_secret", secret
    assert code_of(body, headers, SECRET, tolerance=float("nan")) in ("expired", "future")
    assert code_of(body, None, SECRET) == "missing_header"
    # Python reads these; they are not JSON.
    for text in ("NaN", '{"event": Infinity}', "[" * 100_000):
        assert code_of(text, sign(text, SECRET), SECRET) == "not_json"
    utf16 = '{"event":"order.paid"}'.encode("utf-16")
    assert code_of(utf16, sign(utf16, SECRET), SECRET) == "not_json"


def check_deduplicator() -> None:
    once = Deduplicator()
    runs: List[str] = []
    assert once({"X-Market-Delivery-Id": "a"}, lambda: runs.append("a"))
    assert not once("a", lambda: runs.append("a"))

    def fail() -> None:
        raise RuntimeError("not yet")

    try:
        once("b", fail)
        raise AssertionError("its error is lost")
    except RuntimeError:
        pass
    assert once("b", lambda: runs.append("b"))
    assert runs == ["a", "b"]
    try:
        once({}, lambda: None)
        raise AssertionError("a delivery without an id was handled")
    except WebhookVerificationError as error:
        assert error.code == "missing_header"


def check_threads() -> None:
    """An attempt that arrives while another runs waits for it."""
    once = Deduplicator()
    results: List[Tuple[bool, int]] = []
    runs: List[int] = []

    def handle() -> None:
        time.sleep(0.05)
        runs.append(1)

    def attempt() -> None:
        ran = once("c", handle)
        results.append((ran, len(runs)))

    threads = [threading.Thread(target=attempt) for _ in range(20)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(results) == [(False, 1)] * 19 + [(True, 1)], results


async def check_tasks() -> None:
    once = AsyncDeduplicator()
    runs: List[int] = []

    async def handle() -> None:
        await asyncio.sleep(0.01)
        runs.append(1)

    results = await asyncio.gather(*(once("d", handle) for _ in range(20)))
    assert sorted(results) == [False] * 19 + [True] and runs == [1]

    async def fail() -> None:
        raise RuntimeError("not yet")

    for _ in range(2):
        try:
            await once("e", fail)
            raise AssertionError("its error is lost")
        except RuntimeError:
            pass


def check_store() -> None:
    clock = [0.0]
    store = MemoryDeliveryStore(max_entries=2, ttl=10, now=lambda: clock[0])
    assert [store.add(one) for one in "abac"] == [True, True, False, True]
    assert store.add("a"), "the oldest is dropped"
    clock[0] = 10
    assert store.add("c"), "it expired"


check_inputs()
check_deduplicator()
check_threads()
asyncio.run(check_tasks())
check_store()
