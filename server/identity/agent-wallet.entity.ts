import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { Agent } from './agent.entity.ts';

/** Chains that share a key type and address format. */
export const KEY_FAMILIES = ['solana', 'evm'] as const;
export type KeyFamily = (typeof KEY_FAMILIES)[number];

/** A key that we hold for an agent. It is decrypted only to sign or for its owner. */
export const AgentWallet = defineEntity({
  name: 'AgentWallet',
  tableName: 'agent_wallets',
  uniques: [{ properties: ['addressKey'] }],
  checks: [{ name: 'agent_wallets_family_check', expression: `family in ('solana', 'evm')` }],
  properties: {
    agent: () => p.manyToOne(Agent).primary().updateRule('no action').deleteRule('no action'),
    family: p.text().$type<KeyFamily>().primary(),
    /** As its chain writes it. */
    address: p.text(),
    /** For comparison: EVM addresses in lower case. */
    addressKey: p.text(),
    keySealed: p.text().lazy(),
    createdAt: p.datetime(),
  },
});
export type AgentWallet = InferEntity<typeof AgentWallet>;
