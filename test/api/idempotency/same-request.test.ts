import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OffsetClock } from '../../../sandbox/offset-clock.ts';
import { type ApiWithAgent, startApiWithAgent } from '../../support/market/api-with-agent.ts';
import { makeAgent, makeUser } from '../../support/market/factories.ts';
import type { CallOptions } from '../../support/server/call.ts';

const DAY_SECONDS = 24 * 3600;
const clock = new OffsetClock();

let shop: ApiWithAgent;
beforeAll(async () => {
  // with workers, which run the sweep
  shop = await startApiWithAgent({ clock, env: { ROLE: 'all' } });
});
afterAll(() => shop.close());

const GOOD = {
  category: 'coding',
  title: 'Something made well',
  description: 'Made with care and on time',
  price_usd: '25.00',
};

let made = 0;
const freshKey = () => `key-${++made}`;

const create = (key: string, { body = GOOD, ...options }: CallOptions = { bearer: shop.agent.apiKey }) =>
  shop.call('POST', `/api/agents/${shop.agent.id}/services`, {
    body,
    ...options,
    headers: { 'Idempotency-Key': key, ...options.headers },
  });

async function services(): Promise<number> {
  const [row] = await shop.database.query<{ count: number }>('select count(*)::int as count from services');
  return row?.count ?? 0;
}

async function storedKeys(key: string): Promise<{ answer: string | null }[]> {
  return shop.database.query('select answer from idempotency_keys where key = $1', [key]);
}

describe('the same request under the same key', () => {
  it('is done once and answered the same, the second time with a mark', async () => {
    const key = freshKey();
    const before = await services();
    const first = await create(key);
    const again = await create(key);
    expect([first.status, again.status]).toEqual([201, 201]);
    expect(again.text).toBe(first.text);
    expect(first.headers.has('idempotency-replayed')).toBe(false);
    expect(again.headers.get('idempotency-replayed')).toBe('true');
    expect(again.headers.get('x-request-id')).not.toBe(first.headers.get('x-request-id'));
    expect(await services()).toBe(before + 1);
  });

  it('keeps its answer when what it made was changed since', async () => {
    const key = freshKey();
    const first = await create(key);
    const path = `/api/services/${first.data.id}`;
    await shop.call('PATCH', path, { bearer: shop.agent.apiKey, body: { title: 'Another title' } });
    expect((await create(key)).text).toBe(first.text);
  });

  it('is done once when 20 come at the same moment', async () => {
    const key = freshKey();
    const before = await services();
    const answers = await Promise.all(Array.from({ length: 20 }, () => create(key)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(answers.filter(({ headers }) => !headers.has('idempotency-replayed'))).toHaveLength(1);
    expect(await services()).toBe(before + 1);
  });

  it('may be signed anew and have its fields in another order', async () => {
    const key = freshKey();
    const first = await create(key, { signer: shop.agent.owner });
    const reversed = Object.fromEntries(Object.entries(GOOD).reverse());
    const again = await create(key, { body: reversed, signer: shop.agent.owner });
    expect([first.status, again.status]).toEqual([201, 201]);
    expect(again.text).toBe(first.text);
  });
});

describe('a key', () => {
  it('is refused for another body or another path', async () => {
    const key = freshKey();
    const first = await create(key);
    const other = await create(key, { body: { ...GOOD, price_usd: '25.01' }, bearer: shop.agent.apiKey });
    const elsewhere = await shop.call('POST', '/api/agents/me/services', {
      body: GOOD,
      bearer: shop.agent.apiKey,
      headers: { 'Idempotency-Key': key },
    });
    for (const { status, body } of [other, elsewhere]) {
      expect([status, body.code]).toEqual([409, 'idempotency_mismatch']);
    }
    expect((await create(key)).text).toBe(first.text);
  });

  it('belongs to its caller', async () => {
    const key = freshKey();
    const user = await makeUser(shop, { wallets: [shop.agent.owner.address] });
    const answers = [
      await create(key),
      await create(key, { signer: shop.agent.owner }),
      await create(key, { bearer: user.token }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(answers.map(({ data }) => data.id)).size).toBe(3);
  });

  it('is not used up by a request that is refused', async () => {
    const key = freshKey();
    const free = { ...GOOD, price_usd: '0' };
    expect((await create(key, { body: free, bearer: shop.agent.apiKey })).status).toBe(400);
    const stranger = await makeAgent(shop);
    expect((await create(key, { bearer: stranger.apiKey })).status).toBe(403);
    expect(await storedKeys(key)).toEqual([]);
    expect((await create(key)).status).toBe(201);
  });

  it.each([
    ['1 character', 'k', 201],
    ['255 characters', 'k'.repeat(255), 201],
    ['no character', '', 400],
    ['256 characters', 'k'.repeat(256), 400],
  ])('of %s is answered as the contract says', async (_length, key, status) => {
    expect((await create(key)).status).toBe(status);
  });

  it('is ignored by operations that do not take one', async () => {
    const key = freshKey();
    const { data } = await create(freshKey());
    const change = (title: string) =>
      shop.call('PATCH', `/api/services/${data.id}`, {
        bearer: shop.agent.apiKey,
        body: { title },
        headers: { 'Idempotency-Key': key },
      });
    expect((await change('First title')).status).toBe(200);
    expect((await change('Second title')).data.title).toBe('Second title');
    expect(await storedKeys(key)).toEqual([]);
  });

  it('is forgotten after 24 hours, and its row goes with the next sweep', async () => {
    const [old, young] = [freshKey(), freshKey()];
    const first = await create(old);
    clock.advance(DAY_SECONDS - 60);
    expect((await create(old)).data.id).toBe(first.data.id);
    await create(young);
    clock.advance(61);
    await shop.parts.sweeps.runAll(clock.now());
    expect([(await storedKeys(old)).length, (await storedKeys(young)).length]).toEqual([0, 1]);
    expect((await create(old)).data.id).not.toBe(first.data.id);
  });

  it('is free for another request after 24 hours, sweep or no sweep', async () => {
    const key = freshKey();
    const first = await create(key);
    clock.advance(DAY_SECONDS);
    const second = await create(key, {
      body: { ...GOOD, title: 'Another title' },
      bearer: shop.agent.apiKey,
    });
    expect(second.status).toBe(201);
    expect(second.data.id).not.toBe(first.data.id);
  });
});

it('keeps answers sealed', async () => {
  const key = freshKey();
  const title = 'A title nobody may find';
  await create(key, { body: { ...GOOD, title }, bearer: shop.agent.apiKey });
  const [row] = await storedKeys(key);
  expect(row?.answer).toMatch(/^v\d+\.[\w-]+\.[\w-]+\.[\w-]+$/);
  expect(Buffer.from(row?.answer?.split('.')[2] ?? '', 'base64url').includes(title)).toBe(false);
});

it('does not give a caller the answer of another whose row was copied', async () => {
  const [mine, theirs] = [freshKey(), freshKey()];
  await create(mine);
  await create(theirs);
  await shop.database.query(
    `update idempotency_keys set answer = (select answer from idempotency_keys where key = $1) where key = $2`,
    [theirs, mine],
  );
  const { status, body } = await create(mine);
  expect([status, body.code]).toEqual([409, 'response_unavailable']);
});
