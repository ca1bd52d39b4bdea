import { expect, it, onTestFinished } from 'vitest';
import { AppError } from '../../../server/foundation/platform/errors.ts';
import type { Authenticator } from '../../../server/operations/credentials/authenticator.ts';
import { createPostgresLimitStore } from '../../../server/operations/limits/postgres-store.ts';
import { smallContract } from '../../support/contract/small-contract.ts';
import { createDatabaseForTest } from '../../support/database/database.ts';
import { quietLog } from '../../support/log.ts';
import { createAgentCaller } from '../../support/server/agent-caller.ts';
import { buildRoute, call, sendJson, serveOperations } from '../../support/server/serve-operations.ts';

const RULE = {
  failureLimit: { limit: 2, windowSeconds: 3600 },
  credentials: { accepted: ['api_key'], required: false },
} as const;
const routes = [
  buildRoute('things_get', 'get', '/things/{id}', RULE),
  buildRoute('things_act', 'patch', '/things/{id}', RULE),
];
const byName: Authenticator = {
  credential: 'api_key',
  authenticate: ({ bearer }) => (bearer === undefined ? null : createAgentCaller(bearer)),
};

/** Fails as told by the payment, which is the code of the error or "seen", and tells how often it was asked. */
async function start() {
  let asked = 0;
  const handler = async (_request: unknown, { headers, body }: never) => {
    asked++;
    const code = headers['x-payment'] ?? (body as { escrow_tx_hash?: string } | undefined)?.escrow_tx_hash;
    if (code === 'good') return { status: 200, body: {} };
    if (code === 'seen') throw new AppError(402, 'payment_pending', 'Wait', { countsAsFailure: false });
    throw new AppError(402, code ?? 'payment_required', 'Pay');
  };
  const limits = createPostgresLimitStore((await createDatabaseForTest()).url, quietLog);
  onTestFinished(() => limits.close());
  const handlers = { things_get: handler, things_act: handler } as never;
  const { url } = await serveOperations({
    routes,
    contract: smallContract,
    handlers,
    limits,
    trustProxy: 1,
    authenticators: [byName],
  });
  const present = (payment: string | undefined, { from = '198.51.100.1', as = '' } = {}) =>
    call(`${url}/things/1`, {
      headers: {
        'x-forwarded-for': from,
        ...(payment !== undefined && { 'x-payment': payment }),
        ...(as && { authorization: `Bearer ${as}` }),
      },
    });
  const act = (body: object) =>
    call(`${url}/things/1`, sendJson('PATCH', body, { 'x-forwarded-for': '198.51.100.1' }));
  return { present, act, asked: () => asked };
}

it.each(['payment_insufficient', 'payment_pending', 'payment_of_another', 'malformed_payment'])(
  'payments that fail with %s are counted, and one too many reaches no handler',
  async (code) => {
    const { present, asked } = await start();
    const answers = [await present(code), await present(code), await present('good')];
    expect(answers.map(({ status }) => status)).toEqual([402, 402, 429]);
    expect(asked()).toBe(2);
    const { headers, body } = answers[2] as (typeof answers)[0];
    expect(body).toMatchObject({ code: 'rate_limited', error: expect.stringContaining('did not verify') });
    expect(headers.get('x-ratelimit-limit')).toBe('2');
    expect(headers.get('x-ratelimit-remaining')).toBe('0');
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(3500);
  },
);

it('all operations count together, however the payment is named', async () => {
  const { present, act } = await start();
  await act({ action: 'pay', escrow_tx_hash: 'payment_pending' });
  await present('payment_pending');
  expect((await act({ action: 'pay', escrow_tx_hash: 'good' })).status).toBe(429);
});

it('good payments, other failures and being asked to pay do not count', async () => {
  const { present } = await start();
  for (const payment of ['good', 'payment_used', 'unavailable', undefined, undefined, undefined]) {
    expect((await present(payment)).status).not.toBe(429);
  }
  expect((await present('good')).status).toBe(200);
});

it('payments that only have to be waited for do not count', async () => {
  const { present } = await start();
  for (let turn = 0; turn < 4; turn++) {
    expect(await present('seen')).toMatchObject({ status: 402, body: { code: 'payment_pending' } });
  }
  expect((await present('good')).status).toBe(200);
});

it('whoever failed too often may still do what takes no payment', async () => {
  const { present, act } = await start();
  for (let turn = 0; turn < 2; turn++) await present('payment_pending');
  expect((await present(undefined)).status).toBe(402);
  expect((await act({ action: 'cancel' })).status).toBe(402);
});

it('a caller is counted wherever it calls from, and an address whoever calls from it', async () => {
  const { present } = await start();
  for (const from of ['198.51.100.1', '198.51.100.2']) await present('payment_pending', { from, as: 'ada' });
  expect((await present('good', { from: '198.51.100.3', as: 'ada' })).status).toBe(429);
  expect((await present('good', { from: '198.51.100.3', as: 'eve' })).status).toBe(200);
  await present('payment_pending', { from: '198.51.100.1', as: 'eve' });
  expect((await present('good', { from: '198.51.100.1' })).status).toBe(429);
});
