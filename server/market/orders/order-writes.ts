import type { InsertQueryBuilder, QueryCreator, UpdateQueryBuilder } from 'kysely';
import type { EntityManager } from '../../foundation/db/orm.ts';
import { type Parameters, type Statement, statement, type Tables } from '../../foundation/db/statement.ts';
import { Agent } from '../../identity/agent.entity.ts';
import type { Actor, OrderStatus, Trigger } from './lifecycle.ts';
import { Order, OrderHistory } from './order.entity.ts';
import {
  type NewOrder,
  type OrderChanges,
  type OrderColumns,
  type OrderRow,
  orderTransfers,
} from './rows.ts';

/** One line of an order's history. */
export interface HistoryLine {
  trigger: Trigger;
  actor: Actor;
  actorId: string | null;
  from: OrderStatus | null;
  note: string | null;
}

export interface OrderUpdate {
  id: string;
  /** Where the order must still be; nothing is written when it has moved on. */
  expected: { status: OrderStatus; totalMicro?: bigint };
  changes: OrderChanges;
  history: HistoryLine;
  now: Date;
}

type Column = keyof OrderChanges;
type Expected = { expectedId: string; expectedStatus: OrderStatus; expectedTotal?: bigint | undefined };
type Values = Required<OrderChanges> & HistoryLine & Expected;

const TABLES = [Order, OrderHistory, Agent] as const;

/** Writes a new order and the first line of its history in one statement. */
export async function insertOrder(
  em: EntityManager,
  order: NewOrder,
  history: HistoryLine,
): Promise<OrderRow> {
  const columns = columnsOf(order as OrderChanges);
  const insert = builtOnce(`insert ${columns}`, () => insertOf(columns));
  const written = await insert.firstRow(em, { ...order, ...history });
  if (!written) throw new Error('An order that was written is not there');
  return written;
}

/** Changes an order and its history in one statement; undefined when it is not where it was expected. */
export function updateOrder(em: EntityManager, update: OrderUpdate): Promise<OrderRow | undefined> {
  const { id, expected, history, now } = update;
  const changes = { ...update.changes, updated_at: now };
  const columns = columnsOf(changes);
  const isPriceExpected = expected.totalMicro !== undefined;
  return builtOnce(`update ${columns} ${isPriceExpected}`, () => updateOf(columns, isPriceExpected)).firstRow(
    em,
    {
      ...changes,
      ...history,
      expectedId: id,
      expectedStatus: expected.status,
      expectedTotal: expected.totalMicro,
    },
  );
}

type Write = Statement<object, OrderRow>;

/** One for each set of columns that steps write: these are few, and building takes as long as running. */
const built = new Map<string, Write>();

function builtOnce(shape: string, build: () => Write): Write {
  const known = built.get(shape) ?? build();
  built.set(shape, known);
  return known;
}

function columnsOf(changes: OrderChanges): Column[] {
  return (Object.keys(changes) as Column[]).filter((column) => changes[column] !== undefined);
}

type WrittenTables = Tables<(typeof TABLES)[number]>;
type Returning =
  | InsertQueryBuilder<WrittenTables, 'orders', OrderColumns>
  | UpdateQueryBuilder<WrittenTables, 'orders', 'orders', OrderColumns>;

function insertOf(columns: readonly Column[]): Write {
  return writing((db, values) =>
    db
      .insertInto('orders')
      .values(assigned(columns, values) as Parameters<NewOrder>)
      .returningAll(),
  );
}

function updateOf(columns: readonly Column[], isPriceExpected: boolean): Write {
  return writing((db, values) =>
    db
      .updateTable('orders')
      .set(assigned(columns, values))
      .where('id', '=', values.expectedId)
      .where('status', '=', values.expectedStatus)
      .$if(isPriceExpected, (update) => update.where('total_micro', '=', values.expectedTotal))
      .returningAll(),
  );
}

/** The order `o` as it is written, its history, and the row as it is then. */
function writing(write: (db: QueryCreator<WrittenTables>, values: Parameters<Values>) => Returning): Write {
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
      .select(({ ref }) => orderTransfers(ref('o.id'))),
  );
}

function assigned(columns: readonly Column[], values: Parameters<Values>) {
  return Object.fromEntries(columns.map((column) => [column, values[column]]));
}
