import pg from 'pg';
import { expect, it } from 'vitest';
import '../../../server/app.ts';
import { transactionalPipelined } from '../../../server/foundation/db/pipelined-transaction.ts';
import {
  listPreparedTexts,
  type Parameters,
  rows,
  statement,
  tables,
} from '../../../server/foundation/db/statement.ts';
import { OutboxRow } from '../../../server/foundation/outbox/outbox.entity.ts';
import { useDatabase } from '../../support/database/orm.ts';

const used = useDatabase({ poolSize: 1 });
const withoutPreparing = useDatabase({ poolSize: 1, preparedStatements: false });

const LIST_TABLES = `select relname from pg_class
  where relkind = 'r' and relnamespace = 'public'::regnamespace and relname <> 'mikro_orm_migrations'`;

async function findStaleStatements(client: pg.Client, count: number): Promise<string[]> {
  const stale: string[] = [];
  for (let index = 0; index < count; index++) {
    const { rows } = await client.query(
      `select statement, cardinality(parameter_types) as parameters from pg_prepared_statements where name = 's${index}'`,
    );
    const { statement: text, parameters } = rows[0];
    const values = parameters === 0 ? '' : `(${Array.from({ length: parameters }, () => 'null').join(', ')})`;
    await client.query(`explain execute s${index}${values}`).catch(({ message }: Error) => {
      stale.push(`${message}: ${text}`);
    });
  }
  return stale;
}

it('keeps every statement valid when a migration of the next release adds a column', async () => {
  const client = new pg.Client({ connectionString: used.database.url });
  await client.connect();
  try {
    const texts = [...new Set(listPreparedTexts())];
    expect(texts.length).toBeGreaterThan(150);
    for (const [index, text] of texts.entries()) await client.query(`prepare s${index} as ${text}`);
    const { rows: found } = await client.query(LIST_TABLES);
    for (const { relname } of found) await client.query(`alter table ${relname} add column added_later text`);
    expect(await findStaleStatements(client, texts.length)).toEqual([]);
  } finally {
    await client.end();
  }
});

const readRows = statement([OutboxRow], (db, { job }: Parameters<{ job: string }>) =>
  db.selectFrom('outbox').select(['job', 'attempts']).where('job', '=', job),
);
const addRow = statement([OutboxRow], (db, { key, at }: Parameters<{ key: string; at: Date }>) =>
  db
    .insertInto('outbox')
    .values({ job: 'stale.v1', key, payload: {} as never, created_at: at, run_at: at, due_at: at })
    .returning(['job', 'attempts']),
);

const TYPES = ['bigint', 'integer'];
let changes = 0;
const changeType = () =>
  used.em().execute(`alter table outbox alter column attempts type ${TYPES[changes++ % TYPES.length]}`);

it('repeats a read whose plan a change of a column made invalid', async () => {
  const em = used.em();
  await readRows.rows(em, { job: 'stale.v1' });
  await changeType();
  expect(await readRows.rows(em, { job: 'stale.v1' })).toEqual([]);
  expect(await readRows.rows(em, { job: 'stale.v1' })).toEqual([]);
});

it.each(['awaited', 'deferred'])(
  'repeats a pipelined transaction with an invalid %s statement',
  async (how) => {
    const em = used.em();
    const add = (key: string) =>
      transactionalPipelined(em.fork(), async (tx) => {
        if (how === 'deferred') await addRow.defer(tx, { key, at: new Date() });
        else await addRow.rows(tx, { key, at: new Date() });
      });
    await add(`${how} before`);
    await changeType();
    await add(`${how} after`);
    await add(`${how} later`);
    const found = await readRows.rows(em.fork(), { job: 'stale.v1' });
    expect(found.length % 3).toBe(0);
    expect(found.length).toBeGreaterThan(0);
  },
);

it('asks the caller of any other transaction to repeat it, and the repetition works', async () => {
  const read = () => used.em().transactional((tx) => readRows.rows(tx, { job: 'stale.v1' }));
  await read();
  await changeType();
  await expect(read()).rejects.toThrow('cached plan must not change result type');
  expect(await read()).not.toEqual([]);
});

const listPrepared = (em: ReturnType<typeof used.em>) =>
  em.execute<{ statement: string }[]>('select statement from pg_prepared_statements');

it('prepares a text that is built per call once it is used repeatedly', async () => {
  const em = used.em();
  const query = tables(OutboxRow).selectFrom('outbox').select('key').where('job', '=', 'frequent.v1');
  const isPrepared = async () =>
    (await listPrepared(em)).some(({ statement: text }) => text === query.compile().sql);
  await rows(em, query);
  expect(await isPrepared()).toBe(false);
  await rows(em, query);
  await rows(em, query);
  expect(await isPrepared()).toBe(true);
});

it('prepares nothing if that is turned off', async () => {
  const em = withoutPreparing.em();
  await readRows.rows(em, { job: 'none' });
  await em.transactional((tx) => readRows.rows(tx, { job: 'none' }));
  expect(await listPrepared(em)).toEqual([]);
});
