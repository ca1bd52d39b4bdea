import { normaliseReference } from '../../chain/reference.ts';
import type { IncomingPayment } from '../../chain/types.ts';
import type { Network } from '../../foundation/platform/networks.ts';
import { walletKeyOf } from '../../foundation/platform/wallet-key.ts';

/** What tells one payment from others. */
export interface PaymentName {
  network: Network;
  reference: string;
  payer?: string;
  shared?: IncomingPayment['shared'];
}

const SEPARATOR = '#';

/**
 * What a payment can be claimed under, once: its transaction, and for all payers of a shared transaction but the first,
 * the payer as well.
 */
export function paymentKeyOf({ network, reference, payer = '', shared }: PaymentName): string {
  const transaction = normaliseReference(network, reference);
  return shared === 'further' ? keyOfPart(transaction, walletKeyOf(payer)) : transaction;
}

/** All keys under which payments of these wallets in a transaction may have been claimed. */
export function paymentKeysOf(network: Network, reference: string, walletKeys: Iterable<string>): string[] {
  const transaction = normaliseReference(network, reference);
  return [transaction, ...[...walletKeys].map((walletKey) => keyOfPart(transaction, walletKey))];
}

export function transactionOf(paymentKey: string): string {
  return paymentKey.split(SEPARATOR, 1)[0] as string;
}

function keyOfPart(transaction: string, walletKey: string): string {
  return `${transaction}${SEPARATOR}${walletKey}`;
}
