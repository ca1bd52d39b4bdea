import { afterAll, beforeAll, expect, it } from 'vitest';
import { evmSigner } from '../../support/chains/signers.ts';
import { type ApiWithAgent, startApiWithAgent } from '../../support/market/api-with-agent.ts';
import { ADMIN_ID } from '../../support/market/orders.ts';

const PATH = '/api/admin/held-payments';
const HASH = `0x${'ab'.repeat(32)}`;
const payer = evmSigner().address;

let shop: ApiWithAgent;
beforeAll(async () => {
  shop = await startApiWithAgent({ env: { ROLE: 'api', ADMIN_USER_IDS: ADMIN_ID } });
  await shop.database.query(
    `insert into held_payments (id, network, reference, payer, amount_micro, state, reason, return_at, created_at, updated_at)
     values ('pay_1', 'base-mainnet', $1, $2, 25000000, 'held', 'Paid already.', '2026-01-02', '2026-01-01', now()),
            ('pay_2', 'base-mainnet', $1 || '#' || lower($2), $2, 1, 'returned', 'Too late.', null, '2026-01-03', now()),
            ('pay_3', 'solana-mainnet', repeat('5', 88), $2, 1, 'used', 'Too late.', null, '2026-01-02', now())`,
    [HASH, payer],
  );
});
afterAll(() => shop.close());

const read = async (query: Record<string, string | number> = {}) =>
  shop.call('GET', PATH, { query, bearer: await shop.idp.signToken({ sub: ADMIN_ID }) });
const ids = async (query: Record<string, string | number>) =>
  (await read(query)).data.map(({ id }: { id: string }) => id);

it('lists them newest first, with who paid what and why it is held', async () => {
  const { status, body } = await read();
  expect([status, body.total]).toEqual([200, 3]);
  expect(body.data.map(({ id }: { id: string }) => id)).toEqual(['pay_2', 'pay_3', 'pay_1']);
  expect(body.data[2]).toEqual({
    id: 'pay_1',
    status: 'held',
    network: 'base-mainnet',
    amount_usd: '25.00',
    payer,
    tx_hash: HASH,
    reason: 'Paid already.',
    return_at: '2026-01-02T00:00:00.000Z',
    created_at: '2026-01-01T00:00:00.000Z',
  });
  expect(body.data[0].tx_hash, 'without the payer in its key').toBe(HASH);
});

it('filters by status and network, and rejects what is neither with 400', async () => {
  expect(await ids({ status: 'held' })).toEqual(['pay_1']);
  expect(await ids({ network: 'base-mainnet' })).toEqual(['pay_2', 'pay_1']);
  expect(await ids({ status: 'used', network: 'base-mainnet' })).toEqual([]);
  expect((await read({ status: 'kept' })).status).toBe(400);
  expect((await read({ network: 'base' })).status).toBe(400);
});

it('is for operators: 401 without a credential, 403 for others', async () => {
  const token = await shop.idp.signToken({ sub: 'somebody' });
  expect((await shop.call('GET', PATH, { bearer: token })).status).toBe(403);
  expect((await shop.call('GET', PATH)).status).toBe(401);
});
