import type { IncomingPayment } from '../../chain/types.ts';
import { walletKeyOf } from '../../foundation/platform/wallet-key.ts';

/** What this wallet paid in a transaction; the first payment where it is not known who paid. */
export function paymentFrom(
  payments: readonly [IncomingPayment, ...IncomingPayment[]],
  payer: string | null | undefined,
): IncomingPayment {
  return (payer && findPaymentFrom(payments, payer)) || payments[0];
}

export function findPaymentFrom(
  payments: readonly IncomingPayment[],
  payer: string,
): IncomingPayment | undefined {
  return payments.find((payment) => walletKeyOf(payment.payer) === walletKeyOf(payer));
}
