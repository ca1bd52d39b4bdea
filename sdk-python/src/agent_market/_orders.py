"""Orders: paying them, and waiting for them."""

from __future__ import annotations

import math
import time
from typing import TYPE_CHECKING, Any, List, Mapping, Optional, Set
from urllib.parse import parse_qs, urlsplit

from ._both import for_both_clients
from ._drive import Flow
from ._generated.lifecycles import NEXT_ORDER_STATUS
from ._money import format_usd, parse_usd
from ._options import CallOptions, Credentials, PaymentProof
from .errors import LocalError, MarketError, PaymentRefusedError, TimeoutError, TooDearError, UsageError
from .payers import SendingPayer, is_same_address, send_locked_transfer

if TYPE_CHECKING:
    from .models import Order, OrderDetail, OrderStatus, PaymentChain, PaymentManifest

# How often to check until a payment is final.
CONFIRM_MAX_RETRIES = 10
_PAYABLE = ("quoted", "accepted")


def to_options(credential: Optional[Credentials], **more: Any) -> CallOptions:
    options: Any = {"credential": credential} if credential is not None else {}
    return {**options, **more}  # type: ignore[misc]


@for_both_clients
def pay_order(
    market: Any,
    order: Order,
    payer: SendingPayer,
    *,
    max_usd: Optional[str] = None,
    payment: Optional[PaymentProof] = None,
    credential: Optional[Credentials] = None,
) -> Flow[Order]:
    """Pays a quoted order from your wallet.

    Checks that it can be paid, sends a locked transfer to the treasury, and confirms it with the service. If the
    confirmation fails, the error's `payment` holds the transaction and its secret. Pass it to the next call instead of
    paying again.

    Args:
        market: The client.
        order: The order, as you read it.
        payer: Your wallet.
        max_usd: Spending cap in USD. The price of the order by default.
        payment: `error.payment` of a failed call: the payment is confirmed, and nothing is paid again.
        credential: Replaces the client's credentials.
    """
    detail: OrderDetail = yield market.orders.get(order["id"], to_options(credential))
    current = detail["order"]
    if payment and current["escrow_tx_hash"] == payment.get("X-PAYMENT"):
        return current
    proof = payment
    if proof is None:
        amount = get_amount_due(current, max_usd or order["total_usd"])
        manifest: PaymentManifest = yield market.x402_manifest.get()
        proof = yield from _send_payment(manifest, payer, amount)
    try:
        return (yield from _confirm_payment(market, order["id"], payer, proof, credential))
    except BaseException as error:
        error.payment = proof  # type: ignore[attr-defined]
        raise


def _send_payment(
    manifest: PaymentManifest, payer: SendingPayer, amount: int
) -> Flow[PaymentProof]:
    for treasury in manifest["treasuries"]:
        is_ours = treasury["network"] == payer.payment_network
        if is_ours and is_same_address(treasury["asset"], payer.asset):
            return (yield from send_locked_transfer(payer, treasury["payTo"], amount))
    raise PaymentRefusedError(f"Orders are not paid on {payer.payment_network} with {payer.asset}")


def _confirm_payment(
    market: Any,
    order_id: str,
    payer: SendingPayer,
    proof: PaymentProof,
    credential: Optional[Credentials],
) -> Flow[Order]:
    """The reference is in the body here; other evidence is in the headers, as elsewhere."""
    chain = payer.payment_network.split("-")[0]
    action = {"action": "pay", "escrow_tx_hash": proof["X-PAYMENT"], "payment_chain": chain}
    headers = {name: value for name, value in proof.items() if name != "X-PAYMENT"}
    options = to_options(credential, headers=headers, max_retries=CONFIRM_MAX_RETRIES)
    return (yield market.orders.update(order_id, action, options))  # type: ignore[no-any-return]


def get_amount_due(order: Order, max_usd: Optional[str]) -> int:
    name, status, total = order["id"], order["status"], order["total_usd"]
    if status not in _PAYABLE:
        raise PaymentRefusedError(f"Order {name} is {status} and cannot be paid")
    if total is None or max_usd is None:
        raise PaymentRefusedError(f"Order {name} had no price when it was read")
    amount = parse_usd(total)
    if amount <= parse_usd(max_usd):
        return amount
    usd = format_usd(amount)
    message = f"Order {name} costs {usd} USD, over the cap of {max_usd}"
    raise TooDearError(usd, max_usd, message)


