import type { PaymentOptions } from '../payments/payment-options.ts';
import type { PaymentProof } from '../payments/proof.ts';
import { type Settled, settlementHeaders } from './convert.ts';

/** The headers for callers that sent a signed payload: in which transaction it was settled. */
export async function receiptFor(
  payment: Settled | undefined,
  proof: PaymentProof | undefined,
  options: PaymentOptions,
): Promise<Partial<ReturnType<typeof settlementHeaders>>> {
  if (!payment || proof?.kind !== 'signed') return {};
  return settlementHeaders(payment, proof, await options.reachable());
}
