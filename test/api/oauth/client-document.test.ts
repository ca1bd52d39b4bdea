import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { createDnsLookup } from '../../../server/events/webhooks/dns-lookup.ts';
import { BrowserUser } from '../../support/oauth/browser-user.ts';
import { OauthClient } from '../../support/oauth/client.ts';
import { publishClient } from '../../support/oauth/client-document.ts';
import { type Api, startApi } from '../../support/server/api.ts';
import { startInternalHost } from '../../support/webhooks/internal-host.ts';
import { startNameServer } from '../../support/webhooks/name-server.ts';

const PUBLIC = '93.184.215.14';
const NAME = 'client.rebound.dev';
const REDIRECT_URIS = ['http://127.0.0.1/callback'];
const LOOPBACK_ALLOWED = { WEBHOOK_ALLOW_LOOPBACK: '1' };

async function authorize(api: Api, clientId: string) {
  const url = new OauthClient(api, clientId).authorizeUrl();
  const response = await new BrowserUser().open(url, undefined, { accept: '*/*' });
  return { status: response.status, text: await response.text() };
}

describe('a client metadata document that redirects', () => {
  let api: Api;
  beforeAll(async () => {
    api = await startApi({ env: LOOPBACK_ALLOWED });
  });
  afterAll(() => api.close());

  it.each([301, 302, 303, 307, 308])('with %s is not followed', async (status) => {
    let first = '';
    // what it leads to would do
    const target = await publishClient(() => ({ client_id: first, redirect_uris: REDIRECT_URIS }));
    onTestFinished(() => target.close());
    const redirecting = await publishClient(() => ({}), { status, location: target.url });
    onTestFinished(() => redirecting.close());
    first = redirecting.url;
    const answer = await authorize(api, redirecting.url);
    expect([answer.status, JSON.parse(answer.text).error]).toEqual([400, 'invalid_client']);
    expect(redirecting.requests()).toBeGreaterThan(0);
    expect(target.requests()).toBe(0);
  });
});

describe('a client metadata document at a name that turns private', () => {
  /** The connections that the host gets, and what the client is told. */
  async function authorizeRebound(env: Record<string, string>) {
    const host = await startInternalHost();
    if (!host) return undefined;
    onTestFinished(() => host.close());
    const names = await startNameServer({ [NAME]: [PUBLIC, host.ip] });
    onTestFinished(() => names.close());
    const api = await startApi({ dnsLookup: createDnsLookup({ servers: [names.address] }), env });
    onTestFinished(() => api.close());
    const answer = await authorize(api, `https://${NAME}:${host.port}/client.json`);
    return { ...answer, host, queries: names.countQueries(NAME) };
  }
  const UNSUPPORTED = 'this machine has only one loopback address';

  it('is not connected to', async (context) => {
    const outcome = await authorizeRebound({});
    if (!outcome) return context.skip(UNSUPPORTED);
    expect([outcome.status, JSON.parse(outcome.text).error]).toEqual([400, 'invalid_client']);
    expect(outcome.text).not.toContain(outcome.host.ip);
    expect(outcome.queries).toBeGreaterThan(1);
    expect(outcome.host.countConnections()).toBe(0);
  });

  it('is connected to if the operator allows this machine', async (context) => {
    const outcome = await authorizeRebound(LOOPBACK_ALLOWED);
    if (!outcome) return context.skip(UNSUPPORTED);
    expect(outcome.status).toBe(400);
    expect(outcome.host.countConnections()).toBeGreaterThan(0);
  });
});