@for_both_clients
def pay_from_wallet(
    market: Any,
    order: Order,
    *,
    max_usd: Optional[str] = None,
    chain: Optional[PaymentChain] = None,
    credential: Optional[Credentials] = None,
) -> Flow[Order]:
    """Pays an agent's quoted order from its server wallet, with its API key alone.

    An order is paid once, however often you call it: after any failure, call it again.
    """
    detail: OrderDetail = yield market.orders.get(order["id"], to_options(credential))
    current = detail["order"]
    if current["escrow_tx_hash"]:
        return current
    get_amount_due(current, max_usd or order["total_usd"])
    action = {"action": "pay", **({"payment_chain": chain} if chain else {})}
    options = to_options(credential, max_retries=CONFIRM_MAX_RETRIES)
    return (yield market.orders.update(order["id"], action, options))  # type: ignore[no-any-return]


# The stages of an order. A later stage also satisfies a wait, and so does a detour after it.
_PROGRESS: List[OrderStatus] = [
    "quoted",
    "accepted",
    "paid",
    "in_progress",
    "revision_requested",
    "disputed",
    "delivered",
    "completed",
]
_DETOURS = ("revision_requested", "disputed")
# Some steps have no event, or none for this party.
_FEED_INTERVAL = 15.0


class OrderUnreachableError(LocalError):
    """The order can no longer reach the awaited status."""

    def __init__(self, detail: OrderDetail, awaited: str) -> None:
        order = detail["order"]
        message = f"Order {order['id']} is {order['status']} and will not be {awaited}"
        super().__init__("order_unreachable", message)
        self.detail = detail


@for_both_clients
def wait_for(
    market: Any,
    order_id: str,
    awaited: OrderStatus,
    *,
    timeout: float = 600,
    interval: float = 2,
    credential: Optional[Credentials] = None,
) -> Flow[OrderDetail]:
    """Waits until an order reaches a status, or is past it on the way to completion.

    Args:
        market: The client.
        order_id: The order.
        awaited: The status.
        timeout: Seconds after which it raises `TimeoutError`.
        interval: Seconds between polls, if the service has no event feed.
        credential: Replaces the client's credentials.

    Example::

        detail = wait_for(market, order["id"], "delivered", timeout=3600)
    """
    until = time.monotonic() + timeout
    cursor: Optional[str] = None
    while True:
        detail: OrderDetail = yield market.orders.get(order_id, to_options(credential))
        status = detail["order"]["status"]
        if _has_reached(awaited, status):
            return detail
        if awaited not in _list_reachable(status, set()):
            raise OrderUnreachableError(detail, awaited)
        if time.monotonic() + interval > until:
            raise TimeoutError(f"Order {order_id} is still {status} after {timeout:g} s")
        try:
            remaining = min(_FEED_INTERVAL, until - time.monotonic())
            cursor = yield from _wait_for_change(market, order_id, cursor, remaining, credential)
        except MarketError:
            yield market._transport.sleep(interval)


def _wait_for_change(
    market: Any,
    order_id: str,
    cursor: Optional[str],
    seconds: float,
    credential: Optional[Credentials],
) -> Flow[str]:
    """Until something happens to the order, or for so long. At first only finds its place."""
    place: Any = {"after": "latest"} if cursor is None else {"after": cursor, "wait": math.ceil(seconds)}
    options = to_options(credential, max_retries=0)
    page = yield market.events.list({"order_id": order_id, "limit": 1, **place}, options)
    return str(page.next_cursor)


def _has_reached(awaited: OrderStatus, status: OrderStatus) -> bool:
    if status == awaited:
        return True
    if awaited not in _PROGRESS or awaited in _DETOURS or status not in _PROGRESS:
        return False
    return _PROGRESS.index(status) > _PROGRESS.index(awaited)


def _list_reachable(status: OrderStatus, seen: Set[OrderStatus]) -> Set[OrderStatus]:
    for following in NEXT_ORDER_STATUS.get(status, ()):
        if following not in seen:
            seen.add(following)
            _list_reachable(following, seen)
    return seen


def order_token_of(status_url: str) -> Optional[str]:
    """The token in the `status_url` or `result_url` of a machine order, which gives access to the order."""
    parts = urlsplit(status_url)
    if parts.scheme not in ("http", "https"):
        # The message must not contain the token.
        raise UsageError("This is not the address of an order")
    found: Mapping[str, List[str]] = parse_qs(parts.query)
    return found.get("access_token", [None])[0]  # type: ignore[list-item]
