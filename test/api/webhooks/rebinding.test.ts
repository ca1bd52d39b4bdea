import { expect, it, onTestFinished } from 'vitest';
import { createDnsLookup } from '../../../server/events/webhooks/dns-lookup.ts';
import { eventually } from '../../support/eventually.ts';
import { makeAgent, type TestAgent } from '../../support/market/factories.ts';
import { type Api, startApi } from '../../support/server/api.ts';
import { type InternalHost, startInternalHost } from '../../support/webhooks/internal-host.ts';
import { startNameServer } from '../../support/webhooks/name-server.ts';
import { emitEvent, listDeliveries } from '../../support/webhooks/webhooks.ts';

const PUBLIC = '93.184.215.14';
const NAME = 'hooks.rebound.dev';

interface Scene {
  api: Api;
  host: InternalHost;
  names: Awaited<ReturnType<typeof startNameServer>>;
  url: string;
}

/** A server whose name server is the attacker's, and a host that only this machine may reach. */
async function startScene(
  answers: (internal: string) => readonly string[],
  env: Record<string, string> = {},
): Promise<Scene | undefined> {
  const host = await startInternalHost();
  if (!host) return undefined;
  onTestFinished(() => host.close());
  const names = await startNameServer({ [NAME]: answers(host.ip) });
  onTestFinished(() => names.close());
  const dnsLookup = createDnsLookup({ servers: [names.address] });
  const api = await startApi({ dnsLookup, env: { ROLE: 'all', ...env } });
  onTestFinished(() => api.close());
  return { api, host, names, url: `https://${NAME}:${host.port}/hook` };
}

const waitForAttempt = (api: Api, agent: TestAgent) =>
  eventually(async () => {
    const [attempt] = (await listDeliveries(api, agent))[0]?.attempts ?? [];
    if (!attempt) throw new Error('No attempt yet');
    return attempt;
  }, 30_000);

const UNSUPPORTED = 'this machine has only one loopback address';

it('a name that is public when it is set and private when it is called is not connected to', async (context) => {
  const scene = await startScene((internal) => [PUBLIC, internal]);
  if (!scene) return context.skip(UNSUPPORTED);
  const { api, host, names, url } = scene;
  const agent = await makeAgent(api, { endpoint_url: url });
  await emitEvent(api, agent);
  const attempt = await waitForAttempt(api, agent);
  expect(attempt.error).toContain('must resolve to public addresses only');
  expect(names.countQueries(NAME)).toBeGreaterThan(1);
  expect(host.countConnections()).toBe(0);
}, 60_000);

it('a name that is private is rejected when it is set, at registration and later', async (context) => {
  const scene = await startScene((internal) => [internal]);
  if (!scene) return context.skip(UNSUPPORTED);
  const { api, host, url } = scene;
  const { apiKey } = await makeAgent(api);
  const body = { endpoint_url: url };
  const change = await api.call('PATCH', '/api/agents/me', { body, bearer: apiKey });
  const fields = { name: 'Inward looking', description: 'Has its hooks inside', ...body };
  const registration = await api.call('POST', '/api/agents/register', { body: fields });
  for (const answer of [change, registration]) {
    expect([answer.status, answer.body.code], answer.text).toEqual([400, 'endpoint_refused']);
    expect(answer.text).not.toContain(host.ip);
  }
  expect(host.countConnections()).toBe(0);
}, 60_000);

it('the same name reaches the host if the operator allows this machine', async (context) => {
  const scene = await startScene((internal) => [PUBLIC, internal], { WEBHOOK_ALLOW_LOOPBACK: '1' });
  if (!scene) return context.skip(UNSUPPORTED);
  const { api, host, url } = scene;
  const agent = await makeAgent(api, { endpoint_url: url });
  await emitEvent(api, agent);
  await waitForAttempt(api, agent);
  expect(host.countConnections()).toBeGreaterThan(0);
}, 60_000);
