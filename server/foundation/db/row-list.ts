import { type AliasedRawBuilder, type RawBuilder, sql } from 'kysely';

declare const listed: unique symbol;

/** Rows as one parameter, however many they are. */
export type RowList<Row> = string & { readonly [listed]: Row };

export function encodeRowList<Row extends object>(rows: readonly Row[]): RowList<Row> {
  return JSON.stringify(rows, (_name, value) =>
    typeof value === 'bigint' ? value.toString() : value,
  ) as RowList<Row>;
}

type ColumnType = 'text' | 'boolean' | 'bigint' | 'integer' | 'jsonb' | 'timestamptz';

/** The rows of such a parameter as a named, typed table, so that one fixed statement can write any number of them. */
export function selectFromRowList<Row extends object, Name extends string>(
  list: RawBuilder<RowList<Row>>,
  name: Name,
  columns: { readonly [Column in keyof Row & string]-?: ColumnType },
): AliasedRawBuilder<Row, Name> {
  const types = Object.entries<ColumnType>(columns).map(
    ([column, type]) => sql`${sql.ref(column)} ${sql.raw(type)}`,
  );
  return sql<Row>`jsonb_to_recordset(${list}::jsonb)`.as<Name>(sql`${sql.ref(name)}(${sql.join(types)})`);
}
