import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { buildOneOfCheck } from '../../foundation/db/one-of-check.ts';

/** `sent`: signed, not final. `collected`: final and counted. `failed`: nothing moved. */
const COLLECTION_STATES = ['sent', 'collected', 'failed'] as const;
type CollectionState = (typeof COLLECTION_STATES)[number];

/** Fees of several tokens that one transaction collects. Its id is that of the transaction row. */
export const FeeCollection = defineEntity({
  name: 'FeeCollection',
  tableName: 'fee_collections',
  uniques: [{ name: 'fee_collections_one_under_way_unique', properties: ['state'], where: `state = 'sent'` }],
  checks: [{ name: 'fee_collections_state_check', expression: buildOneOfCheck('state', COLLECTION_STATES) }],
  properties: {
    id: p.text().primary(),
    state: p.text().$type<CollectionState>(),
    txHash: p.text(),
    requestedBy: p.text(),
    createdAt: p.datetime(),
    settledAt: p.datetime().nullable(),
  },
});
export type FeeCollection = InferEntity<typeof FeeCollection>;

/** A token's part of a collection, and its split. */
export const FeeShare = defineEntity({
  name: 'FeeShare',
  tableName: 'fee_shares',
  checks: [
    {
      name: 'fee_shares_sum_check',
      expression: 'lamports = agent_lamports + launch_partner_lamports + buyback_lamports and lamports > 0',
    },
  ],
  properties: {
    collectionId: p.text().primary(),
    tokenMint: p.text().primary(),
    lamports: p.bigint(),
    agentLamports: p.bigint(),
    launchPartnerLamports: p.bigint(),
    buybackLamports: p.bigint(),
  },
});
export type FeeShare = InferEntity<typeof FeeShare>;
