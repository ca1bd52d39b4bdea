import type { Compilable } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildBountiesPage } from '../../../server/market/bounties/lists.ts';
import { buildEntriesPage } from '../../../server/market/bounties/own-lists.ts';
import { countRowsRead } from '../../support/database/explain.ts';
import { type ApiWithAgent, startApiWithAgent } from '../../support/market/api-with-agent.ts';
import { createAgentCaller } from '../../support/server/agent-caller.ts';

const MANY = 15_000;
/** A total is counted up to 10,000 rows, and a page has 20. */
const MOST_ROWS_READ = 10_000;
const WALLET = 'So11111111111111111111111111111111111111112';
const PAGE = { limit: 20, offset: 0, cursor: undefined };

let shop: ApiWithAgent;
beforeAll(async () => {
  shop = await startApiWithAgent();
  const { query } = shop.database;
  await query('alter table bounties disable trigger bounties_figured');
  await query(
    `insert into bounties (id, client_wallet, client_wallet_key, title, brief, category, budget_micro, deadline_hours,
       claim_window_hours, status, expires_at, created_at, updated_at)
     select 'bnty_' || n, $1, case when n % 10 = 0 then $1 end, 'Many', 'One of many',
       (array['coding', 'seo', 'ugc'])[n % 3 + 1], 1000000 + n, 48, 24,
       case when n % 20 = 0 then 'cancelled' else 'open' end, timestamptz '2030-01-01' + n * interval '1 second',
       timestamptz '2026-01-01' + n * interval '1 second', now()
     from generate_series(1, $2::int) n`,
    [WALLET, MANY],
  );
  await query(
    `insert into bounty_claims (id, bounty_id, agent_id, status, expires_at, created_at, updated_at)
     select 'clm_' || n, 'bnty_' || n, $1, 'pending', now(), timestamptz '2026-01-01' + n * interval '1 second', now()
     from generate_series(1, $2::int) n`,
    [shop.agent.id, MANY],
  );
  await query('vacuum analyze bounties');
  await query('vacuum analyze bounty_claims');
}, 120_000);
afterAll(() => shop.close());

const rowsRead = (query: Compilable, table: string) => countRowsRead(shop.parts.orm.em.fork(), query, table);

describe('a page costs the same however many bounties there are', () => {
  const sorts = ['newest', 'budget_desc', 'budget_asc', 'ending_soon'] as const;
  it.each(sorts.flatMap((sort) => [{ sort }, { sort, category: 'seo' as const }]))('%j', async (filter) => {
    const { query } = buildBountiesPage({ status: 'open', ...filter }, PAGE);
    const reads = await rowsRead(query, 'bounties');
    expect(Math.min(...reads)).toBeLessThanOrEqual(21);
    expect(Math.max(...reads)).toBeLessThanOrEqual(MOST_ROWS_READ);
  });

  it.each([
    ['poster', 'bounties', { kind: 'wallet', wallet: WALLET, chain: 'solana' }],
    ['claimant', 'bounty_claims', { kind: 'agent' }],
  ] as const)('of what is one’s own as %s', async (role, table, as) => {
    const caller = as.kind === 'agent' ? createAgentCaller(shop.agent.id) : as;
    expect(await rowsRead(buildEntriesPage(caller, role, PAGE), table)).toEqual([21]);
  });
});
