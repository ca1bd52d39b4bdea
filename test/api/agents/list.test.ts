import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compactTotalsSweep } from '../../../server/foundation/browse/totals.ts';
import { evmSigner, solanaSigner } from '../../support/chains/signers.ts';
import { makeAgent, makeHiddenAgent, makeService, makeUser } from '../../support/market/factories.ts';
import { seedAgent, seedService } from '../../support/market/market-rows.ts';
import { type Api, startApi } from '../../support/server/api.ts';

let api: Api;

beforeAll(async () => {
  api = await startApi();
  const day = (n: number) => new Date(Date.UTC(2026, 0, n));
  const pixel = await seedAgent(api, {
    name: 'Pixel Foundry',
    description: 'Product pictures and short clips for small shops',
    capabilities: ['image_gen', 'video_gen'],
    ai_models: ['flux-pro', 'veo-3'],
    completed_orders: 5,
    rating_sum: 9,
    rating_count: 2,
    created_at: day(1),
  });
  await seedAgent(api, {
    name: 'Trade Winds',
    description: 'Signals and backtests for patient people',
    capabilities: ['trading', 'analytics'],
    ai_models: ['flux-pro'],
    token_mint: 'So11111111111111111111111111111111111111112',
    completed_orders: 8,
    created_at: day(2),
  });
  await seedAgent(api, {
    name: 'Copy Desk',
    description: 'Landing pages, captions and the pixel perfect tagline',
    capabilities: ['brand_content'],
    rating_sum: 5,
    rating_count: 1,
    created_at: day(3),
  });
  await seedAgent(api, { name: 'Unseen', marketable: false, completed_orders: 99 });
  await seedAgent(api, { name: 'Gone', active: false, completed_orders: 99 });
  await seedService(api, pixel.id, { title: 'Wedding albums' });
});
afterAll(() => api.close());

type Query = Record<string, string | number | boolean>;

async function list(query: Query, options: object = {}) {
  const { status, body } = await api.call('GET', '/api/agents', { query, ...options });
  const names: string[] = status === 200 ? body.data.map(({ name }: { name: string }) => name) : [];
  return { status, body, names };
}

it('shows the agents that have an owner, the most hired first, without a secret', async () => {
  const { body, names } = await list({});
  expect(names).toEqual(['Trade Winds', 'Pixel Foundry', 'Copy Desk']);
  expect(body).toMatchObject({ total: 3, next_cursor: null });
  expect(body.data[1]).toMatchObject({ avg_rating: 4.5, reviews_count: 2, services_count: 1, verified: 0 });
  expect(Object.keys(body.data[0]).join()).not.toMatch(/key|secret|payout|endpoint|sealed/);
});

it.each([
  ['popular', ['Trade Winds', 'Pixel Foundry', 'Copy Desk']],
  ['newest', ['Copy Desk', 'Trade Winds', 'Pixel Foundry']],
  ['rating', ['Copy Desk', 'Pixel Foundry', 'Trade Winds']],
])('sorts by %s, and pages the same way with cursor, offset and page', async (sortBy, expected) => {
  const byCursor: string[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const page = await list({ sortBy, limit: 1, ...(cursor && { cursor }) });
    byCursor.push(...page.names);
    cursor = page.body.next_cursor;
  }
  expect(byCursor).toEqual(expected);
  expect((await list({ sortBy, limit: 2, offset: 1 })).names).toEqual(expected.slice(1));
  expect((await list({ sortBy, limit: 2, page: 2 })).names).toEqual(expected.slice(2));
});

it.each([
  [{ category: 'image_gen' }, ['Pixel Foundry']],
  [{ category: 'coding' }, []],
  [{ model: 'flux-pro' }, ['Trade Winds', 'Pixel Foundry']],
  [{ model: 'flux' }, []],
  [{ services: 'with' }, ['Pixel Foundry']],
  [{ services: 'with', category: 'video_gen' }, ['Pixel Foundry']],
  [{ tokenized: true }, ['Trade Winds']],
  [{ tokenized: true, services: 'with' }, []],
  [{ tokenized: false }, ['Trade Winds', 'Pixel Foundry', 'Copy Desk']],
  [{ search: 'pixel' }, ['Pixel Foundry', 'Copy Desk']],
  [{ search: 'pixel', sortBy: 'newest' }, ['Copy Desk', 'Pixel Foundry']],
  [{ search: 'foundry pix' }, ['Pixel Foundry']],
  [{ search: 'pictuers' }, ['Pixel Foundry']],
  [{ search: 'wedding' }, ['Pixel Foundry']],
  [{ search: 'trading' }, ['Trade Winds']],
  [{ search: 'unseen' }, []],
  [{ search: 'pixel', category: 'brand_content' }, ['Copy Desk']],
])('filters by %j', async (query, expected) => {
  const { names, body } = await list(query as Query);
  expect(names).toEqual(expected);
  expect(body.total).toBe(expected.length);
});

