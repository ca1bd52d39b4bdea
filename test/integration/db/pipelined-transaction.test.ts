import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isDatabaseUnavailable } from '../../../server/foundation/db/database-unavailable.ts';
import { createOrm, type MikroORM } from '../../../server/foundation/db/orm.ts';
import { transactionalPipelined } from '../../../server/foundation/db/pipelined-transaction.ts';
import { type Parameters, statement } from '../../../server/foundation/db/statement.ts';
import { OutboxRow } from '../../../server/foundation/outbox/outbox.entity.ts';
import { createTestDatabase } from '../../support/database/database.ts';
import { startStatementProxy } from '../../support/database/statement-proxy.ts';

const AT = new Date('2026-03-01T12:00:00.123Z');

const add = statement([OutboxRow], (db, { key }: Parameters<{ key: string }>) =>
  db
    .insertInto('outbox')
    .values({ job: 'tidy.v1', key, payload: {} as never, created_at: AT, run_at: AT, due_at: AT }),
);
const find = statement([OutboxRow], (db, { key }: Parameters<{ key: string }>) =>
  db.selectFrom('outbox').select('key').where('key', '=', key),
);
const lock = statement([OutboxRow], (db, { key }: Parameters<{ key: string }>) =>
  db.selectFrom('outbox').select(['key', 'attempts']).where('key', '=', key).forUpdate(),
);
const countAttempt = statement([OutboxRow], (db, { key }: Parameters<{ key: string }>) =>
  db.updateTable('outbox').set({ attempts: 1 }).where('key', '=', key),
);

let orm: MikroORM;
let proxy: Awaited<ReturnType<typeof startStatementProxy>>;
beforeAll(async () => {
  const { url } = await createTestDatabase();
  proxy = await startStatementProxy(url);
  orm = await createOrm(proxy.url, { entities: [OutboxRow], statementTimeoutMs: 10_000 });
});
afterAll(async () => {
  await orm.close();
  await proxy.close();
});

it('sends a requested read with the commit, and reads what the transaction wrote', async () => {
  await find.rows(orm.em.fork(), { key: 'connect' });
  proxy.take();
  const read = await transactionalPipelined(orm.em.fork(), async (tx) => {
    await add.defer(tx, { key: 'written' });
    return find.request(tx, { key: 'written' });
  });
  expect(await read()).toEqual({ key: 'written' });
  expect(proxy.take().map((trip) => trip.length)).toEqual([4]);
});

it('starts over, and reads, if a deferred statement failed', async () => {
  await add.rows(orm.em.fork(), { key: 'twice' });
  let runs = 0;
  const read = await transactionalPipelined(orm.em.fork(), async (tx) => {
    runs += 1;
    if (runs === 1) await add.defer(tx, { key: 'twice' });
    return find.request(tx, { key: 'twice' });
  });
  expect([runs, await read()]).toEqual([2, { key: 'twice' }]);
});

it("starts over if a deferred statement failed before one of the ORM's own", async () => {
  await add.rows(orm.em.fork(), { key: 'deferred' });
  let runs = 0;
  await transactionalPipelined(orm.em.fork(), async (tx) => {
    runs += 1;
    if (runs === 1) await add.defer(tx, { key: 'deferred' });
    await tx.nativeUpdate(OutboxRow, { key: 'deferred' }, { attempts: 1 });
  });
  expect(runs).toBe(2);
});

it('reports that the database is unavailable, whichever statement finds out', async () => {
  const leave = statement([OutboxRow], (db) =>
    db.selectNoFrom(sql`pg_terminate_backend(pg_backend_pid())`.as('gone')),
  );
  const work = transactionalPipelined(orm.em.fork(), async (tx) => {
    await leave.defer(tx);
    await tx.nativeUpdate(OutboxRow, { key: 'any' }, { attempts: 1 });
  });
  expect(isDatabaseUnavailable(await work.catch((error: unknown) => error))).toBe(true);
});

it('runs what follows a requested lock once the lock is held', async () => {
  await add.rows(orm.em.fork(), { key: 'locked' });
  const isLocked = Promise.withResolvers<void>();
  const mayCommit = Promise.withResolvers<void>();
  const first = orm.em.fork().transactional(async (tx) => {
    await lock.rows(tx, { key: 'locked' });
    isLocked.resolve();
    await mayCommit.promise;
    await countAttempt.affected(tx, { key: 'locked' });
    await add.rows(tx, { key: 'added meanwhile' });
  });
  await isLocked.promise;
  const second = transactionalPipelined(orm.em.fork(), async (tx) => {
    const readLocked = await lock.request(tx, { key: 'locked' });
    const readAdded = await find.request(tx, { key: 'added meanwhile' });
    mayCommit.resolve();
    return [await readLocked(), await readAdded()];
  });
  expect(await second).toEqual([{ key: 'locked', attempts: 1 }, { key: 'added meanwhile' }]);
  await first;
});

it('reports the failure of a requested statement to whoever reads it', async () => {
  const divide = statement([OutboxRow], (db) =>
    db.selectFrom('outbox').select(sql<number>`1 / 0`.as('nothing')),
  );
  await add.rows(orm.em.fork(), { key: 'any' });
  const work = transactionalPipelined(orm.em.fork(), async (tx) => {
    const read = await divide.request(tx);
    return read();
  });
  await expect(work).rejects.toThrow('division by zero');
});
