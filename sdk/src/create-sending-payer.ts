import type { SendingPayer } from './payer.ts';
import { sendLockedTransfer } from './send-locked-transfer.ts';

/** What was sent is proven by its reference, and by the secret that it is locked with. */
export function createSendingPayer(wallet: Omit<SendingPayer, 'pay'>): SendingPayer {
  return { ...wallet, pay: ({ payTo, amount }) => sendLockedTransfer(wallet, payTo, BigInt(amount)) };
}
