"""How the clients behave: retries, keys, pages, errors, secrets, payments. Fails on the first difference."""

import asyncio
import base64
import inspect
import json
import logging
import os
import threading
import time
import traceback
from typing import Any, Dict, List

import httpx
from scripted_service import Answer, ScriptedService, data, failure, feed_page

from agent_market import (
    AgentMarket,
    AsyncAgentMarket,
    BadRequestError,
    CredentialError,
    DuplicateAgentError,
    MarketError,
    NetworkError,
    NotFoundError,
    OrderUnreachableError,
    PaymentRefusedError,
    PaymentRequiredError,
    SendingPayer,
    TimeoutError,
    TooDearError,
    TransferFailedError,
    UsageError,
    lock_payment,
    order_token_of,
    pay_order,
    pay_with,
    payment_lock,
    wait_for,
)
from agent_market._credentials import _next_timestamp
from agent_market.agent import Agent, AsyncAgent, Task
from agent_market.models import DeliverRequest

KEY = "market_abcdefghijklmnop"
service = ScriptedService()
market = AgentMarket(base_url=f"{service.url}/", api_key=KEY)
ORDER: Any = {"service_id": "svc_1", "brief": "A mug"}


def fails(kind: Any, call: Any) -> Any:
    try:
        call()
    except kind as error:
        return error
    raise AssertionError(f"{kind.__name__} was not raised")


def check_retries() -> None:
    good = data({"id": "ord_1"})
    for answer in (
        Answer(is_cut=True),
        failure(500, "internal_error"),
        Answer(502, "<html>Bad gateway</html>"),
        failure(409, "idempotency_in_progress", retry_after="0"),
    ):
        service.script(answer, good)
        assert market.orders.create(ORDER) == {"id": "ord_1"}, answer
        first, second = service.keys()
        assert first == second and len(first) == 36, service.keys()
    service.script(failure(503, "unavailable"), good)
    market.orders.create(ORDER, {"idempotency_key": "mine"})
    assert service.keys() == ["mine", "mine"]
    # Writes without a key are not repeated, except after a 429.
    service.script(failure(500, "internal_error"), good)
    fails(MarketError, lambda: market.agents.update_me({"ai_models": []}))
    assert len(service.requests) == 1
    service.script(failure(429, "rate_limited", retry_after="0"), good)
    market.agents.update_me({"ai_models": []})
    assert len(service.requests) == 2
    service.script(failure(503, "unavailable", retry_after="31"))
    fails(MarketError, lambda: market.services.get("svc_1"))
    assert len(service.requests) == 1, "a pause that is too long"
    service.script(failure(503, "unavailable"))
    fails(MarketError, lambda: market.services.get("svc_1", {"max_retries": 1}))
    assert len(service.requests) == 2
    service.script(failure(501, "not_implemented"))
    fails(MarketError, lambda: market.services.get("svc_1"))
    assert len(service.requests) == 1


def check_requests() -> None:
    service.script(Answer(body={"success": True, "data": [], "total": 0, "next_cursor": None}))
    market.orders.list_for_agent("me/../x", {"status": ["paid", "delivered"], "limit": 5})
    assert service.requests[0].path == "/api/agents/me%2F..%2Fx/orders?status=paid,delivered&limit=5"
    assert service.requests[0].headers["authorization"] == f"Bearer {KEY}"
    for name in ("", ".", ".."):
        fails(UsageError, lambda: market.orders.get(name))
    fails(UsageError, lambda: market.orders.create({**ORDER, "brief": float("nan")}))
    fails(UsageError, lambda: market.mcp.end())
    service.script(data({}))
    market.orders.get("ord_1", {"credential": {"order_token": "a/token"}, "headers": {"X-More": "1"}})
    assert service.requests[0].path == "/api/orders/ord_1?access_token=a%2Ftoken"
    assert "authorization" not in service.requests[0].headers
    assert service.requests[0].headers["x-more"] == "1"
    market.uploads.create({"file": b"bytes", "name": "mug.png"})
    assert 'filename="mug.png"' in service.requests[-1].body
    market.with_options(api_key=None, token=lambda: "fresh").agents.recover({"agent_name": "A"})
    assert service.requests[-1].headers["authorization"] == "Bearer fresh"
    market.agents.me()
    assert service.requests[-1].headers["authorization"] == f"Bearer {KEY}", "it was not changed"


