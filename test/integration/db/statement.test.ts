import { expect, it } from 'vitest';
import {
  affected,
  firstRow,
  type Parameters,
  rows,
  statement,
  tables,
} from '../../../server/foundation/db/statement.ts';
import { findViolatedConstraint } from '../../../server/foundation/db/unique-violation.ts';
import { OutboxRow } from '../../../server/foundation/outbox/outbox.entity.ts';
import { useDatabase } from '../../support/database/orm.ts';

const AT = new Date('2026-03-01T12:00:00.123Z');

const used = useDatabase({ poolSize: 2 });

const add = statement([OutboxRow], (db, { key, at }: Parameters<{ key: string; at: Date }>) =>
  db
    .insertInto('outbox')
    .values({ job: 'tidy.v1', key, payload: { ids: ['a'] } as never, created_at: at, run_at: at, due_at: at })
    .returningAll(),
);
const find = statement(
  [OutboxRow],
  (db, { key }: Parameters<{ key: string }>) => db.selectFrom('outbox').selectAll().where('key', '=', key),
  { prepared: true },
);
const count = statement([OutboxRow], (db) =>
  db.selectFrom('outbox').select(({ fn }) => fn.countAll<bigint>().as('count')),
);

it('reads rows as the entities type them', async () => {
  const em = used.em();
  const added = await add.firstRow(em, { key: 'typed', at: AT });
  expect(added).toMatchObject({ key: 'typed', created_at: AT, attempts: 0, done_at: null });
  expect(typeof added?.id).toBe('bigint');
  expect(await find.firstRow(em, { key: 'typed' })).toEqual(added);
  expect(await find.rows(em, { key: 'nobody' })).toEqual([]);
});

it('takes part in the transaction of its unit of work', async () => {
  const em = used.em();
  const before = await count.firstRow(em);
  await em
    .transactional(async (tx) => {
      await add.rows(tx, { key: 'undone', at: AT });
      expect(await find.rows(tx, { key: 'undone' })).toHaveLength(1);
      expect(await find.rows(em.fork(), { key: 'undone' })).toHaveLength(0);
      throw new Error('Undo');
    })
    .catch(() => {});
  expect(await count.firstRow(em)).toEqual(before);
});

it('names the unique key that a write runs into', async () => {
  const em = used.em();
  await add.rows(em, { key: 'twice', at: AT });
  const error = await add.rows(em, { key: 'twice', at: AT }).catch((reason: unknown) => reason);
  expect(findViolatedConstraint(error)).toBe('outbox_job_key_unique');
});

it('runs what is built per call, and counts what it wrote', async () => {
  const em = used.em();
  const db = tables(OutboxRow);
  await add.rows(em, { key: 'built', at: AT });
  const one = db.updateTable('outbox').set({ attempts: 2 }).where('key', '=', 'built');
  expect(await affected(em, one)).toBe(1);
  expect(await affected(em, one.where('attempts', '=', 7))).toBe(0);
  expect(await firstRow(em, one.returning('attempts'))).toEqual({ attempts: 2 });
  expect(await rows(em, db.selectFrom('outbox').select('key').where('attempts', '=', 2))).toEqual([
    { key: 'built' },
  ]);
});

it('does not run by itself, without a unit of work', async () => {
  await expect(tables(OutboxRow).selectFrom('outbox').selectAll().execute()).rejects.toThrow(
    'run by rows, firstRow or affected',
  );
});

it('refuses values that are spread, whose names nobody knows yet', () => {
  const spread = statement([OutboxRow], (db, values: Parameters<{ key: string; job: string }>) =>
    db.insertInto('outbox').values({ ...values } as never),
  );
  expect(() => spread.bind({ key: 'a', job: 'tidy.v1' })).toThrow('named one by one');
});

it('plans a prepared statement once per connection, inside transactions too', async () => {
  const prepared = await used.em().transactional(async (em) => {
    await find.rows(em, { key: 'one' });
    await find.rows(em, { key: 'other' });
    return em.execute<{ statement: string }[]>('select statement from pg_prepared_statements');
  });
  expect(prepared.filter(({ statement: text }) => text === find.bind({ key: '' }).sql)).toHaveLength(1);
});
