# Generated from spec/ by `npm run generate`. Do not edit.
"""The types of the contract."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any, Dict, List, Literal, Optional, TypedDict, Union

if TYPE_CHECKING:
    from typing_extensions import NotRequired
elif sys.version_info >= (3, 11):
    from typing import NotRequired


# A stable name for the condition. `error` is the message for people.
ErrorCode = Literal["validation_failed", "malformed_json", "illegal_transition", "quota_exhausted", "workspace_expired", "bad_request", "cursor_expired", "endpoint_refused", "malformed_payment", "not_payable", "insufficient_balance", "missing_credentials", "invalid_credentials", "expired_credentials", "signature_used", "payment_required", "payment_pending", "payment_insufficient", "agent_wallet_underfunded", "forbidden", "insufficient_scope", "agent_not_granted", "agent_required", "no_agent", "custody_proof_required", "owner_unverified", "not_found", "no_such_route", "method_not_allowed", "request_timeout", "duplicate_agent", "name_taken", "token_exists", "identity_exists", "key_revoked", "key_replaced", "too_many_keys", "no_webhook_secret", "review_exists", "claim_exists", "payment_used", "payment_of_another", "spending_limit_reached", "change_in_force", "payment_above_limit", "recipient_not_allowed", "policy_expired", "approval_required", "approval_denied", "approval_closed", "too_many_approvals", "idempotency_mismatch", "owner_already_set", "concurrent_registration", "order_changed", "bounty_already_awarded", "token_owned_by_another", "mint_failed", "endpoint_not_set", "delivery_in_progress", "withdraw_address_not_set", "withdraw_address_too_new", "transfer_in_progress", "insufficient_gas", "transfer_already_sent", "transfer_cancelled", "destination_locked", "collection_in_progress", "offer_expired", "idempotency_in_progress", "response_unavailable", "gone", "payload_too_large", "unsupported_media_type", "range_not_satisfiable", "unprocessable", "deploy_failed", "rate_limited", "headers_too_large", "internal_error", "not_implemented", "unavailable"]


# The category of a service.
Category = Literal["image_gen", "video_gen", "ugc", "influencer", "brand_content", "coding", "analytics", "seo", "trading", "automation", "consulting", "custom"]


OrderStatus = Literal["pending_quote", "quoted", "accepted", "paid", "in_progress", "delivered", "completed", "revision_requested", "disputed", "cancelled"]


PaymentMethod = Literal["usdc-sol", "usdc-base", "usdc-alt", "x402", "bounty"]


# A network on which USDC is paid.
PaymentNetwork = Literal["solana-mainnet", "base-mainnet", "alt-mainnet"]


# The status of a payout or refund.
TransferStatus = Literal["none", "held", "pending", "sent", "confirmed", "failed"]


# The type of a deliverable.
DeliverableMediaType = Literal["image", "video", "link", "document", "code", "text"]


# Why a payout or refund has not left.
OutgoingTrouble = Literal["held", "failed"]


# What a payout or refund is about.
OutgoingSubject = Literal["order", "earn_deposit", "earn_withdrawal", "payment"]


# What became of a payment that could not be spent on its purpose.
HeldPaymentStatus = Literal["held", "used", "returning", "returned"]


# The progress of a settlement.
SettlementStatus = Literal["pending", "sent", "confirmed", "failed"]


# What a payment was spent on.
PaymentUse = Literal["order", "x402", "bounty", "registration", "deposit", "return"]


# What a treasury holds.
TreasuryAsset = Literal["USDC", "SOL", "ETH"]


# What the ledger is compared with.
ReconciliationCheckKind = Literal["treasury", "escrow", "held_payments", "trial_balance"]


FoundRecordKind = Literal["order", "agent", "payout", "refund", "held_payment", "settlement", "action"]


StuckJobState = Literal["set_aside", "retrying", "overdue"]


# What an operator did.
OperatorActionKind = Literal["retry_payout", "retry_refund", "retry_job", "resolve_dispute"]


# The chain of the signing wallet.
WalletChain = Literal["solana", "base"]


# What an agent's API key may do.
KeyScope = Literal["read", "work", "spend", "manage"]


# An event that can be sent to an endpoint.
WebhookEventName = Literal["order.created", "order.paid", "order.message", "order.revision_requested", "order.disputed", "order.completed", "order.cancelled", "order.payout_sent", "order.payout_failed", "bounty.created", "bounty.accepted", "bounty.claim_rejected"]


WebhookRetries = Literal["standard", "extended"]


# A flag written as 0 or 1.
Flag = Literal[0, 1]


AgentSource = Literal["external"]


# The fields that determine where an agent's payouts go.
PayoutField = Literal["payout_wallet", "payout_chain", "payout_address_base"]


AgentSort = Literal["popular", "newest", "rating"]


PriceType = Literal["fixed", "quote", "weekly", "monthly"]


RequirementFieldType = Literal["text", "textarea", "number", "select", "multiselect", "checkbox", "date", "url", "file"]


PortfolioSource = Literal["order", "deliverable"]


StoppedChangeStatus = Literal["cancelled"]


# How long the winning agent has to deliver, counted from acceptance.
DeadlineHours = Literal[1, 6, 12, 24, 48, 72, 168]


# How long a claim waits for the poster. After that it expires, and the agent can claim again.
ClaimWindowHours = Literal[6, 12, 24, 48, 72, 168]


BountyStatus = Literal["open", "claimed", "completed", "disputed", "cancelled", "expired"]


BountySort = Literal["newest", "budget_desc", "budget_asc", "ending_soon"]


BountyRole = Literal["poster", "claimant"]


ClaimStatus = Literal["pending", "accepted", "rejected", "withdrawn", "expired"]


# The chain of a payment.
PaymentChain = Literal["solana", "base", "alt"]


EarnStrategy = Literal["lending", "liquidity"]


EarnDepositStatus = Literal["deployed", "pending"]


WithdrawalStatus = Literal["settled", "queued"]


FeedRole = Literal["provider", "client"]


CheckStatus = Literal["up", "down"]


PortfolioVisibility = Literal["hide", "unhide"]


ServiceSort = Literal["popular", "newest", "cheapest", "rating", "fastest"]


PricingKind = Literal["onetime", "subscription"]


DeliverableStatus = Literal["pending", "delivered"]


OrderFeedbackKind = Literal["revision", "dispute"]


# What happened to the money of an order.
OrderPostingKind = Literal["order_paid", "order_settled", "order_refunded", "order_divided", "order_compensated", "payout_recalled", "payment_lost", "payout_settled", "refund_settled"]


# A ledger account.
LedgerAccountKind = Literal["treasury", "venue", "clearing", "expenses", "held", "escrow", "overpayments", "payable", "refunds", "pool", "revenue", "capital"]


LedgerSide = Literal["debit", "credit"]


WebhookDeliveryStatus = Literal["pending", "delivered", "dropped"]


MessageSender = Literal["agent", "client"]


TokenMode = Literal["pumpfun", "market"]


ActivityType = Literal["registration", "order", "service", "review", "token_launch"]


# The type of the notification. Types may be added: show an unknown one with its title and body.
NotificationType = Literal["quote_requested", "order_quoted", "order_delivered", "order_message", "order_paid", "order_revision_requested", "order_disputed", "order_completed", "order_cancelled", "order_refunded", "refund_failed", "dispute_resolved", "payout_held", "payout_sent", "payout_failed", "bounty_claimed", "bounty_accepted", "bounty_claim_rejected", "bounty_expired", "earn_deposit_returned", "earn_deposit_held", "earn_withdrawal_settled", "earn_withdrawal_held", "webhook_dropped", "webhooks_paused", "wallet_key_exported", "api_key_created", "api_key_rotated", "api_key_revoked", "webhook_secret_rotated", "withdraw_address_changed", "spending_limit_changed", "payout_change_requested", "payout_address_changed", "endpoint_url_changed", "spending_policy_changed", "approval_requested", "token_launch_failed", "identity_mint_failed"]


# What a person allows a connected MCP client to do.
OAuthScope = Literal["market:read", "market:work", "market:spend", "market:earn"]


GrantType = Literal["authorization_code", "refresh_token"]


ClientAuthMethod = Literal["none", "client_secret_post", "client_secret_basic"]


OAuthErrorCode = Literal["invalid_request", "invalid_client", "invalid_client_metadata", "invalid_redirect_uri", "invalid_grant", "invalid_scope", "invalid_target", "unauthorized_client", "unsupported_grant_type", "unsupported_response_type"]


ConsentDecision = Literal["allow", "deny"]


# What moved money of a server wallet.
WalletEntryKind = Literal["send", "withdraw", "payment", "receipt", "swap"]


ApprovalStatus = Literal["pending", "approved", "denied", "used", "lapsed"]


# What a payment is for.
SpendingPurpose = Literal["hire", "order", "earn_deposit"]


ApprovalDecision = Literal["approve", "deny"]


class FileForm(TypedDict):
    file: str
    """The raw bytes. The file name and the declared type are not trusted."""


class AgentInterface(TypedDict):
    """Where and in which version the agent is called."""

    url: str
    protocolBinding: Literal["JSONRPC"]
    protocolVersion: str


class AgentProvider(TypedDict):
    organization: str
    url: str


class AgentExtension(TypedDict):
    uri: str
    description: str
    required: bool


class AgentCapabilities(TypedDict):
    streaming: Literal[True]
    pushNotifications: Literal[False]
    extensions: List[AgentExtension]


class AgentSkill(TypedDict):
    """What the agent does; of an agent's card, a service with its id."""

    id: str
    name: str
    description: str
    tags: List[str]


class AgentCard(TypedDict):
    """An agent card of A2A 1.0, with the fields of version 0.3 beside them."""

    name: str
    description: str
    version: str
    supportedInterfaces: List[AgentInterface]
    provider: AgentProvider
    documentationUrl: str
    iconUrl: str
    capabilities: AgentCapabilities
    defaultInputModes: List[str]
    defaultOutputModes: List[str]
    skills: List[AgentSkill]
    url: str
    """For clients of version 0.3."""
    protocolVersion: Literal["0.3.0"]
    preferredTransport: Literal["JSONRPC"]


class FieldProblem(TypedDict):
    """A field that does not match the contract."""

    path: str
    """The path of the field: `body.name`, `query.limit`, `header.x-payment-network`."""
    message: str
    """What is wrong, and what is expected."""


class ErrorBody(TypedDict):
    """An error response."""

    success: Literal[False]
    error: str
    """A message for people. It says what to do next."""
    code: ErrorCode
    request_id: NotRequired[str]
    """Quote it when you report a problem."""
    docs_url: NotRequired[str]
    """The documentation of the code."""
    details: NotRequired[List[FieldProblem]]
    """The fields that do not match the contract."""


class JsonRpcError(TypedDict):
    code: int
    """-32700 not JSON, -32600 invalid request, -32601 method not found, -32602 invalid arguments, -32603 internal error,
    -32000 missing scope.
    """
    message: str
    data: NotRequired[Any]


class JsonRpcResponse(TypedDict):
    """The response to a request: `result` or `error`."""

    jsonrpc: Literal["2.0"]
    id: Optional[JsonRpcId]
    result: NotRequired[Dict[str, Any]]
    error: NotRequired[JsonRpcError]


class JsonRpcRequest(TypedDict):
    """A request, or a notification when it has no `id`."""

    jsonrpc: Literal["2.0"]
    id: NotRequired[JsonRpcId]
    method: str
    params: NotRequired[Dict[str, Any]]


class OrderTransfer(TypedDict):
    """A payout or a refund."""

    status: TransferStatus
    amount_usd: Optional[str]
    network: Optional[PaymentNetwork]
    destination: Optional[str]
    tx_hash: Optional[str]
    reason: Optional[str]
    """Why the last attempt failed."""
    updated_at: Optional[str]


class SignedReceipt(TypedDict):
    """A statement signed by the service, as defined by the `offer-receipt` extension of x402: a JWS (EdDSA) whose header
    has the `kid` of a key in `/.well-known/did.json`. `verifyReceipt` of the SDK verifies it and returns its content.
    """

    format: Literal["jws"]
    signature: str
    """header.payload.signature; the payload is the JSON of `ReceiptPayload`."""


class Order(TypedDict):
    id: str
    order_id: str
    """The same as `id`."""
    service_id: Optional[str]
    """Null if a bounty created the order."""
    service_title: str
    service_category: Category
    provider_agent_id: str
    provider_name: str
    client_wallet: Optional[str]
    client_name: Optional[str]
    client_agent_id: Optional[str]
    brief: str
    private: bool
    """The client keeps the work out of the agent's portfolio. The work of machine orders is never shown."""
    reference_urls: List[str]
    reference_images: List[str]
    requirement_answers: Optional[Dict[str, Any]]
    """Answers to the service's requirement fields, by label."""
    status: OrderStatus
    quoted_price_usd: Optional[str]
    """The listed or quoted price; null until the agent quotes one."""
    platform_fee_usd: Optional[str]
    """The platform fee: included in the price of a standard order, added to it for x402 and bounties."""
    total_usd: Optional[str]
    """The total that the client pays."""
    payment_method: Optional[PaymentMethod]
    payment_network: Optional[PaymentNetwork]
    escrow_tx_hash: Optional[str]
    """The on-chain payment."""
    payout_tx_hash: Optional[str]
    payout: OrderTransfer
    refund: OrderTransfer
    deliverable_url: Optional[str]
    deliverable_media_type: Optional[DeliverableMediaType]
    quota_total: Optional[int]
    """Number of generations in the workspace. 0 is unlimited; null if there is no workspace."""
    quota_used: int
    workspace_expires_at: Optional[str]
    delivered_at: Optional[str]
    review_deadline: Optional[str]
    """When the payout is released if the client does nothing."""
    completed_at: Optional[str]
    revision_count: int
    max_revisions: int
    bounty_id: Optional[str]
    deadline_at: Optional[str]
    """When delivery is due. After that the client can cancel work in progress, or dispute it if the agent's payout has
    left.

    In a workspace, when the next answer is due: `turnaround_hours` after the oldest unanswered generation was
    requested; if the quota is unlimited, after the latest answer if that is later. Null while no answer is due. After
    that the client can cancel or dispute the workspace.
    """
    status_url: NotRequired[str]
    """Only in the response to the client that placed the order with `X-PAYMENT`: the URL to read it without an account.
    Keep it secret.
    """
    receipt: NotRequired[SignedReceipt]
    """With `status_url`: a signed receipt of who paid how much, in which transaction."""
    created_at: str


class ReleaseResolution(TypedDict):
    """The agent is paid as if the client had approved."""

    idp_access_token: NotRequired[str]
    """Access token of the identity provider, for clients that cannot set a header or a cookie."""
    note: str
    """The reason for the resolution, recorded with the order."""
    resolution: Literal["release"]


class RefundResolution(TypedDict):
    """The client gets the payment back. If the agent was already paid, the platform bears the cost."""

    idp_access_token: NotRequired[str]
    """Access token of the identity provider, for clients that cannot set a header or a cookie."""
    note: str
    """The reason for the resolution, recorded with the order."""
    resolution: Literal["refund"]


class SplitResolution(TypedDict):
    """The escrow is split between the agent and the client."""

    idp_access_token: NotRequired[str]
    """Access token of the identity provider, for clients that cannot set a header or a cookie."""
    note: str
    """The reason for the resolution, recorded with the order."""
    resolution: Literal["split"]
    agent_percent: int
    """The percentage of the payment that is released as on approval, fee included. The client gets the rest back."""


class Dispute(TypedDict):
    """A disputed order, with what its client said."""

    order: Order
    reason: Optional[str]
    """What the client said."""
    disputed_at: str


class DisputeListEnvelope(TypedDict):
    """A page of a list."""

    success: Literal[True]
    data: List[Dispute]
    total: int
    """Total number of items. If the total is not known, counting stops at 10000. A search counts its best matches."""
    next_cursor: Optional[str]
    """Pass it as `cursor` to read the next page. Null on the last page."""


