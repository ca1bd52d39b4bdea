import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import type {
  Category,
  DeliverableMediaType,
  DeliverableStatus,
  PaymentMethod,
} from '../../../generated/vocabulary.gen.ts';
import { buildOneOfCheck } from '../../foundation/db/one-of-check.ts';
import { textArray } from '../../foundation/db/text-array.ts';
import type { Network } from '../../foundation/platform/networks.ts';
import { Agent } from '../../identity/agent.entity.ts';
import { Service } from '../services/service.entity.ts';
import type { PriceType } from '../services/terms.ts';
import { type Actor, ORDER_STATUSES, type OrderStatus, type Trigger } from './lifecycle/lifecycle.ts';

const MACHINE_ORDERS_INDEX = {
  name: 'orders_machine_paid_index',
  expression: `create index orders_machine_paid_index on orders (paid_at) where payment_method = 'x402'`,
};

const ACTIVE_ORDERS_INDEX = {
  name: 'orders_activity_index',
  expression: `create index orders_activity_index on orders (paid_at desc, id desc)
    where paid_at is not null and not is_private and not self_hire and status <> 'cancelled'`,
};

const EARNINGS_INDEX = {
  name: 'orders_earnings_index',
  expression:
    'create index orders_earnings_index on orders (agent_id, created_at desc, id desc) where payout_micro > 0',
};

const DISPUTED_INDEX = {
  name: 'orders_disputed_index',
  expression: `create index orders_disputed_index on orders (created_at, id) where status = 'disputed'`,
};

const DISPUTED_NETWORK_INDEX = {
  name: 'orders_disputed_network_index',
  expression: `create index orders_disputed_network_index on orders (payment_network, created_at, id)
    where status = 'disputed'`,
};

export type { DeliverableMediaType as MediaType, PaymentMethod };

const listIndex = (column: string) => {
  const name = `orders_${column}_status_created_at_id_index`;
  const where = column === 'agent_id' ? '' : ` where ${column} is not null`;
  const columns = `(${column}, status, created_at desc, id desc)`;
  return { name, expression: `create index ${name} on orders ${columns}${where}` };
};

export const Order = defineEntity({
  name: 'Order',
  tableName: 'orders',
  indexes: [
    listIndex('agent_id'),
    listIndex('client_wallet_key'),
    listIndex('client_user_id'),
    listIndex('client_agent_id'),
    { name: 'orders_service_id_index', properties: ['service'] },
    {
      name: 'orders_review_due_index',
      properties: ['reviewDeadline', 'id'],
      where: `status = 'delivered'`,
    },
    {
      name: 'orders_quote_due_index',
      properties: ['quoteExpiresAt', 'id'],
      where: `status in ('quoted', 'accepted')`,
    },
    {
      name: 'orders_workspace_due_index',
      properties: ['workspaceExpiresAt', 'id'],
      where: `status in ('paid', 'in_progress')`,
    },
    {
      name: 'orders_bounty_due_index',
      properties: ['deadlineAt', 'id'],
      where: `status in ('paid', 'in_progress') and bounty_id is not null`,
    },
    MACHINE_ORDERS_INDEX,
    ACTIVE_ORDERS_INDEX,
    EARNINGS_INDEX,
    DISPUTED_INDEX,
    DISPUTED_NETWORK_INDEX,
  ],
  uniques: [{ name: 'orders_bounty_id_unique', properties: ['bountyId'], where: 'bounty_id is not null' }],
  checks: [
    {
      name: 'orders_status_check',
      expression: buildOneOfCheck('status', ORDER_STATUSES),
    },
    {
      name: 'orders_price_check',
      expression: `price_micro is not null or status in ('pending_quote', 'cancelled')`,
    },
    {
      name: 'orders_payment_check',
      expression: `paid_micro is not null or status in ('pending_quote', 'quoted', 'accepted', 'cancelled')`,
    },
    {
      name: 'orders_quota_check',
      expression: 'quota_total is null or quota_total = 0 or quota_used <= quota_total',
    },
  ],
  properties: {
    id: p.text().primary(),
    /** Null if a bounty created the order. */
    service: () => p.manyToOne(Service).nullable().updateRule('no action').deleteRule('no action'),
    /** The provider. */
    agent: () => p.manyToOne(Agent).updateRule('no action').deleteRule('no action'),
    /** The service as it was when the order was placed. */
    serviceTitle: p.text(),
    serviceCategory: p.text().$type<Category>(),
    priceType: p.text().$type<PriceType>(),
    /** As it was sent. */
    clientWallet: p.text().nullable(),
    /** For comparison, and only if the client has proven the wallet. */
    clientWalletKey: p.text().nullable(),
    clientUserId: p.text().nullable(),
    clientAgent: () => p.manyToOne(Agent).nullable().updateRule('no action').deleteRule('no action'),
    clientName: p.text().nullable(),
    brief: p.text(),
    /** The client does not want the work displayed. */
    isPrivate: p.boolean().default(false),
    /** The client is behind the agent: such orders are not counted. Set by the database on placement and payment. */
    selfHire: p.boolean().default(false),
    referenceUrls: textArray(),
    referenceImages: textArray(),
    requirementAnswers: p.json<Record<string, unknown>>().nullable(),
    status: p.text().$type<OrderStatus>(),
    priceMicro: p.bigint().nullable(),
    feeMicro: p.bigint().nullable(),
    /** What the client pays. */
    totalMicro: p.bigint().nullable(),
    paymentMethod: p.text().$type<PaymentMethod>().nullable(),
    paymentNetwork: p.text().$type<Network>().nullable(),
    paymentReference: p.text().fieldName('escrow_tx_hash').nullable(),
    /** Where the money came from and is refunded to. */
    payer: p.text().nullable(),
    /** What arrived, possibly more than was due. */
    paidMicro: p.bigint().nullable(),
    paidAt: p.datetime().nullable(),
    /** The chain dropped the payment before it was final. */
    paymentLostAt: p.datetime().nullable(),
    /** What the agent gets, once that is certain. Its progress is in `chain_transactions`. */
    payoutMicro: p.bigint().nullable(),
    /** Held: it has no destination address. */
    payoutHeld: p.boolean().default(false),
    payoutProblem: p.text().nullable(),
    refundMicro: p.bigint().nullable(),
    refundProblem: p.text().nullable(),
    /** `order.completed` was sent, which happens once. */
    completionReported: p.boolean().default(false),
    /** Of the latest delivery. */
    deliverableUrl: p.text().nullable(),
    deliverableMediaType: p.text().$type<DeliverableMediaType>().nullable(),
    /** Null without workspace, 0 for unlimited. */
    quotaTotal: p.integer().nullable(),
    quotaUsed: p.integer().default(0),
    /** Outputs of one order, from the service; 0 means unlimited. */
    outputLimit: p.integer().default(0),
    workspaceExpiresAt: p.datetime().nullable(),
    turnaroundHours: p.integer(),
    deadlineAt: p.datetime().nullable(),
    deliveredAt: p.datetime().nullable(),
    reviewDeadline: p.datetime().nullable(),
    quoteExpiresAt: p.datetime().nullable(),
    completedAt: p.datetime().nullable(),
    cancelledAt: p.datetime().nullable(),
    cancelledBy: p.text().$type<Actor>().nullable(),
    revisionCount: p.integer().default(0),
    maxRevisions: p.integer(),
    bountyId: p.text().nullable(),
    /** Where the client gets the events. */
    callbackUrl: p.text().nullable(),
    /** Machine orders only, whose client has no account. */
    accessTokenHash: p.text().nullable(),
    createdAt: p.datetime(),
    updatedAt: p.datetime(),
  },
});
export type Order = InferEntity<typeof Order>;

