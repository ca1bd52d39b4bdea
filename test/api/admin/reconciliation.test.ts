import { afterAll, beforeAll, expect, it } from 'vitest';
import { toReconciliation } from '../../../server/admin/convert.ts';
import { Reconciler } from '../../../server/admin/reconciliation.ts';
import { evmSigner } from '../../support/chains/signers.ts';
import { ADMIN_ID, createDeliveredOrder, type Market, startMarket } from '../../support/market/orders.ts';

let market: Market;
beforeAll(async () => {
  market = await startMarket();
});
afterAll(() => market.close());

interface Check {
  check: string;
  network: string;
  in_ledger: string;
  expected: string | null;
  difference: string | null;
}

/** Without the cache of the server. */
async function reconcile(): Promise<Check[]> {
  const { orm, clock, treasury } = market.parts;
  const reconciler = new Reconciler({ treasury, clock, cacheMs: 0 });
  return toReconciliation(await reconciler.read(orm.em.fork())).checks;
}

const find = (checks: Check[], check: string, network = 'base-mainnet') =>
  checks.find((one) => one.check === check && one.network === network);

it('compares escrow with open work, held payments with their records, and debits with credits', async () => {
  const { total_usd } = await createDeliveredOrder(market);
  const bearer = await market.idp.signToken({ sub: ADMIN_ID });
  const { status, data } = await market.call('GET', '/api/admin/reconciliation', { bearer });
  expect(status).toBe(200);
  expect(Date.parse(data.checked_at)).toBeGreaterThan(0);
  expect(data.checks).toHaveLength(4 * 3);
  expect(find(data.checks, 'escrow')).toEqual({
    check: 'escrow',
    network: 'base-mainnet',
    asset: 'USDC',
    in_ledger: total_usd,
    expected: total_usd,
    difference: '0.00',
  });
  for (const check of ['held_payments', 'trial_balance'])
    expect(find(data.checks, check)).toMatchObject({ difference: '0.00' });
  expect(find(data.checks, 'treasury')).toMatchObject({ in_ledger: total_usd });
});

it('shows a held payment that the ledger does not have, on its network alone', async () => {
  await market.database.query(
    `insert into held_payments (id, network, reference, payer, amount_micro, state, reason, created_at, updated_at)
     values ('pay_stray', 'alt-mainnet', $1, $2, 2500000, 'held', 'Paid already.', now(), now())`,
    [`0x${'cd'.repeat(32)}`, evmSigner().address],
  );
  const checks = await reconcile();
  expect(find(checks, 'held_payments', 'alt-mainnet')).toMatchObject({
    in_ledger: '0.00',
    expected: '2.50',
    difference: '2.50',
  });
  expect(find(checks, 'held_payments')).toMatchObject({ difference: '0.00' });
});

it('shows work that is open without its money in escrow', async () => {
  const [{ id }] = (await market.database.query(`select id from orders where status = 'delivered'`)) as [
    { id: string },
  ];
  await market.database.query(`update orders set status = 'completed' where id = $1`, [id]);
  try {
    const escrow = find(await reconcile(), 'escrow');
    expect(escrow).toMatchObject({ expected: '0.00' });
    expect(Number(escrow?.difference)).toBe(-Number(escrow?.in_ledger));
  } finally {
    await market.database.query(`update orders set status = 'delivered' where id = $1`, [id]);
  }
});

it('is calculated once for readers at the same time, and again after a failure', async () => {
  const { orm, clock } = market.parts;
  let reads = 0;
  const treasury = {
    async read() {
      reads += 1;
      if (reads === 1) throw new Error('The chain is away');
      return [];
    },
  };
  const reconciler = new Reconciler({ treasury, clock });
  const em = orm.em.fork();
  await expect(reconciler.read(em)).rejects.toThrow('The chain is away');
  const both = await Promise.all([reconciler.read(orm.em.fork()), reconciler.read(orm.em.fork())]);
  expect(both[0]).toBe(both[1]);
  expect(reads).toBe(2);
});
