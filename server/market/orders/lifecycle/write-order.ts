import type { InsertQueryBuilder, QueryCreator, UpdateQueryBuilder } from 'kysely';
import type { EntityManager } from '../../../foundation/db/orm.ts';
import { type Parameters, type Statement, statement, type Tables } from '../../../foundation/db/statement.ts';
import { Agent } from '../../../identity/agent.entity.ts';
import { Order, OrderHistory } from '../order.entity.ts';
import {
  type NewOrder,
  type OrderChanges,
  type OrderColumns,
  type OrderRow,
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
  const insert = getStatement(`insert ${columns}`, () => buildInsert(columns));
  const written = await insert.firstRow(em, { ...order, ...history });
  if (!written) throw new Error('INSERT into orders returned no row');
  return written;
}

/** Changes an order and its history in one statement; undefined if it is not in the expected state. */
export function updateOrder(em: EntityManager, update: OrderUpdate): Promise<OrderRow | undefined> {
  const { id, expected, history, now } = update;
  const changes = { ...update.changes, updated_at: now };
  const columns = changedColumns(changes);
  const isPriceExpected = expected.totalMicro !== undefined;
  return getStatement(`update ${columns} ${isPriceExpected}`, () =>
    buildUpdate(columns, isPriceExpected),
  ).firstRow(em, {
    ...changes,
    ...history,
    expectedId: id,
    expectedStatus: expected.status,
    expectedTotal: expected.totalMicro,
  });
}

type WriteStatement = Statement<object, OrderRow>;

/** One statement per set of columns: there are few, and compiling takes as long as execution. */
const statementCache = new Map<string, WriteStatement>();

function getStatement(shape: string, build: () => WriteStatement): WriteStatement {
  const known = statementCache.get(shape) ?? build();
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

function buildInsert(columns: readonly Column[]): WriteStatement {
  return buildWrite((db, values) =>
    db
      .insertInto('orders')
      .values(pickColumns(columns, values) as Parameters<NewOrder>)
      .returningAll(),
  );
}

function buildUpdate(columns: readonly Column[], isPriceExpected: boolean): WriteStatement {
  return buildWrite((db, values) =>
    db
      .updateTable('orders')
      .set(pickColumns(columns, values))
      .where('id', '=', values.expectedId)
      .where('status', '=', values.expectedStatus)
      .$if(isPriceExpected, (update) => update.where('total_micro', '=', values.expectedTotal))
      .returningAll(),
  );
}

/** Writes the order `o` and its history, and selects the resulting row. */
function buildWrite(
  write: (db: QueryCreator<WrittenTables>, values: Parameters<Values>) => Returning,
): WriteStatement {
  return statement(TABLES, (db, values: Parameters<Values>) =>
    db
      .with('o', (db) => write(db, values))
      .with('noted', (db) =>
        db
          .insertInto('order_history')
          .columns([
            'order_id',
            'trigger',
            'actor',
            'actor_id',
            'from_status',
            'to_status',
            'note',
            'created_at',
          ])
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
      )
      .selectFrom('o')
      .innerJoin('agents as agent', 'agent.id', 'o.agent_id')
      .selectAll('o')
      .select('agent.name as provider_name')
      .select(({ ref }) => selectOrderTransfers(ref('o.id'))),
  );
}

function pickColumns(columns: readonly Column[], values: Parameters<Values>) {
  return Object.fromEntries(columns.map((column) => [column, values[column]]));
}
