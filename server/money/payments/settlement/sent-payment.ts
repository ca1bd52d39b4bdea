import type { Kysely } from 'kysely';
import { ChainTransaction } from '../../../chain/transactions/chain-transaction.entity.ts';
import type { TransactionSubject } from '../../../chain/transactions/transaction-kind.ts';
import type { EntityManager } from '../../../foundation/db/orm.ts';
import { type Parameters, statement, type Tables } from '../../../foundation/db/statement.ts';
import type { Network } from '../../../foundation/platform/networks.ts';
import { HeldPayment } from '../held-payment.entity.ts';
import { PaymentSpend } from '../payment-spend.entity.ts';
import type { TransactionProof } from '../proof.ts';
import type { SpendRecord } from '../purchase-access.ts';
import { Settlement } from './settlement.entity.ts';
import { buildSettlementRequest, SETTLEMENT } from './settlement-kind.ts';

/** A payment that we submitted for its buyer, and its purpose. */
export interface SentPayment extends SpendRecord {
  settlementId: string;
  transaction: TransactionProof;
  /** `open`: its purchase does not exist yet. `done`: it does, or the money was returned. `failed`: no money moved. */
  progress: 'open' | 'done' | 'failed';
  /** Another payload was submitted under the same request key of the same payer. */
  isIdentifierReused?: true;
}

const ENTITIES = [Settlement, ChainTransaction, PaymentSpend, HeldPayment] as const;
type Database = Kysely<Tables<(typeof ENTITIES)[number]>>;

const selectSentPayments = (db: Database) =>
  db
    .selectFrom('settlements as settlement')
    .innerJoin('chain_transactions as sent', 'sent.id', 'settlement.id')
    .innerJoin('payment_spends as spend', (join) =>
      join.onRef('spend.network', '=', 'sent.network').onRef('spend.reference', '=', 'sent.tx_hash'),
    )
    .select([
      'settlement.id as settlementId',
      'settlement.due_at as dueAt',
      'settlement.identifier_hash as identifierHash',
      'sent.state',
      'spend.network',
      'spend.reference',
      'spend.subject_type as subjectType',
      'spend.subject_id as subjectId',
      'spend.request_fingerprint as requestFingerprint',
      'spend.payer',
      'spend.lock',
      'spend.request_key_hash as requestKeyHash',
    ]);

const selectBySubject = statement(
  ENTITIES,
  (db, { subjectType, subjectId }: Parameters<TransactionSubject>) =>
    selectSentPayments(db)
      .where('sent.kind', '=', SETTLEMENT)
      .where('sent.subject_type', '=', subjectType)
      .where('sent.subject_id', '=', subjectId),
);

const selectById = statement(ENTITIES, (db, { id }: Parameters<{ id: string }>) =>
  selectSentPayments(db).where('settlement.id', '=', id),
);

type IdentifierKey = { identifierHash: string };

/** A request key is taken as long as its payment may succeed: not once it failed or is returned. */
const selectActiveByIdentifier = (db: Database, { identifierHash }: Parameters<IdentifierKey>) =>
  selectSentPayments(db)
    .where('settlement.identifier_hash', '=', identifierHash)
    .where('sent.state', '!=', 'failed')
    .where('spend.subject_type', '!=', 'return')
    .where(({ not, exists, selectFrom }) => {
      const goesBack = selectFrom('held_payments as held')
        .select('held.id')
        .whereRef('held.network', '=', 'spend.network')
        .whereRef('held.reference', '=', 'spend.reference')
        .where('held.state', 'in', ['returning', 'returned']);
      return not(exists(goesBack));
    });

const selectByIdentifier = statement(ENTITIES, selectActiveByIdentifier);

// one statement, so that it cannot free a key that was taken between a read and an update
const releaseInactiveIdentifier = statement(ENTITIES, (db, named: Parameters<IdentifierKey>) =>
  db
    .updateTable('settlements')
    .set({ identifier_hash: null })
    .where('identifier_hash', '=', named.identifierHash)
    .where('id', 'not in', selectActiveByIdentifier(db, named).clearSelect().select('settlement.id')),
);

export async function findByIdentifier(
  em: EntityManager,
  identifierHash: string,
): Promise<SentPayment | undefined> {
  const row = await selectByIdentifier.firstRow(em, { identifierHash });
  return row && { ...toSentPayment(row), isIdentifierReused: true };
}

/** Frees a key that is no longer taken. */
export async function releaseIdentifier(em: EntityManager, identifierHash: string): Promise<void> {
  await releaseInactiveIdentifier.affected(em, { identifierHash });
}

export async function findByAuthorization(
  em: EntityManager,
  network: Network,
  authorizationKey: string,
): Promise<SentPayment | undefined> {
  const row = await selectBySubject.firstRow(em, buildSettlementRequest(network, authorizationKey));
  return row && toSentPayment(row);
}

export async function findSentPayment(em: EntityManager, id: string): Promise<SentPayment | undefined> {
  const row = await selectById.firstRow(em, { id });
  return row && toSentPayment(row);
}

/**
 * Decides, in the transaction that creates the purchase or returns the money, which of them happens. Of any number of
 * callers, one gets true; the others wait for its commit, or try themselves if it rolled back.
 */
export async function completeSettlement(
  em: EntityManager,
  { settlementId: id }: SentPayment,
): Promise<boolean> {
  const changes = { request: null, dueAt: null };
  return (await em.nativeUpdate(Settlement, { id, dueAt: { $ne: null } }, changes)) > 0;
}

type Row = NonNullable<Awaited<ReturnType<(typeof selectById)['firstRow']>>>;

function toSentPayment({ network, reference, state, dueAt, ...row }: Row): SentPayment {
  const isOpen = dueAt !== null;
  const progress = state === 'failed' ? 'failed' : isOpen ? 'open' : 'done';
  return { ...row, transaction: { kind: 'transaction', network, reference }, progress };
}
