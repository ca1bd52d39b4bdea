import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';
import { decodeCursor } from './cursor.ts';

/** A sort order. An index holds the value followed by the id, in this direction, so that pages are index ranges. */
export interface SortOrder<Column extends string = string> {
  /** Part of the cursor. */
  name: string;
  column: Column;
  value: RawBuilder<unknown>;
  direction: 'asc' | 'desc';
  /** The value as an integer, which a cursor can hold without loss. */
  key: RawBuilder<number>;
  /** The value of such an integer. */
  fromKey(key: Value<number>): RawBuilder<unknown>;
}

/** A value, or a statement parameter. */
type Value<T> = T | RawBuilder<T>;
type Direction = SortOrder['direction'];

export function sortByInteger<const Column extends string>(
  name: string,
  column: Column,
  direction: Direction,
): SortOrder<Column> {
  const value = sql.ref<number>(column);
  return { name, column, value, direction, key: value, fromKey: (key) => sql`${key}::bigint` };
}

export function sortByTime<const Column extends string>(
  name: string,
  column: Column,
  direction: Direction,
): SortOrder<Column> {
  const value = sql.ref<Date>(column);
  return {
    name,
    column,
    value,
    direction,
    key: sql`(extract(epoch from ${value}) * 1000000)::bigint`,
    fromKey: (key) => sql`timestamptz 'epoch' + ${key} * interval '1 microsecond'`,
  };
}

/** Ratings have two decimals; rows without one count as 0. */
export function sortByRating<const Column extends string>(name: string, column: Column): SortOrder<Column> {
  const value = sql<number>`coalesce(${sql.ref(column)}, 0)`;
  return {
    name,
    column,
    value,
    direction: 'desc',
    key: sql`(${value} * 100)::int`,
    fromKey: (key) => sql`${key} / 100.0`,
  };
}

/** Matches the rows after the cursor. */
export function isAfterCursor(order: SortOrder, id: string, cursor: string): Expression<SqlBool> {
  return isAfterRow(order, id, decodeCursor(cursor, order.name));
}

/** Matches the rows after the one with this key and id. */
export function isAfterRow(
  order: SortOrder,
  id: string,
  at: { key: Value<number>; id: Value<string> },
): Expression<SqlBool> {
  const comparison = sql.raw(order.direction === 'desc' ? '<' : '>');
  return sql`(${order.value}, ${sql.ref(id)}) ${comparison} (${order.fromKey(at.key)}, ${at.id})`;
}
