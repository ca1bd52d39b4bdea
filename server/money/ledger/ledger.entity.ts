import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import type { Network } from '../../foundation/platform/networks.ts';
import type { AccountKind, Side } from './accounts.ts';

export const LedgerAccount = defineEntity({
  name: 'LedgerAccount',
  tableName: 'ledger_accounts',
  uniques: [{ properties: ['code', 'network', 'asset'] }],
  checks: [
    { name: 'ledger_accounts_side_check', expression: `side in ('debit', 'credit')` },
    {
      name: 'ledger_accounts_owed_check',
      expression: `balance >= 0 or kind <> all (array['escrow', 'payable', 'refunds', 'pool', 'held'])`,
    },
  ],
  properties: {
    id: p.bigint().primary().autoincrement(),
    code: p.text(),
    network: p.text().$type<Network>(),
    asset: p.text(),
    kind: p.text().$type<AccountKind>(),
    side: p.text().$type<Side>(),
    /** Without the pending changes of a shared account. */
    balance: p.bigint().defaultRaw('0'),
    /** The part of what was owed that confirmed payouts have paid. Maintained by the database, as the balance is. */
    paidOut: p.bigint().defaultRaw('0'),
    createdAt: p.datetime(),
  },
});
export type LedgerAccount = InferEntity<typeof LedgerAccount>;

/** A pending change of a shared account's balance, on the account's normal side. Deleting it adds it to the balance. */
export const LedgerBalanceChange = defineEntity({
  name: 'LedgerBalanceChange',
  tableName: 'ledger_balance_changes',
  properties: {
    id: p.bigint().primary().autoincrement(),
    accountId: p.bigint(),
    change: p.bigint(),
  },
});

export const LedgerTransaction = defineEntity({
  name: 'LedgerTransaction',
  tableName: 'ledger_transactions',
  uniques: [{ properties: ['kind', 'reference'] }],
  indexes: [
    {
      name: 'ledger_transactions_created_at_index',
      expression:
        'create index ledger_transactions_created_at_index on ledger_transactions using brin (created_at) with (autosummarize = on)',
    },
  ],
  properties: {
    id: p.bigint().primary().autoincrement(),
    kind: p.text(),
    reference: p.text(),
    createdAt: p.datetime(),
  },
});
export type LedgerTransaction = InferEntity<typeof LedgerTransaction>;

export const LedgerEntry = defineEntity({
  name: 'LedgerEntry',
  tableName: 'ledger_entries',
  checks: [{ name: 'ledger_entries_amount_check', expression: 'amount <> 0' }],
  properties: {
    // a trigger looks for both: a foreign key would lock the accounts that all postings share
    transaction: () => p.manyToOne(LedgerTransaction).primary().createForeignKeyConstraint(false),
    account: () => p.manyToOne(LedgerAccount).primary().createForeignKeyConstraint(false),
    amount: p.bigint(),
  },
});
export type LedgerEntry = InferEntity<typeof LedgerEntry>;
