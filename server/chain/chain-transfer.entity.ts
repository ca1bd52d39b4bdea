import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import type { Network } from '../foundation/platform/networks.ts';

/** `prepared`: to be signed, or signed and not yet sent. `confirmed` and `failed` are final. */
export const TRANSFER_STATES = ['prepared', 'sent', 'confirmed', 'failed'] as const;
export type TransferState = (typeof TRANSFER_STATES)[number];

/** One movement of USDC out of a treasury, from the decision to its place in the chain. */
export const ChainTransfer = defineEntity({
  name: 'ChainTransfer',
  tableName: 'chain_transfers',
  uniques: [{ properties: ['kind', 'subjectType', 'subjectId'] }, { properties: ['network', 'txHash'] }],
  indexes: [
    {
      name: 'chain_transfers_due_index',
      properties: ['nextAttemptAt', 'id'],
      where: 'next_attempt_at is not null',
    },
    {
      name: 'chain_transfers_live_marker_index',
      properties: ['network', 'fromAddress', 'marker'],
      where: `state in ('prepared', 'sent')`,
    },
  ],
  checks: [
    { name: 'chain_transfers_amount_micro_check', expression: 'amount_micro > 0' },
    {
      name: 'chain_transfers_state_check',
      expression: `state in ('prepared', 'sent', 'confirmed', 'failed')`,
    },
  ],
  properties: {
    id: p.text().primary(),
    network: p.text().$type<Network>(),
    /** What the money is for; with the subject, at most one transfer. */
    kind: p.text(),
    subjectType: p.text(),
    subjectId: p.text(),
    toAddress: p.text(),
    amountMicro: p.bigint(),
    /** The incoming payment that has to be final before this money leaves. */
    fundingNetwork: p.text().$type<Network>().nullable(),
    fundingReference: p.text().nullable(),
    state: p.text().$type<TransferState>().default('prepared'),
    /** Times signed. */
    attempt: p.integer().default(0),
    /** Times looked at since it was last signed; what the waits grow with. */
    checks: p.integer().default(0),
    txHash: p.text().nullable(),
    fromAddress: p.text().nullable(),
    signedPayload: p.text().nullable(),
    /** What ends the life of the signed transaction: last block height, or nonce. */
    marker: p.bigint().nullable(),
    signedAt: p.datetime().nullable(),
    /** Cheaper signings with the same nonce, one of which may land instead. */
    outbidHashes: p.json<string[]>().default([]),
    lastError: p.text().nullable(),
    /** It waits for its recipient to do what the last error says. */
    isHeld: p.boolean().default(false),
    /** Null once it is final. */
    nextAttemptAt: p.datetime().nullable(),
    settledAt: p.datetime().nullable(),
    createdAt: p.datetime(),
    updatedAt: p.datetime(),
  },
});
export type ChainTransfer = InferEntity<typeof ChainTransfer>;
