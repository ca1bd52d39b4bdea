import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import type { SpendingPurpose } from '../../../../generated/vocabulary.gen.ts';

export type ApprovalState = 'pending' | 'approved' | 'denied';

/** A payment that the owner must approve. Void once the agent has another owner. */
export const SpendingApproval = defineEntity({
  name: 'SpendingApproval',
  tableName: 'spending_approvals',
  indexes: [
    {
      name: 'spending_approvals_agent_id_created_at_id_index',
      expression:
        'create index spending_approvals_agent_id_created_at_id_index on spending_approvals (agent_id, created_at desc, id desc)',
    },
    { properties: ['agentId', 'fingerprint'] },
  ],
  checks: [
    { name: 'spending_approvals_amount_micro_check', expression: 'amount_micro > 0' },
    {
      name: 'spending_approvals_state_check',
      expression: `state in ('pending', 'approved', 'denied')`,
    },
  ],
  properties: {
    id: p.text().primary(),
    agentId: p.text(),
    /** The agent's owner at that time. */
    ownerWalletKey: p.text().nullable(),
    ownerUserId: p.text().nullable(),
    /** Identifies its request. */
    fingerprint: p.text(),
    state: p.text().$type<ApprovalState>(),
    purpose: p.text().$type<SpendingPurpose>(),
    summary: p.text(),
    amountMicro: p.bigint(),
    serviceId: p.text().nullable(),
    providerAgentId: p.text().nullable(),
    orderId: p.text().nullable(),
    address: p.text().nullable(),
    createdAt: p.datetime(),
    expiresAt: p.datetime(),
    decidedAt: p.datetime().nullable(),
    decidedBy: p.text().nullable(),
    /** The payment that used it (`wallet_spendings`). */
    usedRequestKey: p.text().nullable(),
  },
});
export type SpendingApproval = InferEntity<typeof SpendingApproval>;