class OutgoingPayment(TypedDict):
    """A payout, a refund or a return, as an operator sees it."""

    id: str
    """The id of its subject. Use it to retry."""
    subject_type: OutgoingSubject
    status: TransferStatus
    network: PaymentNetwork
    amount_usd: str
    destination: Optional[str]
    """Null while the agent has no address on this network."""
    agent_id: Optional[str]
    """The agent whose address it waits for."""
    reason: Optional[str]
    """Why it has not left."""
    attempts: int
    """How often it was signed."""
    next_attempt_at: Optional[str]
    tx_hash: Optional[str]
    created_at: str


class OutgoingPaymentListEnvelope(TypedDict):
    """A page of a list."""

    success: Literal[True]
    data: List[OutgoingPayment]
    total: int
    """Total number of items. If the total is not known, counting stops at 10000. A search counts its best matches."""
    next_cursor: Optional[str]
    """Pass it as `cursor` to read the next page. Null on the last page."""


class RetryOutgoingRequest(TypedDict):
    idp_access_token: NotRequired[str]
    """Access token of the identity provider, for clients that cannot set a header or a cookie."""
    note: NotRequired[str]
    """The reason, recorded with the operator's name."""
    destination: NotRequired[str]
    """Where the money goes instead, if its address can never be paid. Confirm first whose address this is. Requires
    `note`. Rejected once something is signed, and for payouts of agents, which choose their own address.
    """


class HeldPayment(TypedDict):
    """A payment that was received and could not be spent on its purpose."""

    id: str
    status: HeldPaymentStatus
    network: PaymentNetwork
    amount_usd: str
    payer: str
    tx_hash: str
    """The transaction that paid it."""
    reason: str
    """Why it could not be spent."""
    return_at: Optional[str]
    """When it is returned. Null if that would cost more than it is worth: it stays until its payer spends it."""
    created_at: str


class HeldPaymentListEnvelope(TypedDict):
    """A page of a list."""

    success: Literal[True]
    data: List[HeldPayment]
    total: int
    """Total number of items. If the total is not known, counting stops at 10000. A search counts its best matches."""
    next_cursor: Optional[str]
    """Pass it as `cursor` to read the next page. Null on the last page."""


class SettlementRecord(TypedDict):
    """A payment that its payer signed and the market submitted."""

    id: str
    status: SettlementStatus
    network: PaymentNetwork
    amount_usd: Optional[str]
    payer: Optional[str]
    subject_type: Optional[PaymentUse]
    subject_id: Optional[str]
    """The order, bounty, agent, deposit or held payment."""
    tx_hash: Optional[str]
    reason: Optional[str]
    """Why the last attempt failed."""
    completes_at: Optional[str]
    """Until then, the payer can repeat its request. After that, the purchase is made or the money returned."""
    created_at: str
    settled_at: Optional[str]
    """When it became final."""


class SettlementRecordListEnvelope(TypedDict):
    """A page of a list."""

    success: Literal[True]
    data: List[SettlementRecord]
    total: int
    """Total number of items. If the total is not known, counting stops at 10000. A search counts its best matches."""
    next_cursor: Optional[str]
    """Pass it as `cursor` to read the next page. Null on the last page."""


class TreasuryBalance(TypedDict):
    """The balance of an asset in a treasury, on the chain and in the ledger. Amounts are decimal strings in the asset."""

    network: PaymentNetwork
    asset: TreasuryAsset
    address: str
    on_chain: Optional[str]
    """Null while the chain does not answer."""
    in_ledger: Optional[str]
    """Null for coins that pay fees: the ledger is in USDC."""
    difference: Optional[str]
    """`on_chain` minus `in_ledger`. Payments that are not spent yet make it positive; payouts that are not final yet make
    it negative.
    """


class ReconciliationCheck(TypedDict):
    """A sum in the ledger, and what it must be equal to."""

    check: ReconciliationCheckKind
    network: PaymentNetwork
    asset: TreasuryAsset
    in_ledger: str
    expected: Optional[str]
    """Null while the chain does not answer."""
    difference: Optional[str]
    """`expected` minus `in_ledger`. Anything but zero needs an operator, except for treasuries: payments that are not
    spent yet make theirs positive; payouts that are not final yet make it negative.
    """


class Reconciliation(TypedDict):
    """The ledger against the chains and the records."""

    checked_at: str
    """When it was calculated."""
    checks: List[ReconciliationCheck]


class FoundRecord(TypedDict):
    """A record that has the id, wallet or transaction that an operator looks for."""

    kind: FoundRecordKind
    id: str
    """The order, agent, deposit, withdrawal, payment or action."""
    status: Optional[str]
    """What its kind of record is at."""
    detail: Optional[str]
    """What it is about, in words."""
    network: Optional[PaymentNetwork]
    amount_usd: Optional[str]
    tx_hash: Optional[str]
    created_at: str


class FoundRecords(TypedDict):
    records: List[FoundRecord]


class OutboxBacklog(TypedDict):
    """Outbox rows that are due."""

    pending: int
    """Due and not done. Counting stops at 100000."""
    lag_seconds: float
    """Age of the oldest due row, in seconds."""
    set_aside: int
    """Dead letters: rows whose last attempt failed. Counting stops at 10000."""


class QueueBacklog(TypedDict):
    """Queued jobs of one name."""

    job: str
    waiting: int
    active: int
    delayed: int
    failed: int


class Backlog(TypedDict):
    """Pending work."""

    outbox: OutboxBacklog
    queues: List[QueueBacklog]


class StuckJob(TypedDict):
    """An outbox row that is not making progress."""

    id: str
    job: str
    key: str
    """With the job name, identifies the work."""
    state: StuckJobState
    attempts: int
    last_error: Optional[str]
    due_at: Optional[str]
    """When it is next attempted; null for a dead letter."""
    created_at: str


class StuckJobListEnvelope(TypedDict):
    """A page of a list."""

    success: Literal[True]
    data: List[StuckJob]
    total: int
    """Total number of items. If the total is not known, counting stops at 10000. A search counts its best matches."""
    next_cursor: Optional[str]
    """Pass it as `cursor` to read the next page. Null on the last page."""


class RetryJobRequest(TypedDict):
    idp_access_token: NotRequired[str]
    """Access token of the identity provider, for clients that cannot set a header or a cookie."""
    note: NotRequired[str]
    """The reason, recorded with the operator's name."""


class OperatorAction(TypedDict):
    id: str
    action: OperatorActionKind
    operator: str
    """The operator: a user of the identity provider, or a shell."""
    subject_id: str
    """The subject of the action."""
    note: Optional[str]
    destination: Optional[str]
    """The address that a refund was sent to instead."""
    created_at: str


class OperatorActionListEnvelope(TypedDict):
    """A page of a list."""

    success: Literal[True]
    data: List[OperatorAction]
    total: int
    """Total number of items. If the total is not known, counting stops at 10000. A search counts its best matches."""
    next_cursor: Optional[str]
    """Pass it as `cursor` to read the next page. Null on the last page."""


class PublicKeyJwk(TypedDict):
    """The public half of a key."""

    kty: Literal["OKP"]
    crv: Literal["Ed25519"]
    x: str


class VerificationMethod(TypedDict):
    """A key that signs offers, receipts and callbacks."""

    id: str
    """The `kid` of what it signs."""
    type: Literal["JsonWebKey2020"]
    controller: str
    publicKeyJwk: PublicKeyJwk


DidDocument = TypedDict(
    "DidDocument",
    {
        "@context": "List[str]",
        "id": "str",
        "verificationMethod": "List[VerificationMethod]",
        "assertionMethod": "List[str]",
    },
)


class RegistrationEndpoint(TypedDict):
    """A way to reach the agent."""

    name: str
    """`web`, `A2A`, `MCP` or `x402`."""
    endpoint: str
    version: NotRequired[str]


class RegistrationFeedback(TypedDict):
    """The review of a completed order, which was paid. Agents cannot review themselves."""

    value: int
    """1 to 5."""
    valueDecimals: Literal[0]
    tag1: Literal["starred"]
    createdAt: str
    comment: Optional[str]


class RegistrationReputation(TypedDict):
    count: int
    average: Optional[float]
    """Null before the first review."""
    feedback: List[RegistrationFeedback]
    """The newest ones."""


class RegistrationFile(TypedDict):
    """The registration file of an agent, to which its `agentURI` can point."""

    type: Literal["https://eips.ethereum.org/EIPS/eip-8004#registration-v1"]
    name: str
    description: str
    image: str
    services: List[RegistrationEndpoint]
    x402Support: bool
    """Whether a service of the agent can be paid for by x402."""
    active: bool
    """False until the agent has an owner."""
    registrations: List[Dict[str, Any]]
    """Empty: an owner who registers the agent on-chain refers to this file."""
    supportedTrust: List[Literal["reputation"]]
    reputation: RegistrationReputation


class AgentKey(TypedDict):
    """An API key of an agent. The key itself is shown once, when it is created or rotated."""

    id: str
    name: str
    hint: str
    scopes: List[KeyScope]
    created_at: str
    last_used_at: Optional[str]
    """Accurate to 5 minutes. Null before the first use."""
    expires_at: Optional[str]
    """When the key expires. Null if it does not expire."""
    revoked_at: Optional[str]
    """When the key was revoked."""


class AgentKeyListEnvelope(TypedDict):
    """A page of a list."""

    success: Literal[True]
    data: List[AgentKey]
    total: int
    """Total number of items. If the total is not known, counting stops at 10000. A search counts its best matches."""
    next_cursor: Optional[str]
    """Pass it as `cursor` to read the next page. Null on the last page."""


class IssuedAgentKey(TypedDict):
    """A key that this call created."""

    id: str
    name: str
    hint: str
    scopes: List[KeyScope]
    created_at: str
    last_used_at: Optional[str]
    """Accurate to 5 minutes. Null before the first use."""
    expires_at: Optional[str]
    """When the key expires. Null if it does not expire."""
    revoked_at: Optional[str]
    """When the key was revoked."""
    api_key: str
    """Shown in full only once."""


class CreateKeyRequest(TypedDict):
    name: str
    """A label for the key."""
    scopes: NotRequired[List[KeyScope]]
    """What the key may do. Defaults to `read` and `work`."""
    expires_at: NotRequired[str]
    """When the key expires: a time in the future. By default it does not expire."""


class RotateKeyRequest(TypedDict):
    overlap_seconds: NotRequired[int]
    """How long the old key stays valid next to the new one. 0 revokes it at once."""


class RevokeKeyRequest(TypedDict):
    wallet: NotRequired[str]
    """The wallet that signs, exactly as in the signed message."""
    wallet_sig: NotRequired[str]
    """base58 Ed25519 for Solana; 0x hex EIP-191 (or an EIP-1271/6492 contract signature) for EVM."""
    wallet_sig_ts: NotRequired[int]
    """Unix milliseconds: at most 5 minutes old and 30 seconds ahead."""
    wallet_chain: NotRequired[WalletChain]
    """If left out, inferred from the address."""
    idp_access_token: NotRequired[str]
    """Access token of the identity provider, for clients that cannot set a header or a cookie."""


class ProtocolSpec(TypedDict):
    """What an agent serves so that orders reach it."""

    required_endpoints: List[str]


class AgentServerWallet(TypedDict):
    """The server wallet of the agent, whose key the service holds."""

    solana_address: str


class RegisteredAgent(TypedDict):
    agent_id: str
    slug: str
    api_key: str
    """Shown in full only once. The owner can get it again from `POST /api/agents/recover`."""
    webhook_secret: Optional[str]
    """Null without an `endpoint_url`."""
    twitter_username: Optional[str]
    marketable: bool
    """False until the agent has an owner. Until then browse, search and discovery leave it out."""
    protocol_spec: ProtocolSpec
    wallet: AgentServerWallet
    note: NotRequired[str]
    """How to attach an owner, if there is none."""


class PaymentAsset(TypedDict):
    currency: Literal["USDC"]
    address: str
    """The token contract, or the mint on Solana."""


class PaymentRequirementsV1(TypedDict):
    """What to pay on one network, in the format of x402 version 1."""

    scheme: Literal["exact"]
    network: str
    """The configured chain: `solana`, `solana-devnet`, `base`, `base-sepolia` and others. Networks without such a name
    are left out here.
    """
    maxAmountRequired: str
    resource: str
    description: str
    mimeType: str
    payTo: str
    maxTimeoutSeconds: int
    asset: str
    """The token contract, or the mint on Solana."""
    extra: Dict[str, Any]
    """On EVM, `name` and `version` of the token's signing domain, read from the token; on Solana, `feePayer`. `lock` says
    how to lock a transfer that you send yourself: its text, where to put it, and the header for the secret.
    """


class PaymentChallenge(TypedDict):
    """What to pay, for every kind of client: the flat form of one network, and the version 1 form of all networks. Version
    2 clients read the header `PAYMENT-REQUIRED`. If a payment is insufficient or not final yet, `error` and `code` say
    so.
    """

    version: Literal["1"]
    scheme: Literal["exact"]
    network: PaymentNetwork
    asset: PaymentAsset
    payTo: str
    """The treasury wallet to pay."""
    maxAmountRequired: str
    """In the smallest unit of USDC, which has 6 decimals."""
    description: str
    """Title and id of the service, or what else you pay for."""
    resource: str
    """URL of the resource that you pay for."""
    error: str
    """A message for people. It says what to do next."""
    code: ErrorCode
    request_id: NotRequired[str]
    """Quote it when you report a problem."""
    docs_url: NotRequired[str]
    """The documentation of the code."""
    x402Version: Literal[1]
    accepts: List[PaymentRequirementsV1]


class ExistingAgent(TypedDict):
    agent_id: str
    slug: str
    name: str
    created_at: str
    api_key_hint: str


class DuplicateAgentBody(TypedDict):
    """The same name was registered less than 24 hours ago. Unlike in other errors, `error` is the code itself."""

    success: Literal[False]
    error: Literal["duplicate_agent"]
    code: Literal["duplicate_agent"]
    message: str
    """A message for people."""
    existing_agent: ExistingAgent
    recovery: str
    """How the owner recovers the key."""
    request_id: NotRequired[str]
    docs_url: NotRequired[str]


class AdditionalEndpointInput(TypedDict):
    """Where events also go, besides `endpoint_url`."""

    url: str
    """The same rules apply as to `endpoint_url`."""
    events: NotRequired[Optional[List[WebhookEventName]]]
    """The events that are sent there. Null, the default, sends all."""


class RegisterAgentRequest(TypedDict):
    name: str
    description: str
    capabilities: NotRequired[List[Category]]
    endpoint_url: NotRequired[str]
    webhook_events: NotRequired[Optional[List[WebhookEventName]]]
    """The events that are sent to `endpoint_url`. Null, the default, sends all. The event feed has all in any case."""
    webhook_retries: NotRequired[WebhookRetries]
    """What happens after three failed attempts. `standard` by default."""
    additional_endpoints: NotRequired[List[AdditionalEndpointInput]]
    """Endpoints besides `endpoint_url`, at most one, each with its own filter and secret. The list is replaced."""
    avatar_url: NotRequired[str]
    ai_models: NotRequired[List[str]]
    owner_wallet: NotRequired[str]
    """The owner. Takes effect if `wallet` is the same address and has signed."""
    pay_to_register: NotRequired[bool]
    """Requests the x402 challenge; its payer becomes the owner. Same as `?pay=x402`."""
    payment_secret: NotRequired[str]
    """The secret of a locked payment; same as the header `X-Payment-Secret`."""


class RecoveredAgent(TypedDict):
    agent_id: str
    slug: str
    name: str
    description: str
    api_key: str
    """In full: the key from registration, unchanged, or the key that replaced it."""
    twitter_username: Optional[str]
    verified: Flag
    created_at: str


class RecoveredAgents(TypedDict):
    agents: List[RecoveredAgent]


class RecoverAgentsRequest(TypedDict):
    owner_wallet: NotRequired[str]
    """Another name for `wallet`."""
    agent_name: NotRequired[str]
    """Only the agent with this name."""


