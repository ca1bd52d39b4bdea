import type { InferKyselyDB } from '@mikro-orm/postgresql';
import {
  type Compilable,
  type CompiledQuery,
  DummyDriver,
  type Expression,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type RawBuilder,
  type SqlBool,
  sql,
} from 'kysely';
import { isPipelined, markDeferred, type StatementResult } from './deferred-calls.ts';
import { execute, executeBuilt } from './execute.ts';
import type { EntityManager } from './orm.ts';
import { prepareStatement } from './statement-names.ts';

type AnyEntity = { name: string };

/** The tables of the entities, by column name, as the query builder sees them. */
export type Tables<Entity extends { name: string }> = InferKyselyDB<Entity>;

/** A query builder over the tables of these entities. Run its statements with `rows`, `firstRow` and `affected`. */
export function tables<const Entities extends readonly AnyEntity[]>(
  ..._entities: Entities
): Kysely<Tables<Entities[number]>> {
  return builder as unknown as Kysely<Tables<Entities[number]>>;
}

class UnboundDriver extends DummyDriver {
  override async acquireConnection(): Promise<never> {
    throw new Error('A statement is run by rows, firstRow or affected, not by itself');
  }
}

const builder = new Kysely<never>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new UnboundDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

/** Runs a statement whose shape depends on the request. */
export async function rows<Row>(em: EntityManager, query: Compilable<Row>): Promise<Row[]> {
  return (await executeBuilt(em, query.compile())).rows as Row[];
}

export async function firstRow<Row>(em: EntityManager, query: Compilable<Row>): Promise<Row | undefined> {
  return (await rows(em, query))[0];
}

/** Returns the number of affected rows. */
export async function affected(em: EntityManager, query: Compilable<unknown>): Promise<number> {
  return Number((await executeBuilt(em, query.compile())).numAffectedRows ?? 0n);
}

/** The parameters of a statement while it is built, as expressions. */
export type Parameters<Values> = { readonly [Name in keyof Values]-?: RawBuilder<Values[Name]> };

type StatementArguments<Values> = Record<never, never> extends Values ? [values?: Values] : [values: Values];

export interface Statement<Values, Row> {
  rows(em: EntityManager, ...values: StatementArguments<Values>): Promise<Row[]>;
  firstRow(em: EntityManager, ...values: StatementArguments<Values>): Promise<Row | undefined>;
  /** Returns the number of affected rows. */
  affected(em: EntityManager, ...values: StatementArguments<Values>): Promise<number>;
  /**
   * Writes without waiting for the result, in a pipelined transaction. A failure rolls the transaction back; a write
   * that must not be skipped needs `failUnless`.
   */
  defer(em: EntityManager, ...values: StatementArguments<Values>): Promise<void>;
  /**
   * Reads without waiting, in a pipelined transaction: what is sent next, such as the COMMIT, travels with it. Call the
   * returned function for the row.
   */
  request(em: EntityManager, ...values: StatementArguments<Values>): Promise<() => Promise<Row | undefined>>;
  /** SQL and values, for a connection outside a unit of work. */
  bind(...values: StatementArguments<Values>): CompiledQuery<Row>;
}

/** The row type of a statement. */
export type StatementRow<Of extends Statement<never, unknown>> = Awaited<ReturnType<Of['rows']>>[number];

export interface StatementOptions {
  /**
   * Prepared once per connection, unless false: if it returns all columns of a table (a new column would change its
   * result), or if a plan must know the values.
   */
  prepared?: boolean;
}

const preparedTexts: (() => string)[] = [];

/** The texts of all statements that connections prepare, to check what a migration does to them. */
export function listPreparedTexts(): string[] {
  return preparedTexts.map((getText) => getText());
}

/**
 * A statement that is compiled once, on first use, and bound to values per call: compiling often takes longer than
 * execution. Its columns, parameters and rows are typed by the entities.
 *
 * @example
 * const find = statement([Order], (db, { id }: Parameters<{ id: string }>) =>
 *   db.selectFrom('orders').selectAll().where('id', '=', id));
 * const order = await find.firstRow(em, { id: 'ord_1' });
 */
export function statement<const Entities extends readonly AnyEntity[], Values, Row>(
  _entities: Entities,
  build: (db: Kysely<Tables<Entities[number]>>, values: Parameters<Values>) => Compilable<Row>,
  { prepared = true }: StatementOptions = {},
): Statement<Values, Row> {
  let compiled: CompiledQuery<Row> | undefined;
  const compile = (): CompiledQuery<Row> => {
    const query = build(tables<Entities>(..._entities), parameters as Parameters<Values>).compile();
    if (prepared) prepareStatement(query.sql);
    return query;
  };
  const getCompiled = (): CompiledQuery<Row> => (compiled ??= compile());
  if (prepared) preparedTexts.push(() => getCompiled().sql);
  const bound = (values: object = {}): CompiledQuery<Row> => {
    const query = getCompiled();
    return {
      ...query,
      parameters: query.parameters.map((parameter) => resolveParameter(parameter, values)),
    };
  };
  const all = async (em: EntityManager, values?: Values) =>
    (await execute(em, bound(values as object))).rows as Row[];
  return {
    rows: (em, ...[values]) => all(em, values),
    firstRow: async (em, ...[values]) => (await all(em, values))[0],
    affected: async (em, ...[values]) =>
      Number((await execute(em, bound(values as object))).numAffectedRows ?? 0n),
    async defer(em, ...[values]) {
      const query = bound(values as object);
      if (isPipelined(em)) markDeferred(query.parameters);
      await execute(em, query);
    },
    async request(em, ...[values]) {
      const query = bound(values as object);
      if (!isPipelined(em)) {
        const [row] = await all(em, values);
        return async () => row;
      }
      const { promise, resolve } = Promise.withResolvers<StatementResult>();
      markDeferred(query.parameters, resolve);
      // a failure also ends the transaction, which reports it
      promise.catch(() => {});
      await execute(em, query);
      return async () => (await awaitResult(em, promise)).rows[0] as Row | undefined;
    },
    bind: (...[values]) => bound(values as object),
  };
}

async function awaitResult<T>(em: EntityManager, result: Promise<T>): Promise<T> {
  try {
    return await result;
  } catch (error) {
    throw em.getDriver().convertException(error as Error);
  }
}

/** A placeholder for a parameter. */
class Placeholder {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

const parameters: unknown = new Proxy(
  {},
  {
    get: (_target, name) => sql`${new Placeholder(String(name))}`,
    ownKeys: () => {
      throw new TypeError(
        'The values of a statement are named one by one: their names are not known when it is built',
      );
    },
  },
);

function resolveParameter(parameter: unknown, values: object): unknown {
  if (!(parameter instanceof Placeholder)) return parameter;
  return (values as Record<string, unknown>)[parameter.name] ?? null;
}

/** Matches any item of a list, which is a single parameter: `.where('id', '=', anyOf(ids))`. */
export function anyOf<Value>(list: Expression<readonly Value[]>): Expression<Value> {
  return sql<Value>`any(${list})`;
}

/**
 * A value of a JSON column: without it, a list would become a PostgreSQL array.
 * @public
 */
export function json<Value>(value: Value): Expression<Value> {
  return sql<Value>`${JSON.stringify(value)}::jsonb`;
}

/** A column that makes its statement fail with this text unless the condition holds. */
export function failUnless(condition: Expression<SqlBool>, text: string) {
  return sql<number>`(case when ${condition} then '1' else ${sql.lit(text)} end)::integer`;
}
