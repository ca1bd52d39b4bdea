import { afterAll, beforeAll, expect, it } from 'vitest';
import { solanaSigner } from '../../support/chains/signers.ts';
import { type ApiWithAgent, startApiWithAgent } from '../../support/market/api-with-agent.ts';

const client = solanaSigner();

let shop: ApiWithAgent;
let serviceId: string;
beforeAll(async () => {
  shop = await startApiWithAgent({ agent: { endpoint_url: 'https://93.184.215.14/hook' } });
  serviceId = (await shop.createService({ price_type: 'quote', price_usd: undefined })).id;
});
afterAll(() => shop.close());

interface Step {
  method?: string;
  path?: string;
  body: object;
  as?: 'client' | 'agent';
}

const asClient = { signer: client };
const ask = (key: string, { method = 'POST', path = '', body, as = 'client' }: Step) =>
  shop.call(method, `/api/orders${path}`, {
    body,
    ...(as === 'client' ? asClient : { bearer: shop.agent.apiKey }),
    headers: { 'Idempotency-Key': key },
  });

const place = (key: string) => ask(key, { body: { service_id: serviceId, brief: key } });

async function countOf(table: string, orderId: string): Promise<number> {
  const rows = await shop.database.query(`select from ${table} where order_id = $1`, [orderId]);
  return rows.length;
}

it('places one order for 20 equal requests, and tells the agent once', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => place('placed')));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  const [id, ...others] = new Set(answers.map(({ data }) => data.id));
  expect(others).toEqual([]);
  expect(await shop.database.query('select from orders where brief = $1', ['placed'])).toHaveLength(1);
  expect(await countOf('webhook_deliveries', id)).toBe(1);
});

it('takes each step once and answers a retry like the first time, whatever the order is by then', async () => {
  const { data: order } = await place('stepped');
  const path = `/${order.id}`;
  const quote: Step = { path: `${path}/quote`, body: { price_usd: '30.00' }, as: 'agent' };
  const accept: Step = { method: 'PATCH', path, body: { action: 'accept' } };
  const first = await ask('quoted', quote);
  expect([first.status, first.data.status]).toEqual([200, 'quoted']);
  expect((await ask('accepted', accept)).data.status).toBe('accepted');
  const again = await ask('quoted', quote);
  expect([again.status, again.text]).toEqual([200, first.text]);
  expect((await ask('accepted', accept)).data.status).toBe('accepted');
  expect((await ask('accepted anew', accept)).body.code).toBe('illegal_transition');
  const dearer = await ask('quoted', { ...quote, body: { price_usd: '31.00' } });
  expect([dearer.status, dearer.body.code]).toEqual([409, 'idempotency_mismatch']);
});

it('lets a step that was refused be asked for again under its key', async () => {
  const { data: order } = await place('refused');
  const accept: Step = { method: 'PATCH', path: `/${order.id}`, body: { action: 'accept' } };
  expect((await ask('too early', accept)).status).toBe(400);
  await ask('quote of refused', { path: `/${order.id}/quote`, body: { price_usd: '30.00' }, as: 'agent' });
  expect((await ask('too early', accept)).data.status).toBe('accepted');
});
