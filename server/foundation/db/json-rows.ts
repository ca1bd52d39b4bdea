import type { EntityMetadata, EntitySchema } from '@mikro-orm/core';
import { type Expression, type RawBuilder, sql } from 'kysely';
import type { EntityManager } from './orm.ts';

/** The rows of a query as one JSON value, for `reviveJsonRows`. */
export function aggregateJsonRows<Row>(query: Expression<Row>): RawBuilder<Row[]> {
  return sql`(select coalesce(json_agg(listed), '[]') from ${query} as listed)`;
}

type Reviver = (value: string | number) => bigint | Date;
type ColumnRevivers = readonly (readonly [column: string, read: Reviver])[];

/**
 * Restores types that JSON lacks, in place: a column of the entities gets its type. Computed or renamed columns stay
 * as JSON.
 */
export function reviveJsonRows<Row>(
  em: EntityManager,
  entities: readonly EntitySchema[],
  rows: Row[],
): Row[] {
  for (const entity of entities) {
    const readers = getRevivers(em.getMetadata(entity));
    for (const row of rows as Record<string, unknown>[]) reviveRow(row, readers);
  }
  return rows;
}

function reviveRow(row: Record<string, unknown>, readers: ColumnRevivers): void {
  for (const [column, read] of readers) {
    const value = row[column];
    if (typeof value === 'string' || typeof value === 'number') row[column] = read(value);
  }
}

const reviverCache = new WeakMap<EntityMetadata, ColumnRevivers>();

function getRevivers(metadata: EntityMetadata): ColumnRevivers {
  const kept = reviverCache.get(metadata);
  if (kept) return kept;
  const readers = metadata.props.flatMap(({ fieldNames = [], columnTypes = [] }) =>
    fieldNames.flatMap((column, index) => {
      const read = findReviver(columnTypes[index] ?? '');
      return read ? [[column, read] as const] : [];
    }),
  );
  reviverCache.set(metadata, readers);
  return readers;
}

function findReviver(columnType: string): Reviver | undefined {
  if (columnType === 'bigint' || columnType === 'bigserial') return toBigInt;
  return columnType.startsWith('timestamptz') ? (text) => new Date(text) : undefined;
}

/** JSON numbers have 53 bits. Amounts stay far below; otherwise it throws rather than lose a digit. */
function toBigInt(value: string | number): bigint {
  if (typeof value === 'number' && !Number.isSafeInteger(value)) {
    throw new RangeError('A whole number in JSON is too large to be exact');
  }
  return BigInt(value);
}
