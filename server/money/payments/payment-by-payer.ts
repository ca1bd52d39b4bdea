import type { IncomingPayment } from '../../chain/types.ts';
import { normalizeWalletAddress } from '../../foundation/platform/wallet-address.ts';

/** This wallet's payment in a transaction; the first payment if the payer is unknown. */
export function selectPaymentByPayer(
  payments: readonly [IncomingPayment, ...IncomingPayment[]],
  payer: string | null | undefined,
): IncomingPayment {
  return (payer && findPaymentByPayer(payments, payer)) || payments[0];
}

export function findPaymentByPayer(
  payments: readonly IncomingPayment[],
  payer: string,
): IncomingPayment | undefined {
  return payments.find((payment) => normalizeWalletAddress(payment.payer) === normalizeWalletAddress(payer));
}
