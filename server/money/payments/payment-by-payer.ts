import type { IncomingPayment } from '../../chain/types.ts';
import { normalizeWalletAddress } from '../../foundation/platform/wallet-address.ts';

/** What this wallet paid in a transaction; the first payment where it is not known who paid. */
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