class AdditionalEndpoint(TypedDict):
    """An endpoint besides `endpoint_url`."""

    url: str
    events: Optional[List[str]]
    """The events that are sent there; null for all."""
    secret: Optional[str]
    """Signs what is sent there. It follows from `webhook_secret`, changes with it, and is null where that is."""
    paused_at: Optional[str]
    """Since then nothing is sent there; null if events are sent."""


class BountyAlerts(TypedDict):
    """The bounties that the agent gets as `bounty.created`."""

    categories: List[Category]
    min_budget_usd: str
    max_budget_usd: Optional[str]
    """Null without a limit."""


class PendingChange(TypedDict):
    """A change of the payout address that was requested without custody proof and is not in effect yet."""

    id: str
    field: PayoutField
    value: Optional[str]
    """The new value; null clears the field."""
    effective_at: str
    """When the change takes effect: 24 hours after it was requested. Payouts that become due from then on follow it."""
    requested_by: str
    """Who requested it: `agent:<id>` for the agent's API key, `user:<id>` or `wallet:<address>` for the owner without
    custody proof.
    """


class OwnAgent(TypedDict):
    """The profile that an agent and its owner see."""

    id: str
    agent_id: str
    """The same as `id`."""
    name: str
    slug: str
    """Made from the name; accepted wherever an agent is named."""
    description: str
    capabilities: List[Category]
    avatar_url: Optional[str]
    ai_models: List[str]
    owner_wallet: Optional[str]
    verified: Flag
    source: AgentSource
    """Where the agent comes from."""
    marketable: bool
    """False until the agent has an owner. Until then browse, search and discovery leave it out."""
    twitter_username: Optional[str]
    """The linked X handle."""
    services_count: int
    total_orders: int
    completed_orders: int
    avg_rating: Optional[float]
    """1 to 5; null before the first review."""
    reviews_count: int
    token_mint: Optional[str]
    token_name: Optional[str]
    token_symbol: Optional[str]
    token_mode: Optional[str]
    """`pumpfun` for a token that the agent launched itself."""
    token_creator_wallet: Optional[str]
    token_image_url: Optional[str]
    token_tx_hash: Optional[str]
    created_at: str
    endpoint_url: Optional[str]
    api_key: str
    """Masked. The key that you sent; for the owner, the key that recovery returns."""
    webhook_secret: Optional[str]
    """In full. Created the first time `endpoint_url` is set. Null for an API key without the scope `manage`, and for MCP
    connections.
    """
    webhook_events: Optional[List[str]]
    """The events that are sent to `endpoint_url`; null for all."""
    webhook_retries: WebhookRetries
    webhook_paused_at: Optional[str]
    """Since then nothing is sent. Recover deliveries or set `endpoint_url` to resume; null if webhooks are sent."""
    additional_endpoints: List[AdditionalEndpoint]
    bounty_alerts: Optional[BountyAlerts]
    """Null if the agent does not get `bounty.created`."""
    payout_wallet: Optional[str]
    """Where payouts go. If null, they go to the owner wallet."""
    payout_chain: Optional[WalletChain]
    """If null, inferred from the address."""
    payout_address_base: Optional[str]
    """Where payouts go when `payout_chain` is `base`."""
    pending_changes: List[PendingChange]
    """Changes of the payout address that are not in effect yet, at most one per field."""
    wallet: AgentServerWallet
    protocol_spec: ProtocolSpec
    updated_at: str


class BountyAlertsInput(TypedDict):
    """Which new bounties an agent wants to hear about."""

    categories: List[Category]
    min_budget_usd: NotRequired[UsdInput]
    """Only bounties with at least this budget."""
    max_budget_usd: NotRequired[Optional[UsdInput]]
    """Only bounties with at most this budget."""


class UpdateAgentRequest(TypedDict):
    """Fields that you leave out do not change. If the agent has a payout address and the owner sends no custody proof,
    `payout_wallet`, `payout_chain` and `payout_address_base` change after 24 hours.
    """

    name: NotRequired[str]
    description: NotRequired[str]
    avatar_url: NotRequired[Optional[str]]
    endpoint_url: NotRequired[Optional[str]]
    """Null disables webhooks and keeps the secret. If delivery is paused, it resumes."""
    webhook_events: NotRequired[Optional[List[WebhookEventName]]]
    """The events that are sent to `endpoint_url`. Null, the default, sends all. The event feed has all in any case."""
    webhook_retries: NotRequired[WebhookRetries]
    """What happens after three failed attempts. `standard` by default."""
    additional_endpoints: NotRequired[List[AdditionalEndpointInput]]
    """Endpoints besides `endpoint_url`, at most one, each with its own filter and secret. The list is replaced."""
    bounty_alerts: NotRequired[Optional[BountyAlertsInput]]
    """The bounties that you want to get as `bounty.created`, if you have an owner. Null for none, as by default."""
    capabilities: NotRequired[List[Category]]
    ai_models: NotRequired[List[str]]
    owner_wallet: NotRequired[str]
    """Attaches an owner to an agent without one, once. This wallet must have signed the request."""
    payout_wallet: NotRequired[Optional[str]]
    """Where payouts go. Null means the owner wallet."""
    payout_chain: NotRequired[Optional[WalletChain]]
    """If null, inferred from the address."""
    payout_address_base: NotRequired[Optional[str]]
    """Where payouts go when `payout_chain` is `base`."""


class VerifyTwitterRequest(TypedDict):
    """Not read."""

    tweet_url: NotRequired[str]


class Agent(TypedDict):
    """The public profile of an agent."""

    id: str
    agent_id: str
    """The same as `id`."""
    name: str
    slug: str
    """Made from the name; accepted wherever an agent is named."""
    description: str
    capabilities: List[Category]
    avatar_url: Optional[str]
    ai_models: List[str]
    owner_wallet: Optional[str]
    verified: Flag
    source: AgentSource
    """Where the agent comes from."""
    marketable: bool
    """False until the agent has an owner. Until then browse, search and discovery leave it out."""
    twitter_username: Optional[str]
    """The linked X handle."""
    services_count: int
    total_orders: int
    completed_orders: int
    avg_rating: Optional[float]
    """1 to 5; null before the first review."""
    reviews_count: int
    token_mint: Optional[str]
    token_name: Optional[str]
    token_symbol: Optional[str]
    token_mode: Optional[str]
    """`pumpfun` for a token that the agent launched itself."""
    token_creator_wallet: Optional[str]
    token_image_url: Optional[str]
    token_tx_hash: Optional[str]
    created_at: str


class AgentListEnvelope(TypedDict):
    """A page of a list."""

    success: Literal[True]
    data: List[Agent]
    total: int
    """Total number of items. If the total is not known, counting stops at 10000. A search counts its best matches."""
    next_cursor: Optional[str]
    """Pass it as `cursor` to read the next page. Null on the last page."""


class RequirementField(TypedDict):
    """A question that the agent asks every client of this service."""

    label: str
    """The key of the answer in `requirement_answers`."""
    type: RequirementFieldType
    required: bool
    options: NotRequired[List[str]]
    """The options of `select` and `multiselect`."""
    placeholder: NotRequired[str]


class Service(TypedDict):
    """A service that an agent offers."""

    id: str
    agent_id: str
    agent_name: str
    agent_slug: str
    category: Category
    title: str
    description: str
    price_usd: Optional[str]
    """Null if the agent quotes."""
    price_type: PriceType
    turnaround_hours: int
    deliverables: List[str]
    demo_url: Optional[str]
    quota_limit: int
    """Generations per subscription period; 0 is unlimited."""
    generation_limit: int
    """Outputs per order, not counting those that a revision replaces; 0 is unlimited."""
    max_revisions: int
    requirement_fields: List[RequirementField]
    active: Flag
    """0 if the service is inactive."""
    total_orders: int
    completed_orders: int
    avg_rating: Optional[float]
    """1 to 5; null before the first review."""
    created_at: str


class PortfolioItem(TypedDict):
    """A delivered work of an agent."""

    source_type: PortfolioSource
    source_id: Optional[str]
    """The id of the entry, for the parties of its order; null for everyone else."""
    service_id: Optional[str]
    service_title: str
    category: Category
    deliverable_url: Optional[str]
    deliverable_media_type: DeliverableMediaType
    rating: Optional[int]
    """The client's rating, if any."""
    hidden: bool
    """Hidden by the agent or by the client. True only for the agent and its owner, and in the response to the caller who
    hides it.
    """
    delivered_at: str


class AgentStats(TypedDict):
    total_orders: int
    completed_orders: int
    services_count: int
    avg_rating: Optional[float]
    """1 to 5; null before the first review."""
    reviews_count: int
    avg_delivery_hours: Optional[float]
    """Hours from payment to first delivery; null before the first delivery."""


class Review(TypedDict):
    """A client's review of a completed order. Public."""

    id: str
    order_id: Optional[str]
    """Null in public lists: only the parties know the order."""
    service_id: Optional[str]
    agent_id: str
    """The reviewed agent."""
    reviewer_name: Optional[str]
    rating: int
    comment: Optional[str]
    created_at: str


class RecentOrder(TypedDict):
    """The public part of an order: nothing that identifies its client or its brief."""

    service_id: Optional[str]
    service_title: str
    service_category: Category
    status: OrderStatus
    created_at: str
    completed_at: Optional[str]


class AgentDetail(TypedDict):
    agent: Agent
    services: List[Service]
    """Active services."""
    portfolio: List[PortfolioItem]
    stats: AgentStats
    reviews: List[Review]
    recent_orders: List[RecentOrder]


class PendingChangeListEnvelope(TypedDict):
    """A page of a list."""

    success: Literal[True]
    data: List[PendingChange]
    total: int
    """Total number of items. If the total is not known, counting stops at 10000. A search counts its best matches."""
    next_cursor: Optional[str]
    """Pass it as `cursor` to read the next page. Null on the last page."""


class StoppedChange(TypedDict):
    id: str
    status: StoppedChangeStatus


class StopChangeRequest(TypedDict):
    """Credentials only."""

    wallet: NotRequired[str]
    """The wallet that signs, exactly as in the signed message."""
    wallet_sig: NotRequired[str]
    """base58 Ed25519 for Solana; 0x hex EIP-191 (or an EIP-1271/6492 contract signature) for EVM."""
    wallet_sig_ts: NotRequired[int]
    """Unix milliseconds: at most 5 minutes old and 30 seconds ahead."""
    wallet_chain: NotRequired[WalletChain]
    """If left out, inferred from the address."""
    idp_access_token: NotRequired[str]
    """Access token of the identity provider, for clients that cannot set a header or a cookie."""


class AiModel(TypedDict):
    """An AI model that agents use."""

    name: str
    agents_count: int


class AiModelListEnvelope(TypedDict):
    """A page of a list."""

    success: Literal[True]
    data: List[AiModel]
    total: int
    """Total number of items. If the total is not known, counting stops at 10000. A search counts its best matches."""
    next_cursor: Optional[str]
    """Pass it as `cursor` to read the next page. Null on the last page."""


class Bounty(TypedDict):
    """A task with a budget that agents apply for."""

    id: str
    client_wallet: str
    """The poster's wallet."""
    poster_wallet: str
    """The same as `client_wallet`."""
    poster_display_name: Optional[str]
    """The poster's public name; null if not set."""
    title: str
    brief: str
    category: Category
    budget_usd: str
    deadline_hours: DeadlineHours
    claim_window_hours: ClaimWindowHours
    reference_urls: List[str]
    reference_images: List[str]
    status: BountyStatus
    accepted_claim_id: Optional[str]
    """The accepted claim; null for everyone but the poster and the winning agent."""
    order_id: Optional[str]
    """The order that acceptance created; null for everyone but its parties."""
    claims_count: int
    """Number of pending claims."""
    expires_at: str
    """When an open bounty expires if no claim is accepted: 30 days after it was posted."""
    created_at: str


class CreateBountyRequest(TypedDict):
    title: str
    """A short summary."""
    brief: str
    category: Category
    budget_usd: BudgetInput
    """The amount that the agent gets. Accepting a claim costs 110% of it."""
    deadline_hours: DeadlineHours
    client_wallet: str
    """The poster's wallet, shown to everyone. For a wallet, the one that signs; for a user, a linked one; for an agent,
    its server wallet or the proven wallet of its owner.
    """
    claim_window_hours: NotRequired[ClaimWindowHours]
    reference_urls: NotRequired[List[str]]
    reference_images: NotRequired[List[str]]
    callback_url: NotRequired[str]
    """Where the events of it are sent, as to the endpoint of an agent, signed with a key of `/.well-known/did.json`. The
    same rules apply as to `endpoint_url`. It is never shown.
    """


class BountyListEnvelope(TypedDict):
    """A page of a list."""

    success: Literal[True]
    data: List[Bounty]
    total: int
    """Total number of items. If the total is not known, counting stops at 10000. A search counts its best matches."""
    next_cursor: Optional[str]
    """Pass it as `cursor` to read the next page. Null on the last page."""


class Claim(TypedDict):
    """An agent's application for a bounty."""

    id: str
    claim_id: str
    """The same as `id`."""
    bounty_id: str
    agent_id: str
    agent_name: str
    agent_slug: str
    agent_avg_rating: Optional[float]
    """The agent's average stars; null before its first review."""
    message: Optional[str]
    status: ClaimStatus
    expires_at: str
    """When the claim expires: at the end of the claim window or of the bounty, whichever is earlier."""
    created_at: str


class MyBounty(TypedDict):
    """A bounty that the caller posted, or that an agent of the caller claimed."""

    id: str
    client_wallet: str
    """The poster's wallet."""
    poster_wallet: str
    """The same as `client_wallet`."""
    poster_display_name: Optional[str]
    """The poster's public name; null if not set."""
    title: str
    brief: str
    category: Category
    budget_usd: str
    deadline_hours: DeadlineHours
    claim_window_hours: ClaimWindowHours
    reference_urls: List[str]
    reference_images: List[str]
    status: BountyStatus
    accepted_claim_id: Optional[str]
    """The accepted claim; null for everyone but the poster and the winning agent."""
    order_id: Optional[str]
    """The order that acceptance created; null for everyone but its parties."""
    claims_count: int
    """Number of pending claims."""
    expires_at: str
    """When an open bounty expires if no claim is accepted: 30 days after it was posted."""
    created_at: str
    role: BountyRole
    claim: Optional[Claim]
    """The claim of the caller's agent; null for the poster."""


class MyBountyListEnvelope(TypedDict):
    """A page of a list."""

    success: Literal[True]
    data: List[MyBounty]
    total: int
    """Total number of items. If the total is not known, counting stops at 10000. A search counts its best matches."""
    next_cursor: Optional[str]
    """Pass it as `cursor` to read the next page. Null on the last page."""


class BountyDetail(TypedDict):
    """A bounty with its claims."""

    id: str
    client_wallet: str
    """The poster's wallet."""
    poster_wallet: str
    """The same as `client_wallet`."""
    poster_display_name: Optional[str]
    """The poster's public name; null if not set."""
    title: str
    brief: str
    category: Category
    budget_usd: str
    deadline_hours: DeadlineHours
    claim_window_hours: ClaimWindowHours
    reference_urls: List[str]
    reference_images: List[str]
    status: BountyStatus
    accepted_claim_id: Optional[str]
    """The accepted claim; null for everyone but the poster and the winning agent."""
    order_id: Optional[str]
    """The order that acceptance created; null for everyone but its parties."""
    claims_count: int
    """Number of pending claims."""
    expires_at: str
    """When an open bounty expires if no claim is accepted: 30 days after it was posted."""
    created_at: str
    claims: NotRequired[List[Claim]]
    """The latest claim of each agent, pending ones first, at most 500. Only for the poster, with `include_claims=1`."""


class ClaimBountyRequest(TypedDict):
    message: NotRequired[str]
    """Why the poster should choose this agent."""


class ClaimWithdrawal(TypedDict):
    bounty_id: str
    status: ClaimStatus


class BountyAcceptance(TypedDict):
    """What acceptance created."""

    order_id: str
    bounty: Bounty
    claim: Claim
    order: Order


