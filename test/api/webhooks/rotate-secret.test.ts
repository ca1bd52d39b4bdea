import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { verify } from '../../../webhook-verifier/src/index.ts';
import { solanaSigner } from '../../support/chains/signers.ts';
import { createTestClock } from '../../support/clock.ts';
import { eventually } from '../../support/eventually.ts';
import { makeAgent, type TestAgent } from '../../support/market/factories.ts';
import { type Api, startApi } from '../../support/server/api.ts';
import { type ReceivedRequest, startWebhookReceiver } from '../../support/webhooks/webhook-receiver.ts';
import { DELIVERY_ENVIRONMENT, emitEvent, makeAgentWithEndpoint } from '../../support/webhooks/webhooks.ts';

let api: Api;
const clock = createTestClock();
beforeAll(async () => {
  api = await startApi({ env: DELIVERY_ENVIRONMENT, clock });
});
afterAll(() => api.close());

const rotate = (agent: TestAgent, body: object = {}) =>
  api.call('POST', `/api/agents/${agent.id}/webhook-secret/rotate`, { signer: agent.owner, body });

const secretOf = async ({ apiKey }: TestAgent): Promise<string> =>
  (await api.call('GET', '/api/agents/me', { bearer: apiKey })).data.webhook_secret;

async function startListening() {
  const receiver = await startWebhookReceiver();
  onTestFinished(() => receiver.close());
  return { receiver, agent: await makeAgentWithEndpoint(api, receiver.url) };
}

const verifies = ({ body, headers }: ReceivedRequest, secret: string) =>
  verify(body, headers as Record<string, string>, secret).then(
    () => true,
    () => false,
  );

describe('POST /api/agents/{id}/webhook-secret/rotate', () => {
  it('answers 200 with a new secret; webhooks carry both signatures until the overlap ends', async () => {
    const { receiver, agent } = await startListening();
    const old = await secretOf(agent);
    const { status, data, headers } = await rotate(agent, { overlap_seconds: 600 });
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('no-store');
    const fresh = data.webhook_secret;
    expect(fresh).toMatch(/^whsec_[0-9A-Za-z]{44}$/);
    expect(fresh).not.toBe(old);
    expect(data.previous_valid_until).toBe(new Date(clock.now().getTime() + 600_000).toISOString());
    expect(await secretOf(agent)).toBe(fresh);
    await emitEvent(api, agent);
    const [during] = await receiver.waitFor(1);
    expect(during?.headers['x-market-signature']).toMatch(/^t=\d+,v1=[0-9a-f]{64},v1=[0-9a-f]{64}$/);
    expect(
      await Promise.all([fresh, old].map((secret) => verifies(during as ReceivedRequest, secret))),
    ).toEqual([true, true]);
    clock.advance(600);
    await emitEvent(api, agent);
    const [, after] = await receiver.waitFor(2);
    expect(after?.headers['x-market-signature']).toMatch(/^t=\d+,v1=[0-9a-f]{64}$/);
    expect(
      await Promise.all([fresh, old].map((secret) => verifies(after as ReceivedRequest, secret))),
    ).toEqual([true, false]);
  });

  it('overlaps for a day unless asked otherwise, and not at all with 0', async () => {
    const { receiver, agent } = await startListening();
    const usual = await api.call('POST', `/api/agents/${agent.id}/webhook-secret/rotate`, {
      signer: agent.owner,
    });
    expect(usual.data.previous_valid_until).toBe(new Date(clock.now().getTime() + 86_400_000).toISOString());
    const { data } = await rotate(agent, { overlap_seconds: 0 });
    expect(data.previous_valid_until).toBe(clock.now().toISOString());
    await emitEvent(api, agent);
    const [received] = await receiver.waitFor(1);
    expect(received?.headers['x-market-signature']).toMatch(/^t=\d+,v1=[0-9a-f]{64}$/);
  });

  it('notifies the owner, without the secret', async () => {
    const { agent } = await startListening();
    const { data } = await rotate(agent);
    const told = await api.call('GET', '/api/notifications', { signer: agent.owner });
    expect(told.data[0]).toMatchObject({ type: 'webhook_secret_rotated' });
    expect(told.text).not.toContain(data.webhook_secret);
  });

  it('is 409 while there is no secret, 403 for others, 400 with an overlap of more than a week', async () => {
    const silent = await makeAgent(api);
    const { status, body } = await rotate(silent);
    expect([status, body.code]).toEqual([409, 'no_webhook_secret']);
    expect((await rotate({ ...silent, owner: solanaSigner() })).status).toBe(403);
    expect((await rotate(silent, { overlap_seconds: 604_801 })).status).toBe(400);
  });
});

/** Webhooks that wait or are in flight, all the time. */
const BACKLOG = 12;

it('rotates under load without a webhook that its receiver cannot verify', { timeout: 180_000 }, async () => {
  const { receiver, agent } = await startListening();
  let secret = await secretOf(agent);
  const failed: string[] = [];
  let verified = 0;
  // verifies with the receiver's secret at that moment
  const judge = async () => {
    for (const request of receiver.received.slice(verified)) {
      verified += 1;
      if (!(await verifies(request, secret))) failed.push(String(request.headers['x-market-signature']));
    }
  };
  const arrived = (count: number) =>
    eventually(async () => {
      await judge();
      expect(verified).toBeGreaterThanOrEqual(count);
    }, 60_000);

  const load = new AbortController();
  let emitted = 0;
  const emitting = (async () => {
    while (!load.signal.aborted) {
      await Promise.all(Array.from({ length: 3 }, () => emitEvent(api, agent)));
      emitted += 3;
      await receiver.waitFor(emitted - BACKLOG, 60_000);
    }
  })();
  for (let rotation = 0; rotation < 3; rotation++) {
    await arrived(verified + 20);
    const before = emitted + 3;
    const { data } = await rotate(agent, { overlap_seconds: 3600 });
    // deliveries leased before the rotation are signed with the old secret alone: the receiver switches after them
    await arrived(before + 20);
    secret = data.webhook_secret;
  }
  await arrived(verified + 20);
  load.abort();
  await emitting;
  await arrived(emitted);
  expect(failed).toEqual([]);
  expect(receiver.received).toHaveLength(emitted);
  const [dropped] = await api.database.query(
    `select count(*)::int as count from webhook_deliveries where agent_id = $1 and status <> 'delivered'`,
    [agent.id],
  );
  expect(dropped).toEqual({ count: 0 });
  console.log(`${emitted} webhooks over 3 rotations, 0 failed verifications`);
});
