import { type AliasedExpression, type InferResult, type SelectQueryBuilder, sql } from 'kysely';
import { ChainTransaction } from '../../chain/transactions/chain-transaction.entity.ts';
import { ChainTransfer } from '../../chain/transfers/chain-transfer.entity.ts';
import { type Page, type PageRequest, toRowLimits } from '../../foundation/browse/page.ts';
import { buildPageQuery } from '../../foundation/browse/page-query.ts';
import { readPage } from '../../foundation/browse/read-page.ts';
import { isAfterCursor, sortByTime } from '../../foundation/browse/sort-order.ts';
import { applyConditions, createSource } from '../../foundation/browse/source.ts';
import { MAX_COUNTED, selectBoundedCount } from '../../foundation/browse/totals.ts';
import type { EntityManager } from '../../foundation/db/orm.ts';
import { tables } from '../../foundation/db/statement.ts';
import type { Network } from '../../foundation/platform/networks.ts';
import { AgentWallet } from '../../identity/agent-wallet.entity.ts';
import { PaymentSpend } from '../payments/payment-spend.entity.ts';
import { SETTLEMENT } from '../payments/settlement/settlement-kind.ts';
import { Swap } from '../swaps/swap.entity.ts';
import { WalletSpending } from './wallet-spending.entity.ts';
import { WalletTransfer } from './wallet-transfer.entity.ts';

const ENTITIES = [
  WalletTransfer,
  WalletSpending,
  ChainTransaction,
  ChainTransfer,
  AgentWallet,
  PaymentSpend,
  Swap,
] as const;

/** Those whose columns the rows have. */
const TYPING_ENTITIES = [WalletTransfer, WalletSpending, Swap] as const;

const db = tables(...ENTITIES);

type EntryKind = 'send' | 'withdraw' | 'payment' | 'receipt' | 'swap';

/** Narrows one kind of entries, whose time and id are named. */
type Narrowing = <DB, TB extends keyof DB, Row>(
  rows: SelectQueryBuilder<DB, TB, Row>,
  time: string,
  id: string,
) => SelectQueryBuilder<DB, TB, Row>;

const narrowToCount: Narrowing = (rows) => rows.limit(MAX_COUNTED);

/** Each kind is an index range, read no further than the page needs, however many entries there are. */
const narrowTo =
  (page: PageRequest): Narrowing =>
  (rows, time, id) => {
    const order = sortByTime(NEWEST.name, time, 'desc');
    const after = page.cursor === undefined ? [] : [isAfterCursor(order, id, page.cursor)];
    return applyConditions(rows, after)
      .orderBy(order.value, 'desc')
      .orderBy(sql.ref(id), 'desc')
      .limit(toRowLimits(page).reach);
  };

const noText = sql<string | null>`null::text`;
const noLamports = sql<bigint | null>`null::bigint`;
const noTime = sql<Date | null>`null::timestamptz`;

const transfersOf = (agentId: string) =>
  db
    .selectFrom('wallet_transfers as transfer')
    .select([
      'transfer.id',
      sql<EntryKind>`transfer.purpose`.as('kind'),
      'transfer.network',
      'transfer.amount_micro',
      'transfer.created_at',
      sql<string | null>`transfer.to_address`.as('counterparty'),
      sql<string | null>`transfer.id`.as('transaction_id'),
      noText.as('settlement_subject'),
      noTime.as('expires_at'),
      noText.as('swap_hash'),
      noLamports.as('out_lamports'),
    ])
    .where('transfer.agent_id', '=', agentId);

const paymentsOf = (agentId: string) =>
  db
    .selectFrom('wallet_spendings as spending')
    .select([
      // request keys are secrets, and cursors cannot hold them
      sql<string>`encode(sha256(convert_to(spending.request_key, 'UTF8')), 'hex')`.as('id'),
      sql<EntryKind>`'payment'::text`.as('kind'),
      'spending.network',
      'spending.amount_micro',
      'spending.created_at',
      noText.as('counterparty'),
      noText.as('transaction_id'),
      sql<string | null>`spending.settlement_subject`.as('settlement_subject'),
      sql<Date | null>`spending.expires_at`.as('expires_at'),
      noText.as('swap_hash'),
      noLamports.as('out_lamports'),
    ])
    .where('spending.agent_id', '=', agentId);

