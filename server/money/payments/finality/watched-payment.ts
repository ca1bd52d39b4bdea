import type { IncomingPayment } from '../../../chain/types.ts';
import { parseTransactionReference } from '../payment-key.ts';
import type { UnfinalPayment } from './unfinal-payment.entity.ts';

export const FIRST_CHECK_MS = 30_000;

export type WatchedPayment = Omit<UnfinalPayment, 'missingSince'>;

type Observed = Pick<IncomingPayment, 'network' | 'reference'> &
  Partial<Pick<IncomingPayment, 'finality' | 'origin'>>;

/** Undefined for what is final, and for what we submit: it is followed as our own transaction. */
export function buildWatchedPayment(payment: Observed, now: Date): WatchedPayment | undefined {
  const { network, finality, origin } = payment;
  if (!origin || !finality || finality === 'finalized') return undefined;
  const reference = parseTransactionReference(payment.reference);
  return {
    id: `${network}/${reference}`,
    network,
    reference,
    fromAddress: origin.from,
    blockHeight: origin.blockHeight,
    nonce: origin.nonce ?? null,
    signedPayload: origin.payload ?? null,
    checkAt: new Date(now.getTime() + FIRST_CHECK_MS),
    createdAt: now,
  };
}
