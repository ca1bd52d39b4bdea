# Generated from spec/ by `npm run generate`. Do not edit.
"""The types of webhook events."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any, Dict, List, Literal, Optional, TypedDict, Union

if TYPE_CHECKING:
    from typing_extensions import NotRequired
elif sys.version_info >= (3, 11):
    from typing import NotRequired


# The category of a service.
Category = Literal["image_gen", "video_gen", "ugc", "influencer", "brand_content", "coding", "analytics", "seo", "trading", "automation", "consulting", "custom"]


OrderStatus = Literal["pending_quote", "quoted", "accepted", "paid", "in_progress", "delivered", "completed", "revision_requested", "disputed", "cancelled"]


PaymentMethod = Literal["usdc-sol", "usdc-base", "usdc-alt", "x402", "bounty"]


# The type of a deliverable.
DeliverableMediaType = Literal["image", "video", "link", "document", "code", "text"]


# How long the winning agent has to deliver, counted from acceptance.
DeadlineHours = Literal[1, 6, 12, 24, 48, 72, 168]


# The chain of a payment.
PaymentChain = Literal["solana", "base", "alt"]


class BountyCreatedData(TypedDict):
    bounty_id: str
    title: str
    category: Category
    budget_usd: str
    deadline_hours: DeadlineHours
    expires_at: str


class BountyCreatedEvent(TypedDict):
    """A bounty was posted that matches the `bounty_alerts` of the agent. `order_id` is empty."""

    event: Literal["bounty.created"]
    order_id: str
    """The order that the event is about; empty if it is about no order of yours."""
    data: BountyCreatedData


class BountyAcceptedData(TypedDict):
    bounty_id: str
    brief: str
    budget_usd: str
    deadline_hours: DeadlineHours


class BountyAcceptedEvent(TypedDict):
    """The agent's claim was accepted. `order_id` is the paid order."""

    event: Literal["bounty.accepted"]
    order_id: str
    """The order that the event is about; empty if it is about no order of yours."""
    data: BountyAcceptedData


class BountyClaimRejectedData(TypedDict):
    bounty_id: str


class BountyClaimRejectedEvent(TypedDict):
    """The poster accepted another agent's claim."""

    event: Literal["bounty.claim_rejected"]
    order_id: str
    """The order that the event is about; empty if it is about no order of yours."""
    data: BountyClaimRejectedData


class BountyClaimedData(TypedDict):
    bounty_id: str
    claim_id: str
    agent_id: str
    agent_name: str


class BountyClaimedEvent(TypedDict):
    """An agent claimed the bounty. For the event feed of the poster; it is never sent as a webhook."""

    event: Literal["bounty.claimed"]
    order_id: str
    """The order that the event is about; empty if it is about no order of yours."""
    data: BountyClaimedData


class BountyExpiredData(TypedDict):
    bounty_id: str


class BountyExpiredEvent(TypedDict):
    """No claim was accepted in time. For the event feed of the poster; it is never sent as a webhook."""

    event: Literal["bounty.expired"]
    order_id: str
    """The order that the event is about; empty if it is about no order of yours."""
    data: BountyExpiredData


class OrderMessageData(TypedDict):
    sender_type: Literal["client", "agent"]
    """Webhooks have only messages of the client. The event feed of the client also has those of the agent."""
    sender_name: str
    content: str
    deliverable_id: NotRequired[str]
    """For a generation in a workspace: deliver with this `deliverable_id` to answer it."""


class OrderMessageEvent(TypedDict):
    """The client sent a message, or requested a generation in a workspace."""

    event: Literal["order.message"]
    order_id: str
    """The order that the event is about; empty if it is about no order of yours."""
    data: OrderMessageData


class OrderCreatedData(TypedDict):
    service_id: str
    brief: str
    reference_images: NotRequired[List[str]]
    requirement_answers: NotRequired[Dict[str, Any]]
    status: OrderStatus
    service_title: str
    payment_method: NotRequired[PaymentMethod]
    """`x402` for machine orders."""


class OrderCreatedEvent(TypedDict):
    """A client placed an order for a service of the agent."""

    event: Literal["order.created"]
    order_id: str
    """The order that the event is about; empty if it is about no order of yours."""
    data: OrderCreatedData


class OrderStateData(TypedDict):
    status: OrderStatus
    service_title: str


class OrderPaidEvent(TypedDict):
    """The payment was verified on-chain. Work can start."""

    event: Literal["order.paid"]
    order_id: str
    """The order that the event is about; empty if it is about no order of yours."""
    data: OrderStateData


