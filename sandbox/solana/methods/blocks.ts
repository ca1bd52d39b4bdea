import { encodeTransaction, parseTransactionFormat } from '../encode/transaction.ts';
import type { TransactionRecord } from '../ledger/record.ts';
import { blockNotAvailable, invalidParams } from '../rpc/errors.ts';
import type { Config } from '../rpc/params.ts';
import type { Methods } from './context.ts';

const DETAILS = ['full', 'signatures', 'none'] as const;

function encodeContents(records: TransactionRecord[], config: Config): object {
  const details = config.oneOf('transactionDetails', DETAILS, 'full');
  if (details === 'none') return {};
  if (details === 'signatures') return { signatures: records.map(({ signature }) => signature) };
  const format = parseTransactionFormat(config);
  return { transactions: records.map((record) => encodeTransaction(record, format)) };
}

/** These read blocks and transactions from the ledger, which contains only confirmed ones. */
export function parseLedgerCommitment(config: Config): 'confirmed' | 'finalized' {
  const commitment = config.commitment();
  if (commitment === 'processed') throw invalidParams('Method does not support commitment below `confirmed`');
  return commitment;
}

export const blockMethods: Methods = {
  getBlock: ({ bank }, params) => {
    const slot = params.count(0);
    const config = params.config(1);
    if (slot === 0 || slot > bank.getSlot(parseLedgerCommitment(config))) throw blockNotAvailable(slot);
    return {
      blockHeight: slot,
      blockTime: bank.slots.getUnixTime(slot),
      blockhash: bank.blockhashes.getHash(slot),
      parentSlot: slot - 1,
      previousBlockhash: bank.blockhashes.getHash(slot - 1),
      ...encodeContents(bank.history.listBySlot(slot), config),
      rewards: [],
    };
  },
};
