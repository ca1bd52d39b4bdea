import { setImmediate } from 'node:timers/promises';
import { resetAssetContractCache } from '@x402/evm';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { Network } from '../../../server/foundation/platform/networks.ts';
import { BASE_CHAIN_ID, evmChain, solanaChain } from '../../support/chains/chains.ts';
import { RpcProxy } from '../../support/chains/rpc-proxy.ts';
import { startHiring } from '../../support/market/hires.ts';
import { createSignedPayment } from '../../support/payments/signed-payments.ts';

interface Node {
  network: Network;
  variable: string;
  rpcUrl(): Promise<string>;
  broadcast: string;
  /** Until the payment is submitted, as docs/operations.md states them. */
  requests: number;
}

const HIRES = 4;
const NODES: Node[] = [
  {
    network: 'base-mainnet',
    variable: 'BASE_RPC_URL',
    rpcUrl: async () => (await evmChain(BASE_CHAIN_ID)).rpcUrl,
    broadcast: 'eth_sendRawTransaction',
    requests: 2,
  },
  {
    network: 'solana-mainnet',
    variable: 'SOLANA_RPC_URL',
    rpcUrl: async () => (await solanaChain()).rpcUrl,
    broadcast: 'sendTransaction',
    requests: 3,
  },
];

it.each(NODES)(
  'a payment signed for $network is verified and submitted with few requests to its node',
  async (node) => {
    const proxy = await RpcProxy.start(await node.rpcUrl());
    onTestFinished(() => proxy.close());
    const market = await startHiring({ env: { [node.variable]: proxy.url } });
    onTestFinished(() => market.close());
    let requests = 0;
    const hire = async () => {
      const { id } = await market.createService();
      const payment = await createSignedPayment(market, id, node.network);
      requests = 0;
      return (await market.hire(id, payment)).status;
    };
    const untilSubmitted: number[] = [];
    proxy.onCall = () => {
      requests += 1;
      if (proxy.calls.at(-1) === node.broadcast) untilSubmitted.push(requests);
    };
    // the first one reads what is read once per process, and payouts of earlier ones may still be checked
    for (let made = 0; made < HIRES; made++) {
      expect(await hire()).toBe(200);
    }
    expect(untilSubmitted).toContain(node.requests);
  },
);

it('a node that fails while a payment is verified fails the request, not the process', async () => {
  const proxy = await RpcProxy.start((await evmChain(BASE_CHAIN_ID)).rpcUrl);
  onTestFinished(() => proxy.close());
  const market = await startHiring({ env: { BASE_RPC_URL: proxy.url } });
  onTestFinished(() => market.close());
  const { id } = await market.createService();
  const payment = await createSignedPayment(market, id, 'base-mainnet');
  const unhandled = vi.fn();
  process.on('unhandledRejection', unhandled);
  onTestFinished(() => void process.off('unhandledRejection', unhandled));
  resetAssetContractCache();
  proxy.fault = () => ({ status: 503 });
  expect(await market.hire(id, payment)).toMatchObject({ status: 503, body: { code: 'unavailable' } });
  // Node reports those that nobody handled once the promise jobs are done
  await setImmediate();
  expect(unhandled).not.toHaveBeenCalled();
  proxy.fault = () => undefined;
  expect((await market.hire(id, payment)).status).toBe(200);
});
