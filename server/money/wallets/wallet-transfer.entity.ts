import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import type { Network } from '../../foundation/platform/networks.ts';

/** The kind of its transaction. */
export const WALLET_TRANSFER = 'wallet_transfer';

export type WalletTransferPurpose = 'send' | 'withdraw';

/** USDC that leaves an agent's wallet. Its progress is in `chain_transactions`, under the same id. */
export const WalletTransfer = defineEntity({
  name: 'WalletTransfer',
  tableName: 'wallet_transfers',
  indexes: [
    { properties: ['agentId', 'network'] },
    { name: 'wallet_transfers_history_index', properties: ['agentId', 'createdAt', 'id'] },
  ],
  checks: [
    { name: 'wallet_transfers_amount_micro_check', expression: 'amount_micro > 0' },
    { name: 'wallet_transfers_purpose_check', expression: `purpose in ('send', 'withdraw')` },
  ],
  properties: {
    id: p.text().primary(),
    agentId: p.text(),
    network: p.text().$type<Network>(),
    purpose: p.text().$type<WalletTransferPurpose>(),
    toAddress: p.text(),
    amountMicro: p.bigint(),
    /** The requester. */
    requestedBy: p.text(),
    createdAt: p.datetime(),
  },
});
export type WalletTransfer = InferEntity<typeof WalletTransfer>;
