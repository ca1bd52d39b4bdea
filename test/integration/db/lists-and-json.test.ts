import type { EntityProperty } from '@mikro-orm/core';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { entities } from '../../../server/composition/entities.ts';
import { openDatabase } from '../../../server/composition/open-database.ts';
import type { MikroORM } from '../../../server/foundation/db/orm.ts';
import { TextArrayType } from '../../../server/foundation/db/text-array.ts';
import type { Agent } from '../../../server/identity/agent.entity.ts';
import { createTestDatabase, type TestDatabase } from '../../support/database/database.ts';

/** Where tables of the same names stand that ask nothing of their rows, so that a column may be filled alone. */
const BARE = 'bare';

let database: TestDatabase;
let orm: MikroORM;
beforeAll(async () => {
  database = await createTestDatabase();
  const url = new URL(database.url);
  url.searchParams.set('options', `-c search_path=${BARE}`);
  orm = await openDatabase(url.href);
  await database.query(`create schema ${BARE}`);
});
afterAll(async () => {
  await orm.close();
  await database.drop();
});

const SPECIAL = [
  'NULL',
  'null',
  '',
  ' ',
  ' a ',
  '"',
  '\\',
  '\\"',
  ',',
  '{',
  '}',
  '{}',
  "'",
  '\n',
  '\r\n',
  '\t',
];
const text = fc.oneof(
  fc.constantFrom(...SPECIAL, '\u00a0', '?', '??', '$1', ':a', '\\N', '😀', '\u2028', 'E\\n'),
  fc.string({ unit: 'binary' }).map((one) => one.replaceAll('\0', '')),
);
const texts = fc.array(text, { maxLength: 6 });
/** Node 24 may read the key `"\n"` as a backslash once it has read an object whose key is a backslash. */
const key = text.filter((one) => one !== '\\');
const json = fc.oneof(texts, fc.dictionary(key, fc.oneof(text, texts, fc.integer(), fc.constant(null))));

interface Column {
  entity: (typeof entities)[number];
  property: EntityProperty;
  kind: 'text[]' | 'jsonb';
}

function columns(): Column[] {
  return entities.flatMap((entity) =>
    Object.values(orm.getMetadata().get(entity as typeof Agent).properties).flatMap((property) => {
      const [kind] = property.columnTypes ?? [];
      if (kind === 'jsonb') return [{ entity, property, kind } as Column];
      return kind?.endsWith('[]') ? [{ entity, property, kind: 'text[]' } as Column] : [];
    }),
  );
}

async function makeBare({ entity: { meta } }: Column): Promise<void> {
  const name = `${BARE}.${meta.tableName}`;
  await database.query(`create table if not exists ${name} as table public.${meta.tableName} with no data`);
  await database.query(`delete from ${name}`);
  await database.query(`insert into ${name} default values`);
}

/** Written and read through the entity, and read past the ORM. */
async function throughColumn({ entity, property }: Column, value: unknown): Promise<unknown[]> {
  await orm.em.fork().nativeUpdate(entity as never, {}, { [property.name]: value } as never);
  const name = property.fieldNames[0];
  const [row] = await database.query(`select ${name} as value from ${BARE}.${entity.meta.tableName}`);
  const [read] = await orm.em
    .fork()
    .createQueryBuilder(entity as never)
    .select(property.name as never)
    .execute<Record<string, unknown>[]>();
  return [row?.value, read?.[property.name]];
}

describe('any strings that go in come out', () => {
  it('of every list and every JSON document that an entity holds', async () => {
    const all = columns();
    expect(all.length).toBeGreaterThan(8);
    for (const column of all) {
      await makeBare(column);
      const values = column.kind === 'text[]' ? texts : json;
      await fc.assert(
        fc.asyncProperty(values as fc.Arbitrary<unknown>, async (value) => {
          expect(await throughColumn(column, value)).toEqual([value, value]);
        }),
        { numRuns: 40, examples: [[SPECIAL], [[]]] },
      );
    }
  });

  it('of the parameters of a statement', async () => {
    await fc.assert(
      fc.asyncProperty(text, json, async (one, document) => {
        const values = [one, JSON.stringify(document), one];
        const [row] = await orm.em.fork().execute('select ?::text a, ?::jsonb b, array[?] c', values);
        expect(row).toEqual({ a: one, b: document, c: [one] });
      }),
    );
  });
});

it('lists are written by our own type alone', () => {
  const lists = columns().filter(({ kind }) => kind === 'text[]');
  const others = lists.filter(({ property }) => !(property.customType instanceof TextArrayType));
  expect(others.map(({ property }) => property.name)).toEqual([]);
});