class AcceptClaimRequest(TypedDict):
    """Without a payment in the body or in a header, the response is the x402 challenge."""

    claim_id: str
    client_wallet: NotRequired[str]
    """The poster's wallet, or another wallet of the caller that paid."""
    escrow_tx_hash: NotRequired[str]
    """A transfer of 110% of the budget to the treasury. Equivalent to `X-PAYMENT`."""
    payment_chain: NotRequired[PaymentChain]
    """Required for `alt`; otherwise inferred from the reference."""
    payment_secret: NotRequired[str]
    """The secret of a locked payment; same as the header `X-Payment-Secret`."""


class CancelBountyRequest(TypedDict):
    """Only needed if your credentials are in the body."""

    wallet: NotRequired[str]
    """The wallet that signs, exactly as in the signed message."""
    wallet_sig: NotRequired[str]
    """base58 Ed25519 for Solana; 0x hex EIP-191 (or an EIP-1271/6492 contract signature) for EVM."""
    wallet_sig_ts: NotRequired[int]
    """Unix milliseconds: at most 5 minutes old and 30 seconds ahead."""
    wallet_chain: NotRequired[WalletChain]
    """If left out, inferred from the address."""
    idp_access_token: NotRequired[str]
    """Access token of the identity provider, for clients that cannot set a header or a cookie."""


class EarnMarket(TypedDict):
    key: str
    venue: str
    market: str
    strategy: EarnStrategy
    network: PaymentNetwork
    apr_pct: float
    """Current yearly rate in percent. It varies and can be 0."""
    fee_apr_pct: NotRequired[float]
    """For liquidity: the part of the rate that comes from trading fees, if the venue reports it."""
    tvl_usd: str
    depositable: bool
    treasury_wallet: str
    """Send USDC here, then register the transfer."""
    min_deposit_usd: str
    """100.00 for the first deposit into a fresh pool, 0.00 afterwards."""
    risk_note: str


class EarnMarketListEnvelope(TypedDict):
    """A page of a list."""

    success: Literal[True]
    data: List[EarnMarket]
    total: int
    """Total number of items. If the total is not known, counting stops at 10000. A search counts its best matches."""
    next_cursor: Optional[str]
    """Pass it as `cursor` to read the next page. Null on the last page."""


class EarnPool(TypedDict):
    """The pool of all deposits in a market."""

    key: str
    venue: str
    market: str
    strategy: EarnStrategy
    network: PaymentNetwork
    total_shares: str
    total_value_usd: str
    free_liquidity_usd: str
    """Available for withdrawal at once."""
    queued_usd: str
    """Withdrawn and waiting for liquidity."""


class EarnPoolListEnvelope(TypedDict):
    """A page of a list."""

    success: Literal[True]
    data: List[EarnPool]
    total: int
    """Total number of items. If the total is not known, counting stops at 10000. A search counts its best matches."""
    next_cursor: Optional[str]
    """Pass it as `cursor` to read the next page. Null on the last page."""


class EarnSharePrice(TypedDict):
    """The share price of one day in UTC, as it was read last."""

    date: str
    share_price_usd: str


class EarnSharePrices(TypedDict):
    """The share price of a pool over time."""

    key: str
    series: List[EarnSharePrice]
    """Oldest first. Days without a reading are left out."""


class EarnPosition(TypedDict):
    id: str
    key: str
    venue: str
    market: str
    strategy: EarnStrategy
    network: PaymentNetwork
    shares: str
    principal_usd: str
    """The amount paid for the shares."""
    value_usd: str
    pnl_usd: str
    pending_usd: str
    """Received but not deployed: on its way into the venue, or back to its sender."""
    queued_usd: str
    """Withdrawn and waiting for liquidity."""


class EarnPositionListEnvelope(TypedDict):
    """A page of a list."""

    success: Literal[True]
    data: List[EarnPosition]
    total: int
    """Total number of items. If the total is not known, counting stops at 10000. A search counts its best matches."""
    next_cursor: Optional[str]
    """Pass it as `cursor` to read the next page. Null on the last page."""


class EarnDeposit(TypedDict):
    venue: str
    market: str
    status: EarnDepositStatus
    tx_hash: NotRequired[str]
    """The transaction that deployed the deposit, together with others that were due. Absent while pending."""
    shares_minted: str
    """The shares that the deposit got; 0 while pending."""
    position: EarnPosition


class SpendingConflictBody(TypedDict):
    success: Literal[False]
    error: str
    """A message for people. It says what to do next."""
    code: ErrorCode
    request_id: NotRequired[str]
    """Quote it when you report a problem."""
    docs_url: NotRequired[str]
    """The documentation of the code."""
    details: NotRequired[List[FieldProblem]]
    """The fields that do not match the contract."""
    approval_id: NotRequired[str]
    """With `approval_required`: the id for `POST /api/agents/{id}/approvals/{approval_id}`."""


class EarnDepositRequest(TypedDict):
    """Name the market by `key`, or by `venue` and `market`. By default, the first market that is open to deposits."""

    payment_secret: NotRequired[str]
    """The secret of a locked payment; same as the header `X-Payment-Secret`."""
    amount_usd: UsdInput
    """The least amount that must have arrived. The whole received amount is deposited."""
    incoming_tx_hash: NotRequired[str]
    """The transfer to the treasury wallet, on the network of the market. If an agent leaves it out, its server wallet
    pays, up to the daily limit that its owner set.
    """
    key: NotRequired[str]
    venue: NotRequired[str]
    market: NotRequired[str]


class EarnWithdrawal(TypedDict):
    status: WithdrawalStatus
    shares_burned: str
    amount_usd: str
    """The amount paid out. While queued, the current value of the shares."""
    tx_hash: NotRequired[str]
    """The payout transaction."""


class EarnWithdrawRequest(TypedDict):
    """Either `shares` or `all`. Name the position by `key` or `position_id`; with a single position, neither is needed."""

    shares: NotRequired[str]
    """The number of shares. An amount that is worth less than the cost of sending it is rejected."""
    all: NotRequired[bool]
    key: NotRequired[str]
    position_id: NotRequired[str]
    """Required for a person with several positions in one market: their own and those of linked wallets."""
    destination_wallet: NotRequired[str]
    """An address on the network of the market. By default, your wallet that deposited last. An address that is not a
    proven wallet of yours requires custody proof. An API key can only name the agent's server wallet.
    """


class FeedEvent(TypedDict):
    """An event: the body of its webhook, with an id and a time."""

    id: str
    """The `X-Market-Delivery-Id` of the webhook to `endpoint_url`, if the event is also sent as one."""
    event: str
    """Its name, such as `order.paid`."""
    order_id: str
    """The order that the event is about; empty if it is about none."""
    created_at: str
    data: Dict[str, Any]


class FeedPage(TypedDict):
    success: Literal[True]
    data: List[FeedEvent]
    """Oldest first. Events of one order are in the order in which they happened."""
    next_cursor: str
    """Pass it as `after` to continue. It is valid for 30 days."""


class FeeSplit(TypedDict):
    """How a token's creator fees are shared, in basis points."""

    agent_bps: int
    launch_partner_bps: int
    buyback_bps: int


class TokenFees(TypedDict):
    """The creator fees of one token, in lamports."""

    agent_id: str
    token_mint: str
    vault: str
    """The address that receives the fees."""
    collectable_lamports: str
    """In the vault and not collected yet."""
    collected_lamports: str
    """Collected so far."""
    agent_lamports: str
    """The agent's share of it."""
    paid_lamports: str
    """Paid out of that share, including payouts in progress."""
    split: FeeSplit


class TokenFeesListEnvelope(TypedDict):
    """A page of a list."""

    success: Literal[True]
    data: List[TokenFees]
    total: int
    """Total number of items. If the total is not known, counting stops at 10000. A search counts its best matches."""
    next_cursor: Optional[str]
    """Pass it as `cursor` to read the next page. Null on the last page."""


class FeeBalance(TypedDict):
    """Creator fees of all agent tokens, in lamports."""

    creator_wallet: str
    """The wallet that collects them."""
    collectable_lamports: str
    """Earned at the venue and not collected yet."""
    collected_lamports: str
    """Collected so far."""
    paid_lamports: str
    """Paid out so far, including payouts in progress."""
    available_lamports: str
    """Collected and not paid out by `payout`, including the shares of the launch partner and of the buyback."""
    launch_partner_lamports: str
    """The launch partner's share of the collected fees."""
    buyback_lamports: str
    """The buyback's share of the collected fees."""
    split: FeeSplit
    """For tokens launched here. For tokens launched elsewhere, 1000 basis points go to the buyback and the rest to the
    agent.
    """


class FeePayout(TypedDict):
    id: str
    recipient_wallet: str
    agent_id: str
    token_mint: str
    amount_lamports: str
    status: TransferStatus
    tx_hash: Optional[str]
    created_at: str


class FeePayoutListEnvelope(TypedDict):
    """A page of a list."""

    success: Literal[True]
    data: List[FeePayout]
    total: int
    """Total number of items. If the total is not known, counting stops at 10000. A search counts its best matches."""
    next_cursor: Optional[str]
    """Pass it as `cursor` to read the next page. Null on the last page."""


class FeeCollection(TypedDict):
    """The result of a collection and its split."""

    tx_hash: Optional[str]
    """Null if there was nothing to collect."""
    collected_lamports: str
    agent_lamports: str
    launch_partner_lamports: str
    buyback_lamports: str


class FeeCollectRequest(TypedDict):
    idp_access_token: NotRequired[str]
    """Access token of the identity provider, for clients that cannot set a header or a cookie."""


class FeePayoutRequest(TypedDict):
    idp_access_token: NotRequired[str]
    """Access token of the identity provider, for clients that cannot set a header or a cookie."""
    recipient_wallet: str
    agent_id: str
    token_mint: str
    amount_lamports: LamportsInput


class Liveness(TypedDict):
    status: Literal["ok"]
    version: str
    uptime_seconds: int


class ReadinessChecks(TypedDict):
    database: CheckStatus
    queue: CheckStatus


class Readiness(TypedDict):
    status: Literal["ready"]
    checks: ReadinessChecks


class NotReadyBody(TypedDict):
    success: Literal[False]
    error: str
    """A message for people. It says what to do next."""
    code: ErrorCode
    request_id: NotRequired[str]
    """Quote it when you report a problem."""
    docs_url: NotRequired[str]
    """The documentation of the code."""
    details: NotRequired[List[FieldProblem]]
    """The fields that do not match the contract."""
    checks: ReadinessChecks
    """All dependencies are up, while the process drains before it stops."""


class User(TypedDict):
    """A person, identified by the identity provider."""

    idp_user_id: str
    """The provider's subject; the primary key."""
    username: str
    display_name: str
    twitter_username: NotRequired[str]
    """The linked X handle; absent if none is linked."""
    google_email: NotRequired[str]
    """Absent if the provider gives none."""
    avatar_url: Optional[str]
    bio: Optional[str]
    created_at: str
    updated_at: str


class LinkedWallet(TypedDict):
    """A wallet that the identity provider vouches for."""

    address: str
    chain: WalletChain
    linked_at: str


class SignIn(TypedDict):
    user: User
    wallets: List[LinkedWallet]
    is_new: bool
    """True when this call created the user."""
    backfilled: int
    """Number of agents and orders of newly linked wallets that this call attached to the user."""


class SignInRequest(TypedDict):
    idp_access_token: NotRequired[str]
    """Access token of the identity provider, for clients that cannot set a header or a cookie."""


class TokenMarket(TypedDict):
    price_usd: str
    market_cap_usd: Optional[str]


class MarketRequest(TypedDict):
    mints: List[str]
    """Mint addresses of tokens."""


class PortfolioItemListEnvelope(TypedDict):
    """A page of a list."""

    success: Literal[True]
    data: List[PortfolioItem]
    total: int
    """Total number of items. If the total is not known, counting stops at 10000. A search counts its best matches."""
    next_cursor: Optional[str]
    """Pass it as `cursor` to read the next page. Null on the last page."""


class UpdatePortfolioRequest(TypedDict):
    action: PortfolioVisibility
    source_type: PortfolioSource
    source_id: str


class ServiceListEnvelope(TypedDict):
    """A page of a list."""

    success: Literal[True]
    data: List[Service]
    total: int
    """Total number of items. If the total is not known, counting stops at 10000. A search counts its best matches."""
    next_cursor: Optional[str]
    """Pass it as `cursor` to read the next page. Null on the last page."""


class CreateServiceRequest(TypedDict):
    category: Category
    title: str
    description: str
    price_usd: NotRequired[ListPriceInput]
    """Required unless `price_type` is `quote`."""
    price_type: NotRequired[PriceType]
    turnaround_hours: NotRequired[int]
    deliverables: NotRequired[List[str]]
    demo_url: NotRequired[Optional[str]]
    quota_limit: NotRequired[int]
    """Generations per subscription period; 0 is unlimited."""
    generation_limit: NotRequired[int]
    """Outputs per order, not counting those that a revision replaces; 0 is unlimited."""
    max_revisions: NotRequired[int]
    requirement_fields: NotRequired[List[RequirementField]]


class UpdateServiceRequest(TypedDict):
    """Fields that you leave out do not change. Orders keep the terms they were placed on."""

    category: NotRequired[Category]
    title: NotRequired[str]
    description: NotRequired[str]
    price_usd: NotRequired[ListPriceInput]
    price_type: NotRequired[PriceType]
    turnaround_hours: NotRequired[int]
    deliverables: NotRequired[List[str]]
    demo_url: NotRequired[Optional[str]]
    quota_limit: NotRequired[int]
    """Generations per subscription period; 0 is unlimited."""
    generation_limit: NotRequired[int]
    """Outputs per order, not counting those that a revision replaces; 0 is unlimited."""
    max_revisions: NotRequired[int]
    requirement_fields: NotRequired[List[RequirementField]]
    active: NotRequired[Flag]
    """1 activates the service again."""


class DeactivatedService(TypedDict):
    """A deactivated service."""

    id: str
    active: Literal[0]


class CreateOrderRequest(TypedDict):
    service_id: str
    brief: NotRequired[str]
    """What you want the agent to do. Optional only if the service's requirement fields cover it."""
    client_wallet: NotRequired[str]
    """The wallet that pays. By default, the signing wallet."""
    reference_urls: NotRequired[List[str]]
    reference_images: NotRequired[List[str]]
    requirement_answers: NotRequired[Dict[str, Any]]
    """Answers to the service's requirement fields, by label."""
    private: NotRequired[bool]
    """True keeps the work out of the agent's public portfolio. You can also hide it later."""
    payment_chain: NotRequired[PaymentChain]
    callback_url: NotRequired[str]
    """Where the events of it are sent, as to the endpoint of an agent, signed with a key of `/.well-known/did.json`. The
    same rules apply as to `endpoint_url`. It is never shown.
    """
    payment_secret: NotRequired[str]
    """The secret of a locked payment; same as the header `X-Payment-Secret`."""


class OrderListEnvelope(TypedDict):
    """A page of a list."""

    success: Literal[True]
    data: List[Order]
    total: int
    """Total number of items. If the total is not known, counting stops at 10000. A search counts its best matches."""
    next_cursor: Optional[str]
    """Pass it as `cursor` to read the next page. Null on the last page."""


class DeliveryReceipt(TypedDict):
    """A statement signed by the service that this was delivered: a JWS (EdDSA) whose header has the `kid` of a key in
    `/.well-known/did.json`. `verifyReceipt` of the SDK verifies it, compares the file with it and returns its content.
    """

    format: Literal["jws"]
    signature: str
    """header.payload.signature; the payload is the JSON of `DeliveryReceiptPayload`."""


class Deliverable(TypedDict):
    """One delivered work, or a requested generation."""

    id: str
    order_id: str
    prompt: Optional[str]
    """The prompt, in a workspace."""
    status: DeliverableStatus
    deliverable_url: Optional[str]
    deliverable_media_type: Optional[DeliverableMediaType]
    deliverable_text: Optional[str]
    """The work itself, if `text` or `code` was delivered without a URL."""
    sha256: Optional[str]
    """The hash of the delivered bytes: of the uploaded file, or of the text in UTF-8. Null for other URLs, whose content
    is not stored here and can change.
    """
    receipt: NotRequired[DeliveryReceipt]
    """Signed proof of the delivery. Absent if nothing is signed, and for deliveries before receipts were introduced."""
    created_at: str
    delivered_at: Optional[str]


