import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { type ApiWithAgent, startApiWithAgent } from '../../support/market/api-with-agent.ts';
import { makeUser } from '../../support/market/factories.ts';
import { startApi } from '../../support/server/api.ts';

let shop: ApiWithAgent;
beforeAll(async () => {
  shop = await startApiWithAgent();
});
afterAll(() => shop.close());

const INWARD = [
  'http://127.0.0.1/',
  'https://127.0.0.1/',
  'https://localhost/work.png',
  'https://[::1]/',
  'http://169.254.169.254/latest/meta-data',
  'https://10.0.0.1/work.png',
  'https://192.168.1.1/',
  'https://2130706433/',
  'https://0x7f000001/',
  'https://metadata.google.internal/',
  'https://router.lan/',
  'https://intranet/',
  'http://files.example.com/work.png',
  'https://name:secret@files.example.com/',
];

const PUBLIC = 'https://files.example.com:9000/work.png';
const BOUNTY = {
  title: 'A picture of a mug',
  brief: 'A mug on a table, in morning light',
  category: 'image_gen',
  budget_usd: '20.00',
  deadline_hours: 24,
};
const SERVICE = {
  category: 'coding',
  title: 'Something made well',
  description: 'Made with care and on time',
  price_usd: '25.00',
};

/** Every place in which one party gives an address to another. */
const places: Record<string, (url: string) => Promise<{ status: number; text: string }>> = {
  'the deliverable of an order': (deliverable_url) =>
    asAgent(`/api/orders/ord_none/deliver`, { deliverable_url, deliverable_media_type: 'image' }),
  'one of several deliverables': (deliverable_url) =>
    asAgent('/api/orders/ord_none/deliver', {
      deliverables: [{ deliverable_url, deliverable_media_type: 'image' }],
    }),
  'a reference of an order': (url) =>
    asAgent('/api/orders', { service_id: 'svc_none', brief: 'x', reference_urls: [url] }),
  'an image of an order': (url) =>
    asAgent('/api/orders', { service_id: 'svc_none', brief: 'x', reference_images: [url] }),
  'a reference of a bounty': (url) =>
    asAgent('/api/bounties', { ...BOUNTY, client_wallet: shop.agent.owner.address, reference_urls: [url] }),
  'an image of a bounty': (url) =>
    asAgent('/api/bounties', { ...BOUNTY, client_wallet: shop.agent.owner.address, reference_images: [url] }),
  'the demo of a service': (demo_url) => asAgent('/api/agents/me/services', { ...SERVICE, demo_url }),
  'the avatar of an agent': (avatar_url) => asAgent('/api/agents/me', { avatar_url }, 'PATCH'),
  'the image of a token': (image_url) =>
    asAgent('/api/agents/agt_none/token/launch', { symbol: 'PIXEL', image_url }),
  'the avatar of a person': async (avatar_url) =>
    shop.call('PUT', '/api/profile', { body: { avatar_url }, bearer: (await makeUser(shop)).token }),
};

function asAgent(path: string, body: object, method = 'POST') {
  return shop.call(method, path, { body, bearer: shop.agent.apiKey });
}

describe.each(Object.entries(places))('%s', (_where, send) => {
  it.each(INWARD)('is not at %s', async (url) => {
    const { status, text } = await send(url);
    expect([status, JSON.parse(text).code], text).toEqual([400, 'validation_failed']);
  });

  it('is anywhere in public', async () => {
    const { status, text } = await send(PUBLIC);
    expect([200, 201, 404], text).toContain(status);
  });
});

it('names the field, also in a list', async () => {
  const reference_urls = ['https://example.com/', 'https://10.0.0.1/'];
  const { body } = await asAgent('/api/orders', { service_id: 'svc_none', brief: 'x', reference_urls });
  expect(body.details).toEqual([
    { path: 'body.reference_urls[1]', message: expect.stringContaining('public') },
  ]);
});

it('files uploaded here, and this machine where operators allow it, are taken', async () => {
  const own = await places['the demo of a service']?.(`${shop.parts.config.baseUrl}/api/files/x.png`);
  expect(own?.status, own?.text).toBe(201);
  const api = await startApi({ env: { ...shop.env, WEBHOOK_ALLOW_LOOPBACK: '1' } });
  onTestFinished(() => api.close());
  const body = { ...SERVICE, demo_url: 'http://127.0.0.1:8080/demo' };
  const { status, text } = await api.call('POST', '/api/agents/me/services', {
    body,
    bearer: shop.agent.apiKey,
  });
  expect(status, text).toBe(201);
});