def check_settings() -> None:
    for url in ("", "ftp://a", "https://user:secret@a", "https://a?b", None):
        error = fails(UsageError, lambda: AgentMarket(base_url=url))
        assert "secret" not in str(error)
    os.environ["AGENT_MARKET_URL"] = service.url
    os.environ["AGENT_MARKET_API_KEY"] = "market_from_environment"
    service.script(data({}))
    AgentMarket().agents.me()
    assert service.requests[0].headers["authorization"] == "Bearer market_from_environment"
    AgentMarket(order_token="a token").health.live()
    assert "authorization" not in service.requests[1].headers
    assert KEY not in repr(market) + repr(vars(market))


def check_pages() -> None:
    def page(*ids: str, cursor: Any = None) -> Answer:
        items = [{"id": one} for one in ids]
        return Answer(body={"success": True, "data": items, "total": 3, "next_cursor": cursor})

    service.script(page("a", "b", cursor="next"), page("c"))
    first = market.services.list({"limit": 2, "offset": 4})
    assert (first.total, first.next_cursor, len(first.items)) == (3, "next", 2)
    assert [one["id"] for one in first] == ["a", "b", "c"]
    assert service.requests[1].path == "/api/services?limit=2&cursor=next"
    service.script(page("a", "b", cursor="next"), page("c"))
    assert len(market.services.list().all(max=2)) == 2
    assert len(service.requests) == 1, "the second page is not needed"
    service.script(page("a"))
    found = market.with_response(market.services.list, {"limit": 1})
    assert found.response.status_code == 200 and found.data.items[0]["id"] == "a"


async def check_async() -> None:
    def page(one: str, cursor: Any) -> Answer:
        return Answer(
            body={"success": True, "data": [{"id": one}], "total": 2, "next_cursor": cursor}
        )

    async def token() -> str:
        return "awaited"

    async with AsyncAgentMarket(base_url=service.url, token=token) as client:
        service.script(page("a", "next"), page("b", None))
        assert [one["id"] async for one in client.services.list()] == ["a", "b"]
        service.script(page("a", "next"), page("b", None))
        assert (await client.services.list()).total == 2
        service.script(page("a", None))
        found = await client.with_response(client.services.list)
        assert found.response.status_code == 200 and found.data.items[0]["id"] == "a"
        service.script(data({"id": "usr_1"}))
        await client.auth.sign_in()
        assert service.requests[0].headers["authorization"] == "Bearer awaited"
    # What is awaited needs the other client, and leaves nothing un-awaited behind.
    error = fails(UsageError, AgentMarket(base_url=service.url, token=token).auth.sign_in)
    assert "AsyncAgentMarket" in str(error)


def check_errors() -> None:
    service.script(failure(404, "not_found", "No such order."))
    error = fails(NotFoundError, lambda: market.orders.get("ord_1"))
    assert (error.status, error.code, error.request_id, str(error)) == (
        404,
        "not_found",
        "req_1",
        "No such order.",
    )
    body = {"success": False, "error": "Twice", "code": "duplicate_agent", "existing_agent": {"agent_id": "agt_1"}}
    service.script(Answer(409, body))
    error = fails(
        DuplicateAgentError, lambda: market.agents.register({"name": "A", "description": "B"})
    )
    assert error.existing_agent["agent_id"] == "agt_1"
    service.script(Answer(400, {"success": False, "error": "x", "code": "validation_failed", "details": [{"path": "a"}]}))
    assert fails(BadRequestError, lambda: market.agents.me()).details == [{"path": "a"}]
    service.script(Answer(200, "<html>"))
    fails(NetworkError, lambda: market.with_options(max_retries=0).agents.me())
    service.script(Answer(418, "[1]"))
    assert fails(MarketError, lambda: market.agents.me()).code == "unknown"
    nowhere = AgentMarket(base_url="http://127.0.0.1:9", max_retries=0)
    assert "127.0.0.1:9" in str(fails(NetworkError, nowhere.health.live))
    slow = ScriptedService()
    slow.take = lambda request: time.sleep(0.5) or Answer(body={})  # type: ignore[func-returns-value, assignment]
    patient = AgentMarket(base_url=slow.url, timeout=0.05, max_retries=0)
    fails(TimeoutError, patient.health.live)


class Signer:
    address = "0x00000000000000000000000000000000000000aa"

    def __init__(self) -> None:
        self.messages: List[str] = []

    def sign(self, message: str) -> str:
        self.messages.append(message)
        return f"0xsignature{len(self.messages)}"


