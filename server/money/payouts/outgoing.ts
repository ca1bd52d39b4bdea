import { expressionBuilder, type InferResult, sql } from 'kysely';
import { ChainTransaction, type Trouble } from '../../chain/transactions/chain-transaction.entity.ts';
import { ChainTransfer } from '../../chain/transfers/chain-transfer.entity.ts';
import type { Page, PageRequest } from '../../foundation/browse/page.ts';
import { pageQuery } from '../../foundation/browse/page-query.ts';
import { readPage } from '../../foundation/browse/read-page.ts';
import { byTime } from '../../foundation/browse/sort-order.ts';
import { source } from '../../foundation/browse/source.ts';
import { countedRows } from '../../foundation/browse/totals.ts';
import type { EntityManager } from '../../foundation/db/orm.ts';
import { firstRow, rows, tables } from '../../foundation/db/statement.ts';
import { HeldPayout } from './held-payout.entity.ts';
import { type PayoutKind, SETTLED } from './payout.ts';

const db = tables(HeldPayout, ChainTransaction, ChainTransfer);

/** Those that wait for an address have no transaction yet. */
const held = db
  .selectFrom('held_payouts')
  .select(['kind', 'subject_type', 'subject_id as id', 'network', 'created_at'])
  .select([
    sql<bigint | null>`amount_micro`.as('held_micro'),
    sql<string | null>`agent_id`.as('agent_id'),
    sql<string | null>`null::text`.as('transaction_id'),
    sql<ChainTransaction['state']>`'prepared'::text`.as('state'),
    sql<Trouble | null>`'held'::text`.as('trouble'),
    sql<string | null>`null::text`.as('last_error'),
    sql<number>`0`.as('attempt'),
    sql<Date | null>`null::timestamptz`.as('next_attempt_at'),
    sql<string | null>`null::text`.as('tx_hash'),
  ]);

const sent = db
  .selectFrom('chain_transactions')
  .select(sql<PayoutKind>`kind`.as('kind'))
  .select(['subject_type', 'subject_id as id', 'network', 'created_at'])
  .select([
    sql<bigint | null>`null::bigint`.as('held_micro'),
    sql<string | null>`null::text`.as('agent_id'),
    sql<string | null>`id`.as('transaction_id'),
    'state',
    'trouble',
    'last_error',
    'attempt',
    'next_attempt_at',
    'tx_hash',
  ]);

const inTrouble = held.unionAll(sent.where('trouble', 'is not', null));

/** Of those that are shown alone: written as a join, it would be looked up of all before they are sorted. */
const moved = db
  .selectFrom('chain_transfers as transfer')
  .whereRef('transfer.id', '=', sql.ref('outgoing.transaction_id'));

const shown = (some: typeof inTrouble) =>
  db
    .selectFrom(some.as('outgoing'))
    .select([
      'outgoing.kind',
      'outgoing.subject_type',
      'outgoing.id',
      'outgoing.network',
      'outgoing.created_at',
      'outgoing.agent_id',
      'outgoing.state',
      'outgoing.trouble',
      'outgoing.last_error',
      'outgoing.attempt',
      'outgoing.next_attempt_at',
      'outgoing.tx_hash',
      moved.select('transfer.to_address').as('to_address'),
      sql<bigint>`coalesce(outgoing.held_micro, (${moved.select('transfer.amount_micro')}))`.as(
        'amount_micro',
      ),
    ]);

const outgoing = shown(inTrouble);

/** A payout, refund or return, wherever it has got to. */
export type Outgoing = InferResult<typeof outgoing>[number];

const ENTITIES = [HeldPayout, ChainTransaction, ChainTransfer] as const;
const SOURCE = source(ENTITIES, outgoing, 'outgoing.id');
const NEWEST = byTime('outgoing', 'outgoing.created_at', 'desc');
const condition = expressionBuilder<{ outgoing: Outgoing }, 'outgoing'>();

const TROUBLES = { held: ['held'], failed: ['retrying', 'failed'] } as const;

export interface OutgoingFilter {
  kinds: readonly PayoutKind[];
  status: keyof typeof TROUBLES | undefined;
}

/** What is in trouble, newest first. */
export function listOutgoing(
  em: EntityManager,
  { kinds, status }: OutgoingFilter,
  page: PageRequest,
): Promise<Page<Outgoing>> {
  const where = [
    condition('outgoing.kind', 'in', kinds),
    ...(status ? [condition('outgoing.trouble', 'in', TROUBLES[status])] : []),
  ];
  const total = countedRows(outgoing.clearSelect(), where);
  return readPage(em, pageQuery({ source: SOURCE, where, order: NEWEST, page, total }));
}

const MOST_COUNTED = 10_000;

const counted = db
  .selectFrom((eb) =>
    eb
      .selectFrom(inTrouble.as('outgoing'))
      .select(['outgoing.kind', 'outgoing.trouble'])
      .where('outgoing.kind', 'in', Object.keys(SETTLED) as PayoutKind[])
      .limit(MOST_COUNTED)
      .as('some'),
  )
  .select(['some.kind', 'some.trouble', ({ fn }) => fn.countAll<bigint>().as('count')])
  .groupBy(['some.kind', 'some.trouble']);

export type TroubleCount = InferResult<typeof counted>[number];

/** How many are in trouble, up to `MOST_COUNTED`. */
export function countOutgoing(em: EntityManager): Promise<TroubleCount[]> {
  return rows(em, counted);
}

export interface OutgoingName {
  kinds: readonly PayoutKind[];
  /** Those that may have one, so that the index by subject finds it. */
  subjectTypes: readonly string[];
  subjectId: string;
}

/** The one of a subject, also when all is well with it. */
export function findOutgoing(
  em: EntityManager,
  { kinds, subjectTypes, subjectId }: OutgoingName,
): Promise<Outgoing | undefined> {
  const own = held
    .where('subject_type', 'in', subjectTypes)
    .where('subject_id', '=', subjectId)
    .where('kind', 'in', kinds);
  const sentOne = sent
    .where('kind', 'in', kinds)
    .where('subject_type', 'in', subjectTypes)
    .where('subject_id', '=', subjectId);
  return firstRow(em, shown(own.unionAll(sentOne)));
}