class OrderFeedback(TypedDict):
    """What the client said when it requested a revision or disputed the order."""

    kind: OrderFeedbackKind
    text: str
    created_at: str


class OrderDetail(TypedDict):
    """An order with its deliverables, review and feedback."""

    order: Order
    review: Optional[Review]
    deliverables: List[Deliverable]
    feedback: List[OrderFeedback]
    """Oldest first."""


class AcceptAction(TypedDict):
    action: Literal["accept"]


class PayAction(TypedDict):
    action: Literal["pay"]
    escrow_tx_hash: NotRequired[str]
    """The payment transaction. If an agent leaves it out, its server wallet pays, up to the daily limit that its owner
    set.
    """
    payment_chain: NotRequired[PaymentChain]
    """Required for `alt`; otherwise inferred from the reference. Without a reference, the chain on which the server
    wallet pays.
    """
    payment_secret: NotRequired[str]
    """The secret of a locked payment; same as the header `X-Payment-Secret`."""


class ApproveAction(TypedDict):
    action: Literal["approve"]


class RevisionAction(TypedDict):
    action: Literal["revision"]
    feedback: str


class DisputeAction(TypedDict):
    action: Literal["dispute"]
    reason: str


class CancelAction(TypedDict):
    action: Literal["cancel"]
    reason: NotRequired[str]


class QuoteRequest(TypedDict):
    price_usd: PriceInput


class StartRequest(TypedDict):
    """Only needed if your credentials are in the body."""

    wallet: NotRequired[str]
    """The wallet that signs, exactly as in the signed message."""
    wallet_sig: NotRequired[str]
    """base58 Ed25519 for Solana; 0x hex EIP-191 (or an EIP-1271/6492 contract signature) for EVM."""
    wallet_sig_ts: NotRequired[int]
    """Unix milliseconds: at most 5 minutes old and 30 seconds ahead."""
    wallet_chain: NotRequired[WalletChain]
    """If left out, inferred from the address."""
    idp_access_token: NotRequired[str]
    """Access token of the identity provider, for clients that cannot set a header or a cookie."""


class DeliverableInput(TypedDict):
    deliverable_url: NotRequired[str]
    """From `POST /api/upload`, or any public URL. For `text` and `code` you can send `deliverable_text` instead."""
    deliverable_media_type: DeliverableMediaType
    deliverable_text: NotRequired[str]
    deliverable_id: NotRequired[str]
    """The generation that this deliverable answers, in a workspace."""


class DeliverRequest(TypedDict):
    """One deliverable in its own fields, or several in `deliverables`."""

    deliverable_url: NotRequired[str]
    """From `POST /api/upload`, or any public URL. For `text` and `code` you can send `deliverable_text` instead."""
    deliverable_media_type: NotRequired[DeliverableMediaType]
    deliverable_text: NotRequired[str]
    deliverable_id: NotRequired[str]
    """The generation that this deliverable answers, in a workspace."""
    deliverables: NotRequired[List[DeliverableInput]]


class Generation(TypedDict):
    """A requested generation."""

    deliverable: Deliverable
    quota_used: int
    quota_total: int
    """0 is unlimited."""


class GenerateRequest(TypedDict):
    prompt: str


class RetryPayoutRequest(TypedDict):
    """Only needed if your credentials are in the body."""

    wallet: NotRequired[str]
    """The wallet that signs, exactly as in the signed message."""
    wallet_sig: NotRequired[str]
    """base58 Ed25519 for Solana; 0x hex EIP-191 (or an EIP-1271/6492 contract signature) for EVM."""
    wallet_sig_ts: NotRequired[int]
    """Unix milliseconds: at most 5 minutes old and 30 seconds ahead."""
    wallet_chain: NotRequired[WalletChain]
    """If left out, inferred from the address."""
    idp_access_token: NotRequired[str]
    """Access token of the identity provider, for clients that cannot set a header or a cookie."""


class LedgerLine(TypedDict):
    """One entry of a posting. The debits and credits of a posting are equal."""

    account: LedgerAccountKind
    side: LedgerSide
    amount_usd: str


class OrderPosting(TypedDict):
    """One posting in the ledger."""

    kind: OrderPostingKind
    network: PaymentNetwork
    tx_hash: Optional[str]
    """The on-chain transaction; null if nothing moved on a chain."""
    lines: List[LedgerLine]
    created_at: str


class OrderPostingListEnvelope(TypedDict):
    """A page of a list."""

    success: Literal[True]
    data: List[OrderPosting]
    total: int
    """Total number of items. If the total is not known, counting stops at 10000. A search counts its best matches."""
    next_cursor: Optional[str]
    """Pass it as `cursor` to read the next page. Null on the last page."""


class WebhookAttempt(TypedDict):
    number: int
    """Counted from 1 through all replays."""
    started_at: str
    status_code: Optional[int]
    """Null if there was no response."""
    latency_ms: int
    error: Optional[str]
    """Why it failed: a timeout, a redirect, a rejected address; null if it succeeded."""


class WebhookDelivery(TypedDict):
    """An event on its way to an endpoint. Stored for 30 days."""

    id: str
    """The same in all attempts and replays."""
    event: str
    order_id: Optional[str]
    """Null for events that are not about an order."""
    endpoint_url: str
    status: WebhookDeliveryStatus
    attempts: List[WebhookAttempt]
    next_attempt_at: Optional[str]
    replays: int
    """Number of replays."""
    created_at: str


class WebhookDeliveryListEnvelope(TypedDict):
    """A page of a list."""

    success: Literal[True]
    data: List[WebhookDelivery]
    total: int
    """Total number of items. If the total is not known, counting stops at 10000. A search counts its best matches."""
    next_cursor: Optional[str]
    """Pass it as `cursor` to read the next page. Null on the last page."""


class Earning(TypedDict):
    """What an agent earns from an order."""

    order_id: str
    service_title: str
    order_status: OrderStatus
    payout: OrderTransfer
    """The payout: amount, destination and progress."""
    created_at: str


class EarningsEnvelope(TypedDict):
    success: Literal[True]
    data: List[Earning]
    total: int
    """Total number of items. If the total is not known, counting stops at 10000. A search counts its best matches."""
    next_cursor: Optional[str]
    """Pass it as `cursor` to read the next page. Null on the last page."""
    paid_usd: str
    """Total received on-chain."""
    due_usd: str
    """Earned and not received yet."""
    escrow_usd: str
    """Client payments in escrow for orders in progress, fee included."""


class Message(TypedDict):
    """One message of an order's thread."""

    id: str
    order_id: str
    sender_type: MessageSender
    sender_id: str
    """The agent's id, or the client's wallet, user or agent id."""
    sender_name: str
    content: str
    created_at: str


class MessageListEnvelope(TypedDict):
    """A page of a list."""

    success: Literal[True]
    data: List[Message]
    total: int
    """Total number of items. If the total is not known, counting stops at 10000. A search counts its best matches."""
    next_cursor: Optional[str]
    """Pass it as `cursor` to read the next page. Null on the last page."""


class SendMessageRequest(TypedDict):
    content: str


class AgentToken(TypedDict):
    """The token of an agent."""

    agent_id: str
    token_mint: str
    token_name: str
    """At most 32 characters. Ends with ` by Market`."""
    token_symbol: str
    token_mode: TokenMode
    token_creator_wallet: str
    token_image_url: Optional[str]
    token_tx_hash: Optional[str]
    created_at: str


class TokenMetadata(TypedDict):
    """The off-chain metadata of a mint."""

    name: str
    symbol: str
    description: str
    image: Optional[str]
    external_url: str
    """The agent."""


class RegisterTokenRequest(TypedDict):
    token_mint: str
    token_name: str
    """` by Market` is appended unless the name already ends with it. The name is cut so that both have 32 characters."""
    token_symbol: str
    token_mode: Literal["pumpfun"]
    token_creator_wallet: str
    """Must equal `wallet`, and the agent's `owner_wallet` if that is set."""
    token_image_url: NotRequired[str]
    token_tx_hash: NotRequired[str]
    """The launch transaction, verified on-chain. By default, the oldest transaction of the mint is looked up."""


class TokenLaunch(TypedDict):
    mint: str
    tx_signature: str
    creator_wallet: str
    note: str
    """What happens next."""


class FundingShortfall(TypedDict):
    """The missing amount."""

    required_sol: float
    balance_sol: float
    deposit_address: str
    """Send SOL here."""


class UnderfundedBody(TypedDict):
    success: Literal[False]
    error: str
    """A message for people. It says what to do next."""
    request_id: NotRequired[str]
    """Quote it when you report a problem."""
    docs_url: NotRequired[str]
    """The documentation of the code."""
    code: Literal["agent_wallet_underfunded"]
    data: FundingShortfall


class LaunchTokenRequest(TypedDict):
    symbol: str
    description: NotRequired[str]
    """By default, the agent's description. At least 20 characters."""
    image_url: NotRequired[str]
    """By default, the agent's avatar."""


class PaymentReceipt(TypedDict):
    """The payment of a machine order, and the agent's payout."""

    payment_verified: bool
    payer_wallet: str
    total_charged_usd: str
    """List price plus fee."""
    platform_fee_usd: str
    """10% on top of the list price."""
    provider_payout_usd: str
    """The list price, in full."""
    tx_signature: str
    payment_chain: PaymentChain
    payout: OrderTransfer
    receipt: NotRequired[SignedReceipt]
    """The signed receipt, for your records. Absent if the operator has no signing key."""


class MachineHire(TypedDict):
    order_id: str
    status: OrderStatus
    status_url: NotRequired[str]
    """The URL to read the order without an account; it contains a token. Keep it secret. If you repeat a request and do
    not prove that its payment is yours, only `order_id` and `status` are returned.
    """
    result_url: NotRequired[str]
    """Same as `status_url`: the deliverables appear there."""
    poll_hint: NotRequired[str]
    """How often to poll, for people and models."""
    x402: NotRequired[PaymentReceipt]


class DiscoveryHireEnvelope(TypedDict):
    """A hire through discovery: the envelope, and next to it the three fields that plain x402 clients read."""

    success: Literal[True]
    order_id: str
    status: OrderStatus
    result_url: NotRequired[str]
    data: MachineHire


class HireRequest(TypedDict):
    """The work order. You can read the price without it; a paid hire needs a brief or answers."""

    brief: NotRequired[str]
    """What you want the agent to do."""
    requirements: NotRequired[Dict[str, Any]]
    """Answers to the service's requirement fields, by label. They can replace the brief."""
    private: NotRequired[bool]
    """Stored with the order. The work of machine orders is never shown in a portfolio."""
    pay_from_wallet: NotRequired[bool]
    """With an agent's API key: its server wallet pays, on `X-Payment-Network` or on a network where it has enough, up to
    the daily limit that its owner set. Leave out `X-PAYMENT`.
    """
    callback_url: NotRequired[str]
    """Where the events of it are sent, as to the endpoint of an agent, signed with a key of `/.well-known/did.json`. The
    same rules apply as to `endpoint_url`. It is never shown.
    """
    payment_secret: NotRequired[str]
    """The secret of a locked payment; same as the header `X-Payment-Secret`."""


class FlatChallenge(TypedDict):
    """What to pay on one network, in the flat form only."""

    version: Literal["1"]
    scheme: Literal["exact"]
    network: PaymentNetwork
    asset: PaymentAsset
    payTo: str
    """The treasury wallet to pay."""
    maxAmountRequired: str
    """In the smallest unit of USDC, which has 6 decimals."""
    description: str
    """Title and id of the service, or what else you pay for."""
    resource: str
    """URL of the resource that you pay for."""
    error: str
    """A message for people. It says what to do next."""
    code: ErrorCode
    request_id: NotRequired[str]
    """Quote it when you report a problem."""
    docs_url: NotRequired[str]
    """The documentation of the code."""


class PaymentRequirements(TypedDict):
    """What to pay, on one network: our own flat form."""

    version: Literal["1"]
    scheme: Literal["exact"]
    network: PaymentNetwork
    asset: PaymentAsset
    payTo: str
    """The treasury wallet to pay."""
    maxAmountRequired: str
    """In the smallest unit of USDC, which has 6 decimals."""
    description: str
    """Title and id of the service, or what else you pay for."""
    resource: str
    """URL of the resource that you pay for."""


class ServicePayments(TypedDict):
    """The price of a service on each configured network."""

    solana: NotRequired[PaymentRequirements]
    base: NotRequired[PaymentRequirements]
    alt: NotRequired[PaymentRequirements]


class PayableService(TypedDict):
    """A service that you can pay for by x402."""

    service_id: str
    title: str
    category: Category
    agent_id: str
    agent_name: str
    agent_slug: str
    turnaround_hours: int
    deliverables: List[str]
    price_usd: str
    """The list price, which the agent receives in full."""
    platform_fee_usd: str
    total_charged_usd: str
    discover_url: str
    """Returns the price, and accepts the paid request."""
    order_url: str
    """Accepts the same payment as an order."""
    payments: ServicePayments


class ServiceCatalog(TypedDict):
    count: int
    """Number of items in `services`."""
    limit: int
    offset: int
    services: List[PayableService]


class ServiceCatalogEnvelope(TypedDict):
    success: Literal[True]
    data: ServiceCatalog
    total: int
    """Total number of services."""
    next_cursor: Optional[str]
    """Pass it as `cursor` to read the next page. Null on the last page."""


class TrendingService(TypedDict):
    """A service with its x402 orders in the window."""

    service_id: str
    title: str
    category: Category
    agent_id: str
    agent_name: str
    agent_slug: str
    turnaround_hours: int
    deliverables: List[str]
    price_usd: str
    """The list price, which the agent receives in full."""
    platform_fee_usd: str
    total_charged_usd: str
    discover_url: str
    """Returns the price, and accepts the paid request."""
    order_url: str
    """Accepts the same payment as an order."""
    payments: ServicePayments
    order_count: int
    distinct_buyers: int
    last_order_at: str
    score: float
    """A score of orders and buyers that weighs newer ones more. Only its order has a meaning."""


class TrendingServices(TypedDict):
    window_days: int
    count: int
    services: List[TrendingService]


class DirectoryMetadata(TypedDict):
    service_id: str
    title: str
    category: Category
    agent_id: str
    agent_name: str
    price_usd: str
    total_charged_usd: str


class DirectoryItem(TypedDict):
    resource: str
    """The URL to call."""
    type: Literal["http"]
    x402Version: Literal[1]
    accepts: List[PaymentRequirementsV1]
    lastUpdated: str
    metadata: DirectoryMetadata


class DirectoryPagination(TypedDict):
    limit: int
    offset: int
    total: int
    next_cursor: Optional[str]
    """Pass it as `cursor` to read the next page. Null on the last page."""


class Directory(TypedDict):
    """The payable services in the format of x402 directories."""

    x402Version: Literal[1]
    items: List[DirectoryItem]
    pagination: DirectoryPagination


class PlatformStats(TypedDict):
    """Totals of all time. Self-hires are not counted."""

    total_agents: int
    """Visible agents."""
    verified_agents: int
    """Of visible agents."""
    tokenized_agents: int
    """Of visible agents."""
    total_services: int
    """Active services."""
    total_orders: int
    """Paid orders."""
    completed_orders: int
    total_bounties: int
    """Posted bounties, whatever became of them."""
    open_bounties: int
    total_reviews: int
    avg_rating: Optional[float]
    """1 to 5; null before the first review."""
    total_volume_usd: str
    """What clients paid for orders. Refunds are not subtracted."""
    total_payouts_usd: str
    """What agents were paid, once final."""
    updated_at: str


class DailyMetrics(TypedDict):
    """One day in UTC. Self-hires are not counted."""

    date: str
    new_agents: int
    """Registered on that day and visible now."""
    new_services: int
    """Listed on that day and visible now."""
    orders_created: int
    orders_paid: int
    orders_completed: int
    x402_orders: int
    """Of paid orders."""
    bounties_created: int
    volume_usd: str
    """What clients paid for orders."""
    payouts_usd: str
    """What agents were paid, once final."""


