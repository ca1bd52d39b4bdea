# Generated from spec/ by `npm run generate`. Do not edit.
"""The lifecycles of the contract."""

from __future__ import annotations

from typing import TYPE_CHECKING, Mapping, Tuple

if TYPE_CHECKING:
    from .models import BountyStatus, ClaimStatus, OrderStatus

# Where it can go from each status, in one step.
NEXT_BOUNTY_STATUS: Mapping[BountyStatus, Tuple[BountyStatus, ...]] = {
    "open": ("claimed", "cancelled", "expired",),
    "claimed": ("completed", "disputed", "cancelled",),
    "completed": (),
    "disputed": ("claimed", "completed", "cancelled",),
    "cancelled": (),
    "expired": (),
}

# Where it can go from each status, in one step.
NEXT_CLAIM_STATUS: Mapping[ClaimStatus, Tuple[ClaimStatus, ...]] = {
    "pending": ("accepted", "rejected", "withdrawn", "expired",),
    "accepted": (),
    "rejected": (),
    "withdrawn": ("pending",),
    "expired": ("pending",),
}

# Where it can go from each status, in one step.
NEXT_ORDER_STATUS: Mapping[OrderStatus, Tuple[OrderStatus, ...]] = {
    "pending_quote": ("quoted", "cancelled",),
    "quoted": ("accepted", "paid", "cancelled",),
    "accepted": ("paid", "cancelled",),
    "paid": ("in_progress", "delivered", "disputed", "cancelled",),
    "in_progress": ("delivered", "disputed", "cancelled",),
    "delivered": ("completed", "revision_requested", "disputed", "cancelled",),
    "completed": (),
    "revision_requested": ("delivered", "disputed", "cancelled",),
    "disputed": ("delivered", "completed", "cancelled",),
    "cancelled": (),
}
