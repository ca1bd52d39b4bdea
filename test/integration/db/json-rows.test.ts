import { expect, it } from 'vitest';
import { aggregateJsonRows, reviveJsonRows } from '../../../server/foundation/db/json-rows.ts';
import { affected, firstRow, rows, tables } from '../../../server/foundation/db/statement.ts';
import { OutboxRow } from '../../../server/foundation/outbox/outbox.entity.ts';
import { useDatabase } from '../../support/database/orm.ts';

const AT = new Date('2026-03-01T12:00:00.123Z');

const used = useDatabase({ poolSize: 2 });

const listed = tables(OutboxRow).selectFrom('outbox').select(['id', 'key', 'created_at', 'done_at']);

it('gives rows that came as JSON the values that they have as columns, and leaves texts alone', async () => {
  const em = used.em();
  const times = { created_at: AT, run_at: AT, due_at: AT };
  const row = { job: 'tidy.v1', key: AT.toISOString(), payload: {} as never, ...times };
  await affected(em, tables(OutboxRow).insertInto('outbox').values(row));
  const answer = await firstRow(em, tables().selectNoFrom(aggregateJsonRows(listed).as('found')));
  const found = reviveJsonRows(em, [OutboxRow], answer?.found ?? []);
  expect(found).toEqual(await rows(em, listed));
  expect(found).toMatchObject([{ key: AT.toISOString(), created_at: AT, done_at: null }]);
});

it('refuses a number that JSON has made inexact', () => {
  expect(() => reviveJsonRows(used.em(), [OutboxRow], [{ id: 2 ** 53 }])).toThrow(RangeError);
});
