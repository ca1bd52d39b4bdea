import { expect } from 'vitest';
import { createPaidOrder, type Market } from '../../../../support/market/orders.ts';
import { callApi } from '../../../../support/server/call.ts';
import type { KilledAction } from './killed-action.ts';

export async function createPayout(market: Market): Promise<KilledAction> {
  const order = await createPaidOrder(market, { price_usd: '1.00' });
  const delivered = await market.deliver(order);
  expect(delivered.status, delivered.text).toBe(200);
  return orderAction(market, order.id, 'payout', 'approve');
}

export async function createRefund(market: Market): Promise<KilledAction> {
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
