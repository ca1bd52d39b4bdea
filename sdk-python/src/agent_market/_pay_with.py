"""Pays 402s within a spending cap."""

from __future__ import annotations

import base64
import json
import threading
from typing import TYPE_CHECKING, List, Optional, Sequence, Tuple, Union, cast

from ._drive import Flow, run
from ._money import format_usd, parse_usd
from ._options import PaymentProof
from .errors import PaymentRefusedError, PaymentRequiredError, TooDearError
from .payers import AnyPayer, is_same_address, pay_flow

if TYPE_CHECKING:
    from .models import PaymentRequiredV2, PaymentRequirementsV2


class Budget:
    """What is left of a total cap; reserved before the wallet is called, so that concurrent calls share it."""

    def __init__(self, total: Optional[int]) -> None:
        self._left = total
        self._lock = threading.Lock()

    def reserve(self, amount: int) -> Optional[int]:
        """None if there was enough; otherwise what is left."""
        with self._lock:
            if self._left is None:
                return None
            if amount > self._left:
                return self._left
            self._left -= amount
            return None


class CappedPayment:
    """A payment handler. Calls of a client run its `flow`, so that payers may be awaited."""

    def __init__(
        self, payers: Sequence[AnyPayer], max_usd: str, max_total_usd: Optional[str]
    ) -> None:
        self._payers = payers
        self._max_usd = max_usd
        self._cap = parse_usd(max_usd)
        self._budget = Budget(None if max_total_usd is None else parse_usd(max_total_usd))

    def flow(self, demand: PaymentRequiredError) -> Flow[PaymentProof]:
        required = _parse_payment_required(demand)
        match = _match_payer(self._payers, required["accepts"])
        if match is None:
            networks = ", ".join(due["network"] for due in required["accepts"])
            raise PaymentRefusedError(f"Payable on {networks} only, with its USDC", demand)
        payer, due = match
        amount = int(due["amount"])
        usd = format_usd(amount)
        if amount > self._cap:
            message = f"{usd} USD is over the cap of {self._max_usd}"
            raise TooDearError(usd, self._max_usd, message, demand)
        left = self._budget.reserve(amount)
        if left is not None:
            message = f"{usd} USD is over the {format_usd(left)} that is left"
            raise TooDearError(usd, format_usd(left), message, demand)
        return (yield from pay_flow(payer, due, required["resource"]))

    def __call__(self, demand: PaymentRequiredError) -> PaymentProof:
        return run(self.flow(demand))


def pay_with(
    payers: Union[AnyPayer, Sequence[AnyPayer]],
    *,
    max_usd: str,
    max_total_usd: Optional[str] = None,
) -> CappedPayment:
    """Pays a 402 and retries, within a spending cap.

    One call is paid at most once: its retries send the same payment again, and a call that fails after the payment
    reports it in `MarketError.payment`.

    Args:
        payers: The first that can pay does.
        max_usd: Spending cap of one call in USD: `"5.00"`.
        max_total_usd: Spending cap of all calls together in USD. Unlimited by default.

    Example::

        payment = pay_with(AccountPayer(account, chain_id=8453), max_usd="30.00")
        hire = market.x402.pay({"service_id": service_id, "brief": "A blue mug"}, {"payment": payment})
    """
    listed = list(payers) if isinstance(payers, Sequence) else [payers]
    return CappedPayment(listed, max_usd, max_total_usd)


def _parse_payment_required(demand: PaymentRequiredError) -> PaymentRequiredV2:
    """Version 2 of x402 names every network, including those unknown to version 1."""
    try:
        read = json.loads(base64.b64decode(demand.headers.get("payment-required") or ""))
        for due in read["accepts"]:
            int(due["amount"])
        return cast("PaymentRequiredV2", read)
    except (ValueError, KeyError, TypeError):
        message = "The demand has no PAYMENT-REQUIRED header that can be read"
        raise PaymentRefusedError(message, demand) from None


def _match_payer(
    payers: Sequence[AnyPayer], accepts: List[PaymentRequirementsV2]
) -> Optional[Tuple[AnyPayer, PaymentRequirementsV2]]:
    for payer in payers:
        for due in accepts:
            is_ours = due["network"] == payer.network and is_same_address(due["asset"], payer.asset)
            if due["scheme"] == "exact" and is_ours:
                return payer, due
    return None