def check_wallets() -> None:
    signer = Signer()
    client = AgentMarket(base_url=service.url, signer=signer)
    service.script(failure(503, "unavailable"), data({}))
    client.orders.create(ORDER)
    bodies = [json.loads(request.body) for request in service.requests]
    assert [body["wallet_sig"] for body in bodies] == ["0xsignature1", "0xsignature2"], "signed anew"
    assert signer.messages[1] == f"market:{signer.address}:{bodies[1]['wallet_sig_ts']}"
    assert bodies[0]["wallet_sig_ts"] < bodies[1]["wallet_sig_ts"]
    client.orders.get("ord_1")
    assert "wallet_sig=0xsignature3" in service.requests[-1].path
    assert len({_next_timestamp() for _ in range(500)}) == 500, "two in one millisecond"

    def refuse(message: str) -> str:
        raise RuntimeError(f"cannot sign with {'ab' * 32}")

    signer.sign = refuse  # type: ignore[method-assign, assignment]
    error = fails(CredentialError, lambda: client.orders.create(ORDER))
    assert "ab" * 32 not in str(error) and error.__cause__ is None


def check_secrets() -> None:
    records: List[logging.LogRecord] = []
    handler = logging.Handler()
    handler.emit = records.append  # type: ignore[method-assign, assignment]
    logger = logging.getLogger("agent_market")
    logger.addHandler(handler)
    logger.setLevel(logging.DEBUG)
    secret = "token-that-nobody-may-see"
    service.script(failure(403, "forbidden", f"{KEY} and {secret} may not."))
    error = fails(MarketError, lambda: market.agents.me())
    assert KEY not in str(error) and KEY not in repr(error.body), error
    error = fails(
        MarketError,
        lambda: market.orders.get("ord_1", {"credential": {"order_token": secret}}),
    )
    shown = "".join(traceback.format_exception(type(error), error, error.__traceback__)[-1:])
    assert secret not in shown
    text = " ".join(record.getMessage() for record in records)
    assert secret not in text and "***" in text and "403" in text, text
    assert records[-1].__dict__["http_status"] == 403
    logger.setLevel(logging.WARNING)
    # Newer versions of httpx log whole URLs.
    httpx_logger = logging.getLogger("httpx")
    httpx_logger.addHandler(handler)
    httpx_logger.setLevel(logging.INFO)
    url = httpx.URL(f"http://a/b?access_token={secret}&wallet_sig=0x1234")
    httpx_logger.info('HTTP Request: %s %s "%s"', "GET", url, "200 OK")
    assert records[-1].getMessage().count("***") == 2, records[-1].getMessage()


REQUIRED = {
    "x402Version": 2,
    "resource": {"url": "http://a"},
    "accepts": [
        {
            "scheme": "exact",
            "network": "eip155:8453",
            "asset": "0xAb",
            "payTo": "0xtreasury",
            "amount": "27500000",
            "maxTimeoutSeconds": 60,
            "extra": {},
        }
    ],
}


def challenge() -> Answer:
    header = base64.b64encode(json.dumps(REQUIRED).encode()).decode()
    return failure(402, "payment_required", PAYMENT_REQUIRED=header)


