import dns from 'node:dns';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDnsLookup } from '../../../server/events/webhooks/dns-lookup.ts';
import { EndpointGuard } from '../../../server/events/webhooks/endpoint-guard.ts';
import { sendWebhook } from '../../../server/events/webhooks/send-webhook.ts';
import { startNameServer } from '../../support/webhooks/name-server.ts';

let names: Awaited<ReturnType<typeof startNameServer>>;
let lookup: typeof dns.lookup;
beforeAll(async () => {
  const known = { 'hooks.good.dev': '203.0.113.7', 'hooks.rebound.dev': '10.0.0.7' };
  names = await startNameServer(known, ['hooks.slow.dev']);
  lookup = createDnsLookup({ servers: [names.address] });
});
afterAll(() => names.close());

const send = (url: string) => {
  const agent = new EndpointGuard({ allowLoopback: false, lookup }).createGuardedAgent({ pipelining: 0 });
  return sendWebhook(agent, { url, headers: {}, body: '{}' });
};

it('asks the name server', async () => {
  const found = await promisify(lookup)('hooks.good.dev', { all: true });
  expect(found).toEqual([{ address: '203.0.113.7', family: 4 }]);
});

it('says that a name does not exist', async () => {
  await expect(promisify(lookup)('hooks.none.dev', { all: true })).rejects.toMatchObject({
    code: 'ENOTFOUND',
  });
  expect((await send('https://hooks.none.dev/')).error).toBe('The host of the endpoint does not resolve.');
});

it('does not ask anybody for localhost', async () => {
  const found = await promisify(lookup)('localhost', { all: true });
  expect(found.length).toBeGreaterThan(0);
});

it('lets a name that has come to point inwards be refused when it is dialled', async () => {
  expect((await send('https://hooks.rebound.dev/')).error).toMatch(
    /^`endpoint_url` must resolve to public addresses/,
  );
});

it('a name that resolves slowly costs its exchange the time and holds up nothing else', async () => {
  const slow = Array.from({ length: 8 }, () => send('https://hooks.slow.dev/'));
  const begin = performance.now();
  await dns.promises.lookup('localhost');
  expect(performance.now() - begin).toBeLessThan(1000);
  for (const { statusCode, error } of await Promise.all(slow)) {
    expect(statusCode).toBeNull();
    expect(error).toMatch(/^(No response within 5 seconds|The host of the endpoint does not resolve)\.$/);
  }
  expect(performance.now() - begin).toBeLessThan(6500);
});
