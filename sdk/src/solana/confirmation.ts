import { sleep } from '../retry.ts';
import type { SolanaRpc } from './rpc.ts';

const INTERVAL_MS = 500;

/**
 * True if the transaction is confirmed or failed, false if it can no longer land. It polls instead of subscribing:
 * web3.js closes its idle socket and sometimes loses a subscription made meanwhile.
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
