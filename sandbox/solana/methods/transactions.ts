import { encodeTransaction, transactionFormat } from '../encode/transaction.ts';
import type { Bank } from '../ledger/bank.ts';
import type { TransactionRecord } from '../ledger/record.ts';
import { invalidParams } from '../rpc/errors.ts';
import { asSignature, type Config } from '../rpc/params.ts';
import { ledgerCommitment } from './blocks.ts';
import { inContext, type Methods, readCommitment } from './context.ts';

const MAX_STATUSES = 256;
const MAX_SIGNATURES = 1000;

function statusOf(bank: Bank, signature: string): object | null {
  const record = bank.history.find(signature);
  if (!record) return null;
  const { err } = record.meta;
  const confirmationStatus = bank.finality.stageOf(record);
  return {
    slot: record.slot,
    confirmations: confirmationStatus === 'finalized' ? null : Number(confirmationStatus === 'confirmed'),
    err,
    status: err === null ? { Ok: null } : { Err: err },
    confirmationStatus,
  };
}

/** The part of a newest-first list strictly between two signatures. */
function window(records: TransactionRecord[], config: Config): TransactionRecord[] {
  const indexOf = (signature: string) => records.findIndex((record) => record.signature === signature);
  const before = config.signature('before');
  const until = config.signature('until');
  const start = before === undefined ? 0 : indexOf(before) + 1;
  if (before !== undefined && start === 0) return [];
  const end = until === undefined ? -1 : indexOf(until);
  return records.slice(start, end === -1 ? undefined : end);
}

function listLimit(config: Config): number {
  const limit = config.count('limit') ?? MAX_SIGNATURES;
  if (limit === 0 || limit > MAX_SIGNATURES) throw invalidParams(`Invalid limit; max ${MAX_SIGNATURES}`);
  return limit;
}

export const transactionMethods: Methods = {
  getSignatureStatuses: ({ bank }, params) => {
    const signatures = params.list(0).map(asSignature);
    if (signatures.length > MAX_STATUSES)
      throw invalidParams(`Too many inputs provided; max ${MAX_STATUSES}`);
    const statuses = signatures.map((signature) => statusOf(bank, signature));
    return inContext(bank, 'processed', statuses);
  },

  getTransaction: ({ bank }, params) => {
    const config = params.config(1);
    const commitment = ledgerCommitment(config);
    const record = bank.history.find(params.signature(0));
    if (!record || !bank.finality.has(record, commitment)) return null;
    const { slot, blockTime } = record;
    return { slot, blockTime, ...encodeTransaction(record, transactionFormat(config)) };
  },

  getSignaturesForAddress: ({ bank }, params) => {
    const config = params.config(1);
    readCommitment(bank, config);
    const commitment = ledgerCommitment(config);
    const limit = listLimit(config);
    return window(bank.history.touching(params.address(0)), config)
      .filter((record) => bank.finality.has(record, commitment))
      .slice(0, limit)
      .map((record) => ({
        signature: record.signature,
        slot: record.slot,
        err: record.meta.err,
        memo: record.memo,
        blockTime: record.blockTime,
        confirmationStatus: bank.finality.stageOf(record),
      }));
  },
};
