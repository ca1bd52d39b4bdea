import { expressionBuilder, type InferResult, sql } from 'kysely';
import { ChainTransaction, type Trouble } from '../../chain/transactions/chain-transaction.entity.ts';
import { ChainTransfer } from '../../chain/transfers/chain-transfer.entity.ts';
import type { Page, PageRequest } from '../../foundation/browse/page.ts';
import { buildPageQuery } from '../../foundation/browse/page-query.ts';
import { readPage } from '../../foundation/browse/read-page.ts';
import { sortByTime } from '../../foundation/browse/sort-order.ts';
import { createSource } from '../../foundation/browse/source.ts';
import { selectBoundedCount } from '../../foundation/browse/totals.ts';
import type { EntityManager } from '../../foundation/db/orm.ts';
import { firstRow, rows, tables } from '../../foundation/db/statement.ts';
import type { Network } from '../../foundation/platform/networks.ts';
import { HeldPayout } from './held-payout.entity.ts';
import { PAYOUT_LEDGER_KINDS, type PayoutKind } from './payout.ts';

const db = tables(HeldPayout, ChainTransaction, ChainTransfer);

/** Payouts held for lack of an address have no transaction yet. */
const heldPayouts = db
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

const sentTransactions = db
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

const troubledPayments = heldPayouts.unionAll(sentTransactions.where('trouble', 'is not', null));

/** Only for the displayed rows: as a join, it would run for all rows before sorting. */
const transferOfOutgoing = db
  .selectFrom('chain_transfers as transfer')
  .whereRef('transfer.id', '=', sql.ref('outgoing.transaction_id'));

const selectOutgoing = (some: typeof troubledPayments) =>
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
      transferOfOutgoing.select('transfer.to_address').as('to_address'),
      sql<bigint>`coalesce(outgoing.held_micro, (${transferOfOutgoing.select('transfer.amount_micro')}))`.as(
        'amount_micro',
      ),
    ]);

const outgoing = selectOutgoing(troubledPayments);

/** A payout, refund or return, in any state. */
export type OutgoingPayment = InferResult<typeof outgoing>[number];

const ENTITIES = [HeldPayout, ChainTransaction, ChainTransfer] as const;
const SOURCE = createSource(ENTITIES, outgoing, 'outgoing.id');
const NEWEST = sortByTime('outgoing', 'outgoing.created_at', 'desc');
const condition = expressionBuilder<{ outgoing: OutgoingPayment }, 'outgoing'>();

const TROUBLES = { held: ['held'], failed: ['retrying', 'failed'] } as const;

export interface OutgoingPaymentFilter {
  kinds: readonly PayoutKind[];
  status?: keyof typeof TROUBLES | undefined;
  subjectType?: string | undefined;
  network?: Network | undefined;
}

/** Held and failed ones, newest first. */
export function listOutgoingPayments(
  em: EntityManager,
  { kinds, status, subjectType, network }: OutgoingPaymentFilter,
  page: PageRequest,
): Promise<Page<OutgoingPayment>> {
  const where = [
    condition('outgoing.kind', 'in', kinds),
    ...(status ? [condition('outgoing.trouble', 'in', TROUBLES[status])] : []),
    ...(subjectType ? [condition('outgoing.subject_type', '=', subjectType)] : []),
    ...(network ? [condition('outgoing.network', '=', network)] : []),
  ];
  const total = selectBoundedCount(outgoing.clearSelect(), where);
  return readPage(em, buildPageQuery({ source: SOURCE, where, order: NEWEST, page, total }));
}

const MAX_COUNTED = 10_000;

const troubleCounts = db
  .selectFrom((eb) =>
    eb
      .selectFrom(troubledPayments.as('outgoing'))
      .select(['outgoing.kind', 'outgoing.trouble'])
      .where('outgoing.kind', 'in', Object.keys(PAYOUT_LEDGER_KINDS) as PayoutKind[])
      .limit(MAX_COUNTED)
      .as('some'),
  )
  .select(['some.kind', 'some.trouble', ({ fn }) => fn.countAll<bigint>().as('count')])
  .groupBy(['some.kind', 'some.trouble']);

export type TroubleCount = InferResult<typeof troubleCounts>[number];

/** The number of held and failed ones, up to `MAX_COUNTED`. */
export function countOutgoingPayments(em: EntityManager): Promise<TroubleCount[]> {
  return rows(em, troubleCounts);
}

export interface OutgoingPaymentKey {
  kinds: readonly PayoutKind[];
  /** Subject types that may have one, so that the index by subject is used. */
  subjectTypes: readonly string[];
  subjectId: string;
}

/** The payment of a subject, in any state. */
export function findOutgoingPayment(
  em: EntityManager,
  { kinds, subjectTypes, subjectId }: OutgoingPaymentKey,
): Promise<OutgoingPayment | undefined> {
  const own = heldPayouts
    .where('subject_type', 'in', subjectTypes)
    .where('subject_id', '=', subjectId)
    .where('kind', 'in', kinds);
  const sentOne = sentTransactions
    .where('kind', 'in', kinds)
    .where('subject_type', 'in', subjectTypes)
    .where('subject_id', '=', subjectId);
  return firstRow(em, selectOutgoing(own.unionAll(sentOne)));
}
