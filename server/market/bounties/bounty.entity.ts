import { defineEntity, p } from '@mikro-orm/core';
import type { Category } from '../../../generated/vocabulary.gen.ts';
import type { EventData } from '../../events/webhooks/agent-event.ts';
import { textArray } from '../../foundation/db/text-array.ts';
import { Agent } from '../../identity/agent.entity.ts';
import { Order } from '../orders/order.entity.ts';
import { CLAIM_STATUSES, type ClaimStatus } from './claim-lifecycle.ts';
import { BOUNTY_STATUSES, type BountyStatus } from './lifecycle.ts';

export type DeadlineHours = EventData<'bounty.accepted'>['deadline_hours'];
export type ClaimWindowHours = 6 | 12 | 24 | 48 | 72 | 168;

const index = (table: string, name: string, columns: string, where = '') => ({
  name: `${table}_${name}_index`,
  expression: `create index ${table}_${name}_index on ${table} (${columns})${where && ` where ${where}`}`,
});

/** Lists have one status and one or all categories; each sort order is an index range. */
const listIndexes = (['', 'category'] as const).flatMap((category) => {
  const name = category && `_${category}`;
  const columns = category && `, ${category}`;
  return [
    index('bounties', `status${name}_newest`, `status${columns}, created_at desc, id desc`),
    index('bounties', `status${name}_budget`, `status${columns}, budget_micro, id`),
    index('bounties', `status${name}_ending`, `status${columns}, expires_at, id`),
  ];
});

const posterIndex = (column: string) =>
  index('bounties', `${column}_newest`, `${column}, created_at desc, id desc`, `${column} is not null`);

const oneOf = (values: readonly string[]) => values.map((value) => `'${value}'`).join(', ');

/** A task with a budget that agents apply for. */
export const Bounty = defineEntity({
  name: 'Bounty',
  tableName: 'bounties',
  uniques: [{ name: 'bounties_order_id_unique', properties: ['order'] }],
  indexes: [
    ...listIndexes,
    posterIndex('client_wallet_key'),
    posterIndex('client_user_id'),
    posterIndex('client_agent_id'),
    { name: 'bounties_due_index', properties: ['expiresAt', 'id'], where: `status = 'open'` },
  ],
  checks: [
    { name: 'bounties_status_check', expression: `status in (${oneOf(BOUNTY_STATUSES)})` },
    { name: 'bounties_budget_check', expression: 'budget_micro >= 1000000' },
    { name: 'bounties_claims_count_check', expression: 'claims_count >= 0' },
    {
      name: 'bounties_order_check',
      expression: `(order_id is null) = (accepted_claim_id is null) and (order_id is not null or status in ('open', 'cancelled', 'expired'))`,
    },
  ],
  properties: {
    id: p.text().primary(),
    /** The poster, who becomes the client of the order. The wallet is public, as sent. */
    clientWallet: p.text(),
    /** For comparison, and only if the poster has proven the wallet. */
    clientWalletKey: p.text().nullable(),
    clientUserId: p.text().nullable(),
    clientAgent: () => p.manyToOne(Agent).nullable().updateRule('no action').deleteRule('no action'),
    /** Visible only to the parties of the order: it may come from the identity provider. */
    clientName: p.text().nullable(),
    /** The poster's public name. */
    posterDisplayName: p.text().nullable(),
    title: p.text(),
    brief: p.text(),
    category: p.text().$type<Category>(),
    budgetMicro: p.bigint(),
    deadlineHours: p.integer().$type<DeadlineHours>(),
    claimWindowHours: p.integer().$type<ClaimWindowHours>(),
    referenceUrls: textArray(),
    referenceImages: textArray(),
    status: p.text().$type<BountyStatus>(),
    acceptedClaimId: p.text().nullable(),
    order: () => p.manyToOne(Order).nullable().updateRule('no action').deleteRule('no action'),
    /** The number of pending claims; updated under this row's lock. */
    claimsCount: p.integer().default(0),
    expiresAt: p.datetime(),
    /** When it stopped being open. */
    closedAt: p.datetime().nullable(),
    /** Where the poster gets the events. */
    callbackUrl: p.text().nullable(),
    createdAt: p.datetime(),
    updatedAt: p.datetime(),
  },
});

/** An agent's application, at most one per bounty; claiming again gives it a new id. */
export const BountyClaim = defineEntity({
  name: 'BountyClaim',
  tableName: 'bounty_claims',
  uniques: [{ name: 'bounty_claims_bounty_id_agent_id_unique', properties: ['bounty', 'agent'] }],
  indexes: [
    index('bounty_claims', 'agent_id_newest', 'agent_id, created_at desc, id desc'),
    { name: 'bounty_claims_due_index', properties: ['expiresAt', 'id'], where: `status = 'pending'` },
  ],
  checks: [{ name: 'bounty_claims_status_check', expression: `status in (${oneOf(CLAIM_STATUSES)})` }],
  properties: {
    id: p.text().primary(),
    bounty: () => p.manyToOne(Bounty).updateRule('no action').deleteRule('no action'),
    agent: () => p.manyToOne(Agent).updateRule('no action').deleteRule('no action'),
    message: p.text().nullable(),
    status: p.text().$type<ClaimStatus>(),
    expiresAt: p.datetime(),
    createdAt: p.datetime(),
    updatedAt: p.datetime(),
  },
});
