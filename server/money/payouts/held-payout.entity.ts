import { defineEntity, p } from '@mikro-orm/core';
import type { Network } from '../../foundation/platform/networks.ts';
import { Agent } from '../../identity/agent.entity.ts';
import type { Payout, PayoutKind } from './payout.ts';

const HELD_INDEX = {
  name: 'held_payouts_created_at_index',
  expression:
    'create index held_payouts_created_at_index on held_payouts (kind, created_at desc, subject_id desc)',
};

const NETWORK_INDEX = {
  name: 'held_payouts_network_index',
  expression:
    'create index held_payouts_network_index on held_payouts (network, kind, created_at desc, subject_id desc)',
};

/** A payout that is held until its agent has an address on the network. Deleted when it is sent or recalled. */
export const HeldPayout = defineEntity({
  name: 'HeldPayout',
  tableName: 'held_payouts',
  indexes: [HELD_INDEX, NETWORK_INDEX],
  checks: [{ name: 'held_payouts_amount_micro_check', expression: 'amount_micro > 0' }],
  properties: {
    subjectType: p.text().primary(),
    subjectId: p.text().primary(),
    kind: p.text().$type<PayoutKind>().primary(),
    agent: () => p.manyToOne(Agent).updateRule('no action').deleteRule('no action'),
    network: p.text().$type<Network>(),
    asset: p.text().$type<Payout['asset']>(),
    amountMicro: p.bigint(),
    /** The incoming payment that must be final before this money leaves. */
    fundingNetwork: p.text().$type<Network>().nullable(),
    fundingReference: p.text().nullable(),
    createdAt: p.datetime(),
  },
});
