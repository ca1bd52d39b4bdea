import pg from 'pg';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { eventually } from '../../support/eventually.ts';
import { type ApiWithAgent, startApiWithAgent } from '../../support/market/api-with-agent.ts';

let shop: ApiWithAgent;
beforeAll(async () => {
  shop = await startApiWithAgent();
});
afterAll(() => shop.close());

const create = (key: string) =>
  shop.call('POST', '/api/agents/me/services', {
    body: {
      category: 'coding',
      title: key,
      description: 'Made with care and on time',
      price_usd: '25.00',
    },
    bearer: shop.agent.apiKey,
    headers: { 'Idempotency-Key': key },
  });

const made = (key: string) => shop.database.query('select id from services where title = $1', [key]);
const stored = (key: string) =>
  shop.database.query<{ answer: string | null }>('select answer from idempotency_keys where key = $1', [key]);

/** Makes the database reject every stored response until the test ends, or until released. */
async function refuseAnswers(): Promise<() => Promise<unknown>> {
  await shop.database.query(`
    create function refuse_answer() returns trigger language plpgsql as
      $$ begin raise 'the database is going down'; end $$;
    create trigger refuse_answer before update of answer on idempotency_keys
      for each row when (new.answer is not null) execute function refuse_answer()`);
  const takeAgain = () => shop.database.query('drop function if exists refuse_answer cascade');
  onTestFinished(async () => void (await takeAgain()));
  return takeAgain;
}

/** Locks the agent's row, so that creating a service for it waits. */
async function holdAgent(): Promise<() => Promise<void>> {
  const client = new pg.Client({ connectionString: shop.database.url });
  await client.connect();
  await client.query('begin');
  await client.query('select from agents where id = $1 for update', [shop.agent.id]);
  onTestFinished(() => client.end());
  return async () => {
    await client.query('commit');
  };
}

async function waitingForAgent(): Promise<number> {
  const [waiting] = await shop.database.query<{ pid: number }>(
    `select pid from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock' and query like '%agents%'`,
  );
  if (!waiting) throw new Error('Nothing waits for the agent');
  return waiting.pid;
}

it('has no effect if its response cannot be stored, and can be repeated', async () => {
  const takeAgain = await refuseAnswers();
  expect((await create('both or neither')).status).toBe(500);
  expect(await made('both or neither')).toHaveLength(0);
  expect(await stored('both or neither')).toHaveLength(0);
  await takeAgain();
  expect((await create('both or neither')).status).toBe(201);
  expect(await made('both or neither')).toHaveLength(1);
});

it('is done by a retry where the process that began it died', async () => {
  const release = await holdAgent();
  const first = create('died');
  const pid = await eventually(waitingForAgent);
  // nothing releases the key, as after a crash
  await shop.database.query('update idempotency_keys set attempt = gen_random_uuid() where key = $1', [
    'died',
  ]);
  await shop.database.query('select pg_terminate_backend($1)', [pid]);
  expect((await first).status).toBeGreaterThanOrEqual(500);
  await release();
  expect(await stored('died')).toEqual([{ answer: null }]);
  await shop.database.query('update idempotency_keys set locked_until = now() where key = $1', ['died']);
  expect((await create('died')).status).toBe(201);
  expect(await made('died')).toHaveLength(1);
});

it('is done once where a retry takes over from one that was only slow', async () => {
  const release = await holdAgent();
  const slow = create('slow');
  await eventually(waitingForAgent);
  await shop.database.query('update idempotency_keys set locked_until = now() where key = $1', ['slow']);
  const retry = create('slow');
  await eventually(async () => {
    const [row] = await shop.database.query<{ locked: boolean }>(
      'select locked_until > now() as locked from idempotency_keys where key = $1',
      ['slow'],
    );
    expect(row?.locked).toBe(true);
  });
  await release();
  const [first, second] = await Promise.all([slow, retry]);
  expect([first.status, first.body.code]).toEqual([409, 'idempotency_in_progress']);
  expect(second.status).toBe(201);
  expect(await made('slow')).toHaveLength(1);
  const again = await create('slow');
  expect([again.text, again.headers.get('idempotency-replayed')]).toEqual([second.text, 'true']);
});

it('keeps its key while it runs, however long that takes', async () => {
  const release = await holdAgent();
  const slow = create('renewed');
  await eventually(waitingForAgent);
  const readLock = async () => {
    const [row] = await shop.database.query<{ until: Date }>(
      'select locked_until as until from idempotency_keys where key = $1',
      ['renewed'],
    );
    return row?.until ?? new Date(0);
  };
  const before = await readLock();
  await eventually(async () => expect((await readLock()).getTime()).toBeGreaterThan(before.getTime()));
  await release();
  expect((await slow).status).toBe(201);
});
