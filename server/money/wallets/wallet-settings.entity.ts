import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { Agent } from '../../identity/agent.entity.ts';

/** What the owner of an agent decided about its wallet. It is void once the agent is somebody else's. */
export const WalletSettings = defineEntity({
  name: 'WalletSettings',
  tableName: 'wallet_settings',
  checks: [{ name: 'wallet_settings_daily_limit_micro_check', expression: 'daily_limit_micro >= 0' }],
  properties: {
    agent: () => p.manyToOne(Agent).primary().updateRule('no action').deleteRule('no action'),
    /** Whose the agent was then. */
    ownerWalletKey: p.text().nullable(),
    ownerUserId: p.text().nullable(),
    withdrawSolana: p.text().nullable(),
    withdrawSolanaFrom: p.datetime().nullable(),
    withdrawBase: p.text().nullable(),
    withdrawBaseFrom: p.datetime().nullable(),
    dailyLimitMicro: p.bigint().nullable(),
    updatedAt: p.datetime(),
  },
});
export type WalletSettings = InferEntity<typeof WalletSettings>;
