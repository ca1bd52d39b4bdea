import { requireAdapter } from '../../chain/get-adapter.ts';
import type { ChainTransaction } from '../../chain/transactions/chain-transaction.entity.ts';
import type { TransactionKind } from '../../chain/transactions/transaction-kind.ts';
import type { Chains } from '../../chain/types.ts';

/**
 * Signed once: the requester knows its hash, so a failed transfer must be requested again instead of being retried
 * silently. A relayed one has failed only when nobody can use its authorization anymore.
 */
export function createWalletTransferKind(chains: Chains): TransactionKind {
  return {
    async findSubstitute(row, signed, status) {
      if (!isRelayed(row)) return undefined;
      const { relaying } = requireAdapter(chains, row.network);
      const state = await relaying?.findAuthorizationState(signed, { requestedAt: row.createdAt, status });
      if (state?.kind === 'used') return state.txHash;
      const isOpen = state?.kind === 'unclear' || (state?.kind === 'unused' && !state.isLapsed);
      return isOpen ? signed.txHash : undefined;
    },
    mayReplace: async () => true,
  };
}

/** We pay for it, and the wallet only authorizes it. */
function isRelayed({ sender, fromAddress }: ChainTransaction): boolean {
  return sender !== fromAddress;
}