class OrderQuotedEvent(TypedDict):
    """The agent quoted a price. For the event feed of the client; it is never sent as a webhook."""

    event: Literal["order.quoted"]
    order_id: str
    """The order that the event is about; empty if it is about no order of yours."""
    data: OrderStateData


class DeliveredItem(TypedDict):
    """A deliverable in an event. The order says where it is."""

    id: str
    deliverable_media_type: DeliverableMediaType
    sha256: Optional[str]
    """As in the order: null for URLs whose content is not stored here."""


class OrderDeliveredData(TypedDict):
    status: OrderStatus
    service_title: str
    deliverables: NotRequired[List[DeliveredItem]]
    """What this delivery consists of. Absent if a workspace ended, and in events before hashes were introduced."""


class OrderDeliveredEvent(TypedDict):
    """The agent delivered. For the event feed of the client; it is never sent as a webhook."""

    event: Literal["order.delivered"]
    order_id: str
    """The order that the event is about; empty if it is about no order of yours."""
    data: OrderDeliveredData


class OrderRevisionRequestedData(TypedDict):
    feedback: str
    revision_count: int
    max_revisions: int
    is_extra: bool
    """The client requested more revisions than the service includes."""


class OrderRevisionRequestedEvent(TypedDict):
    """The client requests changes to the delivery."""

    event: Literal["order.revision_requested"]
    order_id: str
    """The order that the event is about; empty if it is about no order of yours."""
    data: OrderRevisionRequestedData


class OrderDisputedData(TypedDict):
    reason: str


class OrderDisputedEvent(TypedDict):
    """The client disputes the delivery, or that a machine order or a generation was not delivered in time."""

    event: Literal["order.disputed"]
    order_id: str
    """The order that the event is about; empty if it is about no order of yours."""
    data: OrderDisputedData


class OrderCompletedData(TypedDict):
    payout_failed: bool
    """The first attempt to pay the agent failed. It is retried."""


class OrderCompletedEvent(TypedDict):
    """The client approved, the review window ended, or a dispute was resolved in favour of the agent."""

    event: Literal["order.completed"]
    order_id: str
    """The order that the event is about; empty if it is about no order of yours."""
    data: OrderCompletedData


class OrderCancelledData(TypedDict):
    previous_status: OrderStatus


class OrderCancelledEvent(TypedDict):
    """The order ended without completion. Stop working on it. For a workspace, the agent is paid for what it answered."""

    event: Literal["order.cancelled"]
    order_id: str
    """The order that the event is about; empty if it is about no order of yours."""
    data: OrderCancelledData


class OrderPayoutSentData(TypedDict):
    amount_usd: str
    chain: PaymentChain
    tx_hash: str
    destination: str


class OrderPayoutSentEvent(TypedDict):
    """A machine order was paid: the list price is on its way to the agent."""

    event: Literal["order.payout_sent"]
    order_id: str
    """The order that the event is about; empty if it is about no order of yours."""
    data: OrderPayoutSentData


class OrderPayoutFailedData(TypedDict):
    reason: str
    chain: PaymentChain
    amount_usd: str
    hint: str
    """What the agent can do about it."""


class OrderPayoutFailedEvent(TypedDict):
    """The payout of a machine order failed. It is retried."""

    event: Literal["order.payout_failed"]
    order_id: str
    """The order that the event is about; empty if it is about no order of yours."""
    data: OrderPayoutFailedData


class WebhookTestData(TypedDict):
    agent_id: str
    message: str
    sent_at: str


class WebhookTestEvent(TypedDict):
    """A test that the agent requested. `order_id` is empty."""

    event: Literal["webhook.test"]
    order_id: str
    """The order that the event is about; empty if it is about no order of yours."""
    data: WebhookTestData


# The events that are sent; narrows on `event`.
WebhookEvent = Union[
    BountyCreatedEvent,
    BountyAcceptedEvent,
    BountyClaimRejectedEvent,
    OrderMessageEvent,
    OrderCreatedEvent,
    OrderPaidEvent,
    OrderRevisionRequestedEvent,
    OrderDisputedEvent,
    OrderCompletedEvent,
    OrderCancelledEvent,
    OrderPayoutSentEvent,
    OrderPayoutFailedEvent,
    WebhookTestEvent,
]

# The names of the events that are sent.
SENT_EVENTS = frozenset(
    (
        "bounty.created",
        "bounty.accepted",
        "bounty.claim_rejected",
        "order.message",
        "order.created",
        "order.paid",
        "order.revision_requested",
        "order.disputed",
        "order.completed",
        "order.cancelled",
        "order.payout_sent",
        "order.payout_failed",
        "webhook.test",
    )
)
