import type { EntitySchema } from '@mikro-orm/core';
import type { Expression, SelectQueryBuilder, SqlBool, StringReference } from 'kysely';

/** A query whose tables do not matter any more. */
export type RowQuery<Row> = SelectQueryBuilder<Record<string, Record<string, unknown>>, string, Row>;

/** What is listed. `Column` names what its lists can be sorted by. */
export interface Source<Row, Column extends string = string> {
  /** Those whose columns the rows have: by them, amounts and times are read back from JSON. */
  entities: readonly EntitySchema[];
  /** All rows there are, with the columns that are shown. */
  rows: RowQuery<Row>;
  id: Column;
}

/** What can be searched as well. Conditions and orders of its lists are about the searched table alone. */
export interface SearchableSource<Row, Column extends string = string> extends Source<Row, Column> {
  /** The searched table without what is joined to it. */
  table: RowQuery<Record<never, never>>;
  alias: string;
  /** The column that names a row; an index finds the beginnings of its lower-cased text. */
  name: Column;
}

export function createSource<DB, TB extends keyof DB & string, Row>(
  entities: readonly EntitySchema[],
  rows: SelectQueryBuilder<DB, TB, Row>,
  id: StringReference<DB, TB>,
): Source<Row, StringReference<DB, TB>> {
  return { entities, rows: rows as unknown as RowQuery<Row>, id };
}

interface SearchableTable<DB, TB extends keyof DB & string> {
  table: SelectQueryBuilder<DB, TB, Record<never, never>>;
  alias: TB;
  id: StringReference<DB, TB>;
  name: StringReference<DB, TB>;
}

export function createSearchableSource<DB, TB extends keyof DB & string, Row>(
  entities: readonly EntitySchema[],
  rows: SelectQueryBuilder<never, never, Row>,
  { table, ...searched }: SearchableTable<DB, TB>,
): SearchableSource<Row, StringReference<DB, TB>> {
  return {
    entities,
    rows: rows as unknown as RowQuery<Row>,
    table: table as unknown as RowQuery<Record<never, never>>,
    ...searched,
  };
}

export function applyConditions<DB, TB extends keyof DB, Row>(
  rows: SelectQueryBuilder<DB, TB, Row>,
  conditions: readonly Expression<SqlBool>[],
): SelectQueryBuilder<DB, TB, Row> {
  return conditions.reduce((query, condition) => query.where(condition), rows);
}
