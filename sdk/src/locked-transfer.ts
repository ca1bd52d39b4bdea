import type { SendingPayer } from './payer.ts';
import type { PaymentProof } from './payment.ts';
import { lockPayment } from './payment-lock.ts';

/**
 * The wallet failed without saying which transaction it sent, if any. Should the transfer turn up on the chain, it is
 * `secret` that opens it; `cause` says what the wallet said.
 *
 * @example
 * if (error instanceof TransferFailedError) await keep(error.secret);
 */
export class TransferFailedError extends Error {
  override name = 'TransferFailedError';
  readonly secret: string;

  constructor(secret: string, cause: unknown) {
    super(`The wallet failed to send the payment: ${cause instanceof Error ? cause.message : cause}`, {
      cause,
    });
    this.secret = secret;
  }
}

/** Sends a transfer that nobody else can pay with, and returns the headers that prove it. */
export async function sendLocked(
  wallet: Pick<SendingPayer, 'paymentNetwork' | 'send'>,
  to: string,
  amount: bigint,
): Promise<PaymentProof & { 'X-PAYMENT': string; 'X-Payment-Secret': string }> {
  const { secret, lock } = await lockPayment();
  const reference = await wallet.send(to, amount, lock).catch((error) => {
    throw new TransferFailedError(secret, error);
  });
  return {
    'X-PAYMENT': reference,
    'X-Payment-Network': wallet.paymentNetwork,
    'X-Payment-Secret': secret,
  };
}
