"""Wallets that pay."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Awaitable, Callable, Protocol, Union

from ._drive import Flow
from ._lock import lock_payment
from ._options import PaymentProof
from ._payment_errors import to_payment_error
from .errors import MarketError

if TYPE_CHECKING:
    from .models import PaidResource, PaymentNetwork, PaymentRequirementsV2


class Payer(Protocol):
    """A wallet that pays 402s on one network, in one token."""

    @property
    def network(self) -> str:
        """CAIP-2 name, such as `eip155:8453`."""

    @property
    def asset(self) -> str:
        """The USDC contract or mint. No other token is ever paid."""

    def pay(
        self, due: PaymentRequirementsV2, resource: PaidResource
    ) -> Union[PaymentProof, Awaitable[PaymentProof]]:
        """Pays, or signs a payment, and returns the headers that prove it."""


# Sends USDC in its smallest unit to an address; returns the transaction's reference, even if its outcome is unknown.
# The transfer carries the lock.
SendUsdc = Callable[[str, int, str], Union[str, Awaitable[str]]]


@dataclass(frozen=True)
class SendingPayer:
    """A wallet of yours that sends its own transactions.

    Args:
        network: CAIP-2 name, such as `eip155:8453`.
        payment_network: The service's name of the network.
        asset: The USDC contract or mint.
        send: Sends USDC: `send(to, amount, lock)`. Returns the reference of the transaction.

    Example::

        payer = SendingPayer("eip155:8453", "base-mainnet", BASE_USDC, send_usdc)
        paid = pay_order(market, order, payer)
    """

    network: str
    payment_network: PaymentNetwork
    asset: str
    send: SendUsdc


AnyPayer = Union[Payer, SendingPayer]


def pay_flow(
    payer: AnyPayer, due: PaymentRequirementsV2, resource: PaidResource
) -> Flow[PaymentProof]:
    if isinstance(payer, SendingPayer):
        return (yield from send_locked_transfer(payer, due["payTo"], int(due["amount"])))
    try:
        return (yield payer.pay(due, resource))  # type: ignore[no-any-return]
    except MarketError:
        raise
    except Exception as error:
        raise to_payment_error(error) from error


def send_locked_transfer(payer: SendingPayer, to: str, amount: int) -> Flow[PaymentProof]:
    """Sends a locked transfer and returns the headers that prove it."""
    secret, lock = lock_payment()
    try:
        reference: str = yield payer.send(to, amount, lock)
    except MarketError:
        raise
    except Exception as error:
        raise to_payment_error(error, secret) from error
    return {
        "X-PAYMENT": reference,
        "X-Payment-Network": payer.payment_network,
        "X-Payment-Secret": secret,
    }


def is_same_address(one: str, other: str) -> bool:
    """EVM addresses are case-insensitive."""
    return one == other or (one.startswith("0x") and one.lower() == other.lower())


