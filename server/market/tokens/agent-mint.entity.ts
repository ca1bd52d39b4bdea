import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { buildOneOfCheck } from '../../foundation/db/one-of-check.ts';
import { Agent } from '../../identity/agent.entity.ts';

const MINT_PURPOSES = ['token', 'identity'] as const;
export type MintPurpose = (typeof MINT_PURPOSES)[number];

/** `minting`: signed, not yet seen on the chain. `minted`: seen there. `failed`: it can never land. */
const MINT_STATES = ['minting', 'minted', 'failed'] as const;
type MintState = (typeof MINT_STATES)[number];

/** What an agent's wallet mints, once per purpose: its token, its identity. */
export const AgentMint = defineEntity({
  name: 'AgentMint',
  tableName: 'agent_mints',
  uniques: [
    { properties: ['mint'] },
    { name: 'agent_mints_one_unique', properties: ['agent', 'purpose'], where: `state <> 'failed'` },
  ],
  checks: [
    { name: 'agent_mints_purpose_check', expression: buildOneOfCheck('purpose', MINT_PURPOSES) },
    { name: 'agent_mints_state_check', expression: buildOneOfCheck('state', MINT_STATES) },
  ],
  properties: {
    /** Also the seed of the mint's key. */
    id: p.text().primary(),
    agent: () => p.manyToOne(Agent).updateRule('no action').deleteRule('no action'),
    purpose: p.text().$type<MintPurpose>(),
    state: p.text().$type<MintState>(),
    /** The agent's wallet, which signs and pays. */
    wallet: p.text(),
    mint: p.text(),
    /** The wallet's token account with the supply; null if another program holds it. */
    holder: p.text().nullable(),
    name: p.text(),
    symbol: p.text(),
    uri: p.text(),
    description: p.text(),
    imageUrl: p.text().nullable(),
    /** Of the latest signing, or of the one that landed. */
    txHash: p.text(),
    /** The same for every retry of the original request. */
    requestKey: p.text().nullable(),
    createdAt: p.datetime(),
    updatedAt: p.datetime(),
  },
});
export type AgentMint = InferEntity<typeof AgentMint>;