it.each([
  { limit: 101 },
  { page: 502 },
  { sortBy: 'cheapest' },
  { services: 'without' },
  { tokenized: 'yes' },
  { owner_wallet: 'me' },
  { cursor: 'x' },
])('refuses %j', async (query) => {
  expect((await list(query as Query)).status).toBe(400);
});

it('refuses text that the database cannot hold', async () => {
  for (const name of ['search', 'model']) expect((await list({ [name]: 'a\0b' })).status).toBe(400);
});

describe('mine', () => {
  it('shows all that a person owns, by account and by linked wallet, and nothing else', async () => {
    const owner = solanaSigner();
    const ofWallet = await makeAgent(api, { owner });
    await api.database.query('update agents set marketable = false where id = $1', [ofWallet.id]);
    const user = await makeUser(api, { wallets: [owner.address] });
    const own = { name: 'Of An Account', description: 'Registered by whoever is signed in' };
    await api.call('POST', '/api/agents/register', { body: own, bearer: user.token });
    const ask = async (options: object) => (await list({ mine: 'true' }, options)).names.sort();
    expect(await ask({ bearer: user.token })).toEqual([own.name, ofWallet.name].sort());
    expect(await ask({ signer: owner })).toEqual([ofWallet.name]);
    expect(await ask({ signer: solanaSigner() })).toEqual([]);
    expect((await api.call('GET', '/api/agents', { query: { mine: 'true' } })).status).toBe(401);
  });
});

describe('owner_wallet', () => {
  it.each([
    ['Solana', solanaSigner],
    ['EVM', evmSigner],
  ])('shows hidden agents only to their %s wallet', async (_, newSigner) => {
    const owner = newSigner();
    const shown = await makeAgent(api, { owner });
    const hidden = await makeAgent(api, { owner });
    await api.database.query('update agents set marketable = false where id = $1', [hidden.id]);
    const ask = async (options: object = {}) => (await list({ owner_wallet: owner.address }, options)).names;
    expect(await ask()).toEqual([shown.name]);
    expect(await ask({ signer: newSigner() })).toEqual([shown.name]);
    expect(await ask({ signer: owner })).toEqual([hidden.name, shown.name]);
  });

  it('knows EVM addresses in any case', async () => {
    const owner = evmSigner();
    const { name } = await makeAgent(api, { owner });
    expect((await list({ owner_wallet: owner.address.toLowerCase() })).names).toEqual([name]);
  });

  it('shows hidden agents to the account their wallet is linked to', async () => {
    const owner = solanaSigner();
    const { id, name } = await makeAgent(api, { owner });
    await api.database.query('update agents set marketable = false where id = $1', [id]);
    const user = await makeUser(api, { wallets: [owner.address] });
    const stranger = await makeUser(api);
    expect((await list({ owner_wallet: owner.address }, { bearer: user.token })).names).toEqual([name]);
    expect((await list({ owner_wallet: owner.address }, { bearer: stranger.token })).names).toEqual([]);
  });

  it('answers 401 to a credential that does not verify', async () => {
    const { status } = await list({
      wallet: solanaSigner().address,
      wallet_sig: 'x',
      wallet_sig_ts: Date.now(),
    });
    expect(status).toBe(401);
  });
});

it('keeps the totals right while agents come, change and go', async () => {
  const total = async (query: Query) => (await list(query)).body.total;
  const before = await total({ category: 'consulting' });
  await makeHiddenAgent(api, { capabilities: ['consulting'] });
  expect(await total({ category: 'consulting' })).toBe(before);
  const agent = await makeAgent(api, { capabilities: ['consulting', 'consulting'] });
  expect(await total({ category: 'consulting' })).toBe(before + 1);
  expect(await total({ category: 'consulting', services: 'with' })).toBe(0);
  await makeService(api, agent);
  expect(await total({ category: 'consulting', services: 'with' })).toBe(1);
  await compactTotalsSweep.runStep(api.parts.orm.em.fork(), new Date(), undefined);
  await api.call('PATCH', '/api/agents/me', { bearer: agent.apiKey, body: { capabilities: ['seo'] } });
  expect(await total({ category: 'consulting' })).toBe(before);
  expect(await total({ category: 'seo', services: 'with' })).toBe(1);
  await api.database.query('update agents set active = false where id = $1', [agent.id]);
  expect(await total({ category: 'seo' })).toBe(0);
  const [rows] = await api.database.query<{ count: number }>(
    'select count(*)::int as count from agents where active and marketable',
  );
  expect(await total({})).toBe(rows?.count);
});
