import { expect } from 'vitest';
import { listTreasuries } from '../../../server/money/ledger/treasuries.ts';
import { reconcileTreasuries, verifyLedger } from '../../../server/money/ledger/verification.ts';
import { eventually } from '../eventually.ts';
import type { Api } from '../server/api.ts';

const OPEN_TRANSACTIONS = `
  select from chain_transactions where kind <> 'settlement' and state in ('prepared', 'sent')`;

/** Once everything has settled, the ledger is sound and says of each treasury what its chain says. */
export async function expectLedgerToReconcile({
  database,
  parts,
}: Pick<Api, 'database' | 'parts'>): Promise<void> {
  await eventually(async () => expect(await database.query(OPEN_TRANSACTIONS)).toEqual([]), 20_000);
  const em = parts.orm.em.fork();
  expect((await verifyLedger(em)).problems).toEqual([]);
  const reconciled = await reconcileTreasuries(em, listTreasuries(parts.chains));
  expect(reconciled.map(({ difference }) => difference)).toEqual(reconciled.map(() => 0n));
}
