import type { EntityManager } from '../../../foundation/db/orm.ts';
import type { Network } from '../../../foundation/platform/networks.ts';
import type { PaymentSubject } from '../payment-claim.entity.ts';
import type { TransactionProof } from '../proof.ts';
import type { Spending } from '../reopening.ts';

/** A payment that we sent for its buyer, and what it was sent for. */
export interface SentPayment extends Spending {
  settlementId: string;
  transaction: TransactionProof;
  /** `open`: what it pays for is not there yet. `done`: it is, or the money went back. `failed`: no money moved. */
  progress: 'open' | 'done' | 'failed';
}

const SENT = `
  select settlement.id, settlement.network, settlement.tx_hash,
    case when settlement.state = 'failed' then 'failed' when settlement.due_at is null then 'done' else 'open' end
      as progress,
    claim.subject_type, claim.subject_id, claim.request_fingerprint, claim.payer, claim.lock, claim.request_key_hash
  from x402_settlements settlement
    join payment_claims claim on claim.network = settlement.network and claim.reference = settlement.tx_hash`;

interface Row {
  id: string;
  network: Network;
  tx_hash: string;
  progress: SentPayment['progress'];
  subject_type: PaymentSubject;
  subject_id: string;
  request_fingerprint: string | null;
  payer: string | null;
  lock: string | null;
  request_key_hash: string | null;
}

export async function findByAuthorization(
  em: EntityManager,
  network: Network,
  authorizationKey: string,
): Promise<SentPayment | undefined> {
  const where = 'settlement.network = ? and settlement.authorization_key = ?';
  const [row] = await em.execute<Row[]>(`${SENT} where ${where}`, [network, authorizationKey]);
  return row && toSentPayment(row);
}

export async function findSentPayment(
  em: EntityManager,
  settlementId: string,
): Promise<SentPayment | undefined> {
  const [row] = await em.execute<Row[]>(`${SENT} where settlement.id = ?`, [settlementId]);
  return row && toSentPayment(row);
}

const TAKE = `
  update x402_settlements set request = null, due_at = null where id = ? and due_at is not null returning id`;

/**
 * Says, in the transaction that makes what was paid for or sends the money back, that this is the one that does. Of
 * any number of callers one gets true; the others wait for its commit, or try themselves if it rolled back.
 */
export async function takeSentPayment(em: EntityManager, { settlementId }: SentPayment): Promise<boolean> {
  return (await em.execute<unknown[]>(TAKE, [settlementId])).length > 0;
}

function toSentPayment({ network, tx_hash: reference, ...row }: Row): SentPayment {
  return {
    settlementId: row.id,
    transaction: { kind: 'transaction', network, reference },
    progress: row.progress,
    subjectType: row.subject_type,
    subjectId: row.subject_id,
    requestFingerprint: row.request_fingerprint,
    payer: row.payer,
    lock: row.lock,
    requestKeyHash: row.request_key_hash,
  };
}
