import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { solanaSigner } from '../../support/chains/signers.ts';
import { type ApiWithAgent, startApiWithAgent } from '../../support/market/api-with-agent.ts';
import { claimBounty, postBounty, type TestBounty } from '../../support/market/bounties.ts';
import { makeAgent, makeUser } from '../../support/market/factories.ts';
import type { CallOptions } from '../../support/server/call.ts';

let shop: ApiWithAgent;
beforeAll(async () => {
  shop = await startApiWithAgent();
});
afterAll(() => shop.close());

const idsOf = (rows: { id: string }[]) => rows.map(({ id }) => id);

describe('GET /api/bounties', () => {
  const signer = solanaSigner();
  const posted: Record<string, TestBounty> = {};
  const browse = (query: Record<string, string | number>) => shop.call('GET', '/api/bounties', { query });
  const names = (rows: { id: string }[]) =>
    rows.map(({ id }) => Object.keys(posted).find((name) => posted[name]?.id === id));

  beforeAll(async () => {
    const post = async (name: string, fields: object) => {
      posted[name] = await postBounty(shop, signer, fields);
    };
    await post('small', { budget_usd: '5.00' });
    await post('large', { budget_usd: '500.00' });
    await post('code', { budget_usd: '50.00', category: 'coding' });
    await post('gone', { budget_usd: '60.00' });
    await shop.call('POST', `/api/bounties/${posted.gone?.id}/cancel`, { signer });
    await shop.database.query(
      `update bounties set expires_at = created_at + interval '1 day' where id = $1`,
      [posted.large?.id],
    );
  });

  it('shows open ones, newest first, with their number', async () => {
    const { status, body } = await browse({});
    expect(status).toBe(200);
    expect(names(body.data)).toEqual(['code', 'large', 'small']);
    expect([body.total, body.next_cursor]).toEqual([3, null]);
  });

  it.each([
    [{ status: 'cancelled' }, ['gone']],
    [{ status: 'completed' }, []],
    [{ category: 'coding' }, ['code']],
    [{ min_budget: '50' }, ['code', 'large']],
    [{ max_budget: '50.00' }, ['code', 'small']],
    [{ min_budget: '5.000001', max_budget: '499.999999' }, ['code']],
    [{ sort: 'budget_desc' }, ['large', 'code', 'small']],
    [{ sort: 'budget_asc' }, ['small', 'code', 'large']],
    [{ sort: 'ending_soon' }, ['large', 'small', 'code']],
    [{ sort: 'budget_asc', category: 'video_gen' }, ['small', 'large']],
  ])('%j', async (query, expected) => {
    const { body } = await browse(query);
    expect([names(body.data), body.total]).toEqual([expected, expected.length]);
  });

  it.each(['newest', 'budget_desc', 'budget_asc', 'ending_soon'])('by %s page after page', async (sort) => {
    const whole = (await browse({ sort })).body.data;
    const paged = [];
    let cursor = '';
    do {
      const { body } = await browse({ sort, limit: 1, ...(cursor && { cursor }) });
      paged.push(...body.data);
      cursor = body.next_cursor ?? '';
    } while (cursor);
    expect(paged).toEqual(whole);
  });

  it.each([
    { status: 'lost' },
    { category: 'cooking' },
    { min_budget: 'much' },
    { max_budget: '-1' },
    { sort: 'best' },
    { limit: 0 },
    { cursor: 'somewhere' },
  ])('400 for %j', async (query) => {
    expect((await browse(query as Record<string, string>)).status).toBe(400);
  });
});

describe('GET /api/bounties/my', () => {
  const mine = (options: CallOptions, query: Record<string, string | number> = {}) =>
    shop.call('GET', '/api/bounties/my', { ...options, query });

  it('shows what the caller posted and what its agents claimed, with the claim, newest first', async () => {
    const owner = solanaSigner();
    const agent = await makeAgent(shop, { owner });
    const own = await postBounty(shop, owner);
    const foreign = await postBounty(shop, solanaSigner());
    const claim = await claimBounty(shop, foreign, agent);
    const user = await makeUser(shop, { wallets: [owner.address] });
    for (const caller of [{ signer: owner }, { bearer: user.token }]) {
      const { status, body } = await mine(caller);
      expect([status, body.total]).toEqual([200, 2]);
      expect(body.data).toMatchObject([
        { id: foreign.id, role: 'claimant', claim: { id: claim.id, status: 'pending' } },
        { id: own.id, role: 'poster', claim: null },
      ]);
      expect(idsOf((await mine(caller, { role: 'poster' })).data)).toEqual([own.id]);
      expect(idsOf((await mine(caller, { role: 'claimant' })).data)).toEqual([foreign.id]);
    }
    expect(idsOf((await mine({ bearer: agent.apiKey })).data)).toEqual([foreign.id]);
    const stranger = await mine({ signer: solanaSigner() });
    expect([stranger.data, stranger.body.total]).toEqual([[], 0]);
  });

  it('goes on where a page ended, and by offset', async () => {
    const signer = solanaSigner();
    const posted = [];
    for (let n = 0; n < 3; n += 1) posted.unshift((await postBounty(shop, signer)).id);
    const first = await mine({ signer }, { limit: 2 });
    expect([idsOf(first.data), first.body.total]).toEqual([posted.slice(0, 2), 3]);
    const rest = await mine({ signer }, { limit: 2, cursor: first.body.next_cursor });
    expect([idsOf(rest.data), rest.body.next_cursor]).toEqual([posted.slice(2), null]);
    expect(idsOf((await mine({ signer }, { limit: 2, offset: 2 })).data)).toEqual(posted.slice(2));
  });

  it('400 for a role that is none, 401 for nobody', async () => {
    expect((await mine({ signer: solanaSigner() }, { role: 'judge' })).status).toBe(400);
    expect((await mine({})).status).toBe(401);
  });
});
