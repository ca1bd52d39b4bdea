import { encodeTransaction, parseTransactionFormat } from '../encode/transaction.ts';
import type { Bank } from '../ledger/bank.ts';
import type { TransactionRecord } from '../ledger/record.ts';
import { invalidParams } from '../rpc/errors.ts';
import { type Config, parseSignature } from '../rpc/params.ts';
import { parseLedgerCommitment } from './blocks.ts';
import { type Methods, parseCommitment, withContext } from './context.ts';

const MAX_STATUSES = 256;
const MAX_SIGNATURES = 1000;

function getStatus(bank: Bank, signature: string): object | null {
  const record = bank.history.find(signature);
  if (!record) return null;
  const { err } = record.meta;
  const confirmationStatus = bank.finality.getCommitment(record);
  return {
    slot: record.slot,
    confirmations: confirmationStatus === 'finalized' ? null : Number(confirmationStatus === 'confirmed'),
    err,
    status: err === null ? { Ok: null } : { Err: err },
    confirmationStatus,
  };
}

/** The part of a newest-first list strictly between two signatures. */
function selectPage(records: TransactionRecord[], config: Config): TransactionRecord[] {
  const indexOf = (signature: string) => records.findIndex((record) => record.signature === signature);
  const before = config.signature('before');
  const until = config.signature('until');
  const start = before === undefined ? 0 : indexOf(before) + 1;
  if (before !== undefined && start === 0) return [];
  const end = until === undefined ? -1 : indexOf(until);
  return records.slice(start, end === -1 ? undefined : end);
}

function parseLimit(config: Config): number {
  const limit = config.count('limit') ?? MAX_SIGNATURES;
  if (limit === 0 || limit > MAX_SIGNATURES) throw invalidParams(`Invalid limit; max ${MAX_SIGNATURES}`);
  return limit;
}

export const transactionMethods: Methods = {
  getSignatureStatuses: ({ bank }, params) => {
    const signatures = params.list(0).map(parseSignature);
    if (signatures.length > MAX_STATUSES)
      throw invalidParams(`Too many inputs provided; max ${MAX_STATUSES}`);
    const statuses = signatures.map((signature) => getStatus(bank, signature));
    return withContext(bank, 'processed', statuses);
  },

  getTransaction: ({ bank }, params) => {
    const config = params.config(1);
    const commitment = parseLedgerCommitment(config);
    const record = bank.history.find(params.signature(0));
    if (!record || !bank.finality.hasReached(record, commitment)) return null;
    const { slot, blockTime } = record;
    return { slot, blockTime, ...encodeTransaction(record, parseTransactionFormat(config)) };
  },

  getSignaturesForAddress: ({ bank }, params) => {
    const config = params.config(1);
    parseCommitment(bank, config);
    const commitment = parseLedgerCommitment(config);
    const limit = parseLimit(config);
    return selectPage(bank.history.listByAddress(params.address(0)), config)
      .filter((record) => bank.finality.hasReached(record, commitment))
      .slice(0, limit)
      .map((record) => ({
        signature: record.signature,
        slot: record.slot,
        err: record.meta.err,
        memo: record.memo,
        blockTime: record.blockTime,
        confirmationStatus: bank.finality.getCommitment(record),
      }));
  },
};
