import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import type { RequestContext } from '../../../server/contract/request-context.ts';
import { systemClock } from '../../../server/foundation/platform/clock.ts';
import { Sealer } from '../../../server/foundation/platform/crypto.ts';
import { PaymentRequiredError } from '../../../server/foundation/platform/errors.ts';
import type { Caller } from '../../../server/identity/caller.ts';
import type { Authenticator } from '../../../server/operations/credentials/authenticator.ts';
import type { AnyHandler } from '../../../server/operations/handler-registry.ts';
import { IdempotencyStage } from '../../../server/operations/idempotency/idempotency-stage.ts';
import { useDatabase } from '../../support/database/orm.ts';
import { createAgentCaller } from '../../support/server/agent-caller.ts';
import { buildRoute, call, sendJson, serveOperations } from '../../support/server/serve-operations.ts';

const used = useDatabase({ poolSize: 3 });

const AGENT: Caller = createAgentCaller('agt_1767225600000_k3v9q2xw7d');
const SEND = { chain: 'base', to: '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913' };

/** `wallets_send`, which talks to a chain and so does not run in one transaction. */
async function serveSending(handler: AnyHandler, caller: Caller = AGENT, patienceMs = 50) {
  const sealer = new Sealer(new Map([[1, randomBytes(32)]]));
  const credentials = { accepted: ['api_key'] as const, required: false };
  const authenticator: Authenticator = { credential: 'api_key', authenticate: async () => caller };
  let unitsOfWork = 0;
  const { url, text } = await serveOperations({
    routes: [
      buildRoute('wallets_send', 'post', '/api/agents/{id}/wallet/send', {
        credentials,
        crashSafety: 'repeatable',
      }),
    ],
    handlers: { wallets_send: handler },
    authenticators: [authenticator],
    em: () => {
      unitsOfWork += 1;
      return used.em();
    },
    idempotency: new IdempotencyStage({ clock: systemClock, sealer, waitTimeoutMs: patienceMs }),
  });
  const send = (key?: string) =>
    call(
      `${url}/api/agents/me/wallet/send`,
      sendJson('POST', SEND, key === undefined ? {} : { 'Idempotency-Key': key }),
    );
  return { send, text, unitsOfWork: () => unitsOfWork };
}

function counting(answer: (context: RequestContext, count: number) => unknown = (_, count) => count) {
  let count = 0;
  return async (_request: unknown, context: RequestContext) => {
    count += 1;
    return {
      status: 200,
      body: { data: await answer(context, count) },
      headers: { Location: `/things/${count}` },
    };
  };
}

const stored = (key: string) =>
  used.database.query<{ answer: string | null }>('select answer from idempotency_keys where key = $1', [key]);

it('gives the answer again with its headers', async () => {
  const { send } = await serveSending(counting());
  const [first, again] = [await send('headers'), await send('headers')];
  expect([first.body, again.body]).toEqual([{ data: 1 }, { data: 1 }]);
  expect(again.headers.get('location')).toBe('/things/1');
  expect([first, again].map(({ headers }) => headers.get('idempotency-replayed'))).toEqual([null, 'true']);
});

it('does what comes without a key each time, and asks the database nothing', async () => {
  const { send, unitsOfWork } = await serveSending(counting());
  expect([(await send()).body, (await send()).body]).toEqual([{ data: 1 }, { data: 2 }]);
  expect(unitsOfWork()).toBe(0);
});

it.each([
  { kind: 'anonymous' } as const,
  { kind: 'payment', proof: `0x${'1'.repeat(64)}`, network: undefined } as const,
])('ignores the key of a caller who is $kind', async (caller) => {
  const { send } = await serveSending(counting(), caller);
  expect([(await send('nobody')).body, (await send('nobody')).body]).toEqual([{ data: 1 }, { data: 2 }]);
  expect(await stored('nobody')).toEqual([]);
});

it('says when to come back while the first request is still running', async () => {
  const gate = Promise.withResolvers<string>();
  const begun = Promise.withResolvers<void>();
  const { send } = await serveSending(
    counting(() => {
      begun.resolve();
      return gate.promise;
    }),
  );
  const first = send('running');
  await begun.promise;
  const second = await send('running');
  expect([second.status, second.body.code]).toEqual([409, 'idempotency_in_progress']);
  expect(second.headers.get('retry-after')).toBe('2');
  gate.resolve('done');
  expect((await first).body).toEqual({ data: 'done' });
  expect((await send('running')).body).toEqual({ data: 'done' });
});

it('keeps no failure, thrown or returned', async () => {
  const failures = [
    () => {
      throw new PaymentRequiredError('payment_pending', 'Not final yet');
    },
    () => ({ status: 402, body: { code: 'payment_required' } }),
  ];
  const { send } = await serveSending(async () => failures.shift()?.() ?? { status: 200, body: {} });
  expect((await send('failed')).status).toBe(402);
  expect((await send('failed')).status).toBe(402);
  expect(await stored('failed')).toEqual([]);
  expect((await send('failed')).status).toBe(200);
});

it('tells a retry after a crash by the same id, and other requests by others', async () => {
  const { send } = await serveSending(counting(({ idempotencyId }) => idempotencyId));
  const first = (await send('named')).body.data;
  await used.database.query(
    `update idempotency_keys set answer = null, locked_until = now() where key = 'named'`,
  );
  const retry = await send('named');
  expect(retry.headers.has('idempotency-replayed')).toBe(false);
  expect(retry.body.data).toBe(first);
  expect(first).toMatch(/^[\w-]{43}$/);
  expect((await send('otherwise named')).body.data).not.toBe(first);
});

it('responds even if the response cannot be stored', async () => {
  await used.database.query(`
    create function refuse_answer() returns trigger language plpgsql as $$ begin raise 'no room'; end $$;
    create trigger refuse_answer before update on idempotency_keys
      for each row when (new.key = 'lost') execute function refuse_answer()`);
  const { send, text } = await serveSending(counting());
  expect((await send('lost')).body).toEqual({ data: 1 });
  expect(await stored('lost')).toEqual([{ answer: null }]);
  expect(text()).toContain('response not stored for its idempotency key');
});
