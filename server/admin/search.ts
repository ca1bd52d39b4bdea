import { type Expression, sql } from 'kysely';
import type { FoundRecordKind } from '../../generated/vocabulary.gen.ts';
import { isReference, normaliseReference } from '../chain/reference.ts';
import { ChainTransaction } from '../chain/transactions/chain-transaction.entity.ts';
import { toTransferStatus } from '../chain/transactions/transfer-status.ts';
import { ChainTransfer } from '../chain/transfers/chain-transfer.entity.ts';
import type { EntityManager } from '../foundation/db/orm.ts';
import { rows, tables } from '../foundation/db/statement.ts';
import { NETWORKS, type Network } from '../foundation/platform/networks.ts';
import { normalizeWalletAddress } from '../foundation/platform/wallet-address.ts';
import { Agent } from '../identity/agent.entity.ts';
import { AgentWallet } from '../identity/agent-wallet.entity.ts';
import { Order } from '../market/orders/order.entity.ts';
import { HeldPayment } from '../money/payments/held-payment.entity.ts';
import { parseTransactionReference } from '../money/payments/payment-key.ts';
import { PaymentSpend } from '../money/payments/payment-spend.entity.ts';
import { SETTLEMENT } from '../money/payments/settlement/settlement-kind.ts';
import { HeldPayout } from '../money/payouts/held-payout.entity.ts';
import { PAYOUT_LEDGER_KINDS, type PayoutKind } from '../money/payouts/payout.ts';
import { OperatorAction } from './operator-action.entity.ts';

/** Of each kind. */
const MAX_FOUND = 20;

export interface FoundRecord {
  kind: FoundRecordKind;
  id: string;
  status: string | null;
  detail: string | null;
  network: Network | null;
  amountMicro: bigint | null;
  txHash: string | null;
  createdAt: Date;
}

/** What an operator looks for, as each column would have it. */
interface Wanted {
  text: string;
  walletKey: string;
  /** Empty unless the text can be a transaction. */
  reference: string;
}

const db = tables(
  Order,
  Agent,
  AgentWallet,
  ChainTransaction,
  ChainTransfer,
  HeldPayment,
  HeldPayout,
  PaymentSpend,
  OperatorAction,
);

const PAYOUT_KINDS = Object.keys(PAYOUT_LEDGER_KINDS) as PayoutKind[];
const PAYOUT_SUBJECTS = ['order', 'earn_deposit', 'earn_withdrawal', 'payment'];
const NOTHING = { status: null, detail: null, network: null, amountMicro: null, txHash: null };

/** Rows by ids: a union of index lookups, where alternatives in one condition would read the whole table. */
const idsOf = (...queries: Expression<{ id: string }>[]) => sql<string>`(${sql.join(queries, sql` union `)})`;

const itself = ({ text }: Wanted) => db.selectNoFrom(sql<string>`${text}::text`.as('id'));

/** Transfers that share a transaction have the hash of their batch, under which they are not found. */
const transactionsOf = ({ reference }: Wanted) =>
  db
    .selectFrom('chain_transactions as own')
    .select('own.id')
    .where('own.network', 'in', NETWORKS)
    .where('own.tx_hash', '=', reference)
    .where(sql<boolean>`own.batching is distinct from 'shared'`);

const spendsOf = ({ reference }: Wanted) =>
  db
    .selectFrom('payment_spends as spend')
    .select('spend.subject_id as id')
    .where('spend.network', 'in', NETWORKS)
    .where('spend.reference', '=', reference);