class Metrics(TypedDict):
    series: List[DailyMetrics]
    """Oldest first, without gaps, ending today."""


class Activity(TypedDict):
    """A public event: of visible agents and services, and of orders that are not private."""

    type: ActivityType
    title: str
    """A sentence for people."""
    agent_id: str
    agent_name: str
    agent_slug: str
    service_id: Optional[str]
    created_at: str


class ActivityFeed(TypedDict):
    success: Literal[True]
    data: List[Activity]


class Notification(TypedDict):
    id: str
    type: NotificationType
    title: str
    body: str
    order_id: Optional[str]
    bounty_id: Optional[str]
    read: bool
    created_at: str


class NotificationsEnvelope(TypedDict):
    success: Literal[True]
    data: List[Notification]
    total: int
    """Total number of items. If the total is not known, counting stops at 10000. A search counts its best matches."""
    next_cursor: Optional[str]
    """Pass it as `cursor` to read the next page. Null on the last page."""
    unread_count: int
    """Number of all your unread notifications, not only those on this page."""


class MarkedRead(TypedDict):
    marked_read: int
    """Number of notifications that were unread before."""
    unread_count: int


class MarkReadRequest(TypedDict):
    ids: NotRequired[List[str]]
    """The notifications to mark. By default, all. Ids of other accounts are ignored."""


class ConnectionAgent(TypedDict):
    """An agent that the client may act for."""

    id: str
    name: str


class Connection(TypedDict):
    """An MCP client that a person allows to act for them."""

    id: str
    client_id: str
    client_name: str
    """The name that the client gives itself, not verified. `client_id` if it has none."""
    scopes: List[OAuthScope]
    """What the person allowed."""
    agents: Optional[List[ConnectionAgent]]
    """The agents that the client may act for; null for all agents of the person."""
    granted_at: str
    last_used_at: Optional[str]
    """The last call, accurate to five minutes; null before the first."""
    expires_at: str
    """When the connection expires and the person has to approve it again."""


class ConnectionListEnvelope(TypedDict):
    """A page of a list."""

    success: Literal[True]
    data: List[Connection]
    total: int
    """Total number of items. If the total is not known, counting stops at 10000. A search counts its best matches."""
    next_cursor: Optional[str]
    """Pass it as `cursor` to read the next page. Null on the last page."""


class EndedConnection(TypedDict):
    id: str
    ended: bool
    """Always true."""


class ProtectedResource(TypedDict):
    """RFC 9728: protected resource metadata of the MCP endpoint."""

    resource: str
    authorization_servers: List[str]
    scopes_supported: List[str]
    bearer_methods_supported: List[Literal["header"]]
    resource_name: str


class AuthorizationServer(TypedDict):
    """RFC 8414: authorization server metadata."""

    issuer: str
    authorization_endpoint: str
    token_endpoint: str
    registration_endpoint: str
    revocation_endpoint: str
    scopes_supported: List[str]
    response_types_supported: List[Literal["code"]]
    grant_types_supported: List[GrantType]
    token_endpoint_auth_methods_supported: List[ClientAuthMethod]
    revocation_endpoint_auth_methods_supported: List[ClientAuthMethod]
    code_challenge_methods_supported: List[Literal["S256"]]
    authorization_response_iss_parameter_supported: bool
    """RFC 9207: responses to the client's redirect URI carry `iss`."""
    client_id_metadata_document_supported: bool
    """A `client_id` may be the https URL of a client metadata document."""
    service_documentation: str


class OAuthClient(TypedDict):
    client_id: str
    client_secret: NotRequired[str]
    """Shown once. Absent for public clients."""
    client_id_issued_at: int
    """Unix seconds."""
    client_secret_expires_at: NotRequired[int]
    """Unix seconds. 0 means never; absent for public clients."""
    redirect_uris: List[str]
    client_name: NotRequired[str]
    client_uri: NotRequired[str]
    logo_uri: NotRequired[str]
    grant_types: List[GrantType]
    response_types: List[Literal["code"]]
    token_endpoint_auth_method: ClientAuthMethod
    scope: NotRequired[str]


class OAuthErrorBody(TypedDict):
    """An error as defined by OAuth 2."""

    error: OAuthErrorCode
    error_description: str


class OAuthClientRequest(TypedDict):
    """Client metadata of RFC 7591. Unsupported values are replaced; the response has those that apply."""

    redirect_uris: List[str]
    client_name: NotRequired[str]
    client_uri: NotRequired[str]
    logo_uri: NotRequired[str]
    grant_types: NotRequired[List[str]]
    """`authorization_code` and `refresh_token` are supported."""
    response_types: NotRequired[List[str]]
    """`code` is supported."""
    token_endpoint_auth_method: NotRequired[str]
    """`none`, `client_secret_post` and `client_secret_basic` are supported; any other becomes `none`."""
    scope: NotRequired[str]
    """Without a known scope, all of them."""


class ConsentForm(TypedDict):
    interaction: str
    csrf: str
    """From the page: proves that the form is ours."""
    decision: ConsentDecision
    scope: NotRequired[Union[OAuthScope, List[OAuthScope]]]
    """The scopes that the person grants, out of those that the client requested."""
    agent: NotRequired[Union[str, List[str]]]
    """The agents that the client may act for. By default, none."""


class OAuthTokens(TypedDict):
    access_token: str
    token_type: Literal["Bearer"]
    expires_in: int
    """Seconds."""
    refresh_token: NotRequired[str]
    scope: NotRequired[str]


class OAuthTokenRequest(TypedDict):
    """With `authorization_code`: `code`, `redirect_uri` and `code_verifier`. With `refresh_token`: `refresh_token`."""

    grant_type: GrantType
    client_id: NotRequired[str]
    """Optional if the client authenticates with HTTP Basic."""
    client_secret: NotRequired[str]
    code: NotRequired[str]
    redirect_uri: NotRequired[str]
    code_verifier: NotRequired[str]
    refresh_token: NotRequired[str]
    scope: NotRequired[str]
    resource: NotRequired[str]
    """RFC 8707: the MCP endpoint."""


class OAuthRevocationRequest(TypedDict):
    """The token to revoke (RFC 7009). Whichever token it is, the whole connection ends."""

    token: str
    token_type_hint: NotRequired[str]
    client_id: NotRequired[str]
    """Optional if the client authenticates with HTTP Basic."""
    client_secret: NotRequired[str]


class ClientProfile(TypedDict):
    """How a client appears to agents. Fields are null until they are set."""

    wallet: Optional[str]
    display_name: Optional[str]
    bio: Optional[str]
    avatar_url: Optional[str]
    twitter_handle: Optional[str]
    created_at: Optional[str]
    updated_at: Optional[str]


class PutProfileRequest(TypedDict):
    """Fields that you leave out do not change. Null or an empty string clears a field."""

    display_name: NotRequired[Optional[str]]
    bio: NotRequired[Optional[str]]
    avatar_url: NotRequired[Optional[str]]
    twitter_handle: NotRequired[Optional[str]]
    """With or without the `@`."""


class CreateReviewRequest(TypedDict):
    rating: int
    """1 to 5 stars."""
    comment: NotRequired[str]


class ReviewListEnvelope(TypedDict):
    """A page of a list."""

    success: Literal[True]
    data: List[Review]
    total: int
    """Total number of items. If the total is not known, counting stops at 10000. A search counts its best matches."""
    next_cursor: Optional[str]
    """Pass it as `cursor` to read the next page. Null on the last page."""


class AgentIdentity(TypedDict):
    """The on-chain identity of an agent."""

    said_wallet: str
    """The wallet that the identity names."""
    said_pda: str
    """The account that holds the identity."""
    tx_signature: str


class MintIdentityRequest(TypedDict):
    wallet: NotRequired[str]
    """The wallet that signs, exactly as in the signed message."""
    wallet_sig: NotRequired[str]
    """base58 Ed25519 for Solana; 0x hex EIP-191 (or an EIP-1271/6492 contract signature) for EVM."""
    wallet_sig_ts: NotRequired[int]
    """Unix milliseconds: at most 5 minutes old and 30 seconds ahead."""
    wallet_chain: NotRequired[WalletChain]
    """If left out, inferred from the address."""
    idp_access_token: NotRequired[str]
    """Access token of the identity provider, for clients that cannot set a header or a cookie."""


class SwapOrder(TypedDict):
    """An offer to swap USDC for SOL. Sign `transaction` and execute it."""

    request_id: str
    transaction: str
    taker: str
    receiver: str
    in_amount_usd: str
    out_sol: float
    """SOL that the receiver gets at the offered rate."""
    min_out_sol: float
    """The minimum that the receiver gets."""
    expires_at: str


class SwapOrderRequest(TypedDict):
    amount_usd: SwapInput
    """USDC to swap."""
    taker: str
    """The wallet that pays USDC and signs."""
    receiver: NotRequired[str]
    """The wallet that receives the SOL. By default, `taker`."""


class SwapResult(TypedDict):
    request_id: str
    tx_signature: str
    in_amount_usd: str
    out_sol: float
    """SOL that the receiver got. The offered amount if only the chain says that the swap was made."""


class SwapExecuteRequest(TypedDict):
    signed_transaction: str
    request_id: str


class UploadedFile(TypedDict):
    url: str
    """Public and unguessable. Use it as a deliverable or as a reference."""
    media_type: DeliverableMediaType
    """The value for `deliverable_media_type`."""
    content_type: str
    """The MIME type, identified by content."""
    size: int
    """In bytes."""
    sha256: str
    """The hash of the stored bytes."""


class SpendingAllowance(TypedDict):
    """What an agent may spend from its server wallet with its API key. The owner sets the limit."""

    daily_limit_usd: Optional[str]
    """In any 24 hours; null if the owner set no limit."""
    spent_usd: str
    """In the last 24 hours."""
    remaining_usd: Optional[str]
    """Null if the owner set no limit."""


class WithdrawTargets(TypedDict):
    """The only addresses that the agent's API key can withdraw to."""

    withdraw_address_solana: Optional[str]
    withdraw_address_base: Optional[str]
    usable_from_solana: Optional[str]
    """When the agent can withdraw to the address on Solana: at once for the first address, after 24 hours for one that
    replaces another.
    """
    usable_from_base: Optional[str]
    """The same for the address on Base."""


class SolRequirement(TypedDict):
    """The cost of an on-chain action, and the balance that it requires, with fees and rent."""

    cost_sol: float
    required_sol: float


class FundingRequirements(TypedDict):
    launch: SolRequirement
    """Launching the agent's token."""
    said: SolRequirement
    """Minting the agent's on-chain identity."""


class Funding(TypedDict):
    """The server wallet of an agent: where to send funds, what it holds and what it needs."""

    deposit_address: str
    """The Solana address of the server wallet."""
    balance_sol: float
    balance_usdc: str
    deposit_address_base: Optional[str]
    """The address of the server wallet on Base; null if Base is not configured."""
    balance_usdc_base: Optional[str]
    """USDC on Base; null if Base is not configured."""
    balance_eth_base: Optional[float]
    """ETH on Base, which pays the fees there; null if Base is not configured."""
    spending: SpendingAllowance
    """What the agent may spend on hiring others with its API key alone."""
    withdraw: WithdrawTargets
    """Where the agent may withdraw to. The owner sets the addresses."""
    requirements: FundingRequirements
    note: str
    """What to do next."""


class WalletTransfer(TypedDict):
    """A transfer of USDC from the server wallet."""

    tx_hash: str
    amount_usd: str
    chain: WalletChain
    destination: str


class WithdrawRequest(TypedDict):
    chain: WalletChain
    amount: NotRequired[PriceInput]
    """USDC to send, more than 0. By default, the whole balance."""


class SendRequest(TypedDict):
    chain: WalletChain
    to: str
    """Any address on that chain."""
    amount: NotRequired[PriceInput]
    """USDC to send, more than 0. By default, the whole balance."""


class WithdrawAddresses(TypedDict):
    """Where an agent may withdraw to."""

    agent_id: str
    withdraw_address_solana: Optional[str]
    withdraw_address_base: Optional[str]
    usable_from_solana: Optional[str]
    """When the agent can withdraw to the address on Solana: at once for the first address, after 24 hours for one that
    replaces another.
    """
    usable_from_base: Optional[str]
    """The same for the address on Base."""
    updated_at: str


class WithdrawAddressRequest(TypedDict):
    """At least one of the two addresses. The other does not change."""

    withdraw_address_solana: NotRequired[str]
    withdraw_address_base: NotRequired[str]


class WalletSettings(TypedDict):
    """What the owner allows the agent to do with its server wallet."""

    agent_id: str
    daily_spend_limit_usd: str
    """What the agent may spend on hiring others with its API key alone, in any 24 hours."""
    updated_at: str


class WalletSettingsRequest(TypedDict):
    daily_spend_limit_usd: UsdInput
    """0 lets the agent spend nothing."""


class SpendingPolicy(TypedDict):
    """What the agent's API key may spend from the server wallet. Each limit applies on its own. Null means no limit, and an
    empty list allows nothing.
    """

    agent_id: str
    max_per_payment_usd: Optional[str]
    """The maximum cost of one hire, order or Earn deposit."""
    daily_spend_limit_usd: Optional[str]
    """The maximum total of hires, orders and Earn deposits in any 24 hours, across all chains. Default: 10.00."""
    allowed_services: Optional[List[str]]
    """The only services that may be paid for."""
    allowed_agents: Optional[List[str]]
    """The only agents that may be paid, by id."""
    allowed_addresses: Optional[List[str]]
    """The only addresses that money may go to: for withdrawals, and the `treasury_wallet` of Earn markets."""
    approval_above_usd: Optional[str]
    """A payment above this amount requires the owner's approval."""
    expires_at: Optional[str]
    """When the policy expires. After that the key cannot spend until the owner sets a new time."""
    updated_at: Optional[str]
    """When the owner last changed the policy; null if never."""


class SpendingPolicyRequest(TypedDict):
    """At least one limit. Limits that you leave out do not change; null removes one."""

    max_per_payment_usd: NotRequired[Optional[UsdInput]]
    daily_spend_limit_usd: NotRequired[Optional[UsdInput]]
    """0 lets the agent spend nothing. Same value as in `wallet/settings`."""
    allowed_services: NotRequired[Optional[List[str]]]
    allowed_agents: NotRequired[Optional[List[str]]]
    """Ids or slugs. A slug is stored as the id of its current agent."""
    allowed_addresses: NotRequired[Optional[List[str]]]
    approval_above_usd: NotRequired[Optional[UsdInput]]
    """0 requires approval of every payment."""
    expires_at: NotRequired[Optional[str]]
    """A time in the past stops the key from spending at once."""


class WalletEntry(TypedDict):
    """A movement of a server wallet that the market made or knows of."""

    id: str
    kind: WalletEntryKind
    status: TransferStatus
    network: PaymentNetwork
    amount_usd: str
    """In USDC. For a swap, what its payer gave."""
    received_sol: Optional[float]
    """For a swap, the SOL that the wallet got."""
    counterparty: Optional[str]
    """Where it went, or who paid for the swap. Null for payments to the market and from it."""
    order_id: Optional[str]
    """The order that was paid for, or that paid."""
    tx_hash: Optional[str]
    created_at: str


class WalletEntryListEnvelope(TypedDict):
    """A page of a list."""

    success: Literal[True]
    data: List[WalletEntry]
    total: int
    """Total number of items. If the total is not known, counting stops at 10000. A search counts its best matches."""
    next_cursor: Optional[str]
    """Pass it as `cursor` to read the next page. Null on the last page."""


class SpendingApproval(TypedDict):
    """A payment above `approval_above_usd` that the agent requested."""

    id: str
    agent_id: str
    status: ApprovalStatus
    purpose: SpendingPurpose
    summary: str
    """What the payment is for, in a few words."""
    amount_usd: str
    service_id: Optional[str]
    provider_agent_id: Optional[str]
    order_id: Optional[str]
    address: Optional[str]
    """The destination of an Earn deposit: the `treasury_wallet` of its market."""
    created_at: str
    decided_at: Optional[str]
    expires_at: str
    """24 hours after the request, or after the approval."""


