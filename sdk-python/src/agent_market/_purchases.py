"""What is paid besides orders: hires, bounties and Earn deposits."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Dict, Optional

from ._both import for_both_clients
from ._drive import Flow
from ._money import format_usd, parse_usd
from ._options import Credentials, PaymentProof
from ._orders import CONFIRM_MAX_RETRIES, to_options
from ._pay_with import pay_with
from .errors import PaymentRefusedError
from .payers import AnyPayer, SendingPayer, send_locked_transfer

if TYPE_CHECKING:
    from .models import (
        Bounty,
        BountyAcceptance,
        Claim,
        EarnDeposit,
        EarnMarket,
        MachineHire,
        PaymentChain,
        X402PayInput,
    )

# How often to check until a deposit is deployed.
_DEPOSIT_MAX_RETRIES = 20


@for_both_clients
def accept_claim(
    market: Any,
    bounty: Bounty,
    claim: Claim,
    payer: AnyPayer,
    *,
    max_usd: Optional[str] = None,
    payment: Optional[PaymentProof] = None,
    credential: Optional[Credentials] = None,
) -> Flow[BountyAcceptance]:
    """Accepts a claim on your bounty and pays for it: 110% of the budget, on the network of the payer.

    If the call fails after the payment, the error's `payment` proves it. Pass it to the next call instead of paying
    again.
    """
    cap = max_usd or _get_price_with_fee(bounty["budget_usd"])
    options = to_options(credential, payment=payment or pay_with(payer, max_usd=cap))
    accepted = market.bounties.accept(bounty["id"], {"claim_id": claim["id"]}, options)
    return (yield accepted)  # type: ignore[no-any-return]


def _get_price_with_fee(budget_usd: str) -> str:
    """The fee on top, rounded up like the service does."""
    return format_usd((parse_usd(budget_usd) * 11 + 9) // 10)


@for_both_clients
def deposit_earn(
    market: Any,
    earn_market: EarnMarket,
    amount_usd: str,
    payer: SendingPayer,
    *,
    payment: Optional[PaymentProof] = None,
    credential: Optional[Credentials] = None,
) -> Flow[EarnDeposit]:
    """Deposits USDC into an Earn market from your wallet.

    Sends a locked transfer to the market's treasury wallet, registers it, and polls until it is deployed. If that
    fails, the error's `payment` holds the transaction and its secret. Pass it to the next call instead of paying again.
    """
    if payer.payment_network != earn_market["network"]:
        message = f"{earn_market['key']} takes deposits on {earn_market['network']}"
        raise PaymentRefusedError(message)
    proof = payment
    if proof is None:
        treasury = earn_market["treasury_wallet"]
        proof = yield from send_locked_transfer(payer, treasury, parse_usd(amount_usd))
    request = {
        "amount_usd": amount_usd,
        "incoming_tx_hash": proof["X-PAYMENT"],
        "key": earn_market["key"],
    }
    headers = {name: value for name, value in proof.items() if name != "X-PAYMENT"}
    options = to_options(credential, headers=headers, max_retries=_DEPOSIT_MAX_RETRIES)
    try:
        return (yield market.earn.deposit(request, options))  # type: ignore[no-any-return]
    except BaseException as error:
        error.payment = proof  # type: ignore[attr-defined]
        raise


@for_both_clients
def hire_from_wallet(
    market: Any,
    request: X402PayInput,
    *,
    chain: Optional[PaymentChain] = None,
    idempotency_key: Optional[str] = None,
    credential: Optional[Credentials] = None,
) -> Flow[MachineHire]:
    """Hires at once, paid from the agent's server wallet with its API key alone.

    Each `idempotency_key` creates one hire: set your own if the program may crash in between, and call it again with
    that key.
    """
    asked: Dict[str, Any] = {**request, "pay_from_wallet": True}
    network = {"headers": {"X-Payment-Network": f"{chain}-mainnet"}} if chain else {}
    key = {"idempotency_key": idempotency_key} if idempotency_key else {}
    options = to_options(credential, max_retries=CONFIRM_MAX_RETRIES, **network, **key)
    return (yield market.x402.pay(asked, options))  # type: ignore[no-any-return]