async function findOrders(em: EntityManager, wanted: Wanted): Promise<FoundRecord[]> {
  const ofWallet = db
    .selectFrom('orders as own')
    .select('own.id')
    .where('own.client_wallet_key', '=', wanted.walletKey)
    .orderBy('own.created_at', 'desc')
    .limit(MAX_FOUND);
  const ofBounty = db
    .selectFrom('orders as posted')
    .select('posted.id')
    .where('posted.bounty_id', 'in', idsOf(itself(wanted), spendsOf(wanted)));
  const found = await rows(
    em,
    db
      .selectFrom('orders')
      .select(['id', 'status', 'service_title', 'payment_network', 'total_micro', 'escrow_tx_hash'])
      .select('created_at')
      .where('id', 'in', idsOf(itself(wanted), spendsOf(wanted), ofBounty, ofWallet))
      .orderBy('created_at', 'desc')
      .limit(MAX_FOUND),
  );
  return found.map((row) => ({
    kind: 'order',
    id: row.id,
    status: row.status,
    detail: row.service_title,
    network: row.payment_network,
    amountMicro: row.total_micro,
    txHash: row.escrow_tx_hash,
    createdAt: row.created_at,
  }));
}

async function findAgents(em: EntityManager, wanted: Wanted): Promise<FoundRecord[]> {
  const { text, walletKey } = wanted;
  const bySlug = db.selectFrom('agents as named').select('named.id').where('named.slug', '=', text);
  const byOwner = db
    .selectFrom('agents as own')
    .select('own.id')
    .where('own.owner_wallet_key', '=', walletKey)
    .limit(MAX_FOUND);
  const byWallet = db
    .selectFrom('agent_wallets as wallet')
    .select('wallet.agent_id as id')
    .where('wallet.address_key', '=', walletKey);
  const found = await rows(
    em,
    db
      .selectFrom('agents')
      .select(['id', 'name', 'active', 'created_at'])
      .where('id', 'in', idsOf(itself(wanted), bySlug, byOwner, byWallet, spendsOf(wanted)))
      .orderBy('created_at', 'desc')
      .limit(MAX_FOUND),
  );
  return found.map(({ id, name, active, created_at }) => ({
    ...NOTHING,
    kind: 'agent',
    id,
    status: active ? 'active' : 'inactive',
    detail: name,
    createdAt: created_at,
  }));
}

async function findOutgoing(em: EntityManager, wanted: Wanted): Promise<FoundRecord[]> {
  const bySubject = db
    .selectFrom('chain_transactions as asked')
    .select('asked.id')
    .where('asked.kind', 'in', PAYOUT_KINDS)
    .where('asked.subject_type', 'in', PAYOUT_SUBJECTS)
    .where('asked.subject_id', '=', wanted.text);
  const byBatch = db
    .selectFrom('chain_transactions as shared')
    .select('shared.id')
    .where('shared.batch_id', 'in', transactionsOf(wanted))
    .limit(MAX_FOUND);
  const toWallet = db
    .selectFrom('chain_transfers as received')
    .select('received.id')
    .where(sql`wallet_key_of(received.to_address)`, '=', wanted.walletKey)
    .orderBy('received.created_at', 'desc')
    .orderBy('received.id', 'desc')
    .limit(MAX_FOUND);
  const found = await rows(
    em,
    db
      .selectFrom('chain_transactions as sent')
      .innerJoin('chain_transfers as transfer', 'transfer.id', 'sent.id')
      .select(['sent.kind', 'sent.subject_id', 'sent.state', 'sent.trouble', 'sent.tx_hash', 'sent.network'])
      .select(['sent.last_error', 'sent.created_at', 'transfer.to_address', 'transfer.amount_micro'])
      .where('sent.id', 'in', idsOf(bySubject, transactionsOf(wanted), byBatch, toWallet))
      .where('sent.kind', 'in', PAYOUT_KINDS)
      .orderBy('sent.created_at', 'desc')
      .limit(MAX_FOUND),
  );
  return found.map((row) => ({
    kind: row.kind === 'payout' ? 'payout' : 'refund',
    id: row.subject_id,
    status: toTransferStatus(row),
    detail: row.trouble ? row.last_error : `To ${row.to_address}`,
    network: row.network,
    amountMicro: row.amount_micro,
    txHash: row.tx_hash,
    createdAt: row.created_at,
  }));
}

