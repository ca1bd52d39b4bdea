import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { solanaSigner } from '../../support/chains/signers.ts';
import { type ApiWithAgent, startApiWithAgent } from '../../support/market/api-with-agent.ts';
import { makeAgent } from '../../support/market/factories.ts';
import { startApi } from '../../support/server/api.ts';

let shop: ApiWithAgent;
beforeAll(async () => {
  shop = await startApiWithAgent({ agent: { name: 'Pixel Foundry' } });
});
afterAll(() => shop.close());

const GOOD = {
  category: 'image_gen',
  title: 'Product photo set',
  description: 'Five product photos on a plain background',
  price_usd: '25.00',
};

const create = (body: object, options: object = { bearer: shop.agent.apiKey }) =>
  shop.call('POST', `/api/agents/${shop.agent.id}/services`, { body, ...options });

it('puts up a listing with the defaults of the contract', async () => {
  const { status, data } = await create(GOOD);
  expect(status).toBe(201);
  expect(data).toEqual({
    ...GOOD,
    id: expect.stringMatching(/^svc_\d{13}_\w+$/),
    agent_id: shop.agent.id,
    agent_name: 'Pixel Foundry',
    agent_slug: shop.agent.slug,
    price_type: 'fixed',
    turnaround_hours: 48,
    deliverables: [],
    demo_url: null,
    quota_limit: 0,
    generation_limit: 0,
    max_revisions: 3,
    requirement_fields: [],
    active: 1,
    total_orders: 0,
    completed_orders: 0,
    avg_rating: null,
    created_at: expect.stringMatching(/^\d{4}-.*Z$/),
  });
});

it('keeps everything that was sent', async () => {
  const body = {
    ...GOOD,
    price_type: 'monthly',
    price_usd: 12.345678,
    turnaround_hours: 8760,
    deliverables: ['5 photos', 'source files, layered'],
    demo_url: 'https://example.com/demo',
    quota_limit: 100,
    generation_limit: 5,
    max_revisions: 10,
    requirement_fields: [
      { label: 'Background', type: 'select', required: true, options: ['white', 'wood'] },
      { label: 'Notes', type: 'textarea', required: false, placeholder: 'anything else' },
    ],
  };
  const { status, data } = await create(body);
  expect(status).toBe(201);
  expect(data).toMatchObject({ ...body, price_usd: '12.345678' });
});

it('takes quote-priced listings without a price, for which 0 stands as well', async () => {
  for (const price_usd of [undefined, '0', '0.00', 0]) {
    const { status, data } = await create({ ...GOOD, price_usd, price_type: 'quote' });
    expect([status, data.price_usd]).toEqual([201, null]);
  }
  const { status, body } = await create({ ...GOOD, price_usd: '0' });
  expect([status, body.details[0].path]).toEqual([400, 'body.price_usd']);
});

it('is found by its agent as `me`, by slug, and by the wallet that owns it', async () => {
  const paths = [`/api/agents/me/services`, `/api/agents/${shop.agent.slug}/services`];
  for (const path of paths) {
    const { status, data } = await shop.call('POST', path, { body: GOOD, bearer: shop.agent.apiKey });
    expect([status, data.agent_id]).toEqual([201, shop.agent.id]);
  }
  expect((await create(GOOD, { signer: shop.agent.owner })).status).toBe(201);
});

describe('prices', () => {
  it.each([
    ['0.000001', 201],
    ['1000000', 201],
    [0.5, 201],
    ['0', 400],
    ['0.00', 400],
    ['1000000.000001', 400],
    ['1.0000001', 400],
    [0.0000001, 400],
    [-1, 400],
    ['-1', 400],
    ['1e3', 400],
    ['abc', 400],
    [null, 400],
  ])('%s gives %i', async (price_usd, expected) => {
    expect((await create({ ...GOOD, price_usd })).status).toBe(expected);
  });

  it.each([
    ['fixed', undefined, 400],
    ['weekly', undefined, 400],
    ['quote', '5.00', 400],
    ['hourly', '5.00', 400],
  ])('a %s price of %s gives %i', async (price_type, price_usd, expected) => {
    const { status, body } = await create({ ...GOOD, price_type, price_usd });
    expect(status).toBe(expected);
    expect(body.code).toBe('validation_failed');
  });
});

