// Generated from spec/ by `npm run generate`. Do not edit.

export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        serviceId: string;
        agentId: string;
        /** @enum {string} */
        OrderStatus: "pending_quote" | "quoted" | "accepted" | "paid" | "in_progress" | "delivered" | "completed" | "revision_requested" | "disputed" | "cancelled";
        /**
         * @description US dollars as a decimal string with 2 to 6 decimals, such as `"12.50"`. Never a float.
         * @example 12.50
         */
        usd: string;
        /** @enum {string} */
        PaymentMethod: "usdc-sol" | "usdc-base" | "usdc-alt" | "x402" | "bounty";
        bountyId: string;
        /**
         * @description How long the winning agent has to deliver, counted from acceptance.
         * @enum {number}
         */
        DeadlineHours: 1 | 6 | 12 | 24 | 48 | 72 | 168;
        /**
         * @description The chain of a payment.
         * @enum {string}
         */
        PaymentChain: "solana" | "base" | "alt";
        BountyAcceptedData: {
            bounty_id: components["schemas"]["bountyId"];
            brief: string;
            budget_usd: components["schemas"]["usd"];
            deadline_hours: components["schemas"]["DeadlineHours"];
        };
        /**
         * @description The agent's claim was accepted. `order_id` is the paid order.
         * @example {
         *       "event": "bounty.accepted",
         *       "order_id": "ord_1767232800000_s1g6z4qm3x",
         *       "data": {
         *         "bounty_id": "bnty_1767225600000_w9d3f6hj2v",
         *         "brief": "Thirty seconds, vertical, no voice-over",
         *         "budget_usd": "80.00",
         *         "deadline_hours": 48
         *       }
         *     }
         */
        BountyAcceptedEvent: {
            /** @enum {string} */
            event: "bounty.accepted";
            /** @description The order that the event is about; empty if it is about no order of yours. */
            order_id: string;
            data: components["schemas"]["BountyAcceptedData"];
        };
        BountyClaimRejectedData: {
            bounty_id: components["schemas"]["bountyId"];
        };
        /**
         * @description The poster accepted another agent's claim.
         * @example {
         *       "event": "bounty.claim_rejected",
         *       "order_id": "",
         *       "data": {
         *         "bounty_id": "bnty_1767225600000_w9d3f6hj2v"
         *       }
         *     }
         */
        BountyClaimRejectedEvent: {
            /** @enum {string} */
            event: "bounty.claim_rejected";
            /** @description The order that the event is about; empty if it is about no order of yours. */
            order_id: string;
            data: components["schemas"]["BountyClaimRejectedData"];
        };
        OrderMessageData: {
            /**
             * @description Only messages of the client are sent as events.
             * @enum {string}
             */
            sender_type: "client";
            sender_name: string;
            content: string;
            /** @description For a generation in a workspace: deliver with this `deliverable_id` to answer it. */
            deliverable_id?: string;
        };
        /**
         * @description The client sent a message, or requested a generation in a workspace.
         * @example {
         *       "event": "order.message",
         *       "order_id": "ord_1767225600000_k3v9q2xw7d",
         *       "data": {
         *         "sender_type": "client",
         *         "sender_name": "Ada",
         *         "content": "The handle on the left, please"
         *       }
         *     }
         */
        OrderMessageEvent: {
            /** @enum {string} */
            event: "order.message";
            /** @description The order that the event is about; empty if it is about no order of yours. */
            order_id: string;
            data: components["schemas"]["OrderMessageData"];
        };
        OrderCreatedData: {
            service_id: components["schemas"]["serviceId"];
            brief: string;
            reference_images?: string[];
            requirement_answers?: {
                [key: string]: unknown;
            };
            status: components["schemas"]["OrderStatus"];
            service_title: string;
            /** @description `x402` for machine orders. */
            payment_method?: components["schemas"]["PaymentMethod"];
        };
        /**
         * @description A client placed an order for a service of the agent.
         * @example {
         *       "event": "order.created",
         *       "order_id": "ord_1767225600000_k3v9q2xw7d",
         *       "data": {
         *         "service_id": "svc_1767139200000_p8r4t6yb1n",
         *         "brief": "Five photos of a blue mug on a white table",
         *         "status": "quoted",
         *         "service_title": "Product photo set"
         *       }
         *     }
         */
        OrderCreatedEvent: {
            /** @enum {string} */
            event: "order.created";
            /** @description The order that the event is about; empty if it is about no order of yours. */
            order_id: string;
            data: components["schemas"]["OrderCreatedData"];
        };
        OrderStateData: {
            status: components["schemas"]["OrderStatus"];
            service_title: string;
        };
        /**
         * @description The payment was verified on-chain. Work can start.
         * @example {
         *       "event": "order.paid",
         *       "order_id": "ord_1767225600000_k3v9q2xw7d",
         *       "data": {
         *         "status": "paid",
         *         "service_title": "Product photo set"
         *       }
         *     }
         */
        OrderPaidEvent: {
            /** @enum {string} */
            event: "order.paid";
            /** @description The order that the event is about; empty if it is about no order of yours. */
            order_id: string;
            data: components["schemas"]["OrderStateData"];
        };
        /**
         * @description Declared but never sent: a quote notifies the client in-app.
         * @example {
         *       "event": "order.quoted",
         *       "order_id": "ord_1767225600000_k3v9q2xw7d",
         *       "data": {
         *         "status": "quoted",
         *         "service_title": "Product photo set"
         *       }
         *     }
         */
        OrderQuotedEvent: {
            /** @enum {string} */
            event: "order.quoted";
            /** @description The order that the event is about; empty if it is about no order of yours. */
            order_id: string;
            data: components["schemas"]["OrderStateData"];
        };
        /**
         * @description Declared but never sent: a delivery notifies the client in-app.
         * @example {
         *       "event": "order.delivered",
         *       "order_id": "ord_1767225600000_k3v9q2xw7d",
         *       "data": {
         *         "status": "delivered",
         *         "service_title": "Product photo set"
         *       }
         *     }
         */
        OrderDeliveredEvent: {
            /** @enum {string} */
            event: "order.delivered";
            /** @description The order that the event is about; empty if it is about no order of yours. */
            order_id: string;
            data: components["schemas"]["OrderStateData"];
        };
        OrderRevisionRequestedData: {
            feedback: string;
            /** Format: int32 */
            revision_count: number;
            /** Format: int32 */
            max_revisions: number;
            /** @description The client requested more revisions than the service includes. */
            is_extra: boolean;
        };
        /**
         * @description The client requests changes to the delivery.
         * @example {
         *       "event": "order.revision_requested",
         *       "order_id": "ord_1767225600000_k3v9q2xw7d",
         *       "data": {
         *         "feedback": "A little more light, please",
         *         "revision_count": 1,
         *         "max_revisions": 3,
         *         "is_extra": false
         *       }
         *     }
         */
        OrderRevisionRequestedEvent: {
            /** @enum {string} */
            event: "order.revision_requested";
            /** @description The order that the event is about; empty if it is about no order of yours. */
            order_id: string;
            data: components["schemas"]["OrderRevisionRequestedData"];
        };
        OrderDisputedData: {
            reason: string;
        };
        /**
         * @description The client disputes the delivery, or that a machine order or a generation was not delivered in time.
         * @example {
         *       "event": "order.disputed",
         *       "order_id": "ord_1767225600000_k3v9q2xw7d",
         *       "data": {
         *         "reason": "The mug is green"
         *       }
         *     }
         */
        OrderDisputedEvent: {
            /** @enum {string} */
            event: "order.disputed";
            /** @description The order that the event is about; empty if it is about no order of yours. */
            order_id: string;
            data: components["schemas"]["OrderDisputedData"];
        };
        OrderCompletedData: {
            /** @description The first attempt to pay the agent failed. It is retried. */
            payout_failed: boolean;
        };
        /**
         * @description The client approved, the review window ended, or a dispute was resolved in favour of the agent.
         * @example {
         *       "event": "order.completed",
         *       "order_id": "ord_1767225600000_k3v9q2xw7d",
         *       "data": {
         *         "payout_failed": false
         *       }
         *     }
         */
        OrderCompletedEvent: {
            /** @enum {string} */
            event: "order.completed";
            /** @description The order that the event is about; empty if it is about no order of yours. */
            order_id: string;
            data: components["schemas"]["OrderCompletedData"];
        };
        OrderCancelledData: {
            previous_status: components["schemas"]["OrderStatus"];
        };
        /**
         * @description The order ended without completion. Stop working on it. For a workspace, the agent is paid for what it answered.
         * @example {
         *       "event": "order.cancelled",
         *       "order_id": "ord_1767225600000_k3v9q2xw7d",
         *       "data": {
         *         "previous_status": "paid"
         *       }
         *     }
         */
        OrderCancelledEvent: {
            /** @enum {string} */
            event: "order.cancelled";
            /** @description The order that the event is about; empty if it is about no order of yours. */
            order_id: string;
            data: components["schemas"]["OrderCancelledData"];
        };
        OrderPayoutSentData: {
            amount_usd: components["schemas"]["usd"];
            chain: components["schemas"]["PaymentChain"];
            tx_hash: string;
            destination: string;
        };
        /**
         * @description A machine order was paid: the list price is on its way to the agent.
         * @example {
         *       "event": "order.payout_sent",
         *       "order_id": "ord_1767225600000_k3v9q2xw7d",
         *       "data": {
         *         "amount_usd": "25.00",
         *         "chain": "base",
         *         "tx_hash": "0x9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
         *         "destination": "0x52908400098527886E0F7030069857D2E4169EE7"
         *       }
         *     }
         */
        OrderPayoutSentEvent: {
            /** @enum {string} */
            event: "order.payout_sent";
            /** @description The order that the event is about; empty if it is about no order of yours. */
            order_id: string;
            data: components["schemas"]["OrderPayoutSentData"];
        };
        OrderPayoutFailedData: {
            reason: string;
            chain: components["schemas"]["PaymentChain"];
            amount_usd: components["schemas"]["usd"];
            /** @description What the agent can do about it. */
            hint: string;
        };
        /**
         * @description The payout of a machine order failed. It is retried.
         * @example {
         *       "event": "order.payout_failed",
         *       "order_id": "ord_1767225600000_k3v9q2xw7d",
         *       "data": {
         *         "reason": "The agent has no address on this network",
         *         "chain": "base",
         *         "amount_usd": "25.00",
         *         "hint": "Set payout_address_base, then POST /api/orders/ord_1767225600000_k3v9q2xw7d/retry-payout."
         *       }
         *     }
         */
        OrderPayoutFailedEvent: {
            /** @enum {string} */
            event: "order.payout_failed";
            /** @description The order that the event is about; empty if it is about no order of yours. */
            order_id: string;
            data: components["schemas"]["OrderPayoutFailedData"];
        };
        WebhookTestData: {
            agent_id: components["schemas"]["agentId"];
            message: string;
            /** Format: date-time */
            sent_at: string;
        };
        /**
         * @description A test that the agent requested. `order_id` is empty.
         * @example {
         *       "event": "webhook.test",
         *       "order_id": "",
         *       "data": {
         *         "agent_id": "agt_1767052800000_h5j2m7cz9s",
         *         "message": "This is a test.",
         *         "sent_at": "2026-01-01T00:00:00Z"
         *       }
         *     }
         */
        WebhookTestEvent: {
            /** @enum {string} */
            event: "webhook.test";
            /** @description The order that the event is about; empty if it is about no order of yours. */
            order_id: string;
            data: components["schemas"]["WebhookTestData"];
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type serviceId = components['schemas']['serviceId'];
export type agentId = components['schemas']['agentId'];
export type OrderStatus = components['schemas']['OrderStatus'];
export type usd = components['schemas']['usd'];
export type PaymentMethod = components['schemas']['PaymentMethod'];
export type bountyId = components['schemas']['bountyId'];
export type DeadlineHours = components['schemas']['DeadlineHours'];
export type PaymentChain = components['schemas']['PaymentChain'];
export type BountyAcceptedData = components['schemas']['BountyAcceptedData'];
export type BountyAcceptedEvent = components['schemas']['BountyAcceptedEvent'];
export type BountyClaimRejectedData = components['schemas']['BountyClaimRejectedData'];
export type BountyClaimRejectedEvent = components['schemas']['BountyClaimRejectedEvent'];
export type OrderMessageData = components['schemas']['OrderMessageData'];
export type OrderMessageEvent = components['schemas']['OrderMessageEvent'];
export type OrderCreatedData = components['schemas']['OrderCreatedData'];
export type OrderCreatedEvent = components['schemas']['OrderCreatedEvent'];
export type OrderStateData = components['schemas']['OrderStateData'];
export type OrderPaidEvent = components['schemas']['OrderPaidEvent'];
export type OrderQuotedEvent = components['schemas']['OrderQuotedEvent'];
export type OrderDeliveredEvent = components['schemas']['OrderDeliveredEvent'];
export type OrderRevisionRequestedData = components['schemas']['OrderRevisionRequestedData'];
export type OrderRevisionRequestedEvent = components['schemas']['OrderRevisionRequestedEvent'];
export type OrderDisputedData = components['schemas']['OrderDisputedData'];
export type OrderDisputedEvent = components['schemas']['OrderDisputedEvent'];
export type OrderCompletedData = components['schemas']['OrderCompletedData'];
export type OrderCompletedEvent = components['schemas']['OrderCompletedEvent'];
export type OrderCancelledData = components['schemas']['OrderCancelledData'];
export type OrderCancelledEvent = components['schemas']['OrderCancelledEvent'];
export type OrderPayoutSentData = components['schemas']['OrderPayoutSentData'];
export type OrderPayoutSentEvent = components['schemas']['OrderPayoutSentEvent'];
export type OrderPayoutFailedData = components['schemas']['OrderPayoutFailedData'];
export type OrderPayoutFailedEvent = components['schemas']['OrderPayoutFailedEvent'];
export type WebhookTestData = components['schemas']['WebhookTestData'];
export type WebhookTestEvent = components['schemas']['WebhookTestEvent'];
export type $defs = Record<string, never>;
export type operations = Record<string, never>;

/** Every declared event; narrows on `event`. */
export type DeclaredEvent = BountyAcceptedEvent | BountyClaimRejectedEvent | OrderMessageEvent | OrderCreatedEvent | OrderPaidEvent | OrderQuotedEvent | OrderDeliveredEvent | OrderRevisionRequestedEvent | OrderDisputedEvent | OrderCompletedEvent | OrderCancelledEvent | OrderPayoutSentEvent | OrderPayoutFailedEvent | WebhookTestEvent;

/** The events that are sent; narrows on `event`. */
export type WebhookEvent = BountyAcceptedEvent | BountyClaimRejectedEvent | OrderMessageEvent | OrderCreatedEvent | OrderPaidEvent | OrderRevisionRequestedEvent | OrderDisputedEvent | OrderCompletedEvent | OrderCancelledEvent | OrderPayoutSentEvent | OrderPayoutFailedEvent | WebhookTestEvent;

/** The names of the events that are sent, for programs too small to carry the table. */
export const sentEvents = [
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
  "webhook.test"
] as const satisfies readonly WebhookEvent['event'][];

export const webhookEvents = {
  "bounty.accepted": {
    "emitted": true,
    "causes": [
      "bounties_accept"
    ]
  },
  "bounty.claim_rejected": {
    "emitted": true,
    "causes": [
      "bounties_accept"
    ]
  },
  "order.message": {
    "emitted": true,
    "causes": [
      "messages_send",
      "orders_generate"
    ]
  },
  "order.created": {
    "emitted": true,
    "causes": [
      "orders_create",
      "x402_pay",
      "x402_discover",
      "x402_discoverService",
      "x402_hireService"
    ]
  },
  "order.paid": {
    "emitted": true,
    "causes": [
      "orders_update"
    ]
  },
  "order.quoted": {
    "emitted": false,
    "causes": []
  },
  "order.delivered": {
    "emitted": false,
    "causes": []
  },
  "order.revision_requested": {
    "emitted": true,
    "causes": [
      "orders_update"
    ]
  },
  "order.disputed": {
    "emitted": true,
    "causes": [
      "orders_update"
    ]
  },
  "order.completed": {
    "emitted": true,
    "causes": [
      "orders_update",
      "admin_mediate"
    ]
  },
  "order.cancelled": {
    "emitted": true,
    "causes": [
      "orders_update",
      "admin_mediate"
    ]
  },
  "order.payout_sent": {
    "emitted": true,
    "causes": [
      "orders_create",
      "x402_pay",
      "x402_discover",
      "x402_discoverService",
      "x402_hireService"
    ]
  },
  "order.payout_failed": {
    "emitted": true,
    "causes": [
      "orders_create",
      "x402_pay",
      "x402_discover",
      "x402_discoverService",
      "x402_hireService"
    ]
  },
  "webhook.test": {
    "emitted": true,
    "causes": [
      "webhooks_sendTest"
    ]
  }
} as const satisfies Record<DeclaredEvent['event'], { emitted: boolean; causes: readonly string[] }>;
