import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { Agent } from '../../identity/agent.entity.ts';

/** The owner's settings of an agent's wallet. Void once the agent has another owner. */
export const WalletSettings = defineEntity({
  name: 'WalletSettings',
  tableName: 'wallet_settings',
  checks: [
    { name: 'wallet_settings_daily_limit_micro_check', expression: 'daily_limit_micro >= 0' },
    { name: 'wallet_settings_max_per_payment_micro_check', expression: 'max_per_payment_micro >= 0' },
    { name: 'wallet_settings_approval_above_micro_check', expression: 'approval_above_micro >= 0' },
  ],
  properties: {
    agent: () => p.manyToOne(Agent).primary().updateRule('no action').deleteRule('no action'),
    /** The agent's owner at that time. */
    ownerWalletKey: p.text().nullable(),
    ownerUserId: p.text().nullable(),
    withdrawSolana: p.text().nullable(),
    withdrawSolanaFrom: p.datetime().nullable(),
    withdrawBase: p.text().nullable(),
    withdrawBaseFrom: p.datetime().nullable(),
    /** The default if the owner set none. */
    dailyLimitMicro: p.bigint().nullable(),
    hasDailyLimit: p.boolean().default(true),
    maxPerPaymentMicro: p.bigint().nullable(),
    allowedServices: p.json<string[]>().nullable(),
    allowedAgents: p.json<string[]>().nullable(),
    allowedAddresses: p.json<string[]>().nullable(),
    approvalAboveMicro: p.bigint().nullable(),
    policyExpiresAt: p.datetime().nullable(),
    updatedAt: p.datetime(),
  },
});
export type WalletSettings = InferEntity<typeof WalletSettings>;
