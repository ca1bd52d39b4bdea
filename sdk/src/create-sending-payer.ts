import type { SendingPayer } from './payer.ts';
import { sendLockedTransfer } from './send-locked-transfer.ts';

/** A transfer is proven by its reference and by the secret of its lock. */
export function createSendingPayer(wallet: Omit<SendingPayer, 'pay'>): SendingPayer {
  return { ...wallet, pay: ({ payTo, amount }) => sendLockedTransfer(wallet, payTo, BigInt(amount)) };
}
