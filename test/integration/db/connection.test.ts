import { randomBytes } from 'node:crypto';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '../../../server/composition/open-database.ts';
import { DatabaseError } from '../../../server/foundation/db/database-error.ts';
import { handleConnectionErrors } from '../../../server/foundation/db/pool-connections.ts';
import { PaymentSpend } from '../../../server/money/payments/payment-spend.entity.ts';
import { createDatabaseForTest } from '../../support/database/database.ts';
import { eventually } from '../../support/eventually.ts';

async function failureOf(url: string): Promise<Error> {
  const error = await openDatabase(url).then(
    (orm) => orm.close().then(() => new Error('connected')),
    (failure: Error) => failure,
  );
  expect(error).toBeInstanceOf(DatabaseError);
  return error;
}

async function changed(change: Partial<Pick<URL, 'password' | 'pathname' | 'search'>>): Promise<string> {
  return Object.assign(new URL((await createDatabaseForTest()).url), change).href;
}

/** A port on which nothing listens: it was free a moment ago. */
async function closedPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address ? address.port : 1;
}

describe('a wrong DATABASE_URL', () => {
  it('that nobody answers names the address', async () => {
    const port = await closedPort();
    const { message } = await failureOf(`postgres://app:canary@127.0.0.1:${port}/market`);
    expect(message).toContain(`Nothing listens at 127.0.0.1:${port}: start PostgreSQL there`);
    expect(message).not.toContain('canary');
  });

  it('with a wrong password names the user, not the password', async () => {
    const { message } = await failureOf(await changed({ password: 'canary' }));
    expect(message).toMatch(/refuses the password of user "\w+": correct it in DATABASE_URL/);
    expect(message).not.toContain('canary');
  });

  it('with a database that is not there says how to make it, and does not make it', async () => {
    const url = await changed({ pathname: '/no_such_database' });
    for (const attempt of [1, 2]) {
      expect((await failureOf(url)).message, `attempt ${attempt}`).toBe(
        'Database "no_such_database" does not exist: create it (createdb no_such_database), or correct the name in DATABASE_URL.',
      );
    }
  });

  it('that asks for TLS where there is none says so', async () => {
    const { message } = await failureOf(await changed({ search: '?sslmode=require' }));
    expect(message).toContain('does not speak TLS: turn it on in PostgreSQL, or remove sslmode');
  });

  it('with an unknown host says so', async () => {
    const { message } = await failureOf('postgres://app:canary@no-such-host.invalid/market');
    expect(message).toMatch(/no-such-host\.invalid cannot be (found|resolved)/);
    expect(message).not.toContain('canary');
  });

  it('at something that never answers gives up', async () => {
    const silent = createServer().listen(0, '127.0.0.1');
    onTestFinished(() => void silent.close());
    await new Promise((resolve) => silent.once('listening', resolve));
    const address = silent.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    expect((await failureOf(`postgres://app:canary@127.0.0.1:${port}/market`)).message).toContain(
      'does not answer',
    );
  });
});

describe('a connection', () => {
  it('keeps bigints and instants exact', async () => {
    const database = await createDatabaseForTest();
    await using orm = await openDatabase(database.url);
    const created = new Date('2026-03-29T01:30:00.123Z');
    const amount = 2n ** 63n - 1n;
    const em = orm.em.fork();
    em.create(PaymentSpend, {
      network: 'base-mainnet',
      reference: `0x${randomBytes(32).toString('hex')}`,
      subjectType: 'order',
      subjectId: 'ord_1',
      amountMicro: amount,
      createdAt: created,
    });
    await em.flush();
    const read = await orm.em.fork().findOneOrFail(PaymentSpend, { subjectId: 'ord_1' });
    expect(read.amountMicro).toBe(amount);
    expect(read.createdAt).toEqual(created);
  });

  it('must be used through a fork', async () => {
    const database = await createDatabaseForTest();
    await using orm = await openDatabase(database.url);
    await expect(async () => orm.em.find(PaymentSpend, {})).rejects.toThrow(/global EntityManager/i);
  });

  it('that answered may be idle inside a transaction for longer than a statement may take', async () => {
    const database = await createDatabaseForTest();
    await using orm = await openDatabase(database.url, { poolSize: 1, statementTimeoutMs: 100 });
    const kept = orm.em.fork().transactional(async (em) => {
      await em.execute('select 1');
      await sleep(3000);
      return em.execute('select 2 as kept');
    });
    expect(await kept).toEqual([{ kept: 2 }]);
    await expect(orm.em.fork().execute('select pg_sleep(5)')).rejects.toThrow('statement timeout');
  });

  it('that breaks while it is in use is reported, and ends nothing else', async () => {
    const pool = new pg.Pool({ connectionString: (await createDatabaseForTest()).url });
    const heard: string[] = [];
    handleConnectionErrors(pool, ({ message }) => heard.push(message));
    const [held, other] = await Promise.all([pool.connect(), pool.connect()]);
    onTestFinished(async () => {
      held.release(true);
      other.release();
      await pool.end();
    });
    const { rows } = await held.query('select pg_backend_pid() as pid');
    await other.query('select pg_terminate_backend($1)', [rows[0].pid]);
    await eventually(() => expect(heard.length).toBeGreaterThan(0));
  });

  it('does not open more than its pool', async () => {
    const database = await createDatabaseForTest();
    await using orm = await openDatabase(database.url, { poolSize: 3, applicationName: 'pool-test' });
    await Promise.all(Array.from({ length: 12 }, () => orm.em.fork().execute('select pg_sleep(0.02)')));
    const rows = await database.query(`select from pg_stat_activity where application_name = 'pool-test'`);
    expect(rows).toHaveLength(3);
  });
});
