import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { RpcProxy } from '../../support/chains/rpc-proxy.ts';
import { PAYOUT_FIXTURES, type PayoutFixture, useTransfers } from '../../support/chains/transfer-fixture.ts';
import { eventually } from '../../support/eventually.ts';

const transfers = useTransfers();

const OPEN_TRANSACTIONS = `
  select state, query from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid() and xact_start is not null`;

describe.each(PAYOUT_FIXTURES)('while a node on %s does not respond', (network, open) => {
  let payout: PayoutFixture;
  beforeAll(async () => {
    payout = await open();
    await payout.fundTreasury(1_000_000n);
  });

  it('no transaction is open, and other processes send', async () => {
    const proxy = await RpcProxy.start(payout.rpcUrl);
    onTestFinished(() => proxy.close());
    const slow = transfers.service(payout.adapterAt(proxy.url));
    const { promise: isAwake, resolve: wake } = Promise.withResolvers<void>();
    let asked = 0;
    proxy.fault = () => {
      asked += 1;
      return { holdBefore: 'answer', until: isAwake };
    };
    const [first, second] = [payout.newRecipient(), payout.newRecipient()];
    const stalled = await transfers.enqueue(slow, { network, to: first, amountMicro: 5n });
    const work = slow.process(stalled);
    await eventually(async () => expect(asked).toBeGreaterThan(0));
    expect(await transfers.database().query(OPEN_TRANSACTIONS)).toEqual([]);
    const quick = transfers.unheard(payout.adapter, transfers.transactions(payout.adapter));
    quick.onConfirmed('payout', async () => {});
    await transfers.drive(quick, await transfers.enqueue(quick, { network, to: second, amountMicro: 7n }));
    wake();
    await work;
    proxy.fault = () => undefined;
    await transfers.drive(slow, stalled);
    const balances = await Promise.all([first, second].map((to) => payout.adapter.readUsdcBalance(to)));
    expect(balances).toEqual([5n, 7n]);
  });
});
