import type { InsertQueryBuilder, QueryCreator, UpdateQueryBuilder } from 'kysely';
import type { EntityManager } from '../../../foundation/db/orm.ts';
import {
  failUnless,
  type Parameters,
  type Statement,
  statement,
  type Tables,
} from '../../../foundation/db/statement.ts';
import { Agent } from '../../../identity/agent.entity.ts';
import { Order, OrderHistory } from '../order.entity.ts';
import {
  buildInitialRow,
  type NewOrder,
  ORDER_COLUMNS,
  type OrderChanges,
  type OrderColumns,
  type OrderRow,
  SELECTED_ORDER_COLUMNS,
  selectOrderTransfers,
} from '../order-row.ts';
import type { Actor, OrderStatus, Trigger } from './lifecycle.ts';

/** One line of an order's history. */
export interface HistoryEntry {
  trigger: Trigger;
  actor: Actor;
  actorId: string | null;
  from: OrderStatus | null;
  note: string | null;
}

export interface OrderUpdate {
  id: string;
  /** The expected state; nothing is written if the order has moved on. */
  expected: { status: OrderStatus; totalMicro?: bigint };
  changes: OrderChanges;
  history: HistoryEntry;
  now: Date;
}

type Column = keyof OrderChanges;
type Expected = { expectedId: string; expectedStatus: OrderStatus; expectedTotal?: bigint | undefined };
type Values = Required<OrderChanges> & HistoryEntry & Expected;

const TABLES = [Order, OrderHistory, Agent] as const;

/** Writes a new order and the first line of its history in one statement. */
export async function insertOrder(
  em: EntityManager,
  order: NewOrder,
  history: HistoryEntry,
): Promise<OrderRow> {
  const columns = changedColumns(order as OrderChanges);
  const insert = getStatement(`insert ${columns}`, () => readInserted(columns));
  const written = await insert.firstRow(em, { ...order, ...history });
  if (!written) throw new Error('INSERT into orders returned no row');
  return written;
}

/** The same without waiting for it. The row is what the database will have, except for `self_hire`. */
export async function deferOrderInsert(
  em: EntityManager,
  order: NewOrder,
  providerName: string,
  history: HistoryEntry,
): Promise<OrderRow> {
  const columns = changedColumns(order as OrderChanges);
  await getStatement(`defer insert ${columns}`, () => writeInserted(columns)).defer(em, {
    ...order,
    ...history,
  });
  return buildInitialRow(order, providerName);
}

/** Changes an order and its history in one statement; undefined if it is not in the expected state. */
export function updateOrder(em: EntityManager, update: OrderUpdate): Promise<OrderRow | undefined> {
  const { columns, values, isPriceExpected } = toValues(update);
  return getStatement(`update ${columns} ${isPriceExpected}`, () =>
    readWritten(columns, isPriceExpected),
  ).firstRow(em, values);
}

/** The same without waiting for it: the transaction fails if the order is not in the expected state. */
export async function deferOrderUpdate(em: EntityManager, update: OrderUpdate): Promise<void> {
  const { columns, values, isPriceExpected } = toValues(update);
  await getStatement(`defer ${columns} ${isPriceExpected}`, () =>
    requireWritten(columns, isPriceExpected),
  ).defer(em, values);
}

function toValues({ id, expected, history, now, ...update }: OrderUpdate) {
  const changes = { ...update.changes, updated_at: now };
  const { status: expectedStatus, totalMicro: expectedTotal } = expected;
  return {
    columns: changedColumns(changes),
    values: { ...changes, ...history, expectedId: id, expectedStatus, expectedTotal },
    isPriceExpected: expectedTotal !== undefined,
  };
}

/** One statement per set of columns: there are few, and compiling takes as long as execution. */
const statementCache = new Map<string, Statement<object, unknown>>();

function getStatement<Row>(shape: string, build: () => Statement<object, Row>): Statement<object, Row> {
  const known = (statementCache.get(shape) as Statement<object, Row> | undefined) ?? build();
  statementCache.set(shape, known);
  return known;
}

function changedColumns(changes: OrderChanges): Column[] {
  return (Object.keys(changes) as Column[]).filter((column) => changes[column] !== undefined);
}

type WrittenTables = Tables<(typeof TABLES)[number]>;
type Returning =
  | InsertQueryBuilder<WrittenTables, 'orders', OrderColumns>
  | UpdateQueryBuilder<WrittenTables, 'orders', 'orders', OrderColumns>;
type Write = (db: QueryCreator<WrittenTables>) => Returning;

const buildInsert =
  (columns: readonly Column[], values: Parameters<Values>): Write =>
  (db) =>
    db
      .insertInto('orders')
      .values(pickColumns(columns, values) as Parameters<NewOrder>)
      .returning(ORDER_COLUMNS);

const buildUpdate =
  (columns: readonly Column[], isPriceExpected: boolean, values: Parameters<Values>): Write =>
  (db) =>
    db
      .updateTable('orders')
      .set(pickColumns(columns, values))
      .where('id', '=', values.expectedId)
      .where('status', '=', values.expectedStatus)
      .$if(isPriceExpected, (update) => update.where('total_micro', '=', values.expectedTotal))
      .returning(ORDER_COLUMNS);

function readInserted(columns: readonly Column[]): Statement<object, OrderRow> {
  return statement(TABLES, (db, values: Parameters<Values>) =>
    selectWritten(withHistory(db, buildInsert(columns, values), values)),
  );
}

function writeInserted(columns: readonly Column[]): Statement<object, unknown> {
  return statement(TABLES, (db, values: Parameters<Values>) =>
    withHistory(db, buildInsert(columns, values), values).selectFrom('o').select('o.id'),
  );
}

function readWritten(columns: readonly Column[], isPriceExpected: boolean): Statement<object, OrderRow> {
  return statement(TABLES, (db, values: Parameters<Values>) =>
    selectWritten(withHistory(db, buildUpdate(columns, isPriceExpected, values), values)),
  );
}

function requireWritten(columns: readonly Column[], isPriceExpected: boolean): Statement<object, unknown> {
  return statement(TABLES, (db, values: Parameters<Values>) =>
    withHistory(db, buildUpdate(columns, isPriceExpected, values), values).selectNoFrom(
      ({ exists, selectFrom }) =>
        failUnless(exists(selectFrom('o').select('o.id')), 'The order has changed').as('written'),
    ),
  );
}

/** Writes the order `o` and its history. */
function withHistory(db: QueryCreator<WrittenTables>, write: Write, values: Parameters<Values>) {
  return db.with('o', write).with('noted', (db) =>
    db
      .insertInto('order_history')
      .columns(['order_id', 'trigger', 'actor', 'actor_id', 'from_status', 'to_status', 'note', 'created_at'])
      .expression(
        db
          .selectFrom('o')
          .select('o.id')
          .select([
            values.trigger.as('trigger'),
            values.actor.as('actor'),
            values.actorId.as('actor_id'),
            values.from.as('from_status'),
          ])
          .select('o.status')
          .select(values.note.as('note'))
          .select('o.updated_at'),
      ),
  );
}

/** The resulting row. */
function selectWritten(db: ReturnType<typeof withHistory>) {
  return db
    .selectFrom('o')
    .innerJoin('agents as agent', 'agent.id', 'o.agent_id')
    .select(SELECTED_ORDER_COLUMNS)
    .select('agent.name as provider_name')
    .select(({ ref }) => selectOrderTransfers(ref('o.id')));
}

function pickColumns(columns: readonly Column[], values: Parameters<Values>) {
  return Object.fromEntries(columns.map((column) => [column, values[column]]));
}
