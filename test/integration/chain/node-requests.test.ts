import { describe, expect, it, onTestFinished } from 'vitest';
import type { ChainAdapter } from '../../../server/chain/types.ts';
import { solanaChain } from '../../support/chains/chains.ts';
import { RpcProxy } from '../../support/chains/rpc-proxy.ts';
import { signDraft } from '../../support/chains/sign-draft.ts';
import { PAYOUT_FIXTURES } from '../../support/chains/transfer-fixture.ts';
import { createPayer, type PaymentNetworkName } from '../../support/payments/payments.ts';

/** As docs/operations.md states them. On EVM chains, a request contains several calls. At most, since others add blocks. */
const REQUESTS: Partial<Record<ChainAdapter['network'], Record<string, number>>> = {
  'base-mainnet': { verify: 2, draft: 1, send: 1 },
  'solana-mainnet': { verify: 2, draft: 3, send: 1 },
};

describe.each(PAYOUT_FIXTURES)('requests to a node on %s', (network, open) => {
  it('are few for verifying a payment and for paying out', async () => {
    const payout = await open();
    const proxy = await RpcProxy.start(payout.rpcUrl);
    onTestFinished(() => proxy.close());
    const adapter = payout.adapterAt(proxy.url);
    onTestFinished(() => adapter.close());
    const count = async <T>(act: () => Promise<T>): Promise<[number, T]> => {
      let requests = 0;
      proxy.onCall = () => {
        requests += 1;
      };
      const done = await act();
      return [requests, done];
    };
    await payout.fundTreasury(1_000_000n);
    const to = payout.newRecipient();
    if (network === 'solana-mainnet') await (await solanaChain()).mintUsdc(to, 0n);
    const transfer = { id: 'pay_1', to, amountMicro: 5n, requestedAt: new Date() };
    // what is read once per process, and once per recipient
    await adapter.draftBatch('first', [transfer]);
    const { pay } = await createPayer(network as PaymentNetworkName);
    const reference = await pay(adapter.treasury, 5n);
    const [verify] = await count(() => adapter.readPayments(reference));
    const [draft, drafted] = await count(() => adapter.draftBatch('second', [transfer]));
    if (!drafted.draft) throw new Error('Nothing was drafted');
    const signed = await signDraft(Promise.resolve(drafted.draft));
    const [send] = await count(() => adapter.broadcast(signed));
    const most = REQUESTS[network] ?? {};
    expect(Object.keys(most)).toHaveLength(3);
    for (const [step, made] of Object.entries({ verify, draft, send }))
      expect(made, step).toBeLessThanOrEqual(most[step] ?? 0);
  });
});

it('one request asks Solana for everything that is followed at the same time', async () => {
  const [, open] = PAYOUT_FIXTURES.find(([network]) => network === 'solana-mainnet') ?? [];
  if (!open) throw new Error('There is no fixture for Solana');
  const payout = await open();
  const proxy = await RpcProxy.start(payout.rpcUrl);
  onTestFinished(() => proxy.close());
  const adapter = payout.adapterAt(proxy.url);
  onTestFinished(() => adapter.close());
  const { pay } = await createPayer('solana-mainnet');
  const paid = await Promise.all([1n, 2n, 3n].map((amount) => pay(adapter.treasury, amount)));
  let requests = 0;
  proxy.onCall = () => {
    requests += 1;
  };
  const statuses = await Promise.all(
    paid.map((txHash) => adapter.readTransactionStatus({ txHash, from: '', payload: '' })),
  );
  expect(statuses.every((status) => ['confirmed', 'finalized'].includes(status))).toBe(true);
  expect(requests).toBe(1);
});
