import { verify } from '@agent-market/webhook-verifier';
import { Webhook as StandardWebhook } from 'standardwebhooks';
import Stripe from 'stripe';
import { Webhook as SvixWebhook } from 'svix';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ApiWithAgent, startApiWithAgent } from '../support/market/api-with-agent.ts';
import { type ReceivedRequest, startWebhookReceiver } from '../support/webhooks/webhook-receiver.ts';
import { DELIVERY_ENVIRONMENT } from '../support/webhooks/webhooks.ts';

let api: ApiWithAgent;
let received: ReceivedRequest;
let sentBody: string;
let secrets: { current: string; previous: string };
beforeAll(async () => {
  const receiver = await startWebhookReceiver();
  api = await startApiWithAgent({ env: DELIVERY_ENVIRONMENT, agent: { endpoint_url: receiver.url } });
  const { agent } = api;
  const { data: me } = await api.call('GET', '/api/agents/me', { bearer: agent.apiKey });
  const rotated = await api.call('POST', `/api/agents/${agent.id}/webhook-secret/rotate`, {
    signer: agent.owner,
    body: {},
  });
  secrets = { current: rotated.data.webhook_secret, previous: me.webhook_secret };
  await api.call('POST', '/api/agents/me/webhook-test', { bearer: agent.apiKey });
  [received] = (await receiver.waitFor(1)) as [ReceivedRequest];
  sentBody = received.body.toString();
  await receiver.close();
});
afterAll(() => api.close());

const STANDARD_HEADERS = ['webhook-id', 'webhook-timestamp', 'webhook-signature'];

/** Only these: a library must not depend on the others. */
function pickHeaders(names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, String(received.headers[name])]));
}

type Library = (body: string, secret: string) => unknown;

const libraries: Record<string, Library> = {
  standardwebhooks: (body, secret) => new StandardWebhook(secret).verify(body, pickHeaders(STANDARD_HEADERS)),
  // it throws or returns nothing
  svix(body, secret) {
    new SvixWebhook(secret).verify(body, pickHeaders(STANDARD_HEADERS));
    return JSON.parse(body);
  },
  stripe: (body, secret) =>
    Stripe.webhooks.constructEvent(body, String(received.headers['x-market-signature']), secret),
  'our verifier, by our header': (body, secret) => verify(body, pickHeaders(['x-market-signature']), secret),
  'our verifier, by the standard headers': (body, secret) =>
    verify(body, pickHeaders(STANDARD_HEADERS), secret),
};

describe.each(Object.entries(libraries))('%s', (_name, run) => {
  const attempt = async (body: string, secret: string) => run(body, secret);

  it.each(['current', 'previous'] as const)('verifies a delivery with the %s secret', async (which) => {
    expect(await attempt(sentBody, secrets[which])).toMatchObject({ event: 'webhook.test' });
  });

  it('rejects another body and another secret', async () => {
    await expect(
      attempt(sentBody.replace('webhook.test', 'webhook.best'), secrets.current),
    ).rejects.toThrow();
    const other = secrets.current.replace(/.{4}$/, 'AAAA');
    await expect(attempt(sentBody, other)).rejects.toThrow();
  });
});

it('names the delivery in both ways', () => {
  expect(received.headers['webhook-id']).toBe(received.headers['x-market-delivery-id']);
});
