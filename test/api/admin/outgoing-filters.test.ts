import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ApiWithAgent, startApiWithAgent } from '../../support/market/api-with-agent.ts';
import { ADMIN_ID } from '../../support/market/orders.ts';

type Query = Record<string, string | number>;

let shop: ApiWithAgent;
beforeAll(async () => {
  shop = await startApiWithAgent({ env: { ROLE: 'api', ADMIN_USER_IDS: ADMIN_ID } });
  const { query } = shop.database;
  await query(
    `insert into chain_transactions (id, network, kind, subject_type, subject_id, state, trouble, created_at, updated_at)
     select kind || '_' || subject || '_' || chain, chain || '-mainnet', kind, subject, subject || '_' || chain,
       'prepared', 'failed', timestamptz '2026-01-01' + row_number() over () * interval '1 second', now()
     from unnest(array['payout', 'refund']) kind, unnest(array['order', 'earn_deposit']) subject,
       unnest(array['base', 'solana', 'alt']) chain`,
  );
  await query(
    `insert into chain_transfers (id, to_address, amount_micro) select id, '0x1', 1 from chain_transactions`,
  );
  await query(
    `insert into held_payouts (subject_type, subject_id, kind, agent_id, network, asset, amount_micro, created_at)
     values ('order', 'held_base', 'payout', $1, 'base-mainnet', 'USDC', 1, '2026-01-02'),
            ('order', 'held_solana', 'payout', $1, 'solana-mainnet', 'USDC', 1, '2026-01-03')`,
    [shop.agent.id],
  );
  const { id: serviceId } = await shop.createService();
  await query(
    `insert into orders (id, service_id, agent_id, service_title, service_category, price_type, client_wallet_key, brief,
       status, price_micro, fee_micro, total_micro, paid_micro, payment_network, turnaround_hours, max_revisions, created_at, updated_at)
     select 'ord_' || chain, $1, $2, 'Logo', 'coding', 'fixed', 'wallet', 'A logo', 'disputed', 1, 0, 1, 1, chain || '-mainnet', 48, 3,
       now(), now() from unnest(array['base', 'solana']) chain`,
    [serviceId, shop.agent.id],
  );
});
afterAll(() => shop.close());

const read = async (path: string, query: Query = {}) =>
  shop.call('GET', `/api/admin/${path}`, { query, bearer: await shop.idp.signToken({ sub: ADMIN_ID }) });
const ids = async (path: string, query: Query) =>
  (await read(path, query)).data.map(({ id }: { id: string }) => id);

describe('payouts and refunds that wait for an operator', () => {
  it('are filtered by network and subject, held ones included', async () => {
    expect(await ids('payouts', { network: 'solana-mainnet' })).toEqual([
      'held_solana',
      'earn_deposit_solana',
      'order_solana',
    ]);
    expect(await ids('payouts', { network: 'base-mainnet', subject_type: 'order' })).toEqual([
      'held_base',
      'order_base',
    ]);
    expect(await ids('refunds', { subject_type: 'earn_deposit', network: 'alt-mainnet' })).toEqual([
      'earn_deposit_alt',
    ]);
    expect(await ids('payouts', { status: 'held', network: 'base-mainnet' })).toEqual(['held_base']);
  });

  it('are paged and counted within the filter', async () => {
    const query = { network: 'solana-mainnet', limit: 2 };
    const first = (await read('payouts', query)).body;
    expect(first).toMatchObject({ total: 3, data: [{ id: 'held_solana' }, { id: 'earn_deposit_solana' }] });
    const next = await read('payouts', { ...query, cursor: first.next_cursor });
    expect(next.body).toMatchObject({ total: 3, data: [{ id: 'order_solana' }], next_cursor: null });
  });

  it('are 400 for a network or subject that there is not', async () => {
    expect((await read('payouts', { network: 'solana' })).status).toBe(400);
    expect((await read('refunds', { subject_type: 'bounty' })).status).toBe(400);
  });
});

it('disputes are filtered by the network that paid', async () => {
  const { body } = await read('disputes', { network: 'solana-mainnet' });
  expect(body).toMatchObject({ total: 1, data: [{ order: { id: 'ord_solana' } }] });
  expect((await read('disputes', { network: 'solana' })).status).toBe(400);
});
