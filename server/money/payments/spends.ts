import { createHash } from 'node:crypto';
import type { Insertable, QueryCreator } from 'kysely';
import type { IncomingPayment } from '../../chain/types.ts';
import { isPipelined } from '../../foundation/db/deferred-calls.ts';
import type { EntityManager } from '../../foundation/db/orm.ts';
import { encodeRowList, type RowList, selectFromRowList } from '../../foundation/db/row-list.ts';
import { failUnless, type Parameters, statement, type Tables } from '../../foundation/db/statement.ts';
import type { Clock } from '../../foundation/platform/clock.ts';
import { matchesPaymentLock } from '../../foundation/platform/payment-lock.ts';
import { normalizeWalletAddress } from '../../foundation/platform/wallet-address.ts';
import { UnfinalPayment } from './finality/unfinal-payment.entity.ts';
import { buildWatchedPayment, type WatchedPayment } from './finality/watched-payment.ts';
import { buildPaymentKey, buildPaymentKeys, type PaymentRef } from './payment-key.ts';
import { PaymentSpend, type PaymentSubject } from './payment-spend.entity.ts';
import type { Spender } from './spender.ts';

export interface PaymentSpendRequest
  extends PaymentPurpose,
    PaymentRef,
    Partial<Pick<IncomingPayment, 'finality' | 'origin'>> {
  amountMicro: bigint;
  /** The secret's hash, if the transfer is locked. */
  lock?: string | undefined;
}

/** The subject of a spend, and who may see it later. */
export interface PaymentPurpose {
  subjectType: PaymentSubject;
  subjectId: string;
  /** Identifies the request: a repeated request has the same fingerprint. */
  requestFingerprint?: string | undefined;
  /** Known to whoever made the first request. */
  requestKey?: string | undefined;
}

export type PaymentSpendResult =
  /** The payment is now spent on this subject. */
  | { outcome: 'claimed' }
  /** It was spent on this subject before: a repeated call, not a second payment. */
  | { outcome: 'same'; existing: PaymentSpend }
  /** It was spent on something else. */
  | { outcome: 'conflict'; existing: PaymentSpend };

type NewPaymentSpend = Omit<PaymentSpend, 'id'>;
type NewSpend = NewPaymentSpend & { watched: RowList<WatchedColumns> };
type WatchedColumns = Omit<Insertable<Tables<typeof UnfinalPayment>['unfinal_payments']>, 'missing_since'>;

const ENTITIES = [PaymentSpend, UnfinalPayment] as const;

/** Writes the spend `spent`, and watches the payment until it is final. */
const withSpend = (db: QueryCreator<Tables<(typeof ENTITIES)[number]>>, values: Parameters<NewSpend>) =>
  db
    .with('spent', (cte) =>
      cte
        .insertInto('payment_spends')
        .values({
          network: values.network,
          reference: values.reference,
          subject_type: values.subjectType,
          subject_id: values.subjectId,
          payer: values.payer,
          amount_micro: values.amountMicro,
          request_fingerprint: values.requestFingerprint,
          lock: values.lock,
          request_key_hash: values.requestKeyHash,
          created_at: values.createdAt,
        })
        .onConflict((on) => on.columns(['network', 'reference']).doNothing())
        .returning('id'),
    )
    .with('watch', (cte) =>
      cte
        .insertInto('unfinal_payments')
        .columns(WATCHED_COLUMNS)
        .expression((eb) =>
          eb
            .selectFrom([
              'spent',
              selectFromRowList(values.watched, 'watched', {
                id: 'text',
                network: 'text',
                reference: 'text',
                from_address: 'text',
                block_height: 'bigint',
                nonce: 'bigint',
                signed_payload: 'text',
                check_at: 'timestamptz',
                created_at: 'timestamptz',
              }),
            ])
            .select(WATCHED_COLUMNS.map((column) => `watched.${column}` as const)),
        )
        .onConflict((on) => on.column('id').doNothing()),
    );

const insertSpend = statement(ENTITIES, (db, values: Parameters<NewSpend>) =>
  withSpend(db, values).selectFrom('spent').select('id'),
);

/** The same, for a transaction that does not wait for it: fails if the payment was spent before. */
const insertSpendOrFail = statement(ENTITIES, (db, values: Parameters<NewSpend>) =>
  withSpend(db, values).selectNoFrom(({ exists, selectFrom }) =>
    failUnless(exists(selectFrom('spent').select('id')), 'The payment was spent before').as('written'),
  ),
);

const WATCHED_COLUMNS = [
  'id',
  'network',
  'reference',
  'from_address',
  'block_height',
  'nonce',
  'signed_payload',
  'check_at',
  'created_at',
] as const;

