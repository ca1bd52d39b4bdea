import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compactTotalsSweep } from '../../../server/foundation/browse/totals.ts';
import { type AgentRow, seedAgent, seedService } from '../../support/market/market-rows.ts';
import { type Api, startApi } from '../../support/server/api.ts';

let api: Api;
let agent: AgentRow;
const ids = new Map<string, string>();

async function seed(name: string, columns: Record<string, unknown>): Promise<void> {
  ids.set(name, await seedService(api, agent.id, { title: name, ...columns }));
}

beforeAll(async () => {
  api = await startApi();
  agent = await seedAgent(api);
  const day = (n: number) => new Date(Date.UTC(2026, 0, n));
  await seed('Logo design', { category: 'image_gen', price_micro: 30_000_000, created_at: day(1) });
  await seed('Logo animation', {
    category: 'video_gen',
    price_micro: 90_000_000,
    completed_orders: 9,
    created_at: day(2),
    turnaround_hours: 4,
  });
  await seed('Site audit', {
    category: 'seo',
    price_type: 'quote',
    price_micro: null,
    completed_orders: 3,
    rating_sum: 9,
    rating_count: 2,
    created_at: day(3),
    turnaround_hours: 4,
  });
  await seed('Photography retainer', {
    category: 'image_gen',
    price_type: 'monthly',
    price_micro: 500_000_000,
    rating_sum: 5,
    rating_count: 1,
    created_at: day(4),
    turnaround_hours: 720,
    description: 'Product pictures, every month, for the whole shop',
  });
  await seed('Weekly chart review', {
    category: 'trading',
    price_type: 'weekly',
    price_micro: 30_000_000,
    created_at: day(5),
  });
  await seed('Taken down', { category: 'seo', active: false, completed_orders: 99 });
});
afterAll(() => api.close());

async function list(query: Record<string, string | number>) {
  const { status, body } = await api.call('GET', '/api/services', { query });
  const titles: string[] = status === 200 ? body.data.map(({ title }: { title: string }) => title) : [];
  return { status, body, titles };
}

const titles = async (query: Record<string, string | number>) => (await list(query)).titles;

it('shows active listings of visible agents, the most ordered first', async () => {
  const { body, titles } = await list({});
  expect(titles).toEqual([
    'Logo animation',
    'Site audit',
    'Weekly chart review',
    'Photography retainer',
    'Logo design',
  ]);
  expect(body).toMatchObject({ total: 5, next_cursor: null });
});

it.each([
  ['newest', ['Weekly chart review', 'Photography retainer', 'Site audit', 'Logo animation', 'Logo design']],
  [
    'cheapest',
    ['Logo design', 'Weekly chart review', 'Logo animation', 'Photography retainer', 'Site audit'],
  ],
  ['rating', ['Photography retainer', 'Site audit', 'Weekly chart review', 'Logo animation', 'Logo design']],
  ['fastest', ['Logo animation', 'Site audit', 'Logo design', 'Weekly chart review', 'Photography retainer']],
])('sorts by %s, and pages the same way with cursor, offset and page', async (sortBy, expected) => {
  expect(await titles({ sortBy })).toEqual(expected);
  const byCursor: string[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const page = await list({ sortBy, limit: 2, ...(cursor && { cursor }) });
    byCursor.push(...page.titles);
    cursor = page.body.next_cursor;
    expect(page.body.total).toBe(5);
  }
  expect(byCursor).toEqual(expected);
  expect(await titles({ sortBy, limit: 2, offset: 3 })).toEqual(expected.slice(3));
  expect(await titles({ sortBy, limit: 2, page: 2 })).toEqual(expected.slice(2, 4));
  expect(await titles({ sortBy, offset: 5 })).toEqual([]);
});

it.each([
  [{ category: 'image_gen' }, ['Photography retainer', 'Logo design'], 2],
  [{ pricing: 'subscription' }, ['Weekly chart review', 'Photography retainer'], 2],
  [{ pricing: 'onetime' }, ['Logo animation', 'Site audit', 'Logo design'], 3],
  [{ pricing: 'onetime', category: 'image_gen' }, ['Logo design'], 1],
  [{ min_price: '30' }, ['Logo animation', 'Weekly chart review', 'Photography retainer', 'Logo design'], 4],
  [{ min_price: '30.000001' }, ['Logo animation', 'Photography retainer'], 2],
  [{ max_price: '90' }, ['Logo animation', 'Weekly chart review', 'Logo design'], 3],
  [{ min_price: '90.00', max_price: '90.00' }, ['Logo animation'], 1],
  [{ min_price: '5', max_price: '1' }, [], 0],
  [{ max_price: '30', category: 'trading', pricing: 'subscription' }, ['Weekly chart review'], 1],
  [{ category: 'custom' }, [], 0],
])('filters by %j', async (query, expected, total) => {
  const { titles, body } = await list(query);
  expect(titles).toEqual(expected);
  expect(body.total).toBe(total);
});