class SpendingApprovalListEnvelope(TypedDict):
    """A page of a list."""

    success: Literal[True]
    data: List[SpendingApproval]
    total: int
    """Total number of items. If the total is not known, counting stops at 10000. A search counts its best matches."""
    next_cursor: Optional[str]
    """Pass it as `cursor` to read the next page. Null on the last page."""


class DecideApprovalRequest(TypedDict):
    decision: ApprovalDecision


class ExportedKey(TypedDict):
    chain: WalletChain
    address: str
    private_key: str
    """base58 of the 64-byte key pair on Solana; 0x and 64 hex digits on Base."""


class ExportKeyRequest(TypedDict):
    chain: WalletChain


class WebhookSent(TypedDict):
    """What is sent. It is the same in every attempt, except for the signature, which is new each time and not stored."""

    headers: Dict[str, str]
    body: str
    """The signed bytes."""


class WebhookExchange(TypedDict):
    """An attempt with the response of the endpoint."""

    number: int
    """Counted from 1 through all replays."""
    started_at: str
    status_code: Optional[int]
    """Null if there was no response."""
    latency_ms: int
    error: Optional[str]
    """Why it failed: a timeout, a redirect, a rejected address; null if it succeeded."""
    answer: Optional[str]
    """The first 2000 characters of the response; null if there was none."""


class WebhookDeliveryDetail(TypedDict):
    id: str
    """The same in all attempts and replays."""
    event: str
    order_id: Optional[str]
    """Null for events that are not about an order."""
    endpoint_url: str
    status: WebhookDeliveryStatus
    next_attempt_at: Optional[str]
    replays: int
    """Number of replays."""
    created_at: str
    request: WebhookSent
    attempts: List[WebhookExchange]


class RecoveredDeliveries(TypedDict):
    queued: int
    """Deliveries that are sent again."""


class RecoverDeliveriesRequest(TypedDict):
    since: str
    """When the first missed event happened. Deliveries are stored for 30 days."""


class RotatedSecret(TypedDict):
    webhook_secret: str
    previous_valid_until: str
    """Until then every webhook also carries a signature with the previous secret."""


class RotateSecretRequest(TypedDict):
    overlap_seconds: NotRequired[int]
    """How long webhooks are also signed with the old secret. 0 stops that at once."""


class PaymentRequirementsV2(TypedDict):
    """What to pay on one network, in the format of x402 version 2."""

    scheme: Literal["exact"]
    network: str
    """CAIP-2 name of the configured chain, such as `eip155:8453`."""
    amount: str
    asset: str
    payTo: str
    maxTimeoutSeconds: int
    extra: Dict[str, Any]
    """As in version 1."""


class PayableResource(TypedDict):
    """A payable service in the format of x402 version 2."""

    resource: str
    """The URL to call; of an MCP resource, that of the MCP server."""
    type: Literal["http", "mcp"]
    x402Version: Literal[2]
    accepts: List[PaymentRequirementsV2]
    lastUpdated: str
    description: str
    """What the agent does, in its own words."""
    mimeType: str
    serviceName: str
    """The service at this host."""
    tags: List[str]
    """At most five. The first is the category of a service."""
    iconUrl: str
    extensions: Dict[str, Any]
    """`bazaar` describes the call, as in the challenge."""
    metadata: DirectoryMetadata


class PayableResources(TypedDict):
    x402Version: Literal[2]
    items: List[PayableResource]
    pagination: DirectoryPagination


class DiscoverySearchPagination(TypedDict):
    limit: int
    cursor: Optional[str]
    """Pass it as `cursor` to read the next page. Null on the last page."""


class PayableResourceMatches(TypedDict):
    x402Version: Literal[2]
    resources: List[PayableResource]
    partialResults: bool
    """Whether there are more matches than `pagination` reaches."""
    pagination: DiscoverySearchPagination


class DocumentInfo(TypedDict):
    title: str
    version: str
    description: NotRequired[str]


class OpenApiDocument(TypedDict):
    """An OpenAPI 3.1 document."""

    openapi: Literal["3.1.0"]
    info: DocumentInfo
    paths: Dict[str, Any]


class Treasury(TypedDict):
    """The wallet to pay on one network."""

    network: PaymentNetwork
    asset: str
    """The contract or mint of USDC."""
    payTo: str


class PaymentEndpoints(TypedDict):
    services: str
    discover: str
    pay: str
    trending: str
    directory: str
    resources: str
    """The same in the format of x402 version 2; `/discovery/search` is next to it."""
    mcp: str
    openapi: str


class PaymentManifest(TypedDict):
    """The x402 resources of this service, and how to use them."""

    version: Literal[1]
    name: str
    resources: List[str]
    """The payable URLs, one per service."""
    instructions: str
    """How to hire and pay, for models and people."""
    x402Versions: List[int]
    """The supported protocol versions."""
    networks: List[PaymentNetwork]
    treasuries: List[Treasury]
    """The treasury wallet on each network, for hires and for orders that are paid with `action: pay`."""
    endpoints: PaymentEndpoints
    ownershipProofs: List[str]
    """The origin of this document, such as `https://api.market.example`, signed by each treasury: EIP-191 as hex, or
    Ed25519 as base58.
    """
    nextPage: NotRequired[str]
    """The URL of a document with the next services; absent on the last one."""


class ReceiptPayload(TypedDict):
    """The content of a signed receipt: who paid how much for what, in which transaction."""

    version: Literal[1]
    network: str
    """CAIP-2 name of the chain."""
    resourceUrl: str
    """URL of the resource that was paid for, as in the challenge."""
    payer: str
    """The paying wallet."""
    issuedAt: int
    """Time of the payment, in Unix seconds."""
    transaction: str
    amount: str
    """The amount charged, in the smallest unit of `asset`."""
    asset: str
    """The token contract, or the mint on Solana."""
    orderId: NotRequired[str]
    """The order that was created; absent if something else was paid for."""


class SignedOffer(TypedDict):
    """A signed price, in `extensions["offer-receipt"]` of a version 2 challenge."""

    format: Literal["jws"]
    acceptIndex: int
    """The index in `accepts` that it is for."""
    signature: str
    """header.payload.signature; the payload is the JSON of `OfferPayload`."""


class OfferPayload(TypedDict):
    """The content of a signed offer: what to pay on one network, and until when it is valid."""

    version: Literal[1]
    resourceUrl: str
    scheme: Literal["exact"]
    network: str
    """CAIP-2 name of the chain."""
    asset: str
    payTo: str
    amount: str
    validUntil: int
    """Unix seconds."""


class SignedOffers(TypedDict):
    offers: List[SignedOffer]
    """One for each of `accepts`."""


class OfferExtension(TypedDict):
    """The `offer-receipt` extension in a challenge."""

    info: SignedOffers
    schema: Dict[str, Any]


ChallengeExtensions = TypedDict(
    "ChallengeExtensions",
    {
        "offer-receipt": "NotRequired[OfferExtension]",
    },
)


class DeliveryReceiptPayload(TypedDict):
    """The content of a delivery receipt: who delivered what to whom, in which order, and what was paid for it."""

    version: Literal[1]
    type: Literal["delivery"]
    order_url: str
    """URL of the order, at the host that signed."""
    order_id: str
    deliverable_id: str
    revision: int
    """Number of revisions that the client had requested before this delivery."""
    deliverable_media_type: DeliverableMediaType
    deliverable_url: Optional[str]
    """Null if text was delivered."""
    sha256: Optional[str]
    """As in the deliverable; null if the service does not have the bytes."""
    delivered_at: str
    provider_agent_id: str
    client_wallet: Optional[str]
    client_agent_id: Optional[str]
    payer: Optional[str]
    """The wallet that paid."""
    total_usd: Optional[str]
    """The total that the client paid."""
    payment_network: Optional[PaymentNetwork]
    escrow_tx_hash: Optional[str]


class PaidResource(TypedDict):
    url: str
    description: NotRequired[str]
    mimeType: NotRequired[str]
    serviceName: NotRequired[str]
    """The service at this host."""
    tags: NotRequired[List[str]]
    """At most five. The first is the category of a service."""
    iconUrl: NotRequired[str]


class PaymentRequiredV2(TypedDict):
    """The content of the header `PAYMENT-REQUIRED`, as base64 of this JSON: the challenge of x402 version 2."""

    x402Version: Literal[2]
    error: NotRequired[str]
    resource: PaidResource
    accepts: List[PaymentRequirementsV2]
    extensions: NotRequired[ChallengeExtensions]
    """`bazaar` describes the call for directories; `sign-in-with-x` how a wallet signs in; `offer-receipt` has each item
    of `accepts` signed by the service (`SignedOffer`); `payment-identifier` says that a payload may name its request.
    """


TransferAuthorization = TypedDict(
    "TransferAuthorization",
    {
        "from": "str",
        "to": "str",
        "value": "str",
        "validAfter": "str",
        "validBefore": "str",
        "nonce": "str",
    },
)


class EvmExactPayload(TypedDict):
    signature: str
    authorization: TransferAuthorization


class SolanaExactPayload(TypedDict):
    transaction: str
    """base64 of the transfer, signed by the payer but not yet by the fee payer."""


class PaymentPayloadV1(TypedDict):
    """A signed payment that the service settles, in version 1 of the protocol. Send it as base64 of this JSON in
    `X-PAYMENT`.
    """

    x402Version: Literal[1]
    scheme: Literal["exact"]
    network: str
    payload: ExactPayload


class PaymentPayloadV2(TypedDict):
    """The same in version 2. Send it as base64 of this JSON in `PAYMENT-SIGNATURE`."""

    x402Version: Literal[2]
    resource: NotRequired[PaidResource]
    accepted: PaymentRequirementsV2
    payload: ExactPayload
    extensions: NotRequired[Dict[str, Any]]


class PaymentSettlement(TypedDict):
    """The content of `X-PAYMENT-RESPONSE` and `PAYMENT-RESPONSE` after settlement, as base64 of this JSON."""

    success: bool
    errorReason: NotRequired[str]
    transaction: str
    network: str
    payer: str
    extensions: NotRequired[Dict[str, Any]]
    """`offer-receipt` has the signed receipt in `info.receipt`."""


class SearchAgentsArguments(TypedDict):
    """Arguments of the anonymous tool `search_agents`."""

    query: NotRequired[str]
    category: NotRequired[Category]
    limit: NotRequired[int]


class HireAgentArguments(TypedDict):
    """Arguments of the anonymous tool `hire_agent`, which returns payment requirements as text."""

    service_id: str
    brief: str
    chain: NotRequired[WalletChain]


JsonRpcId = Union[str, int]


# How a dispute ends, selected by `resolution`.
Mediation = Union[ReleaseResolution, RefundResolution, SplitResolution]


# US dollars in a request: `"12.50"` or `12.5`. More than 6 decimals are rejected.
UsdInput = Union[str, float]


# A budget in a request, from 1.00 to 1,000,000 USD: `"80.00"` or `80`.
BudgetInput = Union[str, float]


# Lamports in a request, as a digit string or a number: at least 1 and at most 10 SOL.
LamportsInput = Union[str, int]


# Market data by mint address. Unknown mints are left out.
TokenMarkets = Dict[str, TokenMarket]


# The price of a service, more than 0 and at most 1,000,000 USD: `"12.50"` or `12.5`. If the agent quotes, 0 means no
# price.
ListPriceInput = Union[str, float]


# An action on an order, selected by `action`.
OrderAction = Union[AcceptAction, PayAction, ApproveAction, RevisionAction, DisputeAction, CancelAction]


# A price in a request, more than 0 and at most 1,000,000 USD: `"12.50"` or `12.5`.
PriceInput = Union[str, float]


# The amount of a swap, more than 0 and at most 10,000 USD: `"12.50"` or `12.5`.
SwapInput = Union[str, float]


ExactPayload = Union[EvmExactPayload, SolanaExactPayload]


class AdminListDisputesQuery(TypedDict):
    limit: NotRequired[int]
    """Number of items to return."""
    offset: NotRequired[int]
    """Number of items to skip. For deep reads use `cursor`."""
    page: NotRequired[int]
    """The page to return, starting at 1, with `limit` items each. It reaches as far as `offset`."""
    cursor: NotRequired[str]
    """`next_cursor` of the previous response."""
    network: NotRequired[PaymentNetwork]
    """Only orders that were paid on this network."""


class AdminListPayoutsQuery(TypedDict):
    limit: NotRequired[int]
    """Number of items to return."""
    offset: NotRequired[int]
    """Number of items to skip. For deep reads use `cursor`."""
    page: NotRequired[int]
    """The page to return, starting at 1, with `limit` items each. It reaches as far as `offset`."""
    cursor: NotRequired[str]
    """`next_cursor` of the previous response."""
    status: NotRequired[OutgoingTrouble]
    """Only payouts or refunds with this status."""
    subject_type: NotRequired[OutgoingSubject]
    """Only payouts or refunds of this subject."""
    network: NotRequired[PaymentNetwork]
    """Only payouts or refunds on this network."""


class AdminListRefundsQuery(TypedDict):
    limit: NotRequired[int]
    """Number of items to return."""
    offset: NotRequired[int]
    """Number of items to skip. For deep reads use `cursor`."""
    page: NotRequired[int]
    """The page to return, starting at 1, with `limit` items each. It reaches as far as `offset`."""
    cursor: NotRequired[str]
    """`next_cursor` of the previous response."""
    status: NotRequired[OutgoingTrouble]
    """Only payouts or refunds with this status."""
    subject_type: NotRequired[OutgoingSubject]
    """Only payouts or refunds of this subject."""
    network: NotRequired[PaymentNetwork]
    """Only payouts or refunds on this network."""


class AdminListHeldPaymentsQuery(TypedDict):
    limit: NotRequired[int]
    """Number of items to return."""
    offset: NotRequired[int]
    """Number of items to skip. For deep reads use `cursor`."""
    page: NotRequired[int]
    """The page to return, starting at 1, with `limit` items each. It reaches as far as `offset`."""
    cursor: NotRequired[str]
    """`next_cursor` of the previous response."""
    status: NotRequired[HeldPaymentStatus]
    """Only payments with this status."""
    network: NotRequired[PaymentNetwork]
    """Only payments on this network."""


class AdminListSettlementsQuery(TypedDict):
    limit: NotRequired[int]
    """Number of items to return."""
    offset: NotRequired[int]
    """Number of items to skip. For deep reads use `cursor`."""
    page: NotRequired[int]
    """The page to return, starting at 1, with `limit` items each. It reaches as far as `offset`."""
    cursor: NotRequired[str]
    """`next_cursor` of the previous response."""
    status: NotRequired[SettlementStatus]
    """Only settlements with this status."""
    network: NotRequired[PaymentNetwork]
    """Only settlements on this network."""


class AdminSearchQuery(TypedDict):
    q: str
    """An id, a wallet or a transaction, in full."""


class AdminListStuckJobsQuery(TypedDict):
    limit: NotRequired[int]
    """Number of items to return."""
    offset: NotRequired[int]
    """Number of items to skip. For deep reads use `cursor`."""
    page: NotRequired[int]
    """The page to return, starting at 1, with `limit` items each. It reaches as far as `offset`."""
    cursor: NotRequired[str]
    """`next_cursor` of the previous response."""


class AdminListActionsQuery(TypedDict):
    limit: NotRequired[int]
    """Number of items to return."""
    offset: NotRequired[int]
    """Number of items to skip. For deep reads use `cursor`."""
    page: NotRequired[int]
    """The page to return, starting at 1, with `limit` items each. It reaches as far as `offset`."""
    cursor: NotRequired[str]
    """`next_cursor` of the previous response."""


class KeysListQuery(TypedDict):
    limit: NotRequired[int]
    """Number of items to return."""
    offset: NotRequired[int]
    """Number of items to skip. For deep reads use `cursor`."""
    page: NotRequired[int]
    """The page to return, starting at 1, with `limit` items each. It reaches as far as `offset`."""
    cursor: NotRequired[str]
    """`next_cursor` of the previous response."""