/** What the treasury sent to one of the wallet's addresses. Its network is that of the transaction. */
const receiptsOf = (agentId: string, narrow: Narrowing) =>
  db
    .selectFrom('agent_wallets as wallet')
    .innerJoinLateral(
      ({ selectFrom }) =>
        narrow(
          selectFrom('chain_transfers as received')
            .select(['received.id', 'received.amount_micro', 'received.created_at'])
            .where(sql`wallet_key_of(received.to_address)`, '=', sql.ref('wallet.address_key')),
          'received.created_at',
          'received.id',
        ).as('receipt'),
      (join) => join.onTrue(),
    )
    .select([
      'receipt.id',
      sql<EntryKind>`'receipt'::text`.as('kind'),
      sql<Network>`null::text`.as('network'),
      'receipt.amount_micro',
      sql<Date>`receipt.created_at`.as('created_at'),
      noText.as('counterparty'),
      sql<string | null>`receipt.id`.as('transaction_id'),
      noText.as('settlement_subject'),
      noTime.as('expires_at'),
      noText.as('swap_hash'),
      noLamports.as('out_lamports'),
    ])
    .where('wallet.agent_id', '=', agentId);

const swapsOf = (agentId: string) =>
  db
    .selectFrom('agent_wallets as wallet')
    .innerJoin('swaps as swap', 'swap.receiver', 'wallet.address')
    .select([
      'swap.id',
      sql<EntryKind>`'swap'::text`.as('kind'),
      sql<Network>`'solana-mainnet'::text`.as('network'),
      'swap.amount_micro',
      'swap.created_at',
      sql<string | null>`swap.taker`.as('counterparty'),
      noText.as('transaction_id'),
      noText.as('settlement_subject'),
      noTime.as('expires_at'),
      sql<string | null>`swap.tx_hash`.as('swap_hash'),
      sql<bigint | null>`swap.out_lamports`.as('out_lamports'),
    ])
    .where('wallet.agent_id', '=', agentId)
    .where('wallet.family', '=', 'solana')
    .where('swap.state', '<>', 'offered');

type Entry = InferResult<ReturnType<typeof transfersOf>>[number];

const selectPart = (part: AliasedExpression<Entry, 'part'>, narrow: Narrowing) =>
  db
    .selectFrom(narrow(db.selectFrom(part).selectAll('part'), 'part.created_at', 'part.id').as('narrowed'))
    .selectAll('narrowed');

const allOf = (agentId: string, narrow: Narrowing) =>
  db.selectFrom(
    selectPart(transfersOf(agentId).as('part'), narrow)
      .unionAll(selectPart(paymentsOf(agentId).as('part'), narrow))
      .unionAll(selectPart(swapsOf(agentId).as('part'), narrow))
      .unionAll(receiptsOf(agentId, narrow))
      .as('entry'),
  );

/** The transaction of an entry. */
type Progress = Pick<ChainTransaction, 'state' | 'trouble' | 'network'> & {
  tx_hash: string | null;
  order_id: string | null;
};

/** Only for the displayed rows: as a join, it would run for all rows before sorting. */
const progress = sql<Progress | null>`(
  select json_build_object('state', moved.state, 'trouble', moved.trouble, 'network', moved.network,
    'tx_hash', moved.tx_hash, 'order_id',
    case
      when entry.kind = 'receipt' and moved.subject_type = 'order' then moved.subject_id
      when entry.kind = 'payment' then (
        select spend.subject_id from payment_spends spend
        where spend.network = moved.network and spend.reference = moved.tx_hash
          and spend.subject_type in ('order', 'x402'))
    end)
  from chain_transactions moved
  where moved.id = coalesce(entry.transaction_id, (
    select settled.id from chain_transactions settled
    where settled.kind = ${sql.lit(SETTLEMENT)} and settled.subject_type = 'authorization'
      and settled.subject_id = entry.settlement_subject)))`;

const historyOf = (agentId: string, narrow: Narrowing) =>
  allOf(agentId, narrow).select([
    'entry.id',
    'entry.kind',
    'entry.network',
    'entry.amount_micro',
    'entry.created_at',
    'entry.counterparty',
    'entry.expires_at',
    'entry.swap_hash',
    'entry.out_lamports',
    progress.as('progress'),
  ]);

/** A movement of a server wallet. */
export type WalletEntryRow = InferResult<ReturnType<typeof historyOf>>[number];

const NEWEST = sortByTime('wallet-history', 'entry.created_at', 'desc');

/** What a server wallet sent, paid and received through the market, newest first. */
export function listWalletHistory(
  em: EntityManager,
  agentId: string,
  page: PageRequest,
): Promise<Page<WalletEntryRow>> {
  const source = createSource(TYPING_ENTITIES, historyOf(agentId, narrowTo(page)), 'entry.id');
  const total = selectBoundedCount(allOf(agentId, narrowToCount), []);
  return readPage(em, buildPageQuery({ source, where: [], order: NEWEST, page, total }));
}
