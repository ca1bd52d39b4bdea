import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listWalletHistory } from '../../../server/money/wallets/history.ts';
import { solanaChain } from '../../support/chains/chains.ts';
import { evmSigner } from '../../support/chains/signers.ts';
import { countRowsReadBy } from '../../support/database/explain.ts';
import { eventually } from '../../support/eventually.ts';
import { makeAgent, makeUser, type TestAgent } from '../../support/market/factories.ts';
import { type Market, startMarket } from '../../support/market/orders.ts';
import { createFundedAgent, getAgentWallet } from '../../support/market/wallets.ts';

const USDC = 1_000_000n;

let shop: Market;
beforeAll(async () => {
  shop = await startMarket();
  // opens the account that is paid into
  await (await solanaChain()).mintUsdc(shop.treasury('solana-mainnet'), 0n);
});
afterAll(() => shop.close());

const read = (id: string, options: object) => shop.call('GET', `/api/agents/${id}/wallet/history`, options);
const history = async (agent: TestAgent) => (await read(agent.id, { bearer: agent.apiKey })).data;

describe('the history of a wallet', () => {
  it('has what the owner sent and the agent paid, with state and transaction, newest first', async () => {
    const agent = await createFundedAgent(shop, 'base', 20n * USDC);
    const to = evmSigner().address;
    const sent = await shop.call('POST', `/api/agents/${agent.id}/wallet/send`, {
      signer: agent.owner,
      body: { chain: 'base', to, amount: '2.50' },
    });
    const service = await shop.createService({ price_usd: '2.00' });
    const hired = await shop.call('POST', '/api/x402/pay', {
      bearer: agent.apiKey,
      query: { service_id: service.id },
      body: { brief: 'Something small', pay_from_wallet: true },
    });
    expect([sent.status, hired.status]).toEqual([200, 200]);
    await eventually(async () => {
      const [paid, first, ...rest] = await history(agent);
      expect(rest).toEqual([]);
      expect(paid).toMatchObject({
        kind: 'payment',
        status: 'confirmed',
        network: 'base-mainnet',
        amount_usd: '2.20',
        counterparty: null,
        order_id: hired.data.order_id,
        tx_hash: hired.data.x402.tx_signature,
      });
      expect(first).toMatchObject({
        kind: 'send',
        status: 'confirmed',
        amount_usd: '2.50',
        received_sol: null,
        counterparty: to,
        order_id: null,
        tx_hash: sent.data.tx_hash,
      });
    }, 30_000);
  }, 60_000);

  it('has payouts and swaps that came to its addresses, however they are written', async () => {
    const agent = await makeAgent(shop);
    const [base, solana] = [
      await getAgentWallet(shop, agent.id, 'base'),
      await getAgentWallet(shop, agent.id, 'solana'),
    ];
    await shop.database.query(
      `insert into chain_transactions (id, network, kind, subject_type, subject_id, state, tx_hash, created_at, updated_at)
       values ('pcl_history', 'base-mainnet', 'payout', 'order', 'ord_1', 'confirmed', '0x${'ab'.repeat(32)}', '2026-01-01', now())`,
    );
    await shop.database.query(
      `insert into chain_transfers (id, to_address, amount_micro, created_at) values ('pcl_history', $1, 5000000, '2026-01-01')`,
      [base.toLowerCase()],
    );
    await shop.database.query(
      `insert into swaps (id, state, taker, receiver, amount_micro, out_lamports, min_out_lamports, reference, transaction,
         tx_hash, expires_at, created_at, updated_at)
       values ('done', 'done', 'taker', $1, 20000000, 125000000, 1, 'r', 't', $2, now(), '2026-01-02', now()),
              ('offer', 'offered', 'taker', $1, 20000000, 125000000, 1, 'r', 't', null, now(), '2026-01-03', now())`,
      [solana, '5'.repeat(88)],
    );
    expect(await history(agent)).toMatchObject([
      { id: 'done', kind: 'swap', status: 'confirmed', received_sol: 0.125, counterparty: 'taker' },
      { id: 'pcl_history', kind: 'receipt', status: 'confirmed', amount_usd: '5.00', order_id: 'ord_1' },
    ]);
    const first = await read(agent.id, { bearer: agent.apiKey, query: { limit: 1 } });
    expect(first.body).toMatchObject({ total: 2, data: [{ id: 'done' }] });
    const query = { limit: 1, cursor: first.body.next_cursor };
    const second = await read(agent.id, { bearer: agent.apiKey, query });
    expect(second.body).toMatchObject({ data: [{ id: 'pcl_history' }], next_cursor: null });
  });

  it('a payment that was signed and never submitted is pending until nobody can submit it', async () => {
    const agent = await makeAgent(shop);
    const insert = (key: string, expires: string) =>
      shop.database.query(
        `insert into wallet_spendings (agent_id, request_key, network, amount_micro, proof, settlement_subject, expires_at, created_at)
         values ($1, $2, 'base-mainnet', 1000000, '{}', $2, now() + $3::interval, now())`,
        [agent.id, key, expires],
      );
    await insert('open', '1 hour');
    await insert('over', '-1 hour');
    const states = (await history(agent)).map(({ status }: Record<string, string>) => status);
    expect(states.toSorted()).toEqual(['failed', 'pending']);
  });

  it('does not show what was sent to a Solana address that differs in case', async () => {
    const [agent, other] = [await makeAgent(shop), await makeAgent(shop)];
    const address = await getAgentWallet(shop, agent.id, 'solana');
    await shop.database.query(
      'update agent_wallets set address = lower($1), address_key = lower($1) where agent_id = $2 and family = $3',
      [address, other.id, 'solana'],
    );
    await insertReceipts('cased', address, 1);
    expect(await history(agent)).toMatchObject([{ id: 'cased1', kind: 'receipt' }]);
    expect(await history(other)).toEqual([]);
  });

  it('continues after every entry, and shows no idempotency key', async () => {
    const agent = await makeAgent(shop);
    for (const [at, key] of ['hire/a key: #1 / of 2', `hire/${'k'.repeat(255)}`].entries())
      await shop.database.query(
        `insert into wallet_spendings (agent_id, request_key, network, amount_micro, proof, settlement_subject, expires_at, created_at)
         values ($1, $2, 'base-mainnet', 1000000, '{}', $2, now(), now() - $3 * interval '1 hour')`,
        [agent.id, key, at],
      );
    await insertReceipts('between', await getAgentWallet(shop, agent.id, 'base'), 1);
    const pages = [];
    for (let cursor: string | null | undefined; cursor !== null; ) {
      const query = { limit: 1, ...(cursor && { cursor }) };
      const { status, body } = await read(agent.id, { bearer: agent.apiKey, query });
      expect(status).toBe(200);
      pages.push(...body.data);
      cursor = body.next_cursor;
    }
    expect(pages).toHaveLength(3);
    expect(JSON.stringify(pages)).not.toMatch(/kkk|a key/);
  });
});