/** Those that wait for an address of their agent. */
async function findHeldPayouts(em: EntityManager, { text }: Wanted): Promise<FoundRecord[]> {
  const found = await rows(
    em,
    db
      .selectFrom('held_payouts')
      .select(['kind', 'subject_id', 'network', 'amount_micro', 'created_at'])
      .where('subject_type', 'in', PAYOUT_SUBJECTS)
      .where('subject_id', '=', text),
  );
  return found.map((row) => ({
    kind: row.kind === 'payout' ? 'payout' : 'refund',
    id: row.subject_id,
    status: 'held',
    detail: null,
    network: row.network,
    amountMicro: row.amount_micro,
    txHash: null,
    createdAt: row.created_at,
  }));
}

async function findHeldPayments(em: EntityManager, wanted: Wanted): Promise<FoundRecord[]> {
  const byReference = db
    .selectFrom('held_payments as paid')
    .select('paid.id')
    .where('paid.network', 'in', NETWORKS)
    .where('paid.reference', '=', wanted.reference);
  const byPayer = db
    .selectFrom('held_payments as own')
    .select('own.id')
    .where(sql`wallet_key_of(own.payer)`, '=', wanted.walletKey)
    .orderBy('own.created_at', 'desc')
    .limit(MAX_FOUND);
  const found = await rows(
    em,
    db
      .selectFrom('held_payments')
      .select(['id', 'state', 'reason', 'network', 'amount_micro', 'reference', 'created_at'])
      .where('id', 'in', idsOf(itself(wanted), byReference, byPayer))
      .orderBy('created_at', 'desc')
      .limit(MAX_FOUND),
  );
  return found.map((row) => ({
    kind: 'held_payment',
    id: row.id,
    status: row.state,
    detail: row.reason,
    network: row.network,
    amountMicro: row.amount_micro,
    txHash: parseTransactionReference(row.reference),
    createdAt: row.created_at,
  }));
}

async function findSettlements(em: EntityManager, wanted: Wanted): Promise<FoundRecord[]> {
  const found = await rows(
    em,
    db
      .selectFrom('chain_transactions')
      .select(['id', 'state', 'trouble', 'last_error', 'network', 'tx_hash', 'created_at'])
      .where('id', 'in', idsOf(itself(wanted), transactionsOf(wanted)))
      .where('kind', '=', SETTLEMENT)
      .limit(MAX_FOUND),
  );
  return found.map((row) => ({
    ...NOTHING,
    kind: 'settlement',
    id: row.id,
    status: toTransferStatus(row),
    detail: row.last_error,
    network: row.network,
    txHash: row.tx_hash,
    createdAt: row.created_at,
  }));
}

async function findActions(em: EntityManager, { text }: Wanted): Promise<FoundRecord[]> {
  const found = await rows(
    em,
    db
      .selectFrom('operator_actions')
      .select(['action', 'operator', 'subject_id', 'note', 'created_at'])
      .where('subject_id', '=', text)
      .orderBy('created_at', 'desc')
      .limit(MAX_FOUND),
  );
  return found.map(({ action, operator, subject_id, note, created_at }) => ({
    ...NOTHING,
    kind: 'action',
    id: subject_id,
    status: action,
    detail: note ? `${operator}: ${note}` : operator,
    createdAt: created_at,
  }));
}

const FINDERS = [
  findOrders,
  findAgents,
  findOutgoing,
  findHeldPayouts,
  findHeldPayments,
  findSettlements,
  findActions,
];

/** Records with this id, wallet or transaction, in any state. */
export async function searchRecords(em: EntityManager, asked: string): Promise<FoundRecord[]> {
  const text = asked.trim();
  const network = NETWORKS.find((one) => isReference(one, text));
  const wanted = {
    text,
    walletKey: normalizeWalletAddress(text),
    reference: network ? normaliseReference(network, text) : '',
  };
  const found: FoundRecord[] = [];
  for (const find of FINDERS) found.push(...(await find(em, wanted)));
  return found;
}
