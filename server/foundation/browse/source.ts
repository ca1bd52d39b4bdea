import type { EntitySchema } from '@mikro-orm/core';
import type { Expression, SelectQueryBuilder, SqlBool, StringReference } from 'kysely';

/** A query whose tables no longer matter. */
export type RowQuery<Row> = SelectQueryBuilder<Record<string, Record<string, unknown>>, string, Row>;

/** A list. `Column` names its sortable columns. */
export interface Source<Row, Column extends string = string> {
  /** The entities whose columns the rows have; they type amounts and times in the JSON. */
  entities: readonly EntitySchema[];
  /** All rows, with the displayed columns. */
  rows: RowQuery<Row>;
  id: Column;
}

/** A searchable list. Its conditions and orders refer only to the searched table. */
export interface SearchableSource<Row, Column extends string = string> extends Source<Row, Column> {
  /** The searched table without joins. */
  table: RowQuery<Record<never, never>>;
  alias: string;
  /** The column that names a row; an index covers prefixes of its lower-cased text. */
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
