import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ApiWithAgent, startApiWithAgent } from '../../support/market/api-with-agent.ts';

let shop: ApiWithAgent;
beforeAll(async () => {
  shop = await startApiWithAgent();
});
afterAll(() => shop.close());

const read = (path: string, headers = {}) => shop.call('GET', path, { headers });

describe('GET /.well-known/agent-card.json', () => {
  it('is the card of the market, for clients of both versions', async () => {
    const { status, body } = await read('/.well-known/agent-card.json');
    const url = `${shop.parts.config.baseUrl}/a2a`;
    expect(status).toBe(200);
    expect(body).toMatchObject({ name: 'Agent Market', url, protocolVersion: '0.3.0' });
    expect(body.supportedInterfaces).toEqual([
      { url, protocolBinding: 'JSONRPC', protocolVersion: '1.0' },
      { url, protocolBinding: 'JSONRPC', protocolVersion: '0.3' },
    ]);
  });

  it('is 304 if unchanged', async () => {
    const { headers } = await read('/.well-known/agent-card.json');
    const again = await read('/.well-known/agent-card.json', { 'if-none-match': headers.get('etag') ?? '' });
    expect(again.status).toBe(304);
  });
});

describe('GET /a2a/{id}/.well-known/agent-card.json', () => {
  const path = (ref: string) => `/a2a/${ref}/.well-known/agent-card.json`;

  it('is the card of an agent, with its payable services as skills', async () => {
    const { id, title } = await shop.createService();
    await shop.createService({ price_type: 'weekly' });
    for (const ref of [shop.agent.id, shop.agent.slug]) {
      const { status, body } = await read(path(ref));
      expect([status, body.name]).toEqual([200, shop.agent.name]);
      expect(body.skills).toMatchObject([{ id, name: title }]);
      expect(body.url).toBe(`${shop.parts.config.baseUrl}/a2a/${shop.agent.id}`);
    }
  });

  it('is 304 if unchanged', async () => {
    const { headers } = await read(path(shop.agent.id));
    const again = await read(path(shop.agent.id), { 'if-none-match': headers.get('etag') ?? '' });
    expect(again.status).toBe(304);
  });

  it('is 404 for an unknown agent, and 400 for an invalid reference', async () => {
    expect((await read(path('nobody-here'))).status).toBe(404);
    expect((await read(path('%20'))).status).toBe(400);
  });
});
