import { PaymentPendingError } from '../../chain/errors.ts';
import type { Chains } from '../../chain/types.ts';
import type { TransactionProof } from './proof.ts';

const HINT =
  'It was looked for on base-mainnet, because no network was named. If it was made on alt-mainnet, send `X-Payment-Network: alt-mainnet`, or `payment_chain: alt`.';

/** A hash that is not found may be on the other chain with hashes. */
export function withNetworkHint(error: unknown, proof: TransactionProof, chains: Chains): unknown {
  const isLost = error instanceof PaymentPendingError && error.observedPayments === undefined;
  if (!isLost || !proof.isNetworkInferred || !chains.has('alt-mainnet')) return error;
  return new PaymentPendingError(`${error.message} ${HINT}`);
}
