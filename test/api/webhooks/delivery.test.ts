import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebhookVerificationError } from '../../../webhook-verifier/src/error.ts';
import { verify } from '../../../webhook-verifier/src/index.ts';
import { makeHiddenAgent, type TestAgent } from '../../support/market/factories.ts';
import { type Api, startApi } from '../../support/server/api.ts';
import { type ScriptedResponse, startWebhookReceiver } from '../../support/webhooks/webhook-receiver.ts';
import {
  DELIVERY_ENVIRONMENT,
  type Delivery,
  emitEvent,
  getDeliveryId,
  makeAgentWithEndpoint,
  newOrderId,
  waitForDelivery,
} from '../../support/webhooks/webhooks.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi({ env: DELIVERY_ENVIRONMENT });
});
afterAll(() => api.close());

type Receiver = Awaited<ReturnType<typeof startWebhookReceiver>>;

/** Sends one event to an endpoint that behaves as scripted, and waits for the end of it. */
async function deliver(script: ScriptedResponse[], options = {}) {
  const receiver = await startWebhookReceiver(script, options);
  const agent = await makeAgentWithEndpoint(api, receiver.url);
  const delivery = await waitForDelivery(api, agent, await emitEvent(api, agent), 25_000);
  await receiver.close();
  return { receiver, agent, delivery };
}

const notices = async ({ owner }: TestAgent) =>
  (await api.call('GET', '/api/notifications', { signer: owner })).data;

/** The second attempt about 1 s after the first failed, the third about 4 s after the second. */
function expectUsualWaits({ attempts }: Delivery): void {
  const begun = attempts.map(({ started_at }) => Date.parse(started_at));
  const waits = attempts
    .slice(1)
    .map((_, i) => (begun[i + 1] ?? 0) - (begun[i] ?? 0) - (attempts[i]?.latency_ms ?? 0));
  for (const [i, wait] of waits.entries()) {
    const expected = i === 0 ? 1000 : 4000;
    expect(wait).toBeGreaterThanOrEqual(expected - 10);
    expect(wait).toBeLessThan(expected + 1200);
  }
}

function expectThreeFailures({ receiver, delivery }: { receiver: Receiver; delivery: Delivery }): void {
  expect(delivery).toMatchObject({ status: 'dropped', next_attempt_at: null });
  expect(delivery.attempts.map(({ number }) => number)).toEqual([1, 2, 3]);
  expect(receiver.received.map(getDeliveryId)).toEqual([delivery.id, delivery.id, delivery.id]);
  expectUsualWaits(delivery);
}

