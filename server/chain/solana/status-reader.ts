import type { Connection, SignatureStatus } from '@solana/web3.js';
import { callTogether } from '../../foundation/platform/call-together.ts';

export interface SeenStatus {
  /** Undefined if the node has not seen the transaction. */
  status: SignatureStatus | undefined;
  /** How far the node was when it looked. */
  slot: number;
}

/** As many as a node accepts. */
const MAX_SIGNATURES = 256;
/** Much less than the time of a slot. */
const GATHER_MS = 10;

/** One call for all transactions that are followed at the same time. */
export function createStatusReader(connection: Connection): (signature: string) => Promise<SeenStatus> {
  return callTogether(
    MAX_SIGNATURES,
    async (signatures: readonly string[]) => {
      const { context, value } = await connection.getSignatureStatuses([...signatures], {
        searchTransactionHistory: true,
      });
      if (value.length !== signatures.length)
        throw new Error(`The node was asked for ${signatures.length} statuses and returned ${value.length}`);
      return signatures.map((_, index) => ({ status: value[index] ?? undefined, slot: context.slot }));
    },
    GATHER_MS,
  );
}
