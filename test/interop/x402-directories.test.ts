import {
  checkEndpointSchema,
  discoverOriginSchema,
  getOpenAPI,
  getWarningsForOpenAPI,
} from '@agentcash/discovery';
import { HTTPFacilitatorClient } from '@x402/core/server';
import {
  extractDiscoveryInfoFromExtension,
  sanitizeTags,
  validateDiscoveryExtensionSpec,
  withBazaar,
} from '@x402/extensions/bazaar';
import { verifyMessage } from 'viem';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ApiWithAgent, startApiWithAgent } from '../support/market/api-with-agent.ts';

let shop: ApiWithAgent;
let ids: string[];
beforeAll(async () => {
  shop = await startApiWithAgent({ chains: true });
  ids = [];
  for (const title of ['A logo', 'A poster', 'A trailer']) {
    ids.unshift((await shop.createService({ title, category: 'image_gen' })).id);
  }
});
afterAll(() => shop.close());

const createBazaar = () => withBazaar(new HTTPFacilitatorClient({ url: shop.url })).extensions.bazaar;

describe('the bazaar client of @x402/extensions', () => {
  it('lists the services in pages, each with a valid description of its call', async () => {
    const bazaar = createBazaar();
    const first = await bazaar.listResources({ limit: 2 });
    const rest = await bazaar.listResources({ limit: 2, offset: 2 });
    expect(first.pagination).toMatchObject({ limit: 2, offset: 0, total: 3 });
    const items = [...first.items, ...rest.items];
    expect(items.map(({ resource }) => resource.split('/').at(-1))).toEqual(ids);
    for (const { extensions, serviceName, tags } of items) {
      const bazaarInfo = extensions?.bazaar as Parameters<typeof extractDiscoveryInfoFromExtension>[0];
      expect(validateDiscoveryExtensionSpec({ ...bazaarInfo })).toEqual({ valid: true });
      expect(extractDiscoveryInfoFromExtension(bazaarInfo).input).toMatchObject({
        type: 'http',
        method: 'POST',
      });
      expect([serviceName, sanitizeTags(tags)]).toEqual(['Agent Market', tags]);
    }
  });

  it('lists them as a tool of the MCP server', async () => {
    const { items } = await createBazaar().listResources({ type: 'mcp' });
    expect(items).toHaveLength(3);
    for (const { extensions } of items) {
      const bazaarInfo = extensions?.bazaar as Parameters<typeof extractDiscoveryInfoFromExtension>[0];
      expect(validateDiscoveryExtensionSpec({ ...bazaarInfo })).toEqual({ valid: true });
      expect(extractDiscoveryInfoFromExtension(bazaarInfo).input).toMatchObject({ toolName: 'hire_agent' });
    }
  });

  it('filters by network, wallet, scheme and extension', async () => {
    const bazaar = createBazaar();
    const { items } = await bazaar.listResources();
    const [{ network, payTo } = { network: '', payTo: '' }] = items[0]?.accepts ?? [];
    const count = async (filter: Parameters<typeof bazaar.listResources>[0]) =>
      (await bazaar.listResources(filter)).pagination.total;
    expect(await count({ network, payTo, scheme: 'exact', extensions: 'bazaar' })).toBe(3);
    expect(await count({ network: 'eip155:1' })).toBe(0);
    expect(await count({ payTo: '0x0000000000000000000000000000000000000001' })).toBe(0);
    expect(await count({ scheme: 'upto' })).toBe(0);
    expect(await count({ extensions: 'unknown' })).toBe(0);
    expect(await count({ type: 'ftp' })).toBe(0);
  });

  it('finds services by words, and continues with the cursor', async () => {
    const bazaar = createBazaar();
    const found = await bazaar.search({ query: 'poster' });
    expect(found.resources.map(({ resource }) => resource.split('/').at(-1))).toEqual([ids[1]]);
    const first = await bazaar.search({ query: 'a', limit: 2 });
    const rest = await bazaar.search({ query: 'a', limit: 2, cursor: first.pagination?.cursor ?? '' });
    const all = [...first.resources, ...rest.resources].map(({ resource }) => resource.split('/').at(-1));
    expect(all.toSorted()).toEqual(ids.toSorted());
    expect(rest.pagination?.cursor).toBeNull();
  });
});

describe('@agentcash/discovery', () => {
  it('finds every service with its price, by GET and POST, and the ownership of the host', async () => {
    const found = await discoverOriginSchema({ target: shop.url });
    if (!found.found) throw new Error(found.cause);
    expect(found.trustTier).toBe('ownership_verified');
    for (const id of ids) {
      for (const method of ['GET', 'POST']) {
        const endpoint = found.endpoints.find(
          (one) => one.path === `/api/x402/discover/${id}` && one.method === method,
        );
        expect(endpoint).toMatchObject({ authMode: 'paid', protocols: ['x402'] });
      }
    }
  });

  it('has no warnings about the document', async () => {
    const document = await getOpenAPI(shop.url);
    const warnings = getWarningsForOpenAPI(document._unsafeUnwrap());
    expect(warnings.filter(({ severity }) => severity !== 'info')).toEqual([]);
  });

  it('reads the input and the payment options of a service from its challenge', async () => {
    const checked = await checkEndpointSchema({
      url: `${shop.url}/api/x402/discover/${ids[0]}`,
      probe: true,
    });
    if (!checked.found) throw new Error(checked.cause);
    const advisory = checked.advisories.find(({ method }) => method === 'POST');
    // a challenge that also offers a sign-in is labelled so
    expect(advisory?.authMode).toBe('siwx');
    expect(advisory?.paymentOptions?.length).toBeGreaterThan(0);
    expect(advisory?.inputSchema).toBeDefined();
  });
});

it('each ownership proof is the origin, signed by a treasury', async () => {
  const { body } = await shop.call('GET', '/.well-known/x402');
  const message = new URL(shop.parts.config.baseUrl).origin;
  const treasuries = new Set(body.treasuries.map(({ payTo }: { payTo: string }) => payTo));
  expect(body.ownershipProofs).toHaveLength(treasuries.size);
  const evm = [...treasuries].filter((address) => String(address).startsWith('0x')) as `0x${string}`[];
  for (const address of evm) {
    const checks = body.ownershipProofs
      .filter((proof: string) => proof.startsWith('0x'))
      .map((signature: `0x${string}`) => verifyMessage({ address, message, signature }));
    expect(await Promise.all(checks)).toContain(true);
  }
  expect((await shop.call('GET', '/openapi.json')).body['x-discovery'].ownershipProofs).toEqual(
    body.ownershipProofs,
  );
});
