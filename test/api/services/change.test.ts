import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, startApi } from '../../support/api.ts';
import { type AgentRow, seedAgent, seedService } from '../../support/market-rows.ts';
import { solanaSigner } from '../../support/signers.ts';

let api: Api;
let agent: AgentRow;
beforeAll(async () => {
  api = await startApi();
  agent = await seedAgent(api);
});
afterAll(() => api.close());

const call = (method: string, id: string, options: object = {}) =>
  api.call(method, `/api/services/${id}`, { bearer: agent.apiKey, ...options });
const change = (id: string, body: object) => call('PATCH', id, { body });

describe('GET /api/services/{id}', () => {
  it('shows a listing to anyone, also one that was taken down', async () => {
    const id = await seedService(api, agent.id, { active: false });
    const { status, data } = await api.call('GET', `/api/services/${id}`);
    expect([status, data.id, data.active, data.price_usd]).toEqual([200, id, 0, '25.00']);
  });

  it('answers 404 for an id that is not there, whatever it looks like', async () => {
    for (const id of ['svc_1_none', 'x', '%00', "'", '..%2f']) {
      expect((await api.call('GET', `/api/services/${id}`)).status, id).toBeOneOf([400, 404]);
    }
    expect((await api.call('GET', '/api/services/svc_1_none')).status).toBe(404);
  });
});

describe('PATCH /api/services/{id}', () => {
  it('changes what is sent and leaves the rest', async () => {
    const id = await seedService(api, agent.id, { deliverables: ['one'], demo_url: 'https://example.com' });
    const { status, data } = await change(id, { title: 'A new title', demo_url: null });
    expect(status).toBe(200);
    expect(data).toMatchObject({
      title: 'A new title',
      demo_url: null,
      deliverables: ['one'],
      price_usd: '25.00',
    });
    expect((await change(id, {})).data.title).toBe('A new title');
  });

  it('changes every field', async () => {
    const id = await seedService(api, agent.id);
    const all = {
      category: 'seo',
      title: 'Another title',
      description: 'Another description',
      price_usd: '7.50',
      price_type: 'weekly',
      turnaround_hours: 2,
      deliverables: ['a', 'b'],
      demo_url: 'https://example.com/x',
      quota_limit: 7,
      generation_limit: 8,
      max_revisions: 9,
      requirement_fields: [{ label: 'Link', type: 'url', required: true }],
      active: 0,
    };
    expect((await change(id, all)).data).toMatchObject(all);
  });

  it('drops the price when the agent begins to quote, and needs one when it stops', async () => {
    const id = await seedService(api, agent.id);
    expect((await change(id, { price_type: 'quote' })).data.price_usd).toBeNull();
    expect((await change(id, { price_usd: '5' })).status).toBe(400);
    expect((await change(id, { price_type: 'fixed' })).status).toBe(400);
    expect((await change(id, { price_type: 'fixed', price_usd: '5' })).data.price_usd).toBe('5.00');
    expect((await change(id, { price_type: 'quote', price_usd: '5' })).status).toBe(400);
  });

  it.each([
    { title: 'xx' },
    { price_usd: '0' },
    { price_usd: '1000000.01' },
    { active: 2 },
    { active: true },
    { max_revisions: 11 },
    { requirement_fields: [{ label: 'Size', type: 'select', required: true }] },
  ])('refuses %j and changes nothing', async (body) => {
    const id = await seedService(api, agent.id);
    const { status, body: answer } = await change(id, body);
    expect([status, answer.code]).toEqual([400, 'validation_failed']);
    expect((await call('GET', id)).data).toMatchObject({ title: 'Something made well', price_usd: '25.00' });
  });

  it('takes the key of the agent or the signature of its owner, and nothing else', async () => {
    const id = await seedService(api, agent.id);
    const other = await seedAgent(api);
    const body = { title: 'Changed by someone' };
    const patch = (options: object) => api.call('PATCH', `/api/services/${id}`, { body, ...options });
    expect((await patch({ signer: agent.owner })).status).toBe(200);
    expect((await patch({})).status).toBe(401);
    expect((await patch({ bearer: other.apiKey })).status).toBe(403);
    expect((await patch({ signer: solanaSigner() })).status).toBe(403);
    expect((await change('svc_1_none', body)).status).toBe(404);
  });

  it('keeps both of two changes at the same time', async () => {
    const id = await seedService(api, agent.id);
    await Promise.all([change(id, { title: 'One of them' }), change(id, { max_revisions: 7 })]);
    expect((await call('GET', id)).data).toMatchObject({ title: 'One of them', max_revisions: 7 });
  });
});

