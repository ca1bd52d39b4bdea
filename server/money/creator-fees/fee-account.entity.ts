import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { Agent } from '../../identity/agent.entity.ts';

/** What an agent's token has earned, and what was paid out of it. In lamports. */
export const FeeAccount = defineEntity({
  name: 'FeeAccount',
  tableName: 'fee_accounts',
  uniques: [{ properties: ['vault'] }, { properties: ['agent'] }],
  checks: [
    { name: 'fee_accounts_shares_check', expression: 'agent_lamports <= collected_lamports' },
    { name: 'fee_accounts_paid_check', expression: 'paid_lamports >= 0 and paid_lamports <= agent_lamports' },
  ],
  properties: {
    tokenMint: p.text().primary(),
    agent: () => p.manyToOne(Agent).updateRule('no action').deleteRule('no action'),
    /** The vault that receives the token's fees. */
    vault: p.text(),
    isLegacy: p.boolean(),
    collectedLamports: p.bigint().defaultRaw('0'),
    agentLamports: p.bigint().defaultRaw('0'),
    /** Paid or in flight. */
    paidLamports: p.bigint().defaultRaw('0'),
    createdAt: p.datetime(),
  },
});
export type FeeAccount = InferEntity<typeof FeeAccount>;