/** Payouts to an address, one per second. */
const insertReceipts = (prefix: string, to: string, count: number) =>
  shop.database.query(
    `with sent as (
       insert into chain_transactions (id, network, kind, subject_type, subject_id, state, created_at, updated_at)
       select $1 || n, 'base-mainnet', 'payout', 'order', 'ord_' || $1 || n, 'confirmed', now(), now()
       from generate_series(1, $3::int) n returning id)
     insert into chain_transfers (id, to_address, amount_micro, created_at)
     select id, replace($2, '{n}', id), 1000000, now() - interval '1 day' + row_number() over () * interval '1 second'
     from sent`,
    [prefix, to, count],
  );

it('is for the owner and the agent: 401 without a credential, 403 for strangers, 404 for nobody', async () => {
  const agent = await makeAgent(shop);
  const stranger = await makeAgent(shop);
  expect((await read(agent.id, { signer: agent.owner })).body).toMatchObject({ data: [], total: 0 });
  expect((await read('me', { bearer: agent.apiKey })).status).toBe(200);
  expect((await read(agent.id, {})).status).toBe(401);
  expect((await read(agent.id, { bearer: stranger.apiKey })).status).toBe(403);
  expect((await read(agent.id, { signer: stranger.owner })).status).toBe(403);
  const { token } = await makeUser(shop);
  expect((await read(agent.id, { bearer: token })).status).toBe(403);
  expect((await read('nobody', { bearer: agent.apiKey })).status).toBe(404);
  expect((await read(agent.id, { bearer: agent.apiKey, query: { limit: 0 } })).status).toBe(400);
});

it('reads its own rows only, and the transactions of those that are shown', async () => {
  const [agent, other] = [await makeAgent(shop), await makeAgent(shop)];
  const insert = (id: string, count: number) =>
    shop.database.query(
      `with moved as (
         insert into chain_transactions (id, network, kind, subject_type, subject_id, state, created_at, updated_at)
         select $1 || n, 'base-mainnet', 'wallet_transfer', 'agent', $1 || n, 'confirmed', now(), now()
         from generate_series(1, $2::int) n returning id)
       insert into wallet_transfers (id, agent_id, network, purpose, to_address, amount_micro, requested_by, created_at)
       select id, $1, 'base-mainnet', 'send', '0x1', 1, 'x', now() from moved`,
      [id, count],
    );
  await insert(agent.id, 40);
  await insert(other.id, 3000);
  for (const table of ['wallet_transfers', 'chain_transactions', 'chain_transfers', 'swaps'])
    await shop.database.query(`vacuum analyze ${table}`);
  const { em } = shop.parts.orm;
  const page = { limit: 10, offset: 0, cursor: undefined };
  const reads = await countRowsReadBy(em.fork(), () => listWalletHistory(em.fork(), agent.id, page), [
    'wallet_transfers',
    'chain_transactions',
  ]);
  expect(Math.max(...reads.wallet_transfers)).toBeLessThanOrEqual(40);
  expect(Math.max(...reads.chain_transactions)).toBeLessThanOrEqual(11);
});

it('reads as many of many receipts as a page shows, on every page; only the total counts more', async () => {
  const agent = await makeAgent(shop);
  await insertReceipts(`${agent.id}_many`, await getAgentWallet(shop, agent.id, 'base'), 3000);
  await insertReceipts(`${agent.id}_others`, 'somewhere-{n}', 20_000);
  for (const table of ['chain_transactions', 'chain_transfers'])
    await shop.database.query(`vacuum analyze ${table}`);
  const { em } = shop.parts.orm;
  const start = { limit: 10, offset: 0, cursor: undefined };
  const { nextCursor } = await listWalletHistory(em.fork(), agent.id, start);
  for (const cursor of [undefined, nextCursor ?? '']) {
    const page = { ...start, cursor };
    const reads = await countRowsReadBy(em.fork(), () => listWalletHistory(em.fork(), agent.id, page), [
      'chain_transactions',
      'chain_transfers',
    ]);
    expect(Math.max(...reads.chain_transactions)).toBeLessThanOrEqual(11);
    expect(reads.chain_transfers.toSorted((a, b) => a - b)).toEqual([11, 3000]);
  }
});
