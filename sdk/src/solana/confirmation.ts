import { sleep } from '../retry.ts';
import type { SolanaRpc } from './rpc.ts';

const INTERVAL_MS = 500;

/**
 * True when the transaction is confirmed or failed, false when it can no longer come. It asks instead of listening: web3.js
 * closes its socket when it is idle, and now and then loses a subscription that comes meanwhile.
 */
export async function waitForConfirmation(
  node: SolanaRpc,
  signature: string,
  lastValidBlockHeight: number,
): Promise<boolean> {
  for (;;) {
    const height = await node.getBlockHeight();
    const status = await node.getSignatureStatus(signature);
    if (status && status.confirmationStatus !== 'processed') return true;
    if (height > lastValidBlockHeight) return false;
    await sleep(INTERVAL_MS, undefined);
  }
}
