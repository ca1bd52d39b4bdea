import type { Connection } from '@solana/web3.js';
import { sleep } from '../retry.ts';

const INTERVAL_MS = 500;

/**
 * Resolves when the transaction is confirmed or failed, or can no longer come. It asks instead of listening: web3.js
 * closes its socket when it is idle, and now and then loses a subscription that comes meanwhile.
 */
export async function whenConfirmed(
  connection: Connection,
  signature: string,
  lastValidBlockHeight: number,
): Promise<void> {
  for (;;) {
    const height = await connection.getBlockHeight('confirmed');
    const { value } = await connection.getSignatureStatus(signature);
    if (value && value.confirmationStatus !== 'processed') return;
    if (height > lastValidBlockHeight) return;
    await sleep(INTERVAL_MS, undefined);
  }
}