describe('search', () => {
  it.each([
    ['logo', ['Logo animation', 'Logo design']],
    ['LOGO design', ['Logo design']],
    ['photograph', ['Photography retainer']],
    ['animations', ['Logo animation']],
    ['pictures shop', ['Photography retainer']],
    ['the logo', ['Logo animation', 'Logo design']],
    ['annimation', ['Logo animation']],
    ['photografy', ['Photography retainer']],
    ['logo desing', ['Logo design']],
    ['lgoo', []],
    ['olgo animatoin', []],
    ['aduit', ['Site audit']],
    ['image gen', ['Photography retainer', 'Logo design']],
    ['zebra', []],
    ['!!!', []],
    ["' or 1=1 --", []],
    ['100% \\ _', []],
    ['日本語', []],
  ])('finds by %s', async (search, expected) => {
    const { status, titles, body } = await list({ search });
    expect(status).toBe(200);
    expect(titles.toSorted()).toEqual(expected.toSorted());
    expect(body.total).toBe(expected.length);
  });

  it('ignores a search for nothing', async () => {
    expect((await list({ search: '  ' })).body.total).toBe(5);
  });

  it('puts a title that begins with the words first, then the better match', async () => {
    await seed('A shop for every logo', { completed_orders: 500, category: 'custom' });
    expect(await titles({ search: 'logo' })).toEqual([
      'Logo animation',
      'Logo design',
      'A shop for every logo',
    ]);
    await api.call('DELETE', `/api/services/${ids.get('A shop for every logo')}`, { bearer: agent.apiKey });
  });

  it('goes together with filters, other orders and paging', async () => {
    expect(await titles({ search: 'logo', sortBy: 'cheapest' })).toEqual(['Logo design', 'Logo animation']);
    expect(await titles({ search: 'logo', category: 'video_gen' })).toEqual(['Logo animation']);
    const first = await list({ search: 'logo', limit: 1 });
    const second = await list({ search: 'logo', limit: 1, cursor: first.body.next_cursor });
    expect([...first.titles, ...second.titles]).toEqual(['Logo animation', 'Logo design']);
    expect(second.body.next_cursor).toBeNull();
  });
});

it.each([
  { limit: 0 },
  { limit: 101 },
  { offset: -1 },
  { offset: 10_001 },
  { page: 0 },
  { page: 502 },
  { category: 'cooking' },
  { sortBy: 'price' },
  { pricing: 'hourly' },
  { min_price: 'abc' },
  { min_price: '-1' },
  { max_price: '1.0000001' },
  { search: 'x'.repeat(101) },
  { cursor: 'x' },
  { cursor: Buffer.from('["popular",1.5,"svc_1"]').toString('base64url') },
  { cursor: Buffer.from('["popular","1","svc_1"]').toString('base64url') },
  { cursor: Buffer.from('["newest",1,"svc_1"]').toString('base64url') },
  { cursor: Buffer.from('["popular",1,"a\' or"]').toString('base64url') },
  { cursor: Buffer.from('{}').toString('base64url') },
])('refuses %j', async (query) => {
  const { status, body } = await list(query as Record<string, string>);
  expect([status, body.code]).toEqual([400, 'validation_failed']);
});

it('hides and shows listings with their agent and with themselves, and counts along', async () => {
  const other = await seedAgent(api, { marketable: false });
  const id = await seedService(api, other.id, { category: 'analytics', price_type: 'weekly' });
  const seen = async () => {
    const { body } = await list({ category: 'analytics', pricing: 'subscription' });
    expect(body.data.map((one: { id: string }) => one.id)).toEqual(body.total === 1 ? [id] : []);
    return body.total;
  };
  expect(await seen()).toBe(0);
  await api.database.query('update agents set marketable = true where id = $1', [other.id]);
  expect(await seen()).toBe(1);
  await api.call('DELETE', `/api/services/${id}`, { bearer: other.apiKey });
  expect(await seen()).toBe(0);
  await api.call('PATCH', `/api/services/${id}`, { bearer: other.apiKey, body: { active: 1 } });
  expect(await seen()).toBe(1);
  await compactTotalsSweep.runStep(api.parts.orm.em.fork(), new Date(), undefined);
  expect(await seen()).toBe(1);
  await api.database.query('update agents set active = false where id = $1', [other.id]);
  expect(await seen()).toBe(0);
});