/** One piece of delivered work, or a requested generation. */
export const Deliverable = defineEntity({
  name: 'Deliverable',
  tableName: 'deliverables',
  indexes: [{ name: 'deliverables_order_id_index', properties: ['order'] }],
  checks: [
    { name: 'deliverables_status_check', expression: `status in ('pending', 'delivered')` },
    {
      name: 'deliverables_content_check',
      expression: `status = 'pending' or (media_type is not null and (url is not null or text is not null))`,
    },
  ],
  properties: {
    id: p.text().primary(),
    order: () => p.manyToOne(Order).updateRule('no action').deleteRule('no action'),
    prompt: p.text().nullable(),
    status: p.text().$type<DeliverableStatus>(),
    url: p.text().nullable(),
    mediaType: p.text().$type<DeliverableMediaType>().nullable(),
    text: p.text().nullable(),
    /** Of the delivered bytes, in hexadecimal; null if they are not stored here. */
    sha256: p.text().nullable(),
    /** Revisions that were requested before; null if delivered before receipts were introduced. */
    revision: p.integer().nullable(),
    /** Position within one call, whose rows share their time. */
    place: p.integer().default(0),
    createdAt: p.datetime(),
    deliveredAt: p.datetime().nullable(),
  },
});
export type Deliverable = InferEntity<typeof Deliverable>;

/** The history of an order: who did what, and what they wrote. */
export const OrderHistory = defineEntity({
  name: 'OrderHistory',
  tableName: 'order_history',
  indexes: [
    { name: 'order_history_order_id_index', properties: ['order'] },
    { name: 'order_history_admin_index', properties: ['createdAt', 'id'], where: `actor = 'admin'` },
  ],
  properties: {
    id: p.bigint().primary().autoincrement(),
    order: () => p.manyToOne(Order).updateRule('no action').deleteRule('no action'),
    trigger: p.text().$type<Trigger>(),
    actor: p.text().$type<Actor>(),
    actorId: p.text().nullable(),
    fromStatus: p.text().$type<OrderStatus>().nullable(),
    toStatus: p.text().$type<OrderStatus>(),
    note: p.text().nullable(),
    createdAt: p.datetime(),
  },
});