/**
 * Spends a verified payment in the caller's transaction. Of any number of parallel callers, one gets `claimed`; the
 * others wait for its commit and see its spend, or try themselves if it rolled back.
 */
export async function spendPayment(
  em: EntityManager,
  clock: Clock,
  request: PaymentSpendRequest,
): Promise<PaymentSpendResult> {
  const { network, subjectType, subjectId, amountMicro } = request;
  const reference = buildPaymentKey(request);
  const now = clock.now();
  const watched = buildWatchedPayment({ ...request, reference }, now);
  const values = {
    network,
    reference,
    subjectType,
    subjectId,
    payer: request.payer ?? null,
    amountMicro,
    requestFingerprint: request.requestFingerprint ?? null,
    lock: request.lock ?? null,
    requestKeyHash: hashRequestKey(request.requestKey),
    createdAt: now,
    watched: encodeRowList(watched ? [toWatchedColumns(watched)] : []),
  };
  if (isPipelined(em)) {
    await insertSpendOrFail.defer(em, values);
    return { outcome: 'claimed' };
  }
  if (await insertSpend.firstRow(em, values)) return { outcome: 'claimed' };
  const existing = await em.findOneOrFail(PaymentSpend, { network, reference });
  const same = existing.subjectType === subjectType && existing.subjectId === subjectId;
  return { outcome: same ? 'same' : 'conflict', existing };
}

function toWatchedColumns(row: WatchedPayment): WatchedColumns {
  return {
    id: row.id,
    network: row.network,
    reference: row.reference,
    from_address: row.fromAddress,
    block_height: row.blockHeight,
    nonce: row.nonce ?? null,
    signed_payload: row.signedPayload ?? null,
    check_at: row.checkAt,
    created_at: row.createdAt,
  };
}

/** Spends a payment that was about to be returned. The caller has locked the held payment. */
export async function reassignSpend(
  em: EntityManager,
  { id }: PaymentSpend,
  { subjectType, subjectId, requestFingerprint, requestKey }: PaymentPurpose,
): Promise<void> {
  const requestKeyHash = hashRequestKey(requestKey);
  const changes = {
    subjectType,
    subjectId,
    requestFingerprint: requestFingerprint ?? null,
    requestKeyHash,
  };
  await em.nativeUpdate(PaymentSpend, { id, subjectType: 'return' }, changes);
}

/** What a payment was spent on, if it was. */
export async function findSpend(em: EntityManager, payment: PaymentRef): Promise<PaymentSpend | null> {
  const { network } = payment;
  return em.findOne(
    PaymentSpend,
    { network, reference: buildPaymentKey(payment) },
    { disableIdentityMap: true },
  );
}

/** Spends of a transaction that may belong to these wallets: certain ones first. */
export async function findSpends(
  em: EntityManager,
  { network, reference }: PaymentRef,
  walletKeys: ReadonlySet<string>,
): Promise<PaymentSpend[]> {
  const keys = buildPaymentKeys(network, reference, walletKeys);
  const claims = await em.find(
    PaymentSpend,
    { network, reference: { $in: keys } },
    { disableIdentityMap: true },
  );
  return claims.sort((a, b) => keys.indexOf(b.reference) - keys.indexOf(a.reference));
}

/** The payments that were spent on these subjects. */
export function findSpendsOn(
  em: EntityManager,
  subjectType: PaymentSubject,
  subjectIds: readonly string[],
): Promise<PaymentSpend[]> {
  if (subjectIds.length === 0) return Promise.resolve([]);
  return em.find(
    PaymentSpend,
    { subjectType, subjectId: { $in: [...subjectIds] } },
    { disableIdentityMap: true },
  );
}

/** Those of all payers of a transaction. */
export function listSpends(
  em: EntityManager,
  { network, reference }: Pick<PaymentRef, 'network' | 'reference'>,
): Promise<PaymentSpend[]> {
  const ofPayers = [{ reference }, { reference: { $like: `${reference}#%` } }];
  return em.find(
    PaymentSpend,
    { network, $or: ofPayers },
    { orderBy: { id: 'asc' }, disableIdentityMap: true },
  );
}

/** Whether the caller may have its own part in a transaction that somebody else spent. */
export function mayBelongToAnotherPayer(
  { payer, lock }: Pick<PaymentSpend, 'payer' | 'lock'>,
  { walletKeys, secret }: Pick<Spender, 'walletKeys' | 'secret'>,
): boolean {
  if (walletKeys.size === 0 || matchesPaymentLock(lock, secret)) return false;
  return typeof payer === 'string' && !walletKeys.has(normalizeWalletAddress(payer));
}

/** The key itself is the caller's secret. */
export function hashRequestKey(requestKey: string | undefined): string | null {
  return requestKey === undefined ? null : createHash('sha256').update(requestKey, 'utf8').digest('hex');
}
