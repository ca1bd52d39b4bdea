import type { Compilable } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { openDatabase } from '../../../server/composition/open-database.ts';
import type { PageRequest } from '../../../server/foundation/browse/page.ts';
import { parseSearch } from '../../../server/foundation/browse/search.ts';
import type { MikroORM } from '../../../server/foundation/db/orm.ts';
import { ANONYMOUS } from '../../../server/identity/caller.ts';
import { type AgentFilter, browseAgents, buildAgentsPage } from '../../../server/market/agents/browse.ts';
import { getAgentDetail } from '../../../server/market/agents/detail.ts';
import {
  browseServices,
  buildServicesPage,
  type ServiceFilter,
} from '../../../server/market/services/browse.ts';
import { createTestDatabase, type TestDatabase } from '../../support/database/database.ts';
import { explain, explainPrepared } from '../../support/database/explain.ts';
import { seedBulkMarket } from '../../support/market/bulk-market.ts';

const AGENTS = 50_000;
/** A total is counted up to 10,000 rows; no list reads many more rows than that, whatever is asked for. */
const MOST_ROWS_READ = 12_000;

let database: TestDatabase;
let orm: MikroORM;

beforeAll(async () => {
  database = await createTestDatabase();
  await seedBulkMarket(database.url, { agents: AGENTS });
  orm = await openDatabase(database.url);
}, 120_000);
afterAll(async () => {
  await orm.close();
  await database.drop();
});

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  Plans?: PlanNode[];
}

const flatten = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(flatten)];

async function planOf(query: Compilable): Promise<PlanNode[]> {
  return flatten(await explain<PlanNode>(orm.em.fork(), query));
}

async function expectIndexes(query: Compilable, expected: readonly string[]): Promise<void> {
  expectIndexScans(await planOf(query), expected);
}

