import { defineEntity, p } from '@mikro-orm/core';

/**
 * A month that nothing is posted to any more: first sealed, then closed. Its hash covers its entries, the balances at
 * its end and the hash of the month before.
 */
export const LedgerMonth = defineEntity({
  name: 'LedgerMonth',
  tableName: 'ledger_months',
  checks: [
    {
      name: 'ledger_months_closed_check',
      expression:
        'num_nulls(transactions, entries, entries_digest, balances_digest, previous_hash, hash, closed_at) in (0, 7)',
    },
  ],
  properties: {
    month: p.text().primary(),
    sealedAt: p.datetime(),
    /** Database transactions below this number may not have seen that the month was sealed. */
    horizon: p.bigint().nullable(),
    transactions: p.bigint().nullable(),
    entries: p.bigint().nullable(),
    entriesDigest: p.text().nullable(),
    balancesDigest: p.text().nullable(),
    previousHash: p.text().nullable(),
    hash: p.text().nullable(),
    closedAt: p.datetime().nullable(),
  },
});

/** An account at the end of a month. Accounts without a balance that have never paid out have no row. */
export const LedgerMonthBalance = defineEntity({
  name: 'LedgerMonthBalance',
  tableName: 'ledger_month_balances',
  properties: {
    month: p.text().primary(),
    accountId: p.bigint().primary(),
    balance: p.bigint(),
    paidOut: p.bigint(),
  },
});
