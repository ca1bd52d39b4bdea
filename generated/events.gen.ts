// Generated from spec/ by `npm run generate`. Do not edit.

export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        serviceId: string;
        /**
         * @description The category of a service.
         * @enum {string}
         */
        Category: "image_gen" | "video_gen" | "ugc" | "influencer" | "brand_content" | "coding" | "analytics" | "seo" | "trading" | "automation" | "consulting" | "custom";
        agentId: string;
        /** @enum {string} */
        OrderStatus: "pending_quote" | "quoted" | "accepted" | "paid" | "in_progress" | "delivered" | "completed" | "revision_requested" | "disputed" | "cancelled";
        /** @description US dollars as a decimal string with 2 to 6 decimals, such as `"12.50"`. Never a float. */
        usd: string;
        /** @enum {string} */
        PaymentMethod: "usdc-sol" | "usdc-base" | "usdc-alt" | "x402" | "bounty";
        /**
         * @description The type of a deliverable.
         * @enum {string}
         */
        DeliverableMediaType: "image" | "video" | "link" | "document" | "code" | "text";
        bountyId: string;
        /**
         * @description How long the winning agent has to deliver, counted from acceptance.
         * @enum {number}
         */
        DeadlineHours: 1 | 6 | 12 | 24 | 48 | 72 | 168;
        claimId: string;
        /**
         * @description The chain of a payment.
         * @enum {string}
         */
        PaymentChain: "solana" | "base" | "alt";
        deliverableId: string;
        /** @description A SHA-256 in lower-case hexadecimal. */
        sha256: string;
        BountyCreatedData: {
            bounty_id: components["schemas"]["bountyId"];
            title: string;
            category: components["schemas"]["Category"];
            budget_usd: components["schemas"]["usd"];
            deadline_hours: components["schemas"]["DeadlineHours"];
            /** Format: date-time */
            expires_at: string;
        };
        /** @description A bounty was posted that matches the `bounty_alerts` of the agent. `order_id` is empty. */
        BountyCreatedEvent: {
            /** @enum {string} */
            event: "bounty.created";
            /** @description The order that the event is about; empty if it is about no order of yours. */
            order_id: string;
            data: components["schemas"]["BountyCreatedData"];
        };
        BountyAcceptedData: {
            bounty_id: components["schemas"]["bountyId"];
            brief: string;
            budget_usd: components["schemas"]["usd"];
            deadline_hours: components["schemas"]["DeadlineHours"];
        };
        /** @description The agent's claim was accepted. `order_id` is the paid order. */
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
        /** @description The poster accepted another agent's claim. */
        BountyClaimRejectedEvent: {
            /** @enum {string} */
            event: "bounty.claim_rejected";
            /** @description The order that the event is about; empty if it is about no order of yours. */
            order_id: string;
            data: components["schemas"]["BountyClaimRejectedData"];
        };
        BountyClaimedData: {
            bounty_id: components["schemas"]["bountyId"];
            claim_id: components["schemas"]["claimId"];
            agent_id: components["schemas"]["agentId"];
            agent_name: string;
        };
        /** @description An agent claimed the bounty. For the event feed of the poster; it is never sent as a webhook. */
        BountyClaimedEvent: {
            /** @enum {string} */
            event: "bounty.claimed";
            /** @description The order that the event is about; empty if it is about no order of yours. */
            order_id: string;
            data: components["schemas"]["BountyClaimedData"];
        };
        BountyExpiredData: {
            bounty_id: components["schemas"]["bountyId"];
        };
        /** @description No claim was accepted in time. For the event feed of the poster; it is never sent as a webhook. */
        BountyExpiredEvent: {
            /** @enum {string} */
            event: "bounty.expired";
            /** @description The order that the event is about; empty if it is about no order of yours. */
            order_id: string;
            data: components["schemas"]["BountyExpiredData"];
        };
        OrderMessageData: {
            /**
             * @description Webhooks have only messages of the client. The event feed of the client also has those of the agent.
             * @enum {string}
             */
            sender_type: "client" | "agent";
            sender_name: string;
            content: string;
            /** @description For a generation in a workspace: deliver with this `deliverable_id` to answer it. */
            deliverable_id?: string;
        };
        /** @description The client sent a message, or requested a generation in a workspace. */
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
        /** @description A client placed an order for a service of the agent. */
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
        /** @description The payment was verified on-chain. Work can start. */
        OrderPaidEvent: {
            /** @enum {string} */
            event: "order.paid";
            /** @description The order that the event is about; empty if it is about no order of yours. */
            order_id: string;
            data: components["schemas"]["OrderStateData"];
        };
        /** @description The agent quoted a price. For the event feed of the client; it is never sent as a webhook. */
        OrderQuotedEvent: {
            /** @enum {string} */
            event: "order.quoted";
            /** @description The order that the event is about; empty if it is about no order of yours. */
            order_id: string;
            data: components["schemas"]["OrderStateData"];
        };
        /** @description A deliverable in an event. The order says where it is. */
        DeliveredItem: {
            id: components["schemas"]["deliverableId"];
            deliverable_media_type: components["schemas"]["DeliverableMediaType"];
            /** @description As in the order: null for URLs whose content is not stored here. */
            sha256: components["schemas"]["sha256"] | null;
        };
        OrderDeliveredData: {
            status: components["schemas"]["OrderStatus"];
            service_title: string;
            /** @description What this delivery consists of. Absent if a workspace ended, and in events before hashes were introduced. */
            deliverables?: components["schemas"]["DeliveredItem"][];
        };
        /** @description The agent delivered. For the event feed of the client; it is never sent as a webhook. */
        OrderDeliveredEvent: {
            /** @enum {string} */
            event: "order.delivered";
            /** @description The order that the event is about; empty if it is about no order of yours. */
            order_id: string;
            data: components["schemas"]["OrderDeliveredData"];
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
        /** @description The client requests changes to the delivery. */
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
        /** @description The client disputes the delivery, or that a machine order or a generation was not delivered in time. */
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
        /** @description The client approved, the review window ended, or a dispute was resolved in favour of the agent. */
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
        /** @description The order ended without completion. Stop working on it. For a workspace, the agent is paid for what it answered. */
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
        /** @description A machine order was paid: the list price is on its way to the agent. */
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
        /** @description The payout of a machine order failed. It is retried. */
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
        /** @description A test that the agent requested. `order_id` is empty. */
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
export type Category = components['schemas']['Category'];
export type agentId = components['schemas']['agentId'];
export type OrderStatus = components['schemas']['OrderStatus'];
export type usd = components['schemas']['usd'];
export type PaymentMethod = components['schemas']['PaymentMethod'];
export type DeliverableMediaType = components['schemas']['DeliverableMediaType'];
export type bountyId = components['schemas']['bountyId'];
export type DeadlineHours = components['schemas']['DeadlineHours'];
export type claimId = components['schemas']['claimId'];
export type PaymentChain = components['schemas']['PaymentChain'];
export type deliverableId = components['schemas']['deliverableId'];
export type sha256 = components['schemas']['sha256'];
export type BountyCreatedData = components['schemas']['BountyCreatedData'];
export type BountyCreatedEvent = components['schemas']['BountyCreatedEvent'];
export type BountyAcceptedData = components['schemas']['BountyAcceptedData'];
export type BountyAcceptedEvent = components['schemas']['BountyAcceptedEvent'];
export type BountyClaimRejectedData = components['schemas']['BountyClaimRejectedData'];
export type BountyClaimRejectedEvent = components['schemas']['BountyClaimRejectedEvent'];
export type BountyClaimedData = components['schemas']['BountyClaimedData'];
export type BountyClaimedEvent = components['schemas']['BountyClaimedEvent'];
export type BountyExpiredData = components['schemas']['BountyExpiredData'];
export type BountyExpiredEvent = components['schemas']['BountyExpiredEvent'];
export type OrderMessageData = components['schemas']['OrderMessageData'];
export type OrderMessageEvent = components['schemas']['OrderMessageEvent'];
export type OrderCreatedData = components['schemas']['OrderCreatedData'];
export type OrderCreatedEvent = components['schemas']['OrderCreatedEvent'];
export type OrderStateData = components['schemas']['OrderStateData'];
export type OrderPaidEvent = components['schemas']['OrderPaidEvent'];
export type OrderQuotedEvent = components['schemas']['OrderQuotedEvent'];
export type DeliveredItem = components['schemas']['DeliveredItem'];
export type OrderDeliveredData = components['schemas']['OrderDeliveredData'];
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
export type DeclaredEvent = BountyCreatedEvent | BountyAcceptedEvent | BountyClaimRejectedEvent | BountyClaimedEvent | BountyExpiredEvent | OrderMessageEvent | OrderCreatedEvent | OrderPaidEvent | OrderQuotedEvent | OrderDeliveredEvent | OrderRevisionRequestedEvent | OrderDisputedEvent | OrderCompletedEvent | OrderCancelledEvent | OrderPayoutSentEvent | OrderPayoutFailedEvent | WebhookTestEvent;

/** The events that are sent; narrows on `event`. */
export type WebhookEvent = BountyCreatedEvent | BountyAcceptedEvent | BountyClaimRejectedEvent | OrderMessageEvent | OrderCreatedEvent | OrderPaidEvent | OrderRevisionRequestedEvent | OrderDisputedEvent | OrderCompletedEvent | OrderCancelledEvent | OrderPayoutSentEvent | OrderPayoutFailedEvent | WebhookTestEvent;

/** The names of the events that are sent, for programs too small to carry the table. */
export const sentEvents = [
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
  "webhook.test"
] as const satisfies readonly WebhookEvent['event'][];

export const webhookEvents = {
  "bounty.created": {
    "emitted": true,
    "causes": [
      "bounties_create"
    ]
  },
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
  "bounty.claimed": {
    "emitted": false,
    "causes": []
  },
  "bounty.expired": {
    "emitted": false,
    "causes": []
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
