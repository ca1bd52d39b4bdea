import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ApiWithAgent, startApiWithAgent } from '../../support/market/api-with-agent.ts';

let shop: ApiWithAgent;
beforeAll(async () => {
  shop = await startApiWithAgent();
});
afterAll(() => shop.close());

interface Amounts {
  payout_micro?: number;
  refund_micro?: number;
  payment_lost_at?: Date;
}

let orders = 0;
async function place(amounts: Amounts, transfers: readonly string[]): Promise<string> {
  const id = `ord_${++orders}_shown`;
  await shop.database.query(
    `insert into orders (id, agent_id, service_title, service_category, price_type, brief, status, price_micro, total_micro,
       paid_micro, payment_network, payout_micro, refund_micro, payment_lost_at, turnaround_hours, max_revisions,
       created_at, updated_at)
     values ($1, $2, 'Title', 'coding', 'fixed', 'Brief', 'cancelled', 5, 5, 5, 'base-mainnet', $3, $4, $5, 48, 3, now(), now())`,
    [id, shop.agent.id, amounts.payout_micro, amounts.refund_micro, amounts.payment_lost_at],
  );
  for (const kind of transfers) {
    await shop.database.query(
      `with sent as (
         insert into chain_transactions (id, network, kind, subject_type, subject_id, state, tx_hash, created_at, updated_at)
         values ($2, 'base-mainnet', $3, 'order', $1, 'confirmed', $2, now(), now()) returning id
       ) insert into chain_transfers (id, to_address, amount_micro) select id, '0x' || $3, 5 from sent`,
      [id, `${kind}_${id}`, kind],
    );
  }
  return id;
}

it.each<[string, Amounts, string[]]>([
  ['a payout', { payout_micro: 5 }, ['payout']],
  ['a refund', { refund_micro: 5 }, ['refund']],
  ['a payout that was withdrawn for a refund', { refund_micro: 5 }, ['payout', 'refund']],
  ['a payout and a refund whose payment was lost', { payment_lost_at: new Date() }, ['payout', 'refund']],
  ['neither', {}, []],
])('an order and its list show %s with its transfer', async (_name, amounts, transfers) => {
  const id = await place(amounts, transfers);
  const agent = { bearer: shop.agent.apiKey };
  const one = await shop.call('GET', `/api/orders/${id}`, agent);
  const list = await shop.call('GET', '/api/agents/me/orders', { ...agent, query: { status: 'cancelled' } });
  const [listed] = list.data.filter((order: { id: string }) => order.id === id);
  expect(listed).toEqual(one.data.order);
  for (const kind of ['payout', 'refund'] as const) {
    const isSent = transfers.includes(kind);
    expect(listed[kind].tx_hash).toBe(isSent ? `${kind}_${id}` : null);
    expect(listed[kind].destination).toBe(isSent ? `0x${kind}` : null);
  }
});
