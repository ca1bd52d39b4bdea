import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { accounts, isSharedKind, listAccountKinds } from '../../../server/money/ledger/accounts.ts';
import { ledgerCompactionSweep } from '../../../server/money/ledger/compaction.ts';
import { credit, debit } from '../../../server/money/ledger/posting.ts';
import { verifyLedger } from '../../../server/money/ledger/verification.ts';
import { BASE, ledger, orderPaid, useLedgerDatabase } from './ledger-database.ts';

const { em, post, query } = useLedgerDatabase();
const compact = () => em().transactional((tx) => ledgerCompactionSweep.runStep(tx, new Date(), undefined));
const readTreasury = () => ledger.readBalance(em(), accounts.treasury(BASE), BASE);

describe('accounts that most payments use', () => {
  it('are the same to the database and to the code', async () => {
    const kinds = listAccountKinds();
    const rows = await query('select kind from unnest($1::text[]) kind where ledger_is_shared(kind)', [
      kinds,
    ]);
    expect(rows.map(({ kind }) => kind)).toEqual(kinds.filter(isSharedKind));
  });

  it('are exact while changes are compacted', async () => {
    const before = await readTreasury();
    const postings = Array.from({ length: 60 }, () => post(orderPaid(`ord_${randomUUID()}`, 7n)));
    await Promise.all([...postings.slice(0, 30), compact(), ...postings.slice(30), compact()]);
    expect(await readTreasury()).toBe(before + 420n);
    await compact();
    expect(await query('select from ledger_balance_changes')).toEqual([]);
    expect(await readTreasury()).toBe(before + 420n);
    expect((await verifyLedger(em())).problems).toEqual([]);
  });

  it('are opened once when many postings are their first', async () => {
    const network = 'alt-mainnet';
    const open = (reference: string) =>
      post({
        kind: 'first',
        reference,
        network,
        asset: 'USDC',
        entries: [debit(accounts.treasury(network), 5n), credit(accounts.operatorCapital(), 5n)],
      });
    await Promise.all(Array.from({ length: 20 }, (_, index) => open(`first-${index}`)));
    expect(await ledger.readBalance(em(), accounts.treasury(network), network)).toBe(100n);
  });

  it('are not compacted below zero where money is owed', async () => {
    await post({
      kind: 'returned-twice',
      reference: randomUUID(),
      network: BASE,
      asset: 'USDC',
      entries: [debit(accounts.refunds(), 5n), credit(accounts.treasury(BASE), 5n)],
    });
    await expect(compact()).rejects.toThrow('ledger_accounts_owed_check');
  });
});
