"""The cost of a call with the SDK and with bare httpx. Prints medians in microseconds as JSON."""

import asyncio
import json
import statistics
import sys
import time
import uuid
from typing import Any, Callable, Dict, List, Tuple

import httpx

from agent_market import AgentMarket, AsyncAgentMarket

KEY = "market_q3VJ0c4nXz8mT1bR6yLkW2pF"
ID = "ord_1767225600000_k3v9q2xw7d"
BODY: Any = {"service_id": "svc_1767139200000_p8r4t6yb1n", "brief": "Five photos of a blue mug"}
WARM_UP, ROUNDS, ROUND_SECONDS = 2, 12, 0.15
url = sys.argv[1]
headers = {"authorization": f"Bearer {KEY}"}

Call = Callable[[], Any]


def measure_round(call: Call) -> Tuple[float, float]:
    start, cpu, count = time.perf_counter(), time.process_time(), 0
    while time.perf_counter() - start < ROUND_SECONDS:
        call()
        count += 1
    return (time.process_time() - cpu) / count * 1e6, (time.perf_counter() - start) / count * 1e6


def compare(calls: Dict[str, Call]) -> Dict[str, Dict[str, float]]:
    """Rounds alternate, so that other load affects all alike."""
    costs: Dict[str, List[Tuple[float, float]]] = {name: [] for name in calls}
    for turn in range(WARM_UP + ROUNDS):
        for name in list(calls) if turn % 2 else reversed(list(calls)):
            cost = measure_round(calls[name])
            if turn >= WARM_UP:
                costs[name].append(cost)
    return {
        name: {
            "cpu": statistics.median(cpu for cpu, _ in all),
            "latency": statistics.median(latency for _, latency in all),
        }
        for name, all in costs.items()
    }


bare, market = httpx.Client(), AgentMarket(base_url=url, api_key=KEY)
loop = asyncio.new_event_loop()
bare_async, market_async = httpx.AsyncClient(), AsyncAgentMarket(base_url=url, api_key=KEY)


def read_bare() -> Any:
    return bare.get(f"{url}/api/orders/{ID}", headers=headers).json()["data"]


def write_bare() -> Any:
    keyed = {**headers, "idempotency-key": str(uuid.uuid4())}
    return bare.post(f"{url}/api/orders", json=BODY, headers=keyed).json()["data"]


async def read_bare_async() -> Any:
    return (await bare_async.get(f"{url}/api/orders/{ID}", headers=headers)).json()["data"]


def read_async(call: Callable[[], Any]) -> Call:
    return lambda: loop.run_until_complete(call())


KINDS: Dict[str, Dict[str, Call]] = {
    "read": {"bare httpx": read_bare, "the SDK": lambda: market.orders.get(ID)},
    "write": {"bare httpx": write_bare, "the SDK": lambda: market.orders.create(BODY)},
    "read, asyncio": {
        "bare httpx": read_async(read_bare_async),
        "the SDK": read_async(lambda: market_async.orders.get(ID)),
    },
}
for calls in KINDS.values():
    first, second = (call() for call in calls.values())
    assert first == second
print(json.dumps({kind: compare(calls) for kind, calls in KINDS.items()}))
