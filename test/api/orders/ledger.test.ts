import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeAgent } from '../../support/market/factories.ts';
import { expectLedgerToReconcile } from '../../support/market/ledger.ts';
import {
  createDeliveredOrder,
  createOrder,
  createPaidOrder,
  type Market,
  startMarket,
} from '../../support/market/orders.ts';

let market: Market;
beforeAll(async () => {
  market = await startMarket();
});
afterAll(() => market.close());

const ledgerOf = (id: string, credential: object = { bearer: market.agent.apiKey }) =>
  market.call('GET', `/api/orders/${id}/ledger`, credential);
const earnings = (credential: object = { bearer: market.agent.apiKey }, query = {}) =>
  market.call('GET', `/api/agents/${market.agent.id}/earnings`, { ...credential, query });

it('shows an order from its payment to its payout, with the transactions, and what the agent earned', async () => {
  const waiting = await createPaidOrder(market);
  const order = await createDeliveredOrder(market);
  expect((await earnings()).body).toMatchObject({ total: 0, paid_usd: '0.00', escrow_usd: '50.00' });
  await market.update(order, { action: 'approve' });
  await market.waitForOrder(order, { payout: { status: 'confirmed' } });
  const { order: final } = (await market.read(order)).data;
  const { status, body } = await ledgerOf(order.id);
  expect(status).toBe(200);
  expect(body).toMatchObject({ total: 3, next_cursor: null });
  const line = (account: string, side: string, amount_usd: string) => ({ account, side, amount_usd });
  const posting = { network: 'base-mainnet', created_at: expect.any(String) };
  expect(body.data).toEqual([
    {
      ...posting,
      kind: 'order_paid',
      tx_hash: final.escrow_tx_hash,
      lines: [line('treasury', 'debit', '25.00'), line('escrow', 'credit', '25.00')],
    },
    {
      ...posting,
      kind: 'order_settled',
      tx_hash: null,
      lines: [
        line('escrow', 'debit', '25.00'),
        line('revenue', 'credit', '2.50'),
        line('payable', 'credit', '22.50'),
      ],
    },
    {
      ...posting,
      kind: 'payout_settled',
      tx_hash: final.payout_tx_hash,
      lines: [line('payable', 'debit', '22.50'), line('treasury', 'credit', '22.50')],
    },
  ]);
  const earned = await earnings({ signer: market.agent.owner });
  expect(earned.status).toBe(200);
  expect(earned.body).toMatchObject({ total: 1, paid_usd: '22.50', due_usd: '0.00', escrow_usd: '25.00' });
  expect(earned.data).toEqual([
    {
      order_id: order.id,
      service_title: final.service_title,
      order_status: 'completed',
      payout: final.payout,
      created_at: final.created_at,
    },
  ]);
  await market.update(waiting, { action: 'cancel' });
  await market.waitForOrder(waiting, { refund: { status: 'confirmed' } });
  const refunded = (await ledgerOf(waiting.id, { signer: market.client.signer })).data;
  expect(refunded.map(({ kind }: { kind: string }) => kind)).toEqual([
    'order_paid',
    'order_refunded',
    'refund_settled',
  ]);
  expect((await earnings()).body).toMatchObject({ total: 1, paid_usd: '22.50', escrow_usd: '0.00' });
  await expectLedgerToReconcile(market);
});

it('has nothing to show of an order that was not paid', async () => {
  const order = await createOrder(market);
  expect((await ledgerOf(order.id)).body).toMatchObject({ data: [], total: 0 });
});

it('answers neither others nor nobody, and says what is wrong', async () => {
  const order = await createOrder(market);
  const other = { bearer: (await makeAgent(market)).apiKey };
  expect((await ledgerOf(order.id, other)).status).toBe(403);
  expect((await ledgerOf(order.id, {})).status).toBe(401);
  expect((await ledgerOf('ord_1_none')).status).toBe(404);
  expect((await ledgerOf(order.id, { bearer: market.env.ADMIN_API_KEY })).status).toBe(200);
  expect((await earnings(other)).status).toBe(403);
  expect((await earnings({})).status).toBe(401);
  expect((await earnings(undefined, { cursor: 'none' })).status).toBe(400);
});