def check_payments() -> None:
    assert payment_lock("abc") == (
        "market:1:ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
    )
    secret, lock = lock_payment()
    assert len(secret) == 64 and lock == payment_lock(secret)
    sent: List[Any] = []

    def send(to: str, amount: int, lock: str) -> str:
        sent.append((to, amount, lock))
        return "0xreference"

    payer = SendingPayer("eip155:8453", "base-mainnet", "0xaB", send)
    client = AgentMarket(base_url=service.url, payment=pay_with(payer, max_usd="27.50"))
    service.script(challenge(), failure(503, "unavailable"), data({"order_id": "ord_1"}))
    client.x402.pay({"service_id": "svc_1", "brief": "A mug"})
    assert [one[:2] for one in sent] == [("0xtreasury", 27_500_000)], "paid once"
    paid = [request.headers for request in service.requests[1:]]
    assert paid[0]["x-payment"] == paid[1]["x-payment"] == "0xreference"
    assert payment_lock(paid[1]["x-payment-secret"]) == sent[0][2]
    assert len(set(service.keys())) == 1
    # Failed after it was paid: the payment is in the error, and pays for the next call.
    service.script(challenge(), failure(409, "order_changed"))
    error = fails(MarketError, lambda: client.x402.pay({"service_id": "svc_1"}))
    assert error.payment["X-PAYMENT"] == "0xreference" and len(sent) == 2
    assert error.payment["X-Payment-Secret"] not in str(error)
    service.script(data({}))
    client.x402.pay({"service_id": "svc_1"}, {"payment": error.payment})
    assert service.requests[0].headers["x-payment"] == "0xreference" and len(sent) == 2
    assert service.keys() == [error.payment["Idempotency-Key"]]
    # Nothing is paid beyond the caps, on another network, or in another token.
    for options, kind in (
        ({"max_usd": "27.49"}, TooDearError),
        ({"max_usd": "30.00", "max_total_usd": "27.00"}, TooDearError),
    ):
        service.script(challenge())
        payment = pay_with(payer, **options)  # type: ignore[arg-type]
        fails(kind, lambda: client.x402.pay({"service_id": "svc_1"}, {"payment": payment}))
    for other in (
        SendingPayer("eip155:1", "base-mainnet", "0xaB", send),
        SendingPayer("eip155:8453", "base-mainnet", "0xcd", send),
    ):
        payment = pay_with(other, max_usd="30.00")
        refused = fails(
            PaymentRefusedError,
            lambda: client.x402.pay({"service_id": "svc_1"}, {"payment": payment}),
        )
        assert isinstance(refused.demand, PaymentRequiredError)
    assert len(sent) == 2
    shared = pay_with(payer, max_usd="30.00", max_total_usd="60.00")
    results = []

    def hire() -> None:
        try:
            results.append(shared.flow(PaymentRequiredError(402, {}, httpx.Headers(challenge().headers))))
            next(results[-1])
        except MarketError as error:
            results[-1] = error

    threads = [threading.Thread(target=hire) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sum(isinstance(one, TooDearError) for one in results) == 6, "concurrent calls share the cap"

    def lose(to: str, amount: int, lock: str) -> str:
        raise OSError("the node hung up")

    lost = SendingPayer("eip155:8453", "base-mainnet", "0xaB", lose)
    service.script(challenge())
    failed = fails(
        TransferFailedError,
        lambda: client.x402.pay({"service_id": "svc_1"}, {"payment": pay_with(lost, max_usd="30.00")}),
    )
    assert len(failed.secret) == 64 and failed.secret not in str(failed)


async def check_cancelled_payment() -> None:
    """A call that is cancelled after it paid keeps the payment."""

    async def send(to: str, amount: int, lock: str) -> str:
        return "0xreference"

    payer = SendingPayer("eip155:8453", "base-mainnet", "0xaB", send)
    async with AsyncAgentMarket(base_url=service.url, payment=pay_with(payer, max_usd="30.00")) as client:
        service.script(challenge(), failure(503, "unavailable", retry_after="20"))
        caught: List[Any] = []

        async def hire() -> None:
            try:
                await client.x402.pay({"service_id": "svc_1"})
            except asyncio.CancelledError as error:
                caught.append(getattr(error, "payment"))
                raise

        task = asyncio.ensure_future(hire())
        while len(service.requests) < 2:
            await asyncio.sleep(0.01)
        await asyncio.sleep(0.1)
        task.cancel()
        await asyncio.wait([task])
        assert task.cancelled() and caught[0]["X-PAYMENT"] == "0xreference"


def order(status: str, **fields: Any) -> Dict[str, Any]:
    return {
        "id": "ord_1",
        "status": status,
        "total_usd": "25.00",
        "escrow_tx_hash": None,
        "workspace_expires_at": None,
        "revision_count": 0,
        **fields,
    }


def detail(status: str, **fields: Any) -> Answer:
    return data({"order": order(status, **fields), "deliverables": [], "feedback": [], "review": None})


def check_orders() -> None:
    quoted: Any = order("quoted")
    manifest = Answer(body={"treasuries": [{"network": "base-mainnet", "asset": "0xab", "payTo": "0xt"}]})
    payer = SendingPayer("eip155:8453", "base-mainnet", "0xaB", lambda to, amount, lock: "0xref")
    service.script(detail("quoted"), manifest, failure(409, "order_changed"))
    error = fails(MarketError, lambda: pay_order(market, quoted, payer))
    assert error.payment["X-PAYMENT"] == "0xref"
    service.script(detail("quoted"), data(order("paid")))
    assert pay_order(market, quoted, payer, payment=error.payment)["status"] == "paid"
    assert json.loads(service.requests[1].body) == {
        "action": "pay",
        "escrow_tx_hash": "0xref",
        "payment_chain": "base",
    }
    service.script(detail("quoted", total_usd="25.01"))
    fails(TooDearError, lambda: pay_order(market, quoted, payer))
    service.script(detail("completed"))
    fails(PaymentRefusedError, lambda: pay_order(market, quoted, payer))
    service.script(detail("paid"), detail("completed"))
    assert wait_for(market, "ord_1", "delivered", interval=0.01)["order"]["status"] == "completed"
    service.script(detail("cancelled"))
    fails(OrderUnreachableError, lambda: wait_for(market, "ord_1", "delivered"))
    service.script(detail("paid"))
    fails(TimeoutError, lambda: wait_for(market, "ord_1", "delivered", timeout=0.02, interval=0.01))
    assert order_token_of("https://a/b?access_token=t&c=d") == "t"
    assert order_token_of("https://a/b") is None
    fails(UsageError, lambda: order_token_of("t"))


class Orders:
    """An agent's orders, to work on."""

    def __init__(self, service: ScriptedService) -> None:
        self.status = "paid"
        self.deliveries: List[Any] = []
        self.delivered = threading.Event()
        self.fails_once = True
        self.polls = 0
        # Whether there is a feed, and what it has after the first page.
        self.has_feed = False
        self.events: List[Any] = []
        self.announced = threading.Event()
        service.take = self.take  # type: ignore[method-assign, assignment]

    def read_feed(self, path: str) -> Answer:
        if not self.has_feed:
            return failure(404, "no_such_route")
        if "after=latest" in path:
            assert "role=provider" in path
            return feed_page("0")
        self.announced.wait(20)
        found, self.events = self.events, []
        return feed_page("1", *found)

    def announce(self, name: str, status: str) -> None:
        self.status = status
        self.events = [{"id": "1", "event": name, "order_id": "ord_1", "data": {"status": status}}]
        self.announced.set()

    def take(self, request: Any) -> Answer:
        path = request.path.split("?")[0]
        if path == "/api/events":
            return self.read_feed(request.path)
        if path == "/api/agents/me/orders":
            self.polls += 1
            listed = [order(self.status)] if self.status in ("paid", "in_progress") else []
            return Answer(body={"success": True, "data": listed, "total": 1, "next_cursor": None})
        if path.endswith("/start"):
            if self.status != "paid":
                return failure(400, "illegal_transition")
            self.status = "in_progress"
            return data(order(self.status))
        if path.endswith("/deliver"):
            self.deliveries.append((request.headers["idempotency-key"], json.loads(request.body)))
            if self.fails_once:
                self.fails_once = False
                return failure(429, "rate_limited", retry_after="0")
            self.status = "delivered"
            self.delivered.set()
            return data({})
        return detail(self.status)


WORK: DeliverRequest = {"deliverable_media_type": "text", "deliverable_text": "Done"}


def check_work() -> None:
    own = ScriptedService()
    orders = Orders(own)
    calls: List[Task] = []
    errors: List[Any] = []

    def handle(task: Task) -> DeliverRequest:
        calls.append(task)
        if len(calls) == 1:
            raise RuntimeError("not today")
        return WORK

    agent = Agent(base_url=own.url, api_key=KEY, max_retries=0)
    worker = agent.worker(handle, interval=0.02, on_error=lambda error, name: errors.append((str(error), name)))
    running = threading.Thread(target=worker.run)
    running.start()
    assert orders.delivered.wait(20)
    worker.stop()
    running.join(20)
    assert not running.is_alive()
    assert errors == [("not today", "ord_1")], errors
    assert {key for key, _ in orders.deliveries} == {"work-ord_1-0"}
    assert orders.deliveries[-1][1] == WORK and len(calls) == 2


async def check_async_work() -> None:
    own = ScriptedService()
    orders = Orders(own)
    orders.status = "quoted"

    async def handle(task: Task) -> DeliverRequest:
        return WORK

    async with AsyncAgent(base_url=own.url, api_key=KEY) as agent:
        worker = agent.worker(handle, interval=60)
        running = asyncio.ensure_future(worker.run())
        await asyncio.sleep(0.1)
        orders.status = "paid"
        worker.receive({"event": "order.paid", "order_id": "ord_1"})
        while not orders.delivered.is_set():
            await asyncio.sleep(0.01)
        worker.stop()
        await asyncio.wait_for(running, 20)
        assert {key for key, _ in orders.deliveries} == {"work-ord_1-0"}


def check_work_with_feed() -> None:
    own = ScriptedService()
    orders = Orders(own)
    orders.status, orders.has_feed, orders.fails_once = "quoted", True, False
    worker = Agent(base_url=own.url, api_key=KEY).worker(lambda task: WORK, interval=0.02)
    running = threading.Thread(target=worker.run)
    running.start()
    while orders.polls == 0:
        threading.Event().wait(0.01)
    orders.announce("order.paid", "paid")
    assert orders.delivered.wait(20)
    worker.stop()
    running.join(20)
    assert not running.is_alive()
    assert orders.polls == 1, orders.polls


async def check_async_work_with_feed() -> None:
    own = ScriptedService()
    orders = Orders(own)
    orders.status, orders.has_feed, orders.fails_once = "quoted", True, False

    async def handle(task: Task) -> DeliverRequest:
        return WORK

    async with AsyncAgent(base_url=own.url, api_key=KEY) as agent:
        worker = agent.worker(handle, interval=0.02)
        running = asyncio.ensure_future(worker.run())
        while orders.polls == 0:
            await asyncio.sleep(0.01)
        orders.announce("order.paid", "paid")
        while not orders.delivered.is_set():
            await asyncio.sleep(0.01)
        worker.stop()
        await asyncio.wait_for(running, 20)
        assert orders.polls == 1, orders.polls


def event_of(order_id: str) -> Any:
    return {"id": order_id, "event": "order.paid", "order_id": order_id, "data": {}}


def check_feed() -> None:
    own = ScriptedService()
    own.script(data({}))
    market = AgentMarket(base_url=own.url, api_key=KEY, max_retries=0)
    own.script_feed(
        feed_page("a", event_of("ord_1")), Answer(is_cut=True), failure(503, "unavailable"), feed_page("b", event_of("ord_2"))
    )
    seen: List[str] = []
    for event in market.events.list({"types": ["order.paid"]}):
        seen.append(event["order_id"])
        if len(seen) == 2:
            break
    assert seen == ["ord_1", "ord_2"], seen
    waits = [("wait=50" in one.path, "after=a" in one.path) for one in own.requests]
    assert waits == [(False, False), (True, True), (True, True), (True, True)], waits
    own.script_feed(failure(400, "cursor_expired"))
    fails(BadRequestError, lambda: market.events.list({"after": "old"}))


async def check_async_feed() -> None:
    own = ScriptedService()
    own.script(data({}))
    async with AsyncAgentMarket(base_url=own.url, api_key=KEY, max_retries=0) as market:
        own.script_feed(feed_page("a", event_of("ord_1")), Answer(is_cut=True), feed_page("b", event_of("ord_2")))
        page = await market.events.list()
        assert page.next_cursor == "a" and page.items[0]["order_id"] == "ord_1"
        own.script_feed(feed_page("a", event_of("ord_1")), Answer(is_cut=True), feed_page("b", event_of("ord_2")))
        cursors: List[str] = []
        async for page in market.events.list().pages():
            cursors.append(page.next_cursor)
            if page.next_cursor == "b":
                break
        assert cursors == ["a", "b"], cursors


def check_waiting_with_feed() -> None:
    own = ScriptedService()
    market = AgentMarket(base_url=own.url, api_key=KEY)
    own.script(detail("paid"), detail("paid"), detail("delivered"))
    own.script_feed(feed_page("a"), feed_page("b"))
    assert wait_for(market, "ord_1", "delivered", timeout=60)["order"]["status"] == "delivered"
    paths = [one.path.split("?")[0] for one in own.requests]
    assert paths == ["/api/orders/ord_1", "/api/events", "/api/orders/ord_1", "/api/events", "/api/orders/ord_1"], paths
    assert "after=a" in own.requests[3].path and "wait=15" in own.requests[3].path


CHECKS = [value for name, value in list(globals().items()) if name.startswith("check_")]
for check in CHECKS:
    result: Any = check()
    if inspect.isawaitable(result):
        asyncio.run(result)  # type: ignore[arg-type]
    print(check.__name__)
