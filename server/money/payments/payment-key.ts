import { normaliseReference } from '../../chain/reference.ts';
import type { IncomingPayment } from '../../chain/types.ts';
import type { Network } from '../../foundation/platform/networks.ts';
import { normalizeWalletAddress } from '../../foundation/platform/wallet-address.ts';

/** Identifies a payment. */
export interface PaymentRef {
  network: Network;
  reference: string;
  payer?: string;
  shared?: IncomingPayment['shared'];
}

const SEPARATOR = '#';

/**
 * The key under which a payment is spent, once: its transaction, and for all payers of a shared transaction but the
 * first, also the payer.
 */
export function buildPaymentKey({ network, reference, payer = '', shared }: PaymentRef): string {
  const transaction = normaliseReference(network, reference);
  return shared === 'further'
    ? buildSharedPaymentKey(transaction, normalizeWalletAddress(payer))
    : transaction;
}

/** All keys under which payments of these wallets in a transaction may have been spent. */
export function buildPaymentKeys(
  network: Network,
  reference: string,
  walletKeys: Iterable<string>,
): string[] {
  const transaction = normaliseReference(network, reference);
  return [transaction, ...[...walletKeys].map((walletKey) => buildSharedPaymentKey(transaction, walletKey))];
}

export function parseTransactionReference(paymentKey: string): string {
  return paymentKey.split(SEPARATOR, 1)[0] as string;
}

function buildSharedPaymentKey(transaction: string, walletKey: string): string {
  return `${transaction}${SEPARATOR}${walletKey}`;
}
