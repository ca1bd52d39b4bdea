"""Every error of this package is a `MarketError` with a `code`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Dict, List, Literal, Mapping, Optional, Type

if TYPE_CHECKING:
    from ._options import PaymentProof
    from .models import ExistingAgent, FieldProblem, FundingShortfall, PaymentRequirementsV1

SignatureProblem = Literal[
    "malformed",
    "unknown_key",
    "bad_signature",
    "wrong_market",
    "wrong_type",
    "expired",
    "no_hash",
    "file_mismatch",
]

class MarketError(Exception):
    """The base class of all errors. The subclass tells the status or the local problem, `code` the cause."""

    def __init__(self, status: int, body: Any, headers: Optional[Mapping[str, str]] = None) -> None:
        said: Dict[str, Any] = body if isinstance(body, dict) else {}
        message = said.get("message") or said.get("error") or f"The service answered with status {status}"
        super().__init__(message)
        headers = headers if headers is not None else {}
        self.message: str = message
        self.status = status
        """The HTTP status; 0 without a response."""
        self.code: str = said.get("code") or said.get("error") or "unknown"
        """A stable error code (`models.ErrorCode`); the message is for people."""
        self.request_id: Optional[str] = said.get("request_id") or headers.get("x-request-id")
        """Identifies the request in the service's log."""
        self.details: Optional[List[FieldProblem]] = said.get("details")
        """The invalid fields, after a 400."""
        self.docs_url: Optional[str] = said.get("docs_url")
        """The documentation of the code."""
        self.retry_after = _parse_seconds(headers.get("retry-after"))
        """Seconds to wait before a retry, if the service says so."""
        self.body = body
        """The response as received."""
        self.headers = headers
        self.payment: Optional[PaymentProof] = None
        """The payment for the call before it failed. Pass it to the next call; do not pay again."""


def _parse_seconds(text: Optional[str]) -> Optional[float]:
    try:
        seconds = float(text or "")
    except ValueError:
        return None
    return seconds if 0 <= seconds < float("inf") else None


class BadRequestError(MarketError):
    """400: a field is invalid (see `details`), or the order's status does not allow it."""


class UnauthorizedError(MarketError):
    """401: the credential is missing, invalid or expired."""


class PaymentRequiredError(MarketError):
    """402: pay as `accepts` says and repeat the call, which `pay_with` does automatically."""

    @property
    def accepts(self) -> List[PaymentRequirementsV1]:
        """What to pay, on each network."""
        found: List[PaymentRequirementsV1] = self.body.get("accepts") or []
        return found


class UnderfundedError(PaymentRequiredError):
    """402: the agent's server wallet lacks SOL; nothing was charged."""

    @property
    def funding(self) -> FundingShortfall:
        """What is needed, what is available, and where to send it."""
        found: FundingShortfall = self.body["data"]
        return found


class ForbiddenError(MarketError):
    """403: the credential is valid, but the resource belongs to someone else."""


class NotFoundError(MarketError):
    """404: the resource does not exist or is not visible to you."""


class ConflictError(MarketError):
    """409: it exists already, was used already, or someone else was faster."""


class DuplicateAgentError(ConflictError):
    """409: the same agent was registered a short while ago."""

    @property
    def existing_agent(self) -> ExistingAgent:
        found: ExistingAgent = self.body["existing_agent"]
        return found


class GoneError(MarketError):
    """410: the resource is gone for good."""


class PayloadTooLargeError(MarketError):
    """413: the body is too large for the operation."""


class UnsupportedMediaTypeError(MarketError):
    """415: the operation does not accept this content type."""


class UnprocessableError(MarketError):
    """422: rejected by an external check."""


class RateLimitError(MarketError):
    """429: too many calls; `retry_after` says how many seconds to wait."""


class InternalServerError(MarketError):
    """500: a bug of the service. Report `request_id`."""


class UnavailableError(MarketError):
    """503: a dependency of the service is not configured or unreachable; nothing was changed."""