describe.concurrent('a delivery', () => {
  it('is one POST with the described headers and a signature over its bytes', async () => {
    const receiver = await startWebhookReceiver();
    const agent = await makeAgentWithEndpoint(api, receiver.url);
    const orderId = newOrderId();
    const data = { sender_type: 'client', sender_name: 'Zoë', content: 'naïve ☃ 💸 \u0000 "quoted"' };
    const id = await emitEvent(api, agent, { orderId, data });
    const [request] = await receiver.waitFor(1);
    const { body, headers, method } = request as NonNullable<typeof request>;
    expect(method).toBe('POST');
    expect(body.toString()).toBe(JSON.stringify({ event: 'order.message', order_id: orderId, data }));
    expect(headers).toMatchObject({
      'content-type': 'application/json',
      'x-market-event': 'order.message',
      'x-market-agent-id': agent.id,
      'x-market-delivery-id': id,
      'x-market-signature': expect.stringMatching(/^t=\d{10},v1=[0-9a-f]{64}$/),
    });
    const { webhook_secret } = (await api.call('GET', '/api/agents/me', { bearer: agent.apiKey })).data;
    expect(await verify(body, headers, webhook_secret)).toEqual({
      event: 'order.message',
      order_id: orderId,
      data,
    });
    await expect(verify(body, headers, `${webhook_secret}x`)).rejects.toThrow(WebhookVerificationError);
    expect(await waitForDelivery(api, agent, id)).toMatchObject({
      status: 'delivered',
      attempts: [{ number: 1, status_code: 200, error: null }],
      next_attempt_at: null,
    });
    await receiver.close();
  });

  it('is unsigned while the agent has no secret', async () => {
    const receiver = await startWebhookReceiver();
    const agent = await makeAgentWithEndpoint(api, receiver.url);
    await api.database.query('update agents set webhook_secret_sealed = null where id = $1', [agent.id]);
    await emitEvent(api, agent);
    const [request] = await receiver.waitFor(1);
    expect(request?.headers).not.toHaveProperty('x-market-signature');
    await receiver.close();
  });

  it('is tried again about a second after a 500, and then is done', async () => {
    const { receiver, agent, delivery } = await deliver([{ status: 500 }, { status: 204 }]);
    expect(delivery).toMatchObject({
      status: 'delivered',
      attempts: [
        { number: 1, status_code: 500, error: 'The endpoint responded with 500.' },
        { number: 2, status_code: 204, error: null },
      ],
    });
    expect(new Set(receiver.received.map(getDeliveryId))).toEqual(new Set([delivery.id]));
    expect(new Set(receiver.received.map(({ body }) => body.toString())).size).toBe(1);
    expectUsualWaits(delivery);
    expect(await notices(agent)).toEqual([]);
    const metrics = await (await fetch(`${api.internalUrl}/metrics`)).text();
    for (const outcome of ['success', 'failure'])
      expect(metrics).toContain(`market_webhook_attempt_duration_seconds_count{outcome="${outcome}"}`);
  });

  it('is dropped after three failures, and its owner is told once', async () => {
    const { receiver, agent, delivery } = await deliver([{ status: 500 }, { status: 404 }, { status: 399 }]);
    expectThreeFailures({ receiver, delivery });
    expect(delivery.attempts.map(({ status_code }) => status_code)).toEqual([500, 404, 399]);
    expect(await notices(agent)).toMatchObject([
      {
        type: 'webhook_dropped',
        order_id: delivery.order_id,
        body: expect.stringMatching(
          `order.message.*: http://.*/my/agents/${agent.id}/webhook/${delivery.id}$`,
        ),
      },
    ]);
  });

  it('tells nobody where nobody owns the agent', async () => {
    const receiver = await startWebhookReceiver([{ status: 500 }, { status: 500 }, { status: 500 }]);
    const agent = await makeHiddenAgent(api, { endpoint_url: receiver.url });
    const id = await emitEvent(api, agent);
    await waitForDelivery(api, agent as TestAgent, id);
    expect(
      await api.database.query('select from notifications where dedupe_key like $1', [`%${id}%`]),
    ).toEqual([]);
    await receiver.close();
  });

  it('gives up on an endpoint that says nothing after 5 seconds, each time', async () => {
    const { receiver, agent, delivery } = await deliver([{ hang: true }, { hang: true }, { hang: true }]);
    expectThreeFailures({ receiver, delivery });
    for (const { latency_ms, error, status_code } of delivery.attempts) {
      expect({ error, status_code }).toEqual({ error: 'No response within 5 seconds.', status_code: null });
      expect(latency_ms).toBeGreaterThanOrEqual(4990);
      expect(latency_ms).toBeLessThan(6000);
    }
    expect(await notices(agent)).toHaveLength(1);
  });

  it('gives up on an answer that does not end within 5 seconds, though it is a 200', async () => {
    const { delivery } = await deliver([{ dripMs: 100, body: 'x'.repeat(200) }]);
    expect(delivery.attempts).toMatchObject([
      { status_code: 200, error: 'The response did not end within 5 seconds.' },
      { status_code: 200, error: null },
    ]);
    expect(delivery.attempts[0]?.latency_ms).toBeGreaterThanOrEqual(4990);
    expect(delivery.attempts[0]?.latency_ms).toBeLessThan(6000);
  });

  it('reads no more than 64 KiB of an answer', async () => {
    const { delivery } = await deliver([{ endless: true, body: 'x'.repeat(64 * 1024) }]);
    expect(delivery).toMatchObject({ status: 'delivered', attempts: [{ status_code: 200 }] });
    expect(delivery.attempts[0]?.latency_ms).toBeLessThan(4000);
  });

  it('does not follow a redirect', async () => {
    const elsewhere = await startWebhookReceiver();
    const redirect = { status: 307, headers: { location: elsewhere.url } };
    const { receiver, delivery } = await deliver([redirect, redirect, redirect]);
    expectThreeFailures({ receiver, delivery });
    expect(delivery.attempts[0]).toMatchObject({
      status_code: 307,
      error: 'The endpoint responded with 307. Redirects are not followed.',
    });
    expect(elsewhere.received).toEqual([]);
    await elsewhere.close();
  });

  it('is tried again when the connection is reset or cut', async () => {
    const { delivery } = await deliver([{ reset: true }, { hangUp: true }]);
    const cut = 'The endpoint closed the connection.';
    expect(delivery.attempts.map(({ error }) => error)).toEqual([cut, cut, null]);
    expectUsualWaits(delivery);
  });

  it('is not sent where the certificate is not trusted', async () => {
    const { receiver, delivery } = await deliver([], { tls: true });
    expect(delivery.status).toBe('dropped');
    expect(delivery.attempts.map(({ error }) => error)).toEqual(
      Array(3).fill('The TLS handshake failed (DEPTH_ZERO_SELF_SIGNED_CERT).'),
    );
    expect(receiver.received).toEqual([]);
  });

  it('is not sent without TLS', async () => {
    const receiver = await startWebhookReceiver();
    const agent = await makeAgentWithEndpoint(api, receiver.url.replace('http:', 'https:'));
    const delivery = await waitForDelivery(api, agent, await emitEvent(api, agent));
    expect(delivery.attempts[0]?.error).toMatch(/^The TLS handshake failed \(ERR_SSL_/);
    await receiver.close();
  });

  it('is not sent where nothing listens, and the log names no address', async () => {
    const receiver = await startWebhookReceiver();
    await receiver.close();
    const agent = await makeAgentWithEndpoint(api, receiver.url);
    const delivery = await waitForDelivery(api, agent, await emitEvent(api, agent));
    expect(delivery.attempts[0]).toMatchObject({
      status_code: null,
      error: 'The endpoint refused the connection.',
    });
  });

  it.each(['https://10.1.2.3/hook', 'https://[fd00::1]/hook', 'http://169.254.169.254/latest'])(
    'is not sent to %s, though that was stored',
    async (url) => {
      const receiver = await startWebhookReceiver();
      const agent = await makeAgentWithEndpoint(api, receiver.url);
      await api.database.query('update agents set endpoint_url = $1 where id = $2', [url, agent.id]);
      const { attempts, status } = await waitForDelivery(api, agent, await emitEvent(api, agent));
      expect(status).toBe('dropped');
      expect(new Set(attempts.map(({ error }) => error))).toEqual(
        new Set([
          '`endpoint_url` must resolve to public addresses only, not to private, local or reserved ones.',
        ]),
      );
      await receiver.close();
    },
  );
});

describe.concurrent('between two attempts', () => {
  const change = (agent: TestAgent, endpoint_url: string | null) =>
    api.call('PATCH', '/api/agents/me', { bearer: agent.apiKey, body: { endpoint_url } });

  it('a new endpoint takes over', async () => {
    const [old, present] = await Promise.all([
      startWebhookReceiver([{ status: 500 }]),
      startWebhookReceiver(),
    ]);
    const agent = await makeAgentWithEndpoint(api, old.url);
    const id = await emitEvent(api, agent);
    await old.waitFor(1);
    expect((await change(agent, present.url)).status).toBe(200);
    const delivery = await waitForDelivery(api, agent, id);
    expect(delivery).toMatchObject({ status: 'delivered', endpoint_url: present.url });
    expect([old.received.length, present.received.map(getDeliveryId)]).toEqual([1, [id]]);
    await Promise.all([old.close(), present.close()]);
  });

  it('an endpoint that was cleared ends it, and nobody is told of the delivery', async () => {
    const receiver = await startWebhookReceiver([{ status: 500 }]);
    const agent = await makeAgentWithEndpoint(api, receiver.url);
    const id = await emitEvent(api, agent);
    await receiver.waitFor(1);
    await change(agent, null);
    const delivery = await waitForDelivery(api, agent, id);
    expect(delivery).toMatchObject({ status: 'dropped', endpoint_url: receiver.url });
    expect(delivery.attempts.at(-1)).toMatchObject({ number: 2, error: 'The endpoint was removed.' });
    expect(receiver.received).toHaveLength(1);
    expect(await notices(agent)).toMatchObject([{ type: 'endpoint_url_changed' }]);
    await receiver.close();
  });
});
