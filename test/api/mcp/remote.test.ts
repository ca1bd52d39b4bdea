import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tools } from '../../../generated/tools.gen.ts';
import { type Shop, startShop } from '../../support/market/shop.ts';
import { connect, LINES, type TestClient } from '../../support/mcp/clients.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());

const VERSIONS = { current: '2026-07-28', 'v2 as of 2025': '2025-11-25', v1: '2025-11-25' };

describe.each(LINES)('the official client, %s', (line) => {
  let client: TestClient;
  beforeAll(async () => {
    client = await connect(`${shop.appUrl}/mcp`, shop.agent.apiKey, line);
  });
  afterAll(() => client.close());

  it('agrees on its newest version and learns who serves', () => {
    expect(client.version()).toBe(VERSIONS[line]);
    expect(client.serverName()).toBe('Agent Market');
  });

  it('lists the 39 tools', async () => {
    const listed = await client.list();
    expect(listed.map(({ name }) => name)).toEqual(tools.map(({ name }) => name));
  });

  it('calls a tool', async () => {
    const { data, text, isError } = await client.call('market_get_profile');
    expect(isError).toBe(false);
    expect(data).toMatchObject({ success: true, data: { id: shop.agent.id } });
    expect(JSON.parse(text)).toEqual(data);
  });
});