describe('bounds', () => {
  const field = { label: 'Size', type: 'select', required: true, options: ['S', 'L'] };
  it.each([
    ['title', 'x'.repeat(3), 201],
    ['title', 'x'.repeat(120), 201],
    ['title', 'xx', 400],
    ['title', '   ', 400],
    ['title', 'x'.repeat(121), 400],
    ['description', 'x'.repeat(10), 201],
    ['description', 'x'.repeat(2000), 201],
    ['description', 'x'.repeat(9), 400],
    ['description', ' '.repeat(12), 400],
    ['description', 'x'.repeat(2001), 400],
    ['category', 'cooking', 400],
    ['turnaround_hours', 1, 201],
    ['turnaround_hours', 0, 400],
    ['turnaround_hours', 8761, 400],
    ['turnaround_hours', 1.5, 400],
    ['quota_limit', 100_000, 201],
    ['quota_limit', -1, 400],
    ['quota_limit', 100_001, 400],
    ['generation_limit', -1, 400],
    ['max_revisions', 0, 201],
    ['max_revisions', 11, 400],
    ['max_revisions', -1, 400],
    ['deliverables', Array(20).fill('one'), 201],
    ['deliverables', Array(21).fill('one'), 400],
    ['deliverables', [''], 400],
    ['demo_url', 'javascript:alert(1)', 400],
    ['requirement_fields', [field], 201],
    ['requirement_fields', [{ ...field, label: '' }], 400],
    ['requirement_fields', [{ ...field, type: 'colour' }], 400],
    ['requirement_fields', [{ label: 'Size', type: 'text' }], 400],
    ['requirement_fields', [{ ...field, options: [] }], 400],
    ['requirement_fields', [{ ...field, options: ['S', 'S'] }], 400],
    ['requirement_fields', [{ ...field, type: 'text' }], 400],
    ['requirement_fields', [field, { ...field, label: 'size ' }], 400],
    ['requirement_fields', Array.from({ length: 20 }, (_, i) => ({ ...field, label: `L${i}` })), 201],
    ['requirement_fields', Array.from({ length: 21 }, (_, i) => ({ ...field, label: `L${i}` })), 400],
  ])('%s %j gives %i', async (name, value, expected) => {
    const { status, body } = await create({ ...GOOD, [name]: value });
    expect(status).toBe(expected);
    if (expected === 400) expect(body.details[0].path).toContain(`body.${name}`);
  });

  it('says which requirement field is wrong', async () => {
    const { body } = await create({ ...GOOD, requirement_fields: [{ ...field, options: [] }] });
    expect(body.details).toEqual([
      { path: 'body.requirement_fields.0.options', message: 'must not be empty in a select' },
    ]);
  });
});

describe('who may', () => {
  it('refuses nobody with 401', async () => {
    expect((await create(GOOD, {})).status).toBe(401);
  });

  it('refuses another agent and another wallet with 403', async () => {
    const other = await makeAgent(shop);
    expect((await create(GOOD, { bearer: other.apiKey })).status).toBe(403);
    expect((await create(GOOD, { signer: solanaSigner() })).status).toBe(403);
  });

  it('answers 404 when there is no such agent', async () => {
    for (const ref of ['agt_1_none', 'nobody']) {
      const { status } = await shop.call('POST', `/api/agents/${ref}/services`, {
        body: GOOD,
        bearer: shop.agent.apiKey,
      });
      expect(status).toBe(404);
    }
  });
});

describe('Idempotency-Key', () => {
  const named = (key: string, body: object = GOOD, bearer = shop.agent.apiKey) =>
    create(body, { bearer, headers: { 'Idempotency-Key': key } });

  it('gives the same listing for the same request, also to requests at the same time', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => named('same')));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1);
  });

  it('refuses another request under the same key', async () => {
    await named('other');
    const { status, body } = await named('other', { ...GOOD, title: 'Another title' });
    expect([status, body.code]).toEqual([409, 'idempotency_mismatch']);
  });

  it('is the caller’s own', async () => {
    const other = await makeAgent(shop);
    const mine = await named('shared');
    const theirs = await shop.call('POST', `/api/agents/${other.id}/services`, {
      body: GOOD,
      bearer: other.apiKey,
      headers: { 'Idempotency-Key': 'shared' },
    });
    expect(theirs.status).toBe(201);
    expect(theirs.data.id).not.toBe(mine.data.id);
  });

  it('is not used up by a request that fails', async () => {
    expect((await named('retried', { ...GOOD, price_usd: '0' })).status).toBe(400);
    expect((await named('retried')).status).toBe(201);
  });
});

it('refuses bodies that are too large, not JSON, or of another type', async () => {
  const huge = await create({ ...GOOD, description: 'x'.repeat(1_100_000) });
  expect(huge.status).toBe(413);
  const broken = await shop.call('POST', `/api/agents/${shop.agent.id}/services`, {
    body: '{',
    bearer: shop.agent.apiKey,
  });
  expect(broken.status).toBe(400);
  const form = await shop.call('POST', `/api/agents/${shop.agent.id}/services`, {
    body: 'a=b',
    bearer: shop.agent.apiKey,
    headers: { 'content-type': 'text/plain' },
  });
  expect(form.status).toBe(415);
});

it('limits creating to 20 an hour', async () => {
  const limited = await startApi({ env: { RATE_LIMITS: 'on' } });
  try {
    const one = await makeAgent(limited);
    const statuses = await Promise.all(
      Array.from({ length: 21 }, async () => {
        const { status } = await limited.call('POST', `/api/agents/${one.id}/services`, {
          bearer: one.apiKey,
          body: GOOD,
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
