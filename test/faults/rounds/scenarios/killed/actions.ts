import { expect } from 'vitest';
import type { WalletSigner } from '../../../../support/chains/signers.ts';
import { eventually } from '../../../../support/eventually.ts';
import { createPaidOrder, type Market } from '../../../../support/market/orders.ts';
import { createPayer } from '../../../../support/payments/payments.ts';
import { type ApiResponse, callApi } from '../../../../support/server/call.ts';
import { walletActions } from '../../../wallets/wallet-actions.ts';
import { type Deployment, VENUE } from '../../deployment.ts';

/** Something that moves money once, however often it is asked for. */
export interface KilledAction {
  kind: string;
  ask(url: string): Promise<ApiResponse>;
  /** Checks on the chain that it happened, and once. */
  expectOnce(): Promise<void>;
}

const NETWORK = 'base-mainnet';
const DEPOSIT_PATH = '/api/earn/pool/deposit';
const DEPOSIT_MS = 60_000;
/** The least that a fresh pool accepts. */
const DEPOSIT = { usd: '100.00', micro: 100_000_000n };

/** Of which the worker sends the transaction. */
export async function createWorkerActions(
  deployment: Deployment,
  clients: readonly Market[],
): Promise<KilledAction[]> {
  const made = await Promise.all(
    clients.map(async (market) => [await createPayout(market), await createRefund(market)]),
  );
  return [...made.flat(), await createDeposit(deployment), await createRedemption(deployment)];
}

/** Of which the API process sends it. */
export async function createApiActions({ market }: Deployment, serviceId: string): Promise<KilledAction[]> {
  const actions = await walletActions(market, serviceId);
  return actions.map(({ name, ask, expectOnce }) => ({ kind: name, ask, expectOnce }));
}

async function createPayout(market: Market): Promise<KilledAction> {
  const order = await createPaidOrder(market, { price_usd: '1.00' });
  const delivered = await market.deliver(order);
  expect(delivered.status, delivered.text).toBe(200);
  return orderAction(market, order.id, 'payout', 'approve');
}

async function createRefund(market: Market): Promise<KilledAction> {
  const order = await createPaidOrder(market, { price_usd: '1.00' });
  return orderAction(market, order.id, 'refund', 'cancel');
}

function orderAction(
  market: Market,
  orderId: string,
  kind: 'payout' | 'refund',
  action: string,
): KilledAction {
  return {
    kind,
    async ask(url) {
      const answer = await callApi(url, 'PATCH', `/api/orders/${orderId}`, {
        body: { action },
        signer: market.client.signer,
      });
      // done by the request that got no answer
      return answer.body?.code === 'illegal_transition' ? { ...answer, status: 200 } : answer;
    },
    async expectOnce() {
      const { data } = await market.read({ id: orderId, total_usd: null });
      expect(data.order[kind].status).toBe('confirmed');
    },
  };
}

async function createDeposit(deployment: Deployment): Promise<KilledAction> {
  const { market } = deployment;
  const { signer, body } = await payDeposit(deployment);
  return {
    kind: 'Earn deposit',
    ask: (url) => callApi(url, 'POST', DEPOSIT_PATH, { body, signer }),
    async expectOnce() {
      expect(await readPrincipals(market, signer)).toEqual([DEPOSIT.usd]);
    },
  };
}

async function createRedemption(deployment: Deployment): Promise<KilledAction> {
  const { market } = deployment;
  const { signer, body } = await payDeposit(deployment);
  await eventually(async () => {
    const { status, text } = await market.call('POST', DEPOSIT_PATH, { body, signer });
    expect(status, text).toBe(200);
  }, DEPOSIT_MS);
  const headers = { 'Idempotency-Key': `redemption of ${signer.address}` };
  const balance = async () => (await market.parts.chains.get(NETWORK)?.readUsdcBalance(signer.address)) ?? 0n;
  const before = await balance();
  return {
    kind: 'Earn redemption',
    ask: (url) =>
      callApi(url, 'POST', '/api/earn/pool/withdraw', { body: { all: true, key: VENUE }, signer, headers }),
    async expectOnce() {
      const received = (await balance()) - before;
      // the vault rounds in its own favour
      expect(received <= DEPOSIT.micro && received >= DEPOSIT.micro - 10n, `${received} received`).toBe(true);
    },
  };
}

async function payDeposit(deployment: Deployment) {
  const { signer, pay } = await createPayer(NETWORK);
  const payment = pay(deployment.market.treasury(NETWORK), DEPOSIT.micro);
  const incoming_tx_hash = await deployment.sent(NETWORK, DEPOSIT.micro, payment);
  return { signer, body: { amount_usd: DEPOSIT.usd, incoming_tx_hash, key: VENUE } };
}

async function readPrincipals(market: Market, signer: WalletSigner): Promise<string[]> {
  const { data } = await market.call('GET', '/api/earn/pool/positions', { signer });
  return data.map((position: { principal_usd: string }) => position.principal_usd);
}