function expectIndexScans(nodes: readonly PlanNode[], expected: readonly string[]): void {
  const scanned = nodes.filter(
    (node) => node['Relation Name'] === 'agents' || node['Relation Name'] === 'services',
  );
  expect(scanned.filter((node) => node['Node Type'].includes('Seq Scan'))).toEqual([]);
  for (const node of scanned) {
    const read = (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'];
    expect(read).toBeLessThan(MOST_ROWS_READ);
  }
  const used = nodes.flatMap((node) => node['Index Name'] ?? []);
  expect(used).toEqual(expect.arrayContaining([...expected]));
}

const FIRST: PageRequest = { limit: 20, offset: 0, cursor: undefined };

describe('agents', () => {
  const wallet = `Wa11et${'1zz'.padStart(36, 'x')}`;
  it.each<[AgentFilter, string[]]>([
    [{}, ['agents_browse_popular_index']],
    [{ sortBy: 'newest' }, ['agents_browse_newest_index']],
    [{ sortBy: 'rating' }, ['agents_browse_rating_index']],
    [{ category: 'seo' }, ['agents_browse_popular_index']],
    [{ category: 'custom', sortBy: 'rating' }, ['agents_browse_rating_index']],
    [{ category: 'cooking' }, ['agents_browse_capabilities_index']],
    [{ model: 'mistral' }, ['ai_models_name_unique', 'agents_browse_popular_index']],
    [{ model: 'unheard-of' }, ['agents_browse_models_index']],
    [{ model: 'mistral', category: 'seo' }, []],
    [{ withServices: true }, ['agents_browse_services_index']],
    [{ tokenized: true }, ['agents_browse_tokenized_popular_index']],
    [{ tokenized: true, sortBy: 'newest' }, ['agents_browse_tokenized_newest_index']],
    [{ ownerWallet: wallet }, ['agents_owner_wallet_key_index']],
    [{ search: 'photo' }, ['agents_browse_popular_index', 'agents_search_index', 'agents_lower_name_index']],
    [{ search: 'webhook templ' }, ['agents_search_index']],
    [{ search: 'webhok' }, ['agents_search_index']],
    [{ search: 'nothinglikeit' }, ['agents_search_index']],
    [{ search: 'photo', sortBy: 'newest' }, ['agents_browse_newest_index', 'agents_search_index']],
    [{ search: 'photo', category: 'seo' }, ['agents_search_index']],
  ])('are found by indexes: %j', async (filter, expected) => {
    const search = await parseSearch(orm.em.fork(), filter.search);
    await expectIndexes(buildAgentsPage(filter, search, FIRST, ANONYMOUS).query, expected);
  });

  it.each<NonNullable<AgentFilter['sortBy']>>(['popular', 'newest', 'rating'])(
    'are read on from deep in the list as cheaply as from the start: %s',
    async (sortBy) => {
      const em = orm.em.fork();
      const before = await browseAgents(em, { sortBy }, { ...FIRST, offset: 10_000 }, ANONYMOUS);
      const page = { ...FIRST, cursor: before.nextCursor ?? '' };
      const nodes = await planOf(buildAgentsPage({ sortBy }, undefined, page, ANONYMOUS).query);
      const scan = nodes.find((node) => node['Relation Name'] === 'agents');
      expect(scan).toMatchObject({ 'Index Name': `agents_browse_${sortBy}_index`, 'Actual Rows': 21 });
      expect(scan?.['Rows Removed by Filter'] ?? 0).toBe(0);
    },
  );
});

describe('services', () => {
  const range = { minPriceMicro: 10_000_000n, maxPriceMicro: 11_000_000n };
  it.each<[string, ServiceFilter, string[]]>([
    ['popular', {}, ['services_browse_popular_index']],
    ['newest', { sortBy: 'newest' }, ['services_browse_newest_index']],
    ['rating', { sortBy: 'rating' }, ['services_browse_rating_index']],
    ['cheapest', { sortBy: 'cheapest' }, ['services_browse_cheapest_index']],
    ['fastest', { sortBy: 'fastest' }, ['services_browse_fastest_index']],
    ['category', { category: 'seo' }, ['services_browse_category_popular_index']],
    ['category, newest', { category: 'seo', sortBy: 'newest' }, ['services_browse_category_newest_index']],
    [
      'category, cheapest',
      { category: 'seo', sortBy: 'cheapest' },
      ['services_browse_category_cheapest_index'],
    ],
    ['category, fastest', { category: 'seo', sortBy: 'fastest' }, ['services_browse_category_fastest_index']],
    ['category, rating', { category: 'seo', sortBy: 'rating' }, ['services_browse_category_rating_index']],
    ['pricing', { pricing: 'subscription' }, ['services_browse_pricing_index']],
    ['price', range, ['services_browse_cheapest_index']],
    ['price, cheapest', { ...range, sortBy: 'cheapest' }, ['services_browse_cheapest_index']],
    ['price, category', { ...range, category: 'seo' }, ['services_browse_category_cheapest_index']],
    ['open price range', { minPriceMicro: 1n, sortBy: 'fastest' }, ['services_browse_fastest_index']],
    ['frequent word', { search: 'photo' }, ['services_browse_popular_index', 'services_search_index']],
    ['rarer word', { search: 'template' }, ['services_search_index']],
    ['word, cheapest', { search: 'photo', sortBy: 'cheapest' }, ['services_browse_cheapest_index']],
  ])('are found by indexes: %s', async (_, filter, expected) => {
    const search = await parseSearch(orm.em.fork(), filter.search);
    await expectIndexes(buildServicesPage(filter, search, FIRST).query, expected);
  });
});

it.each(['photo template', 'nothinglikeit', '100%'])(
  'finds services by indexes when the search is a prepared statement: %s',
  async (text) => {
    const search = await parseSearch(orm.em.fork(), text);
    const { query } = buildServicesPage({}, search, FIRST);
    const nodes = flatten(await explainPrepared<PlanNode>(orm.em.fork(), query));
    expectIndexScans(nodes, ['services_search_index', 'services_lower_title_index']);
  },
);

it('takes one statement for a list or an agent, and two for a search', async () => {
  const sent = vi.spyOn(pg.Client.prototype, 'query');
  onTestFinished(() => sent.mockRestore());
  const count = async (read: () => Promise<unknown>) => {
    sent.mockClear();
    await read();
    return sent.mock.calls.length;
  };
  const em = orm.em.fork();
  expect(await count(() => browseAgents(em, {}, FIRST, ANONYMOUS))).toBe(1);
  expect(await count(() => browseServices(em, { category: 'seo' }, FIRST))).toBe(1);
  expect(await count(() => getAgentDetail(em, 'agent-7'))).toBe(1);
  expect(await count(() => browseAgents(em, { search: 'phoot logo' }, FIRST, ANONYMOUS))).toBe(2);
});

it('knows the exact total of every maintained filter', async () => {
  const [real] = await database.query<{ agents: number; services: number }>(`
    select (select count(*)::int from agents where active and marketable and capabilities @> '{seo}') as agents,
      (select count(*)::int from services where visible and price_type in ('weekly', 'monthly')) as services`);
  const em = orm.em.fork();
  expect((await browseAgents(em, { category: 'seo' }, FIRST, ANONYMOUS)).total).toBe(real?.agents);
  expect((await browseServices(em, { pricing: 'subscription' }, FIRST)).total).toBe(real?.services);
  expect((await browseServices(em, { minPriceMicro: 1n }, FIRST)).total).toBe(10_000);
});
