import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import type { Network } from '../../foundation/platform/networks.ts';
import type { ChainTransaction } from '../transactions/chain-transaction.entity.ts';

/** Addresses of EVM chains compare case-insensitively, those of Solana do not. */
const RECIPIENT_INDEX = {
  name: 'chain_transfers_recipient_index',
  expression:
    'create index chain_transfers_recipient_index on chain_transfers (wallet_key_of(to_address), created_at, id)',
};

/** What a transaction moves out of a treasury. Its progress is in `chain_transactions`, under the same id. */
export const ChainTransfer = defineEntity({
  name: 'ChainTransfer',
  tableName: 'chain_transfers',
  indexes: [RECIPIENT_INDEX],
  checks: [{ name: 'chain_transfers_amount_micro_check', expression: 'amount_micro > 0' }],
  properties: {
    id: p.text().primary(),
    toAddress: p.text(),
    amountMicro: p.bigint(),
    /** The address whose account is opened for this and other small payouts together; it can go nowhere else. */
    releasedTo: p.text().nullable(),
    /** The incoming payment that must be final before this money leaves. */
    fundingNetwork: p.text().$type<Network>().nullable(),
    fundingReference: p.text().nullable(),
    /** Never null: the previous release leaves it to the default. */
    createdAt: p.datetime().nullable().defaultRaw('now()'),
  },
});
export type ChainTransfer = InferEntity<typeof ChainTransfer>;

/** A transfer of USDC out of a treasury, as its requester sees it. */
export type Transfer = Pick<
  ChainTransaction,
  'id' | 'network' | 'kind' | 'subjectType' | 'subjectId' | 'txHash'
> &
  Pick<ChainTransfer, 'toAddress' | 'amountMicro'>;