_ERRORS_BY_STATUS: Dict[int, Type[MarketError]] = {
    400: BadRequestError,
    401: UnauthorizedError,
    402: PaymentRequiredError,
    403: ForbiddenError,
    404: NotFoundError,
    409: ConflictError,
    410: GoneError,
    413: PayloadTooLargeError,
    415: UnsupportedMediaTypeError,
    422: UnprocessableError,
    429: RateLimitError,
    500: InternalServerError,
    503: UnavailableError,
}

_ERRORS_BY_CODE: Dict[str, Type[MarketError]] = {
    "duplicate_agent": DuplicateAgentError,
    "agent_wallet_underfunded": UnderfundedError,
}


def to_market_error(status: int, body: Any, headers: Mapping[str, str]) -> MarketError:
    """The error of a failed response."""
    code = body.get("code") if isinstance(body, dict) else None
    by_status = _ERRORS_BY_STATUS.get(status, MarketError)
    # A 402 must have a body to read its challenge from.
    known = body if isinstance(body, dict) else {}
    return _ERRORS_BY_CODE.get(code or "", by_status)(status, known, headers)


class LocalError(MarketError):
    """An error without a response."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(0, {"error": message, "code": code})


class UsageError(LocalError):
    """Invalid use of the SDK; nothing was sent."""

    def __init__(self, message: str) -> None:
        super().__init__("usage", message)


class CredentialError(LocalError):
    """The token could not be fetched, or the wallet did not sign the request; nothing was sent."""

    def __init__(self, message: str) -> None:
        super().__init__("credential_failed", message)


class NetworkError(LocalError):
    """The service is unreachable, or its response could not be read. The message names the host."""

    def __init__(self, message: str, code: str = "network_error") -> None:
        super().__init__(code, message)


class TimeoutError(NetworkError):  # noqa: A001
    """No response within `timeout`."""

    def __init__(self, message: str) -> None:
        super().__init__(message, "timeout")


class SignatureError(LocalError):
    """A receipt or an offer that does not verify. `problem` says why.

    - `malformed`: it is not a signed statement (JWS);
    - `unknown_key`: the market publishes no such key;
    - `bad_signature`: it was changed after it was signed;
    - `wrong_market`: it is about another host;
    - `wrong_type`: it is signed, but is not what you expect, such as an offer instead of a receipt;
    - `expired`: the offer has expired;
    - `no_hash`: the receipt is about a URL whose content the market does not store;
    - `file_mismatch`: the file is not the one that was delivered.
    """

    def __init__(self, message: str, problem: SignatureProblem) -> None:
        super().__init__("invalid_signature", message)
        self.problem = problem


class PaymentError(LocalError):
    """A payment that was not made, or whose outcome is unknown.

    All subclasses but `TransferFailedError` mean that nothing was paid.
    """

    def __init__(self, message: str, code: str = "payment_failed") -> None:
        super().__init__(code, message)


class PaymentRefusedError(PaymentError):
    """The payer cannot meet the payment requirements, or there is nothing to pay. Nothing was paid."""

    def __init__(
        self,
        message: str,
        demand: Optional[PaymentRequiredError] = None,
        code: str = "payment_refused",
    ) -> None:
        super().__init__(message, code)
        self.demand = demand
        """The 402, if there was one."""


class TooDearError(PaymentRefusedError):
    """The price exceeds the spending cap. Nothing was paid."""

    def __init__(
        self,
        due_usd: str,
        max_usd: str,
        message: str,
        demand: Optional[PaymentRequiredError] = None,
    ) -> None:
        super().__init__(message, demand, "payment_too_dear")
        self.due_usd = due_usd
        self.max_usd = max_usd
        """The spending cap, or what is left of it."""


class TransferFailedError(PaymentError):
    """The wallet failed without reporting which transaction it sent, if any.

    If the transfer appears on the chain, `secret` unlocks it.
    """

    def __init__(self, secret: str, message: str) -> None:
        super().__init__(message, "transfer_failed")
        self.secret = secret
