import type { SendingPayer } from './payer.ts';
import type { PaymentProof } from './payment.ts';
import { toPaymentError } from './payment-errors.ts';
import { lockPayment } from './payment-lock.ts';

/** Sends a locked transfer and returns the headers that prove it. */
export async function sendLockedTransfer(
  wallet: Pick<SendingPayer, 'paymentNetwork' | 'send'>,
  to: string,
  amount: bigint,
): Promise<PaymentProof & { 'X-PAYMENT': string; 'X-Payment-Secret': string }> {
  const { secret, lock } = await lockPayment();
  const reference = await wallet.send(to, amount, lock).catch((error) => {
    throw toPaymentError(error, secret);
  });
  return {
    'X-PAYMENT': reference,
    'X-Payment-Network': wallet.paymentNetwork,
    'X-Payment-Secret': secret,
  };
}