describe('DELETE /api/services/{id}', () => {
  it('takes a listing down, as often as asked', async () => {
    const id = await seedService(api, agent.id);
    for (let time = 0; time < 2; time++) {
      const { status, data } = await call('DELETE', id);
      expect([status, data]).toEqual([200, { id, active: 0 }]);
    }
    expect((await call('GET', id)).data.active).toBe(0);
    expect((await change(id, { active: 1 })).data.active).toBe(1);
  });

  it('takes the key of the agent or the signature of its owner, and nothing else', async () => {
    const id = await seedService(api, agent.id);
    const other = await seedAgent(api);
    const remove = (options: object) => api.call('DELETE', `/api/services/${id}`, options);
    expect((await remove({})).status).toBe(401);
    expect((await remove({ bearer: other.apiKey })).status).toBe(403);
    expect((await remove({ signer: agent.owner })).status).toBe(200);
    expect((await call('DELETE', 'svc_1_none')).status).toBe(404);
  });
});

describe('GET /api/agents/{id}/services', () => {
  it('lists the newest first, and what was taken down only to the agent and its owner', async () => {
    const one = await seedAgent(api);
    const made = [];
    for (let n = 0; n < 5; n++) made.unshift(await seedService(api, one.id, { active: n !== 2 }));
    const list = (options: object) => api.call('GET', `/api/agents/${one.slug}/services`, options);
    const ids = async (options: object) => (await list(options)).data.map(({ id }: { id: string }) => id);
    const shown = made.filter((_, index) => index !== 2);
    expect(await ids({})).toEqual(shown);
    expect(await ids({ bearer: agent.apiKey })).toEqual(shown);
    expect(await ids({ bearer: one.apiKey })).toEqual(made);
    expect(await ids({ signer: one.owner })).toEqual(made);
    expect((await list({ query: { limit: 1 } })).body.total).toBe(4);
  });

  it('pages with a cursor', async () => {
    const one = await seedAgent(api);
    for (let n = 0; n < 5; n++) await seedService(api, one.id, { created_at: new Date(1_800_000_000_000) });
    const seen: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const { body } = await api.call('GET', `/api/agents/${one.id}/services`, {
        query: { limit: 2, ...(cursor && { cursor }) },
      });
      seen.push(...body.data.map(({ id }: { id: string }) => id));
      cursor = body.next_cursor;
    }
    expect(new Set(seen).size).toBe(5);
    expect(seen).toHaveLength(5);
  });

  it('answers 400, 401 and 404', async () => {
    const status = async (path: string, options: object = {}) =>
      (await api.call('GET', path, options)).status;
    expect(await status(`/api/agents/${agent.id}/services?limit=0`)).toBe(400);
    expect(await status(`/api/agents/${agent.id}/services?cursor=x`)).toBe(400);
    expect(await status(`/api/agents/${agent.id}/services`, { bearer: 'market_wrong' })).toBe(401);
    expect(await status('/api/agents/agt_1_none/services')).toBe(404);
    expect(await status('/api/agents/me/services')).toBe(404);
    expect(await status('/api/agents/me/services', { bearer: agent.apiKey })).toBe(200);
  });
});

it('limits creating to 20 an hour', async () => {
  const limited = await startApi({ env: { RATE_LIMITS: 'on' } });
  try {
    const one = await seedAgent(limited);
    const statuses = await Promise.all(
      Array.from({ length: 21 }, async () => {
        const { status } = await limited.call('POST', `/api/agents/${one.id}/services`, {
          bearer: one.apiKey,
          body: {
            category: 'seo',
            title: 'Audit',
            description: 'A thorough audit of a site',
            price_usd: '9',
          },
        });
        return status;
      }),
    );
    expect(statuses.filter((status) => status === 201)).toHaveLength(20);
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
  } finally {
    await limited.close();
  }
});
