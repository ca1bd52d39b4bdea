import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { searchRecords } from '../../../server/admin/search.ts';
import { evmSigner, solanaSigner } from '../../support/chains/signers.ts';
import { countRowsReadBy } from '../../support/database/explain.ts';
import { type ApiWithAgent, startApiWithAgent } from '../../support/market/api-with-agent.ts';
import { ADMIN_ID } from '../../support/market/orders.ts';
import { getAgentWallet } from '../../support/market/wallets.ts';

const HASH = `0x${'ab'.repeat(32)}`;
const PAYOUT_HASH = `0x${'cd'.repeat(32)}`;
const payer = evmSigner().address;
const payee = solanaSigner().address;
const MANY = 5000;

let shop: ApiWithAgent;
beforeAll(async () => {
  shop = await startApiWithAgent({ env: { ROLE: 'api', ADMIN_USER_IDS: ADMIN_ID } });
  const { id: serviceId } = await shop.createService();
  const { query } = shop.database;
  await query('alter table orders disable trigger user');
  await query(
    `insert into orders (id, service_id, agent_id, service_title, service_category, price_type, client_wallet_key,
       payment_network, escrow_tx_hash, brief, status, price_micro, fee_micro, total_micro, paid_micro,
       turnaround_hours, max_revisions, created_at, updated_at)
     select 'ord_' || n, $1, $2, 'Logo', 'coding', 'fixed', case when n = 1 then lower($3) else 'wallet-' || n end,
       'base-mainnet', case when n = 1 then $4 end, 'A logo', 'completed', 1, 0, 25000000, 1, 48, 3, now(), now()
     from generate_series(1, ${MANY}) n`,
    [serviceId, shop.agent.id, payer, HASH],
  );
  await query(
    `insert into payment_spends (network, reference, subject_type, subject_id, payer, amount_micro, created_at)
     select 'base-mainnet', case when n = 1 then $1 else 'reference-' || n end, 'order', 'ord_' || n, 'somebody', 25000000, now()
     from generate_series(1, ${MANY}) n`,
    [HASH],
  );
  // a payout that shares its transaction with others
  await query(
    `insert into chain_transactions (id, network, kind, subject_type, subject_id, state, tx_hash, batching, batch_id, created_at, updated_at)
     values ('pay_batch', 'base-mainnet', 'transfer_batch', 'batch', 'b1', 'confirmed', $1, null, null, now(), now()),
            ('pay_1', 'base-mainnet', 'payout', 'order', 'ord_1', 'confirmed', $1, 'shared', 'pay_batch', now(), now())`,
    [PAYOUT_HASH],
  );
  await query(
    `insert into chain_transactions (id, network, kind, subject_type, subject_id, state, created_at, updated_at)
     select 'pay_of_' || n, 'base-mainnet', 'payout', 'order', 'ord_' || n, 'confirmed', now(), now()
     from generate_series(2, ${MANY}) n`,
  );
  await query(
    `insert into chain_transfers (id, to_address, amount_micro)
     select id, case when id = 'pay_1' then $1 else 'somewhere' || id end, 22500000
     from chain_transactions where kind = 'payout'`,
    [payee],
  );
  await query(
    `insert into held_payments (id, network, reference, payer, amount_micro, state, reason, created_at, updated_at)
     values ('pay_held', 'base-mainnet', '0x' || repeat('ef', 32), $1, 1000000, 'returned', 'Paid already.', now(), now())`,
    [payer],
  );
  await query(
    `insert into operator_actions (id, action, operator, subject_id, note, created_at)
     values ('act_1', 'retry_payout', 'user:ada', 'ord_1', 'They wrote.', now())`,
  );
  for (const table of TABLES) await query(`vacuum analyze ${table}`);
}, 60_000);
afterAll(() => shop.close());

const TABLES = ['orders', 'payment_spends', 'chain_transactions', 'chain_transfers'] as const;

const search = async (q: string) =>
  shop.call('GET', '/api/admin/search', {
    query: { q },
    bearer: await shop.idp.signToken({ sub: ADMIN_ID }),
  });
const found = async (q: string) =>
  (await search(q)).data.records.map(({ kind, id }: Record<string, string>) => `${kind} ${id}`);

describe('an operator finds', () => {
  it('everything about an order by its id, though nothing of it waits', async () => {
    const { data } = await search('ord_1');
    expect(data.records).toMatchObject([
      { kind: 'order', id: 'ord_1', status: 'completed', detail: 'Logo', amount_usd: '25.00', tx_hash: HASH },
      { kind: 'payout', id: 'ord_1', status: 'confirmed', detail: `To ${payee}`, tx_hash: PAYOUT_HASH },
      { kind: 'action', id: 'ord_1', status: 'retry_payout', detail: 'user:ada: They wrote.' },
    ]);
  });

  it('orders and payouts by their transactions, also if one is shared', async () => {
    expect(await found(HASH.toUpperCase().replace('0X', '0x'))).toEqual(['order ord_1']);
    expect(await found(PAYOUT_HASH)).toEqual(['payout ord_1']);
  });

  it('what a wallet ordered, got and paid in vain, and the agent that it belongs to', async () => {
    expect(await found(payer)).toEqual(['order ord_1', 'held_payment pay_held']);
    expect(await found(` ${payee} `)).toEqual(['payout ord_1']);
    expect(await found(payee.toLowerCase()), 'Solana addresses differ by case').toEqual([]);
    const wallet = await getAgentWallet(shop, shop.agent.id, 'base');
    expect(await found(wallet)).toEqual([`agent ${shop.agent.id}`]);
  });

  it('nothing for what nobody has', async () => {
    expect(await found('ord_0')).toEqual([]);
    expect(await found('%')).toEqual([]);
  });
});

it('is 400 without a text, 401 without a credential and 403 for others', async () => {
  expect((await search('')).status).toBe(400);
  expect((await shop.call('GET', '/api/admin/search', { query: { q: 'x' } })).status).toBe(401);
  const bearer = await shop.idp.signToken({ sub: 'somebody' });
  expect((await shop.call('GET', '/api/admin/search', { query: { q: 'x' }, bearer })).status).toBe(403);
});

it.each(['ord_1', HASH, PAYOUT_HASH, payer, payee])('reads few rows to find %s', async (wanted) => {
  const { em } = shop.parts.orm;
  const reads = await countRowsReadBy(em.fork(), () => searchRecords(em.fork(), wanted), TABLES);
  for (const counts of Object.values(reads)) expect(Math.max(...counts)).toBeLessThanOrEqual(3);
});