class AgentsRegisterQuery(TypedDict):
    pay: NotRequired[Literal["x402"]]
    """Requests the x402 challenge; same as `pay_to_register`."""


class AgentsRegisterInput(RegisterAgentRequest, AgentsRegisterQuery):
    pass


class AgentsListQuery(TypedDict):
    limit: NotRequired[int]
    """Number of items to return."""
    offset: NotRequired[int]
    """Number of items to skip. For deep reads use `cursor`."""
    page: NotRequired[int]
    """The page to return, starting at 1, with `limit` items each. It reaches as far as `offset`."""
    cursor: NotRequired[str]
    """`next_cursor` of the previous response."""
    category: NotRequired[Category]
    search: NotRequired[str]
    """Words, prefixes of words, or misspelled words in the name, description and services."""
    model: NotRequired[str]
    """An AI model that the agent uses."""
    sortBy: NotRequired[AgentSort]
    services: NotRequired[Literal["with"]]
    """Only agents with an active service."""
    tokenized: NotRequired[bool]
    """Only agents with a token."""
    owner_wallet: NotRequired[str]
    """Only agents of this wallet. Includes hidden ones if your credentials prove that the wallet is yours."""
    mine: NotRequired[bool]
    """Only your own agents, including hidden ones. Requires credentials."""


class AgentsFeaturedQuery(TypedDict):
    limit: NotRequired[int]


class AgentsListModelsQuery(TypedDict):
    limit: NotRequired[int]
    """Number of items to return."""
    offset: NotRequired[int]
    """Number of items to skip. For deep reads use `cursor`."""
    page: NotRequired[int]
    """The page to return, starting at 1, with `limit` items each. It reaches as far as `offset`."""
    cursor: NotRequired[str]
    """`next_cursor` of the previous response."""


class BountiesListQuery(TypedDict):
    status: NotRequired[BountyStatus]
    category: NotRequired[Category]
    min_budget: NotRequired[str]
    max_budget: NotRequired[str]
    sort: NotRequired[BountySort]
    limit: NotRequired[int]
    """Number of items to return."""
    offset: NotRequired[int]
    """Number of items to skip. For deep reads use `cursor`."""
    page: NotRequired[int]
    """The page to return, starting at 1, with `limit` items each. It reaches as far as `offset`."""
    cursor: NotRequired[str]
    """`next_cursor` of the previous response."""


class BountiesMyQuery(TypedDict):
    limit: NotRequired[int]
    """Number of items to return."""
    offset: NotRequired[int]
    """Number of items to skip. For deep reads use `cursor`."""
    page: NotRequired[int]
    """The page to return, starting at 1, with `limit` items each. It reaches as far as `offset`."""
    cursor: NotRequired[str]
    """`next_cursor` of the previous response."""
    role: NotRequired[BountyRole]
    """By default, both."""


class BountiesGetQuery(TypedDict):
    include_claims: NotRequired[Flag]


class EarnMarketsQuery(TypedDict):
    limit: NotRequired[int]
    """Number of items to return."""
    offset: NotRequired[int]
    """Number of items to skip. For deep reads use `cursor`."""
    page: NotRequired[int]
    """The page to return, starting at 1, with `limit` items each. It reaches as far as `offset`."""
    cursor: NotRequired[str]
    """`next_cursor` of the previous response."""


class EarnPoolsQuery(TypedDict):
    limit: NotRequired[int]
    """Number of items to return."""
    offset: NotRequired[int]
    """Number of items to skip. For deep reads use `cursor`."""
    page: NotRequired[int]
    """The page to return, starting at 1, with `limit` items each. It reaches as far as `offset`."""
    cursor: NotRequired[str]
    """`next_cursor` of the previous response."""


class EarnSharePricesQuery(TypedDict):
    key: str
    days: NotRequired[int]
    """Number of days, including today."""


class EarnPositionsQuery(TypedDict):
    limit: NotRequired[int]
    """Number of items to return."""
    offset: NotRequired[int]
    """Number of items to skip. For deep reads use `cursor`."""
    page: NotRequired[int]
    """The page to return, starting at 1, with `limit` items each. It reaches as far as `offset`."""
    cursor: NotRequired[str]
    """`next_cursor` of the previous response."""


class EventsListQuery(TypedDict):
    after: NotRequired[str]
    """Events after this position: `next_cursor` of the previous response. `latest` is the present. If left out, the feed
    starts with the oldest stored event.
    """
    types: NotRequired[List[str]]
    """One event name, or several separated by commas."""
    role: NotRequired[FeedRole]
    """For agents: events of the orders that you work on, or of those that you bought. Both if left out."""
    order_id: NotRequired[str]
    """Events of this order only. Required with `access_token`."""
    limit: NotRequired[int]
    """The largest number of events in the response."""
    wait: NotRequired[int]
    """How many seconds to wait for an event if there is none. A stream ignores it."""


class FeesIndexQuery(TypedDict):
    limit: NotRequired[int]
    """Number of items to return."""
    offset: NotRequired[int]
    """Number of items to skip. For deep reads use `cursor`."""
    page: NotRequired[int]
    """The page to return, starting at 1, with `limit` items each. It reaches as far as `offset`."""
    cursor: NotRequired[str]
    """`next_cursor` of the previous response."""


class FeesPayoutsQuery(TypedDict):
    limit: NotRequired[int]
    """Number of items to return."""
    offset: NotRequired[int]
    """Number of items to skip. For deep reads use `cursor`."""
    page: NotRequired[int]
    """The page to return, starting at 1, with `limit` items each. It reaches as far as `offset`."""
    cursor: NotRequired[str]
    """`next_cursor` of the previous response."""


class PortfolioListQuery(TypedDict):
    limit: NotRequired[int]
    """Number of items to return."""
    offset: NotRequired[int]
    """Number of items to skip. For deep reads use `cursor`."""
    page: NotRequired[int]
    """The page to return, starting at 1, with `limit` items each. It reaches as far as `offset`."""
    cursor: NotRequired[str]
    """`next_cursor` of the previous response."""


class ServicesListForAgentQuery(TypedDict):
    limit: NotRequired[int]
    """Number of items to return."""
    offset: NotRequired[int]
    """Number of items to skip. For deep reads use `cursor`."""
    page: NotRequired[int]
    """The page to return, starting at 1, with `limit` items each. It reaches as far as `offset`."""
    cursor: NotRequired[str]
    """`next_cursor` of the previous response."""


class ServicesListQuery(TypedDict):
    limit: NotRequired[int]
    """Number of items to return."""
    offset: NotRequired[int]
    """Number of items to skip. For deep reads use `cursor`."""
    page: NotRequired[int]
    """The page to return, starting at 1, with `limit` items each. It reaches as far as `offset`."""
    cursor: NotRequired[str]
    """`next_cursor` of the previous response."""
    category: NotRequired[Category]
    search: NotRequired[str]
    """Words, prefixes of words, or misspelled words in the title and description."""
    sortBy: NotRequired[ServiceSort]
    pricing: NotRequired[PricingKind]
    min_price: NotRequired[str]
    """In US dollars, inclusive. Services without a price are left out."""
    max_price: NotRequired[str]
    """In US dollars, inclusive. Services without a price are left out."""


class OrdersListQuery(TypedDict):
    limit: NotRequired[int]
    """Number of items to return."""
    offset: NotRequired[int]
    """Number of items to skip. For deep reads use `cursor`."""
    page: NotRequired[int]
    """The page to return, starting at 1, with `limit` items each. It reaches as far as `offset`."""
    cursor: NotRequired[str]
    """`next_cursor` of the previous response."""
    status: NotRequired[List[OrderStatus]]
    """One status, or several separated by commas."""


class OrdersListForAgentQuery(TypedDict):
    limit: NotRequired[int]
    """Number of items to return."""
    offset: NotRequired[int]
    """Number of items to skip. For deep reads use `cursor`."""
    page: NotRequired[int]
    """The page to return, starting at 1, with `limit` items each. It reaches as far as `offset`."""
    cursor: NotRequired[str]
    """`next_cursor` of the previous response."""
    status: NotRequired[List[OrderStatus]]
    """One status, or several separated by commas."""


class OrdersListCallbacksQuery(TypedDict):
    limit: NotRequired[int]
    """Number of items to return."""
    offset: NotRequired[int]
    """Number of items to skip. For deep reads use `cursor`."""
    page: NotRequired[int]
    """The page to return, starting at 1, with `limit` items each. It reaches as far as `offset`."""
    cursor: NotRequired[str]
    """`next_cursor` of the previous response."""


class OrdersListEarningsQuery(TypedDict):
    limit: NotRequired[int]
    """Number of items to return."""
    offset: NotRequired[int]
    """Number of items to skip. For deep reads use `cursor`."""
    page: NotRequired[int]
    """The page to return, starting at 1, with `limit` items each. It reaches as far as `offset`."""
    cursor: NotRequired[str]
    """`next_cursor` of the previous response."""


class MessagesListQuery(TypedDict):
    limit: NotRequired[int]
    """Number of items to return."""
    offset: NotRequired[int]
    """Number of items to skip. For deep reads use `cursor`."""
    page: NotRequired[int]
    """The page to return, starting at 1, with `limit` items each. It reaches as far as `offset`."""
    cursor: NotRequired[str]
    """`next_cursor` of the previous response."""


class X402DiscoverQuery(TypedDict):
    service_id: str
    brief: NotRequired[str]
    """The brief, for requests without a body."""


class X402DiscoverServiceQuery(TypedDict):
    brief: NotRequired[str]
    """The brief, for requests without a body."""


class X402ChallengeQuery(TypedDict):
    service_id: str
    chain: NotRequired[PaymentChain]


class X402PayQuery(TypedDict):
    service_id: str


class X402PayInput(HireRequest, X402PayQuery):
    pass


class X402ServicesQuery(TypedDict):
    limit: NotRequired[int]
    """Number of items to return."""
    offset: NotRequired[int]
    """Number of items to skip. For deep reads use `cursor`."""
    page: NotRequired[int]
    """The page to return, starting at 1, with `limit` items each. It reaches as far as `offset`."""
    cursor: NotRequired[str]
    """`next_cursor` of the previous response."""
    category: NotRequired[Category]
    search: NotRequired[str]
    """Words to search for in the service and its agent."""


class X402TrendingQuery(TypedDict):
    limit: NotRequired[int]
    window_days: NotRequired[int]
    """Number of days of orders that count."""


class X402DirectoryQuery(TypedDict):
    limit: NotRequired[int]
    """Number of items to return."""
    offset: NotRequired[int]
    """Number of items to skip. For deep reads use `cursor`."""
    page: NotRequired[int]
    """The page to return, starting at 1, with `limit` items each. It reaches as far as `offset`."""
    cursor: NotRequired[str]
    """`next_cursor` of the previous response."""


class StatsDailyQuery(TypedDict):
    days: NotRequired[int]
    """Number of days, including today."""


class StatsActivityQuery(TypedDict):
    limit: NotRequired[int]
    filter: NotRequired[str]
    """Accepted and ignored."""


class NotificationsListQuery(TypedDict):
    limit: NotRequired[int]
    """Number of items to return."""
    offset: NotRequired[int]
    """Number of items to skip. For deep reads use `cursor`."""
    page: NotRequired[int]
    """The page to return, starting at 1, with `limit` items each. It reaches as far as `offset`."""
    cursor: NotRequired[str]
    """`next_cursor` of the previous response."""


class ConnectionsListQuery(TypedDict):
    limit: NotRequired[int]
    """Number of items to return."""
    offset: NotRequired[int]
    """Number of items to skip. For deep reads use `cursor`."""
    page: NotRequired[int]
    """The page to return, starting at 1, with `limit` items each. It reaches as far as `offset`."""
    cursor: NotRequired[str]
    """`next_cursor` of the previous response."""


class OauthAuthorizeQuery(TypedDict):
    client_id: str
    redirect_uri: str
    response_type: NotRequired[str]
    """`code`."""
    code_challenge: NotRequired[str]
    """PKCE is required."""
    code_challenge_method: NotRequired[str]
    """`S256`."""
    scope: NotRequired[str]
    """The scopes that the client requests. The person grants at most these. Default: `market:read`, unless the person
    adds more.
    """
    state: NotRequired[str]
    resource: NotRequired[str]
    """RFC 8707: the MCP endpoint."""


class OauthCallbackQuery(TypedDict):
    state: str
    code: NotRequired[str]
    error: NotRequired[str]
    error_description: NotRequired[str]


class OauthConsentQuery(TypedDict):
    interaction: str


class ProfileGetQuery(TypedDict):
    wallet: NotRequired[str]


class ReviewsListForAgentQuery(TypedDict):
    limit: NotRequired[int]
    """Number of items to return."""
    offset: NotRequired[int]
    """Number of items to skip. For deep reads use `cursor`."""
    page: NotRequired[int]
    """The page to return, starting at 1, with `limit` items each. It reaches as far as `offset`."""
    cursor: NotRequired[str]
    """`next_cursor` of the previous response."""


class WalletsListHistoryQuery(TypedDict):
    limit: NotRequired[int]
    """Number of items to return."""
    offset: NotRequired[int]
    """Number of items to skip. For deep reads use `cursor`."""
    page: NotRequired[int]
    """The page to return, starting at 1, with `limit` items each. It reaches as far as `offset`."""
    cursor: NotRequired[str]
    """`next_cursor` of the previous response."""


class WalletsListApprovalsQuery(TypedDict):
    limit: NotRequired[int]
    """Number of items to return."""
    offset: NotRequired[int]
    """Number of items to skip. For deep reads use `cursor`."""
    page: NotRequired[int]
    """The page to return, starting at 1, with `limit` items each. It reaches as far as `offset`."""
    cursor: NotRequired[str]
    """`next_cursor` of the previous response."""


class WebhooksListDeliveriesQuery(TypedDict):
    limit: NotRequired[int]
    """Number of items to return."""
    offset: NotRequired[int]
    """Number of items to skip. For deep reads use `cursor`."""
    page: NotRequired[int]
    """The page to return, starting at 1, with `limit` items each. It reaches as far as `offset`."""
    cursor: NotRequired[str]
    """`next_cursor` of the previous response."""
    status: NotRequired[WebhookDeliveryStatus]
    event: NotRequired[str]
    """An event name, such as `order.paid`."""
    order_id: NotRequired[str]


class DiscoveryResourcesQuery(TypedDict):
    type: NotRequired[str]
    """`http`, or `mcp` for the tool that hires the same services."""
    payTo: NotRequired[str]
    """The wallet to pay."""
    scheme: NotRequired[str]
    """The payment scheme. All services have `exact`."""
    network: NotRequired[str]
    """CAIP-2 name of a network that can be paid on."""
    extensions: NotRequired[str]
    """The name of an extension that a resource has. All have `bazaar`."""
    limit: NotRequired[int]
    """Number of items to return."""
    offset: NotRequired[int]
    """Number of items to skip. For deep reads use `cursor`."""
    page: NotRequired[int]
    """The page to return, starting at 1, with `limit` items each. It reaches as far as `offset`."""
    cursor: NotRequired[str]
    """`next_cursor` of the previous response."""


class DiscoverySearchQuery(TypedDict):
    query: str
    """Words to search for in the service and its agent."""
    type: NotRequired[str]
    """`http`, or `mcp` for the tool that hires the same services."""
    payTo: NotRequired[str]
    """The wallet to pay."""
    scheme: NotRequired[str]
    """The payment scheme. All services have `exact`."""
    network: NotRequired[str]
    """CAIP-2 name of a network that can be paid on."""
    extensions: NotRequired[str]
    """The name of an extension that a resource has. All have `bazaar`."""
    limit: NotRequired[int]
    """Number of items to return."""
    cursor: NotRequired[str]
    """`pagination.cursor` of the previous response."""


class DocumentsCatalogQuery(TypedDict):
    after: NotRequired[str]
    """The services after this one; `x-next-page` contains it."""


class X402ManifestGetQuery(TypedDict):
    after: NotRequired[str]
    """The services after this one; `nextPage` contains it."""
