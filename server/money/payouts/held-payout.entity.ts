import { defineEntity, p } from '@mikro-orm/core';
import { HELD_INDEX } from '../../foundation/db/migrations/0107-operators.ts';
import type { Network } from '../../foundation/platform/networks.ts';
import { Agent } from '../../identity/agent.entity.ts';
import type { Payout, PayoutKind } from './payout.ts';

/** A payout that waits until its agent has an address on the network. It goes when the payout is sent or recalled. */
export const HeldPayout = defineEntity({
  name: 'HeldPayout',
  tableName: 'held_payouts',
  indexes: [HELD_INDEX],
  checks: [{ name: 'held_payouts_amount_micro_check', expression: 'amount_micro > 0' }],
  properties: {
    subjectType: p.text().primary(),
    subjectId: p.text().primary(),
    kind: p.text().$type<PayoutKind>().primary(),
    agent: () => p.manyToOne(Agent).updateRule('no action').deleteRule('no action'),
    network: p.text().$type<Network>(),
    asset: p.text().$type<Payout['asset']>(),
    amountMicro: p.bigint(),
    /** The incoming payment that has to be final before this money leaves. */
    fundingNetwork: p.text().$type<Network>().nullable(),
    fundingReference: p.text().nullable(),
    createdAt: p.datetime(),
  },
});
